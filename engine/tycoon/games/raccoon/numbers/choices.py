"""Raccoon Tycoon's actions as small choices, one after the other.

What to do comes first, then with what: a card, a commodity, a seat, how many. Tokens of a mix are
named one by one in the order of the table, until ``done``; a bid is how many tens, then how many
dollars it lies above the least one. As soon as a single action is left, it is chosen. The actions
are those that have numbers of their own (`actions`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from tycoon.games.raccoon.numbers.actions import SECTIONS, numbers
from tycoon.games.raccoon.numbers.places import COMPANIES, FACES, MOST_TOKENS
from tycoon.games.raccoon.rules.cards import CARD_NUMBERS, COMMODITIES
from tycoon.games.raccoon.rules.rules import RaccoonRules
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.numbering import places

_DONE = "done"
NAMES: tuple[str, ...] = (
    *SECTIONS,
    _DONE,
    *COMMODITIES,
    *(f"number {number}" for number in range(MOST_TOKENS + 1)),
    *(f"card {card}" for card in CARD_NUMBERS),
    *FACES,
    *COMPANIES,
    *(f"seat_{on}" for on in range(1, 5)),
)
_NUMBER = {name: number for number, name in enumerate(NAMES)}
_LONGEST = 11  #: choices of an action: what, eight tokens of a town, done
_RULES = RaccoonRules()


def _ways(action: Action) -> Iterator[str]:
    """The names of the choices that lead to an action as `SECTIONS` has it."""
    yield action.do
    for name, value in action.fields.items():
        yield from _FIELDS[name](value)
    if action.do == "sell" and action.get("export") is None:
        yield _DONE


def _mix(counts: Mapping[str, int]) -> Iterator[str]:
    for name, count in counts.items():
        yield from [name] * count
    yield _DONE


_FIELDS: Mapping[str, Any] = {
    "amount": lambda above: (f"number {above // 10}", f"number {above % 10}"),
    "railroad": lambda name: (name,),
    "tile": lambda name: (name,),
    "commodity": lambda name: (name,),
    "export": lambda name: (name,),
    "card": lambda number: (f"card {number}",),
    "count": lambda number: (f"number {number}",),
    "seat": lambda on: (f"seat_{on}",),
    "take": _mix,
    "pay": _mix,
    "tiles": lambda names: names,
    "tokens": lambda names: (*names, _DONE),
}


@cache
def _sequences() -> tuple[tuple[int, ...], ...]:
    """By the number of an action: the choices that lead to it; none begins another."""
    actions = (action for section in SECTIONS.values() for action in section)
    return tuple(tuple(_NUMBER[name] for name in _ways(action)) for action in actions)


class Choices:
    """See `tycoon.kernel.numbering.Choices`."""

    names, count = NAMES, len(NAMES)
    places = tuple(places("chosen", NAMES, _LONGEST))

    def __init__(self) -> None:
        self._left: Sequence[tuple[tuple[int, ...], Action]] = ()
        self._made: list[int] = []

    def begin(self, state: State) -> None:
        """Nothing is chosen yet; somebody must act in this state, which does not change."""
        moves, known = _RULES.moves(state), _sequences()
        pairs = zip(numbers(state, moves), moves, strict=True)
        self._left = [(known[number], move) for number, move in pairs if number is not None]
        self._made = []

    def legal(self) -> Sequence[int]:
        """The numbers that may come next, once each."""
        depth = len(self._made)
        return list(dict.fromkeys(way[depth] for way, _ in self._left))

    def choose(self, number: int) -> Action | None:
        """Take one of them; an action when there is nothing left to choose."""
        depth = len(self._made)
        self._left = [one for one in self._left if one[0][depth] == number]
        self._made.append(number)
        return self._left[0][1] if len(self._left) == 1 else None

    def way(self, action: Action) -> Sequence[int]:
        """The choices that lead to an action, and perhaps some more after them."""
        return next((way for way, move in self._left if move == action), ())

    def told(self) -> Iterable[tuple[int, int]]:
        """What is chosen so far: places and numbers, all others are zero."""
        return Counter(self._made).items()
