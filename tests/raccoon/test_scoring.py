"""Victory points, source by source, and who wins."""

from __future__ import annotations

import pytest
from tycoon.games.raccoon.rules.cards import RAILROADS, TILES
from tycoon.games.raccoon.rules.scoring import (
    public_total,
    railroad_worth,
    tile_worth,
    town_worth,
)

from tests.raccoon.table import Table


def score(**owned: tuple[str, ...]) -> dict[str, int]:
    """Seat 0's score with these tiles, towns and ``railroads`` (a name per card)."""
    table = Table(5)
    table.money(0, 0)
    table.tiles(0, *owned.get("tiles", ()))
    table.towns(0, *owned.get("towns", ()))
    cards = owned.get("railroads", ())
    table.railroads(0, **{name: cards.count(name) for name in set(cards)})
    found = table.scores_if_over()[0]
    assert public_total(table.player(0), table.state.config.tiles) == found["total"]
    return found


@pytest.mark.rule("RT-93")
def test_towns_score_their_printed_points() -> None:
    assert score(towns=("beaver_ford", "newgate", "dunmoor", "river_ridge"))["towns"] == 14


@pytest.mark.rule("RT-94", "RT-D2")
def test_railroads_score_per_company_the_total_of_the_set() -> None:
    for card in RAILROADS:
        for count in (1, 2, 3):
            assert score(railroads=(card.id,) * count)["railroads"] == card.points[count - 1]
    mixed = score(railroads=("top_dog", "top_dog", "fat_cat", "tycoon", "tycoon", "tycoon"))
    assert mixed["railroads"] == 9 + 3 + 16


@pytest.mark.rule("RT-95")
def test_every_building_scores_one_upgraded_or_not() -> None:
    assert score(tiles=("wheat_field", "saw_mill", "factory", "factory"))["buildings"] == 4


@pytest.mark.rule("RT-96")
def test_every_pair_of_a_town_and_a_railroad_scores_two() -> None:
    two_towns = ("beaver_ford", "newgate")
    assert score(towns=two_towns, railroads=("top_dog",))["pairs"] == 2
    assert score(towns=two_towns, railroads=("top_dog", "fat_cat", "tycoon"))["pairs"] == 4
    assert score(towns=two_towns)["pairs"] == 0


@pytest.mark.rule("RT-97", "RT-82")
def test_the_governors_mansion_scores_per_town() -> None:
    owned = score(tiles=("governors_mansion",), towns=("beaver_ford", "newgate", "dunmoor"))
    assert owned["governors_mansion"] == 3
    assert owned["total"] == 3 + (2 + 3 + 4) + 1


@pytest.mark.rule("RT-97", "RT-83")
def test_the_rail_baron_scores_per_railroad_card() -> None:
    owned = score(tiles=("rail_baron",), railroads=("top_dog", "top_dog", "fat_cat"))
    assert owned["rail_baron"] == 3
    assert owned["total"] == 3 + 9 + 3 + 1


@pytest.mark.rule("RT-97", "RT-84")
def test_the_mayors_office_scores_per_building_itself_included() -> None:
    owned = score(tiles=("mayors_office", "wheat_field", "bank"))
    assert owned["mayors_office"] == 3
    assert owned["total"] == 3 + 3


@pytest.mark.rule("RT-97", "RT-81", "RT-A39")
@pytest.mark.parametrize(
    ("money", "points"), [(0, 0), (19, 0), (20, 1), (39, 1), (40, 2), (200, 10)]
)
def test_the_bank_scores_per_full_twenty_dollars_of_final_cash(money: int, points: int) -> None:
    table = Table()
    table.tiles(0, "bank")
    table.money(0, money)
    assert table.scores_if_over()[0]["bank"] == points


@pytest.mark.rule("RT-97")
def test_without_the_tiles_nothing_extra_is_scored() -> None:
    table = Table()
    table.money(0, 500)
    table.towns(0, "beaver_ford")
    table.railroads(0, top_dog=1)
    table.tiles(0, "wheat_field")
    mine = table.scores_if_over()[0]
    assert {mine[n] for n in ("governors_mansion", "rail_baron", "mayors_office", "bank")} == {0}
    assert mine["total"] == 2 + 4 + 2 + 1


@pytest.mark.rule("RT-A39")
def test_the_final_cash_counts_after_all_payments() -> None:
    table = Table(2)
    table.skip_to(1)
    table.offer_town(None)
    table.state.ending = "towns"
    table.money(0, 18)
    table.money(1, 100)
    table.tiles(0, "bank", "auction_house")
    table.offer_railroads("fat_cat", "top_dog")
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=61)
    table.do("pass")
    table.end_turn()
    outcome = table.session.outcome
    assert outcome is not None
    assert [part["money"] for part in outcome.scores] == [23, 39]
    assert outcome.scores[0]["bank"] == 1


