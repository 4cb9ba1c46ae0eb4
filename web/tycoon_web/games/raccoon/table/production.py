"""Price-and-production cards: what they raise above, what they yield below."""

from __future__ import annotations

from tycoon.games.raccoon.rules.cards import COMMODITIES, PRODUCTION

from tycoon_web.games.raccoon.table.cards import state
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, disc, icon
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
    limit: int = PRODUCTION,
    chosen: bool = False,
    id_prefix: str = "card",
) -> Node:
    """A price-and-production card as a control; ``limit``: how many icons its owner may take."""
    return button(
        f"#{id_prefix}-{card['card']}.card.pp" + state(not why, chosen),
        do,
        *_production_face(words, card, limit),
        fields={"card": card["card"]},
        why=why,
        label=_production_label(words, card),
        pressed=chosen,
        key=f"{id_prefix}-{card['card']}",
    )


def production_sight(words: Words, card: View, limit: int = PRODUCTION) -> Node:
    """The same card only to be looked at."""
    name = {"role": "img", "aria-label": _production_label(words, card)}
    face = _production_face(words, card, limit)
    return h("span.card.pp", {**name, "key": f"sight-{card['card']}"}, face)


def _production_label(words: Words, card: View) -> str:
    raises, produces = words.counts(card["raise"]), words.counts(card["produce"])
    return words("card.label", take=produces, rises=raises)


def _production_face(words: Words, card: View, limit: int) -> list[Node]:
    """A slate half with what rises, a tear, and a kraft half with what it yields."""
    rises, yields = icons_of(card["raise"]), icons_of(card["produce"])
    every = ".takes-all" * (len(yields) <= PRODUCTION)
    return [
        h(
            "span.pp-half.pp-up.m-slate",
            {},
            h("span.pp-mark"),  # empty but where a first game is told in words
            h("span.pp-signs", {}, [_rising(name) for name in rises]),
        ),
        h(
            f"span.pp-half.pp-down.m-kraft.many-{len(yields)}{every}",
            {},
            h("span.pp-mark", {}, take_of(words, len(yields), limit)),
            h("span.pp-discs", {}, [disc(c) for c in yields]),
        ),
    ]


def _rising(name: str) -> Node:
    """A commodity whose price goes up."""
    return h("span.pp-sign", {}, h("i.rises"), icon(f"c-{name}", f"ci c-{name}"))


def take_of(words: Words, shown: int, limit: int) -> str:
    """How many of the icons may be taken: three, with a P tile up to its limit (RT-25, RT-33)."""
    most, least = min(shown, limit), min(shown, PRODUCTION)
    if least < most:
        return words("card.take_between", least=least, most=most, shown=shown)
    return words("card.take_some" if most < shown else "card.take", n=most, shown=shown)
