"""The market's boards: a segment for every printed step, and what a sale makes of a price."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES, PRICE_MAX, PRICE_MIN
from tycoon_web.games.raccoon.table.chart import chart_sheet
from tycoon_web.games.raccoon.table.market import SCARCE, Marks, ladder
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, text_of, walk

from tests.page.desk import catalogue
from tests.page.games import first, plain_turn

WORDS = Words(Messages(catalogue()), ["Ann", "Bea", "Cyd"])
ROW = {"commodity": "coal", "min": 2, "max": 13, "supply": 7}


def rungs_of(node: Node) -> list[set[str]]:
    """The classes of every segment, the lowest first."""
    rungs = [part[1]["class"].split() for part in walk(node) if "class" in part[1]]
    return [set(css) for css in rungs if css[0] == "rung"]


def board(price: int, **marks: Any) -> Node:
    return ladder(WORDS, ROW | {"price": price}, Marks(**marks))


@pytest.mark.parametrize("number", range(6), ids=COMMODITIES)
def test_a_board_has_a_segment_for_every_step_of_its_track(number: int) -> None:
    low, high = PRICE_MIN[number], PRICE_MAX[number]
    for price in (low, high):
        row = {"commodity": COMMODITIES[number], "min": low, "max": high, "supply": None}
        rungs = rungs_of(ladder(WORDS, row | {"price": price}, Marks()))
        assert len(rungs) == high - low + 1
        lit = [bool(css & {"on", "below"}) for css in rungs]
        assert lit == [low + i <= price for i in range(len(rungs))]


def test_what_selling_all_makes_of_a_price_is_what_the_rules_make_of_it() -> None:
    session = first(lambda game: plain_turn(game) and "sell" in kinds(game), {})
    view = session.view(session.to_act)
    held = view["players"][view["to_act"]]["tokens"]
    for row in view["market"]:
        name, count = row["commodity"], held[row["commodity"]]
        sellable = frozenset(filter(held.get, held))
        told = text_of(ladder(WORDS, row, Marks(held=held, sellable=sellable)))
        if count:
            after = session.preview(Action("sell", commodity=name, count=count))[-1][1]
            (then,) = (r["price"] for r in after["market"] if r["commodity"] == name)
            assert f"sell {count}: ${row['price']} → ${then}" in told.replace("  ", " ")
        else:
            opened = text_of(chart_sheet(WORDS, {name: [row["price"]]}, {1: 0}, 3, None, held=held))
            assert str(catalogue()["market.held_none"]) in opened


def kinds(session: Any) -> set[str]:
    return {action.do for action in session.legal_actions()}


def test_a_fall_is_marked_down_to_where_the_price_would_be() -> None:
    held, sellable = {"coal": 3}, frozenset({"coal"})
    sale = board(6, ghosts={"coal": 3}, held=held, sellable=sellable)
    assert [i + 2 for i, css in enumerate(rungs_of(sale)) if "fall" in css] == [4, 5, 6]
    idle = board(6, held=held, sellable=sellable)
    assert not any("fall" in css for css in rungs_of(idle)), "nothing is sold as yet"
    assert "$6 → $3" in text_of(idle)
    floor = board(3, held={"coal": 9}, sellable=sellable)
    assert "$3 → $2" in text_of(floor), "no lower than the track"


def test_what_can_be_sold_stands_out_from_what_nobody_has() -> None:
    held = {"coal": 0, "iron": 2}
    assert "unheld" in board(6, held=held)[1]["class"]
    assert "unheld" not in board(6, held=held | {"coal": 1})[1]["class"]
    assert "unheld" not in board(6, held=dict.fromkeys(held, 0))[1]["class"], "all alike"


def test_what_is_being_put_together_counts_more_than_a_sale_of_all() -> None:
    node = board(6, ghosts={"coal": 8}, held={"coal": 3}, sellable=frozenset({"coal"}))
    rungs = rungs_of(node)
    assert [i + 2 for i, css in enumerate(rungs) if "rise" in css] == [7, 8]
    assert [i + 2 for i, css in enumerate(rungs) if "ghost" in css] == [8]
    assert not any("fall" in css for css in rungs)
    assert "▲2 $8" in text_of(node)


def test_a_price_tells_what_has_become_of_it_since_the_last_turn() -> None:
    assert "▼2" in text_of(board(6, before={"coal": 8}))
    assert "▲3" in text_of(board(6, before={"coal": 3}))
    assert "▲" not in text_of(board(6, before={"coal": 6}))
    assert str(catalogue()["market.top"]) in text_of(board(13))


def test_the_supply_is_told_where_it_is_little() -> None:
    few = [ladder(WORDS, ROW | {"price": 6, "supply": n}, Marks()) for n in (SCARCE, SCARCE + 1)]
    assert [f"{SCARCE} left" in text_of(few[0]), "left" in text_of(few[1])] == [True, False]


def test_nothing_of_a_sale_is_told_where_nobody_looks_who_could() -> None:
    assert "own" not in text_of(board(6))
