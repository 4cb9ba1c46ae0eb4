"""What each game adds to the page."""
