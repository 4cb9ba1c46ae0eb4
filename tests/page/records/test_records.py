"""Records are what a recount of the stored games says, and of each game once."""

from __future__ import annotations

import json

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_web.device.save_store import RECORDS
from tycoon_web.rooms.records.facts import fact_from

from tests.conformance.play import Deal, deals
from tests.everyday import often
from tests.page.desk import Page, page_with
from tests.page.records.tables import device, facts, keep, opened, reckoned, recount, said
from tests.page.watch import watch

#: Of longer random games only the beginning, which the table agrees to end there.
LONGEST = 400


def ended(deal: Deal) -> tycoon.Session:
    session = deal.played(most=LONGEST)
    if session.to_act is not None:
        session.finish()
    return session


@given(st.lists(st.one_of(deals("raccoon"), deals("letter")), min_size=1, max_size=4))
@settings(deadline=None, max_examples=often(12))
def test_records_equal_a_recount_from_the_stored_games(dealt: list[Deal]) -> None:
    games = [ended(deal) for deal in {(d.game, d.seed): d for d in dealt}.values()]
    page = opened(device(*games))
    assert reckoned(page) == recount(games)
    for fact in facts(page).values():
        assert all(sum(player.sources.values()) == player.total for player in fact.players)
        assert fact_from(json.loads(json.dumps(fact.to_dict()))) == fact


# --- each game once ------------------------------------------------------------------------------


def test_a_game_counts_once_however_often_it_comes(games: list[tycoon.Session]) -> None:
    page = opened(device(games[0]))
    before = facts(page)
    keep(page, games[0], 7)
    other = device(*games)
    other.press(do="open-import")
    other.press(do="take-along")
    for _ in range(2):
        page.answer("received", text=other.port.given[-1][3])
        if page.find(do="take-all"):
            page.press(do="take-all")
    opened(page)
    assert len(facts(page)) == len(games)
    assert facts(page).items() >= before.items(), "the copy that began first counts"


def test_who_plays_on_after_the_end_has_not_ended_it(games: list[tycoon.Session]) -> None:
    page = opened(device(games[0]))
    (first,) = facts(page).values()
    again = tycoon.load_game(games[0].dumps())
    again.undo(agreed=True)
    keep(page, again, 0)
    opened(page)
    assert not facts(page)
    again.finish()
    keep(page, again, 0)
    opened(page)
    (second,) = facts(page).values()
    assert (second.id, second.agreed) == (first.id, True)


def test_what_is_remembered_outlives_the_game(games: list[tycoon.Session]) -> None:
    page = device(*games)
    assert not facts(page)
    for number in range(len(games)):
        page.handlers["delete"]({"slot": f"game-{number}"})
    page.app.render()
    assert reckoned(opened(page)) == recount(games)
    assert "See the result" not in page.text()
    assert page.find(id="open-records"), "the way to them stays as well"


@pytest.mark.usefixtures("empty")
def test_what_lacks_its_word_list_counts_once_that_has_come() -> None:
    games = [tycoon.new_game("letter", ["Ann", "Bea"], seed=seed) for seed in "ab"]
    for game in games:
        game.finish()
    page = device(*games)
    page.port.offline = True
    assert not facts(opened(page))
    page.port.offline = False
    page.press(do="close")
    assert reckoned(opened(page)) == recount(games)


def test_all_is_forgotten_until_other_games_end(games: list[tycoon.Session]) -> None:
    page = opened(device(*games[:2]))
    page.press(do="forget-records")
    page.press(do="yes")
    assert said("record.none") in page.text()
    page.press(do="close")
    opened(page)
    assert not facts(page)
    page.press(do="close")
    page.handlers["duplicate"]({"slot": "game-0"})
    page.app.render()
    assert not facts(opened(page)), "a double is no other game"
    keep(page, games[2], 29)
    page.press(do="close")
    assert reckoned(opened(page)) == recount(games[2:])


def test_there_is_no_way_to_records_before_a_game_is_over() -> None:
    page = Page()
    assert not page.find(do="open-records")
    assert page.port.read(RECORDS) is None


# --- the end of a game ---------------------------------------------------------------------------


def at_the_end(page: Page, number: int) -> str:
    page.app.go(f"table/game-{number}")
    page.app.render()
    return page.text()


def test_a_record_that_falls_is_told_at_the_end(games: list[tycoon.Session]) -> None:
    page = device(*games)
    assert said("record.open") in at_the_end(page, 0)
    assert not page.find(id="fallen"), "the first game breaks none"
    before, after = games[0].outcome, games[1].outcome
    assert before
    assert after
    best = max(score["total"] for score in after.scores)
    former = max(score["total"] for score in before.scores)
    assert best > former, "or choose other games"
    name = games[1].seats[after.winners[0]].name
    told = said("record.fell.best", name=name, value=best, before=former)
    assert told in at_the_end(page, 1)
    page.press(id="end-records")
    assert said("record.against") in page.text()


def test_who_is_chosen_is_no_result_of_an_export() -> None:
    page = Page(page_with(Deal("raccoon", 2, "who", 3).played()).port.store)
    page.press(do="open-records")
    for person in page.find(do="show-records"):
        page.touch(person, "click")
        watch(page)
