"""``train``: what the bots of a game go by, learned anew."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tycoon.bots.pieces import Pieces
from tycoon.cli.arguments import number
from tycoon.games import GAMES, game_of, module_of
from tycoon.games.game import Learning
from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.engine import fingerprint
from tycoon.league.files import put_text, usable
from tycoon.league.progress import Bar
from tycoon.session.dealing import resolve_deal


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
    resolve_deal(options.game, 2, {}, options.seed)  # a seed that is none says so at once
    with usable(options.out):
        _check(options.out, options.game)
    request = [options.game, options.seed, options.most, options.games]
    begun = Begun(options.out.with_name(f"{options.out.name}.part"), request)
    with Bar() as bar:
        pieces = Pieces(begun.kept)
        made = module_of(options.game, options.module).Training
        training = made(options.seed, options.most, options.games, pieces)

        def heard() -> None:
            begun.keep(pieces.kept)
            bar(len(pieces.kept), training.count)

        pieces.heard = heard
        bar(len(pieces.kept), training.count)
        yield from training.run()
    begun.finish(options.out, training.text())
    yield f"{options.out} is written"


def _check(file: Path, game: str) -> None:
    """Only what a training of this game has written is written over."""
    if not file.exists():
        return
    made = re.search(r"python -m tycoon train (\w+) ", file.read_text("utf-8", "replace")[:200])
    if made is None:
        raise TycoonError(Refusal("weights_in_the_way", {"file": str(file)}))
    if made[1] != game:
        raise TycoonError(Refusal("weights_of_another", {"file": str(file), "game": made[1]}))


class Begun:
    """What is there of a training that goes on, in a file beside the one it will write.

    Raises `TycoonError`: ``training_differs`` where that is of another training, ``file_unusable``
    when it cannot be written.
    """

    def __init__(self, file: Path, request: list[Any]) -> None:
        self._file, self._request = file, [fingerprint(), *request]
        self.kept: dict[str, Any] = {}
        with usable(file):
            text = file.read_text("utf-8", "replace") if file.exists() else ""
        if text:
            try:
                found = json.loads(text)
                same = found["request"] == self._request
                self.kept = dict(found["pieces"])
            except (LookupError, TypeError, ValueError, RecursionError):
                same = False
            if not same:
                raise TycoonError(Refusal("training_differs", {"file": str(file)}))
        else:
            self.keep({})  # better now than after hours

    def keep(self, pieces: dict[str, Any]) -> None:
        """These are made."""
        put_text(self._file, json.dumps({"request": self._request, "pieces": pieces}))

    def finish(self, file: Path, text: str) -> None:
        """It is done: the file is there whole, and what was kept is not needed any more."""
        put_text(file, text)
        self._file.unlink()
