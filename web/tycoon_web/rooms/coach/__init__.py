"""Hints while a game is played, and what decided it afterwards."""
