"""Price-and-production cards: what they raise above, what they yield below."""

from __future__ import annotations

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.table.cards import state
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View


def icons_of(counts: dict[str, int]) -> list[str]:
    """Icon by icon, in the order of the market."""
    return [name for name in COMMODITIES for _ in range(counts.get(name, 0))]


def production_card(
    words: Words,
    card: View,
    do: str = "produce",
    why: str | None = None,
    *,
    chosen: bool = False,
    id_prefix: str = "card",
) -> Node:
    """A price-and-production card as a control."""
    return button(
        f"#{id_prefix}-{card['card']}.card.pp" + state(not why, chosen),
        do,
        *_production_face(card),
        fields={"card": card["card"]},
        why=why,
        label=_production_label(words, card),
        pressed=chosen,
        key=f"{id_prefix}-{card['card']}",
    )


def production_sight(words: Words, card: View) -> Node:
    """The same card only to be looked at."""
    name = {"role": "img", "aria-label": _production_label(words, card)}
    return h("span.card.pp", {**name, "key": f"sight-{card['card']}"}, _production_face(card))


def _production_label(words: Words, card: View) -> str:
    raises, produces = words.counts(card["raise"]), words.counts(card["produce"])
    return words("card.label", take=produces, rises=raises)


def _production_face(card: View) -> list[Node]:
    """What rises above, what it yields below."""
    rises, yields = icons_of(card["raise"]), icons_of(card["produce"])
    return [
        h(
            "span.pp-half.pp-up",
            {},
            h("span.pp-mark", {}, "▲"),
            [icon(f"c-{c}", f"ci c-{c}") for c in rises],
        ),
        h(
            f"span.pp-half.pp-down.many-{len(yields)}",
            {},
            h("span.pp-mark", {}, "↓"),
            [icon(f"c-{c}", f"ci c-{c}") for c in yields],
        ),
    ]
