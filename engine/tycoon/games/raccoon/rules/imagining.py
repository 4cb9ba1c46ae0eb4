"""Whole tables as they may be for all that a seat knows (RT-86 … RT-88, RT-A34, RT-A40).

What has been laid open is copied. Hands of others, their money where it is secret, the order of
every pile and the chance to come are drawn anew, from nothing but what the seat can count.
"""

from __future__ import annotations

from tycoon.games.raccoon.rules.audit import money_left
from tycoon.games.raccoon.rules.audit_phases import turns_taken
from tycoon.games.raccoon.rules.cards import RAILROADS, TOWN_VALUES, TOWNS
from tycoon.games.raccoon.rules.ending import THOUSAND, having_thousand
from tycoon.games.raccoon.rules.phases import Auction, LastCall, Over
from tycoon.games.raccoon.rules.state import START_MONEY, State
from tycoon.kernel.randomness import Random
from tycoon.kernel.rules import Dice
from tycoon.kernel.table import clockwise, mixed

_POINTS = tuple(town.points for town in TOWNS)
_PER_TURN = 12  #: dollars a seat may have kept per turn; random games and good ones have fewer


def imagine(state: State, seat: int, dice: Dice) -> State:
    """See `tycoon.kernel.rules.Rules.imagine`.

    Who has counted the money of others, all of whose moves are public, may put it in afterwards.
    """
    twin, chance = state.copy(), Random(dice.randrange(1 << 64))
    _deal_cards(twin, seat, chance)
    twin.railroad_deck = mixed(twin.railroad_deck, chance)
    twin.tile_deck = mixed(twin.tile_deck, chance)
    twin.removed_tiles = sorted(twin.removed_tiles)
    _stack_towns(twin, chance)
    if not twin.config.open_money:
        _fill_purses(twin, seat, chance)
    twin.random = chance.state
    return twin


def _deal_cards(twin: State, seat: int, chance: Random) -> None:
    """The cards that lie neither in the discard nor in one's own hand."""
    others = [player for other, player in enumerate(twin.players) if other != seat]
    unseen = mixed(sum((player.hand for player in others), twin.deck), chance)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
    twin.deck = unseen


def _stack_towns(twin: State, chance: Random) -> None:
    """How many of a value are left is known, which of the unseen ones they are is not (RT-13)."""
    hidden, out = twin.town_deck + twin.removed_towns, [_POINTS[t] for t in twin.removed_towns]
    twin.town_deck, twin.removed_towns = [], []
    for points in reversed(TOWN_VALUES):
        unseen = mixed([town for town in hidden if _POINTS[town] == points], chance)
        twin.removed_towns += unseen[: out.count(points)]
        twin.town_deck += unseen[out.count(points) :]


def _fill_purses(twin: State, seat: int, chance: Random) -> None:
    """Secret money: what a seat must have, and some of what the turns so far can have brought."""
    others = [other for other in range(len(twin.players)) if other != seat]
    turns = [turns_taken(twin, other) for other in others]
    for other, had in zip(others, turns, strict=True):
        twin.players[other].money = _least(twin, other, had)
    room = money_left(twin)
    for other, had in zip(others, turns, strict=True):
        player = twin.players[other]
        likely = max(_likely(twin, had) - player.money, 0)
        extra = chance.randrange(min(room, likely) + 1)
        player.money += extra
        room -= extra
    if isinstance(twin.phase, LastCall):
        _call_last(twin, twin.phase.seat)


def _least(twin: State, seat: int, turns: int) -> int:
    """The dollars that a seat is known to have after so many turns.

    Who has neither had a turn nor won an auction has what it began with (RT-10).
    """
    phase, untouched = twin.phase, not (turns or any(twin.players[seat].railroads))
    known = START_MONEY if untouched else 0
    if isinstance(phase, Auction):
        if seat == phase.leader:
            return max(known, phase.bid)
        if seat == phase.seat == phase.starter and not phase.bid:
            return max(known, RAILROADS[phase.railroad].minimum_bid)
    if isinstance(phase, LastCall) and seat == phase.seat:
        return THOUSAND
    if isinstance(phase, Over) and seat == phase.declared:
        return THOUSAND
    return known


def _likely(twin: State, turns: int) -> int:
    """The most dollars that a seat is taken to have after so many turns."""
    most = START_MONEY + _PER_TURN * turns
    return min(most, THOUSAND - 1) if twin.config.thousand == "automatic" else most


def _call_last(twin: State, seat: int) -> None:
    """Who is asked after this seat would tell about its money (RT-100)."""
    last = clockwise(twin.players, twin.start)[-1]
    order = clockwise(twin.players, last)
    after = order[order.index(seat) + 1 :]
    rich = having_thousand(twin, last)
    twin.phase = LastCall(seat, tuple(other for other in after if other in rich))
