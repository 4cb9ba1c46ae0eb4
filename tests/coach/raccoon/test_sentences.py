"""Every sentence about goods and purchases: a table where it is true, one where it is not."""

from __future__ import annotations

import pytest
from tycoon.games.raccoon.coach import goods, purchases
from tycoon.games.raccoon.rules.cards import CARD_NUMBERS, CARDS, COMMODITIES
from tycoon.games.raccoon.rules.phases import Bonus, Discard, StartTokens
from tycoon.kernel.actions import Action

from tests.coach.raccoon.cases import case, legal, said
from tests.raccoon.table import Table


def sale(commodity: str, count: int) -> Action:
    return Action("sell", commodity=commodity, count=count)


# -- selling ---------------------------------------------------------------------------------------


def test_who_sells_first_gets_the_top_price() -> None:
    table = Table(3)
    table.price(coal=13)
    table.tokens(0, coal=3)
    table.tokens(2, coal=1)
    found = said(goods.sell_top, table, sale("coal", 3))
    assert found == {"commodity": "coal", "price": 13, "dollars": 3}
    table.price(coal=12)
    assert said(goods.sell_top, table, sale("coal", 3)) is None, "it can rise"
    table.price(coal=13)
    table.tokens(2)
    assert said(goods.sell_top, table, sale("coal", 3)) is None, "nobody else has any"


def test_all_together_are_paid_the_old_price() -> None:
    table = Table(2)
    table.price(coal=8)
    table.tokens(0, coal=4)
    found = said(goods.sell_together, table, sale("coal", 4))
    assert found == {"commodity": "coal", "count": 4, "price": 8, "dollars": 4}
    assert said(goods.sell_together, table, sale("coal", 1)) is None
    table.price(coal=2)
    assert said(goods.sell_together, table, sale("coal", 4)) is None, "it cannot fall"


def test_what_would_not_fit_is_a_reason_to_sell_first() -> None:
    table = Table(2)
    table.tokens(0, wheat=9)
    found = said(goods.sell_first, table, sale("wheat", 9))
    assert found
    assert (found["held"], found["room"]) == (9, 10)
    assert found["count"] == 2
    table.tokens(0, wheat=7)
    assert said(goods.sell_first, table, sale("wheat", 7)) is None


def test_what_nobody_else_has_can_be_kept() -> None:
    table = Table(3)
    table.tokens(0, coal=3)
    assert said(goods.sell_keep, table, sale("coal", 3)) == {"commodity": "coal"}
    table.tokens(1, coal=1)
    assert said(goods.sell_keep, table, sale("coal", 3)) is None
    table.tokens(1)
    table.price(coal=13)
    assert said(goods.sell_keep, table, sale("coal", 3)) is None, "it cannot rise"


# -- producing -------------------------------------------------------------------------------------


def raising(commodity: str, icons: int) -> int:
    """A card that raises this by so much."""
    index = COMMODITIES.index(commodity)
    return next(one for one in CARD_NUMBERS if CARDS[one].raises[index] == icons)


def production(table: Table, card: int) -> Action:
    return legal(table, "produce", card=card)


def test_a_card_may_lift_what_is_held() -> None:
    table, card = Table(2), raising("coal", 1)
    table.hand(0, card, card, card)
    table.price(coal=6)
    table.tokens(0, coal=4)
    assert said(goods.goods_rise, table, production(table, card)) == {"dollars": 4}
    table.price(coal=13)
    assert said(goods.goods_rise, table, production(table, card)) is None, "at the top"
    table.price(coal=6)
    table.tokens(0)
    assert said(goods.goods_rise, table, production(table, card)) is None


def test_the_card_that_does_less_for_somebody_else() -> None:
    table, lifts, none = Table(3), raising("coal", 1), raising("coal", 0)
    table.hand(0, none, lifts, lifts)
    table.price(coal=6)
    table.tokens(1, coal=5)
    mine, other = production(table, none), production(table, lifts)
    found = said(goods.rather_card, table, mine, other)
    assert found == {"seat": 1, "dollars": 5, "less": 0}
    assert said(goods.rather_card, table, other, mine) is None
    table.tokens(1, coal=1)
    assert said(goods.rather_card, table, mine, other) is None, "$1 is not worth a word"


def test_what_lifts_others_more_speaks_against_a_card() -> None:
    table, card = Table(3), raising("coal", 1)
    table.hand(0, card, card, card)
    table.price(coal=6)
    table.tokens(2, coal=5)
    found = said(goods.others_rise, table, production(table, card))
    assert found == {"seat": 2, "dollars": 5}
    table.tokens(0, coal=6)
    assert said(goods.others_rise, table, production(table, card)) is None


def test_what_does_not_fit_speaks_against_a_production() -> None:
    table = Table(2)
    table.tokens(0, wheat=9)
    action = legal(table, "produce")
    assert said(goods.gives_back, table, action) == {"count": sum(action["take"].values()) - 1}
    table.tokens(0)
    assert said(goods.gives_back, table, action) is None


