"""0: stop; 1 and 2: so many dice."""

from __future__ import annotations

from typing import Any

from tycoon.kernel.actions import Action

COUNT = 3


def number_of(action: Action, view: dict[str, Any]) -> int | None:
    """The action's number."""
    return action["dice"] if action.do == "roll" else 0


def action_of(number: int, view: dict[str, Any]) -> Action:
    """The inverse."""
    return Action("roll", dice=number) if number else Action("stop")
