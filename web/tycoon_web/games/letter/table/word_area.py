"""The middle of the table: the words in the panel with what they earn, or the open panel."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import LONGEST, SHORTEST, earnings

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel
from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.panels.spelling import FINAL_S, TWICE
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.cards import laid_word, piece
from tycoon_web.games.letter.table.score import affordable, equation, royalties
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, icon, part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def word_area(play: Play, worth: View | None) -> Node:
    """Whatever lies in the middle."""
    if isinstance(play.panel, CardPanel):
        return _panel(play.panel)
    if play.word:
        lies = _bench(play, play.word, worth)
    else:
        lies = summary(play, play.words.discarded(play.context.view))
    return part("section.word", play.words("word.title"), lies)


def _panel(panel: CardPanel) -> Node:
    """Choosing cards: what for, and which so far."""
    words = panel.words
    chosen = panel.letters()
    rule = "penalty" if isinstance(panel, DiscardPanel) and panel.penalty else panel.name
    return h(
        "section.word.panel",
        {"aria-labelledby": "bench-title"},
        h(
            "div.panel-head",
            {},
            icon(panel.symbol, "bench-symbol"),
            h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
            rule_link(words, panel.paragraphs[rule], panel.name, panel.title()),
        ),
        panel.body(),
        h(
            "p.chosen-letters",
            {},
            [h("b", {}, letter) for letter in chosen] or words("choose.none"),
        ),
    )


def summary(play: Play, nothing: str) -> list[Child]:
    """What was played and earned; ``nothing`` says that no word lies there."""
    words, view = play.words, play.context.view
    if not view["play"]:
        return [h("p.word-hint", {}, nothing)]
    return [
        [laid_word(words, word) for word in view["play"]["words"]],
        equation(words, view["play"]),
        royalties(words, view["players"], view["play"]["royalties"]),
    ]


def _bench(play: Play, panel: WordPanel, worth: View | None) -> list[Child]:
    return [
        _refused(play),
        [_row(play, panel, number) for number in range(len(panel.spelling.rows))],
        _score(play, panel, worth),
        _tools(play, panel),
    ]


def _refused(play: Play) -> Node | None:
    """Words the list turned down this turn, and how many tries are left (LT-A10)."""
    turn = play.context.view["turn"]
    if not turn["refused"]:
        return None
    words, left = play.words, turn["retries"]
    told = words("retry.refused", words=", ".join(turn["refused"]))
    tries = words("retry.unlimited") if left is None else words("retry.left", n=left)
    return h(
        "p.refused",
        {},
        icon("i-close"),
        h("span", {}, f"{told} {tries}"),
    )


def _row(play: Play, panel: WordPanel, number: int) -> Node:
    """One word's letters and the places still free."""
    words, spelling = play.words, panel.spelling
    row, current = spelling.rows[number], number == spelling.row
    owners = play.context.owners
    laid = [
        piece(words, p, owners[p.letter], number, at, current and spelling.at == at)
        for at, p in enumerate(row)
    ]
    free = [_slot(words, at + 1) for at in range(len(row), LONGEST)]
    text = "".join(p.letter for p in row) or words("word.nothing")
    css = "" if len(spelling.rows) == 1 else ".both.current" if current else ".both"
    turn = not current and button(
        f"#row-{number}.row-turn",
        "turn-to",
        words("word.turn_to", n=number + 1),
        fields={"row": number},
    )
    label = words("word.row", n=number + 1, word=text)
    return h(
        f"div.slots-row{css}",
        {"key": f"row-{number}", "role": "group", "aria-label": label},
        h("div.slots", {}, laid, free),
        turn,
    )


def _slot(words: Words, length: int) -> Node:
    """A free place, with what a word pays that comes so far (LT-16, LT-17)."""
    attrs = {"key": f"slot-{length}", "aria-hidden": "true"}
    if length < SHORTEST:
        return h("span.slot", attrs)
    pay = earnings(length)
    title = words("word.pays", n=length, earned=words.amount(pay.money, pay.stock))
    stock = pay.stock > 0 and h("span", {}, f"+{pay.stock}", icon("i-stock"))
    return h("span.slot", {**attrs, "title": title}, h("b", {}, f"${pay.money}"), stock)


def _score(play: Play, panel: WordPanel, worth: View | None) -> Node:
    """The live line: an equation, or what is still missing."""
    words = play.words
    body: Child
    if worth:
        body = [
            equation(words, worth),
            h(
                "div.score-more",
                {},
                royalties(words, play.context.view["players"], worth["royalties"]),
                affordable(words, worth["affordable"]),
            ),
        ]
    else:
        body = h("p.word-hint", {}, panel.obstacle())
    return h("div.score", {}, body)


def _tools(play: Play, panel: WordPanel) -> Node:
    """Taking back, and what Y and the abilities X, Z, V allow."""
    words, context, spelling = play.words, play.context, panel.spelling
    empty = words("word.empty") if spelling.empty() else None
    tools: list[Child] = [
        button(
            "#take-last",
            "take-last",
            icon("i-erase"),
            h("span", {}, words("word.take_last")),
            why=empty if len(spelling.rows) == 1 else None,
        ),
        button("#clear", "clear", icon("i-close"), h("span", {}, words("word.clear")), why=empty),
        _declarations(panel),
    ]
    if context.owns("X"):
        tools.append(_ability("copy", "X", panel.no_copy(), spelling.has(TWICE), play))
    if context.owns("Z"):
        tools.append(_ability("final-s", "Z", panel.no_final_s(), spelling.has(FINAL_S), play))
    if context.owns("V"):
        tools.append(_ability("other-row", "V", None, len(spelling.rows) > 1, play))
    tools.append([_give(panel, letter) for letter in panel.free_doublings()])
    return h("div.word-tools", {}, tools)


def _ability(do: str, letter: str, why: str | None, on: bool, play: Play) -> Node:
    return button(
        f"#{do}.chip.ability",
        do,
        h("b.ability-letter", {}, letter),
        h("span", {}, play.words(f"word.{do}")),
        why=None if on else why,
        pressed=on,
    )


def _declarations(panel: WordPanel) -> list[Node]:
    """Every Y that is a card of its own can be declared (LT-27)."""
    found = []
    for number, row in enumerate(panel.spelling.rows):
        for at, p in enumerate(row):
            if p.letter == "Y" and p.real:
                kind = panel.words.kind("Y", p.vowel)
                found.append(
                    button(
                        f"#declare-{number}-{at}.chip.declare",
                        "declare",
                        h("b.ability-letter", {}, "Y"),
                        h("span", {}, kind),
                        icon("i-swap"),
                        fields={"row": number, "at": at},
                        label=panel.words("word.declare", kind=kind, n=at + 1),
                    )
                )
    return found


def _give(panel: WordPanel, letter: str) -> Node:
    """Which of two words a doubling goes to (LT-A22)."""
    listed = panel.actions()[0]["second_doublings"]
    which = 2 if letter in listed else 1
    return button(
        f"#give-{letter}.chip.give",
        "give",
        h("b.ability-letter", {}, letter),
        h("span", {}, panel.words("word.give", n=which)),
        icon("i-swap"),
        fields={"letter": letter},
    )
