"""What a hint says of an action of Raccoon Tycoon is so: the engine is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import strategies as st
from tycoon.coach.advising import distinct
from tycoon.coach.hint import Option, Reason
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.weights import TRADER
from tycoon.games.raccoon.coach.adviser import RaccoonAdviser
from tycoon.games.raccoon.coach.ideas import ideas
from tycoon.games.raccoon.coach.reasons import reasons
from tycoon.games.raccoon.rules.cards import CARDS, COMMODITIES
from tycoon.games.raccoon.rules.phases import TURNS, Trading
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random

from tests.coach.tables import going_on, hints_of, laid_out
from tests.conformance.play import Deal, of_game
from tests.raccoon.table import Table

JUDGE, ADVISER, RULES = Judge(TRADER), RaccoonAdviser(), GAMES["raccoon"]


def told(table: Table, what: str, **fields: Any) -> dict[str, Any]:
    """Code -> parameters of an action at a table; of a code told twice the first."""
    found: dict[str, Any] = {}
    for code, params, _ in reasons(JUDGE, table.state, Action(what, **fields)):
        found.setdefault(code, dict(params))
    return found


def test_a_sale_tells_dollars_price_and_what_can_be_paid_then() -> None:
    table = Table(3)
    table.money(0, 1)
    table.price(coal=8)
    table.tokens(0, coal=5)
    table.tokens(1, coal=3)
    table.offer_railroads("fat_cat", "top_dog", deck=["big_bear"])
    table.offer_tiles(None, None, None, None)
    found = told(table, "sell", commodity="coal", count=5)
    assert found["income"] == {"dollars": 40}
    assert found["price_falls"] == {"commodity": "coal", "before": 8, "after": 3}
    assert found["others_lose"] == {"dollars": 15}
    assert found["then"]["do"] == "auction"
    table.money(0, 50)
    assert "then" not in told(table, "sell", commodity="coal", count=5), "it could be paid before"


def production(table: Table, commodity: str) -> tuple[dict[str, Any], int]:
    """What is told of one that takes this and raises its price; and by how many dollars."""
    card = next(
        card for card in CARDS[1:] if min(of(card.produce)[commodity], of(card.raises)[commodity])
    )
    table.hand(0, card.number)
    action = next(a for a in table.all_of("produce") if a["take"].get(commodity) == 1)
    return told(table, "produce", **action.fields), of(card.raises)[commodity]


def of(icons: Sequence[int]) -> dict[str, int]:
    return dict(zip(COMMODITIES, icons, strict=True))


def test_a_production_tells_what_the_prices_do_to_everybody() -> None:
    table = Table(2)
    table.price(coal=6)
    table.tokens(0, coal=4)
    table.tokens(1, coal=5)
    found, rise = production(table, "coal")
    price = {"commodity": "coal", "before": 6, "after": 6 + rise}
    assert found["price_rises"] == price
    assert found["goods_rise"] == {"dollars": 4 * rise}
    assert found["others_gain"] == {"dollars": 5 * rise}


def test_a_town_that_comes_nearer_is_named_with_what_is_missing() -> None:
    table = Table(2)
    table.offer_town("foxwoods", deck=["dunmoor"])
    found, _ = production(table, "wood")
    assert found["town_nearer"]["town"] == "foxwoods"
    assert 0 < found["town_nearer"]["missing"] <= 2


def test_a_victory_that_can_be_declared_is_the_only_hint() -> None:
    table = Table(2, thousand="declare")
    table.money(0, 1000)
    (hint,) = hints_of(laid_out(table.session))
    assert hint.action.do == "declare_victory"
    assert [reason.code for reason in hint.reasons] == ["wins"]


@pytest.mark.parametrize("ahead", [0, 1])
@pytest.mark.rule("RT-99")
def test_in_the_last_turn_points_and_money_count_where_the_winner_is_certain(ahead: int) -> None:
    table = Table(2)
    table.offer_town("beaver_ford")
    table.tokens(0, wood=3)
    table.do("buy_town", pay={"wood": 2})
    table.end_turn()
    table.offer_railroads(None, None)
    table.offer_tiles("factory", "warehouse", None, None)
    table.money(0, 0)
    table.money(1, 60)
    table.towns(0)
    table.towns(ahead, "foxwoods", "dunmoor", "newgate")
    best, *others = hints_of(laid_out(table.session))
    assert best.action.fields == {"tile": "warehouse"}, "a point, and more money left"
    assert all(hint.behind == 0 for hint in others)


def test_three_sizes_of_one_sale_are_one_hint() -> None:
    table = Table(2)
    table.offer_town("foxwoods", deck=["dunmoor"])
    table.offer_railroads(None, None)
    table.offer_tiles(None, None, None, None)
    table.price(wood=9)
    table.tokens(0, wood=8)
    sales = [action for action in table.session.legal_actions() if action.do == "sell"]
    assert len(sales) > 1
    assert len(distinct(ADVISER, [Option(action, (0.5,)) for action in sales])) == 1


# -- over random games -----------------------------------------------------------------------------


@of_game("raccoon", 60, moves=st.integers(0, 250))
def test_every_fact_is_what_the_engine_does(deal: Deal, moves: int) -> None:
    session = going_on(deal, moves)
    seat = session.to_act
    assert seat is not None
    state: State = session.state
    for action in ideas(JUDGE, state):
        before = session.view(seat)
        ((_, after),) = session.preview(action)
        for reason in reasons(JUDGE, state, action):
            holds(reason, before, after, seat)
            if reason.code == "then":
                possible_only_then(session.rules, state, action, seat, reason)


def holds(reason: Reason, before: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    """Compare a reason with the seat's view before and after."""
    code, params, _ = reason
    me, then = before["players"][seat], after["players"][seat]
    gains = {"income": 1, "cost": -1}
    if code in gains:
        assert then["money"] - me["money"] == gains[code] * params["dollars"]
    elif code == "points":
        assert then["vp"] - me["vp"] == params["points"]
    elif code in ("price_rises", "price_falls"):
        name = params["commodity"]
        assert prices(before)[name] == params["before"]
        assert prices(after)[name] == params["after"]
        assert (params["after"] > params["before"]) == (code == "price_rises")
    elif code in ("others_gain", "others_lose"):
        moved = worth_of_others(before, prices(after), seat)
        moved -= worth_of_others(before, prices(before), seat)
        assert moved == params["dollars"] * (1 if code == "others_gain" else -1)


