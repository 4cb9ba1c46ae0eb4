"""A sub-state from outside must fit the table it comes with (X-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROADS, TILES, TOWNS

from tests.hostile import Path
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


def won_by_another() -> Table:
    """The railroad that seat 0 put up is seat 1's."""
    table = won_auction()
    table.player(0).railroads, table.player(1).railroads = (
        table.player(1).railroads,
        table.player(0).railroads,
    )
    return table


def town_of_another() -> Table:
    table = bought_town()
    table.player(1).towns, table.player(0).towns = table.player(0).towns, []
    return table


def only_own_railroads() -> Table:
    table = lost_auction()
    table.player(0).railroads, table.player(2).railroads = (
        table.player(2).railroads,
        table.player(0).railroads,
    )
    return table


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


# --- auctions ------------------------------------------------------------------------------------


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


# --- the beginning and the end -------------------------------------------------------------------


def last_call(seat: int = 2, others: Any = (0, 1)) -> Phase:
    listed = list(others) if isinstance(others, tuple) else others
    return {"phase": "last_call", "seat": seat, "others": listed}


@pytest.mark.rule("RT-100", "RT-A38")
def test_the_last_call_goes_once_to_each_seat_that_has_a_thousand() -> None:
    table = rich()
    for seat, others in ((2, (0, 1)), (0, (1,)), (1, ())):
        assert said(table, last_call(seat, others)) is None
    for wrong in (1, (0, 0), (1, 0), (2,), (3,), (-1,), (0,)):
        assert said(table, last_call(2, wrong)) == "others"
    table.money(0, 999)
    assert said(table, last_call()) == "others"
    assert said(table, last_call(2, (1,))) is None
    assert said(later(thousand="declare"), last_call()) == "ending"
    assert said(ending(), last_call()) == "ending"


def starting(*taken: list[str]) -> tycoon.Session:
    session = tycoon.new_game("raccoon", ["Ann", "Bea", "Cy"], {"start_seat": 0}, "start")
    for tokens in taken:
        session.apply(tycoon.Action("take_start_tokens", tokens=tokens))
    assert complaint(session) is None
    return session


def test_nobody_holds_tokens_before_taking_the_start_tokens() -> None:
    session = starting(["iron"])
    supply = session.state.supply[0]
    for seat, count in ((0, 1), (0, 2), (1, 1), (1, supply)):
        tokens: Path = ("players", seat, "tokens", 0)
        moved = (tokens, count), (("supply", 0), supply - count)
        assert complaint(session, *moved) == "tokens"


@pytest.mark.rule("RT-20")
def test_start_tokens_are_all_different() -> None:
    session = starting(["iron"], ["wood", "coal"])
    wood, coal = COMMODITIES.index("wood"), COMMODITIES.index("coal")
    supply = session.state.supply
    twice: tuple[Path, int] = (("players", 1, "tokens", wood), 2)
    none: tuple[Path, int] = (("players", 1, "tokens", coal), 0)
    back = (("supply", wood), supply[wood] - 1), (("supply", coal), supply[coal] + 1)
    assert complaint(session, twice, none, *back) == "tokens"


@pytest.mark.rule("RT-08", "RT-10")
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("prices", 0), 2, "prices"), (("players", 1, "money"), 9, "money"),
        (("round",), 1, "round"), (("phase",), {"phase": "start_tiles", "seat": 0}, "tiles"),
        (("phase",), {"phase": "turn", "seat": 0}, "round"),
    ],
)  # fmt: skip
def test_before_the_first_turn_the_table_is_as_it_was_laid_out(
    path: Path, value: Any, reason: str
) -> None:
    assert complaint(starting(["iron"]), (path, value)) == reason


@pytest.mark.rule("RT-15", "RT-A32", "RT-A46")
@pytest.mark.parametrize("beginner", ["off", "four", "six"])
def test_the_table_chooses_its_tiles_from_all_basics(beginner: str) -> None:
    """None of them is anywhere before that, not even in the stack."""
    options = {"start_tiles": "chosen", "beginner": beginner, "start_seat": 0}
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], options, "start")
    assert complaint(session) is None
    assert len(session.state.tile_deck) == (21 if beginner == "off" else 0)
    assert complaint(session, (("phase",), {"phase": "start_tiles", "seat": 1})) == "seat"
    deck, first = session.state.railroad_deck, session.state.railroads[0]
    taken = (("railroads", 0), -1), (("railroad_deck",), [*deck, first])
    assert complaint(session, *taken) == "railroads"
    owned: list[tuple[Path, Any]] = [
        (("railroad_deck",), deck[:-1]), (("players", 1, "railroads", deck[-1]), 1),
    ]  # fmt: skip
    assert complaint(session, *owned) == "railroads"
    cards = session.state.deck
    assert complaint(session, (("deck",), cards[:-1]), (("discard",), cards[-1:])) == "discard"
    stack = session.state.tile_deck
    if stack:
        laid: list[tuple[Path, Any]] = [(("tile_deck",), stack[:-1]), (("tiles", 0), stack[-1])]
        assert complaint(session, *laid) == "tiles"
    session.apply(next(session.legal_actions()))
    assert complaint(session) is None
    assert len(session.state.tile_deck) == {"off": 21, "four": 0, "six": 2}[beginner]
