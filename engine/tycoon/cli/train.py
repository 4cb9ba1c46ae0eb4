"""``train``: what the bots of a game go by, learned anew."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.arguments import number
from tycoon.kernel.refusals import Refusal, TycoonError

_LEARNED = Path(tycoon.__file__).parent / "bots" / "raccoon" / "learned.py"


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    train = commands.add_parser("train", help="learn anew what the bots of a game go by")
    games = train.add_subparsers(required=True, metavar="game")
    raccoon = games.add_parser("raccoon", help="weights by climbing, leaf values by regression")
    raccoon.add_argument("--seed", default="1", help="any text; the same text, the same result")
    raccoon.add_argument("--steps", type=number(0), default=40, help="of climbing (default 40)")
    raccoon.add_argument(
        "--games",
        type=number(0),
        default=1000,
        help="for the leaf, by number of seats (default 1000)",
    )
    raccoon.add_argument(
        "--out", type=Path, default=_LEARNED, help="the file (default: the one in use)"
    )
    raccoon.set_defaults(run=_train, file_is="written")


def _train(options: argparse.Namespace) -> Iterator[str]:
    from tycoon.bots.raccoon.training.command import Training

    if not options.games:
        raise TycoonError(Refusal("too_few_games", {"games": 0}))
    options.out.open("a").close()  # better now than after hours
    training = Training(options.seed, options.steps, options.games)
    yield from training.run()
    options.out.write_text(training.text(), encoding="utf-8")
    yield f"{options.out} is written"
