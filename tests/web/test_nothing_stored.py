"""A browser whose owner lets no site store anything: Chromium's own setting, nothing is feigned."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import launch_options
from making.places import DIST
from playwright.sync_api import Playwright, expect

from tests.everyday import turns
from tests.web.device import Device, OwnBrowser
from tests.web.player import Table
from tests.web.visit import Visit

NOTHING_STORED = {"profile": {"default_content_setting_values": {"cookies": 2}}}


@pytest.fixture
def forbidding(playwright: Playwright, tmp_path: Path) -> Iterator[Device]:
    """At the end no page of it may have met a fault."""
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    settings.write_text(json.dumps(NOTHING_STORED), encoding="utf-8")
    opening, options = playwright.chromium.launch_persistent_context, launch_options()
    owned = OwnBrowser(lambda: opening(tmp_path, **options), DIST)
    yield owned
    faults = owned.close()
    assert not faults, "\n".join(faults)


def arrive(device: Device) -> Visit:
    visit = device.visit()
    stored = "() => { try { return Boolean(localStorage); } catch { return false; } }"
    assert not visit.page.evaluate(stored), "this browser does store"
    expect(visit.page.locator(".notice[role=alert]")).to_contain_text(
        "does not let this page store"
    )
    expect(visit.page.locator(".offline-line")).to_contain_text("keeps nothing for offline play")
    return visit


@pytest.mark.ux("ST-11")
def test_where_nothing_may_be_stored_we_play_raccoon_tycoon_all_the_same(
    forbidding: Device,
) -> None:
    visit = arrive(forbidding)
    visit.new_game()
    visit.press("Start the game")
    table = Table(visit)
    table.play(until=lambda: table.turns == turns(2))
    assert table.turns == turns(2)


@pytest.mark.ux("ST-11")
def test_where_nothing_may_be_stored_letter_tycoon_begins_with_its_word_list(
    forbidding: Device,
) -> None:
    visit = arrive(forbidding)
    visit.new_game("letter")
    expect(visit.button("Start the game")).to_be_enabled()  # its list is on the way
    visit.press("Start the game")
    visit.take_device()
    expect(visit.page.locator(".hd .lc")).to_have_count(7)
