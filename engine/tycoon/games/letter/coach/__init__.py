"""Hints and analysis for Letter Tycoon."""

from tycoon.games.letter.coach.adviser import LetterAdviser

__all__ = ["LetterAdviser"]
