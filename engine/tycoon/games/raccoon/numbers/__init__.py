"""Actions and observations of Raccoon Tycoon as numbers."""
