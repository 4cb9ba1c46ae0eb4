"""Bots: thinking without holding the page up, showing what they do, who plays which seat."""
