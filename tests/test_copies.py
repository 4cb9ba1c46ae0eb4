"""Copies of one game that went to and fro: which is further, and where they part."""

from __future__ import annotations

import json
from random import Random

import pytest
import tycoon
from tycoon.session.copies import compare

from tests.conformance.play import Deal
from tests.hostile import signed


def deal() -> tycoon.Session:
    return Deal("raccoon", 3, "to and fro", 4).played(most=30)


def go_on(session: tycoon.Session, moves: int, dice: int) -> str:
    random = Random(dice)
    for _ in range(moves):
        session.apply(session.rules.sample_action(session.state, random))
    return session.dumps()


def test_a_copy_is_the_same_however_it_is_written() -> None:
    text = deal().dumps()
    found = compare(text, json.dumps(json.loads(text), indent=2))
    assert found
    assert (found.relation, found.mine, found.theirs, found.common) == ("same", 30, 30, 30)


def test_what_goes_on_from_mine_is_newer_and_the_other_way_round_older() -> None:
    session = deal()
    before = session.dumps()
    after = go_on(session, 7, 1)
    newer, older = compare(before, after), compare(after, before)
    assert newer
    assert older
    assert (newer.relation, newer.common, newer.theirs) == ("newer", 30, 37)
    assert (older.relation, older.common, older.mine) == ("older", 30, 37)


def test_games_played_on_by_two_people_have_diverged() -> None:
    mine, theirs = go_on(deal(), 9, 1), go_on(deal(), 5, 2)
    found = compare(mine, theirs)
    assert found
    assert found.relation == "diverged"
    assert 30 <= found.common < 35
    assert (found.mine, found.theirs) == (39, 35)


@pytest.mark.parametrize(
    "other",
    [
        Deal("raccoon", 3, "another deal", 4),
        Deal("raccoon", 4, "to and fro", 4),
        Deal("raccoon", 3, "to and fro", 4, {"bank_cost": 50}),
    ],
    ids=["seed", "players", "options"],
)
def test_another_deal_is_another_game(other: Deal) -> None:
    assert compare(deal().dumps(), other.session().dumps()) is None


def test_an_option_that_one_version_does_not_know_makes_no_difference() -> None:
    text = deal().dumps()
    fields = json.loads(text)
    del fields["options"]["bank_cost"]
    found = compare(text, signed(fields))
    assert found
    assert found.relation == "same"
    back = compare(signed(fields), text)
    assert back
    assert back.relation == "same"


def test_what_is_no_save_is_refused() -> None:
    with pytest.raises(tycoon.SaveError):
        compare(deal().dumps(), "{}")
