"""Bots for Raccoon Tycoon: a value function in named terms, and a search on top of it."""
