"""Playing a production card: goods, prices, discard pile, hand."""

from __future__ import annotations

from random import Random

import pytest
from tycoon import Action, Refusal
from tycoon.games.raccoon.rules.cards import CARDS

from tests.raccoon.table import EDITIONS, Table, keys, only


@pytest.mark.rule("RT-24", "RT-29")
def test_producing_plays_one_card_of_the_hand_to_the_discard() -> None:
    table = Table()
    table.hand(0, 11, 22, 33)
    events = table.do("produce", card=22, take={"wood": 1, "iron": 2})
    assert table.player(0).hand == [11, 33]
    assert table.session.view(None)["discard"][-1] == 22
    assert only(events, "produced") == {"seat": 0, "card": 22, "take": {"wood": 1, "iron": 2}}


@pytest.mark.rule("RT-24")
def test_a_card_not_in_hand_cannot_be_played() -> None:
    table = Table()
    table.hand(0, 11, 22, 33)
    table.hand(1, 44, 45, 46)
    for card in (44, 0, -1, 55, 1):
        take = {"wheat": 1, "wood": 1, "goods": 1}
        assert table.refusal("produce", card=card, take=take) == "card_not_in_hand"


@pytest.mark.rule("RT-25", "RT-A05")
def test_one_takes_exactly_three_of_the_shown_icons_by_choice() -> None:
    table = Table()
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    expected = [
        {"wood": 1, "goods": 2}, {"wood": 1, "goods": 1, "luxury": 1}, {"wood": 1, "luxury": 2},
        {"goods": 2, "luxury": 1}, {"goods": 1, "luxury": 2},
    ]  # fmt: skip
    assert sorted(map(str, takes)) == sorted(map(str, expected))
    assert table.refusal("produce", card=card, take={"wood": 1}) == "take_exactly"
    assert table.refusal("produce", card=card, take={"goods": 2, "luxury": 2}) == "take_exactly"
    assert table.refusal("produce", card=card, take={}) == "take_exactly"


@pytest.mark.rule("RT-25")
def test_the_tokens_come_from_the_supply() -> None:
    table = Table()
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    table.do("produce", card=card, take={"goods": 2, "luxury": 1})
    assert table.has(0) == {"goods": 2, "luxury": 1}
    assert (table.left_of("goods"), table.left_of("luxury")) == (22, 23)


@pytest.mark.rule("RT-26")
@pytest.mark.parametrize("tiles", [(), ("smuggler", "black_market"), ("factory",)])
def test_nothing_the_card_does_not_show_can_be_taken(tiles: tuple[str, ...]) -> None:
    table = Table()
    table.tiles(0, *tiles)
    card = table.card({"wood": 1, "iron": 2})
    for take in ({"wood": 2, "iron": 1}, {"iron": 3}, {"coal": 1, "iron": 2}):
        assert table.refusal("produce", card=card, take=take) == "not_on_card"


@pytest.mark.rule("RT-26")
def test_a_commodity_that_does_not_exist_cannot_be_taken() -> None:
    table = Table()
    card = table.card({"wood": 1, "iron": 2})
    assert table.refusal("produce", card=card, take={"gold": 1}) == "unknown_commodity"


@pytest.mark.rule("RT-27")
def test_every_price_icon_raises_its_price_by_one() -> None:
    table = Table()
    card = table.card({"coal": 2, "luxury": 1}, {"wood": 1, "iron": 3})
    events = table.do("produce", card=card, take={"coal": 2, "luxury": 1})
    assert (table.price_of("wood"), table.price_of("iron")) == (2, 5)
    assert only(events, "prices_raised") == {"changes": {"wood": [1, 2], "iron": [2, 5]}}
    assert [table.price_of(c) for c in ("wheat", "coal", "goods", "luxury")] == [1, 2, 3, 3]


@pytest.mark.rule("RT-28", "RT-A08")
@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("goods_first", "produced"),
        pytest.param(
            "prices_first",
            "prices_raised",
            marks=pytest.mark.rule("RT-28@production_order=prices_first"),
        ),
    ],
)
def test_the_order_of_goods_and_prices(order: str, first: str) -> None:
    table = Table(production_order=order)
    events = keys(table.session.apply(table.all_of("produce")[0]))
    assert sorted(events[:2]) == ["prices_raised", "produced"]
    assert events[0] == first


