"""The middle of the table: the words on the bench with what they earn, or the open panel."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import LONGEST, SHORTEST, earnings

from tycoon_web.games.letter.cards import laid_word, piece
from tycoon_web.games.letter.choosing import CardBench, DiscardBench
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.score import affordable, equation, royalties
from tycoon_web.games.letter.spell import WordBench
from tycoon_web.games.letter.spelling import FINAL_S, TWICE
from tycoon_web.games.letter.words import Words
from tycoon_web.games.views import View
from tycoon_web.kit.controls import button, icon, part, rule_link
from tycoon_web.kit.vtree import Child, Node, h


def word_area(play: Play, worth: View | None) -> Node:
    """Whatever lies in the middle."""
    if isinstance(play.bench, CardBench):
        return _panel(play.bench)
    if play.word:
        lies = _bench(play, play.word, worth)
    else:
        lies = summary(play, play.words.discarded(play.desk.view))
    return part("section.word", play.words("word.title"), lies)


def _panel(bench: CardBench) -> Node:
    """Choosing cards: what for, and which so far."""
    words = bench.words
    chosen = bench.letters()
    rule = "penalty" if isinstance(bench, DiscardBench) and bench.penalty else bench.name
    return h(
        "section.word.panel",
        {"aria-labelledby": "bench-title"},
        h(
            "div.panel-head",
            {},
            icon(bench.symbol, "bench-symbol"),
            h("h2#bench-title", {"tabindex": "-1"}, bench.title()),
            rule_link(words, bench.paragraphs[rule], bench.name, bench.title()),
        ),
        bench.body(),
        h(
            "p.chosen-letters",
            {},
            [h("b", {}, letter) for letter in chosen] or words("choose.none"),
        ),
    )


def summary(play: Play, nothing: str) -> list[Child]:
    """What was played and earned; ``nothing`` says that no word lies there."""
    words, view = play.words, play.desk.view
    if not view["play"]:
        return [h("p.word-hint", {}, nothing)]
    return [
        [laid_word(words, word) for word in view["play"]["words"]],
        equation(words, view["play"]),
        royalties(words, view["players"], view["play"]["royalties"]),
    ]


def _bench(play: Play, bench: WordBench, worth: View | None) -> list[Child]:
    return [
        _refused(play),
        [_row(play, bench, number) for number in range(len(bench.spelling.rows))],
        _score(play, bench, worth),
        _tools(play, bench),
    ]


def _refused(play: Play) -> Node | None:
    """Words the list turned down this turn, and how many tries are left (LT-A10)."""
    turn = play.desk.view["turn"]
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


def _row(play: Play, bench: WordBench, number: int) -> Node:
    """One word's letters and the places still free."""
    words, spelling = play.words, bench.spelling
    row, current = spelling.rows[number], number == spelling.row
    owners = play.desk.owners
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


def _score(play: Play, bench: WordBench, worth: View | None) -> Node:
    """The live line: an equation, or what is still missing."""
    words = play.words
    body: Child
    if worth:
        body = [
            equation(words, worth),
            h(
                "div.score-more",
                {},
                royalties(words, play.desk.view["players"], worth["royalties"]),
                affordable(words, worth["affordable"]),
            ),
        ]
    else:
        body = h("p.word-hint", {}, bench.obstacle())
    return h("div.score", {}, body)


def _tools(play: Play, bench: WordBench) -> Node:
    """Taking back, and what Y and the abilities X, Z, V allow."""
    words, desk, spelling = play.words, play.desk, bench.spelling
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
        _declarations(bench),
    ]
    if desk.owns("X"):
        tools.append(_ability("copy", "X", bench.no_copy(), spelling.has(TWICE), play))
    if desk.owns("Z"):
        tools.append(_ability("final-s", "Z", bench.no_final_s(), spelling.has(FINAL_S), play))
    if desk.owns("V"):
        tools.append(_ability("other-row", "V", None, len(spelling.rows) > 1, play))
    tools.append([_give(bench, letter) for letter in bench.free_doublings()])
    return h("div.word-tools", {}, tools)


def _ability(do: str, letter: str, why: str | None, on: bool, play: Play) -> Node:
    return button(
        f"#{do}.chip.ability",
        do,
        h("b.ability-letter", {}, letter),
        h("span", {}, play.words(f"word.{do}")),
        why=None if on else why,
        aria_pressed="true" if on else "false",
    )


def _declarations(bench: WordBench) -> list[Node]:
    """Every Y that is a card of its own can be declared (LT-27)."""
    found = []
    for number, row in enumerate(bench.spelling.rows):
        for at, p in enumerate(row):
            if p.letter == "Y" and p.real:
                kind = bench.words.kind("Y", p.vowel)
                found.append(
                    button(
                        f"#declare-{number}-{at}.chip.declare",
                        "declare",
                        h("b.ability-letter", {}, "Y"),
                        h("span", {}, kind),
                        icon("i-swap"),
                        fields={"row": number, "at": at},
                        label=bench.words("word.declare", kind=kind, n=at + 1),
                    )
                )
    return found


def _give(bench: WordBench, letter: str) -> Node:
    """Which of two words a doubling goes to (LT-A22)."""
    listed = bench.actions()[0]["second_doublings"]
    which = 2 if letter in listed else 1
    return button(
        f"#give-{letter}.chip.give",
        "give",
        h("b.ability-letter", {}, letter),
        h("span", {}, bench.words("word.give", n=which)),
        icon("i-swap"),
        fields={"letter": letter},
    )
