"""What moves and sounds when something has happened; nothing of it is part of the page."""
