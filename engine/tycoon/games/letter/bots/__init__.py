"""Opponents for Letter Tycoon; see `tycoon/bots/README.md`."""
