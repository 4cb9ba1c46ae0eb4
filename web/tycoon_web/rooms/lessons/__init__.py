"""First steps: three pictures per game, and lessons at small tables of their own."""
