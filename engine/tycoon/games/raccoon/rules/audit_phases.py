"""Does the sub-state fit the table? (X-05); the part of the audit about who is in what turn."""

from __future__ import annotations

from tycoon.games.raccoon.rules.cards import PRICE_MIN, RAILROADS
from tycoon.games.raccoon.rules.ending import THOUSAND, having_thousand
from tycoon.games.raccoon.rules.phases import (
    Auction,
    Bonus,
    ChooseTiles,
    Discard,
    Done,
    LastCall,
    Over,
    StartTokens,
    Trading,
    Turn,
)
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.production import usable_bonuses
from tycoon.games.raccoon.rules.setup import start_tokens
from tycoon.games.raccoon.rules.state import EMPTY, START_MONEY, State
from tycoon.games.raccoon.rules.storage import excess
from tycoon.kernel.audits import different, need, whole, wholes
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.table import clockwise

_TAKEN = ("produce", "sell", "auction", "build", "buy_town", "decline")


def on_turn(state: State) -> int:
    """The seat whose turn it is, EMPTY before the first and after the last one."""
    phase = state.phase
    if isinstance(phase, Auction):
        return phase.starter
    if isinstance(phase, ChooseTiles | StartTokens | LastCall | Over):
        return EMPTY
    return phase.seat


def turns_taken(state: State, seat: int) -> int:
    """How many turns ``seat`` has had in which it may have bought or sold, as far as is known."""
    active = on_turn(state)
    if active == EMPTY or (seat == active and isinstance(state.phase, Done)):
        return state.round
    seats, start = len(state.players), state.start
    return state.round - ((seat - start) % seats >= (active - start) % seats)


def producing(state: State) -> bool:
    """Is somebody in the middle of a production, or buying for one?"""
    phase = state.phase
    return phase.bought if isinstance(phase, Turn) else isinstance(phase, Bonus | Trading | Discard)


def most_produced(state: State) -> int:
    """How many tokens this production may have brought so far."""
    able = powers(state, on_turn(state))
    card = 0 if isinstance(state.phase, Turn) else able.production_limit
    if isinstance(state.phase, Turn | Bonus):
        return card
    return card + max([0, *(count for _, count in able.bonuses.values())])


def audit_phase(state: State) -> None:
    """Raises ValueError naming what does not fit."""
    phase, last = state.phase, state.config.players - 1
    if isinstance(phase, Over):
        _audit_over(state, phase)
        return
    whole("seat", phase.seat, 0, last)
    need("round", (state.round == 0) == isinstance(phase, ChooseTiles | StartTokens))
    if isinstance(phase, ChooseTiles | StartTokens):
        _audit_start(state, phase)
    elif isinstance(phase, Turn):
        _audit_turn(state, phase)
    elif isinstance(phase, Bonus | Trading | Discard):
        _audit_production(state, phase)
    elif isinstance(phase, Auction):
        _audit_auction(state, phase)
    elif isinstance(phase, Done):
        _audit_done(state, phase)
    elif isinstance(phase, LastCall):
        _audit_last_call(state, phase)


def _audit_over(state: State, over: Over) -> None:
    whole("declared", over.declared, EMPTY, state.config.players - 1)
    if over.reason == "thousand":
        need("reason", state.config.thousand != "off" and over.declared != EMPTY)
        need("declared", state.players[over.declared].money >= THOUSAND)
    else:
        need("reason", over.reason == AGREED or over.reason == state.ending != "")
        need("declared", over.declared == EMPTY)


def _audit_start(state: State, phase: ChooseTiles | StartTokens) -> None:
    """Nobody owns more than the money it starts with and its start tokens (RT-07 … RT-20)."""
    need("prices", state.prices == list(PRICE_MIN))
    need("discard", not state.discard)
    for seat, player in enumerate(state.players):
        need("money", player.money == START_MONEY)
        need("railroads", not any(player.railroads))
        due = start_tokens(state, seat)
        taken = isinstance(phase, StartTokens) and due < start_tokens(state, phase.seat)
        need("tokens", sum(player.tokens) == due * taken and max(player.tokens) <= 1)
    if isinstance(phase, ChooseTiles):
        need("seat", state.config.chosen_tiles and phase.seat == state.start)
        need("tiles", state.tiles == [EMPTY] * len(state.tiles))


