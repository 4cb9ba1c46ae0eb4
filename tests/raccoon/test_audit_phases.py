"""A sub-state from outside must fit the table it comes with (X-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tycoon.games.raccoon.rules.cards import TILES, TOWNS

from tests.raccoon.table import Table
from tests.raccoon.test_audit import complaint, later, own

Phase = dict[str, Any]
#: A railroad that is not on offer.
OTHER = next(r for r in range(6) if r not in Table().state.railroads)


def said(table: Table, phase: Phase) -> str | None:
    """What the audit says of this sub-state at this table; seat 0 acts unless said."""
    seat = {} if phase["phase"] == "over" else {"seat": 0}
    return complaint(table.session, (("phase",), {**seat, **phase}))


def turn(**fields: Any) -> Phase:
    return {"phase": "turn", "extra": False, "bought": False, **fields}


def done(took: str = "produce", **fields: Any) -> Phase:
    return {"phase": "done", "took": took, "sold": [], "exported": False, "built": 0, **fields}


def over(**fields: Any) -> Phase:
    usual = {"phase": "over", "reason": "towns", "declared": -1}
    return {**usual, **fields}


# --- tables in the middle of something -----------------------------------------------------------


def produced(**options: Any) -> Table:
    """Seat 0 has played a card."""
    table = later(**options)
    table.state.discard.append(table.player(0).hand.pop())
    return table


def full() -> Table:
    """… and has more tokens than it can keep."""
    table = produced()
    table.tokens(0, wheat=11)
    return table


def with_bonus() -> Table:
    table = produced()
    own(table, 0, "vineyard")
    return table


def trading() -> Table:
    table = produced(trading_floor="any_goods")
    own(table, 0, "trading_floor")
    table.tokens(1, wheat=2)
    return table


def lost_auction(**options: Any) -> Table:
    """Somebody else has a railroad."""
    table = later(**options)
    table.player(2).railroads[table.state.railroad_deck.pop()] += 1
    return table


def won_auction() -> Table:
    table = later()
    table.player(0).railroads[table.state.railroads[1]] += 1
    table.state.railroads[1] = -1
    return table


def bought_town() -> Table:
    table = later()
    table.player(0).towns.append(table.state.town)
    table.state.town = -1
    return table


def built(*more: str, since: int = 5) -> Table:
    table = later()
    for tile in more:
        own(table, 0, tile)
    own(table, 0, "warehouse", since)
    return table


def seller(*tiles: str) -> Table:
    table = later()
    for since, tile in enumerate(tiles, 1):
        own(table, 0, tile, since)
    return table


def ending(**options: Any) -> Table:
    """All towns are owned, in the twentieth round."""
    table = later(**options)
    table.state.round, table.state.ending = 20, "towns"
    table.towns(0, *(town.id for town in TOWNS))
    table.offer_town(None)
    return table


def rich(**options: Any) -> Table:
    """… and everybody has $1,000."""
    table = ending(thousand="declare", **options)
    for seat in range(3):
        table.money(seat, 1000)
    return table


def millionaire() -> Table:
    """Seat 1 has $1,000, with which a game ends at once."""
    table = later(thousand="automatic")
    table.money(1, 1000)
    return table


def exchanged(table: Table, seat: int) -> Table:
    """Seat 0 and this one have exchanged their railroads."""
    mine, theirs = table.player(0), table.player(seat)
    mine.railroads, theirs.railroads = theirs.railroads, mine.railroads
    return table


def won_by_another() -> Table:
    """The railroad that seat 0 put up is seat 1's."""
    return exchanged(won_auction(), 1)


def town_of_another() -> Table:
    table = bought_town()
    table.player(1).towns, table.player(0).towns = table.player(0).towns, []
    return table


def only_own_railroads() -> Table:
    return exchanged(lost_auction(), 2)


def sold_out() -> Table:
    """All railroads but the two on offer are owned, late in the game."""
    table = later()
    for railroad in table.state.railroad_deck:
        table.player(0).railroads[railroad] += 1
    table.state.railroad_deck.clear()
    table.state.round = 60
    return table


