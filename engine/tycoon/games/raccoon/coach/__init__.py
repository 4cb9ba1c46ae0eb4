"""Hints and analysis for Raccoon Tycoon."""
