"""Pennies: everybody hides a coin, rolls as often as they dare, and must not come above twelve."""
