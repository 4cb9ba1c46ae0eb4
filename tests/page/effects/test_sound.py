"""What sounds, and when: every event of both games, off until it is switched on."""

from __future__ import annotations

import re

import pytest
import tycoon
from tycoon import Event
from tycoon_web.effects.sound import MOST, TURN, VOLUMES, heard, spaced
from tycoon_web.play.page import page_of
from tycoon_web.rooms.effects.room import SAMPLES

from tests.page.desk import WEB, Page, page_with
from tests.page.effects.test_motion import act, in_a_turn, told_by, turn
from tests.page.opponents.bots import double, let_bots, table
from tests.page.table.test_replay import GAMES


def made() -> set[str]:
    """The sounds that the page can make."""
    text = (WEB / "js" / "sound.mjs").read_text(encoding="utf-8")
    return set(re.findall(r"^  (\w+): \[", text, re.MULTILINE))


def loud(page: Page, *names: str) -> Page:
    """Switched on, without listening to how loud that is."""
    for name in names:
        page.app.settings.set(name, "loud")
    page.port.sounds.clear()
    return page


def names(page: Page) -> list[str]:
    return [name for sounds in page.port.sounds for name, _, _ in sounds]


def at_table() -> Page:
    page = Page()
    page.app.autosave.begin(in_a_turn())
    page.app.render()
    return page


@GAMES
def test_every_event_sounds_or_is_named_as_silent(game: str) -> None:
    sound = page_of(game).effects.sound
    assert sound.silent.isdisjoint(sound.sounds)
    assert sound.silent | sound.sounds.keys() == told_by(game)


def test_the_page_makes_exactly_the_sounds_that_are_asked_for() -> None:
    asked = {name for game in tycoon.GAMES for name in page_of(game).effects.sound.sounds.values()}
    assert made() == asked | {TURN} | set(SAMPLES.values())


def test_nothing_sounds_before_it_is_switched_on_and_each_volume_counts_for_itself() -> None:
    page = at_table()
    turn(page)
    act(page, tycoon.Action("end_turn"))
    assert page.port.sounds == []
    loud(page, "call")
    page.press(id="reveal")
    page.press(id="act-produce")
    act(page, next(iter(page.session.legal_actions())))
    assert names(page) == []
    act(page, tycoon.Action("end_turn"))
    assert names(page) == [TURN]
    page.app.settings.set("call", "off")
    loud(page, "effects")
    page.press(id="reveal")
    assert TURN not in names(page)
    assert names(page)


def test_a_volume_is_heard_when_it_is_chosen() -> None:
    page = Page()
    page.press(do="open-menu")
    for name, sample in SAMPLES.items():
        page.press(id=f"set-{name}-quiet")
        assert page.port.sounds[-1][0] == (sample, VOLUMES["quiet"], 0)
        page.press(id=f"set-{name}-off")
    assert len(page.port.sounds) == len(SAMPLES)
    assert page.port.store


def test_who_plays_with_bots_is_called_when_they_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    double(monkeypatch)
    page = loud(page_with(table("letter", ".b", challenge="off")), "call")
    card = page.session.view(0)["players"][0]["hand"][0]
    page.app.table.act([tycoon.Action("discard_cards", cards=[card])])
    page.app.table.act([tycoon.Action("end_turn")])
    page.app.render()
    assert names(page) == []
    let_bots(page)
    assert names(page) == [TURN]
    assert page.app.autosave.play
    assert page.app.autosave.play.screen() == "table"


def test_what_only_one_may_know_makes_no_sound_and_equal_ones_sound_once() -> None:
    sound = page_of("letter").effects.sound
    drawn = Event("cards_drawn", {"seat": 0, "count": 1})
    assert heard(sound, [Event("card_drawn", {"seat": 0, "card": "Q"}, 0)]) == []
    assert heard(sound, [drawn, drawn, Event("turn_ended", {"seat": 0}), drawn]) == ["paper"]


def test_however_many_they_are_they_begin_within_the_time_of_an_action() -> None:
    assert all(after < MOST for _, _, after in spaced(["coin", "paper"] * 20, 1.0))