def _audit_turn(state: State, turn: Turn) -> None:
    need("turn", type(turn.extra) is bool and type(turn.bought) is bool)
    need("extra", not turn.extra or _has_lost_an_auction(state, turn.seat))
    if turn.bought:
        floor = powers(state, turn.seat).trading_floor
        need("bought", floor and not state.config.any_goods)


def _has_lost_an_auction(state: State, seat: int) -> bool:
    """Can it have? Then somebody else has a railroad."""
    return any(any(p.railroads) for other, p in enumerate(state.players) if other != seat)


def _audit_production(state: State, phase: Bonus | Trading | Discard) -> None:
    need("discard", bool(state.discard))
    if isinstance(phase, Bonus):
        need("bonus", bool(usable_bonuses(state, phase.seat)))
    elif isinstance(phase, Discard):
        need("discard", excess(state, phase.seat) > 0)
    else:
        whole("seller", phase.seller, EMPTY, len(state.players) - 1)
        need("seller", phase.seller != phase.seat)
        need("trading", state.config.any_goods and powers(state, phase.seat).trading_floor)
        others = [p for seat, p in enumerate(state.players) if seat != phase.seat]
        need("trading", phase.seller != EMPTY or any(any(p.tokens) for p in others))


def _audit_auction(state: State, auction: Auction) -> None:
    last = state.config.players - 1
    whole("starter", auction.starter, 0, last)
    whole("railroad", auction.railroad, 0, len(RAILROADS) - 1)
    need("railroad", auction.railroad in state.railroads)
    need("passed", isinstance(auction.passed, tuple))
    wholes("passed", list(auction.passed), 0, last)
    whole("leader", auction.leader, EMPTY, last)
    whole("bid", auction.bid, 0)
    least = RAILROADS[auction.railroad].minimum_bid
    if auction.leader == EMPTY:
        need("bid", auction.bid == 0 and auction.seat == auction.starter and not auction.passed)
        need("bid", least <= state.players[auction.seat].money)
        return
    whole("bid", auction.bid, least + (auction.leader != auction.starter))
    need("bid", auction.bid <= state.players[auction.leader].money)
    different("passed", [*auction.passed, auction.leader, auction.seat])
    after = clockwise(state.players, auction.leader)
    need("passed", set(after[1 : after.index(auction.seat)]) <= set(auction.passed))
    if len(state.players) == 2:
        need("leader", auction.leader == auction.starter)
    if state.config.open_money:
        need("seat", auction.bid < state.players[auction.seat].money)


def _audit_done(state: State, done: Done) -> None:
    need("took", done.took in _TAKEN)
    able, player = powers(state, done.seat), state.players[done.seat]
    need("sold", isinstance(done.sold, tuple))
    wholes("sold", list(done.sold), 0, 5)
    different("sold", done.sold)
    need("sold", len(done.sold) <= able.sales and bool(done.sold) == (done.took == "sell"))
    need("exported", type(done.exported) is bool)
    need("exported", not done.exported or (done.took == "sell" and able.export > 0))
    whole("built", done.built, 0, able.builds)
    need("built", bool(done.built) == (done.took == "build"))
    if done.took == "produce":
        need("discard", bool(state.discard))
    elif done.took == "auction":
        need("railroads", any(player.railroads))
    elif done.took == "buy_town":
        need("towns", bool(player.towns))
    elif done.took == "decline":
        need("took", not state.config.must_act and _has_lost_an_auction(state, done.seat))


def _audit_last_call(state: State, call: LastCall) -> None:
    """Those who have $1,000, from the seat that was last, and still are to be asked."""
    need("ending", bool(state.ending) and state.config.thousand == "declare")
    need("others", isinstance(call.others, tuple))
    asked = [call.seat, *call.others]
    wholes("others", asked, 0, state.config.players - 1)
    last = clockwise(state.players, state.start)[-1]
    need("others", asked == having_thousand(state, last)[-len(asked) :])
