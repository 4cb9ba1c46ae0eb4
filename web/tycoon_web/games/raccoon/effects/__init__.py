"""What moves and sounds at Raccoon Tycoon."""
