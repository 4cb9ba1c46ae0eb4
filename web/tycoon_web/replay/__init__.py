"""Watching a finished game again: its course, the steps worth finding, what was achieved."""
