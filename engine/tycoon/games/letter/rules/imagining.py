"""Whole tables as they may be for all that a seat knows (LT-A36).

What has been laid open is copied. Hands of others, deck, discard and the chance to come are drawn
anew: the discard lies face down, and nobody may look through it.
"""

from __future__ import annotations

from itertools import chain

from tycoon.games.letter.rules.state import State
from tycoon.kernel.randomness import Random
from tycoon.kernel.rules import Dice
from tycoon.kernel.table import mixed


def imagine(state: State, seat: int, dice: Dice) -> State:
    """See `tycoon.kernel.rules.Rules.imagine`."""
    twin, chance = state.copy(), Random(dice.randrange(1 << 64))
    others = [player for other, player in enumerate(twin.players) if other != seat]
    hands = chain.from_iterable(player.hand for player in others)
    unseen = mixed([*hands, *twin.deck, *twin.discard], chance)
    for player in others:
        player.hand = sorted(unseen.pop() for _ in player.hand)
    twin.discard = [unseen.pop() for _ in twin.discard]
    twin.deck = unseen
    twin.random = chance.state
    return twin
