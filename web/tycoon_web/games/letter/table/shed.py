"""Choosing cards: the open type case into which they fall, or the proof that was struck."""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel
from tycoon_web.games.letter.panels.spelling import POOL
from tycoon_web.games.letter.table.tiles import face, shape
from tycoon_web.kit.controls import animal, drawing, rule_link
from tycoon_web.kit.vtree import Node, h


def choosing(panel: CardPanel) -> Node:
    """Where the word lies otherwise: what it is about, and the one sentence of what to do."""
    words, refused = panel.words, _refused(panel)
    rule = "penalty" if isinstance(panel, DiscardPanel) and panel.penalty else panel.name
    head = h(
        "div.panel-head",
        {},
        h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
        rule_link(words, panel.paragraphs[rule], panel.name, panel.title()),
    )
    told = h("div.shed-told", {}, head, panel.body())
    lies = h("div.shed", {"key": "shed", "aria-hidden": "true"}, _cards(panel))
    gloom = drawing("th-gloom", "gloom") if refused else None
    who = h("span.shed-who", {"aria-hidden": "true"}, animal(panel.context.me["emblem"]), gloom)
    scene = (
        [h("div.shed-proof.m-paper", {"key": "proof"}, _struck(refused), told), lies]
        if refused
        else [h("div.shed-case", {"key": "case"}, lies, told)]
    )
    css = ".struck" if refused else ""
    return h(f"section.word.panel{css}", {"aria-labelledby": "bench-title"}, scene, who)


def _cards(panel: CardPanel) -> list[Node]:
    """Those that go."""
    pool = ".of-pool" if panel.chosen and panel.chosen[0][0] == POOL else ""
    return [
        h(f"span.lc.{shape(letter)}{pool}", {"key": f"{letter}-{n}"}, face(panel.words, letter))
        for n, letter in enumerate(panel.letters())
    ]


def _refused(panel: CardPanel) -> list[str]:
    """What has been turned down, if a card has to go for it."""
    if not (isinstance(panel, DiscardPanel) and panel.penalty):
        return []
    refused: list[str] = panel.context.view["turn"]["refused"]
    return refused[-2:]


def _struck(refused: list[str]) -> Node:
    """The proof itself, crossed out in red and stamped."""
    style = {"--letters": str(max(map(len, refused))), "--lines": str(len(refused))}
    words = [h("s", {"key": word}, word) for word in refused]
    stamp = h("b", {}, "✕")
    return h("p.shed-struck", {"style": style, "aria-hidden": "true"}, words, stamp)
