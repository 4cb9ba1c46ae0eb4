"""Worked examples of the rulebooks that no other file has yet."""

from __future__ import annotations

import pytest

from tests.raccoon.table import EDITIONS, Table


def points(**laid: int) -> dict[str, int]:
    """The public points of seat 0 owning so many railroads of some companies."""
    table = Table(5)
    table.railroads(0, **laid)
    shown: dict[str, int] = table.session.view(None)["players"][0]["points"]
    return shown


@pytest.mark.rule("RT-T7", "RT-94")
@pytest.mark.parametrize(("cards", "worth"), [(1, 4), (2, 9), (3, 15), (4, 23)])
def test_example_top_dog_sets(cards: int, worth: int) -> None:
    assert points(top_dog=cards)["railroads"] == worth


@pytest.mark.rule("RT-T8", "RT-96")
@pytest.mark.parametrize(("railroads", "towns", "worth"), [(3, 6, 6), (5, 3, 6), (3, 5, 6)])
@EDITIONS
def test_example_pairs(railroads: int, towns: int, worth: int, edition: str) -> None:
    table = Table(edition=edition)
    table.railroads(0, top_dog=min(railroads, 2), fat_cat=railroads - 2)
    names = ["beaver_ford", "molehill", "newgate", "trinity", "dunmoor", "lands_end"]
    table.towns(0, *names[:towns])
    assert table.session.view(None)["players"][0]["points"]["pairs"] == worth


@pytest.mark.rule("RT-T10", "RT-81")
@pytest.mark.parametrize(
    ("edition", "worth"),
    [
        ("en-2018", 2),
        pytest.param(
            "de-piatnik",
            5,
            marks=pytest.mark.rule("RT-T10@bank_divisor=10", "RT-81@bank_divisor=10"),
        ),
    ],
)
def test_example_the_bank_with_59_dollars(edition: str, worth: int) -> None:
    table = Table(edition=edition)
    table.tiles(0, "bank")
    table.money(0, 59)
    assert table.scores_if_over()[0]["bank"] == worth


@pytest.mark.rule("RT-81")
@pytest.mark.parametrize(
    ("edition", "cost"),
    [
        ("en-2018", 30),
        pytest.param("de-piatnik", 50, marks=pytest.mark.rule("RT-81@bank_cost=50")),
    ],
)
def test_what_the_bank_costs(edition: str, cost: int) -> None:
    table = Table(edition=edition)
    table.offer_tiles("bank", None, None, None)
    assert table.session.view(None)["tiles"]["offer"][0] == {"tile": "bank", "cost": cost}
    table.money(0, cost - 1)
    assert table.refusal("build", tile="bank") == "too_dear"
    table.money(0, cost)
    assert table.refusal("build", tile="bank") is None
