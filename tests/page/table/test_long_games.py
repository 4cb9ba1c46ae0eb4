"""A table that plays on and on: its game is stored in little room, opened again, and told of."""

from __future__ import annotations

import json

import pytest
from long_games import long_game
from tycoon_web.device.records import LONG
from tycoon_web.device.save_store import SaveStore
from tycoon_web.rooms.table import autosave

from tests.page.desk import FakePort, Page, catalogue, page_with
from tests.page.games import plain_turn, played


class Waiting(FakePort):
    """What is done once the page has been painted waits for that."""

    def soon(self, then: object) -> None:
        self.wait(0, then)  # type: ignore[arg-type]


@pytest.mark.ux("ST-01")
def test_a_long_game_is_stored_packed_and_said_to_be_opened() -> None:
    game = long_game("raccoon", 4000)
    assert len(game.dumps()) > LONG
    page = page_with(game)
    [raw] = [text for key, text in page.port.store.items() if key.endswith(":a")]
    assert len(raw) * 5 < len(game.dumps())
    home = Page(port=Waiting(page.port.store))
    home.press(do="continue")
    assert str(catalogue()["home.opening"]) in home.text()
    home.port.pass_time()
    assert home.session.dumps() == game.dumps()
    assert str(catalogue()["home.opening"]) not in home.text()


@pytest.mark.ux("ST-03")
def test_what_was_packed_and_is_damaged_is_told() -> None:
    page = page_with(long_game("raccoon", 4000))
    [key] = [key for key in page.port.store if key.endswith(":a")]
    record = json.loads(page.port.store[key])
    for packed in ("", "AAAA", record["text"][:-8], 5):
        page.port.store[key] = json.dumps({**record, "text": packed})
        assert SaveStore(page.port).look().slots[0].damaged == [key]


@pytest.mark.ux("ST-01")
def test_a_game_that_begins_to_take_much_room_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = page_with(played(3, plain_turn, least=40), "open")
    size = page.app.save_store.size(page.app.autosave.slot)
    monkeypatch.setattr(autosave, "LARGE", size + 100)
    told = str(catalogue()["storage.large"])
    seen = []
    for _ in range(3):
        page.press(id="act-produce")
        page.press(do="commit")
        seen.append(told in page.text())
        page.press(do="undo")
        page.press(do="dismiss") if page.find(do="dismiss") else None
    assert seen == [True, False, False]
