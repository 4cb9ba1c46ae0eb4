"""``league``: bots against each other."""

from __future__ import annotations

import argparse
import logging
import os
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.arguments import number
from tycoon.kernel.options import named, typed
from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.cluster import on_cluster
from tycoon.league.contestants import effort_of
from tycoon.league.progress import Bar
from tycoon.league.report import check_place, write
from tycoon.league.statistics import findings
from tycoon.league.table import table, thinking


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    league = commands.add_parser("league", help="let bots play each other and print who won")
    add = league.add_argument
    add("game", choices=sorted(tycoon.GAMES))
    add(
        "--bots", required=True, type=_names, help="level[:character][@effort] or random, by commas"
    )
    add("--players", default="2", type=_numbers, help="numbers of seats, by commas (default 2)")
    add("--games", type=int, default=400, help="for each pairing (default 400)")
    add("--edition", help="a preset of the game's options")
    add("--words", help="the word list: everyday or full")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add(
        "--vary", action="append", default=[], metavar="NAME=VALUE,VALUE",
        help="an option of which each value is played",
    )  # fmt: skip
    add("--ladder", action="store_true", help="each bot only against the one named after it")
    add("--seed", default="1", help="any text; the same text, the same games")
    add("--effort", default="1", help="how much more than usual all think (default 1)")
    add("--out", type=Path, help="keep the games there, and go on with those that are there")
    add("--report", type=Path, help="write a page with charts there (HTML)")
    where = league.add_mutually_exclusive_group()
    where.add_argument("--workers", type=number(1), help="processes (default: one per processor)")
    where.add_argument("--scheduler", metavar="ADDRESS", help="play on a Dask cluster")
    add("--patience", type=number(1), default=10, metavar="SECONDS", help="for it (default 10)")
    league.set_defaults(run=_league)


def _league(options: argparse.Namespace) -> list[str]:
    plan = plan_of(options).check()
    runner = in_processes(options.workers or os.cpu_count() or 1)
    if options.scheduler:
        logging.disable()  # what goes wrong there is told in one sentence
        runner = on_cluster(options.scheduler, options.patience)
    if options.report:
        check_place(options.report, options.out)
    with Bar() as bar:
        found = findings(plan, played(plan, runner, options.out, bar))
    if options.report:
        write(options.report, plan, found)
    return [*table(plan.setting, found), *thinking(found)]


def plan_of(options: argparse.Namespace) -> Plan:
    """What was asked for; raises `SetupError`."""
    plain = {"edition": options.edition, "word_list": options.words}
    chosen = [(name, value) for name, value in plain.items() if value]
    known = tycoon.GAMES[options.game].options
    for name, value in (named(text, known) for text in options.option):
        chosen.append((name, typed(name, value, known)))
    vary = []
    for name, values in (named(text, known) for text in options.vary):
        each = [typed(name, value, known) for value in values.split(",")]
        vary.append((name, tuple(dict.fromkeys(each))))
    setting = Setting(options.game, tuple(chosen), options.seed, effort_of(options.effort))
    return Plan(setting, options.bots, options.players, options.games, tuple(vary), options.ladder)


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a list of numbers") from None
