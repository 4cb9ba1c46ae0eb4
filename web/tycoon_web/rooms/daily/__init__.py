"""One deal a day."""
