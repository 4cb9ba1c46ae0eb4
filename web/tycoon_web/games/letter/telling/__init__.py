"""Letter Tycoon in words."""
