"""Bonus tiles: extra tokens for every production."""

from __future__ import annotations

import pytest

from tests.raccoon.table import EDITIONS, Table, keys, only

TILES = [
    pytest.param("wheat_field", "wheat", 1, marks=pytest.mark.rule("RT-53")),
    pytest.param("grain_farm", "wheat", 2, marks=pytest.mark.rule("RT-54")),
    pytest.param("lumber_yard", "wood", 1, marks=pytest.mark.rule("RT-55")),
    pytest.param("saw_mill", "wood", 2, marks=pytest.mark.rule("RT-56")),
    pytest.param("coal_deposit", "coal", 1, marks=pytest.mark.rule("RT-57")),
    pytest.param("coal_mine", "coal", 2, marks=pytest.mark.rule("RT-58")),
    pytest.param("iron_deposit", "iron", 1, marks=pytest.mark.rule("RT-59")),
    pytest.param("iron_mine", "iron", 2, marks=pytest.mark.rule("RT-60")),
    pytest.param("tool_and_die", "goods", 1, marks=pytest.mark.rule("RT-61")),
    pytest.param("loom", "goods", 2, marks=pytest.mark.rule("RT-62")),
    pytest.param("vineyard", "luxury", 1, marks=pytest.mark.rule("RT-63")),
    pytest.param("glass_works", "luxury", 2, marks=pytest.mark.rule("RT-64")),
]
#: Three icons, none of them of the commodity (wood, wheat, iron, … in turn).
PLAIN = {"wood": 1, "iron": 2}
OTHER = {"wheat": 1, "coal": 1, "luxury": 1}


def produced_with(tile: str, commodity: str) -> Table:
    """Seat 0 owns ``tile`` and has just taken three tokens of other sorts."""
    table = Table()
    table.tiles(0, tile)
    shown = OTHER if commodity in PLAIN else PLAIN
    table.produce(shown)
    return table


@pytest.mark.rule("RT-31")
@pytest.mark.parametrize(("tile", "commodity", "count"), TILES)
def test_a_bonus_tile_gives_its_tokens_whatever_the_card_shows(
    tile: str, commodity: str, count: int
) -> None:
    table = produced_with(tile, commodity)
    assert table.phase == "bonus"
    assert table.legal("take_bonus") == [{"tile": tile, "take": {commodity: count}}]
    events = table.do("take_bonus", tile=tile, take={commodity: count})
    assert only(events, "bonus_taken") == {"seat": 0, "tile": tile, "take": {commodity: count}}
    assert table.has(0)[commodity] == count
    assert sum(table.has(0).values()) == 3 + count
    assert table.left_of(commodity) == 24 - count
    assert table.phase == "done"


@pytest.mark.rule("RT-31")
@pytest.mark.parametrize(("tile", "commodity", "count"), TILES)
def test_a_bonus_tile_gives_nothing_else(tile: str, commodity: str, count: int) -> None:
    table = produced_with(tile, commodity)
    other = "wheat" if commodity != "wheat" else "wood"
    refused = table.refusal("take_bonus", tile=tile, take={other: count})
    assert refused == "not_of_this_bonus"
    more = {commodity: count + 1}
    assert table.refusal("take_bonus", tile=tile, take=more) == "not_of_this_bonus"
    if count == 2:
        assert table.refusal("take_bonus", tile=tile, take={commodity: 1}) == "take_exactly"


@pytest.mark.rule("RT-65")
def test_the_machine_shop_gives_one_of_any_commodity() -> None:
    table = Table()
    table.tiles(0, "machine_shop")
    table.produce(PLAIN)
    takes = [fields["take"] for fields in table.legal("take_bonus")]
    assert len(takes) == 6
    assert all(list(take.values()) == [1] for take in takes)
    refused = table.refusal("take_bonus", tile="machine_shop", take={"wood": 1, "iron": 1})
    assert refused == "take_exactly"


