"""The same league on a Dask cluster of real processes, and what can be wrong with one."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tycoon.cli.messages import SENTENCES

from tests.league.commands import (
    ENVIRONMENT,
    PATIENCE,
    begun,
    complaint,
    league,
    lines_in,
    table,
    until,
)

GAMES = ("raccoon", "--bots", "apprentice,random", "--games", "12")
PATIENT = ("--patience", "60")  #: on a machine that has much else to do


@contextmanager
def process(
    *arguments: str, engine: str = ENVIRONMENT["PYTHONPATH"]
) -> Iterator[subprocess.Popen[bytes]]:
    """A part of the cluster, ended with the test."""
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", *arguments, "--host", "127.0.0.1", "--no-dashboard"]
    environment = {**os.environ, "PYTHONPATH": engine}
    running = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A scheduler and its address."""
    file = folder / "scheduler.json"
    told = ("--port", "0", "--scheduler-file", str(file))
    with process("distributed.cli.dask_scheduler", *told) as running:
        until(lambda: lines_in(file) > 0)
        yield running, json.loads(file.read_text())["address"]


def worker(folder: Path, address: str) -> list[str]:
    """The command of a worker with one thread."""
    local = str(folder / "scratch")
    flags = ["--nthreads", "1", "--no-nanny", "--local-directory", local]
    return ["distributed.cli.dask_worker", address, *flags]


def test_a_cluster_plays_the_same_league_though_one_of_its_workers_is_killed(
    tmp_path: Path,
) -> None:
    out = tmp_path / "league.jsonl"
    with (
        scheduler(tmp_path) as (lead, address),
        process(*worker(tmp_path, address)) as one,
        process(*worker(tmp_path, address)),
    ):
        running = begun(*GAMES, *PATIENT, "--scheduler", address, "--out", str(out))
        until(lambda: lines_in(out) > 3)
        one.kill()
        killed_at = lines_in(out)
        there, told = running.communicate(timeout=PATIENCE)
        assert (running.returncode, told) == (0, "")
        assert killed_at < 1 + 12, "there was still something to do"
        lines = map(json.loads, out.read_text().splitlines()[1:])
        played = [(line["deal"], *line["seats"]) for line in lines]
        assert len(played) == len(set(played)) == 12, "every game once"
        more = (*GAMES[:-1], "400", *PATIENT)
        running = begun(*more, "--scheduler", address, "--out", str(out))
        until(lambda: lines_in(out) > 1 + 12 + 2)
        lead.kill()
        _, told = running.communicate(timeout=PATIENCE)
        assert (running.returncode, told) == (2, f"tycoon: {SENTENCES['cluster_lost']}\n")
    here = league(*GAMES, "--workers", "2")
    assert table(there) == table(here.stdout)
    again = league(*GAMES, "--workers", "2", "--out", str(out))
    assert table(again.stdout) == table(there), "what came from the cluster is kept"


def test_a_cluster_without_a_worker_or_with_another_engine_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with scheduler(tmp_path) as (_, address):
        empty = complaint(*GAMES, "--scheduler", address, "--patience", "4")
        assert empty == f"tycoon: The scheduler at {address} had no worker within 4 seconds.\n"
        with process(*worker(tmp_path, address), engine=str(other)):
            foreign = complaint(*GAMES, *PATIENT, "--scheduler", address)
    assert foreign == "tycoon: The cluster has another engine than this one, or none.\n"


@pytest.mark.parametrize("listening", [True, False])
def test_a_scheduler_that_does_not_answer_is_given_up(listening: bool, tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        if listening:
            silent.listen()
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        said = complaint(*GAMES, "--scheduler", address, "--patience", "1", "--out", str(out))
    assert said == f"tycoon: No scheduler at {address} has answered within 1 seconds.\n"


def test_an_address_that_is_none_is_refused() -> None:
    said = complaint(*GAMES, "--scheduler", "carrier://pigeon", "--patience", "1")
    assert said.startswith("tycoon: No scheduler at carrier://pigeon has answered")
