"""What `scripts/test.py --changed` runs."""

from __future__ import annotations

import json
from pathlib import Path

import affected
import pytest
import test as checks


def nearest(*changed: str) -> list[str]:
    return list(affected.affected(changed))


def test_imports_lead_from_a_module_to_its_tests() -> None:
    assert "tests/test_seats.py" in nearest("engine/tycoon/seats.py")
    assert "tests/kernel/test_randomness.py" not in nearest("web/tycoon_web/kit/qr.py")


def test_a_game_is_reached_by_the_name_that_is_put_together_when_it_is_imported() -> None:
    """`tycoon_web.games.page.page_of` names no game."""
    assert "tests/page/table/test_replay.py" in nearest("web/tycoon_web/games/raccoon/chart.py")


def test_the_test_called_like_the_module_comes_first() -> None:
    assert nearest("engine/tycoon/raccoon/selling.py")[0] == "tests/raccoon/test_selling.py"
    found = affected.affected(["tests/raccoon/table.py"])
    assert found["tests/raccoon/test_selling.py"] == 1


def test_what_is_read_has_its_readers() -> None:
    assert "tests/test_fixtures.py" in nearest("tests/fixtures/0.1.0/set-up.tycoon.json")
    assert "tests/raccoon/test_prompts.py" in nearest("tests/raccoon/perft.toml")
    assert "tests/web/test_layout.py" in nearest("web/styles/base.css")
    assert nearest("LICENSE") == []


def test_a_fixture_of_a_folder_concerns_all_tests_below() -> None:
    assert "tests/web/test_scenes.py" in nearest("tests/web/conftest.py")


def test_a_minute_holds_the_nearest_and_names_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = tmp_path / "times.json"
    times.write_text(json.dumps({"a": 30, "b": 30, "c": 30, "d": 1}))
    monkeypatch.setattr(affected, "TIMES", times)
    assert affected.within({"a": 0, "b": 1, "c": 2, "d": 3}, 59) == (["a", "b"], ["c", "d"])
    assert affected.within({"a": 0, "c": 2, "d": 3}, 60) == (["a", "c"], ["d"])


def test_the_browser_starts_only_for_what_nothing_else_shows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(affected, "changed_files", lambda since: ["web/tycoon_web/kit/vtree.py"])
    assert not any(map(checks.needs_the_site, checks.changed_tests("HEAD")))
    monkeypatch.setattr(affected, "changed_files", lambda since: ["web/js/device.mjs"])
    assert any(map(checks.needs_the_site, checks.changed_tests("HEAD")))
    assert "files changed" in capsys.readouterr().out


def test_an_unknown_commit_is_told_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match="no such commit"):
        checks.changed_tests("no-commit-of-ours")


def test_nothing_changed_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(affected, "changed_files", lambda since: [])
    with pytest.raises(SystemExit) as stopped:
        checks.changed_tests("HEAD")
    assert stopped.value.code == 0
