"""Actions as numbers, whatever the game: each its own, or in small choices one after the other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tycoon.games import GAMES, game_of, module_of
from tycoon.kernel.actions import Action
from tycoon.kernel.numbering import Choices, Place
from tycoon.kernel.refusals import IllegalAction, Refusal, SetupError

FLAT, STEPS = "flat", "steps"


def choices_of(game: str, form: str | None = None) -> Choices:
    """The game's actions in a form, None: in the first one that it has.

    ``flat``: every action has a number; ``steps``: small choices. Raises `SetupError`:
    ``no_numbers`` for a game that has none, ``no_such_form`` for a form that it does not have.
    """
    forms = game_of(game).forms
    if not game_of(game).has_numbers:
        raise SetupError(Refusal("no_numbers", {"game": game}))
    if form is not None and form not in forms:
        raise SetupError(Refusal("no_such_form", {"form": str(form), "forms": list(forms)}))
    if (form or forms[0]) == FLAT:
        return Flat(game)
    made: Choices = module_of(game, "numbers.choices").Choices()
    return made


def chosen(choices: Choices, number: Any) -> Action | None:
    """`Choices.choose`; raises `IllegalAction` with ``masked_out`` for what is not legal."""
    try:
        legal = number == int(number) and int(number) in choices.legal()
    except (TypeError, ValueError, OverflowError):
        legal = False
    if not legal:
        raise IllegalAction(Refusal("masked_out", {"action": str(number)[:20]}))
    return choices.choose(int(number))


def way_to(choices: Choices, position: Any, action: Action) -> list[int]:
    """The choices that lead to an action; raises `IllegalAction` with ``action_unnumbered``."""
    choices.begin(position)
    taken = []
    for number in choices.way(action):
        taken.append(number)
        if choices.choose(number) == action:
            return taken
    raise IllegalAction(Refusal("action_unnumbered", {"action": str(action)[:80]}))


class Flat:
    """Every action of a game in one choice."""

    places: tuple[Place, ...] = ()

    def __init__(self, game: str) -> None:
        self._rules = GAMES[game]
        self._codes = module_of(game, "numbers.actions")
        self._quick = getattr(self._codes, "numbers", None)
        self._moves: dict[int, Action] = {}

    @property
    def names(self) -> Sequence[str]:
        """By number: what the action is."""
        label = getattr(self._codes, "label_of", str)
        return [label(number) for number in range(self._codes.COUNT)]

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return int(self._codes.COUNT)

    def begin(self, state: Any) -> None:
        """Somebody must act in this state, which does not change."""
        moves = self._rules.moves(state)
        if self._quick:
            numbers = self._quick(state, moves)
        else:
            view = self._rules.view(state, state.phase.seat)
            numbers = (self._codes.number_of(move, view) for move in moves)
        self._moves = dict(zip(numbers, moves, strict=True))
        self._moves.pop(None, None)  # type: ignore[call-overload]

    def legal(self) -> Collection[int]:
        """The numbers of all legal actions that have one."""
        return self._moves.keys()

    def choose(self, number: int) -> Action | None:
        """The action of one of them."""
        return self._moves[number]

    def way(self, action: Action) -> Sequence[int]:
        """Its number."""
        return [number for number, move in self._moves.items() if move == action]

    def told(self) -> Iterable[tuple[int, int]]:
        """Nothing is half chosen."""
        return ()
