"""Hints and analysis for Raccoon Tycoon."""

from tycoon.coach.raccoon.adviser import RaccoonAdviser

__all__ = ["RaccoonAdviser"]
