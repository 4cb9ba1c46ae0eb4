"""Playing what a plan asks for and is not there yet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tycoon.league.plan import Plan
from tycoon.league.records import Record
from tycoon.league.results import Results
from tycoon.league.runners import Runner

#: Hears how many games are there, and of how many.
Progress = Callable[[int, int], None]


def played(
    plan: Plan,
    runner: Runner,
    file: Path | None = None,
    progress: Progress = lambda done, all_games: None,
) -> list[Record]:
    """The records of all games of a checked plan, in the order of the plan.

    With a ``file`` each is stored there as soon as it is played, and those that it has already are
    not played again. Raises `TycoonError`: what `Results` and the runner raise.
    """
    games = plan.all_games()
    with Results(plan.setting, file) as results:
        known = {game: results.records[game] for game in games if game in results.records}
        progress(len(known), len(games))
        missing = [game for game in games if game not in known]
        for record in runner(missing) if missing else ():
            results.add(record)
            known[record.game] = record
            progress(len(known), len(games))
    return [known[game] for game in games]
