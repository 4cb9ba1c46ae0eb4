"""What the rest of the engine knows of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from tycoon.bots.bot import Bot
    from tycoon.coach.hint import Adviser
    from tycoon.kernel.rules import Rules


class Learning(NamedTuple):
    """How the command line learns anew what a game's bots go by."""

    told: str
    """In a few words."""
    module: str
    """Below the game's folder: it has ``Training(seed, most, games, pieces)``, whose ``run`` yields
    lines, whose ``count`` is how many pieces it makes (`tycoon.bots.pieces`), and whose ``text`` is
    what was learned."""
    file: str
    """Where that belongs, below the game's folder."""
    most: tuple[str, int, int, str]
    """An option of its own: its name, the least, the default, and what it counts."""
    games: tuple[int, str]
    """By number of seats: the default, and what they are for."""


class Game(ABC):
    """A game's record. All that takes time to import is imported when it is asked for."""

    #: What its bots lean to; the first leans to nothing. A game without bots has none.
    characters: ClassVar[tuple[str, ...]] = ()
    #: The modules in `bots` that its bots consist of, in an order in which none brings many others
    #: along; the last one brings the rest.
    bot_parts: ClassVar[tuple[str, ...]] = ()
    #: Those in `coach`, likewise.
    coach_parts: ClassVar[tuple[str, ...]] = ()
    #: What a score has that is no source of points.
    no_source: ClassVar[tuple[str, ...]] = ("total",)
    #: Does it have `numbers`: actions and observations as numbers, for learning programs?
    has_numbers: ClassVar[bool] = False
    #: Of those actions, the usual one first: ``flat``, each has a number; ``steps``, small choices.
    forms: ClassVar[tuple[str, ...]] = ("flat",)
    #: Does `numbers` have `chance`: what is drawn from, so that chance can be told apart?
    has_chance: ClassVar[bool] = False
    learning: ClassVar[Learning | None] = None
    #: Levels whose bots have learned nothing.
    untaught: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def rules(self) -> Rules[Any]:
        """Its rules."""

    def bot(self, level: str, character: str) -> Bot:
        """The bot that plays a seat like this; nobody asks for what `characters` does not have."""
        raise NotImplementedError

    def taught(self, level: str, character: str, found: Mapping[str, Any]) -> Bot:
        """The same, who goes by what a training found, instead of what the game's own file says.

        Raises LookupError, TypeError or ValueError for what no training of this version finds.
        """
        raise NotImplementedError

    def adviser(self, found: Mapping[str, Any] | None = None) -> Adviser:
        """Who gives hints and judges what was done.

        found: what a training found, to go by that; raises what `taught` raises.
        """
        raise NotImplementedError
