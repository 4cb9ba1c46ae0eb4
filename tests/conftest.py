"""Rule markers, the table rules × tests, and Hypothesis made repeatable."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # so that tests import their helpers as tests.…

from tycoon import GAMES  # noqa: E402

from tests.everyday import is_long, often  # noqa: E402
from tests.requirements import REQUIRED  # noqa: E402
from tests.rule_table import PROVED, RULES, Found  # noqa: E402
from tests.times import Times  # noqa: E402
from tests.whole_run import WholeRun  # noqa: E402

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "suite", derandomize=True, deadline=None, database=None, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile("search", settings.get_profile("suite"), derandomize=False)
_FEWER = often(settings.get_profile("suite").max_examples)
settings.register_profile("everyday", settings.get_profile("suite"), max_examples=_FEWER)
settings.load_profile(os.environ.get("TYCOON_TESTS", "suite"))

FOUND = pytest.StashKey[Found]()
ALL = pytest.StashKey[list[pytest.Item]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="print which tests prove which rule")
    parser.addoption(
        "--everywhere", action="store_true", help="screens in every language at every size"
    )


def pytest_configure(config: pytest.Config) -> None:
    proves = "rule(id, ...): what this test proves, as in RT-37 or RT-81@bank_cost=50"
    config.addinivalue_line("markers", proves)
    config.addinivalue_line("markers", "ux(id, ...): the requirements of the page this test proves")
    config.pluginmanager.register(WholeRun(), WholeRun.__name__)
    if not (hasattr(config, "workerinput") or "MUTANT_UNDER_TEST" in os.environ):
        config.pluginmanager.register(Times())  # of several processes the first one counts


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Note which tests prove which rule every day, before anything is deselected."""
    config.stash[ALL] = list(items)
    found: Found = {}
    for item in items:
        for asked in _marked(item, "ux"):
            if asked not in REQUIRED:
                raise pytest.UsageError(f"{item.nodeid}: there is no requirement {asked}")
        for rule in _marked(item, "rule"):
            if rule not in PROVED:
                raise pytest.UsageError(f"{item.nodeid}: there is no rule {rule}")
            if not is_long(item):
                found.setdefault(rule, []).append(item.nodeid)
    config.stash[FOUND] = found


def _marked(item: pytest.Item, name: str) -> Iterator[str]:
    for mark in item.iter_markers(name):
        yield from mark.args


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """With --rules the table is all that is asked for."""
    if not session.config.getoption("--rules"):
        return None
    found = session.config.stash[FOUND]
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None
    write = reporter.write_line
    for rule, title in sorted(PROVED.items(), key=_place):
        write(f"{rule:7} {title}{_editions(rule)}")
        for name in _without_parameters(found.get(rule, [])):
            write(f"          {name}")
    if missing := [rule for rule in PROVED if rule not in found]:
        pytest.exit(f"rules without a test: {', '.join(missing)}", returncode=1)
    return True


def _place(entry: tuple[str, str]) -> int:
    """A change stands after its rule."""
    return list(PROVED).index(entry[0].partition("@")[0])


def _editions(rule: str) -> str:
    """The editions that play by this change."""
    option, _, value = rule.partition("@")[2].partition("=")
    presets = [pair for rules in GAMES.values() for pair in rules.presets.items()]
    found = [name for name, preset in presets if str(preset.get(option)) == value]
    return f" ({', '.join(found)})" if found else ""


def _without_parameters(names: list[str]) -> list[str]:
    return list(dict.fromkeys(name.partition("[")[0] for name in names))


@pytest.fixture
def proved_rules(request: pytest.FixtureRequest) -> Found:
    """Rule id -> tests, for the whole suite; skips when only a part of it was collected."""
    everything = {
        path
        for part in ("kernel", "conformance", *RULES)
        for path in (HERE / part).glob("test_*.py")
    }
    _must_be_here(request, everything)
    return request.config.stash[FOUND]


@pytest.fixture
def all_tests(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """All there are, also those left out; skips when only a part of them was collected."""
    _must_be_here(request, set(HERE.rglob("test_*.py")))
    return request.config.stash[ALL]


def _must_be_here(request: pytest.FixtureRequest, everything: set[Path]) -> None:
    collected = {item.path for item in request.config.stash[ALL]}
    if missing := everything - collected:
        pytest.skip(f"only a part of the suite was collected: no {sorted(missing)[0].name}")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Python looks for rubbish in what tests leave, not again and again among the tests themselves:
    they are thousands, and a fifth of the time of all that runs no browser.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
