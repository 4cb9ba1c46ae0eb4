"""A move to look at, beside its words."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Action

from tycoon_web.kit.controls import disc, drawing
from tycoon_web.kit.vtree import Node, h


def picture(action: Action) -> Node | None:
    """What it is about: goods, a company, a building, a sum; of all else the words say enough."""
    fields = action.fields
    if "railroad" in fields:
        return drawing(f"m-{fields['railroad']}", "rosette")
    if "tile" in fields and "take" not in fields:
        return drawing(f"b-{fields['tile']}", "building")
    if "amount" in fields:
        return h("b.sum", {"aria-hidden": "true"}, f"${fields['amount']}")
    if "commodity" in fields:
        return _goods({fields["commodity"]: fields["count"]})
    named = fields.get("take") or fields.get("pay")
    return _goods(named) if isinstance(named, Mapping) else None


def _goods(tokens: Mapping[str, int]) -> Node:
    """A token for every kind, with its number."""
    held = [
        h(f"span.good.c-{name}", {}, disc(name), h("b", {}, n)) for name, n in tokens.items() if n
    ]
    return h("span.goods", {"aria-hidden": "true"}, held)
