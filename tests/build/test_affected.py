"""What `scripts/test.py --changed` runs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import affected
import pytest
import test as checks

TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=affected.ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()
#: Two processors, as the machine has that `tests/seconds.json` is from.
SECONDS = 2 * checks.A_MINUTE
#: What no test looks at: documentation, pictures, and these.
SEEN_BY_NONE = {".ci/run", ".gitignore", "LICENSE", "web/.npmrc"}
READ_OR_LOOKED_AT = (".md", ".png", ".svg", ".webp")
#: Its part of the page.
RACCOON = "web/tycoon_web/games/raccoon"
OF_THE_PAGE = ["tests/test_rooms.py", "tests/page/test_handlers.py", "tests/page/kit/test_look.py"]


@pytest.fixture(scope="module", autouse=True)
def _idle() -> Iterator[None]:
    """What the tests took on this machine counts for nothing here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(affected, "TIMES", Path("nowhere.json"))
        yield


@pytest.fixture(scope="module")
def shown(_idle: None) -> dict[str, dict[str, int]]:
    """Every file that git tracks -> the tests that it can affect, and how far away it is."""
    return {file: checks.showing([file]) for file in TRACKED}


@pytest.fixture
def times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "times.json"
    file.write_text(json.dumps({"a": 30, "b": 30, "c": 30, "d": 2, "long": 90}))
    monkeypatch.setattr(affected, "TIMES", file)
    return file


def nearest(*changed: str) -> list[str]:
    return list(affected.affected(changed))


def chosen(*changed: str) -> list[str]:
    return affected.within(checks.showing(list(changed)), SECONDS)[0]


def test_imports_lead_from_a_module_to_its_tests() -> None:
    assert "tests/test_seats.py" in nearest("engine/tycoon/session/seats.py")
    assert "tests/kernel/test_randomness.py" not in nearest("web/tycoon_web/kit/qr.py")


def test_a_game_is_reached_by_the_name_that_is_put_together_when_it_is_imported() -> None:
    """`tycoon_web.play.page.page_of` names no game."""
    assert "tests/page/table/test_replay.py" in nearest(
        "web/tycoon_web/games/raccoon/table/chart.py"
    )


def test_the_test_called_like_the_module_comes_first() -> None:
    assert (
        nearest("engine/tycoon/games/raccoon/rules/selling.py")[0]
        == "tests/raccoon/test_selling.py"
    )
    found = affected.affected(["tests/raccoon/table.py"])
    assert found["tests/raccoon/test_selling.py"] == 1


def test_of_those_equally_far_neighbours_come_first_and_then_the_shortest(times: Path) -> None:
    speaking, longer, shorter = (
        f"tests/web/test_{name}.py" for name in ("keyboard", "along", "bots")
    )
    times.write_text(json.dumps({speaking: 902, longer: 901, shorter: 900}))
    found = nearest("web/js/keys.mjs")
    assert found.index(speaking) < found.index(shorter) < found.index(longer)


def test_what_is_read_has_its_readers() -> None:
    assert "tests/test_fixtures.py" in nearest("tests/fixtures/0.1.0/set-up.tycoon.json")
    assert "tests/raccoon/test_prompts.py" in nearest("tests/raccoon/perft.toml")
    assert "tests/web/test_layout.py" in nearest("web/styles/base.css")
    assert nearest("LICENSE") == []


def test_every_row_of_readers_names_files_and_tests_that_are_there() -> None:
    for pattern, tests in affected.READERS:
        assert any(affected.matches(file, pattern) for file in TRACKED), pattern
        for test in tests:
            assert any(file.startswith(test) for file in affected.test_files()), test


def test_who_looks_at_all_of_the_page_is_run_for_each_of_its_modules(
    shown: dict[str, dict[str, int]],
) -> None:
    modules = [file for file in TRACKED if affected.matches(file, "web/tycoon_web/*.py")]
    for file in modules:
        assert set(affected.within(shown[file], SECONDS)[0]).issuperset(OF_THE_PAGE), file
    assert len(modules) > 100


