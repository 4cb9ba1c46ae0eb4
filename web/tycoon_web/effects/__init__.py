"""What moves and sounds when something has happened."""
