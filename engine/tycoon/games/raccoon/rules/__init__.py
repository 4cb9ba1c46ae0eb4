"""The rules of Raccoon Tycoon, by area."""
