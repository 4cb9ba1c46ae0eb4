"""The stage: stick and press, or the panel in which cards are chosen; then, ``beside`` them, the
community cards.
"""

from __future__ import annotations

from tycoon_web.games.letter.panels.choosing import CardPanel
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.bill import draft_bill, note_bill, played_bill
from tycoon_web.games.letter.table.latest import latest
from tycoon_web.games.letter.table.shed import choosing
from tycoon_web.games.letter.table.stick import bare_stick, laid_stick, stick
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Child, Node
from tycoon_web.telling.views import View


def stage(play: Play, worth: View | None, beside: Node) -> list[Node]:
    """Whatever lies in the middle of the own table."""
    if isinstance(play.panel, CardPanel):
        return [choosing(play.panel), beside]
    if play.word:
        front = latest(play.words, play.context.view, play.turn_log.log)
        rows = range(len(play.word.spelling.rows))
        sticks = [stick(play.word, number) for number in rows]
        return _staged(play.words, beside, *sticks, draft_bill(play.word, worth, front))
    return to_look_at(play, play.words.discarded(play.context.view), beside)


def to_look_at(play: Play, nothing: Child, beside: Node, **attrs: str) -> list[Node]:
    """What was played and earned; ``nothing`` says that no word lies there."""
    words, view = play.words, play.context.view
    if not view["play"]:
        return _staged(words, beside, bare_stick(words), note_bill(nothing), **attrs)
    laid = view["play"]["words"]
    sticks = [laid_stick(words, word, len(laid) > 1) for word in laid]
    return _staged(words, beside, *sticks, played_bill(words, view), **attrs)


def _staged(words: Words, beside: Node, *lies: Child, **attrs: str) -> list[Node]:
    css = ".two" if len(lies) > 2 else ""  # two sticks and the bill
    return [part(f"section.word{css}", words("word.title"), *lies, **attrs), beside]
