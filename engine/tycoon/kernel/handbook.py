"""A game's rules as a reader finds them: chapters of rule ids."""

from __future__ import annotations

from typing import NamedTuple


class Chapter(NamedTuple):
    """A chapter and the ids of its rules, in reading order."""

    id: str
    rules: tuple[str, ...]


def span(mark: str, first: int, last: int) -> tuple[str, ...]:
    """The ids from first to last.

    >>> span("RT-", 9, 11)
    ('RT-09', 'RT-10', 'RT-11')
    """
    return tuple(f"{mark}{number:02}" for number in range(first, last + 1))
