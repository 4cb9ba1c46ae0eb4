"""Letter Tycoon: its table, its panels and its sheets."""
