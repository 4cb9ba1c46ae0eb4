"""Word lists on the set-up page, on their way, and what to do when a game's own list is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tycoon.lexicon import FOLDS, OWN, SHIPPED, Dropped, Lexicon

from tycoon_web.kit.controls import Text, button, icon, segmented, sheet, switch
from tycoon_web.kit.vtree import Child, Node, h

#: No help with writing: it is not prose.
_PLAIN = {"spellcheck": "false", "autocapitalize": "off"}


class Lists(NamedTuple):
    """What is known of word lists on this page."""

    own: Lexicon | None = None
    """The table's own list, if one is here."""
    dropped: Dropped | None = None
    """What was left out when it was imported just now."""
    problem: str | None = None
    """Why the last import failed, in words."""
    coming: Mapping[str, int] = {}
    """Lists on their way: percent; -1: could not be fetched."""
    reading: bool = False
    """An own list is being read."""
    fold: str = FOLDS[0]
    """What umlauts become in it."""
    nouns: bool = False
    """Are words with a capital letter words?"""
    foreign: bool = False
    """Is the page in another language than the shipped lists?"""
    text_gone: bool = False
    """Is another way of reading wanted, and the text of the list no longer here?"""


def why_not_ready(t: Text, lists: Lists, wanted: str | None) -> str | None:
    """Why a game with this list cannot start yet; None: it can, or needs no list."""
    if wanted == OWN and lists.own is None:
        return t("lists.own_first")
    if wanted is not None and wanted in lists.coming:
        return t("lists.failed" if lists.coming[wanted] < 0 else "lists.coming")
    return None


def list_part(t: Text, lists: Lists, wanted: str, found: Lexicon | None) -> Node | None:
    """Under the option: the import of one's own; or the list, here or on its way, and that it is
    English.
    """
    if wanted == OWN:
        return h("div.field.own-list", {"key": "own-list"}, import_form(t, lists))
    bring = button(
        "#bring-own", "option", t("lists.bring_own"), fields={"option": "word_list", "value": OWN}
    )
    english = h("p.quiet-text", {}, t("lists.english")), h("div.row", {}, bring)
    state = coming(t, lists, wanted) or (found and _here(t, found))
    return h("div.field", {"key": "shipped"}, lists.foreign and english, state)


def _here(t: Text, found: Lexicon) -> Node:
    """As high as the line before, so that nothing moves under a finger when a list has come."""
    words = t("lists.here", n=len(found))
    return h("p.list-state", {"key": "list-here"}, icon("i-check"), words)


def coming(t: Text, lists: Lists, wanted: str) -> Node | None:
    """How far a list has come, or that it could not be fetched."""
    percent = lists.coming.get(wanted)
    if percent is None:
        return None
    if percent < 0:
        return h(
            "div.notice",
            {"key": "list-failed", "role": "alert"},
            icon("i-info"),
            h("span", {}, t("lists.failed")),
            button("#fetch-list", "fetch-list", t("lists.again"), fields={"value": wanted}),
        )
    return h(
        "div.list-state",
        {"key": "list-coming", "role": "status"},
        h("label", {"for": "list-progress"}, t("lists.coming")),
        h("progress#list-progress", {"max": "100", "value": str(percent)}),
    )


def import_form(t: Text, lists: Lists) -> list[Child]:
    """A file or a pasted text, and what became of it."""
    return [
        h(
            "div.field",
            {},
            h("h4", {}, t("lists.own")),
            h("p.quiet-text", {}, t("lists.own_note")),
            _spelling(t, lists),
            h("label", {"for": "list-file"}, t("lists.file")),
            h(
                "input#list-file",
                {"type": "file", "data-do": "list-file", "accept": ".txt,.csv,text/plain,text/csv"},
            ),
            _report(t, lists),
        ),
        h(
            "div.field",
            {},
            h("label", {"for": "list-text"}, t("lists.paste")),
            h("textarea#list-text", {"data-do": "list-text", **_PLAIN, "rows": "4"}),
            button("#list-use", "list-use", icon("i-check"), t("lists.use")),
        ),
    ]


def _spelling(t: Text, lists: Lists) -> list[Child]:
    """How words of other languages become such as the cards can spell."""
    folds = [(fold, t(f"lists.fold.{fold}")) for fold in FOLDS]
    return [
        h("h4", {}, t("lists.fold")),
        segmented("list-fold", t("lists.fold"), folds, lists.fold),
        h("small", {}, t("lists.fold_note")),
        switch("list-nouns", t("lists.nouns"), lists.nouns, t("lists.nouns_note")),
        lists.own
        and lists.text_gone
        and h("p.quiet-text", {"role": "status"}, t("lists.text_gone")),
    ]


def _report(t: Text, lists: Lists) -> Node | None:
    """How many words there are, and what was left out and why."""
    if lists.reading:
        return h("p", {"role": "status"}, t("lists.reading"))
    if lists.problem:
        return h("p.problem", {"role": "alert"}, lists.problem)
    if lists.own is None:
        return None
    dropped = lists.dropped or Dropped()
    rows = [
        h(
            "li",
            {"key": reason},
            t(f"lists.dropped.{reason}", n=n),
            h("small", {}, ", ".join(dropped.samples.get(reason, ()))),
        )
        for reason, n in dropped.lines.items()
    ]
    return h(
        "div.list-report",
        {"role": "status"},
        h("p", {}, icon("i-check"), t("lists.words", n=len(lists.own))),
        rows and [h("p", {}, t("lists.dropped")), h("ul.differs", {}, rows)],
    )


def missing_sheet(t: Text, lists: Lists, waiting: tuple[str, str, str]) -> Node:
    """A stored game whose list is not here: import it, go on with another, leave it."""
    id, sha256 = waiting[1:]
    others = [
        button(f"#replace-{name}", "replace-list", t(f"lists.go_on.{name}"), fields={"value": name})
        for name in (*SHIPPED, OWN)
        if name != OWN or lists.own
    ]
    return sheet(
        t,
        "lists",
        t("lists.missing"),
        h("p", {}, t(f"lists.missing.{'own' if id == OWN else 'shipped'}", sum=sha256[:8])),
        id == OWN and h("section.field.own-list", {}, import_form(t, lists)),
        h(
            "section.field",
            {},
            h("h3", {}, t("lists.go_on")),
            h("p.quiet-text", {}, t("lists.go_on_note")),
            [coming(t, lists, name) for name in SHIPPED],
            h("div.row", {}, others),
        ),
    )
