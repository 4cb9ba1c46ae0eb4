"""What a seat is, everywhere: a whole number from 0 up, below the number of players."""

from __future__ import annotations

from tycoon.kernel.refusals import Refusal, TycoonError

#: Where the table is not known.
ANY_TABLE = 10**9


def seat_of(value: object, players: int = ANY_TABLE) -> int:
    """The value, if it is a seat of a table with so many players; 1.0 and True are none.

    Raises `TycoonError` with ``no_such_seat``.
    """
    if type(value) is not int or not 0 <= value < players:
        large = isinstance(value, int) and abs(value) >= ANY_TABLE  # it may be too large to print
        raise TycoonError(Refusal("no_such_seat", {"seat": "…" if large else repr(value)[:9]}))
    return value


def viewer(value: object, players: int = ANY_TABLE) -> int | None:
    """The same for who looks on, where None is everybody."""
    return None if value is None else seat_of(value, players)
