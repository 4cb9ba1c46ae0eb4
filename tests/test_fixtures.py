"""Saves of released versions load for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tycoon

from tests.conformance.play import picture
from tests.hostile import play_on

SAVES = sorted((Path(__file__).parent / "fixtures").glob("*/*.tycoon.json"))


def test_every_released_version_left_some() -> None:
    assert {path.parent.name for path in SAVES} >= {"0.1.0", "0.2.0"}


@pytest.mark.ux("FI-09")
@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_old_saves_load_and_go_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = tycoon.load_game(text)
    fields = json.loads(text)
    assert fields["app_version"] == path.parent.name
    assert session.state.to_dict() == fields["checkpoint"]["state"]
    assert [seat.to_dict() for seat in session.seats] == fields["seats"]
    again = tycoon.load_game(session.dumps())
    assert picture(again) == picture(session)
    play_on(session)
