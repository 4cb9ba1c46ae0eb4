"""Positions in files: read back by others, gone on with, and nothing half written."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
import tycoon
from tycoon.adapters.exporting import DATA, SCHEMA, Request, columns_of, export
from tycoon.adapters.positions import Player, Source
from tycoon.cli import main
from tycoon.kernel.refusals import TycoonError

from tests.small_disk import refused

CHANCE = Source("raccoon", ("random",), players=3)


def read(folder: Path, format: str) -> dict[str, Any]:
    """All columns by the libraries themselves; ``legal`` row by row."""
    if format == "parquet":
        table = pq.read_table(folder / DATA)
        return {name: table[name].to_pylist() for name in table.column_names}
    found: dict[str, list[Any]] = {}
    for file in sorted((folder / DATA).iterdir()):
        with np.load(file) as shard:
            ends = shard["legal_offsets"]
            for name in shard.files:
                if name == "legal":
                    rows = np.split(shard[name], ends[1:-1])
                    found.setdefault(name, []).extend(row.tolist() for row in rows)
                elif name != "legal_offsets":
                    found.setdefault(name, []).extend(shard[name].tolist())
    return found


@pytest.mark.parametrize("format", ["parquet", "npz"])
@pytest.mark.parametrize(
    ("game", "form"), [("raccoon", "flat"), ("raccoon", "steps"), ("letter", "steps")]
)
def test_positions_are_read_back_as_they_were(
    game: str, form: str, format: str, tmp_path: Path
) -> None:
    options = (("challenge", "automatic"),) if game == "letter" else ()
    source = Source(game, ("trader", "random"), 3, options, "data", form)
    shards = export(Request(source, 4, format, 3), tmp_path / "out")
    assert [shard.name[:13] for shard in shards] == ["games-0000000", "games-0000003"]
    found, schema = (
        read(tmp_path / "out", format),
        json.loads((tmp_path / "out" / SCHEMA).read_text()),
    )
    player = Player(source)
    games = [player.play(number) for number in range(4)]
    rows = [(one, position) for one in games for position in one.positions]
    assert set(found) == set(schema["columns"])
    assert len(found["action"]) == len(rows)
    for at, (one, position) in enumerate(rows):
        assert found["legal"][at] == list(position.legal)
        assert found["action"][at] == position.action in position.legal
        assert (found["game"][at], found["step"][at]) == (one.number, position.step)
        assert (found["seat"][at], found["seed"][at]) == (position.seat, one.seed)
        assert found["result"][at] == pytest.approx(one.result)
        if at % 50 == 0:
            assert np.allclose(found["observation"][at], position.observation)
    assert len(schema["features"]) == len(found["observation"][0])
    assert max(max(legal) for legal in found["legal"]) < len(schema["actions"])


@pytest.mark.parametrize("format", ["parquet", "npz"])
def test_the_same_request_makes_the_same_files_however_often_it_was_begun(
    format: str, tmp_path: Path
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    files = export(Request(CHANCE, 5, format, 2), whole)
    export(Request(CHANCE, 3, format, 2), parts)
    made = {file.name: file.stat().st_mtime_ns for file in (parts / DATA).iterdir()}
    (parts / DATA / f"games-0000004-0000004.{format}.new").write_text("killed here")
    again = export(Request(CHANCE, 5, format, 2), parts)
    assert [file.name for file in again] == [file.name for file in files]
    assert sorted(file.name for file in (parts / DATA).iterdir()) == [file.name for file in files]
    for file in files:
        twin = parts / DATA / file.name
        assert twin.read_bytes() == file.read_bytes()
    assert again[0].stat().st_mtime_ns == made[again[0].name], "it was not made again"


def test_what_is_in_the_folder_stays(tmp_path: Path) -> None:
    begun, foreign, damaged = (tmp_path / name for name in ("begun", "foreign", "damaged"))
    export(Request(CHANCE, 2, "npz", 2), begun)
    foreign.mkdir()
    damaged.mkdir()
    (foreign / "diary").write_text("mine")
    (damaged / "schema.json").write_bytes(b"\xff" * 9)
    before = {file: file.read_bytes() for file in begun.rglob("*") if file.is_file()}
    other = CHANCE._replace(seed="2")
    for folder, request in (
        (begun, Request(other, 2, "npz", 2)),
        (begun, Request(CHANCE, 1, "npz", 2)),
        (begun, Request(CHANCE, 2, "parquet", 2)),
        (foreign, Request(CHANCE, 2, "npz", 2)),
        (damaged, Request(CHANCE, 2, "npz", 2)),
    ):
        with pytest.raises(TycoonError, match="export_differs"):
            export(request, folder)
    assert {file: file.read_bytes() for file in begun.rglob("*") if file.is_file()} == before
    assert [file.name for file in foreign.iterdir()] == ["diary"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
@pytest.mark.parametrize("format", ["parquet", "npz"])
def test_where_no_more_can_be_written_nothing_is_half_written(format: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("export", "raccoon", "--games", "40", "--per-shard", "40", "--format", format)
    said = refused(400_000, *words, "--out", str(out))
    assert said.startswith("tycoon: The file ")
    assert "cannot be used" in said
    assert list((out / DATA).iterdir()) == []


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--format", "xml"), "There is no format xml, only parquet, npz."),
        (("--bots", "god"), "There is no level god, only apprentice, trader, tycoon."),
        (("--option", "moon=1"), "There is no option moon."),
        (("--edition", "en-2018", "--option", "edition=x"), "The option edition is given twice."),
        (("--players", "9"), "The game is for 2 to 5 players, not for 9."),
        (("--actions", "waves"), "The game has no actions in the form waves, only flat, steps."),
        (("--games", "0"), "At least one game must be played, not 0."),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    words: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["export", "raccoon", *words, "--out", str(out)]) == 2
    assert capsys.readouterr().err == f"tycoon: {says}\n"
    assert not out.exists()


def test_a_row_holds_nothing_that_its_seat_may_not_know() -> None:
    """The observation is the encoder's, of the seat that chose; its places are none of others."""
    columns = columns_of([Player(CHANCE).play(1)])
    names = Player(CHANCE).encoder.names
    for on in (1, 2):
        money = columns["observation"][:, names.index(f"seat_{on}.money")]
        assert not money.any(), "unknown is 0"
    assert columns["observation"][:, names.index("seat_0.money")].any()
    assert tycoon.GAMES["raccoon"].seats[-1] == 5
