"""What if a rule were another? From a league to a picture.

    python rule_study.py [OPTION VALUE,VALUE [GAMES [BOT]]]

Without more: what if the bank cost $50 and not $30? Every deal is played by either rule, by bots
that know which one holds. The page shows what the points of those who won were made of.
"""

import os
import sys
from pathlib import Path

from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.charts import LIGHT, STYLE, stacks
from tycoon.league.statistics import findings

PLAYERS = 4
COLOURS = "".join(f"--c{n}: {colour}; " for n, colour in enumerate(LIGHT))


def main(option: str, values: tuple[int | str, ...], games: int, bot: str) -> None:
    """Play, say the figures, and draw."""
    plan = Plan(Setting("raccoon"), (bot,), (PLAYERS,), games, vary=((option, values),)).check()
    rows = []
    for found in findings(plan, played(plan, in_processes(os.cpu_count() or 1))):
        label = f"{option}={dict(found.block.varied)[option]}"
        rows.append((label, found.winners))
        rounds = sum(rounds * count for rounds, count in found.rounds.items()) / found.games
        low, high = found.places[0].interval
        print(f"{label}: {rounds:.1f} rounds, who begins wins {low:.0%} to {high:.0%};", end=" ")
        print(", ".join(f"{source} {points:.1f}" for source, points in found.winners.items()))
    title = f"What winners' points are made of, by {option}"
    page = f"""<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>:root {{ {COLOURS} }} {STYLE}</style>
<h1>{title}</h1>
<p>{games} games each, {PLAYERS} seats, all played by {bot}.</p>{stacks(rows, title)}"""
    Path("rule_study.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    usual = ("bank_cost", "30,50", "400", "trader")
    option, values, games, bot = [*sys.argv[1:], *usual[len(sys.argv) - 1 :]]
    main(option, tuple(int(v) if v.isdigit() else v for v in values.split(",")), int(games), bot)
