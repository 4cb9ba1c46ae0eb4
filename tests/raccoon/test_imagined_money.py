"""Secret money as a seat imagines it: what the others must have, and at most what can be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tycoon import TycoonError
from tycoon.games.raccoon.rules import imagining
from tycoon.games.raccoon.rules.audit import money_left
from tycoon.games.raccoon.rules.cards import RAILROADS
from tycoon.games.raccoon.rules.phases import Auction, Turn

from tests.raccoon.table import Table

pytestmark = pytest.mark.rule("RT-87", "RT-A40")
TABLES = 300


def imagined(table: Table, seat: int) -> list[list[int]]:
    """Everybody's money, at some tables as this seat imagines them."""
    rules, state = table.session.rules, table.state
    tables = [rules.imagine(state, seat, Random(number)) for number in range(TABLES)]
    return [[player.money for player in one.players] for one in tables]


def of(seat: int, found: list[list[int]]) -> set[int]:
    return {money[seat] for money in found}


def second_turn() -> Table:
    """In the first round seat 0 has had its turn, the others have not."""
    table = Table(3)
    table.state.phase = Turn(1)
    return table


def test_who_has_had_no_turn_has_what_it_began_with() -> None:
    found = imagined(second_turn(), 1)
    assert of(2, found) == {10}
    assert of(0, found) == set(range(10 + 12 + 1)), "one turn may have brought or cost something"


def test_who_has_won_an_auction_may_have_spent_all() -> None:
    table = second_turn()
    table.player(2).railroads[table.state.railroad_deck.pop()] += 1
    assert of(2, imagined(table, 1)) >= {0, 10}


def test_nobody_is_taken_to_have_more_than_a_dozen_a_turn() -> None:
    table = Table(3)
    table.state.round, table.state.phase = 4, Turn(1)
    found = imagined(table, 1)
    assert max(of(0, found)) <= 10 + 12 * 4
    assert max(of(2, found)) <= 10 + 12 * 3
    assert max(of(0, found)) > 10 + 12 * 3


def test_all_together_have_no_more_than_there_can_be() -> None:
    table = Table(4)
    table.state.round = 3
    own = table.player(3)
    own.money = 0
    for seat in range(3):
        table.money(seat, 0)
    own.money = money_left(table.state) - 6
    assert money_left(table.state) == 6
    found = imagined(table, 3)
    assert {sum(money[:3]) for money in found} == set(range(7))
    assert of(3, found) == {own.money}


def minimum(railroad: int) -> int:
    return RAILROADS[railroad].minimum_bid


def auction(**fields: Any) -> Table:
    """In the third round; seat 1 has put the dearest railroad up."""
    table = Table(3)
    table.state.round = 3
    state = table.state
    railroad = max(state.railroads + state.railroad_deck, key=minimum)
    if railroad not in state.railroads:
        at = state.railroad_deck.index(railroad)
        state.railroads[0], state.railroad_deck[at] = railroad, state.railroads[0]
    state.phase = Auction(1, 1, railroad, **fields)
    return table


@pytest.mark.rule("RT-40")
def test_who_puts_a_railroad_up_can_pay_the_least_bid() -> None:
    table = auction()
    least = max(map(minimum, table.state.railroads))
    found = imagined(table, 0)
    assert min(of(1, found)) == least
    assert min(of(2, found)) < least, "nobody else has promised anything"
    again = imagined(auction(bid=least + 1, leader=2), 0)
    assert min(of(1, again)) < least, "by now it may have been outbid"


@pytest.mark.rule("RT-42")
def test_who_leads_has_what_was_bid() -> None:
    found = imagined(auction(bid=21, leader=2), 0)
    assert min(of(2, found)) == 21
    assert min(of(1, found)) < 21


@pytest.mark.rule("RT-100")
@pytest.mark.parametrize(
    ("thousand", "most"), [("automatic", 999), ("off", 2410), ("declare", 2410)]
)
def test_where_a_thousand_wins_at_once_nobody_has_it(thousand: str, most: int) -> None:
    state = Table(3, thousand=thousand).state
    assert vars(imagining)["_likely"](state, 200) == most


def test_only_a_seat_of_this_table_sees_or_imagines_it() -> None:
    rules, state = Table(3).session.rules, Table(3).state
    for call in (lambda: rules.view(state, 3), lambda: rules.imagine(state, 3, Random(1))):
        with pytest.raises(TycoonError, match="no_such_seat"):
            call()
