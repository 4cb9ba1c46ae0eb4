"""Opponents for Letter Tycoon; see engine/README.md, section "Opponents"."""

from tycoon.bots.letter.player import Candidate, LetterBot
from tycoon.bots.letter.values import Terms

__all__ = ["Candidate", "LetterBot", "Terms", "bot"]


def bot(level: str, character: str) -> LetterBot:
    """The bot of this level and character, both known to `tycoon.seats`."""
    return LetterBot(level, character)
