"""What is worth remembering of a game; each game names its own in `games/<game>/feats.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from tycoon import Session


class Feat(NamedTuple):
    """Something a player did; of two the one with the higher value is remembered."""

    value: int
    what: str = ""
    """For example the word; "" where the value says it all."""


Feats = dict[str, Feat]
"""A player's best of each kind, by the kind's name."""


def keep(feats: Feats, name: str, feat: Feat) -> None:
    """The better one stays; of equals the first."""
    if name not in feats or feat.value > feats[name].value:
        feats[name] = feat


class Memory(Protocol):
    """What a game's module has."""

    def feats(self, session: Session, /) -> Sequence[Feats]:
        """By seat what is worth remembering of a game that is over."""

    def sources(self, score: Mapping[str, int], /) -> Mapping[str, int]:
        """The points of a seat's score by source: together the total. Each has its words in
        ``source.<name>``.
        """

    def decided(self, reason: str, /) -> bool:
        """Did points decide a game that ended for this reason?"""


@cache
def memory_of(game: str) -> Memory:
    """This game's; loaded now, without the rest of its page."""
    return cast(Memory, import_module(f"tycoon_web.games.{game}.feats"))
