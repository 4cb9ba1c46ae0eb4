"""All games of a device in one file, from one browser into another (ST-09)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tycoon import Session
from tycoon_web.device.records import Label

from tests.web import letter_positions, positions
from tests.web.conftest import Visitor
from tests.web.save_store import Memory, save_store
from tests.web.test_sharing import NO_SAVE_DIALOGUE, NO_SHARE_SHEET
from tests.web.visit import Visit

HERS = ("Zoë", "\u05d3\u05d1\u05d5\u05e8\u05d4")


def a_shelf() -> dict[str, Session]:
    """Running games of both kinds and a finished one, by what their people call them."""
    return {
        "Friday": positions.found(positions.everything_possible),
        "At the bank": positions.found(positions.bidding, positions.NAMES[:4]),
        "Words": letter_positions.found(letter_positions.own_turn),
        "The long one": positions.found(positions.over, HERS),
    }


def stored(games: dict[str, Session]) -> Memory:
    memory = Memory()
    for number, (title, game) in enumerate(games.items()):
        label = Label(title=title).of(game)
        save_store(memory).save(f"game-{number}", game.dumps(), label)
    return memory


def found(visit: Visit) -> dict[str, str]:
    """Save texts in the browser's storage, by the games' names."""
    slots = [slot.newest for slot in save_store(Memory(visit.storage())).look().slots]
    return {saved.label.title: saved.text for saved in slots if saved}


def texts(games: dict[str, Session]) -> dict[str, str]:
    return {title: game.dumps() for title, game in games.items()}


def taken_out(visitor: Visitor, games: dict[str, Session], file: Path) -> Visit:
    """The device they are on, after all of them were saved into one file."""
    visit = visitor(storage=stored(games), offered=NO_SHARE_SHEET + NO_SAVE_DIALOGUE)
    expect(visit.page.locator(".only_here").first).to_be_attached()
    visit.press("Open a game")
    with visit.page.expect_download() as download:
        visit.press("Save all games into one file")
    assert download.value.suggested_filename.endswith(".tycoon.json")
    download.value.save_as(file)
    expect(visit.page.locator(".share-how")).to_contain_text("downloads")
    visit.press("Close", exact=True)
    expect(visit.page.locator(".only_here")).to_have_count(0)
    return visit


def bring(visit: Visit, file: Path) -> None:
    visit.press("Open a game")
    visit.page.set_input_files("#import-file", file)
    expect(visit.page.get_by_role("dialog")).to_contain_text("4 games have arrived")


@pytest.mark.ux("ST-09", "FI-06")
def test_all_games_go_along_in_one_file_onto_an_empty_device(
    visitor: Visitor, tmp_path: Path
) -> None:
    games, file = a_shelf(), tmp_path / "all.json"
    visit = taken_out(visitor, games, file)
    assert found(visit) == texts(games)

    other = visitor(storage={})
    bring(other, file)
    assert found(other) == {}
    other.press("Take the 4 new ones")
    expect(other.page.locator("#said")).to_have_text("4 games have been added.")
    assert found(other) == texts(games)
    for title in games:
        expect(other.page.locator("h2, h3").get_by_text(title, exact=True)).to_be_attached()
    other.reload()
    assert found(other) == texts(games)
    other.press("More about Words")
    other.page.get_by_role("dialog").get_by_role("button", name="Continue").click()
    expect(other.page.locator("#curtain-title")).to_be_visible()
