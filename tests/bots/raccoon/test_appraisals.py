"""Every action of a turn has its worth, term by term."""

from __future__ import annotations

from math import isclose, isfinite

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.games.raccoon.bots.appraising import appraise, sensible
from tycoon.games.raccoon.bots.scene import TERMS, Scene

from tests.bots.raccoon.tables import TRADERS
from tests.conformance.play import Deal, deals
from tests.everyday import often
from tests.raccoon.table import Table

MIXED = deals("raccoon", mixed=True)


@given(deal=MIXED, moves=st.integers(5, 300))
@settings(max_examples=often(30), deadline=None)
def test_every_action_of_a_turn_is_the_sum_of_its_terms(deal: Deal, moves: int) -> None:
    session = deal.played(most=moves)
    if session.to_act is None or session.prompt().phase not in ("turn", "done", "trading"):
        return
    for action in list(session.legal_actions())[:200]:
        found = appraise(TRADERS, session.state, action)
        assert found.action == action
        assert set(found.terms) <= set(TERMS)
        assert isfinite(found.total)
        assert isclose(found.total, sum(found.terms.values()), abs_tol=1e-9)


@given(deal=MIXED, moves=st.integers(5, 300))
@settings(max_examples=often(30), deadline=None)
def test_what_is_sensible_is_legal_and_worth_the_same_when_asked_for(
    deal: Deal, moves: int
) -> None:
    session = deal.played(most=moves)
    if session.to_act is None or session.prompt().phase != "turn":
        return
    for one in sensible(Scene(TRADERS, session.state, session.to_act)):
        assert session.check(one.action) is None, one
        assert isclose(appraise(TRADERS, session.state, one.action).total, one.total)


def terms(table: Table, what: str, **fields: object) -> dict[str, float]:
    """Of one action of the seat on turn."""
    (action,) = [one for one in table.all_of(what) if fields.items() <= one.to_dict().items()]
    return dict(appraise(TRADERS, table.state, action).terms)


@pytest.mark.rule("RT-51", "RT-95")
def test_a_town_scores_its_points_and_those_of_a_pair() -> None:
    table = Table(3)
    table.offer_town("foxwoods", deck=["dunmoor"])
    table.tokens(0, wood=3)
    assert terms(table, "buy_town", pay={"wood": 3})["points"] == 3
    table.railroads(0, fat_cat=1)
    assert terms(table, "buy_town", pay={"wood": 3})["points"] == 5


@pytest.mark.rule("RT-94")
def test_a_railroad_scores_what_it_adds_to_the_set() -> None:
    table = Table(3)
    table.offer_railroads("fat_cat", "top_dog", deck=["big_bear"])
    table.money(0, 50)
    assert terms(table, "auction", railroad="fat_cat")["points"] == 3
    table.railroads(0, fat_cat=3)
    assert terms(table, "auction", railroad="fat_cat")["points"] == 7


@pytest.mark.rule("RT-39")
def test_a_sale_takes_from_others_what_the_price_falls() -> None:
    table = Table(2)
    table.price(coal=9)
    table.tokens(0, coal=5)
    assert terms(table, "sell", commodity="coal", count=5)["others"] == 0
    table.tokens(1, coal=6)
    assert terms(table, "sell", commodity="coal", count=5)["others"] > 0.5


@pytest.mark.rule("RT-67")
def test_a_sale_counts_what_it_pays_to_somebody_elses_firm() -> None:
    table = Table(2)
    table.price(coal=9)
    table.tokens(0, coal=5)
    before = terms(table, "sell", commodity="coal", count=5)["others"]
    table.tiles(1, "coal_iron_trading_firm")
    assert terms(table, "sell", commodity="coal", count=5)["others"] < before
