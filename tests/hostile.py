"""Save files that were tampered with, their checksum put right again."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import tycoon
from tycoon.session import saves

from tests.conformance.play import load

#: Values a field may be replaced by; some fit its type, most do not.
STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 10**4, 10**9, 10**30, -(10**30), 0.5, float("nan"),
    float("inf"), "", "x", "wood", "\ud800", "\u202e", [], [[]], [-1], [99], ["x"], [None], {},
    {"": 0}, {"x": {}}, {"do": "end_turn"},
)  # fmt: skip

Path = tuple[str | int, ...]


def signed(data: dict[str, Any]) -> str:
    """The save text of these fields, with the checksum that fits them."""
    fields = {name: value for name, value in data.items() if name != "checksum"}
    return json.dumps({**fields, "checksum": saves.checksum(fields)})


def unplayable(actions: list[Any]) -> list[Any]:
    """As many actions; the last one is none under today's rules."""
    return [*actions[:-1], {"do": "what is no action any more"}]


def outdated(session: tycoon.Session) -> str:
    """The game as an older version, with other rules, would have saved it."""
    fields = json.loads(session.dumps())
    actions = unplayable(fields["actions"])
    return signed({**fields, "app_version": "0.0.1", "actions": actions})


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Where there is something that can be replaced or left out."""
    if here:
        yield here
    children: Iterator[tuple[str | int, Any]] = iter(())
    if isinstance(value, dict):
        children = iter(value.items())
    elif isinstance(value, list):
        children = (
            (at, value[at]) for at in sorted({0, 1, len(value) - 1} & set(range(len(value))))
        )
    for key, child in children:
        yield from paths(child, (*here, key))


def replaced(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """A copy of ``data`` with something else at ``path``."""
    twin, place = _opened(data, path)
    if isinstance(place, dict) and not isinstance(path[-1], str):
        raise LookupError(path)  # there was a list, before something else changed
    place[path[-1]] = value
    return twin


def without(data: dict[str, Any], path: Path) -> dict[str, Any]:
    """A copy of ``data`` with nothing at ``path``."""
    twin, place = _opened(data, path)
    del place[path[-1]]
    return twin


def _opened(data: dict[str, Any], path: Path) -> tuple[dict[str, Any], Any]:
    """A copy of ``data`` that shares all but what lies on the path, and the place it leads to."""
    twin = copy.copy(data)
    place: Any = twin
    for key in path[:-1]:
        place[key] = copy.copy(place[key])
        place = place[key]
    return twin, place


def outcome_of(text: str) -> str | None:
    """The code of the SaveError, or None when the game loads and can be played to its end."""
    try:
        session = load(text)
    except tycoon.SaveError as error:
        json.dumps(error.refusal.to_dict(), allow_nan=False)
        return error.code
    assert load(session.dumps()).state.to_dict() == session.state.to_dict()
    position = json.dumps([session.game, dict(session.options), session.state.to_dict()])
    if position not in _PLAYED_ON:
        play_on(session)
        _PLAYED_ON.add(position)
    return None


#: Positions from which a game came to its end: it would again.
_PLAYED_ON: set[str] = set()


def play_on(session: tycoon.Session) -> None:
    """Whatever loads must be a game: seen, asked, saved, described and finished."""
    dice = Random(1)
    for number in range(3000):
        if number < 5 or session.to_act is None:
            for seat in (None, *range(len(session.seats))):
                json.dumps(session.view(seat), allow_nan=False)
        if session.to_act is None:
            break
        if number < 20 or number % 4 == 0:
            session.prompt().to_dict()
            assert next(session.legal_actions())
        session.apply(session.rules.sample_action(session.state, dice))
    assert session.outcome is not None
    session.rules.describe(session.state, [seat.name for seat in session.seats])
    assert load(session.dumps()).state.to_dict() == session.state.to_dict()
