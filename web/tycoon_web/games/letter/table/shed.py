"""Choosing cards: the case in which those that go lie as type, and how many come for them."""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel
from tycoon_web.games.letter.panels.spelling import POOL
from tycoon_web.games.letter.table.press import press_out
from tycoon_web.games.letter.table.tiles import face, shape, tile
from tycoon_web.kit.controls import icon, rule_link
from tycoon_web.kit.vtree import Node, h

#: Notes of moments in which no card comes for one that goes, or not for each.
_NONE_COME = ("final", "done")


def choosing(panel: CardPanel) -> Node:
    """Where the word lies otherwise: the case, and the press that says what it is about."""
    words = panel.words
    rule = "penalty" if isinstance(panel, DiscardPanel) and panel.penalty else panel.name
    head = h(
        "div.panel-head",
        {},
        h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
        rule_link(words, panel.paragraphs[rule], panel.name, panel.title()),
    )
    return h(
        "section.word.panel",
        {"aria-labelledby": "bench-title"},
        _case(panel),
        press_out(h("div.score", {}, head, panel.body())),
    )


def _case(panel: CardPanel) -> Node:
    """A compartment for every card that may go."""
    pool = ".of-pool" if panel.chosen and panel.chosen[0][0] == POOL else ""
    lies = [
        h(
            "span.shed-place",
            {"key": f"{letter}-{n}"},
            h(f"span.lc.{shape(letter)}{pool}", {}, face(panel.words, letter)),
        )
        for n, letter in enumerate(panel.letters())
    ]
    free = [h("span.shed-place", {"key": f"free-{n}"}) for n in range(len(lies), panel.most())]
    css = ".of-one" if panel.most() == 1 else ""
    return h(f"div.shed.m-walnut{css}", {"key": "shed", "aria-hidden": "true"}, lies, free)


def exchange(panel: CardPanel) -> Node:
    """Above the keys: what goes, and the backs of as many cards as come for it."""
    words, letters = panel.words, panel.letters()
    goes = words("shed.go", n=len(letters), most=panel.most())
    lies = [_pile(goes, [tile(letter) for letter in letters], ".shed-goes")]
    if letters and panel.note() not in _NONE_COME:
        backs = [h("i.shed-back", {"key": f"back-{n}"}) for n in range(len(letters))]
        lies += [icon("i-end"), _pile(words("shed.come", n=len(letters)), backs)]
    return h("p.shed-trade", {}, lies)


def _pile(told: str, cards: list[Node], css: str = "") -> Node:
    fan = h("span.shed-fan", {"aria-hidden": "true"}, cards)
    return h(f"span.shed-pile{css}", {}, fan, h("b", {}, told))
