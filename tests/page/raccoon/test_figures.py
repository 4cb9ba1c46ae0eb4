"""What the rules' texts say in figures is what is printed on the components."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tycoon.games.letter.rules.cards import GOALS, HAND_SIZE, LETTERS, LONGEST, POOL_SIZE, earnings
from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    COPIES_PER_RAILROAD,
    PRICE_MIN,
    RAILROADS,
    STORAGE,
    TILES,
    TOWNS,
    Tile,
)
from tycoon.games.raccoon.rules.handbook import CHANGES
from tycoon.games.raccoon.rules.options import OPTIONS
from tycoon.lexicon import EVERYDAY, FULL
from tycoon.lexicon.included import PINS
from tycoon_web.games.raccoon.telling.paragraphs import tile_rule

from tests.page.desk import catalogue

RACCOON, LETTER = catalogue("raccoon/en.po"), catalogue("letter/en.po")
NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen"
WORDS = NUMBERS.split()
FACES = pytest.mark.parametrize("tile", TILES.faces, ids=lambda tile: tile.id)


def figures(text: str | list[str]) -> list[int]:
    """Every number in a text, in figures or in words up to thirteen."""
    assert isinstance(text, str)
    tokens = re.findall(r"\d+|[a-z]+", text.replace(",", "").casefold())
    return [int(t) if t.isdigit() else WORDS.index(t) for t in tokens if t.isdigit() or t in WORDS]


def told(tile: Tile) -> str:
    return str(RACCOON[tile_rule(tile.id)])


def effects(tile: Tile) -> Iterator[int]:
    """The figures a tile's text must give beside its cost."""
    yield from (count for count in tile.bonus if count)
    usual = Tile("", "", 0)
    for name in ("bonus_any", "production_limit", "auction_commission", "storage", "builds"):
        yield getattr(tile, name) if getattr(tile, name) != getattr(usual, name) else 0
    for name in ("sales", "hand", "export"):
        yield getattr(tile, name) if getattr(tile, name) != getattr(usual, name) else 0
    yield 1 if tile.commission or tile.town_discount or tile.points_per else 0


@FACES
def test_a_tile_is_told_with_its_name_cost_and_effect(tile: Tile) -> None:
    assert RACCOON[f"{tile_rule(tile.id)}.title"] == tile.name
    costs = [int(cost) for cost in re.findall(r"\$(\d+)", told(tile))]
    assert costs[0] == tile.cost
    assert {count for count in effects(tile) if count} <= set(figures(told(tile)))


@FACES
@pytest.mark.rule("RT-50")
def test_an_upgrade_names_its_front_and_what_it_replaces(tile: Tile) -> None:
    """The +2 is the whole bonus of the flipped tile, not 2 more."""
    if TILES.index[tile.id] not in TILES.front_of:
        assert "instead of" not in told(tile)
        return
    front = TILES.faces[TILES.front_of[TILES.index[tile.id]]]
    assert front.name in told(tile)
    before = max(*front.bonus, front.bonus_any)
    after = max(*tile.bonus, tile.bonus_any)
    assert figures(told(tile)) >= [tile.cost, after, before]
    assert re.search(rf"\b{after} .* instead of {before}\b", told(tile))


@pytest.mark.rule("RT-04", "RT-06", "RT-11", "RT-13", "RT-85")
def test_the_box_of_raccoon_tycoon() -> None:
    advanced = len(TILES.advanced_indices)
    sizes = [len(TILES.basics), advanced, 4 * len(RAILROADS), len(TOWNS)]
    assert figures(RACCOON["RT-04"]) == [*sizes, len(CARD_NUMBERS)]
    values = sorted({town.points for town in TOWNS})
    each = len(TOWNS) // len(values)
    assert figures(RACCOON["RT-06"]) == [len(RAILROADS), COPIES_PER_RAILROAD, each, *values]
    cards = [
        COPIES_PER_RAILROAD * sum(railroad.players <= players for railroad in RAILROADS)
        for players in range(2, 6)
    ]
    assert figures(RACCOON["RT-11"])[-4:] == cards
    firms = sum(bool(tile.commission) for tile in TILES.faces)
    assert figures(RACCOON["RT-85"]) == [2, 2, firms, 1, advanced - 2 - 2 - firms - 1]
    assert RACCOON["RT-85.title"] == f"The {advanced} advanced buildings"


@pytest.mark.rule("RT-08", "RT-35", "RT-71", "RT-94")
def test_prices_storage_and_points() -> None:
    first = sorted(set(PRICE_MIN))
    assert [int(price) for price in re.findall(r"\$(\d+)", str(RACCOON["RT-08"]))] == first
    warehouse = TILES.face("warehouse")
    assert figures(RACCOON["RT-35"]) == [STORAGE, 1, warehouse.storage]
    fat_cat = next(railroad for railroad in RAILROADS if railroad.id == "fat_cat")
    assert figures(RACCOON["RT-94"]) == [3, fat_cat.points[2]]


def test_a_change_that_names_a_figure_names_the_options() -> None:
    """For example RT-81@bank_cost=50: the note says 50."""
    numbers = {option.id for option in OPTIONS if isinstance(option.default, int)}
    numeric = [c for c in CHANGES if c.partition("@")[2].partition("=")[2].isdigit()]
    assert len(numeric) == 3
    for change in numeric:
        option, _, value = change.partition("@")[2].partition("=")
        assert option in numbers
        assert int(value) in figures(RACCOON[change]), change


@pytest.mark.rule("LT-02", "LT-04", "LT-07", "LT-16", "LT-17")
def test_the_box_of_letter_tycoon() -> None:
    assert figures(LETTER["LT-02"])[0] == sum(letter.count for letter in LETTERS.values())
    assert figures(LETTER["LT-04"]) == [HAND_SIZE, POOL_SIZE]
    goals = [part for players, goal in GOALS.items() for part in (goal, players)]
    assert figures(LETTER["LT-07"]) == goals
    table: list[int] = []
    for length in range(3, 8):
        amount = earnings(length)
        table += [length, amount.money, *([amount.stock] if amount.stock else [])]
    assert figures(LETTER["LT-16"]) == table
    longest = [earnings(8).stock, 8, earnings(LONGEST).stock, LONGEST]
    assert figures(LETTER["LT-17"])[-4:] == longest


@pytest.mark.rule("LT-08@word_list=everyday", "LT-08@word_list=full")
@pytest.mark.parametrize("name", [EVERYDAY, FULL])
def test_a_word_list_is_told_about_as_long_as_it_is(name: str) -> None:
    (said,) = [n for n in figures(LETTER[f"LT-08@word_list={name}"]) if n > 1000]
    assert said == pytest.approx(PINS[name].editions[-1].size, rel=0.02)


def test_every_front_has_its_back_told_next() -> None:
    for front, back in TILES.back_of.items():
        numbers = [int(tile_rule(TILES.faces[face].id)[3:]) for face in (front, back)]
        assert numbers[1] == numbers[0] + 1


def test_no_text_names_a_paragraph_by_its_id() -> None:
    """Players know no ids; where a paragraph is meant its title is said."""
    texts = {key: str(text) for book in (RACCOON, LETTER) for key, text in book.items()}
    assert [key for key, text in texts.items() if re.search(r"\b[RL]T-A?\d", text)] == []
