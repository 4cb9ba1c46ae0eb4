"""``merge``: files of a league into one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tycoon.league.shards import merge


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    parser = commands.add_parser("merge", help="put the shards of a league into one file")
    parser.add_argument("out", type=Path, help="the file; games that it has already stay")
    parser.add_argument("files", type=Path, nargs="+", help="files that league --shard has written")
    parser.set_defaults(run=_merge)


def _merge(options: argparse.Namespace) -> list[str]:
    return [f"{merge(options.out, options.files)} games are in {options.out}"]
