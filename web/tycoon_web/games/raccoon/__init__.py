"""Raccoon Tycoon on the page."""
