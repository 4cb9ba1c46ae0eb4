"""``train``: what the bots of a game go by, learned anew."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.arguments import number
from tycoon.kernel.refusals import Refusal, TycoonError

_BOTS = Path(tycoon.__file__).parent / "bots"


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    train = commands.add_parser("train", help="learn anew what the bots of a game go by")
    games = train.add_subparsers(required=True, metavar="game", dest="game")
    raccoon = games.add_parser("raccoon", help="weights by climbing, leaf values by regression")
    raccoon.add_argument("--steps", type=number(0), default=40, help="of climbing (default 40)")
    _common(raccoon, _BOTS / "raccoon" / "learned.py", 1000, "for the leaf")
    letter = games.add_parser("letter", help="what turns, patents and cards bring, by random racks")
    letter.add_argument("--racks", type=number(1), default=1600, help="by word list (default 1600)")
    _common(letter, _BOTS / "letter" / "learned.json", 20, "for the pace")


def _common(game: argparse.ArgumentParser, out: Path, games: int, what: str) -> None:
    """What every game's training can be told."""
    game.add_argument("--seed", default="1", help="any text; the same text, the same result")
    told = f"{what}, by number of seats (default {games})"
    game.add_argument("--games", type=number(0), default=games, help=told)
    game.add_argument("--out", type=Path, default=out, help="the file (default: the one in use)")
    game.set_defaults(run=_train, file_is="written")


def _train(options: argparse.Namespace) -> Iterator[str]:
    if not options.games:
        raise TycoonError(Refusal("too_few_games", {"games": 0}))
    options.out.open("a").close()  # better now than after hours
    training = _training(options)
    yield from training.run()
    options.out.write_text(training.text(), encoding="utf-8")
    yield f"{options.out} is written"


def _training(options: argparse.Namespace) -> Any:
    """The game's own, imported when it is asked for."""
    if options.game == "raccoon":
        from tycoon.bots.raccoon.training import command

        return command.Training(options.seed, options.steps, options.games)
    from tycoon.bots.letter import training

    return training.Training(options.seed, options.racks, options.games)
