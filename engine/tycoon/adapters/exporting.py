"""Positions in files, shard by shard: Parquet or NPZ; needs `tycoon-table[export]`.

A folder holds ``data`` with the shards, ``schema.json``, and ``README.md``, its data card. What
follows from the request alone is the same whenever and however often it was begun; a shard that is
there is not made again. Every file is written beside its place and then put there whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tycoon.adapters.positions import Played, Player, Source
from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league.engine import fingerprint
from tycoon.league.files import put, put_text, usable

FORMATS = ("parquet", "npz")
FORMAT, VERSION = "tycoon-positions", 1
SCHEMA, CARD, DATA = "schema.json", "README.md", "data"


class Request(NamedTuple):
    """What is asked for."""

    source: Source
    games: int
    format: str = "parquet"
    per_shard: int = 100
    """Games in a shard."""


#: Hears how many games are there, and of how many.
Progress = Callable[[int, int], None]
Columns = Mapping[str, Any]


def export(
    request: Request, folder: Path, progress: Progress = lambda done, games: None
) -> list[Path]:
    """The shards of the request, made where they are not there yet.

    Raises `TycoonError`: ``too_few_games``, ``extra_missing``, ``export_differs`` when the folder
    holds something else, ``file_unusable``, as on a full disk; and `SetupError` for games that
    cannot be.
    """
    if request.games < 1 or request.per_shard < 1:
        raise TycoonError(Refusal("too_few_games", {"games": request.games}))
    write = _writer(request.format)
    player = Player(request.source)
    player.play(0)  # whoever cannot play at all says so before anything is written
    _claim(folder, request, player)
    shards = []
    for first in range(0, request.games, request.per_shard):
        numbers = range(first, min(first + request.per_shard, request.games))
        shard = folder / DATA / f"games-{first:07}-{numbers[-1]:07}.{request.format}"
        if not shard.exists():
            columns = columns_of([player.play(number) for number in numbers])
            put(shard, lambda part, columns=columns: write(part, columns))  # type: ignore[misc]
            for shorter in shard.parent.glob(f"games-{first:07}-*.{request.format}"):
                if shorter != shard:  # the last one of fewer games
                    shorter.unlink()
        shards.append(shard)
        progress(numbers[-1] + 1, request.games)
    return shards


def columns_of(games: Sequence[Played]) -> Columns:
    """All positions of some games, a row each; ``legal`` as one list with its offsets."""
    rows = [(game, position) for game in games for position in game.positions]
    legal = [np.array(position.legal, np.int32) for _, position in rows]
    sizes = [len(numbers) for numbers in legal]
    return {
        "game": np.array([game.number for game, _ in rows], np.int32),
        "step": np.array([position.step for _, position in rows], np.int32),
        "seat": np.array([position.seat for _, position in rows], np.int8),
        "observation": np.stack([position.observation for _, position in rows]),
        "legal": np.concatenate(legal),
        "legal_offsets": np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32),
        "action": np.array([position.action for _, position in rows], np.int32),
        "result": np.array([game.result for game, _ in rows], np.float32),
        "seed": np.array([game.seed for game, _ in rows]),
    }


def _writer(format: str) -> Callable[[Path, Columns], None]:
    if format not in FORMATS:
        raise TycoonError(Refusal("no_such_format", {"format": format, "formats": list(FORMATS)}))
    if format == "npz":
        return _write_npz
    try:
        import pyarrow.parquet
    except ImportError:
        raise TycoonError(Refusal("extra_missing", {"extra": "export"})) from None
    assert pyarrow.parquet
    return _write_parquet


def _write_npz(file: Path, columns: Columns) -> None:
    with file.open("wb") as opened:
        np.savez_compressed(opened, **columns)


def _write_parquet(file: Path, columns: Columns) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    made = {}
    for name, values in columns.items():
        if name == "legal":
            offsets = pa.array(columns["legal_offsets"])
            made[name] = pa.ListArray.from_arrays(offsets, pa.array(values))
        elif values.ndim == 2:
            flat = pa.array(values.reshape(-1))
            made[name] = pa.FixedSizeListArray.from_arrays(flat, values.shape[1])
        elif name != "legal_offsets":
            made[name] = pa.array(values)
    pq.write_table(pa.table(made), file, compression="zstd")


def _claim(folder: Path, request: Request, player: Player) -> None:
    """The folder is this request's: a new one, or one that it began."""
    wanted = _schema(request, player)
    file = folder / SCHEMA
    with usable(folder):
        there = folder.exists() and any(folder.iterdir())
        text = file.read_text("utf-8", "replace") if file.exists() else ""
    if text or there:
        _compare(text, wanted)
    with usable(folder):
        (folder / DATA).mkdir(parents=True, exist_ok=True)
    put_text(file, json.dumps(wanted, indent=1) + "\n")
    put_text(folder / CARD, _card(request, wanted))


def _compare(text: str, wanted: Mapping[str, Any]) -> None:
    """More games of the same may be asked for; nothing else may differ."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise TycoonError(Refusal("export_differs", {"field": SCHEMA}))
    for field, value in wanted.items():
        more = field == "games" and isinstance(found.get(field), int) and found[field] <= value
        if found.get(field) != value and not more:
            raise TycoonError(Refusal("export_differs", {"field": field}))


def _schema(request: Request, player: Player) -> dict[str, Any]:
    source = request.source
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": fingerprint(),
        "game": source.game,
        "bots": list(source.bots),
        "players": source.players,
        "options": dict(source.options),
        "seed": source.seed,
        "games": request.games,
        "games_per_shard": request.per_shard,
        "files": request.format,
        "columns": _COLUMNS,
        "features": list(player.encoder.names),
        "actions": list(player.choices.names),
    }


_COLUMNS = {
    "game": "int32: the game's number, from 0 on",
    "step": "int32: the choice's number in its game, from 0 on",
    "seat": "int8: who chose",
    "observation": "float32 from 0 to 1, as many as there are features: what that seat may know",
    "legal": "int32, any number of them: the legal actions, ascending; NPZ has all rows' in one"
    " array, those of row n from legal_offsets[n] to legal_offsets[n + 1]",
    "action": "int32: the one that was taken, a place in actions",
    "result": "float32 by seat: 1 for who won, -1 shared by the others",
    "seed": "text: of the deal",
}


def _card(request: Request, schema: Mapping[str, Any]) -> str:
    source = request.source
    options = ", ".join(f"{name}={value}" for name, value in source.options) or "the usual ones"
    lines = [
        f"# {request.games} games of {source.game}, position by position",
        "",
        f"Played by {', '.join(source.bots)} at {source.players} seats, a seat further from game",
        f"to game; options: {options}; seed {source.seed!r}; engine {schema['engine']}.",
        "",
        f"- Files: `{DATA}`, {request.per_shard} games each; `{SCHEMA}` names columns,",
        f"  {len(schema['features'])} features and {len(schema['actions'])} actions.",
        "- A row is one choice: what the seat to act may know, what it may do, what it did, and",
        "  how the game ended for every seat. What a seat may not know is in no row of it.",
        "- Rows of one game belong together: split by game, not by row.",
        "- It says how these bots play, not how people do. Actions without a number are left out.",
        "- Made again by the same request and engine, the rows are the same.",
        "",
    ]
    return "\n".join(lines)