@pytest.mark.rule("RT-29", "RT-30")
@pytest.mark.parametrize(
    ("tiles", "most"),
    [
        pytest.param((), 3),
        pytest.param(("smuggler",), 4, marks=pytest.mark.rule("RT-74")),
        pytest.param(("black_market",), 5, marks=pytest.mark.rule("RT-75")),
        pytest.param(("smuggler", "black_market"), 5, marks=pytest.mark.rule("RT-75")),
    ],
)
def test_the_hand_is_filled_to_its_maximum(tiles: tuple[str, ...], most: int) -> None:
    table = Table()
    table.tiles(0, *tiles)
    table.player(0).hand += [table.state.deck.pop() for _ in range(most - 3)]
    top = table.state.deck[-1]
    table.session.apply(table.all_of("produce")[0])
    assert len(table.player(0).hand) == most - 1
    table.end_turn()
    assert len(table.player(0).hand) == most
    assert table.player(0).hand[-1] == top
    assert table.session.view(None)["players"][0]["hand_limit"] == most


@pytest.mark.rule("RT-A01", "RT-09")
def test_a_short_supply_gives_what_is_left() -> None:
    table = Table()
    card = table.card({"iron": 2, "goods": 3})
    table.supply(goods=1)
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert takes == [{"iron": 2, "goods": 1}]
    refused = table.refusal("produce", card=card, take={"iron": 1, "goods": 2})
    assert refused == "supply_short"
    table.supply(iron=1)
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert takes == [{"iron": 1, "goods": 1}], "fewer than three when there is no more"


@pytest.mark.rule("RT-A01")
def test_other_icons_may_be_chosen_instead_of_what_ran_out() -> None:
    table = Table()
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    table.supply(goods=0)
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert takes == [{"wood": 1, "luxury": 2}]


@pytest.mark.rule("RT-A01@unlimited_supply=True", "RT-03@unlimited_supply=True")
def test_unlimited_supply_never_runs_out() -> None:
    table = Table(unlimited_supply=True)
    card = table.card({"iron": 2, "goods": 3})
    table.supply(iron=-40, goods=-40)
    table.do("produce", card=card, take={"goods": 3})
    assert table.session.view(None)["market"][4]["supply"] is None


@pytest.mark.rule("RT-A02")
def test_the_discard_is_reshuffled_when_a_card_must_be_drawn() -> None:
    table = Table()
    state = table.state
    played = state.players[0].hand[0]
    state.discard, state.deck = state.deck, []
    pile = len(state.discard)
    table.session.apply(table.all_of("produce")[0])
    assert table.state.deck == [], "not before a card must be drawn"
    events = table.end_turn()
    assert only(events, "deck_reshuffled") == {"count": pile + 1}
    state = table.state
    assert state.discard == []
    assert len(state.deck) == pile
    assert played in state.deck + state.players[0].hand, "the card just played is among them"


@pytest.mark.rule("RT-A02")
def test_the_reshuffle_mixes_the_discard() -> None:
    table = Table()
    state = table.state
    state.discard, state.deck = sorted(state.deck), []
    table.session.apply(table.all_of("produce")[0])
    table.end_turn()
    assert table.state.deck not in (sorted(table.state.deck), sorted(table.state.deck)[::-1])


@pytest.mark.rule("RT-A02")
def test_the_last_card_of_the_deck_is_drawn_without_a_reshuffle() -> None:
    table = Table()
    state = table.state
    state.discard, state.deck = state.deck[1:], state.deck[:1]
    table.session.apply(table.all_of("produce")[0])
    assert "deck_reshuffled" not in keys(table.end_turn())
    assert table.state.deck == []
    assert table.session.view(None)["deck"] == 0


@pytest.mark.rule("RT-A03", "RT-D1")
def test_prices_stop_at_the_top_of_the_track() -> None:
    table = Table()
    card = table.card({"coal": 2, "luxury": 1}, {"wood": 1, "iron": 3})
    table.price(wood=12, iron=12)
    events = table.do("produce", card=card, take={"coal": 2, "luxury": 1})
    assert (table.price_of("wood"), table.price_of("iron")) == (12, 13)
    assert only(events, "prices_raised")["changes"] == {"wood": [12, 12], "iron": [12, 13]}


