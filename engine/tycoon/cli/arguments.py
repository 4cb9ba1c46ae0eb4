"""What several commands read from the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def number(least: int) -> Callable[[str], int]:
    """Whole numbers from ``least`` on, of at most nine digits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= least):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number of them")
        return int(text)

    return read
