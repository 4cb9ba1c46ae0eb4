"""Two saves of one game: which of them is further, and where they part."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import tycoon.session.saves as saves

Relation = Literal["same", "newer", "older", "diverged"]


class Comparison(NamedTuple):
    """How somebody else's save of a game stands to one's own."""

    mine: int
    """Actions in one's own."""
    theirs: int
    common: int
    """Actions that both begin with."""

    @property
    def relation(self) -> Relation:
        """What theirs is: the ``same``, ``newer`` (goes on from mine), ``older`` (mine goes on
        from it) or ``diverged`` (played on differently)."""
        if self.common == self.mine == self.theirs:
            return "same"
        if self.common == self.mine:
            return "newer"
        return "older" if self.common == self.theirs else "diverged"


def compare(mine: str, theirs: str) -> Comparison | None:
    """Compare two save texts; None when they are of different games.

    It is one game when the deal is: the same game, seed, names and options, as far as both versions
    know these options; a bot may play a seat in one of them. A game that only tries something else
    is no copy of the one it came from. Raises `SaveError` like
    `tycoon.session.saves.read`.
    """
    own, other = saves.read(mine), saves.read(theirs)
    if any(own.get(field) != other.get(field) for field in ("game", "seed", "lexicon", "tried")):
        return None
    if _names(own) != _names(other):
        return None
    if any(other["options"].get(name, value) != value for name, value in own["options"].items()):
        return None
    pairs = zip(own["actions"], other["actions"], strict=False)
    common = next(
        (number for number, (a, b) in enumerate(pairs) if a != b),
        min(len(own["actions"]), len(other["actions"])),
    )
    return Comparison(len(own["actions"]), len(other["actions"]), common)


def _names(save: dict[str, Any]) -> list[Any]:
    """The seats, whoever plays them."""
    return [{**seat, "bot": None} if isinstance(seat, dict) else seat for seat in save["seats"]]