@pytest.mark.rule("RT-98")
def test_most_points_win_whatever_the_money() -> None:
    table = Table(3)
    table.towns(1, "newgate")
    table.towns(2, "beaver_ford")
    table.money(0, 300)
    outcome = table.outcome()
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0,))


@pytest.mark.rule("RT-99")
def test_money_breaks_a_tie() -> None:
    table = Table(3)
    for seat, dollars in enumerate((20, 31, 30)):
        table.towns(seat, ["beaver_ford", "bridgewater", "molehill"][seat])
        table.money(seat, dollars)
    outcome = table.outcome()
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0,))


@pytest.mark.parametrize(
    ("tie_break", "money"),
    [
        pytest.param("money", 10, marks=pytest.mark.rule("RT-A37", "RT-99")),
        pytest.param(
            "shared",
            500,
            marks=pytest.mark.rule("RT-99@tie_break=shared", "RT-A39@tie_break=shared"),
        ),
    ],
)
def test_a_full_tie_or_one_that_money_does_not_break_is_a_shared_victory(
    tie_break: str, money: int
) -> None:
    table = Table(3, tie_break=tie_break)
    table.towns(1, "beaver_ford")
    table.towns(2, "molehill")
    table.money(2, money)
    outcome = table.outcome()
    assert outcome.winners == (1, 2)
    assert outcome.ranking == ((1, 2), (0,))


@pytest.mark.rule("RT-97", "RT-98")
def test_the_total_is_the_sum_of_the_named_sources() -> None:
    table = Table(4)
    table.tiles(0, "bank", "governors_mansion", "rail_baron", "mayors_office")
    table.towns(0, "river_ridge", "newgate")
    table.railroads(0, tycoon=2)
    table.money(0, 47)
    assert table.scores_if_over()[0] == {
        "towns": 8, "railroads": 9, "pairs": 4, "buildings": 4, "governors_mansion": 2,
        "rail_baron": 2, "mayors_office": 4, "bank": 2, "total": 35, "money": 47,
    }  # fmt: skip


@pytest.mark.rule("RT-A31", "RT-97")
def test_a_scoring_tile_of_the_last_round_counts_in_germany_too() -> None:
    table = Table(new_tiles="next_round")
    table.towns(0, "newgate")
    table.tiles(0, "governors_mansion", since=table.state.round)
    assert table.scores_if_over()[0]["governors_mansion"] == 1


@pytest.mark.rule("RT-86", "RT-87")
def test_the_public_points_leave_out_the_bank() -> None:
    table = Table()
    table.tiles(0, "bank")
    table.money(0, 100)
    for viewer in (0, 1, None):
        shown = table.session.view(viewer)["players"][0]
        assert "bank" not in shown["points"]
        assert shown["vp"] == 1


def wealthy(*tiles: str, towns: int = 0, **railroads: int) -> Table:
    """Seat 0 owns so much."""
    table = Table(5)
    table.tiles(0, *tiles)
    table.player(0).towns = list(range(towns))
    table.railroads(0, **railroads)
    return table


SCORING = [
    name for name in (face.id for face in TILES.faces) if TILES.faces[TILES.index[name]].points_per
]
POSSESSIONS = (
    wealthy(),
    wealthy(*SCORING, towns=2, fat_cat=1),
    wealthy("wheat_field", *SCORING[:2], towns=1, fat_cat=3, sly_fox=2),
)


@pytest.mark.rule("RT-93", "RT-94", "RT-95", "RT-96", "RT-97")
@pytest.mark.parametrize("table", POSSESSIONS, ids=["nothing", "all that scores", "railroads"])
def test_what_one_thing_more_is_worth_is_what_it_adds(table: Table) -> None:
    player = table.player(0)
    before = public_total(player, TILES)

    def added(field: str, value: object) -> int:
        richer = player.copy()
        setattr(richer, field, value)
        return public_total(richer, TILES) - before

    for railroad, count in enumerate(player.railroads):
        more = [n + (r == railroad) for r, n in enumerate(player.railroads)]
        if count < 4:
            assert railroad_worth(player, railroad, TILES) == added("railroads", more)
    for town in range(len(player.towns), 16):
        assert town_worth(player, town, TILES) == added("towns", [*player.towns, town])
    for tile in range(len(TILES.faces)):
        assert tile_worth(player, tile, TILES) == added("tiles", [*player.tiles, tile])
        for place, front in enumerate(player.tiles):
            turned = [*player.tiles[:place], tile, *player.tiles[place + 1 :]]
            assert tile_worth(player, tile, TILES, front) == added("tiles", turned)
