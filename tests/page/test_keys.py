"""The keyboard: few keys for every action, and keys of one's own."""

from __future__ import annotations

import json

import pytest
import tycoon
from hypothesis import given
from hypothesis import strategies as st
from tycoon_web.device.settings import Settings
from tycoon_web.device.shortcuts import KEYS

from tests.page.desk import Page, choose_tokens, new_page, page_with
from tests.page.games import in_phase, played
from tests.page.letter import tables

ACTIONS = {"1": "produce", "2": "sell", "3": "auction", "4": "build", "5": "buy_town"}
#: After the choice is clear, from the curtain to the end of the turn.
MOST_PRESSES = 8


def every_action(session: tycoon.Session) -> bool:
    possible = {choice.do for choice in session.prompt().choices if not choice.refusal}
    return session.prompt().phase == "turn" and possible >= set(ACTIONS.values())


@pytest.mark.ux("A11-01")
@pytest.mark.parametrize("key", ACTIONS)
def test_a_turn_takes_few_keys(key: str) -> None:
    page = page_with(played(2, every_action, least=12))
    before = len(page.session.journal)
    presses = ["Enter", key, "Enter"]
    for pressed in presses:
        page.key(pressed)
    if page.find(id="answer-yes"):  # a question in the way
        presses.append("Enter")
        page.key("Enter")
    done = [step.action.do for step in page.session.journal[before:] if step.action]
    assert done[0] == ACTIONS[key]
    if key != "3":  # an auction is for the others now
        presses.append("Enter")
        page.key("Enter")
        assert page.find(id="reveal"), "the turn is over"
    assert len(presses) <= MOST_PRESSES


@pytest.mark.ux("HO-02")
def test_enter_held_down_stops_at_the_next_curtain() -> None:
    page = page_with(played(2, every_action, least=12))
    for key in ("Enter", "1", "Enter", "Enter"):
        page.key(key)
    assert page.find(id="reveal")
    page.key("Enter", repeat=True)
    assert page.find(id="reveal")
    page.key("Enter")
    assert not page.find(id="reveal")


def amounts(page: Page) -> list[str]:
    return [str(element[2]) for element in page.elements() if element[0] == "output"]


def test_plus_and_minus_change_what_has_the_focus_or_the_first() -> None:
    page = page_with(played(2, every_action, least=12))
    page.key("Enter")
    page.key("2")
    before = amounts(page)
    page.key("-")
    less = amounts(page)
    assert less != before
    page.key("+")
    assert amounts(page) == before
    steps = [e[1]["id"] for e in page.elements() if str(e[1].get("id", "")).endswith("-plus")]
    shown = page.text()
    page.key("+", id=steps[-1], tag="button")
    assert page.text() != shown, "more, or why there is no more"


@pytest.mark.rule("RT-50")
def test_one_key_passes_in_an_auction_and_plus_raises_the_bid() -> None:
    page = page_with(played(3, in_phase("auction"), least=9), "open")
    before, offered = page.session.to_act, page.find(id="bid")[0]
    page.key("+")
    assert page.find(id="bid")[0] != offered
    if page.find(id="pass")[0][1].get("data-why"):  # who begins must bid
        page.key("Enter")
    before = page.session.to_act
    page.key("p")
    assert page.session.journal[-1].action == tycoon.Action("pass")
    assert page.session.to_act != before


def test_a_letter_buys_its_patent_and_one_key_buys_nothing() -> None:
    page = tables.table("CATXXXX", money={0: 20})
    tables.play(page, "CAT")
    page.key("Enter")
    assert page.find(id="buy-C")
    page.key("c")
    assert page.session.view(None)["players"][0]["patents"] == ["C"]
    other = tables.table("CATXXXX", money={0: 20})
    tables.play(other, "CAT")
    other.key("Enter")
    other.key("p")
    assert other.session.view(None)["players"][0]["patents"] == []
    assert not other.find(id="buy-C")


def test_a_figure_challenges_and_enter_accepts_for_all() -> None:
    page = tables.table("CATXXXX", challenge="table")
    tables.play(page, "CAT")
    page.key("2")
    assert page.find(id="object-2")[0][1]["aria-pressed"] == "true"
    page.key("2")
    page.key("9")
    assert page.find(id="object-2")[0][1]["aria-pressed"] == "false"
    page.key("Enter")
    assert not page.find(id="settle")


# --- keys of one's own ---------------------------------------------------------------------------


def menu() -> Page:
    page = new_page(2, "open")
    choose_tokens(page)
    page.key("m")
    return page


def test_a_key_is_changed_in_the_menu_and_stays_so() -> None:
    page = menu()
    page.press(id="set-key-log")
    assert "Press a key" in page.text()
    page.key("F4")
    again = Page(page.port.store, "table")
    assert again.app.settings.chosen.keys["log"] == "f4"
    assert again.port.announced["open-log"] == "f4"
    again.key("l")
    assert again.app.ui.sheet is None
    again.key("F4")
    assert again.app.ui.sheet == "log"


@pytest.mark.parametrize(
    ("key", "told"),
    [("m", "M is taken: Menu"), ("5", "5 cannot be chosen"), ("Enter", "Enter cannot be chosen")],
)
def test_a_key_that_cannot_be_is_refused_in_words(key: str, told: str) -> None:
    page = menu()
    page.press(id="set-key-log")
    page.key(key)
    assert told in page.app.ui.alarm
    assert page.app.settings.chosen.keys == Settings().keys
    assert page.app.ui.sheet == "menu"


def test_escape_leaves_a_key_as_it_is_and_delete_takes_it_away() -> None:
    page = menu()
    page.press(id="set-key-log")
    page.key("Escape")
    assert page.app.settings.chosen.keys["log"] == "l"
    page.press(id="set-key-log")
    page.key("Shift")
    page.key("Delete")
    assert page.app.settings.chosen.keys["log"] == ""
    page.key("Escape")
    page.key("l")
    assert page.app.ui.sheet is None


def test_keys_of_ones_own_can_be_switched_off() -> None:
    page = menu()
    page.press(id="set-shortcuts")
    page.key("Escape")
    for key in ("l", "m", "?"):
        page.key(key)
        assert page.app.ui.sheet is None
    assert set(page.port.announced.values()) == {""}
    page.key("1")
    assert page.find(id="bench"), "figures are no letters"


@given(st.dictionaries(st.sampled_from([*KEYS, "other"]), st.text(max_size=3) | st.integers()))
def test_stored_keys_that_are_odd_or_clash_do_no_harm(keys: dict[str, object]) -> None:
    settings = Settings.from_text(json.dumps({"keys": keys}))
    assert settings.keys.keys() == KEYS.keys()
    used = [key for key in settings.keys.values() if key]
    assert len(used) == len(set(used))
    assert Settings.from_text(settings.to_text()).keys == settings.keys
