"""How the site is made: one module per part of dist/ (see scripts/README.md for the order)."""
