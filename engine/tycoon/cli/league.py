"""``league``: bots against each other."""

from __future__ import annotations

import argparse
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.arguments import number
from tycoon.kernel.options import named, settings, typed
from tycoon.kernel.refusals import Refusal, SetupError
from tycoon.league import (
    Plan,
    Runner,
    Setting,
    in_processes,
    played,
    sequential,
    shards,
)
from tycoon.league.cluster import on_cluster
from tycoon.league.contestants import effort_of
from tycoon.league.progress import Bar
from tycoon.league.report import check_place, write
from tycoon.league.statistics import Findings, findings
from tycoon.league.table import table, thinking
from tycoon.league.wording import tested


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    league = commands.add_parser("league", help="let bots play each other and print who won")
    add = league.add_argument
    add("game", choices=sorted(tycoon.GAMES))
    add(
        "--bots",
        required=True,
        type=_names,
        help="level[:character][@effort], coach or random; by commas",
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
    add("--until", help="stop when a test has decided: sprt:LOW,HIGH (Elo), errors of 0.05")
    add("--shard", metavar="I/N", help="play only this part, into --out; see merge")
    add("--report", type=Path, help="write a page with charts there (HTML)")
    where = league.add_mutually_exclusive_group()
    where.add_argument("--workers", type=number(1), help="processes (default: one per processor)")
    where.add_argument("--scheduler", metavar="ADDRESS", help="play on a Dask cluster")
    add("--patience", type=number(1), default=10, metavar="SECONDS", help="for it (default 10)")
    league.set_defaults(run=_league)


def _league(options: argparse.Namespace) -> list[str]:
    plan = plan_of(options).check()
    until = sequential.read(options.until) if options.until else None
    shard = shards.read(options.shard) if options.shard else None
    if until:
        sequential.checked(plan)
    if shard and (until or options.report or not options.out):
        raise SetupError(Refusal("shard_alone"))
    runner = in_processes(options.workers or os.cpu_count() or 1)
    if options.scheduler:
        logging.disable()  # what goes wrong there is told in one sentence
        runner = on_cluster(options.scheduler, options.patience)
    if options.report:
        check_place(options.report, options.out)
    with Bar() as bar:
        if shard:
            there = played(plan, runner, options.out, bar, wanted=shard.has)
            return [f"{len(there)} games of shard {options.shard} are in {options.out}"]
        if until:
            return _until(plan, until, runner, options, bar)
        found = findings(plan, played(plan, runner, options.out, bar))
    return _told(plan, found, options)


def _until(
    plan: Plan, until: sequential.Until, runner: Runner, options: argparse.Namespace, bar: Bar
) -> list[str]:
    """As many deals as it takes; those that were played beyond stay in the file, uncounted."""
    watch = sequential.Watch(plan, until)
    records = {one.game: one for one in played(plan, runner, options.out, bar, enough=watch.enough)}
    watch.enough(records)
    seen = watch.verdict
    looked = sequential.looked_at(plan, seen)
    note = tested(plan, until, seen)
    return [*_told(looked, findings(looked, records.values()), options, note), "", note]


def _told(
    plan: Plan, found: Sequence[Findings], options: argparse.Namespace, note: str = ""
) -> list[str]:
    if options.report:
        write(options.report, plan, found, note)
    return [*table(plan.setting, found), *thinking(found)]


def plan_of(options: argparse.Namespace) -> Plan:
    """What was asked for; raises `SetupError`."""
    plain = {"edition": options.edition, "word_list": options.words}
    chosen = [(name, value) for name, value in plain.items() if value]
    known = tycoon.GAMES[options.game].options
    chosen += settings(options.option, known).items()
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
