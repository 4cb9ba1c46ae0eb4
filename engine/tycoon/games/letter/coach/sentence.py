"""What a sentence of the coach is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach.case import Account

_NOTHING = 0.05  #: points; a smaller difference speaks for nobody


class Sentence(NamedTuple):
    """Something that can speak for an action."""

    tell: Callable[[Account], Iterator[Reason]]
    """The sentence, if its condition holds."""
    about: Callable[[Account], float]
    """What it is about, where more is better: beside another action it is said only of the one
    that has more of it."""
    feature: Callable[[Account], float] | None = None
    """What it says is the cause; beside another action there must be more of that as well."""
    relative: bool = False
    """Does it mean nothing but beside another action?"""
    listed: bool = False
    """Does it know the word list? Then it is never said where the others judge words."""

    def beats(self, one: Account, rival: Account) -> bool:
        """Does it speak for the one rather than for the rival?"""
        measures = (self.about, self.feature) if self.feature else (self.about,)
        return all(measure(one) - measure(rival) > _NOTHING for measure in measures)


class Objection(NamedTuple):
    """Something that can speak against an action, beside a better one."""

    tell: Callable[[Account, Account], Iterator[Reason]]
    """The sentence about the first, if its condition holds."""
    listed: bool = False
    """As `Sentence.listed`."""