@pytest.mark.parametrize(
    ("file", "reader"),
    [
        ("tests/raccoon/golden/last-town.json", "tests/raccoon/test_golden.py"),
        ("tests/letter/golden/automatic.json", "tests/letter/test_golden.py"),
        ("tests/raccoon/perft.toml", "tests/raccoon/test_perft.py"),
        ("tests/web/geometry.js", "tests/web/test_layout.py"),
        ("engine/tycoon/games/letter/bots/learned.json", "tests/bots/letter/test_training.py"),
        ("engine/tycoon/games/letter/bots/learned.json", "tests/bots/letter/test_sense.py"),
        ("engine/README.md", "tests/page/raccoon/test_expansion.py"),
        ("engine/tycoon/adapters/README.md", "tests/adapters/test_raccoon_numbers.py"),
        ("README.md", "tests/lexicon/test_offensive.py"),
        ("pyproject.toml", "tests/build/test_site.py"),
        ("scripts/inside/host.mjs", "tests/build/test_library.py"),
        ("scripts/inside/import_all.py", "tests/build/test_library.py"),
        ("scripts/play.py", "tests/build/test_play.py"),
        (".github/workflows/ci.yml", "tests/test_safety.py"),
    ],
)
def test_what_is_no_module_is_run_with_who_reads_it(file: str, reader: str) -> None:
    assert reader in chosen(file)


@pytest.mark.parametrize(
    ("file", "readers"),
    [
        ("web/index.html", ["page/kit/test_look", "page/test_languages", "test_safety"]),
        ("web/index.html", ["page/home/test_first_visit", "web/test_looks"]),
        ("web/icons/towns.svg", ["page/kit/test_look", "build/test_manifest"]),
        ("web/js/motion.mjs", ["page/effects/test_motion", "test_safety"]),
        ("web/js/keys.mjs", ["test_safety", "web/test_keyboard"]),
        ("web/styles/base.css", ["page/kit/test_styles", "page/kit/test_palette"]),
        ("web/styles/tokens.css", ["page/kit/test_palette", "web/test_looks"]),
        ("web/styles/lessons.css", ["page/kit/test_styles", "web/test_lessons"]),
        ("web/locales/de.po", ["page/test_languages", "build/test_catalogues"]),
        ("web/locales/de.po", ["lexicon/test_offensive"]),
    ],
)
def test_every_row_of_readers_counts(file: str, readers: list[str]) -> None:
    assert set(chosen(file)).issuperset(f"tests/{reader}.py" for reader in readers)


def test_all_screens_come_last_of_those_who_read_the_words() -> None:
    found = affected.affected(["web/locales/raccoon/es.po"])
    page = [far for test, far in found.items() if test.startswith("tests/page/")]
    assert found["tests/web/test_scenes.py"] > max(page)


def test_documentation_is_run_with_nobody_but_who_is_named() -> None:
    files = [file for file in TRACKED if file.endswith(".md")]
    assert {file: nearest(file) for file in files if nearest(file)}.keys() == {
        "README.md",
        "engine/README.md",
        "engine/tycoon/adapters/README.md",
        "tests/mutants.md",
        "web/locales/glossary/de.md",
        "web/locales/glossary/en.md",
        "web/locales/glossary/es.md",
        "web/tycoon_web/device/README.md",
    }
    assert nearest("web/tycoon_web/device/README.md") == ["tests/page/test_faults.py"]


def test_a_fixture_of_a_folder_concerns_all_tests_below() -> None:
    assert "tests/web/test_scenes.py" in nearest("tests/web/conftest.py")


@pytest.mark.usefixtures("times")
def test_a_minute_holds_the_nearest_that_fit_and_names_the_rest() -> None:
    assert affected.within({"a": 0, "b": 1, "c": 2, "d": 3}, 59) == (["a", "d"], ["b", "c"])
    assert affected.within({"a": 0, "c": 2, "d": 3}, 60) == (["a", "c"], ["d"])
    assert affected.within({"a": 0, "new": 1, "d": 2}, 32) == (["a", "new"], ["d"])
    assert affected.within({}, 60) == ([], [])


