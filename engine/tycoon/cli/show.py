"""``show``: what a save file holds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tycoon
from tycoon.kernel.refusals import Refusal, SaveError
from tycoon.session.saves import LARGEST


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    show = commands.add_parser("show", help="print the table and scores of a save file")
    show.add_argument("save", type=Path)
    show.set_defaults(run=_show)


def _show(options: argparse.Namespace) -> list[str]:
    session = tycoon.load_game(text_of(options.save))
    return session.rules.describe(session.state, [seat.name for seat in session.seats])


def text_of(file: Path) -> str:
    """What a save file holds; never more of it than a save can have."""
    with file.open("rb") as opened:
        content = opened.read(4 * LARGEST + 1)  # no character has more than four bytes
    if len(content) > 4 * LARGEST:
        raise SaveError(Refusal("save_too_large", {"largest": LARGEST}))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(Refusal("save_not_text")) from None
