"""The table of Raccoon Tycoon: what all screens of a turn are built of."""
