"""What `python -m tycoon train letter` has found out, in the file beside this one."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tycoon.kernel.files import read
from tycoon.lexicon import EVERYDAY, FULL, Lexicon

FILE = Path(__file__).with_name("learned.json")
COMMON = "common"  #: the vocabulary of those who know common words only
#: Patents that change what a turn brings, in the order in which a set of them is written.
ABILITIES = "BJKVXZ"
KEEPING = "BJKV"  #: those of them that change which cards are worth keeping
_LARGE = 110_000  # words: an own list of more is played more like the full list than the everyday


class Experience(NamedTuple):
    """Averages over random racks, played for the most points with one vocabulary."""

    income: Mapping[str, float]
    """Set of `ABILITIES` -> points that a turn brings."""
    royalty: Mapping[str, float]
    """Letter -> real cards of it in one turn's play."""
    spells: Mapping[str, float]
    """Letter -> how often a rack that has it can play it."""
    keep: Mapping[str, Mapping[str, tuple[float, ...]]]
    """Set of doublers and V -> letter -> points that its first, second, third card in hand adds to
    the next turn, compared with a card of the deck."""

    def earns(self, patents: Collection[str]) -> float:
        """Points that a turn brings with these patents."""
        return self.income["".join(letter for letter in ABILITIES if letter in patents)]

    def gain(self, patents: Collection[str], letter: str) -> float:
        """Points per turn that one more patent brings by its ability."""
        if letter not in ABILITIES:
            return 0.0
        return max(0.0, self.earns({*patents, letter}) - self.earns(patents))

    def cards(self, patents: Collection[str]) -> Mapping[str, tuple[float, ...]]:
        """What cards are worth keeping with these patents."""
        return self.keep["".join(letter for letter in KEEPING if letter in patents)]


class Knowledge(NamedTuple):
    """All that bots have learned about playing."""

    vocabularies: Mapping[str, Experience]
    """By the id of a shipped list, whose words they all know, or `COMMON`."""
    pace: Mapping[int, float]
    """Players -> by how many dollars a round brings the leader's patents nearer to the goal."""

    def experience(self, lexicon: Lexicon, whole: bool) -> Experience:
        """The averages for the vocabulary that comes closest: the whole list, or common words."""
        if not whole:
            return self.vocabularies[COMMON]
        if lexicon.id in self.vocabularies:
            return self.vocabularies[lexicon.id]
        return self.vocabularies[FULL if len(lexicon) > _LARGE else EVERYDAY]


class Looks(NamedTuple):
    """How words look to who does not know them."""

    runs: int
    """The runs of three letters, word ends included, that common words have: a bit for each."""
    real: tuple[float, ...]
    """How many of the real words that are not common have none, one, two … runs of another kind."""
    made_up: tuple[float, ...]
    """Likewise of made-up words."""


@cache
def _learned() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(read(FILE))
    return data


def knowledge_of(data: Mapping[str, Any]) -> Knowledge:
    """What the file's content says about playing."""
    vocabularies = {name: Experience(**found) for name, found in data["vocabularies"].items()}
    return Knowledge(vocabularies, {int(players): pace for players, pace in data["pace"].items()})


def checked(known: Knowledge) -> Knowledge:
    """The same, if it has all that a bot of this version asks for; raises ValueError."""
    own = knowledge()
    if set(known.vocabularies) != set(own.vocabularies) or set(known.pace) != set(own.pace):
        raise ValueError("vocabularies")
    for name, here in known.vocabularies.items():
        like = own.vocabularies[name]
        for part in Experience._fields:
            if set(getattr(here, part)) != set(getattr(like, part)):
                raise ValueError(part)
    return known


@cache
def knowledge() -> Knowledge:
    """What the file says about playing."""
    return knowledge_of(_learned())


@cache
def looks() -> Looks:
    """What the file says about words."""
    found = _learned()["looks"]
    return Looks(int(found["runs"], 16), tuple(found["real"]), tuple(found["made_up"]))
