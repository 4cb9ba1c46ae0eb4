"""Actions and observations of Pennies as numbers."""
