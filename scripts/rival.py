#!/usr/bin/env python3
"""How often the Tycoon level beats another program at two seats, each deal once in either seat.

    python3 scripts/rival.py raccoon rival_raccoon.py --edition en-2018 --games 400
    python3 scripts/rival.py letter rival_letter.py --words full --games 400

The file of the other program has ``opponent(seed: int)``, which gives a player for one game: called
with the `tycoon.Session` it returns the action it takes.
"""

from __future__ import annotations

import argparse
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import bootstrap

if TYPE_CHECKING:
    from tycoon import Action, Session
    from tycoon.bots import Bot

    Player = Callable[[Session], Action]


def share(session: Session, bot: Bot, seat: int, other: Player, effort: float) -> float:
    """Play it to the end: how much of the victory is ours."""
    from tycoon.bots import Situation, dice_of

    while (acting := session.to_act) is not None:
        ours = acting == seat
        action = (
            bot.choose(Situation(session), dice_of(session), effort) if ours else other(session)
        )
        session.apply(action)
    assert session.outcome is not None
    winners = session.outcome.winners
    return (seat in winners) / len(winners)


def main() -> None:
    """Set up, find the other program, play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=("letter", "raccoon"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--edition", default="en-2018")
    parser.add_argument("--words", default="everyday")
    parser.add_argument("--effort", type=float, default=1.0, help="how much ours thinks")
    asked = parser.parse_args()
    if not asked.file.is_file():
        parser.error(f"there is no file {asked.file}")
    bootstrap.enter(site=False)
    sys.path.insert(0, str(bootstrap.ROOT / "engine"))
    opponent = runpy.run_path(str(asked.file)).get("opponent")
    if opponent is None:
        parser.error(f"{asked.file} has no opponent(seed)")
    options = {
        "raccoon": {"edition": asked.edition},
        "letter": {"word_list": asked.words, "challenge": "automatic"},
    }
    play(asked.game, options[asked.game], asked.games, opponent, asked.effort)


def play(
    game: str,
    options: dict[str, str],
    games: int,
    opponent: Callable[[int], Player],
    effort: float,
) -> None:
    """Play so many games, and tell after every twentieth how it stands."""
    from tycoon import new_game
    from tycoon.bots import make
    from tycoon.league.statistics import Share

    bot, won = make(game, "tycoon", "even"), 0.0
    for number in range(games):
        session = new_game(game, ["Ann", "Bea"], options, f"rival {number // 2}")
        won += share(session, bot, number % 2, opponent(number), effort)
        if number % 20 == 19 or number + 1 == games:
            done = Share(number + 1, won)
            low, high = done.interval
            told = f"{done.won:g} of {done.games}: {done.share:.1%} [{low:.1%}, {high:.1%}]"
            print(told, flush=True)


if __name__ == "__main__":
    main()
