"""A panel per action of Raccoon Tycoon."""
