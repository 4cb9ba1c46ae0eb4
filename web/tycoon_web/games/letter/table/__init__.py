"""The table of Letter Tycoon: what all screens of a turn are built of."""
