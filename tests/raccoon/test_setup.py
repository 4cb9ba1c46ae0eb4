"""Laying out the table, and the start tokens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import PRICE_MIN, TILES, TOWNS

from tests.raccoon.table import NAMES, only


def fresh(players: int = 3, seed: str = "fresh", **options: Any) -> tycoon.Session:
    """A game before its start tokens."""
    return tycoon.new_game("raccoon", NAMES[:players], options, seed)


TABLES = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEEDS = [str(number) for number in range(40)]


@pytest.mark.rule("RT-07")
@TABLES
def test_everybody_is_dealt_three_cards(players: int) -> None:
    state = fresh(players).state
    assert [len(player.hand) for player in state.players] == [3] * players
    dealt = [card for player in state.players for card in player.hand]
    assert sorted(dealt + state.deck) == list(range(1, 55))
    assert state.discard == []


@pytest.mark.rule("RT-07")
def test_the_production_deck_is_shuffled() -> None:
    decks = {tuple(fresh(seed=seed).state.deck) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    tops = Counter(fresh(seed=str(n)).state.deck[-1] for n in range(400))
    assert len(tops) > 50, "any card can be the first one drawn"


@pytest.mark.rule("RT-08")
def test_prices_start_at_the_bottom() -> None:
    market = fresh().view(None)["market"]
    assert [track["price"] for track in market] == [1, 1, 2, 2, 3, 3] == list(PRICE_MIN)


@pytest.mark.rule("RT-09", "RT-03", "RT-T9")
@pytest.mark.parametrize(
    ("edition", "left"),
    [
        ("en-2018", 24),
        pytest.param(
            "es",
            29,
            marks=pytest.mark.rule("RT-03@supply=30", "RT-09@supply=30", "RT-T9@supply=30"),
        ),
        ("de-piatnik", 24),
    ],
)
def test_the_markers_come_out_of_the_supply(edition: str, left: int) -> None:
    assert fresh(edition=edition).state.supply == [left] * 6


@pytest.mark.rule("RT-10")
@TABLES
def test_everybody_starts_with_ten_dollars(players: int) -> None:
    game = fresh(players)
    assert [game.view(seat)["players"][seat]["money"] for seat in range(players)] == [10] * players


@pytest.mark.rule("RT-11", "RT-T9")
@pytest.mark.parametrize(
    ("players", "gone"),
    [(2, {0, 1, 5}), (3, {0, 5}), (4, {0}), (5, set())],
)
def test_whole_companies_stay_in_the_box_at_small_tables(players: int, gone: set[int]) -> None:
    state = fresh(players).state
    railroads = Counter(state.railroads + state.railroad_deck)
    assert railroads == {company: 4 for company in range(6) if company not in gone}
    assert railroads.total() == {2: 12, 3: 16, 4: 20, 5: 24}[players]


@pytest.mark.rule("RT-12")
def test_two_railroads_are_on_offer_and_the_others_shuffled() -> None:
    offers = [fresh(5, seed).view(None)["railroads"] for seed in SEEDS]
    assert all(len(offer["offer"]) == 2 and None not in offer["offer"] for offer in offers)
    assert all(offer["deck"] == 22 for offer in offers)
    shown = {tuple(card["company"] for card in offer["offer"]) for offer in offers}
    assert len(shown) > 10


@pytest.mark.rule("RT-13")
@TABLES
def test_towns_come_cheapest_first(players: int) -> None:
    for seed in SEEDS:
        state = fresh(players, seed).state
        row = [state.town, *reversed(state.town_deck)]
        points = [TOWNS[town].points for town in row]
        assert points == sorted(points)
        assert points[0] == 2


@pytest.mark.rule("RT-13")
def test_towns_of_one_value_are_shuffled() -> None:
    states = [fresh(3, seed).state for seed in SEEDS]
    for place in (0, 4, 8, 12):
        rows = {tuple([s.town, *reversed(s.town_deck)][place : place + 4]) for s in states}
        assert len(rows) > 10


@pytest.mark.rule("RT-14", "RT-T9")
def test_two_players_miss_one_town_of_each_value_at_random() -> None:
    removed = set()
    for seed in SEEDS:
        state = fresh(2, seed).state
        assert [TOWNS[t].points for t in sorted(state.removed_towns)] == [2, 3, 4, 5]
        assert len(state.town_deck) + 1 == 12
        removed.update(state.removed_towns)
    assert removed == set(range(16)), "any town may be the one that is missing"


@pytest.mark.rule("RT-14", "RT-T9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_bigger_tables_have_all_sixteen_towns(players: int) -> None:
    state = fresh(players).state
    assert sorted([state.town, *state.town_deck]) == list(range(16))
    assert state.removed_towns == []


@pytest.mark.rule("RT-15")
def test_four_basic_tiles_are_drawn_at_random() -> None:
    offers = set()
    for seed in SEEDS:
        state = fresh(3, seed).state
        assert len(set(state.tiles)) == 4
        assert set(state.tiles) | set(state.removed_tiles) == set(TILES.basic_indices)
        offers.add(frozenset(state.tiles))
    assert len(offers) > 8, "there are 15 ways to draw four of six"


@pytest.mark.rule("RT-15", "RT-49")
def test_start_tiles_lie_with_their_cheap_side_up() -> None:
    for offer in fresh().view(None)["tiles"]["offer"]:
        assert TILES.faces[TILES.index[offer["tile"]]].back
        assert offer["cost"] <= 6


@pytest.mark.rule("RT-15@start_tiles=chosen", "RT-A46")
def test_german_tables_choose_the_four_start_tiles() -> None:
    game = fresh(edition="de-piatnik")
    assert game.prompt().phase == "start_tiles"
    assert len(list(game.legal_actions())) == 15
    chosen = ["wheat_field", "coal_deposit", "tool_and_die", "vineyard"]
    game.apply(tycoon.Action("choose_start_tiles", tiles=chosen))
    assert [offer["tile"] for offer in game.view(None)["tiles"]["offer"]] == chosen
    assert game.view(None)["tiles"]["stack"] == 21
    assert game.prompt().phase == "start_tokens"


@pytest.mark.rule("RT-16", "RT-17", "RT-T9")
@TABLES
def test_the_stack_is_the_21_advanced_tiles(players: int) -> None:
    state = fresh(players).state
    names = [TILES.faces[tile].id for tile in state.tile_deck]
    assert len(names) == 21
    assert "machine_shop" in names
    assert not any(tile in TILES.basic_indices for tile in state.tile_deck)
    assert len(state.tiles) + len(state.tile_deck) == 25


@pytest.mark.rule("RT-17")
def test_the_stack_is_shuffled() -> None:
    assert len({tuple(fresh(seed=seed).state.tile_deck) for seed in SEEDS}) == len(SEEDS)
    assert len({fresh(seed=seed).state.tile_deck[-1] for seed in SEEDS}) > 10


@pytest.mark.rule("RT-18", "RT-15@start_offer=mixed", "RT-T9@start_offer=mixed")
@pytest.mark.parametrize(("players", "basics"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_mixed_offer_has_a_basic_tile_per_player(players: int, basics: int) -> None:
    state = fresh(players, start_offer="mixed").state
    assert sum(tile in TILES.basic_indices for tile in state.tiles) == basics
    assert len(state.tiles) == 4
    assert len(state.removed_tiles) == 6 - basics
    assert 4 + len(state.tile_deck) == 21 + basics


@pytest.mark.rule("RT-19")
def test_any_seat_may_be_drawn_to_start() -> None:
    drawn = Counter(fresh(4, str(n)).state.start for n in range(400))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 60


@pytest.mark.rule("RT-19")
def test_a_chosen_start_seat_starts_and_nothing_else_changes() -> None:
    drawn, chosen = fresh(4), fresh(4, start_seat=2)
    assert chosen.to_act == chosen.view(None)["start_seat"] == 2
    assert drawn.state.deck == chosen.state.deck
    with pytest.raises(tycoon.SetupError) as refused:
        fresh(2, start_seat=2)
    assert refused.value.code == "start_seat_missing"


@pytest.mark.rule("RT-20", "RT-A41", "RT-T9")
def test_each_next_player_takes_one_start_token_more() -> None:
    game = fresh(5, start_seat=3)
    assert (game.prompt().phase, game.view(None)["round"]) == ("start_tokens", 0)
    for count, seat in enumerate((3, 4, 0, 1, 2), 1):
        assert game.to_act == seat
        tokens = ["wheat", "wood", "iron", "coal", "goods"][:count]
        events = game.apply(tycoon.Action("take_start_tokens", tokens=tokens))
        assert only(events, "tokens_taken") == {"seat": seat, "tokens": tokens}
    held = [player["stored"] for player in game.view(None)["players"]]
    assert held == [3, 4, 5, 1, 2]
    assert [track["supply"] for track in game.view(None)["market"]] == [19, 20, 21, 22, 23, 24]
    assert (game.prompt().phase, game.to_act, game.view(None)["round"]) == ("turn", 3, 1)


@pytest.mark.rule("RT-20")
@pytest.mark.parametrize(
    ("tokens", "refused"),
    [
        (["wood", "wood"], "tokens_must_differ"),
        (["wood"], "choose_exactly"),
        (["wood", "iron", "coal"], "choose_exactly"),
        ([], "choose_exactly"),
        (["wood", "gold"], "unknown_commodity"),
        (["iron", "wood"], "out_of_order"),
    ],
)
def test_start_tokens_must_be_the_right_number_and_different(
    tokens: list[str], refused: str
) -> None:
    game = fresh(3, start_seat=0)
    game.apply(tycoon.Action("take_start_tokens", tokens=["luxury"]))
    refusal = game.check(tycoon.Action("take_start_tokens", tokens=tokens))
    assert refusal is not None
    assert refusal.code == refused


@pytest.mark.rule("RT-A41")
def test_two_players_may_take_the_same_commodity() -> None:
    game = fresh(2, start_seat=0)
    game.apply(tycoon.Action("take_start_tokens", tokens=["wood"]))
    game.apply(tycoon.Action("take_start_tokens", tokens=["wood", "iron"]))
    assert [player["tokens"]["wood"] for player in game.view(None)["players"]] == [1, 1]


@pytest.mark.rule("RT-20")
def test_nothing_else_can_be_done_before_the_start_tokens_are_taken() -> None:
    game = fresh()
    refusal = game.check(tycoon.Action("end_turn"))
    assert refusal is not None
    assert refusal.code == "start_tokens_first"


@pytest.mark.rule("RT-101", "RT-A32")
@pytest.mark.parametrize(
    ("beginner", "stack", "gone"),
    [
        pytest.param("four", 0, 2, marks=pytest.mark.rule("RT-17@beginner=four")),
        pytest.param(
            "six", 2, 0, marks=pytest.mark.rule("RT-15@beginner=six", "RT-17@beginner=six")
        ),
    ],
)
def test_beginners_leave_out_the_advanced_tiles(beginner: str, stack: int, gone: int) -> None:
    state = fresh(beginner=beginner).state
    assert len(state.tile_deck) == stack
    assert len(state.removed_tiles) == gone
    everything = state.tiles + state.tile_deck + state.removed_tiles
    assert sorted(everything) == sorted(TILES.basic_indices)
