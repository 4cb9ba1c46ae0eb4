"""Letter Tycoon."""
