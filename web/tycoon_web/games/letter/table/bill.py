"""The bill that the press gives out: what a word earns, whom it pays, what it could buy."""

from __future__ import annotations

from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.table.press import idle, press_out
from tycoon_web.games.letter.table.score import affordable, equation, royalties
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def draft_bill(panel: WordPanel, worth: View | None) -> Node:
    """What lies in the stick would come to this, or what is still missing."""
    words, view = panel.words, panel.context.view
    proof = view["challenge"] == "table" and not panel.spelling.empty()
    body: list[Child]
    if worth:
        body = [
            equation(words, worth),
            proof and _proof(words),
            royalties(words, view["players"], worth["royalties"]),
            affordable(words, worth["affordable"]),
        ]
    else:
        body = [*_missing(words, panel), proof and _proof(words)]
    return press_out(_refused(panel), h("div.score", {}, body))


def played_bill(words: Words, view: View, sorts: Node | None = None) -> Node:
    """What has been played, for all to read; ``sorts``: the word in type, instead of its text."""
    play = view["play"]
    due = royalties(words, view["players"], play["royalties"])
    css = ".in-sorts" if sorts else ""
    return press_out(sorts, h(f"div.score{css}", {}, equation(words, play), due), read=True)


def note_bill(*said: Child) -> Node:
    """Nothing is to be printed; why."""
    if not any(said):
        return idle()
    text = all(isinstance(one, str) for one in said)
    return press_out(h("p.word-hint", {}, said) if text else said)


def _proof(words: Words) -> Node:
    """With challenges nobody has looked the word up yet, be it good or bad."""
    return h("p.proof", {}, h("b", {}, words("word.proof")), h("span", {}, words("word.unchecked")))


def _missing(words: Words, panel: WordPanel) -> list[Child]:
    if not panel.spelling.empty():
        return [h("p.word-hint", {}, panel.obstacle())]
    return [
        h("p.word-hint.bill-title", {}, words("word.lengths")),
        h("p.bill-more", {"aria-hidden": "true"}, words("word.rail")),
    ]


def _refused(panel: WordPanel) -> Node | None:
    """Words the list turned down this turn, and how many tries are left (LT-A10)."""
    turn = panel.context.view["turn"]
    if not turn["refused"]:
        return None
    words, left = panel.words, turn["retries"]
    told = words("retry.refused", words=", ".join(turn["refused"]))
    tries = words("retry.unlimited") if left is None else words("retry.left", n=left)
    return h("p.refused", {}, icon("i-close"), h("span", {}, f"{told} {tries}"))