@pytest.mark.usefixtures("times")
def test_what_takes_longer_than_a_minute_is_run_where_nothing_else_shows_the_change() -> None:
    assert affected.within({"long": 0, "a": 1}, 60) == (["a"], ["long"])
    assert affected.within({"long": 0}, 60) == (["long"], [])
    safety = "tests/test_safety.py"
    assert affected.within({"long": 0, safety: 1}, 60) == (["long"], [safety])
    assert chosen("tests/web/test_scenes.py") == ["tests/web/test_scenes.py"]
    assert "tests/web/test_offline.py" not in chosen("web/js/offline.mjs")


def test_who_has_run_a_part_of_a_file_does_not_know_how_long_it_takes(times: Path) -> None:
    scenes = "tests/web/test_scenes.py"
    whole = affected.durations()[scenes]
    times.write_text(json.dumps({scenes: 0.1, "a": 3}))
    assert affected.durations()[scenes] == whole > 100
    assert affected.durations()["a"] == 3


@pytest.mark.parametrize("processors", [1, 2, 4])
def test_whatever_has_changed_it_is_a_minute_or_a_single_file(
    shown: dict[str, dict[str, int]], processors: int
) -> None:
    seconds = processors * checks.A_MINUTE
    took = affected.durations()
    for file, tests in shown.items():
        found, left = affected.within(tests, seconds)
        total = sum(took.get(test, affected.UNKNOWN) for test in found)
        assert total <= seconds or len(found) == 1, f"{file}: {total} s"
        assert sorted(chain(found, left)) == sorted(tests), file


def test_every_file_is_run_with_some_test(shown: dict[str, dict[str, int]]) -> None:
    """A new kind of data needs a row in `affected.READERS`."""
    unseen = {file for file, tests in shown.items() if not affected.within(tests, SECONDS)[0]}
    assert {file for file in unseen if not file.endswith(READ_OR_LOOKED_AT)} == SEEN_BY_NONE


def test_the_browser_starts_only_for_what_nothing_else_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(affected, "changed_files", lambda since: ["web/tycoon_web/kit/vtree.py"])
    assert not any(map(checks.needs_the_site, checks.changed_tests("HEAD")))
    monkeypatch.setattr(affected, "changed_files", lambda since: ["web/js/device.mjs"])
    assert any(map(checks.needs_the_site, checks.changed_tests("HEAD")))
    assert "files changed" in capsys.readouterr().out


def in_the_browser(*changed: str) -> bool:
    return any(test.startswith("tests/web/") for test in checks.showing(list(changed)))


@pytest.mark.parametrize("file", ["js/motion.mjs", "js/bridge.mjs", "styles/base.css", "sw.js"])
def test_what_is_seen_in_the_browser_alone_is_looked_at_by_a_handful_of_its_tests(
    file: str,
) -> None:
    found = [test for test in chosen(f"web/{file}") if test.startswith("tests/web/")]
    assert len(found) > 1


def test_what_helps_the_tests_of_the_browser_is_shown_by_them_alone() -> None:
    assert in_the_browser("tests/web/visit.py")
    assert in_the_browser("tests/web/visit.py", "engine/tycoon/session/seats.py")
    assert not in_the_browser("engine/tycoon/session/seats.py")


def test_a_script_is_run_with_its_tests_and_without_a_browser() -> None:
    assert chosen("scripts/affected.py")[0] == "tests/build/test_affected.py"
    assert not in_the_browser("scripts/affected.py")


def test_an_unknown_commit_is_told_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match="no such commit"):
        checks.changed_tests("no-commit-of-ours")


def test_nothing_changed_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(affected, "changed_files", lambda since: [])
    with pytest.raises(SystemExit) as stopped:
        checks.changed_tests("HEAD")
    assert stopped.value.code == 0
