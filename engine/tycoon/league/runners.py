"""Playing what a plan asks for, in processes of this machine; see `cluster` for other machines."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from pathlib import Path

from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.plan import Game, Plan
from tycoon.league.records import Record, play
from tycoon.league.results import Results

#: Plays games, and yields how each ended as soon as it has, in any order.
Runner = Callable[[Sequence[Game]], Iterator[Record]]
#: Hears how many games are there, and of how many.
Progress = Callable[[int, int], None]


def in_processes(workers: int) -> Runner:
    """So many at once, each in a process of its own; a single one in this process.

    The runner raises `TycoonError` with ``worker_lost`` when a process dies.
    """

    def run(games: Sequence[Game]) -> Iterator[Record]:
        if workers == 1:
            yield from map(play, games)
            return
        pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_as_worker)
        try:
            for future in as_completed([pool.submit(play, game) for game in games]):
                yield future.result()
        except BrokenProcessPool:
            raise TycoonError(Refusal("worker_lost")) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    return run


def _as_worker() -> None:
    """Interrupting is the league's business, and no process of it outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def played(
    plan: Plan,
    runner: Runner,
    file: Path | None = None,
    progress: Progress = lambda done, all_games: None,
    wanted: Callable[[Game], bool] = lambda game: True,
    enough: Callable[[Mapping[Game, Record]], bool] = lambda records: False,
) -> list[Record]:
    """The records of all games of a checked plan, or of those ``wanted``, in the order of the plan.

    With a ``file`` each is stored there as soon as it is played, and those that it has already are
    not played again. What is not there once there are ``enough`` is left out. Raises `TycoonError`:
    what `Results` and the runner raise.
    """
    games = [game for game in plan.all_games() if wanted(game)]
    with Results(plan.setting, file) as results:
        known = {game: results.records[game] for game in games if game in results.records}
        progress(len(known), len(games))
        missing = [game for game in games if game not in known]
        coming = runner(missing) if missing and not enough(known) else iter(())
        try:
            for record in coming:
                results.add(record)
                known[record.game] = record
                progress(len(known), len(games))
                if enough(known):
                    break
        finally:  # what is still being played is stopped, and waited for
            getattr(coming, "close", lambda: None)()
    return [known[game] for game in games if game in known]
