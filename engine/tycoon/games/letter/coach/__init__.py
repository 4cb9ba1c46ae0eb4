"""Hints and analysis for Letter Tycoon."""
