"""A new game: who plays, and by which rules."""