def test_what_comes_in_is_told_at_the_new_prices() -> None:
    table = Table(2)
    action = legal(table, "produce")
    ((_, view),) = table.session.preview(action)
    prices = {track["commodity"]: track["price"] for track in view["market"]}
    worth = sum(prices[name] * n for name, n in action["take"].items())
    assert said(goods.brings_worth, table, action) == {"dollars": worth}
    table.state.phase = Bonus(0)
    assert said(goods.brings_worth, table, Action("decline")) is None


def test_a_town_that_can_be_paid_next_turn_and_by_nobody_before() -> None:
    table = Table(2)
    table.offer_town("foxwoods", deck=["dunmoor"])
    table.tokens(0, wood=2)
    table.card({"wood": 1, "wheat": 1, "iron": 1})
    action = legal(table, "produce", take={"wood": 1, "wheat": 1, "iron": 1})
    assert said(goods.pays_next, table, action) == {"town": "foxwoods"}
    table.tokens(1, wood=3)
    assert said(goods.pays_next, table, action) is None, "somebody else can"
    table.tokens(1)
    table.tokens(0, wood=3)
    assert said(goods.pays_next, table, action) is None, "it can be paid already"


# -- in the middle of it ---------------------------------------------------------------------------


def test_what_is_given_back_should_be_cheap() -> None:
    table = Table(2)
    table.tokens(0, wheat=6, coal=6)
    table.price(wheat=3, coal=8)
    table.state.phase = Discard(0)
    cheap = Action("discard", commodity="wheat", count=2)
    dear = Action("discard", commodity="coal", count=2)
    assert said(goods.cheapest_back, table, cheap) == {"commodity": "wheat", "dollars": 6}
    assert said(goods.cheapest_back, table, dear) is None
    assert said(goods.dear_back, table, dear) == {"commodity": "wheat"}
    assert said(goods.dear_back, table, cheap) is None
    assert said(goods.keeps_worth, table, cheap) == {"dollars": 4 * 3 + 6 * 8}


def test_a_bonus_is_left_where_there_is_no_room() -> None:
    table = Table(2)
    table.tokens(0, wheat=10)
    table.state.phase = Bonus(0)
    assert said(goods.no_room, table, Action("decline")) == {"room": 10}
    table.tokens(0, wheat=9)
    assert said(goods.no_room, table, Action("decline")) is None


def test_enough_is_said_of_what_is_no_worse() -> None:
    table = Table(2)
    table.tokens(0, coal=2)
    end, more = Action("end_turn"), sale("coal", 2)
    assert said(goods.enough, table, end, more) == {}, "12 points to 10"
    weaker = case(table, end, more)
    weaker.option = weaker.option._replace(points=9.0)
    assert list(goods.enough(weaker)) == []


# -- before the first turn -------------------------------------------------------------------------


@pytest.fixture
def start() -> Table:
    """A table whose seat 0 takes its first tokens."""
    table = Table(2)
    table.state.phase = StartTokens(0)
    table.price(wheat=1, wood=1, iron=2, coal=5, goods=6, luxury=3)
    table.offer_town("dunmoor", deck=["foxwoods"])
    return table


def taking(*tokens: str) -> Action:
    return Action("take_start_tokens", tokens=list(tokens))


def test_first_tokens_may_be_dear_or_for_the_town(start: Table) -> None:
    assert said(goods.start_dear, start, taking("coal", "goods")) == {"dollars": 11}
    assert said(goods.start_dear, start, taking("coal", "luxury")) is None
    found = said(goods.start_town, start, taking("coal", "goods"))
    assert found == {"commodity": "coal", "town": "dunmoor"}
    assert said(goods.start_town, start, taking("goods", "luxury")) is None
    assert said(goods.start_worth, start, taking("coal", "luxury")) == {"dollars": 8}


def test_first_tokens_may_be_what_the_own_cards_make(start: Table) -> None:
    card = next(one for one in CARD_NUMBERS if CARDS[one].produce[3])
    start.hand(0, card, card, card)
    assert said(goods.start_cards, start, taking("coal")) == {"commodities": ["coal"]}
    none = next(one for one in CARD_NUMBERS if not CARDS[one].produce[3])
    start.hand(0, none, none, none)
    assert said(goods.start_cards, start, taking("coal")) is None


