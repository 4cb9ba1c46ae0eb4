"""``golden``: one number for how this engine plays."""

from __future__ import annotations

import argparse
from typing import Any

import tycoon
from tycoon.league.golden import GAMES, digest


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    golden = commands.add_parser("golden", help="hash random games, to compare engines by")
    golden.set_defaults(run=_golden)


def _golden(options: argparse.Namespace) -> list[str]:
    return [f"{tycoon.__version__}  {digest(sorted(tycoon.GAMES))}  {GAMES} games"]
