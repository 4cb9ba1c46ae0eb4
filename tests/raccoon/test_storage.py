"""The storage limit, checked once a production is over."""

from __future__ import annotations

import pytest

from tests.raccoon.table import EDITIONS, Table, keys

SHOWN = {"wood": 1, "iron": 2}


def storage(*tiles: str, edition: str) -> int:
    table = Table(edition=edition)
    table.tiles(0, *tiles)
    limit: int = table.session.view(None)["players"][0]["limit"]
    return limit


@pytest.mark.rule("RT-35", "RT-T5")
@pytest.mark.parametrize(
    ("tiles", "limit"),
    [
        ((), 10),
        (("wheat_field",), 11),
        (("wheat_field", "bank", "factory"), 13),
        pytest.param(("wheat_field", "bank", "warehouse"), 16, marks=pytest.mark.rule("RT-71")),
        pytest.param(("warehouse", "warehouse"), 18, marks=pytest.mark.rule("RT-71")),
        (("grain_farm",), 11),
        pytest.param(("factory", "factory"), 12, marks=pytest.mark.rule("RT-80")),
    ],
)
@EDITIONS
def test_storage_is_ten_and_one_per_tile_and_three_per_warehouse(
    tiles: tuple[str, ...], limit: int, edition: str
) -> None:
    assert storage(*tiles, edition=edition) == limit


@pytest.mark.rule("RT-35", "RT-A30")
@pytest.mark.parametrize(
    ("new_tiles", "limit"),
    [
        ("at_once", 14),
        pytest.param("next_round", 10, marks=pytest.mark.rule("RT-35@new_tiles=next_round")),
    ],
)
def test_a_new_warehouse_can_be_filled_at_once_or_from_the_next_round_on(
    new_tiles: str, limit: int
) -> None:
    table = Table(2, new_tiles=new_tiles)
    table.offer_tiles("warehouse", None, None, None)
    table.do("build", tile="warehouse")
    assert table.session.view(None)["players"][0]["limit"] == limit
    table.end_turn()
    table.skip_to(0)
    assert table.session.view(None)["players"][0]["limit"] == 14


def produced(luxury: int) -> Table:
    """Seat 0 had so many tokens and has just taken three others."""
    table = Table()
    table.tokens(0, luxury=luxury)
    table.produce(SHOWN)
    return table


@pytest.mark.rule("RT-36")
def test_what_does_not_fit_goes_back_old_or_new_by_choice() -> None:
    table = produced(luxury=9)
    assert table.phase == "discard"
    assert table.session.view(None)["discarding"] == {"excess": 2}
    assert {fields["commodity"] for fields in table.legal("discard")} == {"luxury", "wood", "iron"}
    assert keys(table.do("discard", commodity="luxury", count=1)) == ["discarded"]
    assert table.phase == "discard"
    table.do("discard", commodity="iron", count=1)
    assert table.phase == "done"
    assert table.has(0) == {"luxury": 8, "wood": 1, "iron": 1}
    assert (table.left_of("luxury"), table.left_of("iron")) == (16, 23)


@pytest.mark.rule("RT-36")
def test_exactly_the_limit_may_be_kept() -> None:
    table = produced(luxury=7)
    assert table.phase == "done"
    assert sum(table.has(0).values()) == 10


@pytest.mark.rule("RT-36")
def test_no_more_than_the_excess_may_be_discarded() -> None:
    table = produced(luxury=9)
    assert table.refusal("discard", commodity="luxury", count=3) == "discard_too_many"
    assert table.refusal("discard", commodity="wood", count=2) == "not_that_many"
    assert table.refusal("discard", commodity="wood", count=0) == "not_that_many"
    assert table.refusal("discard", commodity="coal", count=1) == "not_that_many"
    assert table.refusal("end_turn") == "discard_first"


@pytest.mark.rule("RT-36")
def test_nothing_is_discarded_when_nothing_was_produced() -> None:
    table = Table()
    table.tokens(0, luxury=9, wood=5)
    table.do("sell", commodity="wood", count=1)
    assert table.phase == "done"


@pytest.mark.rule("RT-36", "RT-35")
def test_the_bonus_comes_before_the_storage_check() -> None:
    table = Table()
    table.tiles(0, "loom")
    table.tokens(0, luxury=8)
    table.produce(SHOWN)
    assert table.phase == "bonus"
    table.do("take_bonus", tile="loom", take={"goods": 2})
    assert table.session.view(None)["discarding"] == {"excess": 2}
