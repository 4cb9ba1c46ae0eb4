"""What is said of an action where nothing is weighed against it, and how much of a word shows."""

from __future__ import annotations

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.coach.on_words import pays
from tycoon.games.letter.coach.speaking import spoken_for
from tycoon.games.letter.rules.cards import LETTERS

HIDDEN = "·"  #: a consonant in a pattern


def reasons(one: Account) -> list[Reason]:
    """All that speaks for it, and what others get of it."""
    return [*spoken_for(one), *pays(one)]


def pattern(word: str) -> str:
    """The word with its consonants hidden; a Y may be either and stays hidden."""
    return "".join(letter if LETTERS[letter].kind == "vowel" else HIDDEN for letter in word)
