"""What is made once and kept for the process, made anew here: tables, actions, forms, powers."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules import auction, ids, migrations, powers, towns
from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROADS, TILES, TOWNS
from tycoon.games.raccoon.rules.phases import Auction, Done

from tests.raccoon.table import Table

TILE_IDS = {tile.id for tile in TILES.faces}
TOWN_IDS = {town.id for town in TOWNS}
RAILROAD_IDS = {railroad.id for railroad in RAILROADS}


@pytest.mark.rule("RT-41", "RT-42")
def test_bids_are_made_as_far_as_anybody_has_money(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tycoon.Action] = []
    monkeypatch.setattr(auction, "_BIDS", made)
    for least, most in ((3, 5), (2, 6), (7, 7), (8, 7)):
        amounts = [tycoon.Action("bid", amount=n) for n in range(least, most + 1)]
        assert auction.bids(least, most) == amounts
    assert len(made) == 8, "none is made before anybody could make it"


@pytest.mark.rule("RT-51")
def test_a_payment_is_made_of_its_number() -> None:
    payments = vars(towns)["_Payments"]()
    for counts in ({"wheat": 3}, {"wheat": 1, "luxury": 4}, {"iron": 8}, {"wood": 1, "coal": 2}):
        number = sum(
            n << 4 * place for place, n in enumerate(counts.get(c, 0) for c in COMMODITIES)
        )
        assert payments[number] == tycoon.Action("buy_town", pay=counts)
        assert payments[number] is payments[number]


def written(table: Table) -> dict[str, Any]:
    """The state as a save has it, by forms that are made for it now."""
    ids.todays_forms.cache_clear()
    found: dict[str, Any] = table.state.to_dict()
    assert type(table.state).from_dict(found, table.state.config).to_dict() == found
    return found


def test_a_save_names_things_and_counts_them_by_name() -> None:
    table = Table(2)
    table.tiles(0, "bank")
    table.state.removed_tiles = [TILES.index["warehouse"]]
    table.towns(0, "trinity")
    found = written(table)
    for field in ("prices", "supply"):
        assert found[field].keys() == set(COMMODITIES)
    for field, known in (
        ("railroad_deck", RAILROAD_IDS), ("railroads", RAILROAD_IDS), ("town_deck", TOWN_IDS),
        ("removed_towns", TOWN_IDS), ("tile_deck", TILE_IDS), ("tiles", TILE_IDS),
        ("removed_tiles", TILE_IDS),
    ):  # fmt: skip
        assert found[field], field
        assert set(found[field]) <= known, field
    assert found["town"] in TOWN_IDS
    player = found["players"][0]
    assert (player["tiles"], player["towns"]) == (["bank"], ["trinity"])
    table.tokens(0, coal=2)
    table.railroads(0, sly_fox=2)
    player = written(table)["players"][0]
    assert (player["tokens"], player["railroads"]) == ({"coal": 2}, {"sly_fox": 2})


def test_a_save_names_what_the_sub_state_is_about() -> None:
    table = Table(2)
    table.state.phase = Auction(0, 0, 3)
    assert written(table)["phase"]["railroad"] == RAILROADS[3].id
    table.state.phase = Done(0, "sell", sold=(5, 1))
    assert written(table)["phase"]["sold"] == ["luxury", "wood"]


@pytest.mark.rule("RT-31", "RT-65")
def test_a_bonus_is_one_commodity_or_any() -> None:
    powers.powers_of.cache_clear()
    for tile in TILES.faces:
        index = TILES.index[tile.id]
        bonus = powers.powers_of(TILES, (index,)).bonuses.get(tile.id)
        if tile.kind != "B":
            assert bonus is None
            continue
        assert bonus is not None
        counts, most = bonus
        assert len(counts) == 6
        if tile.bonus_any:
            assert (set(counts), most) == ({tile.bonus_any}, tile.bonus_any)
        else:
            assert sum(counts) == max(counts) == most > 0


@pytest.mark.rule("RT-47")
def test_an_edition_has_its_own_costs_of_some_tiles() -> None:
    dear = TILES.at_costs({"bank": 99, "water_mill": 98})
    for tile, same in zip(dear.faces, TILES.faces, strict=True):
        wanted = {"bank": 99, "water_mill": 98}.get(tile.id, same.cost)
        assert tile == same._replace(cost=wanted)


@pytest.mark.parametrize("options", [{}, {"start_tiles": "chosen", "beginner": "six"}])
def test_a_tile_that_came_after_the_game_was_begun_is_out_of_it(options: dict[str, Any]) -> None:
    table = Table(2, **options)
    data = table.state.to_dict()
    assert migrations.modern(data, table.state.config) == data
    newer = data["tile_deck"].pop()
    known = migrations.modern(data, table.state.config)
    assert known["removed_tiles"] == [*data["removed_tiles"], newer]
    assert {**known, "removed_tiles": data["removed_tiles"]} == data
