"""Actions and views of Raccoon Tycoon as numbers: fixed, complete, and fed by the view alone."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from tycoon import Action
from tycoon.games.raccoon.numbers.actions import (
    COUNT,
    MOST_RAISED,
    MOST_TOKENS,
    SECTIONS,
    action_of,
    label_of,
    number_of,
    numbers,
)
from tycoon.games.raccoon.numbers.observations import MOST, PLACES, numbers_of, parts_of, write

from tests.conformance.play import Deal, deals, steps
from tests.everyday import often

ROOT = Path(__file__).parent.parent.parent
RULES = tycoon.GAMES["raccoon"]


def positions(deal: Deal, most: int = 5000) -> Iterator[tuple[tycoon.Session, dict[str, Any]]]:
    """Every position of a random game with the view of who must act."""
    session = deal.session()
    while session.to_act is not None:
        yield session, session.view(session.to_act)
        if not most:
            return
        most -= 1
        next(steps(session, Random(deal.moves + most)))


def left_out(action: Action, view: dict[str, Any]) -> bool:
    """What the numbering says it leaves out."""
    if action.do == "bid":
        auction = view["auction"]
        least = auction["bid"] + 1 if auction["bid"] else auction["minimum"]
        return bool(action["amount"] > least + MOST_RAISED)
    count: int = action.get("count") or 0
    return view["market"][0]["supply"] is None and count > MOST_TOKENS


@settings(max_examples=often(15))
@given(deals("raccoon", mixed=True))
def test_every_legal_action_has_a_number_of_its_own_but_those_that_are_said_to_be_left_out(
    deal: Deal,
) -> None:
    for session, view in positions(deal):
        reachable = {}
        listed = list(session.legal_actions())
        for action, quick in zip(listed, numbers(session.state, listed), strict=True):
            number = number_of(action, view)
            assert quick == number
            assert (number is None) == left_out(action, view), action
            if number is not None:
                assert action_of(number, view) == action
                reachable[number] = action
        assert reachable, "there is always something to do"
        assert len(set(reachable.values())) == len(reachable)


def test_every_kind_of_action_has_a_section_and_every_number_an_action() -> None:
    assert set(SECTIONS) == set(RULES.kinds)
    assert sum(map(len, SECTIONS.values())) == COUNT
    assert len({action for section in SECTIONS.values() for action in section}) == COUNT
    assert f" 0 … {COUNT - 1} " in (
        ROOT / "engine" / "tycoon" / "adapters" / "README.md"
    ).read_text("utf-8")
    for number in (-1, COUNT):
        with pytest.raises(IndexError):
            action_of(number, {})


def test_bids_are_told_by_how_much_they_raise() -> None:
    session = Deal("raccoon", 3, "bids", 1).session()
    while session.to_act is not None and session.state.phase.name != "auction":
        options = list(session.legal_actions())
        calls = [action for action in options if action.do == "auction"]
        session.apply((calls or options)[0])
    view = session.view(session.to_act)
    first = number_of(Action("bid", amount=view["auction"]["minimum"]), view)
    assert first is not None
    session.apply(action_of(first, view))
    view = session.view(session.to_act)
    assert action_of(first, view) == Action("bid", amount=view["auction"]["bid"] + 1)
    assert number_of(Action("bid", amount=view["auction"]["bid"] + 1 + MOST_RAISED), view)
    assert number_of(Action("bid", amount=view["auction"]["bid"] + 2 + MOST_RAISED), view) is None


@settings(max_examples=often(10))
@given(deals("raccoon", mixed=True))
def test_a_view_is_always_as_many_numbers_within_their_bounds(deal: Deal) -> None:
    names = {name: len(part) for name, part in parts_of(_first())}
    for _, view in positions(deal):
        assert {name: len(part) for name, part in parts_of(view)} == names
        told = numbers_of(view)
        assert all(type(n) in (int, bool) and -1 <= n <= MOST for n in told)
        assert len(told) == len(PLACES)


@settings(max_examples=often(10))
@given(deals("raccoon", mixed=True))
def test_what_is_read_from_the_state_is_what_the_view_says(deal: Deal) -> None:
    for session, _ in positions(deal):
        for seat in range(deal.players):
            read = array("i", [0] * len(PLACES))
            write(session.state, seat, memoryview(read))
            assert [min(number, MOST) for number in read] == numbers_of(session.view(seat))


def test_places_are_named_like_the_parts_that_stand_there() -> None:
    seen, at = _first(), 0
    for name, part in parts_of(seen):
        assert PLACES[at].name.startswith(name.removesuffix("s")), name
        at += len(part)
    for place in PLACES:
        assert place.least < place.most, place


def test_actions_have_labels_of_their_own() -> None:
    assert len({label_of(number) for number in range(COUNT)}) == COUNT


def _first() -> dict[str, Any]:
    return Deal("raccoon", 2, "first", 1).session().view(0)


def test_all_seats_see_the_same_table_from_their_own_place() -> None:
    """Of one and the same state: who sits two on from me is one on from my neighbour."""
    session = Deal("raccoon", 3, "seats", 3).played(most=60)
    seen = [dict(parts_of(session.view(seat))) for seat in range(3)]
    for seat in range(3):
        neighbour = seen[(seat + 1) % 3]
        mine, theirs = seen[seat]["seat_2"], neighbour["seat_1"]
        assert mine == theirs
        assert seen[seat]["seat_3"] == [0] * len(mine)
        assert seen[seat]["to_act"].index(1) == (session.to_act - seat) % 3  # type: ignore[operator]


def test_numbers_say_what_the_view_says() -> None:
    session = Deal("raccoon", 4, "numbers", 7).played(most=80)
    view = session.view(2)
    seen = dict(parts_of(view))
    assert seen["prices"] == [track["price"] for track in view["market"]]
    assert sum(seen["hand"]) == view["players"][2]["hand_count"]
    assert seen["hand"][view["players"][2]["hand"][0]["card"] - 1] == 1
    own, next_one = seen["seat_0"], seen["seat_1"]
    assert own[1:7] == list(view["players"][2]["tokens"].values())
    assert (own[13], next_one[13]) == (view["players"][2]["money"], -1)
    assert sum(next_one[20:36]) == len(view["players"][3]["towns"])
