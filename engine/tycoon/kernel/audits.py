"""Tests for values that come from outside, of any type: each raises ValueError naming what."""

from __future__ import annotations

from typing import Any

MOST = 100_000  #: no amount and no number of rounds comes near it


def need(what: str, condition: bool) -> None:
    """It must be so."""
    if not condition:
        raise ValueError(what)


def whole(what: str, value: Any, least: int, most: int) -> None:
    """A whole number in these bounds."""
    need(what, type(value) is int and least <= value <= most)


def wholes(what: str, values: Any, least: int, most: int, count: int = -1) -> None:
    """A list of whole numbers in these bounds; ``count`` of them unless that is -1."""
    need(what, isinstance(values, list) and count in (-1, len(values)))
    for value in values:
        whole(what, value, least, most)
