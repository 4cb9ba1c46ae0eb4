"""Raccoon Tycoon in words."""
