"""Actions and observations of Letter Tycoon as numbers."""
