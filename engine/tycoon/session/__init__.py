"""A running game: its journal, saves, and who sits there."""
