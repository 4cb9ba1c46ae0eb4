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


def chapters(mark: str, text: str) -> tuple[Chapter, ...]:
    """Chapters, each by its id and the numbers of its rules; with an A those of the FAQ.

    >>> chapters("LT-", "box 1-2, faq A1 A45-A46")[1]
    Chapter(id='faq', rules=('LT-A01', 'LT-A45', 'LT-A46'))
    """
    rows = [row.split() for row in text.split(",")]
    return tuple(
        Chapter(id, tuple(rule for part in parts for rule in _part(mark, part)))
        for id, *parts in rows
    )


def _part(mark: str, part: str) -> tuple[str, ...]:
    first, _, last = part.replace("A", "").partition("-")
    return span(mark + "A" * part.startswith("A"), int(first), int(last or first))