def prices(view: dict[str, Any]) -> dict[str, int]:
    return {track["commodity"]: track["price"] for track in view["market"]}


def worth_of_others(view: dict[str, Any], at: dict[str, int], seat: int) -> int:
    others = [player for player in view["players"] if player["seat"] != seat]
    return sum(at[name] * n for player in others for name, n in player["tokens"].items())


def possible_only_then(rules: Any, state: State, action: Action, seat: int, reason: Reason) -> None:
    """Were it the seat's turn, it could be done after the action and could not before."""
    after = state.copy()
    rules.apply(after, action)
    while after.phase.seat == seat and after.phase.name in ("bonus", "trading", "discard"):
        rules.apply(after, decide(JUDGE, after))
    assert not can(rules, state, seat, reason)
    assert can(rules, after, seat, reason)


def can(rules: Any, state: State, seat: int, reason: Reason) -> bool:
    twin = state.copy()
    twin.phase = TURNS[seat]
    do, what = reason.params["do"], reason.params["what"]
    legal = [action for action in rules.legal_actions(twin) if action.do == do]
    if do == "buy_town":
        return bool(legal)
    return any(what in (action.get("tile"), action.get("railroad")) for action in legal)


@pytest.mark.rule("RT-72")
def test_what_is_drawn_on_an_imagined_table_is_not_promised() -> None:
    table = Table(2)
    table.money(0, 80)
    table.offer_tiles("construction_company", None, None, None)
    table.offer_railroads(None, None, deck=["big_bear"] * 6)
    for dice in map(Random, range(6)):
        state = RULES.imagine(table.state, 0, dice)
        found = reasons(JUDGE, state, Action("build", tile="construction_company"))
        assert not [reason for reason in found if reason.code == "then"]


@pytest.mark.rule("RT-78@trading_floor=any_goods")
def test_nothing_else_to_do_is_said_only_where_it_is_so() -> None:
    table = Table(2, edition="de-piatnik")
    table.tiles(0, "trading_floor")
    table.money(0, 20)
    for seat, held in enumerate(([1, 2, 2, 2, 0, 0], [0, 0, 0, 0, 2, 1])):
        table.tokens(seat, **dict(zip(COMMODITIES, held, strict=True)))
    table.price(**dict(zip(COMMODITIES, [3, 4, 6, 5, 9, 9], strict=True)))
    table.state.phase = Trading(0)
    assert len(list(table.session.legal_actions())) > 1
    told = [reason.code for hint in hints_of(table.session) for reason in hint.reasons]
    assert "only" not in told
