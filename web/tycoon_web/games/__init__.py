"""A package per game; those never know of each other."""

#: In the order in which the home screen offers them.
OFFERED = ("raccoon", "letter")
