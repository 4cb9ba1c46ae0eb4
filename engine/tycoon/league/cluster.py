"""Games on a Dask cluster, whose workers have this very engine; needs `tycoon-table[league]`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.engine import fingerprint
from tycoon.league.plan import Game
from tycoon.league.records import Record, play
from tycoon.league.runners import Runner


def on_cluster(address: str, patience: int = 10) -> Runner:
    """All workers of the scheduler at this address; a game whose worker dies is played by another.

    ``patience``: seconds for the scheduler to answer, and for it to have a worker.
    The runner raises `TycoonError`: ``extra_missing``, ``scheduler_silent``, ``cluster_empty``,
    ``cluster_lost``, ``engine_differs``.
    """

    def run(games: Sequence[Game]) -> Iterator[Record]:
        try:
            from distributed import Client
        except ImportError:
            raise TycoonError(Refusal("extra_missing", {"extra": "league"})) from None
        if not _answers(address, patience):
            raise TycoonError(
                Refusal("scheduler_silent", {"address": address, "seconds": patience})
            )
        with Client(address, timeout=patience, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            try:
                client.wait_for_workers(1, timeout=patience)
            except TimeoutError:
                raise TycoonError(
                    Refusal("cluster_empty", {"address": address, "seconds": patience})
                ) from None
            asks = _engine_asker()
            engines = {client.run_on_scheduler(asks), *client.run(asks).values()}
            if engines != {fingerprint()}:
                raise TycoonError(Refusal("engine_differs"))
            yield from _results(client, games)

    return run


def _answers(address: str, patience: int) -> bool:
    """Is there a scheduler? A `Client` would wait for ever for something that only listens."""
    from distributed.core import rpc

    async def ask() -> bool:
        async with rpc(address, timeout=patience) as there:  # type: ignore[no-untyped-call]
            return bool((await there.identity())["type"] == "Scheduler")

    try:
        return asyncio.run(asyncio.wait_for(ask(), patience))
    except (OSError, ValueError, TypeError):  # a time-out is an OSError
        return False


def _engine_asker() -> Callable[[], str]:
    """What others run to tell its engine; being made here it is sent whole, and needs none."""

    def ask() -> str:
        try:
            from tycoon.league.engine import fingerprint as own
        except ImportError:
            return ""
        return own()

    return ask


def _results(client: Any, games: Sequence[Game]) -> Iterator[Record]:
    from distributed import KilledWorker, as_completed

    futures = client.map(_play_there, games, engine=fingerprint(), pure=False)
    done = as_completed(futures, loop=client.loop, with_results=True)  # type: ignore[no-untyped-call]
    try:
        for _, record in done:
            if not isinstance(record, Record):  # it was cancelled, as the scheduler has gone
                raise TycoonError(Refusal("cluster_lost"))
            yield record
    except (KilledWorker, OSError):
        raise TycoonError(Refusal("cluster_lost")) from None


def _play_there(game: Game, engine: str) -> Record:
    """Play it; the worker may have come when all had been asked."""
    if fingerprint() != engine:
        raise TycoonError(Refusal("engine_differs"))
    return play(game)
