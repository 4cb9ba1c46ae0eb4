"""Nothing is lost by leaving repetition to the long run: the everyday run shows every promise.

That every control is pressed in it is seen at its end (`whole_run.py`), that every size, language
and scheme has its turn by `web/test_scenes.py`.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase

import pytest
from making.places import ROOT

from tests.everyday import DAILY, REPEATED, SHOWN_BY, is_long, name_of, params_of

Tests = list[pytest.Item]


def named(all_tests: Tests, test: str) -> Tests:
    return [item for item in all_tests if name_of(item) == test]


def test_what_is_left_to_the_long_run_is_shown_every_day(all_tests: Tests) -> None:
    """By other parameters of the same test, or by the test named beside it."""
    daily = {name_of(item) for item in all_tests if not is_long(item)}
    long = {name_of(item) for item in all_tests if is_long(item)}
    assert long - daily == set(SHOWN_BY)
    assert set(SHOWN_BY.values()) <= daily
    assert long == DAILY.keys() | SHOWN_BY.keys() | REPEATED.keys()


def test_every_entry_means_a_test(all_tests: Tests) -> None:
    unknown = [
        (test, pattern)
        for test, patterns in DAILY.items()
        for pattern in patterns
        if not any(fnmatchcase(params_of(item), pattern) for item in named(all_tests, test))
    ]
    assert unknown == []
    for test, repeated in REPEATED.items():
        params = {params_of(item): is_long(item) for item in named(all_tests, test)}
        assert repeated.keys() <= params.keys()
        assert not any(params[shown] for shown in repeated.values())


def test_no_test_by_which_mutants_are_killed_is_left_out(all_tests: Tests) -> None:
    """So the everyday run notices every fault that `scripts/mutate.py` says is noticed."""
    mutmut = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    arguments = mutmut["pytest_add_cli_args"]
    ignored = {name.partition("=")[2] for name in arguments if name.startswith("--ignore=")}
    named = {ROOT / name for name in mutmut["pytest_add_cli_args_test_selection"]}
    unused = {ROOT / name for name in ignored}
    used = [
        item
        for item in all_tests
        if named.intersection((item.path, *item.path.parents)) and item.path not in unused
    ]
    assert used
    assert [item.nodeid for item in used if is_long(item)] == []
