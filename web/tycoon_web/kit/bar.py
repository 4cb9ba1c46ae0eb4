"""The bar on top of every screen of a running game."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.kit.controls import Text, animal, button, icon
from tycoon_web.kit.vtree import Child, Node, h


class Trail(NamedTuple):
    """What can be taken back, done again, or asked for."""

    undo: bool = False
    """Freely (UN-01)."""
    undo_agreed: bool = False
    """If the table agrees (UN-03)."""
    redo: bool = False
    hint: bool = False
    """May who acts ask for a hint?"""


def bar(
    t: Text,
    title: str,
    sign: str | None,
    trail: Trail | None,
    round_: int,
    *more: Child,
    last_round: bool = False,
) -> Node:
    """Emblem, whose turn, round; ``more`` tools, undo and redo (not without a ``trail``), log,
    rules, menu.
    """
    return h(
        "header.bar.m-walnut",
        {"key": "bar"},
        sign and h(f"span.badge.em-{sign}", {}, animal(sign)),
        h("h1#heading", {"tabindex": "-1"}, title),
        round_ > 0
        and h(
            "span.round",
            {"class": "last" if last_round else ""},
            t("round.last") if last_round else t("round", n=round_),
        ),
        h("nav.tools", {"aria-label": t("tools")}, *more, trail and _history(t, trail), _tools(t)),
    )


def _history(t: Text, trail: Trail) -> list[Child]:
    hint = trail.hint and tool("hint", "i-bulb", t("hint.short"), t("hint.open"))
    return [hint, _undo(t, trail), _redo(t, trail)]


def _undo(t: Text, trail: Trail) -> Node:
    why = None if trail.undo or trail.undo_agreed else t("refusal.nothing_to_undo")
    label = t("undo") if trail.undo or not trail.undo_agreed else t("undo.ask")
    return tool("undo", "i-undo", t("undo"), label, why)


def _redo(t: Text, trail: Trail) -> Node | None:
    return tool("redo", "i-redo", t("redo"), t("redo")) if trail.redo else None


def _tools(t: Text) -> list[Node]:
    return [
        tool("open-log", "i-log", t("log.short"), t("log.open"), css=".tool-log"),
        tool("open-legend", "i-what", t("legend.short"), t("legend.open"), css=".tool-legend"),
        tool("open-rules", "i-book", t("rules.short"), t("rules.open")),
        tool("open-menu", "i-menu", t("menu"), t("menu")),
    ]


def tool(
    do: str, symbol: str, text: str, label: str, why: str | None = None, css: str = ""
) -> Node:
    """A small labelled button of the bar."""
    return button(
        f"#tool-{do}.tool.quiet{css}",
        do,
        icon(symbol),
        h("span.tool-text", {}, text),
        why=why,
        label=label,
    )
