"""A move to look at, beside its words."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Action

from tycoon_web.kit.controls import disc
from tycoon_web.kit.vtree import Node, h


def picture(action: Action) -> Node | None:
    """The goods that it is about; of all else the words say enough."""
    fields = action.fields
    if action.do == "sell":
        return _goods({fields["commodity"]: fields["count"]})
    named = fields.get("take") or fields.get("pay")
    return _goods(named) if isinstance(named, Mapping) else None


def _goods(tokens: Mapping[str, int]) -> Node:
    """A token for every kind, with its number."""
    held = [
        h(f"span.good.c-{name}", {}, disc(name), h("b", {}, n)) for name, n in tokens.items() if n
    ]
    return h("span.goods", {"aria-hidden": "true"}, held)
