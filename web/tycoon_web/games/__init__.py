"""What games share, and a package per game; those never know of each other."""
