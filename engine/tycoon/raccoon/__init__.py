"""Raccoon Tycoon."""
