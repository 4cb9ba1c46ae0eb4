"""The cabinet of patents: 26 drawers, for sale, sold, or within reach of the word that lies."""

from __future__ import annotations

from tycoon_web.games.letter.table.tiles import tile, wax
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, button, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def patents(words: Words, view: View, wanted: list[str]) -> Node:
    """All 26; those that the word would pay for are pulled out."""
    players = view["players"]
    drawers = [drawer(words, p, players, wanted=p["letter"] in wanted) for p in view["patents"]]
    return part("section.pat", words("patents"), drawers)


def drawer(words: Words, patent: View, players: list[View], *, wanted: bool) -> Node:
    """The button tells all about the letter."""
    letter, owner = patent["letter"], patent["owner"]
    sign = players[owner]["emblem"] if owner is not None else None
    state = f".owned.em-{sign}" if sign else ".wanted" if wanted else ""
    return button(
        f"#patent-{letter}.patent{state or '.m-walnut'}",
        "open-patents",
        h(
            "span.drawer-label",
            {},
            h("b", {}, letter),
            patent["ability"] and h("span.star", {}, "★"),
            not sign and h("span.patent-cost", {}, f"${patent['cost']}"),
        ),
        sign and wax(sign),
        fields={"letter": letter},
        label=patent_label(words, patent, wanted=wanted),
    )


def patent_label(words: Words, patent: View, *, wanted: bool = False) -> str:
    """All about a patent in a sentence."""
    label = words(
        "patent.label",
        letter=patent["letter"],
        cost=patent["cost"],
        owner=words.owner(patent["owner"]),
    )
    if patent["ability"]:
        label += f"; {words('ability.' + patent['ability'])}"
    return f"{label}; {words('patent.wanted')}" if wanted else label


def drawer_front(patent: View, player: View | None, *rest: Child) -> Node:
    """A drawer as it stands in the cabinet's sheet: closed it is for sale, open it is sold."""
    return h(
        f"div.patent-drawer.patent-sold.em-{player['emblem']}" if player else "div.patent-drawer",
        {},
        tile(patent["letter"]),
        h("b.patent-price", {}, f"${patent['cost']}"),
        patent["ability"] and h("span.patent-star", {"aria-hidden": "true"}, "★"),
        player and painted(player["emblem"]),
        *rest,
    )


def painted(sign: str) -> Node:
    """Whose it is, the animal itself: there is room for it."""
    return h(f"span.wax.em-{sign}", {}, animal(sign))
