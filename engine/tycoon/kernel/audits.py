"""Tests for values that come from outside, of any type: each raises ValueError naming what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

MOST = 100_000  #: no number of tokens comes near it


def need(what: str, condition: bool) -> None:
    """It must be so."""
    if not condition:
        raise ValueError(what)


def whole(what: str, value: Any, least: int, most: int | None = None) -> None:
    """A whole number in these bounds; None: there is no upper one."""
    need(what, type(value) is int and least <= value and (most is None or value <= most))


def wholes(what: str, values: Any, least: int, most: int | None = None, count: int = -1) -> None:
    """A list of whole numbers in these bounds; ``count`` of them unless that is -1."""
    need(what, isinstance(values, list) and count in (-1, len(values)))
    for value in values:
        whole(what, value, least, most)


def table(state: Any, first: int) -> None:
    """Players, chance, round (from ``first`` on) and who began."""
    config = state.config
    need("players", len(state.players) == config.players)
    whole("random", state.random, 0, (1 << 64) - 1)
    whole("round", state.round, first)
    whole("start", state.start, 0, config.players - 1)
    need("start", config.start_seat in (-1, state.start))


def different(what: str, values: Iterable[Any]) -> None:
    """Nothing is there twice."""
    listed = list(values)
    need(what, len(set(listed)) == len(listed))
