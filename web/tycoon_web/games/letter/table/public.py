"""Screens for the whole table: ending a turn, and what all of them are built of (HO-02)."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.bill import played_bill
from tycoon_web.games.letter.table.board import side, tray
from tycoon_web.games.letter.table.cabinet import patents
from tycoon_web.games.letter.table.cards import laid_word
from tycoon_web.games.letter.table.issue import issue
from tycoon_web.games.letter.table.score import equation, royalties
from tycoon_web.kit.controls import button, drawing, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.table_parts import deed, head
from tycoon_web.telling.views import View


def open_screen(
    play: Play, view: View, title: str, phase: str, middle: Child, *lies: Child
) -> Node:
    """Patents and players stay in sight; the rest is for the matter in hand: ``middle`` on the
    stage, what ``lies`` on the tray of whose turn it is.
    """
    words = play.words
    mover = view["turn"]["seat"]
    on_tray = tray(words, view, mover, *lies) if lies else None
    return h(
        "div.table.lt-table.open-to-all",
        {"key": "letter-table", "class": f"phase-{phase}"},
        head(words, title, view["players"][mover]["emblem"], play.trail(), view),
        h(
            "main.lt-board.public",
            {"key": "board"},
            patents(words, view, view["buyable"] or []),
            part("section.matter", title, middle, on_tray),
            side(words, view, play.turn_log.log, mover),
        ),
    )


def word_sheet(play: Play, view: View) -> Node:
    """The word on a sheet fresh from the press, with what it pays."""
    words = play.words
    return h(
        "div.sheet-out.m-paper",
        {"key": "sheet"},
        h("div.laid-row", {}, [laid_word(words, word) for word in view["play"]["words"]]),
        h(
            "div.score",
            {},
            equation(words, view["play"]),
            royalties(words, view["players"], view["play"]["royalties"]),
        ),
    )


def earned_bill(play: Play, view: View) -> Child:
    """The word of this turn and what it brought, fresh from the press."""
    if not view["play"]:
        return None
    laid = view["play"]["words"]
    sorts = laid_word(play.words, laid[0]) if len(laid) == 1 else None
    return h("div.tray-bill", {"key": "earned"}, played_bill(play.words, view, sorts))


def done_screen(play: Play) -> Node:
    """The turn can end in the open; further discards need the hand (LT-24, LT-25)."""
    view, words = play.public(), play.words
    player = view["players"][view["to_act"]]
    shed = any(c.do == "discard_cards" and not c.refusal for c in play.session.prompt().choices)
    end = words("turn.end" if view["ending"] else "lt.turn.end_draw")
    nothing = h("p.matter-note", {}, words.discarded(view))
    middle = h(
        "div.lt-stage", {}, issue(play.words, view, play.turn_log.log) if view["play"] else nothing
    )
    keys = h(
        "div.lt-keys.lt-few",
        {},
        deed("end-turn", "end-turn", "i-end", end, ".go"),
        shed
        and button(
            "#discard-first.deed",
            "discard-first",
            drawing("th-discard", "key-drawn"),
            h("b", {}, words("discard.others")),
        ),
    )
    title = words("lt.turn.done", name=player["name"])
    return open_screen(play, view, title, "done", middle, h("div.act.lt-act", {}, keys))
