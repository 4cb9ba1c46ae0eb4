"""A league in parts that are played apart, and one file of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tycoon.kernel.refusals import Refusal, SetupError, TycoonError
from tycoon.league.files import put
from tycoon.league.plan import Game
from tycoon.league.records import Record
from tycoon.league.results import Results, opened, setting_of

_MOST = 1_000_000


class Shard(NamedTuple):
    """One of so many parts; the first is 1. Deals go round, so that parts are of one size."""

    number: int
    of: int

    def has(self, game: Game) -> bool:
        """Is this game in it?"""
        return game.deal % self.of == self.number - 1


def read(text: str) -> Shard:
    """A shard as people write it, ``3/16``; raises `SetupError` with ``malformed_shard``."""
    number, _, of = text.partition("/")
    if not all(part.isascii() and part.isdecimal() and len(part) < 8 for part in (number, of)):
        raise SetupError(Refusal("malformed_shard", {"text": text[:40]}))
    shard = Shard(int(number), int(of))
    if not 1 <= shard.number <= shard.of <= _MOST:
        raise SetupError(Refusal("malformed_shard", {"text": text[:40]}))
    return shard


def merge(out: Path, files: Sequence[Path]) -> int:
    """Put the games of all files into one, each once; how many there are then.

    What ``out`` has already stays. Nothing is written unless all can be: raises `TycoonError` with
    ``results_differ`` for a file of another league, ``results_contradict`` when a game ended in two
    ways, and what `Results` raises.
    """
    sources = [*([out] if out.exists() else []), *files]
    setting = setting_of(sources[0])
    found: dict[Game, Record] = {}
    for file in sources:
        for game, record in opened(setting, file).items():
            if _told(found.setdefault(game, record)) != _told(record):
                raise TycoonError(Refusal("results_contradict", {"file": str(file)}))

    def write(beside: Path) -> None:
        with Results(setting, beside) as results:
            for game in sorted(found, key=lambda game: (game.deal, str(game.varied), game.seats)):
                results.add(found[game])

    put(out, write)
    return len(found)


def _told(record: Record) -> Record:
    """Without what is different every time."""
    return record._replace(thoughts=())
