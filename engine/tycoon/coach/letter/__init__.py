"""Hints and analysis for Letter Tycoon."""

from tycoon.coach.letter.adviser import LetterAdviser

__all__ = ["LetterAdviser"]
