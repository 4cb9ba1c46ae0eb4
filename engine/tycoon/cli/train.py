"""``train``: what the bots of a game go by, learned anew."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tycoon.cli.arguments import number
from tycoon.games import GAMES, game_of, module_of
from tycoon.games.game import Learning
from tycoon.kernel.refusals import Refusal, TycoonError


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    train = commands.add_parser("train", help="learn anew what the bots of a game go by")
    parsers = train.add_subparsers(required=True, metavar="game", dest="game")
    for name in GAMES:
        if learning := game_of(name).learning:
            _add_game(parsers.add_parser(name, help=learning.told), name, learning)


def _add_game(game: argparse.ArgumentParser, name: str, learning: Learning) -> None:
    """What a game's training can be told."""
    option, least, default, what = learning.most
    told = f"{what} (default {default})"
    game.add_argument(f"--{option}", dest="most", type=number(least), default=default, help=told)
    game.add_argument("--seed", default="1", help="any text; the same text, the same result")
    default, what = learning.games
    told = f"{what}, by number of seats (default {default})"
    game.add_argument("--games", type=number(0), default=default, help=told)
    out = Path(module_of(name, "game").__file__ or "").parent / learning.file
    game.add_argument("--out", type=Path, default=out, help="the file (default: the one in use)")
    game.set_defaults(run=_train, file_is="written", module=learning.module)


def _train(options: argparse.Namespace) -> Iterator[str]:
    if not options.games:
        raise TycoonError(Refusal("too_few_games", {"games": 0}))
    options.out.open("a").close()  # better now than after hours
    made = module_of(options.game, options.module).Training
    training = made(options.seed, options.most, options.games)
    yield from training.run()
    options.out.write_text(training.text(), encoding="utf-8")
    yield f"{options.out} is written"
