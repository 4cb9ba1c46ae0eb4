"""What a sentence of the coach is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach.case import Account


class Sentence(NamedTuple):
    """Something that can speak for an action."""

    tell: Callable[[Account], Iterator[Reason]]
    """The sentence, if its condition holds."""
    about: Callable[[Account], float]
    """What it is about, where more is better: beside another action it is said only of the one
    that has more of it."""
    listed: bool = False
    """Does it know the word list? Then it is never said where the others judge words."""


class Objection(NamedTuple):
    """Something that can speak against an action, beside a better one."""

    tell: Callable[[Account, Account], Iterator[Reason]]
    """The sentence about the first, if its condition holds."""
    listed: bool = False
    """As `Sentence.listed`."""
