"""Try it from here: a game of its own from a moment of one that is over; it counts for nothing."""

from __future__ import annotations

import json
from collections.abc import Generator
from functools import cache

import pytest
import tycoon
from tycoon.coach import Analysis, analyse, finished
from tycoon_web.device.records import Label, opened, wrapped

from tests.coach.tables import played
from tests.page.coach.test_decided import told
from tests.page.desk import Page
from tests.page.opponents.bots import act_anyhow, let_bots
from tests.page.watch import watch

GAMES = sorted(tycoon.GAMES)


@cache
def analysed(game: str) -> tuple[str, Analysis]:
    """A game that is over, and what is to be said of it."""
    options = {"challenge": "automatic"} if game == "letter" else {}
    session = tycoon.new_game(game, ["Ann", "Bea"], options, "tried")
    played(session, "apprentice")
    return session.dumps(), finished(analyse(session))


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is thought about only once."""

    def at_once(session: tycoon.Session) -> Generator[float, None, Analysis]:
        yield 0.5
        return analysed(session.game)[1]

    monkeypatch.setattr("tycoon.coach.analyse", at_once)


def tried(game: str = "raccoon") -> Page:
    """The first moment that decided it is tried once more."""
    page = told(tycoon.load_game(analysed(game)[0]))
    page.press(id="moment-tab-1")
    page.press(do="try-from")
    return page


def stored(page: Page) -> list[Label]:
    return [slot.newest.label for slot in page.app.save_store.look().slots if slot.newest]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_its_own_begins_before_the_decision_against_bots(game: str) -> None:
    before, analysis = analysed(game)
    session, one = tycoon.load_game(before), analysis.moments()[0].decision
    page = tried(game)
    now = page.session
    assert now.state.to_dict() == session.at(one.step - 1).state.to_dict()
    assert [seat.bot is None for seat in now.seats] == [seat == one.seat for seat in range(2)]
    assert not page.find(id="sheet-title")
    watch(page)
    labels = stored(page)
    assert sorted(label.tried for label in labels) == [False, True]
    assert before in [slot.newest.text for slot in page.app.save_store.look().slots if slot.newest]
    page.app.go("")
    page.app.render()
    assert "tried, not counted" in page.text()
    assert "Tried: " in page.text()
    watch(page)


def test_it_is_taken_up_again_as_what_it_is() -> None:
    page = tried()
    act_anyhow(page)
    let_bots(page)
    again = Page(page.port.store, "table")
    assert again.session.tried
    assert again.session.dumps() == page.session.dumps()


def test_it_counts_for_no_record_and_for_no_day() -> None:
    page = tried()
    facts = page.app.records.ledger.facts()
    page.session.finish()
    play = page.app.table.play
    assert play
    play.renew()
    page.app.autosave.save()
    page.app.render()
    assert "counts for no record" in page.text()
    page.press(do="open-records")
    let_bots(page)
    assert page.app.records.ledger.facts() == facts
    (saved,) = [
        slot.newest
        for slot in page.app.save_store.look().slots
        if slot.newest and slot.newest.label.tried
    ]
    page.app.records.count(saved)
    unmarked = saved._replace(label=saved.label._replace(tried=False))
    page.app.records.count(unmarked)
    assert page.app.records.ledger.facts() == facts, "the save itself says so, too"


def test_a_label_of_an_earlier_version_has_no_such_mark() -> None:
    page = tried()
    (saved,) = [
        slot.newest
        for slot in page.app.save_store.look().slots
        if slot.newest and slot.newest.label.tried
    ]
    record = json.loads(wrapped(saved))
    assert record["label"].pop("tried")
    raw = wrapped(saved._replace(label=saved.label._replace(tried=False)))
    read = opened(raw, saved.key)
    assert read
    assert not read.label.tried
    assert tycoon.load_game(read.text).tried
