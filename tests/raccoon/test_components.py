"""What is in the box: commodities, cards, tiles, and what is printed on them."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    CARDS,
    COMMODITIES,
    COPIES_PER_RAILROAD,
    PRICE_MAX,
    PRICE_MIN,
    RAILROADS,
    TILES,
    TOWNS,
    counted,
    names_of,
)

from tests.raccoon.table import Table

ORDER = ("wheat", "wood", "iron", "coal", "goods", "luxury")


@pytest.mark.rule("RT-02")
def test_six_commodities() -> None:
    assert COMMODITIES == ORDER


@pytest.mark.rule("RT-03", "RT-09")
def test_the_box_holds_25_tokens_of_each_commodity() -> None:
    supply = Table().session.view(None)["market"]
    assert [track["supply"] for track in supply] == [24] * 6


@pytest.mark.rule("RT-04")
def test_the_box_holds_what_the_contents_list_says() -> None:
    assert len(TILES.basic_indices) == 6
    assert all(TILES.faces[tile].back for tile in TILES.basic_indices)
    assert len(TILES.advanced_indices) == 21
    assert len(RAILROADS) * COPIES_PER_RAILROAD == 24
    assert len(TOWNS) == 16
    assert list(CARD_NUMBERS) == list(range(1, 55))


@pytest.mark.rule("RT-05")
def test_money_is_one_whole_amount_of_dollars() -> None:
    table = Table()
    assert table.session.view(0)["players"][0]["money"] == 10
    assert type(table.session.view(0)["players"][0]["money"]) is int


@pytest.mark.rule("RT-06")
def test_six_companies_and_four_towns_of_each_value() -> None:
    companies = {"skunkworks", "sly_fox", "fat_cat", "big_bear", "top_dog", "tycoon"}
    assert {railroad.id for railroad in RAILROADS} == companies
    assert COPIES_PER_RAILROAD == 4
    assert Counter(town.points for town in TOWNS) == {2: 4, 3: 4, 4: 4, 5: 4}


@pytest.mark.rule("RT-85")
def test_the_stack_holds_three_firms_two_warehouses_two_factories_and_one_of_the_rest() -> None:
    census = Counter(TILES.faces[tile].id for tile in TILES.advanced_indices)
    assert {tile for tile, copies in census.items() if copies == 2} == {"warehouse", "factory"}
    singles = {
        "machine_shop", "lumber_wheat_trading_firm", "coal_iron_trading_firm",
        "goods_luxury_trading_firm", "construction_company", "freight_company",
        "governors_mansion", "rail_baron", "bank", "auction_house", "smuggler", "black_market",
        "brick_works", "mayors_office", "trading_floor", "export_company", "cottage_industry",
    }  # fmt: skip
    assert {tile for tile, copies in census.items() if copies == 1} == singles


@pytest.mark.rule("RT-D1", "RT-08")
def test_price_tracks_have_twelve_spaces() -> None:
    assert dict(zip(COMMODITIES, zip(PRICE_MIN, PRICE_MAX, strict=True), strict=True)) == {
        "wheat": (1, 12), "wood": (1, 12), "iron": (2, 13), "coal": (2, 13),
        "goods": (3, 14), "luxury": (3, 14),
    }  # fmt: skip


@pytest.mark.rule("RT-D2")
def test_railroads_print_their_minimum_bid_and_set_values() -> None:
    assert {r.id: (r.minimum_bid, r.points) for r in RAILROADS} == {
        "skunkworks": (2, (2, 5, 9, 15)),
        "sly_fox": (3, (2, 5, 10, 17)),
        "fat_cat": (4, (3, 7, 12, 19)),
        "big_bear": (5, (3, 7, 13, 21)),
        "top_dog": (6, (4, 9, 15, 23)),
        "tycoon": (7, (4, 9, 16, 25)),
    }


@pytest.mark.rule("RT-D3")
def test_towns_print_two_prices() -> None:
    printed: dict[int, set[tuple[str, int, int]]] = {}
    for town in TOWNS:
        printed.setdefault(town.points, set()).add((town.commodity, town.specific, town.any))
    assert printed == {
        2: {(name, 2, 4) for name in ("wood", "wheat", "iron", "coal")},
        3: {("wood", 3, 5), ("goods", 3, 5), ("luxury", 3, 5), ("wheat", 3, 4)},
        4: {(name, 4, 6) for name in ("wheat", "wood", "coal", "iron")},
        5: {(name, 5, 8) for name in ("luxury", "goods", "wood", "wheat")},
    }


@pytest.mark.rule("RT-D4")
def test_towns_have_their_names() -> None:
    assert [town.name for town in TOWNS] == [
        "Beaver Ford", "Bridgewater", "Molehill", "Black Friar",
        "Foxwoods", "Trinity", "Newgate", "Marketshire",
        "Badger Downs", "Wild Grove", "Dunmoor", "Bishop's Glen",
        "Land's End", "Drover Crossing", "Canterbury Woods", "River Ridge",
    ]  # fmt: skip
    assert TOWNS[11].id == "bishops_glen"


@pytest.mark.rule("RT-D5")
def test_the_54_cards_have_their_regular_shape() -> None:
    shape = Counter((sum(CARDS[n].raises), sum(CARDS[n].produce)) for n in CARD_NUMBERS)
    assert shape == {(2, 5): 12, (2, 4): 12, (3, 4): 12, (3, 3): 6, (4, 3): 12}


@pytest.mark.rule("RT-D5")
def test_the_54_cards_have_their_totals() -> None:
    produced = [sum(CARDS[n].produce[i] for n in CARD_NUMBERS) for i in range(6)]
    raised = [sum(CARDS[n].raises[i] for n in CARD_NUMBERS) for i in range(6)]
    assert produced == [42, 36, 31, 36, 33, 32]
    assert raised == [17, 23, 27, 24, 31, 28]


@pytest.mark.rule("RT-D5")
def test_no_card_was_changed_unnoticed() -> None:
    """The two disputed rows as decided, and a fingerprint of all 54 in their order."""
    disputed = [((1, 1, 0, 1, 0, 2), (0, 1, 0, 0, 1, 0)), ((0, 0, 0, 1, 0, 2), (0, 2, 1, 1, 0, 0))]
    faces = [(CARDS[n].produce, CARDS[n].raises) for n in CARD_NUMBERS]
    assert all(faces.count(face) == 1 for face in disputed)
    print_run = ";".join("".join(map(str, produce + raises)) for produce, raises in faces)
    assert hashlib.sha256(print_run.encode()).hexdigest()[:16] == "9006e921adbb484f"


@pytest.mark.rule("RT-32", "RT-33")
def test_b_and_p_are_printed_on_the_right_tiles() -> None:
    letters = {letter: {tile.id for tile in TILES.faces if tile.kind == letter} for letter in "BP"}
    assert letters["P"] == {"cottage_industry", "factory"}
    assert letters["B"] == {
        "wheat_field", "grain_farm", "lumber_yard", "saw_mill", "coal_deposit", "coal_mine",
        "iron_deposit", "iron_mine", "tool_and_die", "loom", "vineyard", "glass_works",
        "machine_shop", "water_mill",
    }  # fmt: skip


PRINTED_COSTS = {
    "wheat_field": 4, "grain_farm": 9, "lumber_yard": 4, "saw_mill": 9, "coal_deposit": 5,
    "coal_mine": 12, "iron_deposit": 5, "iron_mine": 12, "tool_and_die": 6, "loom": 15,
    "vineyard": 6, "glass_works": 15, "machine_shop": 30, "water_mill": 60,
    "lumber_wheat_trading_firm": 10, "coal_iron_trading_firm": 10,
    "goods_luxury_trading_firm": 10, "auction_house": 15, "warehouse": 10,
    "construction_company": 20, "freight_company": 25, "smuggler": 20, "black_market": 30,
    "brick_works": 25, "export_company": 30, "trading_floor": 15, "cottage_industry": 30,
    "factory": 40, "bank": 30, "governors_mansion": 30, "rail_baron": 30, "mayors_office": 30,
}  # fmt: skip
_BY_RULE = [
    *["RT-53", "RT-54", "RT-55", "RT-56", "RT-57", "RT-58", "RT-59", "RT-60", "RT-61", "RT-62"],
    *["RT-63", "RT-64", "RT-65", "RT-66", "RT-67", "RT-68", "RT-69", "RT-70", "RT-71", "RT-72"],
    *["RT-73", "RT-74", "RT-75", "RT-76", "RT-77", "RT-78", "RT-79", "RT-80", "RT-81", "RT-82"],
    *["RT-83", "RT-84"],
]


@pytest.mark.rule("RT-46")
@pytest.mark.parametrize(
    ("tile", "cost"),
    [
        pytest.param(tile, cost, id=tile, marks=pytest.mark.rule(rule))
        for rule, (tile, cost) in zip(_BY_RULE, PRINTED_COSTS.items(), strict=True)
    ],
)
def test_every_tile_costs_what_it_prints(tile: str, cost: int) -> None:
    """A front is bought from the offer, a back by upgrading; both take the whole price."""
    table = Table()
    fronts = {face.back: face.id for face in TILES.faces if face.back}
    front = fronts.get(tile)
    if front is None:
        table.offer_tiles(tile, None, None, None)
    else:
        table.tiles(0, front)
    order = {"tile": tile} if front is None else {"tile": front}
    what = "build" if front is None else "upgrade"
    table.money(0, cost - 1)
    assert table.refusal(what, **order) == "too_dear"
    table.money(0, cost)
    table.do(what, **order)
    assert table.purse(0) == 0
    assert table.owned_tiles(0) == [tile]


def test_a_count_table_leads_back_to_the_counts() -> None:
    counts = [0, 2, 1, 0, 0, 3]
    assert names_of(counts) == {"wood": 2, "iron": 1, "luxury": 3}
    assert counted(names_of(counts)) == counts
