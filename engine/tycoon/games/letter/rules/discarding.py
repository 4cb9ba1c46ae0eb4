"""Discarding hand cards: as the action, as the penalty, or after a word (LT-12, LT-25, LT-34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tycoon.games.letter.rules.phases import Done, Penalty
from tycoon.games.letter.rules.state import State
from tycoon.games.letter.rules.turn import draw_cards, mover, next_turn, shed
from tycoon.kernel.actions import Action, is_names
from tycoon.kernel.events import Log
from tycoon.kernel.multisets import multisets
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice
from tycoon.kernel.table import acting


def limits(state: State) -> tuple[int, int]:
    """The fewest and most cards that may go (LT-A01, LT-A07)."""
    if isinstance(state.phase, Penalty):
        return 1, 1
    return int(isinstance(state.phase, Done)), len(mover(state).hand)


class DiscardCards(ActionType[State], do="discard_cards", shape={"cards": is_names}):
    """Hand cards go, face down (LT-12, LT-25, LT-34)."""

    def legal(self, state: State) -> Sequence[Action]:
        """The fewest cards first; equal cards are the same."""
        if self.refuse(state):
            return ()
        least, most = limits(state)
        return _discards("".join(mover(state).hand), least, most)

    def refuse(self, state: State) -> Refusal | None:
        """After a word: once, not in one's final turn, and only with cards left (LT-25, LT-A34)."""
        phase = state.phase
        if not isinstance(phase, Done):
            return None
        if phase.took == "discard_cards" or phase.shed:
            return Refusal("discarded_already")
        if state.ending:
            return Refusal("final_turn")
        return None if mover(state).hand else Refusal("hand_empty")

    def check(self, state: State, action: Action) -> Refusal | None:
        """Cards of the hand in their order, neither too few nor too many."""
        if refusal := self.refuse(state):
            return refusal
        cards, hand = action["cards"], mover(state).hand
        for card in cards:
            if card not in hand:
                return Refusal("not_in_hand", {"letter": card[:9]})
        least, most = limits(state)
        if least == most and len(cards) != least:
            return Refusal("choose_exactly", {"count": least})
        if len(cards) < least:
            return Refusal("nothing_to_discard")
        if list(cards) != sorted(cards):
            return Refusal("out_of_order", {"field": "cards"})
        missing = Counter(cards) - Counter(hand)
        return Refusal("not_in_hand", {"letter": next(iter(missing))}) if missing else None

    def sample(self, state: State, dice: Dice) -> Action:
        """Any number of cards, then which."""
        least, most = limits(state)
        cards = mover(state).hand[:]
        keep = len(cards) - least - dice.randrange(most - least + 1)
        for _ in range(keep):
            cards.pop(dice.randrange(len(cards)))
        return Action("discard_cards", cards=cards)

    def bounds(self, state: State) -> Mapping[str, Any]:
        """Some of the hand."""
        least, most = limits(state)
        return {"cards": {"some_of": mover(state).hand[:], "min": least, "max": most}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """After the penalty the hand is filled up and the turn over."""
        seat, phase = acting(state), state.phase
        shed(state, seat, action["cards"], log)
        if isinstance(phase, Penalty):
            draw_cards(state, seat, log)
            next_turn(state, log)
            return
        took = phase.took if isinstance(phase, Done) else "discard_cards"
        state.phase = Done(seat, took, isinstance(phase, Done))


@lru_cache(maxsize=1_000)
def _discards(hand: str, least: int, most: int) -> tuple[Action, ...]:
    """Every way to give up so many cards of a hand."""
    held = Counter(hand)
    return tuple(
        Action(
            "discard_cards", cards=tuple(Counter(dict(zip(held, counts, strict=True))).elements())
        )
        for total in range(least, most + 1)
        for counts in multisets(list(held.values()), total)
    )
