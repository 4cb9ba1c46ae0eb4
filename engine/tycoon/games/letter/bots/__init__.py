"""Opponents for Letter Tycoon; see engine/README.md, section "Opponents"."""
