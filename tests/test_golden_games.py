"""The number that says how this engine plays, and who is to be cited for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import tycoon
from tycoon.cli import main
from tycoon.league.golden import digest

ROOT = Path(__file__).parent.parent
README = (ROOT / "engine" / "README.md").read_text(encoding="utf-8")
#: Version -> the number of its release.
GOLDEN = dict(re.findall(r"^\| (\d+\.\d+\.\d+) \| `([0-9a-f]{64})` \|$", README, re.MULTILINE))


def test_the_engine_plays_as_this_release_does() -> None:
    """Who has changed how games go, knowing it, writes the new number into engine/README.md."""
    assert digest(sorted(tycoon.GAMES)) == GOLDEN[tycoon.__version__]


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden"]) == 0
    told = capsys.readouterr().out
    assert told == f"{tycoon.__version__}  {GOLDEN[tycoon.__version__]}  100 games\n"


def test_it_is_another_one_when_anything_is_played_otherwise() -> None:
    assert digest(["raccoon"], 3) != digest(["letter"], 3) != digest(["letter"], 2)


def test_the_citation_is_of_this_version_and_names_the_games_authors() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {tycoon.__version__}\n" in text
    for line in ("cff-version: 1.2.0", "message:", "title:", "authors:"):
        assert f"\n{line}" in f"\n{text}"
    for name in ("Drover", "Brooks"):
        assert name in text
        assert name in README
