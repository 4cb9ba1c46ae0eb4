"""What was found out about a table holds of every one that looks the same.

Imagined tables differ in little but the cards that nobody sees, and what is tried first on each
leaves the others before much the same choices; so most of their turns have been thought of before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.turn import railroads_left, tiles_left, towns_left
from tycoon.kernel.actions import Action

if TYPE_CHECKING:
    from tycoon.games.raccoon.bots.scene import Appraisal

_MOST = 600  #: tables; a decision comes upon fewer
_Found = TypeVar("_Found")


class Memory(Generic[_Found]):
    """By what a table looks like; of one game at a time."""

    def __init__(self) -> None:
        self._config: Config | None = None
        self._found: dict[tuple[object, ...], _Found] = {}

    def of(self, state: State) -> dict[tuple[object, ...], _Found]:
        """All that is remembered of its game, to be added to."""
        if state.config is not self._config or len(self._found) >= _MOST:
            self._config, self._found = state.config, {}
        return self._found


class Known:
    """What a seat has found out about tables that look the same."""

    __slots__ = ("apart", "built", "called", "cards", "decided", "measures", "produced")

    def __init__(self) -> None:
        self.measures: tuple[Any, ...] = ()
        """Of a `Scene`; empty: not yet taken."""
        self.apart: list[Appraisal] | None = None
        """The sensible sales, and purchases of the town; None: not yet."""
        self.built: dict[tuple[int, int], Appraisal] = {}
        """By tile and the own face that is turned round to it."""
        self.called: dict[tuple[int, int], Appraisal] = {}
        """Auctions by railroad and how many of its cards are on offer."""
        self.cards: dict[int, float] = {}
        """By card: points of its goods."""
        self.produced: dict[int, Appraisal] = {}
        """By card: its best production, as if all cards of the hand were alike."""
        self.decided: dict[tuple[int, ...], Action] = {}
        """What to do in a sub-state that no hand has a part in, by the railroads on offer."""


def looks(state: State) -> tuple[object, ...]:
    """All of a table that a judge reads, but the hands and which tiles and railroads are on offer:
    those have just been drawn, and only a few actions are about them."""
    return (
        state.phase,
        state.round,
        state.start,
        state.ending,
        state.town,
        towns_left(state),
        railroads_left(state),
        tiles_left(state),
        *state.prices,
        *state.supply,
        *[
            (
                *(player.money, *player.tokens, *player.railroads),
                *(tuple(player.towns), tuple(player.tiles), tuple(player.since)),
            )
            for player in state.players
        ],
    )
