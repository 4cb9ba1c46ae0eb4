"""The first visit: a first screen that is there before Python, and what is written on it."""

from __future__ import annotations

import pytest
from making import catalogues, first
from tycoon_web.kit.vtree import Node, h

from tests.page.desk import WEB, Element, FakePort, Page, inside, messages, page_with
from tests.page.games import plain_turn, played

OFFERED = catalogues.languages((WEB / "index.html").read_text(encoding="utf-8"))


def names(page: Page) -> list[str]:
    """What stands in the fields of those who play."""
    places = [e for e in page.elements() if e[0] == "li" and not e[1].get("hidden")]
    fields = [e for place in places for e in inside(place) if e[1].get("data-do") == "party-name"]
    return [str(field[1]["value"]) for field in fields]


def home(page: Page) -> None:
    page.press(id="back")


def write(page: Page, field: str, text: str) -> None:
    page.touch(page.find(id=field)[0], "input", value=text)


def written(*lists: list[str]) -> Page:
    """A page on which this stood before Python was there."""
    port = FakePort()
    port.written = (lists[0], lists[1])
    return Page(port=port)


def as_node(element: Element) -> Node:
    tag, attributes, children = element
    return tag, attributes, [c if isinstance(c, str) else as_node(c) for c in children]


@pytest.mark.parametrize("language", OFFERED)
def test_what_is_there_before_python_is_what_python_draws_first(language: str) -> None:
    port = FakePort()
    port.offered = port.offered._replace(preferred=language, chosen=language)
    page = Page(port=port, language=language)
    before = first.html(first.screen(messages(language), language))
    assert before == first.html(as_node(page.port.tree))
    assert str(messages(language)["guide.raccoon.turn"]) in page.text()


def test_what_was_written_before_python_was_there_is_in_the_set_up() -> None:
    page = written(["Ann", "", "Cy", "Dee"], ["Eve"])
    assert names(page) == ["Ann", "", "Cy", "Dee"]
    page.press(id="new-letter")
    assert page.app.setup.sitters() == [
        ("Ann", "lantern"), ("Key", "key"), ("Cy", "hat"), ("Dee", "bell"),
    ]  # fmt: skip
    home(page)
    page.press(id="party-size-5")
    assert names(page)[4] == "Eve", "who was written down for a place that was taken away"


def test_home_and_set_up_say_the_same_of_who_plays() -> None:
    page = Page()
    page.press(id="party-size-2")
    write(page, "party-1", "Bea")
    page.press(id="new-raccoon")
    assert page.app.setup.sitters() == [("Lantern", "lantern"), ("Bea", "key")]
    page.press(id="add-player")
    write(page, "name-2", "Cy")
    page.press_each("start-seat-2", "emblem-0", "choose-feather")
    home(page)
    assert names(page) == ["", "Bea", "Cy"]
    assert page.find(id="party-0")[0][1]["placeholder"] == "Feather"
    page.press(id="party-size-2")
    page.press(id="new-letter")
    assert page.app.setup.sitters() == [("Feather", "feather"), ("Bea", "key")]
    assert page.app.setup.draft.start == -1, "who was to start is gone"
    home(page)
    page.press(id="party-size-4")
    assert names(page) == ["", "Bea", "Cy", ""]
    page.press(id="new-raccoon")
    assert [sign for _, sign in page.app.setup.sitters()] == ["feather", "key", "lantern", "hat"]


def test_a_name_that_comes_for_a_place_just_taken_away_changes_nothing() -> None:
    page = Page()
    page.press(id="party-size-2")
    write(page, "party-4", "Eve")
    assert names(page) == ["", ""]


def test_who_has_a_game_here_is_shown_that() -> None:
    page = page_with(played(3, plain_turn))
    page.press(do="open-menu")
    page.press(do="home")
    assert page.find(id="continue")
    assert not page.find(do="party-size")
    assert not [e for e in page.elements() if e[1].get("class") in ("home-first", "leaf m-paper")]


def test_markup_is_made_of_no_text() -> None:
    node = h(
        "p#a.b", {"title": 'x"<y>', "hidden": True, "inert": False, "key": "k"}, "1 < 2 & 3",
        h("input", {"value": ""}),
    )  # fmt: skip
    assert first.html(node) == (
        '<p title="x&quot;&lt;y&gt;" hidden id="a" class="b">1 &lt; 2 &amp; 3<input value=""></p>'
    )


def test_one_language_is_in_the_page_and_the_others_are_ready() -> None:
    page = first.fill_in('<div id="app">{first}</div>', {c: messages(c) for c in OFFERED})
    assert page.startswith('<div id="app"><div lang="en" class="page">')
    for language in OFFERED:
        assert page.count(f"{messages(language)['home.people']}<") == 1
        assert (f'<template lang="{language}">' in page) == (language != "en")