@pytest.mark.rule("RT-66", "RT-A24")
def test_the_water_mill_gives_any_two_alike_or_not() -> None:
    table = Table()
    table.tiles(0, "water_mill")
    table.produce(PLAIN)
    takes = [fields["take"] for fields in table.legal("take_bonus")]
    assert len(takes) == 21
    assert sum(len(take) == 1 for take in takes) == 6
    table.do("take_bonus", tile="water_mill", take={"luxury": 1, "coal": 1})
    assert table.has(0) == {**PLAIN, "luxury": 1, "coal": 1}


@pytest.mark.rule("RT-32", "RT-65")
def test_only_one_bonus_tile_per_production() -> None:
    table = Table()
    table.tiles(0, "machine_shop", "wheat_field", "loom")
    table.produce(PLAIN)
    assert {fields["tile"] for fields in table.legal("take_bonus")} == {
        "machine_shop", "wheat_field", "loom",
    }  # fmt: skip
    table.do("take_bonus", tile="loom", take={"goods": 2})
    assert table.phase == "done"
    assert table.has(0) == {**PLAIN, "goods": 2}
    refused = table.refusal("take_bonus", tile="wheat_field", take={"wheat": 1})
    assert refused == "action_taken"


@pytest.mark.rule("RT-32")
def test_the_tile_must_be_ones_own() -> None:
    table = Table()
    table.tiles(0, "wheat_field")
    table.tiles(1, "loom")
    table.produce(PLAIN)
    assert table.refusal("take_bonus", tile="loom", take={"goods": 2}) == "no_such_bonus"
    assert table.refusal("take_bonus", tile="castle", take={"goods": 2}) == "unknown_tile"
    assert table.refusal("take_bonus", tile="factory", take={"goods": 2}) == "no_such_bonus"


@pytest.mark.rule("RT-A06")
def test_a_bonus_may_be_declined() -> None:
    table = Table()
    table.tiles(0, "wheat_field")
    table.produce(PLAIN)
    assert keys(table.do("decline")) == ["bonus_declined"]
    assert table.has(0) == PLAIN
    assert table.phase == "done"


@pytest.mark.rule("RT-A01")
def test_a_bonus_tile_gives_what_is_left() -> None:
    table = Table()
    table.tiles(0, "loom", "wheat_field", "water_mill")
    table.produce(PLAIN)
    table.supply(goods=1, wheat=0, wood=0, iron=0, coal=0, luxury=0)
    assert table.legal("take_bonus") == [
        {"tile": "loom", "take": {"goods": 1}},
        {"tile": "water_mill", "take": {"goods": 1}},
    ]


@pytest.mark.rule("RT-A01")
def test_a_bonus_tile_with_nothing_to_give_is_not_asked_for() -> None:
    table = Table()
    table.tiles(0, "wheat_field")
    table.supply(wheat=0)
    table.produce(PLAIN)
    assert table.phase == "done"


@pytest.mark.rule("RT-T2", "RT-32")
@EDITIONS
def test_example_three_tokens_and_a_coal_or_a_wheat(edition: str) -> None:
    table = Table(edition=edition)
    table.tiles(0, "wheat_field", "coal_deposit")
    shown = {"wheat": 1, "coal": 1, "luxury": 1}
    table.produce(shown)
    assert table.legal("take_bonus") == [
        {"tile": "wheat_field", "take": {"wheat": 1}},
        {"tile": "coal_deposit", "take": {"coal": 1}},
    ]
    table.do("take_bonus", tile="coal_deposit", take={"coal": 1})
    assert table.has(0) == {"wheat": 1, "coal": 2, "luxury": 1}


@pytest.mark.rule("RT-T3", "RT-34", "RT-79")
@EDITIONS
def test_example_four_icons_and_a_bonus_are_five_tokens(edition: str) -> None:
    table = Table(edition=edition)
    table.tiles(0, "cottage_industry", "wheat_field", "coal_deposit")
    shown = {"wheat": 2, "goods": 2}
    table.produce(shown)
    table.do("take_bonus", tile="coal_deposit", take={"coal": 1})
    assert table.has(0) == {"wheat": 2, "goods": 2, "coal": 1}
    assert table.phase == "done"
