"""A bot for Pennies."""
