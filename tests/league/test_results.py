"""The file of results: what was played is never lost, what is wrong with it never overwritten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.kernel.refusals import TycoonError
from tycoon.league import Game, Plan, Record, Setting, in_processes, played
from tycoon.league.results import Results
from tycoon.league.statistics import findings
from tycoon.league.table import table

PLAN = Plan(
    Setting("raccoon"), ("apprentice", "random"), (2,), 2, (("bank_cost", (30, 50)),)
).check()


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a league that is over."""
    file = tmp_path_factory.mktemp("league") / "league.jsonl"
    played(PLAN, in_processes(1), file)
    return file.read_bytes()


def read(content: bytes, folder: Path, setting: Setting = PLAN.setting) -> list[Record]:
    """The records of a file with this content, which reading leaves as it is."""
    file = folder / "read.jsonl"
    file.write_bytes(content)
    try:
        with Results(setting, file) as results:
            return list(results.records.values())
    except TycoonError:
        assert file.read_bytes() == content, "nothing is overwritten"
        raise


def refusal(content: bytes, folder: Path, setting: Setting = PLAN.setting) -> str:
    with pytest.raises(TycoonError) as refused:
        read(content, folder, setting)
    return refused.value.code


def never(games: object) -> Iterator[Record]:
    raise AssertionError(f"they are there already: {games}")


def test_what_is_read_is_what_was_played(stored: bytes, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    file.write_bytes(stored)
    again = played(PLAN, never, file)
    fresh = played(PLAN, in_processes(1))
    assert table(PLAN.setting, findings(PLAN, again)) == table(PLAN.setting, findings(PLAN, fresh))
    without = [record._replace(thoughts=()) for record in again]
    assert without == [record._replace(thoughts=()) for record in fresh]
    assert file.read_bytes() == stored


def test_wherever_it_was_killed_it_goes_on(stored: bytes, tmp_path: Path) -> None:
    lines = stored.splitlines(keepends=True)
    head = len(lines[0])
    for cut in (0, head - 1, head, head + 1, head + len(lines[1]), len(stored) - 1):
        file = tmp_path / "league.jsonl"
        file.write_bytes(stored[:cut])
        whole = stored[:cut].count(b"\n") - 1
        asked: list[int] = []

        def runner(games: Sequence[Game], asked: list[int] = asked) -> Iterator[Record]:
            asked.append(len(games))
            return in_processes(1)(games)

        records = played(PLAN, runner, file)
        assert asked == [4 - max(whole, 0)]
        assert {record.game for record in records} == set(PLAN.all_games())
        assert len(read(file.read_bytes(), tmp_path)) == 4
        assert file.read_bytes().startswith(stored[: head * (cut >= head)])


@given(data=st.data())
def test_a_damaged_byte_is_noticed(
    data: st.DataObject, stored: bytes, tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = data.draw(st.integers(0, stored.rindex(b"\n") - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != stored[place]))
    damaged = stored[:place] + bytes([byte]) + stored[place + 1 :]
    code = refusal(damaged, tmp_path_factory.getbasetemp())
    first = stored.index(b"\n")
    assert code == "results_damaged" or (
        place <= first and code in ("results_not_ours", "results_differ")
    )


def test_a_line_that_is_missing_is_played_again(stored: bytes, tmp_path: Path) -> None:
    lines = stored.splitlines(keepends=True)
    assert len(read(b"".join(lines[:3] + lines[4:]), tmp_path)) == 3


@pytest.mark.parametrize(
    "content", [b"Dear diary", b"Dear diary\n", b"[1, 2]\n", b"{}\n", b"\xff\n"]
)
def test_a_file_of_something_else_is_refused(content: bytes, tmp_path: Path) -> None:
    assert refusal(content, tmp_path) == "results_not_ours"


@pytest.mark.parametrize(
    "setting",
    [
        Setting("raccoon", seed="2"),
        Setting("raccoon", effort=2.0),
        Setting("raccoon", (("edition", "es"),)),
        Setting("letter"),
    ],
)
def test_a_file_of_another_league_is_refused(
    setting: Setting, stored: bytes, tmp_path: Path
) -> None:
    assert refusal(stored, tmp_path, setting) == "results_differ"


def test_a_file_of_another_engine_is_refused(
    stored: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tycoon.league.results.fingerprint", lambda: "0.0.0 0123456789abcdef")
    assert refusal(stored, tmp_path) == "results_differ"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(TycoonError) as refused:
        Results(PLAN.setting, tmp_path)
    assert refused.value.code == "file_unusable"
    with pytest.raises(TycoonError):
        Results(PLAN.setting, tmp_path / "no" / "league.jsonl")
