"""The host of a first game."""
