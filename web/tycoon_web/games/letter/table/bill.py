"""The bill that the press gives out: what a word earns, whom it pays, what it could buy."""

from __future__ import annotations

from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.table.cards import breadth
from tycoon_web.games.letter.table.press import OPEN, PULLED, press_out, ready, waiting
from tycoon_web.games.letter.table.score import affordable, equation, payout, royalties, together
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def draft_bill(panel: WordPanel, worth: View | None, front: Node | None) -> Node:
    """What lies in the stick would come to this, or what is still missing; before the first letter
    the paper of the day, its ``front``.
    """
    words, refused = panel.words, _refused(panel)
    if worth:
        due = royalties(words, panel.context.view["players"], worth["royalties"])
        rows, letters = worth["words"], worth["affordable"]  # their drawers are lit
        bought = h("div.hidden", {}, affordable(words, letters))
        doubtful = panel.context.view["challenge"] == "table"
        both = len(rows) > 1
        unchecked = "word.both_unchecked" if both else "word.unchecked"
        note = h("p.doubtful", {}, words(unchecked)) if doubtful else None
        paid = together(words, worth) if both else payout(words, worth)
        body = [equation(words, worth), paid, due, bought, note]
        return press_out(refused, _score(worth, body, ".of-both" if both else ""))
    if panel.spelling.empty():
        told = [words("word.lengths"), " ", words("word.rail")]
        return press_out(refused, state=OPEN) if refused else ready(words, front, *told)
    missing = h("div.score", {}, h("p.word-hint", {}, panel.obstacle()))
    return press_out(refused, missing, state=OPEN)


def played_bill(words: Words, view: View, sorts: Node | None = None) -> Node:
    """What has been played, for all to read; ``sorts``: the word in type, instead of its text."""
    play = view["play"]
    due = royalties(words, view["players"], play["royalties"])
    css = ".in-sorts" if sorts else ""
    body = [equation(words, play), payout(words, play), due]
    return press_out(sorts, _score(play, body, css), state=PULLED, read=True)


def _score(play: View, body: list[Node | None], css: str = "") -> Node:
    """As large as its longest word allows."""
    ems = max(breadth(word["word"]) for word in play["words"])
    return h(f"div.score{css}", {"style": {"--ems": f"{max(5, ems):.2f}"}}, body)


def note_bill(*said: Child) -> Node:
    """Nothing is to be printed; why."""
    if not any(said):
        return waiting()
    text = all(isinstance(one, str) for one in said)
    return press_out(h("p.word-hint", {}, said) if text else said, state=OPEN)


def _refused(panel: WordPanel) -> Node | None:
    """Words the list turned down this turn, and how many tries are left (LT-A10)."""
    turn = panel.context.view["turn"]
    if not turn["refused"]:
        return None
    words, left = panel.words, turn["retries"]
    told = words("retry.refused", words=", ".join(turn["refused"]))
    tries = words("retry.unlimited") if left is None else words("retry.left", n=left)
    return h("p.refused", {}, icon("i-close"), h("span", {}, f"{told} {tries}"))
