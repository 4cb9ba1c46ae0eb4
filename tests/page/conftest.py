"""What tests of several rooms begin with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import tycoon
from tycoon.lexicon import LexiconError
from tycoon.lexicon import shipped as shipped_list
from tycoon_web.app import App
from tycoon_web.keys import command_for
from tycoon_web.kit.events import Event
from tycoon_web.rooms.opponents import thought
from tycoon_web.rooms.wordlists import room as wordlists

from tests.page.opponents.bots import double
from tests.whole_run import WholeRun


@pytest.fixture(autouse=True, scope="session")
def noted(request: pytest.FixtureRequest) -> Iterator[None]:
    """What any page is asked for, and what it answers, for the end of the run."""
    from tests.page.test_handlers import answered

    run = request.config.pluginmanager.get_plugin(WholeRun.__name__)
    assert isinstance(run, WholeRun)
    run.answered.update(answered())
    handle = App.handle

    def noting(self: App, event: Event) -> bool:
        run.pressed.add(str(event.get("do")))
        return handle(self, event)

    def by_key(*args: Any) -> Event | None:
        command = command_for(*args)
        run.pressed.add(str((command or {}).get("do")))
        return command

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "handle", noting)
        patch.setattr("tycoon_web.app.command_for", by_key)
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think as they usually do, not as much as in the page: who plays here are monkeys."""
    monkeypatch.setattr(thought, "EFFORT", 1.0)


@pytest.fixture
def random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot takes any legal action."""
    double(monkeypatch)


@pytest.fixture
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the page: no list is there until it was fetched."""
    here: set[str] = set()

    def shipped(id: str, sha256: str = "") -> object:
        if id not in here:
            raise LexiconError(tycoon.Refusal("lexicon_missing", {"id": id}))
        return shipped_list(id, sha256)

    def install(id: str, data: bytes) -> None:
        if not data:
            raise LexiconError(tycoon.Refusal("lexicon_damaged", {"id": id}))
        here.add(id)

    monkeypatch.setattr(wordlists, "shipped", shipped)
    monkeypatch.setattr(wordlists, "install", install)
    monkeypatch.setattr("tycoon.session.loading.shipped", shipped)
