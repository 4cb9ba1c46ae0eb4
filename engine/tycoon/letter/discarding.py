"""Discarding hand cards: as the action, as the penalty, or after a word (LT-12, LT-25, LT-34)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tycoon.kernel.actions import Action, is_names
from tycoon.kernel.events import Event
from tycoon.kernel.multisets import multisets
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.letter.phases import Done, Penalty
from tycoon.letter.state import State
from tycoon.letter.turn import draw_cards, mover, next_turn, shed


def _limits(state: State) -> tuple[int, int]:
    """The fewest and most cards that may go (LT-A01, LT-A07)."""
    if isinstance(state.phase, Penalty):
        return 1, 1
    return int(isinstance(state.phase, Done)), len(mover(state).hand)


def _refuse(state: State) -> Refusal | None:
    """After a word: once, not in one's final turn, and only with cards left (LT-25, LT-A34)."""
    phase = state.phase
    if not isinstance(phase, Done):
        return None
    if phase.took == "discard_cards" or phase.shed:
        return Refusal("discarded_already")
    if state.ending:
        return Refusal("final_turn")
    return None if mover(state).hand else Refusal("hand_empty")


def _check(state: State, action: Action) -> Refusal | None:
    if refusal := _refuse(state):
        return refusal
    cards, hand = action["cards"], mover(state).hand
    for card in cards:
        if card not in hand:
            return Refusal("not_in_hand", {"letter": card[:9]})
    least, most = _limits(state)
    if least == most and len(cards) != least:
        return Refusal("choose_exactly", {"count": least})
    if len(cards) < least:
        return Refusal("nothing_to_discard")
    if list(cards) != sorted(cards):
        return Refusal("out_of_order", {"field": "cards"})
    missing = Counter(cards) - Counter(hand)
    return Refusal("not_in_hand", {"letter": next(iter(missing))}) if missing else None


def _apply(state: State, action: Action) -> list[Event]:
    seat, phase = acting(state), state.phase
    events = shed(state, seat, action["cards"])
    if isinstance(phase, Penalty):
        return [*events, *draw_cards(state, seat), *next_turn(state)]
    took = phase.took if isinstance(phase, Done) else "discard_cards"
    state.phase = Done(seat, took, isinstance(phase, Done))
    return events


def _legal(state: State) -> Sequence[Action]:
    if _refuse(state):
        return ()
    least, most = _limits(state)
    held = Counter(mover(state).hand)
    return [
        Action("discard_cards", cards=list(_cards(held, counts)))
        for total in range(least, most + 1)
        for counts in multisets(list(held.values()), total)
    ]


def _cards(held: Iterable[str], counts: Iterable[int]) -> Iterator[str]:
    """So many of each letter."""
    for card, count in zip(held, counts, strict=True):
        yield from [card] * count


def _sample(state: State, dice: Dice) -> Action:
    least, most = _limits(state)
    cards = mover(state).hand[:]
    keep = len(cards) - least - dice.randrange(most - least + 1)
    for _ in range(keep):
        cards.pop(dice.randrange(len(cards)))
    return Action("discard_cards", cards=cards)


def _bounds(state: State) -> Mapping[str, Any]:
    least, most = _limits(state)
    return {"cards": {"some_of": mover(state).hand[:], "min": least, "max": most}}


DISCARD_CARDS: Kind[State] = Kind(
    "discard_cards", {"cards": is_names}, _check, _apply, _legal, _sample, _refuse, _bounds
)
