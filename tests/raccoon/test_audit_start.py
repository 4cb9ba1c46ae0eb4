"""Before the first turn and at the last call the table is as it must be (X-05)."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tests.hostile import Path
from tests.raccoon.test_audit import complaint, later
from tests.raccoon.test_audit_phases import Phase, ending, rich, said


def last_call(seat: int = 2, others: Any = (0, 1)) -> Phase:
    listed = list(others) if isinstance(others, tuple) else others
    return {"phase": "last_call", "seat": seat, "others": listed}


@pytest.mark.rule("RT-100", "RT-A38")
def test_the_last_call_goes_once_to_each_seat_that_has_a_thousand() -> None:
    table = rich()
    for seat, others in ((2, (0, 1)), (0, (1,)), (1, ())):
        assert said(table, last_call(seat, others)) is None
    for wrong in (1, (0, 0), (1, 0), (2,), (3,), (-1,), (0,)):
        assert said(table, last_call(2, wrong)) == "others"
    table.money(0, 999)
    assert said(table, last_call()) == "others"
    assert said(table, last_call(2, (1,))) is None
    assert said(later(thousand="declare"), last_call()) == "ending"
    assert said(ending(), last_call()) == "ending"


def starting(*taken: list[str]) -> tycoon.Session:
    session = tycoon.new_game("raccoon", ["Ann", "Bea", "Cy"], {"start_seat": 0}, "start")
    for tokens in taken:
        session.apply(tycoon.Action("take_start_tokens", tokens=tokens))
    assert complaint(session) is None
    return session


def test_nobody_holds_tokens_before_taking_the_start_tokens() -> None:
    session = starting(["iron"])
    supply = session.state.supply[0]
    for seat, count in ((0, 1), (0, 2), (1, 1), (1, supply)):
        tokens: Path = ("players", seat, "tokens", 0)
        moved = (tokens, count), (("supply", 0), supply - count)
        assert complaint(session, *moved) == "tokens"


@pytest.mark.rule("RT-20")
def test_start_tokens_are_all_different() -> None:
    session = starting(["iron"], ["wood", "coal"])
    wood, coal = COMMODITIES.index("wood"), COMMODITIES.index("coal")
    supply = session.state.supply
    twice: tuple[Path, int] = (("players", 1, "tokens", wood), 2)
    none: tuple[Path, int] = (("players", 1, "tokens", coal), 0)
    back = (("supply", wood), supply[wood] - 1), (("supply", coal), supply[coal] + 1)
    assert complaint(session, twice, none, *back) == "tokens"


@pytest.mark.rule("RT-08", "RT-10")
@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("prices", 0), 2, "prices"), (("players", 1, "money"), 9, "money"),
        (("round",), 1, "round"), (("phase",), {"phase": "start_tiles", "seat": 0}, "tiles"),
        (("phase",), {"phase": "turn", "seat": 0}, "round"),
    ],
)  # fmt: skip
def test_before_the_first_turn_the_table_is_as_it_was_laid_out(
    path: Path, value: Any, reason: str
) -> None:
    assert complaint(starting(["iron"]), (path, value)) == reason


@pytest.mark.rule("RT-15", "RT-A32", "RT-A46")
@pytest.mark.parametrize("beginner", ["off", "four", "six"])
def test_the_table_chooses_its_tiles_from_all_basics(beginner: str) -> None:
    """None of them is anywhere before that, not even in the stack."""
    options = {"start_tiles": "chosen", "beginner": beginner, "start_seat": 0}
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], options, "start")
    assert complaint(session) is None
    assert len(session.state.tile_deck) == (21 if beginner == "off" else 0)
    assert complaint(session, (("phase",), {"phase": "start_tiles", "seat": 1})) == "seat"
    deck, first = session.state.railroad_deck, session.state.railroads[0]
    taken = (("railroads", 0), -1), (("railroad_deck",), [*deck, first])
    assert complaint(session, *taken) == "railroads"
    owned: list[tuple[Path, Any]] = [
        (("railroad_deck",), deck[:-1]), (("players", 1, "railroads", deck[-1]), 1),
    ]  # fmt: skip
    assert complaint(session, *owned) == "railroads"
    cards = session.state.deck
    assert complaint(session, (("deck",), cards[:-1]), (("discard",), cards[-1:])) == "discard"
    stack = session.state.tile_deck
    if stack:
        laid: list[tuple[Path, Any]] = [(("tile_deck",), stack[:-1]), (("tiles", 0), stack[-1])]
        assert complaint(session, *laid) == "tiles"
    session.apply(next(session.legal_actions()))
    assert complaint(session) is None
    assert len(session.state.tile_deck) == {"off": 21, "four": 0, "six": 2}[beginner]