def test_first_buildings_may_fit_the_own_cards() -> None:
    table = Table(2)
    faces = table.state.config.tiles.faces
    tile = next(faces[i] for i in table.state.config.tiles.basic_indices if any(faces[i].bonus))
    index = next(i for i, n in enumerate(tile.bonus) if n)
    choice = Action("choose_start_tiles", tiles=[tile.id])
    card = next(one for one in CARD_NUMBERS if CARDS[one].produce[index])
    table.hand(0, card)
    assert said(goods.tiles_fit, table, choice) == {"count": 1}
    bonus = [n for n in range(6) if tile.bonus[n]]
    none = next(one for one in CARD_NUMBERS if not any(CARDS[one].produce[i] for i in bonus))
    table.hand(0, none)
    assert said(goods.tiles_fit, table, choice) is None
    assert said(goods.tiles_first, table, choice) == {}
    table.state.start = 1
    assert said(goods.tiles_first, table, choice) is None


# -- towns and buildings ---------------------------------------------------------------------------


@pytest.fixture
def town() -> Table:
    """Foxwoods can be paid by seat 0 with wood or with five of any kind."""
    table = Table(3)
    table.offer_town("foxwoods", deck=["dunmoor", "newgate", "trinity"])
    table.tokens(0, wood=3, wheat=2, coal=1)
    table.price(wood=2, wheat=1, coal=9)
    return table


def test_a_town_is_bought_before_somebody_else_does(town: Table) -> None:
    action = legal(town, "buy_town", pay={"wood": 3})
    assert said(purchases.town_now, town, action) is None
    assert said(purchases.town_waits, town, action) == {"town": "foxwoods"}
    town.tokens(2, wood=3)
    assert said(purchases.town_now, town, action) == {"seat": 2, "town": "foxwoods"}
    assert said(purchases.town_waits, town, action) is None
    town.tokens(2, wood=2)
    assert said(purchases.town_now, town, action) is None
    town.tiles(2, "brick_works")
    assert said(purchases.town_now, town, action) == {"seat": 2, "town": "foxwoods"}


def test_the_cheapest_way_to_pay(town: Table) -> None:
    cheap = legal(town, "buy_town", pay={"wood": 3})
    dear = legal(town, "buy_town", pay={"wheat": 1, "wood": 3, "coal": 1})
    assert said(purchases.pay_cheapest, town, cheap) == {"dollars": 6}
    assert said(purchases.pay_cheapest, town, dear) is None
    assert said(purchases.pay_dear, town, dear) == {"dollars": 16, "less": 6}
    assert said(purchases.pay_dear, town, cheap) is None
    town.tokens(0, wood=3)
    assert said(purchases.pay_cheapest, town, cheap) is None, "there is no other way"


def bonus_tile(table: Table) -> str:
    tiles = table.state.config.tiles
    return next(t.id for t in tiles.faces if t.kind == "B" and sum(t.bonus) == 1 and t.cost)


def test_a_bonus_building_repays_itself() -> None:
    table = Table(2)
    tile = bonus_tile(table)
    table.offer_tiles(tile, None, None, None)
    table.money(0, 60)
    action = Action("build", tile=tile)
    found = said(purchases.build_repays, table, action)
    assert found
    assert found["count"] >= 1
    assert said(purchases.one_bonus, table, action) is None
    table.tiles(0, tile)
    assert said(purchases.build_repays, table, action) is None
    assert said(purchases.one_bonus, table, action) == {}


def test_a_building_works_as_long_as_the_game_goes_on() -> None:
    table = Table(2)
    table.offer_tiles("factory", "warehouse", None, None)
    table.money(0, 60)
    action = Action("build", tile="factory")
    assert said(purchases.works_on, table, action)
    assert said(purchases.few_turns, table, action) is None
    assert said(purchases.takes_more, table, action)
    assert said(purchases.takes_more, table, Action("build", tile="warehouse")) is None
    table.state.ending = "towns"
    assert said(purchases.works_on, table, action) is None
    assert said(purchases.few_turns, table, action)


# -- points, and the end ---------------------------------------------------------------------------


def test_points_are_told_where_there_are_any(town: Table) -> None:
    action = legal(town, "buy_town", pay={"wood": 3})
    assert said(purchases.points, town, action) == {"points": 3}
    assert said(purchases.points, town, sale("coal", 1)) is None


def test_the_last_one_begins_the_end(town: Table) -> None:
    action = legal(town, "buy_town", pay={"wood": 3})
    assert said(purchases.last_one, town, action, lead=4.0) is None, "towns are left"
    town.offer_town("foxwoods")
    assert said(purchases.last_one, town, action, lead=4.2) == {"points": 4}
    assert said(purchases.ends_behind, town, action, lead=4.2) is None
    assert said(purchases.last_one, town, action, lead=-3.0) is None
    found = said(purchases.ends_behind, town, action, lead=-3.0, ahead=2)
    assert found == {"seat": 2, "points": 3}


def test_the_last_railroad_begins_the_end() -> None:
    table = Table(2)
    table.money(0, 30)
    table.offer_railroads("fat_cat", None)
    call = Action("auction", railroad="fat_cat")
    assert said(purchases.last_one, table, call) == {"points": 4}
    table.offer_railroads("fat_cat", "top_dog")
    assert said(purchases.last_one, table, call) is None
