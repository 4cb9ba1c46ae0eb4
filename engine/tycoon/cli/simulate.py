"""``simulate``: games one after the other, by chance or by bots."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import tycoon
from tycoon.bots import Situation, dice_of
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.contestants import RANDOM, checked, contestant
from tycoon.session.session import Session


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    simulate = commands.add_parser(
        "simulate", help="play games, random ones if nothing is said, and print the results"
    )
    simulate.add_argument("game", choices=sorted(tycoon.GAMES))
    simulate.add_argument("--players", type=int, default=4, help="2 to 5 (default 4)")
    simulate.add_argument("--games", type=int, default=100, help="how many (default 100)")
    simulate.add_argument("--seed", default="1", help="any text; the same text, the same games")
    simulate.add_argument(
        "--bots", default="random", help="who plays, by commas, as in a league (default random)"
    )
    simulate.add_argument("--edition", help="a preset of the game's options")
    simulate.set_defaults(run=_simulate)


def _simulate(options: argparse.Namespace) -> list[str]:
    if options.games < 1:
        raise TycoonError(Refusal("too_few_games", {"games": options.games}))
    tycoon.GAMES[options.game].resolve_options({}, options.players)
    names = [f"Player {seat + 1}" for seat in range(options.players)]
    bots = [checked(bot, options.game) for bot in options.bots.split(",")]
    chosen = {"edition": options.edition} if options.edition else {}
    wins: Counter[int] = Counter()
    lines, moves, started = [], 0, time.perf_counter()
    for number in range(options.games):
        session = tycoon.new_game(options.game, names, chosen, f"{options.seed} {number}")
        moves += _play(session, bots, Random.from_text(f"moves {options.seed} {number}"))
        outcome = session.outcome
        wins.update(outcome.winners if outcome and not outcome.given_up else ())
        lines.append(_result(number, session))
    spent = time.perf_counter() - started
    lines += [f"{name}: {wins[seat]} won" for seat, name in enumerate(names)]
    lines.append(f"{moves} moves, {options.games / spent:.1f} games per second")
    return lines


def _play(session: Session, bots: Sequence[str], dice: Random) -> int:
    """To the end, by these bots round the table; returns how many moves."""
    moves = 0
    players = [contestant(name, session.game) for name in bots]
    while (seat := session.to_act) is not None:
        bot, effort = players[seat % len(bots)]
        if bots[seat % len(bots)] == RANDOM:
            session.apply(session.rules.sample_action(session.state, dice))
        else:
            session.apply(bot.choose(Situation(session), dice_of(session), effort))
        moves += 1
    return moves


def _result(number: int, session: Session) -> str:
    outcome = session.outcome
    assert outcome is not None
    totals = " ".join(f"{score['total']:>3}" for score in outcome.scores)
    winners = ", ".join(session.seats[seat].name for seat in outcome.winners)
    told = "given up" if outcome.given_up else f"won by {winners}"
    return f"game {number + 1}: {totals}  {told} ({outcome.reason})"
