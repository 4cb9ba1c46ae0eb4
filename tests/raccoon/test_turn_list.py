"""What searches go by: the list of a turn made in one go, and tables as they are imagined."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tycoon.games.raccoon.rules.cards import TILES
from tycoon.games.raccoon.rules.phases import LastCall

from tests.raccoon.table import Table

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"trading_floor": "any_goods"},
    {"thousand": "declare"},
    {"edition": "de-piatnik"},
)


def compare(table: Table) -> None:
    """The same actions in the same order."""
    rules, state = table.session.rules, table.state
    assert rules.moves(state) == list(rules.legal_actions(state)) != []


@pytest.mark.rule("RT-22")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
@pytest.mark.parametrize("tile", ["", *(face.id for face in TILES.faces)])
def test_all_at_once_is_one_kind_after_the_other(tile: str, options: dict[str, Any]) -> None:
    table = Table(3, **options)
    if tile in table.state.config.tiles.index:
        table.tiles(0, tile)
    table.money(0, 60)
    table.tokens(0, wheat=3, goods=4, luxury=2)
    table.tokens(1, wood=2, coal=1)
    compare(table)
    table.do("sell", **table.legal("sell")[0])
    compare(table)


@pytest.mark.rule("RT-32", "RT-41", "RT-44", "RT-73", "RT-78", "RT-A14", "RT-A33")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
def test_so_it_is_in_every_sub_state(options: dict[str, Any]) -> None:
    seen = set()
    for number in range(4):
        dice, table = Random(number), Table(3, seed=f"list {number}", **options)
        for seat in range(3):
            tiles = dice.sample([tile.id for tile in TILES.faces], 6)
            table.tiles(seat, "trading_floor", "freight_company", "wheat_field", *tiles)
            table.money(seat, 100)
        rules, state = table.session.rules, table.state
        for _ in range(400):
            if state.phase.seat is None:
                break
            compare(table)
            phase = state.phase
            seen.add((phase.name, getattr(phase, "bought", None), getattr(phase, "extra", None)))
            rules.play(state, dice.choice(rules.moves(state)))
    assert seen >= {(name, None, None) for name in ("bonus", "discard", "auction", "done")}
    assert {("turn", False, False), ("turn", False, True)} <= seen
    assert (("turn", True, False) in seen) is not state.config.any_goods


@pytest.mark.rule("RT-100", "RT-A38")
def test_victory_can_be_declared_whatever_else_there_is_to_do() -> None:
    table = Table(3, thousand="declare")
    table.money(0, 1000)
    compare(table)
    table.do("produce", **table.legal("produce")[0])
    compare(table)
    assert [action.do for action in table.session.rules.moves(table.state)][-1] == "declare_victory"


@pytest.mark.rule("RT-100")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_is_asked_next_follows_from_the_money_that_is_imagined(seat: int) -> None:
    """Everybody's money is hidden but from themselves, and who will be asked would tell of it."""
    table = Table(3, thousand="declare")
    rules, state = table.session.rules, table.state
    for player in range(3):
        table.money(player, 1000)
    # after many turns; whoever had the last one is asked first
    state.ending, state.round, state.phase = "towns", 200, LastCall(2, (0, 1))
    asked = set()
    for number in range(40):
        imagined = rules.imagine(state, seat, Random(number))
        rich = tuple(other for other in (0, 1) if imagined.players[other].money >= 1000)
        assert imagined.phase == LastCall(2, rich)
        assert imagined.players[2].money >= 1000
        assert imagined.players[seat].money == 1000
        asked.add(rich)
    assert len(asked) > 1
