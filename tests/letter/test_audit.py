"""A state from outside is believed only when the game could be in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon

from tests.conformance.play import Deal, steps
from tests.hostile import STRANGE, outcome_of, paths, replaced, signed, without

#: What a word on the table touches.
DELICATE = ("play", "phase", "laid", "used", "tries", "refused", "active", "replaced", "ending")
PHASES = ("challenge", "buy", "done", "retry", "penalty")


def reach(phase: str) -> dict[str, Any]:
    """The save of a game in this sub-state, as an older version wrote it."""
    automatic = phase in ("retry", "penalty")
    options = {"challenge": "automatic" if automatic else "table", "retries": 1}
    session = Deal("letter", 3, f"audit {phase}", 0, options).session()
    session.state.players[0].patents = list("VXZ")
    for _ in steps(session, Random(3), 60):
        if automatic and session.prompt().phase == "turn":
            bluff(session, 1 if phase == "retry" else 2)
        if session.prompt().phase == phase and (phase != "done" or session.state.play):
            break
    assert session.prompt().phase == phase
    fields: dict[str, Any] = json.loads(session.dumps())
    return {**fields, "app_version": "0.0.1", "actions": [*fields["actions"][:-1], {"do": "cheat"}]}


def bluff(session: tycoon.Session, times: int) -> None:
    """Play what no list has."""
    for _ in range(times):
        hand = session.state.players[session.state.active].hand
        word = "".join(hand[:4])
        session.apply(tycoon.Action("play_word", word=word, places="hhhh", vowels=[]))


@pytest.mark.parametrize("phase", PHASES)
def test_whatever_is_replaced_around_a_word_is_a_save_error_or_a_game(phase: str) -> None:
    fields = reach(phase)
    assert outcome_of(signed(fields)) is None
    state, refused = ("checkpoint", "state"), 0
    for name in DELICATE:
        here = (*state, name)
        for number, path in enumerate([here, *paths(fields["checkpoint"]["state"][name], here)]):
            for value in STRANGE[number % 3 :: 3]:
                refused += outcome_of(signed(replaced(fields, path, value))) is not None
            refused += outcome_of(signed(without(fields, path))) is not None
    assert refused > 50


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("challenge", {"play": None}),
    ("challenge", {"active": 1}),
    ("challenge", {"phase": {"phase": "turn", "seat": 0}}),
    ("challenge", {"phase": {"phase": "buy", "seat": 0}}),
    ("done", {"phase": {"phase": "done", "seat": 0, "took": "discard_cards", "shed": False}}),
    ("retry", {"tries": 0}),
    ("retry", {"refused": []}),
    ("retry", {"phase": {"phase": "penalty", "seat": 0}}),
    ("penalty", {"phase": {"phase": "retry", "seat": 0}}),
    ("penalty", {"ending": "goal"}),
]


@pytest.mark.parametrize(("phase", "change"), CHANGES, ids=range(len(CHANGES)))
def test_parts_that_do_not_fit_together_are_refused(phase: str, change: dict[str, Any]) -> None:
    fields = reach(phase)
    fields["checkpoint"]["state"] |= change
    assert outcome_of(signed(fields)) == "save_malformed"


@pytest.mark.parametrize(
    ("field", "value"),
    [("places", "hhhhhhhhh"), ("places", "zzz"), ("vowels", [0]), ("doublings", ["B"])],
)
def test_a_word_that_could_not_lie_there_is_refused(field: str, value: Any) -> None:
    fields = reach("challenge")
    fields["checkpoint"]["state"]["play"]["words"][0][field] = value
    assert outcome_of(signed(fields)) == "save_malformed"
