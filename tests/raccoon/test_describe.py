"""The table as text, for programmers: ``python -m tycoon show`` prints it."""

from __future__ import annotations

from typing import Any

from tycoon.games.raccoon.rules.phases import Over

from tests.raccoon.table import NAMES, Table


def told(table: Table) -> list[str]:
    """The description of this table."""
    session = table.session
    return session.rules.describe(session.state, NAMES[: len(session.seats)])


def laid_out(**options: Any) -> Table:
    table = Table(players=2, **options)
    table.price(wheat=12, iron=7)
    table.offer_railroads("big_bear", "tycoon", deck=["fat_cat"])
    table.offer_town("newgate", deck=["river_ridge", "dunmoor"])
    table.offer_tiles("warehouse", None, "bank", "factory")
    table.stack("smuggler")
    table.hand(0, 1, 7, 9)
    table.hand(1, 2, 3, 4)
    table.tokens(0, wheat=2, luxury=1)
    table.money(1, 44)
    table.tiles(1, "vineyard", "brick_works")
    table.towns(1, "trinity")
    table.railroads(1, fat_cat=2, top_dog=1)
    return table


def test_everything_on_the_table_is_told() -> None:
    assert told(laid_out()) == [
        "Raccoon Tycoon, round 1, turn: Ann to act",
        "",
        "wheat   $12  supply 22",
        "wood    $1   supply 24",
        "iron    $7   supply 24",
        "coal    $2   supply 24",
        "goods   $3   supply 24",
        "luxury  $3   supply 23",
        "",
        "railroads: big_bear, tycoon (1 in the deck)",
        "town: newgate (2 in the deck)",
        "tiles: warehouse $10, bank $30, factory $40 (1 in the stack)",
        "",
        "Ann: $10, 0 VP, cards 1 7 9; 3/10 tokens: 2 wheat, 1 luxury; owns nothing",
        "Bea: $44, 18 VP, cards 2 3 4; 0/12 tokens: -; "
        "2 fat_cat, 1 top_dog, trinity, vineyard, brick_works",
    ]


def test_what_there_is_none_of_is_told_too() -> None:
    table = Table(unlimited_supply=True)
    table.offer_railroads(None, None)
    table.offer_town(None)
    table.offer_tiles(None, None, None, None)
    table.stack()
    lines = told(table)
    assert lines[2] == "wheat   $1   supply unlimited"
    assert lines[9:12] == [
        "railroads: - (0 in the deck)",
        "town: - (0 in the deck)",
        "tiles: - (0 in the stack)",
    ]


def test_a_finished_game_is_told_with_its_ranking() -> None:
    table = laid_out()
    table.state.phase = Over("towns")
    lines = told(table)
    assert lines[0] == "Raccoon Tycoon, round 1, over: the game is over"
    nothing = "towns 0, railroads 0, pairs 0, buildings 0"
    tiles = "governors_mansion 0, rail_baron 0, mayors_office 0, bank 0"
    assert lines[-4:] == [
        "",
        "Final scores (towns)",
        f"1. Bea: towns 3, railroads 11, pairs 2, buildings 2, {tiles}, total 18, money 44",
        f"2. Ann: {nothing}, {tiles}, total 0, money 10",
    ]


def test_a_tie_is_told_with_the_same_rank_twice() -> None:
    table = Table(tie_break="shared")
    table.towns(2, "trinity")
    table.state.phase = Over("railroads")
    lines = told(table)
    assert [line.partition(":")[0] for line in lines[-3:]] == ["1. Cy", "2. Ann", "2. Bea"]
