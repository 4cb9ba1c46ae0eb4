"""What can be done with the letters in the stick, and the keys beside it."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import SHORTEST

from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.panels.spelling import FINAL_S, TWICE
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.stick import ability
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon
from tycoon_web.kit.vtree import Child, Node, h


def tools(play: Play, panel: WordPanel) -> Node:
    """Taking back, and what Y and the abilities X, Z, V allow."""
    words, context, spelling = play.words, play.context, panel.spelling
    empty = words("word.empty") if spelling.empty() else None
    found: list[Child] = [
        button(
            "#take-last.quiet.on-walnut",
            "take-last",
            icon("i-erase"),
            h("span.tool-label", {}, words("word.take_last")),
            why=empty if len(spelling.rows) == 1 else None,
        ),
        button(
            "#clear.quiet.on-walnut",
            "clear",
            icon("i-close"),
            h("span.tool-label", {}, words("word.clear")),
            why=empty,
        ),
        _declarations(panel),
    ]
    if context.owns("X"):
        found.append(ability(words, "copy", "X", panel.no_copy(), on=spelling.has(TWICE)))
    if context.owns("Z"):
        found.append(ability(words, "final-s", "Z", panel.no_final_s(), on=spelling.has(FINAL_S)))
    if context.owns("V") and len(spelling.rows) == 1:  # the slip above the second leads back
        found.append(ability(words, "other-row", "V", None))
    found.append([_give(panel, letter) for letter in panel.free_doublings()])
    return h("div.word-tools", {"class": "of-none" if empty else ""}, found)


def _declarations(panel: WordPanel) -> list[Node]:
    """Every Y that is a card of its own can be declared (LT-27)."""
    found = []
    for number, row in enumerate(panel.spelling.rows):
        for at, p in enumerate(row):
            if p.letter == "Y" and p.real:
                kind = panel.words.kind("Y", p.vowel)
                shape = "vowel" if p.vowel else "consonant"
                found.append(
                    button(
                        f"#declare-{number}-{at}.chip.declare.quiet.on-walnut",
                        "declare",
                        h(f"b.mini-type.t-{shape}", {}, "Y"),
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
        f"#give-{letter}.chip.give.quiet.on-walnut",
        "give",
        h("b.mini-type.t-consonant", {}, letter),
        h("span", {}, panel.words("word.give", n=which)),
        icon("i-swap"),
        fields={"letter": letter},
    )


def print_key(words: Words, panel: WordPanel) -> Node:
    """The one key in brass: print what lies in the stick, or why that is not possible; as long as
    there is no word yet, paper and ink lie in its place.
    """
    why = panel.obstacle()
    state = "" if panel.spelling.empty() else ".set"
    short = any(len(row) < SHORTEST for row in panel.spelling.rows) and [
        drawing("th-ready", "print-ready"),
        h("small.print-least", {}, words("word.least", n=SHORTEST)),
    ]
    return button(
        f"#commit.deed.lt-key.lt-print{state}" + ("" if why else ".go"),
        "commit",
        h("b.print-verb", {}, words("word.print")),
        short,
        why=why,
        label=panel.commit_label(),
    )


def other_key(words: Words, name: str, why: str | None) -> Node:
    """Discard or replace: what else the turn could be."""
    return button(
        f"#{name}.deed.lt-key",
        name,
        drawing(f"th-{name}", "key-drawn"),
        h("b", {}, words(f"{name}.key")),
        h("small", {}, words(f"{name}.key_note")),
        why=why,
        label=words(f"{name}.open"),
    )
