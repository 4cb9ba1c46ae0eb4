"""Sampling for bots: every legal action comes up, and nothing else."""

from __future__ import annotations

import random

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon.games.raccoon.rules.towns import price_of

from tests.raccoon.table import Table


def check_samples(session: tycoon.Session, most: int = 60) -> None:
    """Of a position with few legal actions all are sampled sooner or later."""
    legal = set(session.legal_actions())
    assert 1 < len(legal) <= most
    dice = random.Random(7)
    rules, state = session.rules, session.state
    assert {rules.sample_action(state, dice) for _ in range(40 * most)} == legal


@pytest.mark.rule("RT-15", "RT-20")
def test_set_up_is_sampled() -> None:
    session = tycoon.new_game("raccoon", ("Ann", "Bea"), {"edition": "de-piatnik"}, "samples")
    check_samples(session)
    session.apply(next(session.legal_actions()))
    check_samples(session)
    session.apply(next(session.legal_actions()))
    check_samples(session)


@pytest.mark.rule("RT-22", "RT-51")
def test_a_turn_is_sampled() -> None:
    table = Table()
    table.money(0, 7)
    table.tokens(0, wheat=4, wood=1)
    table.tiles(0, "tool_and_die")
    table.offer_railroads("skunkworks", "big_bear")
    table.offer_tiles("vineyard", "wheat_field", "bank", None)
    table.offer_town("newgate")
    check_samples(table.session)
    table.tokens(0, wheat=3)
    check_samples(table.session)
    table.tokens(0, coal=4)
    check_samples(table.session)


@pytest.mark.rule("RT-51")
def test_who_has_just_enough_of_anything_may_pay_either_way() -> None:
    table = Table()
    table.offer_railroads(None, None)
    table.offer_tiles(None, None, None, None)
    table.offer_town("newgate")
    price = price_of(table.state.town, 0)
    one, other = COMMODITIES[price.commodity], COMMODITIES[price.commodity - 1]
    table.tokens(0, **{one: price.specific, other: price.any - price.specific})
    dice = random.Random(7)
    rules, state = table.session.rules, table.state
    payments = {rules.kinds["buy_town"].sample(state, dice) for _ in range(60)}
    assert payments == set(table.all_of("buy_town"))
    assert len(payments) == 2


@pytest.mark.rule("RT-50")
def test_upgrades_are_sampled() -> None:
    table = Table()
    table.money(0, 12)
    table.tiles(0, "coal_deposit", "wheat_field", "vineyard")
    check_samples(table.session)


@pytest.mark.rule("RT-77", "RT-A13")
@pytest.mark.parametrize("edition", ["en-2018", "de-piatnik"])
def test_exports_are_sampled(edition: str) -> None:
    table = Table(edition=edition)
    table.tiles(0, "export_company")
    table.tokens(0, wheat=2, wood=1)
    check_samples(table.session, 100)


@pytest.mark.rule("RT-41")
def test_bids_are_sampled() -> None:
    table = Table()
    table.offer_railroads("big_bear", "top_dog")
    table.do("auction", railroad="big_bear")
    check_samples(table.session)
    table.do("bid", amount=7)
    check_samples(table.session)


@pytest.mark.rule("RT-32", "RT-36", "RT-66")
def test_bonuses_and_discards_are_sampled() -> None:
    table = Table()
    table.tiles(0, "machine_shop", "saw_mill")
    table.tokens(0, iron=10, goods=1)
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})
    check_samples(table.session)
    table.do("take_bonus", tile="saw_mill", take={"wood": 2})
    check_samples(table.session)


@pytest.mark.rule("RT-78")
@pytest.mark.parametrize("edition", ["en-2018", "de-piatnik"])
def test_purchases_from_players_are_sampled(edition: str) -> None:
    table = Table(edition=edition)
    table.money(0, 9)
    table.tiles(0, "trading_floor")
    table.tokens(1, wheat=2, coal=1)
    table.tokens(2, goods=2)
    table.price(wheat=4, goods=5, coal=9)
    if edition == "de-piatnik":
        table.session.apply(table.all_of("produce")[0])
    check_samples(table.session)
