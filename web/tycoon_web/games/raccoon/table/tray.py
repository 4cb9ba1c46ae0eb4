"""What who looks has: money, tokens, storage, points."""

from __future__ import annotations

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.table.strips import holdings, later, owned
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View


def own_stock(words: Words, me: View) -> list[Node]:
    """what who looks has, and its heading; the button opens the own tableau."""
    full = me["stored"] >= me["limit"]
    cells = [
        h(
            f"span.token.c-{name}" + ("" if me["tokens"][name] else ".none"),
            {},
            icon(f"c-{name}", "ci"),
            h("b", {}, me["tokens"][name]),
        )
        for name in COMMODITIES
    ]
    counts = dict(zip(("railroads", "towns", "tiles"), owned(me), strict=True))
    label = words(
        "me.label",
        money=me["money"],
        tokens=words.counts(me["tokens"]),
        stored=me["stored"],
        limit=me["limit"],
        vp=me["vp"],
        **counts,
    ) + later(words, me)
    own = button(
        f"#own.me.em-{me['emblem']}",
        "open-tableau",
        h("span.purse", {}, words.money(me["money"])),
        h("span.tokens", {}, cells),
        h(
            "span.gauge" + (".full" if full else ""),
            {"style": {"--fill": f"{min(100, round(100 * me['stored'] / me['limit']))}%"}},
            h("span.gauge-text", {}, icon("i-store"), f"{me['stored']}/{me['limit']}"),
        ),
        h("span.me-owned", {}, holdings(me)),
        h("span.vp-plate", {}, h("b", {}, me["vp"]), h("small", {}, words("vp"))),
        fields={"seat": me["seat"]},
        label=label,
    )
    return [h("h2.hidden", {"key": "own-title"}, words("me.title")), own]
