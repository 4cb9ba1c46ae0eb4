"""An auction from outside must fit the table it comes with (X-05)."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon.games.raccoon.rules.cards import RAILROADS

from tests.raccoon.table import Table
from tests.raccoon.test_audit_phases import OTHER, Phase, said


def auction(**fields: Any) -> Phase:
    """Seat 0 asks for the first railroad; nobody has bid."""
    railroad = Table().state.railroads[0]
    opening = {"starter": 0, "railroad": railroad, "bid": 0, "leader": -1, "passed": []}
    return {"phase": "auction", **opening, **fields}


def bidding(**fields: Any) -> Phase:
    """Seat 1 leads with all its $10, seat 2 has passed, seat 0 is asked."""
    return auction(**{"bid": 10, "leader": 1, "passed": [2], **fields})


LEAST = RAILROADS[Table().state.railroads[0]].minimum_bid


@pytest.mark.parametrize(
    "phase",
    [
        auction(), bidding(), bidding(starter=2), bidding(starter=1, bid=LEAST),
        bidding(bid=LEAST + 1), bidding(seat=2, passed=[0]), bidding(seat=2, passed=[]),
        bidding(seat=1, leader=0, passed=[]), bidding(seat=1, leader=2, passed=[0]),
    ],
)  # fmt: skip
def test_these_auctions_are_possible(phase: Phase) -> None:
    assert said(Table(), phase) is None


@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        (auction(starter=3), "starter"), (auction(starter=-1), "starter"),
        (auction(starter=1), "bid"), (auction(bid=1), "bid"), (auction(passed=[1]), "bid"),
        (auction(railroad=-1), "railroad"), (auction(railroad=6), "railroad"),
        (auction(railroad=OTHER), "railroad"), (auction(passed=1), "passed"),
        (auction(bid=False), "bid"), (auction(leader=-1.0), "leader"),
        (bidding(passed=[3]), "passed"), (bidding(passed=[-1]), "passed"),
        (bidding(passed=[2, 3]), "passed"),
        (bidding(passed=[1]), "passed"), (bidding(passed=[0]), "passed"),
        (bidding(passed=[2, 2]), "passed"), (bidding(leader=0), "passed"),
        (bidding(passed=[]), "passed"), (bidding(seat=1, leader=2, passed=[]), "passed"),
        (bidding(leader=3), "leader"), (bidding(leader=-2), "leader"), (bidding(bid=11), "bid"),
        (bidding(bid=LEAST), "bid"), (bidding(starter=1, bid=LEAST - 1), "bid"),
        (bidding(bid=9.0), "bid"),
    ],
)  # fmt: skip
def test_an_impossible_auction_is_named(phase: Phase, reason: str) -> None:
    assert said(Table(), phase) == reason


@pytest.mark.rule("RT-45", "RT-A44")
def test_of_two_players_the_other_answers_once() -> None:
    table = Table(players=2)
    railroad = table.state.railroads[0]
    assert said(table, auction(railroad=railroad, seat=1, bid=8, leader=0)) is None
    assert said(table, auction(railroad=railroad, bid=8, leader=1)) == "leader"


@pytest.mark.rule("RT-A47")
def test_with_open_money_only_who_can_bid_is_asked() -> None:
    for open_money, reason in ((False, None), (True, "seat")):
        table = Table(open_money=open_money)
        assert said(table, bidding(bid=9)) is None
        assert said(table, bidding(bid=10)) == reason


@pytest.mark.parametrize("railroad", range(6))
def test_any_railroad_can_be_asked_for(railroad: int) -> None:
    table = Table(players=5)
    state = table.state
    if railroad not in state.railroads:
        at = state.railroad_deck.index(railroad)
        state.railroads[0], state.railroad_deck[at] = railroad, state.railroads[0]
    assert said(table, auction(railroad=railroad)) is None


def test_who_asks_for_a_railroad_can_pay_the_least_bid() -> None:
    table = Table()
    table.money(0, LEAST)
    assert said(table, auction()) is None
    table.money(0, LEAST - 1)
    assert said(table, auction()) == "bid"
