"""Views of Letter Tycoon as numbers: fixed, within their bounds, and fed by the view alone."""

from __future__ import annotations

from array import array
from random import Random

import tycoon
from hypothesis import given, settings
from tycoon.games.letter.numbers.observations import MOST, PLACES, numbers_of, write

from tests.conformance.play import Deal, deals, steps
from tests.everyday import often
from tests.letter.table import Table

NAMES = [place.name for place in PLACES]


def seen(session: tycoon.Session, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, numbers_of(session.view(seat)), strict=True))


@settings(max_examples=often(20))
@given(deals("letter", mixed=True))
def test_what_is_read_from_the_state_is_what_the_view_says(deal: Deal) -> None:
    session = deal.session()
    for _ in steps(session, Random(deal.moves), most=80):
        for seat in range(deal.players):
            told = numbers_of(session.view(seat))
            assert all(-1 <= number <= MOST for number in told)
            read = array("i", [0] * len(PLACES))
            write(session.state, seat, memoryview(read))
            assert [min(number, MOST) for number in read] == told


def test_places_have_names_and_bounds() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(place.least < place.most for place in PLACES)


def test_numbers_say_what_the_view_says() -> None:
    table = Table(3, hand="CATBDFG", pool="AEO")
    mine = seen(table.session, 0)
    assert [mine[f"hand={letter}"] for letter in "ABC"] == [1, 1, 1]
    assert [mine[f"pool={letter}"] for letter in "AEO"] == [1, 1, 1]
    table.session.apply(tycoon.Action("play_word", word="CAT", places="hph", vowels=[]))
    mine, theirs = seen(table.session, 0), seen(table.session, 1)
    for numbers in (mine, theirs):
        assert numbers["word_0.0.letter=C"] == numbers["word_0.1.from=p"] == 1
        assert numbers["word_0.money"] == 1
        assert numbers["used=A"] == 1
    assert (mine["to_act=seat_1"], theirs["to_act=seat_0"]) == (1, 1)
    assert sum(theirs[f"hand={letter}"] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 7


def test_all_seats_see_the_same_table_from_their_own_place() -> None:
    session = Deal("letter", 3, "seats", 3).played(most=60)
    told = [seen(session, seat) for seat in range(3)]
    for seat in range(3):
        mine, neighbour = told[seat], told[(seat + 1) % 3]
        for name in (name.removeprefix("seat_1.") for name in NAMES if name.startswith("seat_1.")):
            assert mine[f"seat_2.{name}"] == neighbour[f"seat_1.{name}"]
            assert mine[f"seat_3.{name}"] == 0
