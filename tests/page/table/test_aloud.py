"""What is read out: once, in short, from one place, and nothing of a hand to the next player."""

from __future__ import annotations

import pytest

from tests.page.desk import Element, Page, page_with
from tests.page.games import plain_turn, played
from tests.page.letter.tables import spell, table
from tests.page.watch import walk


def said(page: Page) -> str:
    (region,) = page.find(id="said")
    return "".join(region[2])


def speaking(page: Page) -> list[str]:
    """Parts of the page that are read out when they change."""
    live = [
        attributes
        for tag, attributes, _ in walk(page.port.tree, but="inert")
        if attributes.get("role") in ("status", "alert") or "aria-live" in attributes
        if tag != "output" or attributes["aria-live"] != "off"
    ]
    return [str(attributes.get("id")) for attributes in live]


def texts(element: Element) -> list[str]:
    return [child for _, _, inside in walk(element) for child in inside if type(child) is str]


def at_table() -> Page:
    page = page_with(played(3, plain_turn, least=20))
    page.press(do="reveal")
    return page


@pytest.mark.ux("A11-07")
def test_what_a_draft_has_come_to_is_said_after_every_change() -> None:
    page = at_table()
    page.press(id="act-produce")
    icons = page.find(do="produce-take")
    for icon in icons[:2]:
        page.touch(icon, "click")
        play = page.app.table.play
        draft = play and play.draft()
        assert draft
        assert said(page).strip() == draft.aloud() != ""
    assert speaking(page) == ["said", "alarm"]


@pytest.mark.ux("A11-07")
def test_of_a_word_its_letters_and_what_it_earns_are_said() -> None:
    page = table("CATHNSX", "EYO")
    heard = []
    for letter in "CAT":
        spell(page, letter)
        heard.append(said(page))
    assert heard == ["C", "CA", "CAT: $1"]
    assert speaking(page) == ["said", "alarm"]


@pytest.mark.ux("WN-01")
def test_a_reason_is_said_when_its_control_is_pressed_and_once_more_when_pressed_again() -> None:
    page = table()
    (commit,) = page.find(id="commit")
    page.touch(commit, "focusin")
    assert said(page) == "", "the control is described by it"
    page.touch(commit, "click")
    first = said(page)
    page.touch(commit, "click")
    assert first == commit[1]["data-why"]
    assert said(page) != first
    assert said(page).strip() == first


@pytest.mark.ux("HO-01", "HO-02")
def test_who_takes_the_device_hears_what_the_others_did_and_nothing_of_a_draft() -> None:
    page = page_with(played(3, plain_turn, least=20))
    told = [e for e in page.elements() if e[1].get("class") == "news-told"]
    heard = [part for one in told for part in walk(one, but="aria-hidden") if part[0] == "span"]
    news = [text for one in heard for text in texts(one)]
    assert news
    assert said(page) == ""
    page.press(do="reveal")
    assert said(page) == f"Since your last turn: {' '.join(news)}"
    page.press(id="act-produce")
    page.touch(page.find(do="produce-take")[0], "click")
    assert said(page)
    page.key("h")
    assert page.find(id="curtain-title")
    assert said(page) == ""
