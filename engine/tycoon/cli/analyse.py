"""``analyse``: what decided a finished game, in plain words."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import tycoon
from tycoon.cli.show import text_of
from tycoon.coach import Analysis, Decision, Turn, analyse, finished
from tycoon.coach.hint import Adviser
from tycoon.kernel.actions import Action
from tycoon.league.contestants import judge
from tycoon.session.session import Session


def add_to(commands: Any) -> None:
    """Add the command to an argparse parser's."""
    parser = commands.add_parser("analyse", help="say what decided a finished game")
    parser.add_argument("save", type=Path, help="every decision of it is weighed, which takes long")
    parser.add_argument("--every", action="store_true", help="tell of every turn and decision")
    parser.add_argument(
        "--bots", default="tycoon", metavar="BOT",
        help="who judges: tycoon, or tycoon:FILE.json by what train has written there",
    )  # fmt: skip
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> Iterator[str]:
    session = tycoon.load_game(text_of(options.save))
    return report(session, judge(options.bots, session.game), every=options.every)


def report(session: Session, judge: Adviser | None = None, *, every: bool = False) -> Iterator[str]:
    """Line by line; raises `TycoonError` with ``game_not_over``."""
    analysis = finished(analyse(session, judge))
    names = [seat.name for seat in session.seats]
    assert session.outcome is not None
    if session.outcome.given_up:
        yield "Given up: nobody has won."
    yield "Turning points (chances to win before and after the turn):"
    yield from [f"  {_turn(turn, names)}" for turn in analysis.turning()] or ["  none"]
    for seat, name in enumerate(names):
        points = session.outcome.scores[seat]["total"]
        lost, luck = analysis.lost(seat), analysis.luck(seat)
        gave = f"gave away {lost:.1%} per decision, luck of the draw {luck:+.0%}"
        yield f"{name}: {points} points, {gave}"
        for one in analysis.worst(seat):
            yield f"  worse  {_where(session, one)}: {_action(one.action)}; {_better(one)}"
        for one in analysis.best(seat):
            assert one.usual is not None
            gain = f"{one.won:.0%} better than {_action(one.usual)}"
            yield f"  better {_where(session, one)}: {_action(one.action)}; {gain}"
    if every:
        yield from _everything(session, analysis, names)


def _everything(session: Session, analysis: Analysis, names: list[str]) -> Iterator[str]:
    yield "Every turn (chances to win before and after it):"
    yield from [f"  {_turn(turn, names)}" for turn in analysis.turns]
    yield "Every decision (how much less likely than the best one it made winning):"
    for one in analysis.decisions:
        where = f"{_where(session, one)}: {names[one.seat]}, {_action(one.action)}"
        yield f"  {where}: {one.lost:.1%}"


def _turn(turn: Turn, names: list[str]) -> str:
    changes = zip(names, turn.before, turn.after, strict=True)
    told = ", ".join(f"{name} {before:.0%} to {after:.0%}" for name, before, after in changes)
    return f"round {turn.round}, turn of {names[turn.seat]}: {told}"


def _where(session: Session, one: Decision) -> str:
    return f"round {session.at(one.step - 1).state.round}, step {one.step}"


def _better(one: Decision) -> str:
    assert one.better is not None
    reasons = ", ".join(_told(reason.code, reason.params) for reason in one.better.reasons)
    told = f"{_action(one.better.action)} was {one.lost:.0%} better"
    return f"{told} ({reasons})" if reasons else told


def _action(action: Action) -> str:
    data = action.to_dict()
    return _told(data.pop("do"), data)


def _told(code: str, values: Mapping[str, Any]) -> str:
    """``sell commodity coal, count 5``."""
    parts = ", ".join(f"{_plain(name)} {_plain(value)}" for name, value in values.items())
    return f"{_plain(code)} {parts}".strip()


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return " + ".join(f"{count} {_plain(name)}" for name, count in value.items())
    if isinstance(value, list | tuple):
        return " + ".join(map(_plain, value)) or "none"
    return str(value).replace("_", " ")
