"""``python -m tycoon``: simulate games, show a save file, train bots."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tycoon
from tycoon.complaints import complaint
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import Refusal, SaveError, TycoonError
from tycoon.saves import LARGEST
from tycoon.session import Session

_BOTS = Path(tycoon.__file__).parent / "bots"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 0 on success, 1 after one line that says what is wrong."""
    options = _parser().parse_args(arguments)
    try:
        for line in options.run(options):
            print(line, flush=True)
    except TycoonError as error:
        return _fail(complaint(error.refusal))
    except OSError as error:
        verb = "written" if options.run is _train else "read"
        return _fail(f"{error.filename} cannot be {verb}: {error.strerror}.")
    return 0


def _fail(reason: str) -> int:
    print(f"tycoon: {reason}", file=sys.stderr)
    return 1


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise SystemExit(_fail(message) + 1)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m tycoon", description="Study the Tycoon Table rules engine.")
    parser.add_argument("--version", action="version", version=tycoon.__version__)
    commands = parser.add_subparsers(required=True, metavar="command")
    simulate = commands.add_parser("simulate", help="play random games and print the results")
    simulate.add_argument("game", choices=sorted(tycoon.GAMES))
    simulate.add_argument("--players", type=int, default=4, help="2 to 5 (default 4)")
    simulate.add_argument("--games", type=int, default=100, help="how many (default 100)")
    simulate.add_argument("--seed", default="1", help="any text; the same text, the same games")
    simulate.add_argument("--edition", help="a preset of the game's options")
    simulate.set_defaults(run=_simulate)
    show = commands.add_parser("show", help="print the table and scores of a save file")
    show.add_argument("save", type=Path)
    show.set_defaults(run=_show)
    train = commands.add_parser("train", help="learn anew what the bots of a game go by")
    games = train.add_subparsers(required=True, metavar="game", dest="game")
    raccoon = games.add_parser("raccoon", help="weights by climbing, leaf values by regression")
    raccoon.add_argument("--steps", type=_count, default=40, help="of climbing (default 40)")
    _add_training(raccoon, _BOTS / "raccoon" / "learned.py", 1000, "for the leaf")
    letter = games.add_parser("letter", help="what turns, patents and cards bring, on random racks")
    letter.add_argument("--racks", type=_count, default=1600, help="per word list (default 1600)")
    _add_training(letter, _BOTS / "letter" / "learned.json", 50, "for the pace")
    return parser


def _add_training(game: argparse.ArgumentParser, out: Path, games: int, what: str) -> None:
    """What every game's training can be told."""
    game.add_argument("--seed", default="1", help="any text; the same text, the same result")
    help = f"{what}, by number of seats (default {games})"
    game.add_argument("--games", type=_count, default=games, help=help)
    game.add_argument("--out", type=Path, default=out, help="the file (default: the one in use)")
    game.set_defaults(run=_train)


def _count(text: str) -> int:
    """A number of things, for argparse."""
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of them")
    return int(text)


def _simulate(options: argparse.Namespace) -> list[str]:
    if options.games < 1:
        raise TycoonError(Refusal("too_few_games", {"games": options.games}))
    names = [f"Player {seat + 1}" for seat in range(options.players)]
    chosen = {"edition": options.edition} if options.edition else {}
    wins: Counter[int] = Counter()
    lines, moves, started = [], 0, time.perf_counter()
    for number in range(options.games):
        session = tycoon.new_game(options.game, names, chosen, f"{options.seed} {number}")
        moves += _play(session, Random.from_text(f"moves {options.seed} {number}"))
        wins.update(session.outcome.winners if session.outcome else ())
        lines.append(_result(number, session))
    spent = time.perf_counter() - started
    lines += [f"{name}: {wins[seat]} won" for seat, name in enumerate(names)]
    lines.append(f"{moves} moves, {options.games / spent:.1f} games per second")
    return lines


def _play(session: Session, dice: Random) -> int:
    """Random legal moves to the end; returns how many."""
    moves = 0
    while session.to_act is not None:
        session.apply(session.rules.sample_action(session.state, dice))
        moves += 1
    return moves


def _result(number: int, session: Session) -> str:
    outcome = session.outcome
    assert outcome is not None
    totals = " ".join(f"{score['total']:>3}" for score in outcome.scores)
    winners = ", ".join(session.seats[seat].name for seat in outcome.winners)
    return f"game {number + 1}: {totals}  won by {winners} ({outcome.reason})"


def _show(options: argparse.Namespace) -> list[str]:
    session = tycoon.load_game(_text_of(options.save))
    return session.rules.describe(session.state, [seat.name for seat in session.seats])


def _train(options: argparse.Namespace) -> Iterator[str]:
    if not options.games:
        raise TycoonError(Refusal("too_few_games", {"games": 0}))
    options.out.open("a").close()  # better now than after hours
    training = _training(options)
    yield from training.run()
    options.out.write_text(training.text(), encoding="utf-8")
    yield f"{options.out} is written"


def _training(options: argparse.Namespace) -> Any:
    """The game's training, imported when it is asked for."""
    if options.game == "raccoon":
        from tycoon.bots.raccoon.training import command

        return command.Training(options.seed, options.steps, options.games)
    from tycoon.bots.letter import training

    return training.Training(options.seed, max(1, options.racks), options.games)


def _text_of(file: Path) -> str:
    """What a save file holds; never more of it than a save can have."""
    with file.open("rb") as opened:
        content = opened.read(4 * LARGEST + 1)  # no character has more than four bytes
    if len(content) > 4 * LARGEST:
        raise SaveError(Refusal("save_too_large", {"largest": LARGEST}))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(Refusal("save_not_text")) from None


if __name__ == "__main__":
    raise SystemExit(main())
