"""The sheet with hints: what to do, and what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tycoon_web.kit.controls import Text, button, icon, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon.coach import Hint


def hint_sheet(words: Words, hints: list[Hint] | None, step: int, failed: bool) -> Node:
    """The best first; of a word first the length, then where its vowels are, then itself.

    None: they are still being thought about.
    """
    body = h("p.note", {}, words("hint.failed")) if failed else _body(words, hints, step)
    return sheet(words, "hint", words("hint.title"), body)


def hint_flag(t: Text) -> Node:
    """On what a hint means: a sign and a word."""
    return h("span.hint-flag", {"aria-hidden": "true"}, icon("i-bulb"), t("hint.flag"))


def _body(words: Words, hints: list[Hint] | None, step: int) -> Child:
    if hints is None:
        return h("p.quiet-text", {"role": "status"}, words("hint.thinking"))
    steps = hints[0].steps
    if step < len(steps) - 1:
        return [
            h("p.hint-step", {}, words.reason(steps[step])),
            button("#hint-more.go.wide", "hint-more", icon("i-bulb"), words("hint.more")),
        ]
    rows = [_hint(words, hint, number) for number, hint in enumerate(hints)]
    return [h("ol.hints", {}, rows), h("p.quiet-text", {}, words("hint.note"))]


def _hint(words: Words, hint: Hint, number: int) -> Node:
    behind = round(100 * hint.behind)
    return h(
        "li.hint",
        {"key": str(number)},
        h("h3", {}, words.deed(hint.action)),
        h("ul.reasons", {}, [h("li", {}, words.reason(reason)) for reason in hint.reasons]),
        behind > 0 and h("small.quiet-text", {}, words("hint.behind", percent=behind)),
        button(
            f"#hint-show-{number}",
            "hint-show",
            icon("i-eye"),
            words("hint.show"),
            fields={"hint": number},
        ),
    )
