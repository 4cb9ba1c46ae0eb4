"""A folder per thing people do, each with its state, its commands and its screens."""
