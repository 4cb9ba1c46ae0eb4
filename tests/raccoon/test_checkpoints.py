"""The state in a save names the rows of the tables, so that these may grow (FI-09)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon

from tests.conformance.play import Deal, steps
from tests.hostile import Path, outcome_of, outdated, paths, replaced, signed, unplayable
from tests.raccoon.table import Table
from tests.test_fixtures import SAVES, fields_of

#: What is a position or a number of its own in a state: seats, cards, rounds, dollars.
NUMBERS = {
    "deck", "discard", "hand", "random", "round", "start", "money", "since", "seat", "starter",
    "leader", "passed", "bid", "built", "seller", "declared", "others",
}  # fmt: skip


def test_a_state_is_written_with_names() -> None:
    table = Table(players=2)
    table.tokens(0, wheat=2, luxury=1)
    table.tiles(1, "grain_farm", "bank")
    table.towns(1, "molehill")
    table.railroads(1, top_dog=2)
    table.offer_tiles("vineyard", None, "factory", "factory")
    table.offer_railroads("big_bear", None, deck=["tycoon", "sly_fox"])
    table.offer_town(None, deck=["foxwoods"])
    state = table.state.to_dict()
    assert state["prices"] == dict(zip(
        ("wheat", "wood", "iron", "coal", "goods", "luxury"), (1, 1, 2, 2, 3, 3), strict=True,
    ))  # fmt: skip
    assert state["players"][0]["tokens"] == {"wheat": 2, "luxury": 1}
    assert state["players"][1]["tiles"] == ["grain_farm", "bank"]
    assert state["players"][1]["towns"] == ["molehill"]
    assert state["players"][1]["railroads"] == {"top_dog": 2}
    assert state["tiles"] == ["vineyard", None, "factory", "factory"]
    assert state["railroads"] == ["big_bear", None]
    assert state["railroad_deck"] == ["sly_fox", "tycoon"]
    assert (state["town"], state["town_deck"]) == (None, ["foxwoods"])


@pytest.mark.parametrize("edition", ["en-2018", "de-piatnik"])
def test_no_row_is_known_by_its_position_in_any_sub_state(edition: str) -> None:
    session = Deal("raccoon", 4, "named", 4, {"edition": edition}).session()
    phases = set()
    for _ in steps(session, Random(4)):
        state = session.state.to_dict()
        phases.add(state["phase"]["phase"])
        for path in paths(state):
            value: Any = state
            for key in path:
                value = value[key]
            fields = [key for key in path if isinstance(key, str)]
            counted = set(fields) & {"prices", "supply", "tokens"} or fields[-2:-1] == ["railroads"]
            assert type(value) is not int or counted or fields[-1] in NUMBERS, path
    assert phases >= {"turn", "auction", "done", "bonus", "discard", "over"}


OLD = next(path for path in SAVES if path.name.startswith("three-players-over"))
WRONG: list[tuple[Path, Any]] = [
    (("tile_deck", 0), 32), (("tile_deck", 0), -2), (("tile_deck", 0), "factory"),
    (("town_deck", 0), 16), (("removed_towns",), [16]), (("removed_tiles",), [99]),
    (("railroad_deck",), [6]), (("railroads", 0), 9), (("prices",), [1, 1, 2, 2, 3]),
    (("supply",), 5), (("players", 0, "tokens"), [0] * 7), (("players", 0, "railroads"), {}),
    (("players", 0, "towns"), [99]), (("players", 0), []), (("phase",), None), (("players",), 5),
]  # fmt: skip


@pytest.mark.ux("FI-08", "FI-09")
@pytest.mark.parametrize(("path", "value"), WRONG)
def test_an_old_state_with_positions_that_never_were_is_malformed(path: Path, value: Any) -> None:
    fields = fields_of(OLD)
    fields["actions"] = unplayable(fields["actions"])
    assert tycoon.load_game(signed(fields)).from_checkpoint
    changed = replaced(fields, ("checkpoint", "state", *path), value)
    assert outcome_of(signed(changed)) == "save_malformed"


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tile_deck", 0), "castle"), (("tile_deck", 0), 3), (("town",), "atlantis"),
        (("railroads", 0), "nimbus"), (("prices", "silk"), 3), (("players", 0, "tokens"), []),
        (("players", 0, "railroads"), [0] * 6), (("players", 0, "tiles"), [["bank"]]),
    ],
)  # fmt: skip
def test_names_that_no_table_has_are_malformed(path: Path, value: Any) -> None:
    fields = json.loads(outdated(Deal("raccoon", 3, "names", 4).played(most=40)))
    assert outcome_of(signed(fields)) is None
    changed = replaced(fields, ("checkpoint", "state", *path), value)
    assert outcome_of(signed(changed)) == "save_malformed"
