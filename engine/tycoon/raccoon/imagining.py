"""Whole tables as they may be for all that a seat knows (RT-86 … RT-88, RT-A34, RT-A40).

What has been laid open is copied. Hands of others, their money where it is secret, the order of
every pile and the chance to come are drawn anew, from nothing but what the seat can count.
"""

from __future__ import annotations

from tycoon.kernel.rules import Dice
from tycoon.kernel.table import clockwise, mixed
from tycoon.raccoon.audit import money_left
from tycoon.raccoon.audit_phases import turns_taken
from tycoon.raccoon.cards import RAILROADS, TOWN_VALUES, TOWNS
from tycoon.raccoon.ending import THOUSAND, having_thousand
from tycoon.raccoon.phases import Auction, LastCall, Over
from tycoon.raccoon.state import Player, State

_PER_TURN = 12  #: dollars a seat may have kept per turn; random games and good ones have fewer


def imagine(state: State, seat: int, dice: Dice) -> State:
    """See `tycoon.kernel.rules.Rules.imagine`.

    Who has counted the money of others, all of whose moves are public, may put it in afterwards.
    """
    twin = state.copy()
    twin.random = dice.randrange(1 << 64)
    _deal_cards(twin, seat, dice)
    twin.railroad_deck = mixed(twin.railroad_deck, dice)
    twin.tile_deck = mixed(twin.tile_deck, dice)
    twin.removed_tiles = sorted(twin.removed_tiles)
    _stack_towns(twin, dice)
    if not (twin.config.open_money or isinstance(twin.phase, Over)):
        _fill_purses(twin, seat, dice)
    return twin


def _deal_cards(twin: State, seat: int, dice: Dice) -> None:
    """The cards that lie neither in the discard nor in one's own hand."""
    others = [player for other, player in enumerate(twin.players) if other != seat]
    unseen = mixed(sum((player.hand for player in others), twin.deck), dice)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
    twin.deck = unseen


def _stack_towns(twin: State, dice: Dice) -> None:
    """How many of a value are left is known, which of the unseen ones they are is not (RT-13)."""
    deck: list[int] = []
    removed: list[int] = []
    for points in reversed(TOWN_VALUES):
        out = sum(TOWNS[town].points == points for town in twin.removed_towns)
        hidden = twin.town_deck + twin.removed_towns
        unseen = mixed([town for town in hidden if TOWNS[town].points == points], dice)
        removed += unseen[:out]
        deck += unseen[out:]
    twin.town_deck, twin.removed_towns = deck, removed


def _fill_purses(twin: State, seat: int, dice: Dice) -> None:
    """Secret money: what a seat must have, and some of what the turns so far can have brought."""
    others = [other for other in range(len(twin.players)) if other != seat]
    for other in others:
        twin.players[other].money = _least(twin, other)
    room = money_left(twin)
    for other in others:
        player = twin.players[other]
        extra = dice.randrange(min(room, _most(twin, other) - player.money) + 1)
        player.money += extra
        room -= extra
    if isinstance(twin.phase, LastCall):
        _call_last(twin, twin.phase.seat)


def _untouched(twin: State, seat: int) -> bool:
    """Has it neither had a turn nor won an auction? Then it has what it began with (RT-10)."""
    return not (turns_taken(twin, seat) or any(twin.players[seat].railroads))


def _least(twin: State, seat: int) -> int:
    """The dollars that a seat is known to have."""
    phase, known = twin.phase, Player().money if _untouched(twin, seat) else 0
    if isinstance(phase, Auction):
        if seat == phase.leader:
            return max(known, phase.bid)
        if seat == phase.seat == phase.starter and not phase.bid:
            return max(known, RAILROADS[phase.railroad].minimum_bid)
    if isinstance(phase, LastCall) and seat == phase.seat:
        return THOUSAND
    return known


def _most(twin: State, seat: int) -> int:
    """The most dollars it is taken to have."""
    likely = Player().money + _PER_TURN * turns_taken(twin, seat)
    if twin.config.thousand == "automatic":
        likely = min(likely, THOUSAND - 1)
    return max(likely, _least(twin, seat))


def _call_last(twin: State, seat: int) -> None:
    """Who is asked after this seat would tell about its money (RT-100)."""
    last = clockwise(twin.players, twin.start)[-1]
    order = clockwise(twin.players, last)
    after = order[order.index(seat) + 1 :]
    rich = having_thousand(twin, last)
    twin.phase = LastCall(seat, tuple(other for other in after if other in rich))
