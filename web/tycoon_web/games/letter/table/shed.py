"""Choosing cards: the drawer into which those that go are tipped."""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel
from tycoon_web.games.letter.panels.spelling import POOL
from tycoon_web.games.letter.table.tiles import face, shape
from tycoon_web.kit.controls import drawing, rule_link
from tycoon_web.kit.vtree import Node, h


def choosing(panel: CardPanel) -> Node:
    """Where the word lies otherwise: the open drawer, and on its front what it is about."""
    words = panel.words
    rule = "penalty" if isinstance(panel, DiscardPanel) and panel.penalty else panel.name
    head = h(
        "div.panel-head",
        {},
        h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
        rule_link(words, panel.paragraphs[rule], panel.name, panel.title()),
    )
    label = h("div.shed-label.m-paper", {}, head, panel.body())
    return h(
        "section.word.panel",
        {"aria-labelledby": "bench-title"},
        _case(panel),
        h("div.shed-front", {}, label, drawing("th-handle", "shed-handle")),
    )


def _case(panel: CardPanel) -> Node:
    """The drawer into which the cards that go fall."""
    pool = ".of-pool" if panel.chosen and panel.chosen[0][0] == POOL else ""
    lies = [
        h(f"span.lc.{shape(letter)}{pool}", {"key": f"{letter}-{n}"}, face(panel.words, letter))
        for n, letter in enumerate(panel.letters())
    ]
    bare = not lies and (_proof(panel) or h("i.shed-bare"))
    return h("div.shed", {"key": "shed", "aria-hidden": "true"}, lies, bare)


def _proof(panel: CardPanel) -> Node | None:
    """What has been turned down lies there itself, struck out, until a card goes."""
    refused = panel.context.view["turn"]["refused"]
    if not (isinstance(panel, DiscardPanel) and panel.penalty and refused):
        return None
    words = [h("s", {"key": word}, word) for word in refused[-2:]]
    longest = max(map(len, refused[-2:]))
    style = {"style": {"--letters": str(longest), "--lines": str(len(words))}}
    return h("p.shed-proof", style, words, h("b", {}, "✕"))
