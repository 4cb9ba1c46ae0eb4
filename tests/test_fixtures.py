"""Saves of released versions load for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import tycoon

from tests.conformance.play import picture
from tests.hostile import play_on, signed, unplayable

SAVES = sorted((Path(__file__).parent / "fixtures").glob("*/*.tycoon.json"))
FIXTURES = pytest.mark.parametrize("path", SAVES, ids=lambda p: f"{p.parent.name}-{p.stem}")


def fields_of(path: Path) -> dict[str, Any]:
    fields: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert fields["app_version"] == path.parent.name
    return fields


def test_every_released_version_left_some() -> None:
    assert {path.parent.name for path in SAVES} >= {"0.1.0", "0.2.0"}


@pytest.mark.ux("FI-09")
@FIXTURES
def test_old_saves_load_and_go_on(path: Path) -> None:
    session = tycoon.load_game(path.read_text(encoding="utf-8"))
    assert not session.from_checkpoint
    assert [seat.to_dict() for seat in session.seats] == fields_of(path)["seats"]
    again = tycoon.load_game(session.dumps())
    assert picture(again) == picture(session)
    play_on(session)


@pytest.mark.ux("FI-09")
@FIXTURES
def test_an_old_checkpoint_is_read_as_what_its_actions_lead_to(path: Path) -> None:
    fields = fields_of(path)
    replayed = tycoon.load_game(signed(fields))
    session = tycoon.load_game(signed({**fields, "actions": unplayable(fields["actions"])}))
    assert session.from_checkpoint
    assert picture(session) == picture(replayed)
    assert tycoon.load_game(session.dumps()).from_checkpoint


@pytest.mark.ux("FI-09")
@FIXTURES
def test_an_old_save_that_had_gone_on_from_a_checkpoint_goes_on_again(path: Path) -> None:
    fields = fields_of(path)
    count = len(fields["actions"])
    fields["actions"] = unplayable(fields["actions"])
    fields["checkpoint"]["base"] = {"index": count, "state": fields["checkpoint"]["state"]}
    session = tycoon.load_game(signed(fields))
    assert session.from_checkpoint
    assert picture(session) == picture(tycoon.load_game(path.read_text(encoding="utf-8")))
