"""What both games share; knows no game."""
