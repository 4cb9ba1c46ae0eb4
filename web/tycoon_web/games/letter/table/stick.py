"""The composing stick: twelve places for letters, and in its rail what every length pays."""

from __future__ import annotations

from collections.abc import Sequence, Sized

from tycoon.games.letter.rules.cards import LONGEST, SHORTEST, earnings

from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.table.cards import piece, sorts
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def stick(panel: WordPanel, number: int, planned: Sequence[Node] = ()) -> Node:
    """One word's letters and the places still free; ``planned``: what would be laid, silent."""
    words, spelling = panel.words, panel.spelling
    row, current = spelling.rows[number], number == spelling.row
    owners = panel.context.owners
    laid = [
        piece(words, p, owners[p.letter], number, at, current and spelling.at == at)
        for at, p in enumerate(row)
    ]
    text = "".join(p.letter for p in row) or words("word.nothing")
    css = "" if len(spelling.rows) == 1 else ".current" if current else ".stepped"
    bare = spelling.empty() and not planned
    css += ".bare" if bare else ".proposed" if planned else ""
    told = words("word.change", word=text) if row else words("word.turn_to", n=number + 1)
    turn = not current and button(
        "#other-row.row-turn", "other-row", icon("i-swap"), h("span.turn-text", {}, told)
    )
    label = words("word.row", n=number + 1, word=text)
    return h(
        f"div{'#stick' if current else ''}.stick.slots-row.m-slate{css}{_length(row)}",
        {"key": f"row-{number}", "role": "group", "aria-label": label},
        h("div.slots", {}, _slots(words, [*laid, *planned])),
        _pays(words, len(row)),
        bare and _here(words("word.empty_stick")),
        current and number > 0 and not row and _here(words("word.other-row")),
        turn,
    )


def ability(words: Words, do: str, letter: str, why: str | None, *, on: bool = False) -> Node:
    """What a patent allows, by its name."""
    return button(
        f"#{do}.chip.ability.quiet.on-walnut",
        do,
        h("span", {}, words(f"word.{do}")),
        h("small", {}, words("legend.patent", letter=letter)),
        why=None if on else why,
        pressed=on,
    )


def laid_stick(words: Words, word: View, both: bool) -> Node:
    """A word that has been played, to look at."""
    css = (".both" if both else "") + _length(word["word"])
    return h(
        f"div.stick.laid.m-slate{css}",
        {"key": word["word"]},
        h("span.hidden", {}, word["word"]),
        h("div.slots.laid-cards", {"aria-hidden": "true"}, _slots(words, sorts(words, word))),
        _pays(words),
    )


def bare_stick(words: Words) -> Node:
    """Nothing lies in it."""
    slots = h("div.slots", {}, _slots(words, []))
    return h("div.stick.m-slate", {"key": "bare", "aria-hidden": "true"}, slots, _pays(words))


def _pays(words: Words, length: int = 0) -> Node | None:
    """What the rail is for, engraved where words are too short to earn anything; below a word that
    earns something, whose bill says what, it is for longer ones.
    """
    if length == LONGEST:
        return None
    attrs = {"aria-hidden": "true"}
    if length < SHORTEST:
        return h("span.stick-pays", attrs, words("word.rail_pays"))
    size = {"style": {"--laid": str(length)}}
    return h("span.stick-pays.of-more", {**attrs, **size}, words("word.rail_more"))


def _here(told: str) -> Node:
    """In the bare channel, behind the moulds of the shortest word: how one begins."""
    return h("p.stick-here", {"aria-hidden": "true"}, told)


#: So many places a phone has in a row, but for a word that needs more.
_PHONE = 8
#: Behind so many letters there is no room for a button on a phone.
_HALF = 4


def _length(word: Sized) -> str:
    return ".long" if len(word) > _PHONE else ".wide" if len(word) > _HALF else ""


def _slots(words: Words, laid: list[Node]) -> list[Node]:
    """The letters in their places, behind the last one the knee."""
    found = []
    for at in range(LONGEST):
        lies: list[Child] = [laid[at] if at < len(laid) else None]
        if at == len(laid):
            lies = [drawing("th-knee", "knee")]
        css = ".on" if at + 1 == len(laid) else "" if at < len(laid) else ".free"
        found.append(h(f"span.slot{css}", {"key": f"slot-{at}"}, lies, _notch(words, at + 1)))
    return found


def _notch(words: Words, length: int) -> Node:
    """What a word pays that comes so far (LT-16, LT-17)."""
    attrs = {"aria-hidden": "true"}
    if length < SHORTEST:
        return h("span.stick-notch", attrs)
    pay = earnings(length)
    title = words("word.pays", n=length, earned=words.amount(pay.money, pay.stock))
    stock = pay.stock > 0 and h("small", {}, f"+{pay.stock}", icon("i-stock"))
    return h("span.stick-notch", {**attrs, "title": title}, h("b", {}, f"${pay.money}"), stock)
