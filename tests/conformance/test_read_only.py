"""What the engine hands to everybody cannot be changed: actions and sub-states."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
import tycoon

from tests.conformance.play import Deal, picture, steps

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))
#: With these every sub-state of a game comes up.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "raccoon": [{}, {"edition": "de-piatnik"}],
    "letter": [{}, {"challenge": "automatic", "retries": 1}],
}


def sessions(game: str) -> list[tycoon.Session]:
    return [Deal(game, 3, "read-only", 1, options).session() for options in OPTIONS.get(game, [{}])]


@GAMES
def test_a_listed_action_cannot_be_changed(game: str) -> None:
    seen: set[type] = set()
    for session in sessions(game):
        for _ in steps(session, Random(2), 60):
            before = picture(session)
            for action in list(session.legal_actions())[::7]:
                seen |= {type(value) for value in action.fields.values()}
                spoil(action)
            assert picture(session) == before
    assert seen <= {str, int, tuple, MappingProxyType}
    assert {str, tuple} <= seen or game not in OPTIONS


def spoil(action: tycoon.Action) -> None:
    """Try every way to change it."""
    loose: Any = action
    with pytest.raises(AttributeError):
        loose.do = "end_turn"
    with pytest.raises(AttributeError):
        loose.fields = {}
    with pytest.raises(AttributeError):
        del loose.fields
    with pytest.raises(TypeError):
        loose.fields["x"] = 1
    for value in loose.fields.values():
        if not isinstance(value, str | int):
            with pytest.raises(TypeError):
                value["wood" if isinstance(value, MappingProxyType) else 0] = 9


@GAMES
def test_a_sub_state_cannot_be_changed(game: str) -> None:
    seen = set()
    for session in sessions(game):
        for _ in steps(session, Random(3), 400):
            phase = session.state.phase
            seen.add(phase.name)
            for field in fields(phase):
                with pytest.raises(FrozenInstanceError):
                    setattr(phase, field.name, getattr(phase, field.name))
    assert len(seen) > (4 if game in OPTIONS else 1)


@GAMES
def test_an_action_is_checked_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Deal(game, 3, "once", 1).session()
    asked: list[tycoon.Action] = []
    check = session.rules.check

    def counted(state: Any, action: tycoon.Action) -> tycoon.Refusal | None:
        asked.append(action)
        return check(state, action)

    monkeypatch.setattr(session.rules, "check", counted)
    done = list(steps(session, Random(1), 100))
    assert asked == done
    session.undo(agreed=True)
    session.redo()
    assert asked == [*done, done[-1]]


@GAMES
def test_a_refused_action_changes_nothing(game: str) -> None:
    session = Deal(game, 3, "refused", 1).session()
    for _ in steps(session, Random(1), 30):
        before, state, journal = picture(session), session.state, session.journal
        with pytest.raises(tycoon.IllegalAction):
            session.apply(tycoon.Action("fly"))
        assert picture(session) == before
        assert session.state is state
        assert session.journal == journal
