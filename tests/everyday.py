"""Which tests the everyday run leaves to the long one.

A promise stays in the everyday run with at least one test that fails when it is broken;
repetition goes to the long run (`scripts/test.py --all`). What repeats stands in `long.toml`, and
of random examples there are fewer every day (`often`). `test_everyday.py` sees that nothing is
lost.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TypeVar

import pytest

Thing = TypeVar("Thing")

#: So scripts/test.py asks for a run of everything but repetition; who names tests gets them whole.
EVERYDAY = os.environ.get("TYCOON_TESTS") == "everyday"
#: Of so many random examples one is left every day, but not below the fewest.
ONE_OF, FEWEST = 6, 5

_TABLE = tomllib.loads((Path(__file__).parent / "long.toml").read_text(encoding="utf-8"))
#: Test -> patterns of its parameters that are run every day.
DAILY: dict[str, list[str]] = _TABLE["daily"]
#: Test of the long run alone -> the one that shows every day what it shows.
SHOWN_BY: dict[str, str] = _TABLE["shown_by"]
#: Test -> parameters of the long run alone -> the one that shows every day what they show.
REPEATED: dict[str, dict[str, str]] = _TABLE["repeated"]


def often(examples: int) -> int:
    """So many random examples in the long run, a part of them every day."""
    return min(examples, max(examples // ONE_OF, FEWEST)) if EVERYDAY else examples


def in_turn(things: Sequence[Thing], turn: int, of: int = 2) -> Sequence[Thing]:
    """All of them in the long run; every day one of so many, others for the next who asks."""
    return things[turn % of :: of] if EVERYDAY else things


def turns(many: int) -> int:
    """So many turns of a game in the long run, one every day: where the first shows it already."""
    return 1 if EVERYDAY else many


def name_of(item: pytest.Item) -> str:
    """A test without its parameters, as `long.toml` names it."""
    return item.nodeid.partition("[")[0].removeprefix("tests/")


def is_long(item: pytest.Item) -> bool:
    """Does this test repeat what another shows, or it with another parameter?"""
    name = name_of(item)
    if name in SHOWN_BY or params_of(item) in REPEATED.get(name, {}):
        return True
    return name in DAILY and not any(fnmatchcase(params_of(item), one) for one in DAILY[name])


def params_of(item: pytest.Item) -> str:
    """The id of its parameters."""
    return item.nodeid.partition("[")[2].removesuffix("]")
