"""What moves and sounds at Letter Tycoon."""
