"""One printed number is changed in a copy of the engine: rules, bots, hints and previews follow.

Whoever repeats a number, or reckons on his own what the rules reckon, goes on saying the old thing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.arithmetic.voices import PROBES

ROOT = Path(__file__).parents[2]


class Printed(NamedTuple):
    """A number where it stands once, in a file of a game's rules."""

    game: str
    probe: str
    file: str
    old: str
    new: str
    was: int
    """What the probe finds with it, and with the changed one."""
    now: int


_TABLE = """
raccoon | top | cards | PRICE_MAX = (12, 12, | PRICE_MAX = (12, 13, | 12 | 13
raccoon | icons | cards |  icgl:oo  |  icgl:ooo  | 7 | 8
raccoon | bottom | cards | PRICE_MIN = (1, 1, 2, 2, | PRICE_MIN = (1, 1, 2, 3, | 2 | 3
raccoon | commission | selling | [(tile, count) | [(tile, 2 * count) | 30 | 35
raccoon | export | cards | export=3 | export=2 | 40 | 35
raccoon | bank | cards | "Bank", 30, | "Bank", 31, | 10 | 9
raccoon | interest | options | 20, (20, 10) | 25, (25, 10) | 5 | 4
raccoon | town price | cards | Foxwoods", 3, "wood", 3 | Foxwoods", 3, "wood", 4 | 3 | 4
raccoon | town points | cards | Foxwoods", 3, | Foxwoods", 4, | 3 | 4
raccoon | pair | scoring | PAIR = 2  | PAIR = 3  | 5 | 6
raccoon | minimum bid | cards | "Fat Cat", 4, | "Fat Cat", 5, | 4 | 5
raccoon | series | cards | (3, 7, 12, 19) | (3, 8, 12, 19) | 4 | 5
raccoon | raise | auction | bid + 1 if bid | bid + 2 if bid | 8 | 9
raccoon | storage | cards | STORAGE = 10  | STORAGE = 9  | 10 | 9
raccoon | warehouse | cards | storage=3 | storage=2 | 4 | 3
letter | earnings | cards | 5: Amount(3, 0) | 5: Amount(4, 0) | 3 | 4
letter | doubling | earning | return 1 << | return 3 ** | 6 | 9
letter | royalty | cards | ROYALTY = 1  | ROYALTY = 2  | 1 | 2
letter | patent | cards | "S": Letter(6, 6, | "S": Letter(6, 7, | 6 | 7
letter | goal | cards | {2: 45, | {2: 44, | 0 | 1
letter | failed challenge | cards | CHALLENGE = 1  | CHALLENGE = 2  | 1 | 2
"""


def _printed(row: str) -> Printed:
    game, probe, file, old, new, was, now = row.split(" | ")
    return Printed(game, probe, file, old, new, int(was), int(now))


NUMBERS = [_printed(row) for row in _TABLE.strip().splitlines()]
Said = dict[str, dict[str, float]]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine, to be changed."""
    place = tmp_path_factory.mktemp("changed")
    shutil.copytree(
        ROOT / "engine", place, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__py*")
    )
    return place


def said(engine: Path, game: str, *probes: str) -> Said:
    """In a Python of its own, which knows nothing but that engine."""
    paths = os.pathsep.join(map(str, [engine, ROOT / "web", ROOT / "scripts", ROOT]))
    run = subprocess.run(
        [sys.executable, "-B", "-m", "tests.arithmetic.voices", game, *probes],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: Said = json.loads(run.stdout)
    return found


@cache
def as_printed(game: str) -> Said:
    return said(ROOT / "engine", game)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.game}-{number.probe}")
def test_all_voices_follow_a_number(copy: Path, number: Printed) -> None:
    before = as_printed(number.game)[number.probe]
    file = copy / "tycoon" / "games" / number.game / "rules" / f"{number.file}.py"
    text = file.read_text(encoding="utf-8")
    assert text.count(number.old) == 1
    file.write_text(text.replace(number.old, number.new), encoding="utf-8")
    try:
        after = said(copy, number.game, number.probe)[number.probe]
    finally:
        file.write_text(text, encoding="utf-8")
    for voice, value in before.items():
        if isinstance(value, int):
            assert (voice, value, after[voice]) == (voice, number.was, number.now)
        assert after[voice] != value, voice


def test_no_probe_is_left_out() -> None:
    asked = {(number.game, number.probe) for number in NUMBERS}
    assert asked == {(game, probe) for game, probes in PROBES.items() for probe in probes}
