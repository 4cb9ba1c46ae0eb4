"""What if a rule were another? From a league to a picture.

    python rule_study.py [OPTION VALUE,VALUE [GAMES [BOT]]]

Without more: what if the bank cost $50 and not $30? Every deal is played by either rule, by bots
that know which one holds. The page shows what the points of those who won were made of.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from statistics import mean

from tycoon.league import Plan, Record, Setting, in_processes, played
from tycoon.league.charts import COLOURS, LIGHT, STYLE, stacks

PLAYERS = 4
NO_POINTS = ("total", "money")
PAGE = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>:root {{ {colours} }} {style}</style>
<h1>{title}</h1><p>{games} games each, {players} seats, all played by {bot}.</p>{chart}"""


def of_winners(records: list[Record]) -> dict[str, float]:
    """The points of a winner by source, on average."""
    scores = [one.scores[seat] for one in records for seat in one.winners]
    total: Counter[str] = Counter()
    for score in scores:
        total.update({name: n for name, n in score.items() if name not in NO_POINTS})
    return {name: n / len(scores) for name, n in total.items()}


def main(option: str, values: tuple[int | str, ...], games: int, bot: str) -> None:
    """Play, draw, and say the figures."""
    plan = Plan(Setting("raccoon"), (bot,), (PLAYERS,), games, vary=((option, values),)).check()
    records = played(plan, in_processes(os.cpu_count() or 1))
    rows = []
    for value in values:
        mine = [one for one in records if dict(one.game.varied)[option] == value]
        rows.append((f"{option}={value}", of_winners(mine)))
        print(f"{option}={value}: {mean(one.rounds for one in mine):.1f} rounds,", rows[-1][1])
    title = f"What winners' points are made of, by {option}"
    colours = "; ".join(f"--c{n}: {LIGHT[n]}" for n in range(COLOURS))
    page = PAGE.format(
        title=title,
        colours=colours,
        style=STYLE,
        games=games,
        players=PLAYERS,
        bot=bot,
        chart=stacks(rows, title),
    )
    Path("rule_study.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    usual = ("bank_cost", "30,50", "400", "trader")
    option, values, games, bot = [*sys.argv[1:], *usual[len(sys.argv) - 1 :]]
    main(option, tuple(int(v) if v.isdigit() else v for v in values.split(",")), int(games), bot)
