"""``export``: games as positions to learn from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.arguments import number
from tycoon.kernel.options import settings
from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.contestants import checked
from tycoon.league.progress import Bar


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    export = commands.add_parser("export", help="write games as positions to learn from")
    add = export.add_argument
    add("game", choices=sorted(tycoon.GAMES))
    add("--bots", default="random", help="who plays, by commas, as in a league (default random)")
    add("--players", type=int, default=4, help="2 to 5 (default 4)")
    add("--games", type=int, default=100, help="how many (default 100)")
    add("--per-shard", type=number(1), default=100, help="games in a file (default 100)")
    add("--format", default="parquet", help="parquet or npz (default parquet)")
    add("--actions", help="their form: flat or steps")
    add("--edition", help="a preset of the game's options")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add("--seed", default="1", help="any text; the same text, the same games")
    add("--out", type=Path, required=True, help="the folder; a begun one is gone on with")
    export.set_defaults(run=_export)


def _export(options: argparse.Namespace) -> list[str]:
    try:
        from tycoon.adapters.exporting import Request, export
        from tycoon.adapters.positions import Source
    except ImportError:
        raise TycoonError(Refusal("extra_missing", {"extra": "export"})) from None
    known = tycoon.GAMES[options.game].options
    edition = [f"edition={options.edition}"] if options.edition else []
    chosen = settings([*edition, *options.option], known)
    bots = tuple(checked(bot, options.game) for bot in options.bots.split(","))
    source = Source(
        options.game,
        bots,
        options.players,
        tuple(sorted(chosen.items())),
        options.seed,
        options.actions,
    )
    request = Request(source, options.games, options.format, options.per_shard)
    with Bar() as bar:
        shards = export(request, options.out, bar)
    return [f"{options.games} games are in {len(shards)} files in {options.out}"]
