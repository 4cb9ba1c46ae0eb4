"""Whether to challenge a word: by what a bot knows, and by how the word looks if it does not.

No list is looked up that the bot does not know by heart. A word it does not know looks the odder,
the more of its runs of three letters occur in no common word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.games.letter.bots.learned import looks
from tycoon.games.letter.bots.styles import Style
from tycoon.games.letter.bots.values import SHARES
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.cards import FAILED_CHALLENGE
from tycoon.kernel.rules import Dice

_END = 26  # stands for what is before and after a word
_SIGNS = 27
ODDEST = 3  #: unknown runs; more are as many


def places_of(word: str) -> list[int]:
    """The word's runs of three letters, its ends included, as places among all such runs."""
    signs = [_END, *(ord(letter) - ord("A") for letter in word), _END]
    triples = zip(signs, signs[1:], signs[2:], strict=False)
    return [(a * _SIGNS + b) * _SIGNS + c for a, b, c in triples]


def oddity(word: str) -> int:
    """How many of its runs no common word has, at most `ODDEST`."""
    known = looks().runs
    odd = sum(not known >> place & 1 for place in places_of(word))
    return min(odd, ODDEST)


def made_up(word: str, vocabulary: Vocabulary, suspicion: float) -> float:
    """How likely a word is none (0 to 1), for one who takes so many of all words to be none."""
    if word in vocabulary:
        return 0.0
    if vocabulary.whole:
        return 1.0
    odd = oddity(word)
    real, invented = looks().real[odd], looks().made_up[odd]
    return suspicion * invented / (suspicion * invented + (1 - suspicion) * real)


def challenged(play: Mapping[str, Any], doubt: float, share: float) -> float:
    """Points of a challenge: what the word does not bring, or the dollars of a failed one (LT-33).

    share: how much hurts what the other has.
    """
    spoiled: float = share * (play["money"] + play["stock"])
    return doubt * spoiled - (1 - doubt) * FAILED_CHALLENGE * (1 + share)


def challenges(view: Mapping[str, Any], vocabulary: Vocabulary, style: Style, dice: Dice) -> bool:
    """Is it worth to challenge what lies there?"""
    play = view["play"]
    if "challenge" in play["answers"]:
        return False  # it will be judged anyway, and only one of those who challenge pays
    sure = 1.0
    for word in play["words"]:
        sure *= 1 - made_up(word["word"], vocabulary, style.suspicion)
    if challenged(play, 1 - sure, SHARES[len(view["players"])]) <= 0:
        return False
    return dice.randrange(100) < 100 * style.attention
