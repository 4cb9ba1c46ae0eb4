"""Hints and analysis for Raccoon Tycoon."""

from tycoon.games.raccoon.coach.adviser import RaccoonAdviser

__all__ = ["RaccoonAdviser"]