@pytest.mark.rule("RT-A42", "RT-80")
def test_a_factory_makes_no_icons() -> None:
    table = Table()
    table.tiles(0, "factory")
    card = table.card({"wood": 1, "iron": 2})
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert takes == [{"wood": 1, "iron": 2}]


@pytest.mark.rule("RT-33", "RT-A05")
@pytest.mark.parametrize(
    ("tiles", "most"),
    [
        pytest.param((), 3),
        pytest.param(("cottage_industry",), 4, marks=pytest.mark.rule("RT-79")),
        pytest.param(("factory",), 5, marks=pytest.mark.rule("RT-80")),
        pytest.param(("factory", "factory"), 5, marks=pytest.mark.rule("RT-80")),
        pytest.param(
            ("cottage_industry", "factory"), 5, marks=pytest.mark.rule("RT-T4", "RT-79", "RT-80")
        ),
    ],
)
def test_production_tiles_do_not_add_up(tiles: tuple[str, ...], most: int) -> None:
    table = Table()
    table.tiles(0, *tiles)
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert {sum(take.values()) for take in takes} == set(range(3, most + 1))
    assert table.session.view(None)["players"][0]["production_limit"] == most
    assert len(CARDS[card].produce) == 6


@pytest.mark.rule("RT-A05", "RT-80")
def test_with_a_factory_one_takes_three_to_five() -> None:
    table = Table()
    table.tiles(0, "factory")
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    refused = table.session.check(Action("produce", card=card, take={"wood": 1}))
    assert refused == Refusal("take_between", {"least": 3, "most": 5})


@pytest.mark.rule("RT-A05", "RT-79")
def test_with_cottage_industry_one_takes_three_or_four() -> None:
    table = Table()
    table.tiles(0, "cottage_industry")
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    for take in ({"wood": 1, "goods": 1}, {"wood": 1, "goods": 2, "luxury": 2}):
        refused = table.session.check(Action("produce", card=card, take=take))
        assert refused == Refusal("take_between", {"least": 3, "most": 4})
    take = table.session.prompt().choices[0].fields["take"]["by_card"][str(card)]
    assert take == {"counts": {"wood": 1, "goods": 2, "luxury": 2}, "total": [3, 4]}
    table.do("produce", card=card, take={"goods": 2, "luxury": 1})
    assert table.has(0) == {"goods": 2, "luxury": 1}


@pytest.mark.rule("RT-A05", "RT-A01", "RT-80")
@pytest.mark.parametrize(
    ("supply", "sizes"),
    [({}, {3, 4, 5}), ({"goods": 1}, {3, 4}), ({"goods": 0}, {3}), ({"goods": 0, "wood": 0}, {2})],
)
def test_with_a_factory_the_supply_is_the_limit_too(
    supply: dict[str, int], sizes: set[int]
) -> None:
    table = Table()
    table.tiles(0, "factory")
    card = table.card({"wood": 1, "goods": 2, "luxury": 2})
    table.supply(**supply)
    takes = [fields["take"] for fields in table.legal("produce") if fields["card"] == card]
    assert {sum(take.values()) for take in takes} == sizes
    dice = Random(5)
    drawn = (table.session.rules.sample_action(table.state, dice) for _ in range(400))
    sampled = {sum(a["take"].values()) for a in drawn if a.get("card") == card}
    assert sampled == sizes


@pytest.mark.rule("RT-T1", "RT-25", "RT-27")
@EDITIONS
def test_example_two_wood_and_a_goods_of_a_five_icon_card(edition: str) -> None:
    table = Table(edition=edition)
    shown = {"wood": 2, "iron": 1, "coal": 1, "goods": 1}
    card = table.card(shown, {"goods": 1, "luxury": 1})
    table.do("produce", card=card, take={"wood": 2, "goods": 1})
    assert table.has(0) == {"wood": 2, "goods": 1}
    assert (table.price_of("luxury"), table.price_of("goods")) == (4, 4)
