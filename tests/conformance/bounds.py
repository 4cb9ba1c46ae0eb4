"""Reading a prompt's bounds the way a user interface does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import tycoon


def within(action: tycoon.Action, choice: tycoon.Choice) -> bool:
    """Could a user interface that knows only this choice have made this action?"""
    return all(
        name in choice.fields and _allows(choice.fields[name], value, action)
        for name, value in action.fields.items()
    )


def idle(choice: tycoon.Choice, actions: Sequence[tycoon.Action]) -> list[str]:
    """The fields that offer what is in none of these actions, which are all of its kind.

    Not of fields that hold several things, or of what is offered for one value of another field.
    """
    return [
        name
        for name, bounds in choice.fields.items()
        for values in [{str(action.get(name)) for action in actions}]
        if any(str(offered) not in values for offered in _singly(bounds))
    ]


def _singly(bounds: Mapping[str, Any]) -> list[Any]:
    if bounds.keys() == {"min", "max"}:
        return list(bounds.values())
    return list(bounds.get("one_of", ()))


def _allows(bounds: Mapping[str, Any], value: Any, action: tycoon.Action) -> bool:
    for form, content in bounds.items():
        if form.startswith("by_"):
            inner = content.get(str(action.get(form.removeprefix("by_"))))
            return inner is not None and _allows(inner, value, action)
    if "one_of" in bounds:
        return value in bounds["one_of"]
    if "some_of" in bounds:
        least, most = (bounds.get(name, bounds.get("count")) for name in ("min", "max"))
        return least <= len(value) <= most and Counter(value) <= Counter(bounds["some_of"])
    if "text_of" in bounds:
        return bounds["min"] <= len(value) <= bounds["max"] and set(value) <= set(bounds["text_of"])
    if "list_of" in bounds:
        return set(value) <= set(bounds["list_of"])
    if "counts" in bounds:
        within_counts = all(n <= bounds["counts"].get(name, 0) for name, n in value.items())
        return within_counts and sum(value.values()) in bounds["total"]
    return bool(bounds["min"] <= value <= bounds["max"])