def last_town() -> Table:
    """The last town is on offer."""
    table = later()
    table.player(0).towns += table.state.town_deck
    table.state.town_deck.clear()
    table.state.round = 60
    return table


def any_goods() -> Table:
    """A production where commodities of one player may be traded, but nobody has the tile."""
    table = produced(trading_floor="any_goods")
    table.tokens(1, wheat=2)
    return table


def nothing_to_trade() -> Table:
    table = trading()
    table.tokens(1)
    return table


def exactly_full() -> Table:
    table = produced()
    table.tokens(0, wheat=10)
    return table


def hand_of(cards: int, make: Callable[[], Table]) -> Callable[[], Table]:
    """… with so many cards in seat 0's hand."""

    def made() -> Table:
        table = make()
        hand, deck = table.player(0).hand, table.state.deck
        while len(hand) < cards:
            hand.append(deck.pop())
        while len(hand) > cards:
            deck.append(hand.pop())
        return table

    return made


POSSIBLE: list[tuple[Callable[[], Table], Phase]] = [
    *((later, turn(seat=seat)) for seat in range(3)),
    (lost_auction, turn(extra=True)),
    (lambda: seller("trading_floor"), turn(bought=True)),
    (with_bonus, {"phase": "bonus"}),
    *((trading, {"phase": "trading", "seller": seller}) for seller in (-1, 1, 2)),
    (full, {"phase": "discard"}),
    (ending, over()),
    *((rich, over(reason="thousand", declared=seat)) for seat in (0, 2)),
    (millionaire, over(reason="thousand", declared=1)),
    (produced, done()), (won_auction, done("auction")), (bought_town, done("buy_town")),
    (lost_auction, done("decline")),
    (later, done("sell", sold=[0])), (later, done("sell", sold=[5])),
    (lambda: seller("freight_company"), done("sell", sold=[5, 0])),
    (lambda: seller("export_company"), done("sell", sold=[2], exported=True)),
    (built, done("build", built=1)),
    (lambda: built("construction_company"), done("build", built=1)),
]  # fmt: skip


@pytest.mark.parametrize(("make", "phase"), POSSIBLE)
def test_these_sub_states_are_possible(make: Callable[[], Table], phase: Phase) -> None:
    assert said(make(), phase) is None


