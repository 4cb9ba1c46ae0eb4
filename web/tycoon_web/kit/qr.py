"""A text as a QR code, drawn as one path."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

#: Bits in a code of 109 modules a side: one with more is too fine for a camera that is held.
LARGEST = 8_700


def fits(text: str, digits: str = "") -> bool:
    """Is the code coarse enough to be scanned? ``digits`` follow in its alphanumeric mode."""
    return 8 * len(text.encode()) + 5.5 * len(digits) <= LARGEST


@lru_cache(maxsize=2)
def symbol(text: str, digits: str = "") -> tuple[int, str] | None:
    """(modules a side, path of the dark ones); None without the package or when it does not fit.

    The mask is fixed: trying all eight takes seconds here, and readers accept any.
    """
    try:
        from qrcodegen import DataTooLongError, QrCode, QrSegment
    except ImportError:  # not fetched: no network
        return None
    try:
        code = QrCode.encode_segments(
            [*QrSegment.make_segments(text), *QrSegment.make_segments(digits)],
            QrCode.Ecc.LOW,
            mask=3,
            boostecl=False,
        )
    except DataTooLongError:
        return None
    size = code.get_size()
    return size, "".join(
        _row([code.get_module(column, row) for column in range(size)], row) for row in range(size)
    )


def _row(modules: list[bool], row: int) -> str:
    """Runs of dark modules as rectangles."""
    path, column = [], 0
    for dark, run in groupby(modules):
        length = len(list(run))
        if dark:
            path.append(f"M{column} {row}h{length}v1h-{length}z")
        column += length
    return "".join(path)