IMPOSSIBLE: list[tuple[Callable[[], Table], Phase, str]] = [
    (later, turn(seat=3), "seat"), (later, turn(seat=-1), "seat"),
    (later, turn(seat=False), "seat"),
    (later, turn(extra=1), "turn"), (later, turn(bought=None), "turn"),
    (later, turn(extra=True), "extra"), (later, turn(bought=True), "bought"),
    (lost_auction, turn(seat=2, extra=True), "extra"),
    (later, {"phase": "start_tokens"}, "round"), (later, {"phase": "start_tiles"}, "tiles"),
    (later, {"phase": "bonus"}, "discard"), (produced, {"phase": "bonus"}, "bonus"),
    (later, {"phase": "discard"}, "discard"), (produced, {"phase": "discard"}, "discard"),
    (trading, {"phase": "trading", "seller": 3}, "seller"),
    (trading, {"phase": "trading", "seller": -2}, "seller"),
    (trading, {"phase": "trading", "seller": 0}, "seller"),
    (produced, {"phase": "trading", "seller": -1}, "trading"),
    (later, over(), "reason"), (ending, over(reason="tired"), "reason"),
    (ending, over(reason=""), "reason"), (ending, over(reason="railroads"), "reason"),
    (ending, over(declared=0), "declared"), (ending, over(declared=3), "declared"),
    (ending, over(reason="thousand", declared=0), "reason"),
    (rich, over(reason="thousand"), "reason"), (rich, over(declared=-2), "declared"),
    (lambda: later(thousand="declare"), over(reason="thousand", declared=1), "declared"),
    (millionaire, over(), "reason"), (millionaire, turn(), "money"),
    (rich, over(reason="thousand", declared=3), "declared"),
    (later, over(reason=""), "reason"), (won_by_another, done("auction"), "railroads"),
    (town_of_another, done("buy_town"), "towns"), (only_own_railroads, done("decline"), "took"),
    (sold_out, done("auction"), "railroads"), (last_town, done("buy_town"), "towns"),
    (any_goods, {"phase": "trading", "seller": -1}, "trading"),
    (nothing_to_trade, {"phase": "trading", "seller": -1}, "trading"),
    (exactly_full, {"phase": "discard"}, "discard"),
    (hand_of(1, produced), done(), "hand"), (hand_of(3, produced), done(), "hand"),
    (hand_of(1, ending), over(), "hand"),
    (produced, done("bid"), "took"), (produced, done(sold=[1]), "sold"),
    (later, done("sell"), "sold"), (later, done("sell", sold=[0, 1]), "sold"),
    (lambda: seller("freight_company"), done("sell", sold=[1, 1]), "sold"),
    (lambda: seller("freight_company"), done("sell", sold=[0, 1, 2]), "sold"),
    (later, done("sell", sold=[6]), "sold"), (later, done("sell", sold=[-1]), "sold"),
    (later, done("sell", sold=1), "sold"), (later, done("sell", sold=[0], exported=0), "exported"),
    (later, done("sell", sold=[0], exported=True), "exported"),
    (produced, done(exported=True), "exported"),
    (built, done("build"), "built"), (produced, done(built=1), "built"),
    (built, done("build", built=2), "built"), (built, done("build", built=-1), "built"),
    (built, done("build", built=True), "built"),
    (lambda: built(since=4), done("build", built=1), "built"),
    (lambda: built("construction_company"), done("build", built=3), "built"),
    (later, done(), "discard"), (later, done("auction"), "railroads"),
    (later, done("buy_town"), "towns"), (later, done("decline"), "took"),
    (lambda: lost_auction(must_act=True), done("decline"), "took"),
    (full, done(), "storage"), (won_auction, turn(), "railroads"),
    (bought_town, turn(), "towns"), (produced, turn(), "hand"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "phase", "reason"), IMPOSSIBLE)
def test_an_impossible_sub_state_is_named(
    make: Callable[[], Table], phase: Phase, reason: str
) -> None:
    assert said(make(), phase) == reason


@pytest.mark.rule("RT-36", "RT-33", "RT-65")
def test_no_production_brings_more_than_its_tiles_allow() -> None:
    table = produced()
    table.tokens(0, wheat=13)
    assert said(table, {"phase": "discard"}) is None
    table.tokens(0, wheat=14)
    assert said(table, {"phase": "discard"}) is None, "others may have sold to it"
    table.tokens(1, coal=10)
    table.tokens(2, coal=10)
    assert said(table, {"phase": "discard"}) == "storage"
    own(table, 0, "machine_shop")
    assert said(table, {"phase": "discard"}) is None


@pytest.mark.rule("RT-78")
def test_what_was_bought_before_producing_may_be_more_than_fits() -> None:
    table = seller("trading_floor")
    able = 11  # ten, and one on the tile
    table.tokens(0, wheat=able + 2)
    assert said(table, turn()) == "storage"
    assert said(table, turn(bought=True)) is None
    table.tokens(1, coal=10)
    table.tokens(2, coal=8)
    assert said(table, turn(bought=True)) is None
    table.tokens(2, coal=9)
    assert said(table, turn(bought=True)) == "storage", "nobody can have stored so much"


@pytest.mark.rule("RT-72", "RT-50")
def test_after_building_what_was_bought_in_this_round_is_what_was_built() -> None:
    table = built("construction_company", "wheat_field")
    table.player(0).since = [1, 2, 5]
    assert said(table, done("build", built=1)) is None
    assert said(table, done("build", built=2)) == "built"
    table.player(0).tiles[1] = TILES.index["grain_farm"]
    assert said(table, done("build", built=2)) is None, "the other one was an upgrade"
    own(table, 0, "vineyard", since=3)
    table.player(0).tiles[-1] = TILES.index["glass_works"]
    assert said(table, done("build", built=3)) == "built", "two upgrades, but nobody builds thrice"
