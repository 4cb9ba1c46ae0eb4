"""The rules as a sheet: searchable, with what holds in the game being played marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tycoon_web.games import OFFERED
from tycoon_web.kit.controls import Text, button, icon, segmented, sheet, text_field
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.rulebook.book import Note, Options, Rulebook
from tycoon_web.rooms.rulebook.search import plain
from tycoon_web.telling.handbook import Chapter
from tycoon_web.telling.legend import Entry


class Reading(NamedTuple):
    """The rules as somebody reads them."""

    book: Rulebook | None
    """None until the text has arrived."""
    failed: bool = False
    query: str = ""
    options: Options | None = None
    """Of the game played or being set up; None outside."""
    game: str | None = None
    """The game chosen where both can be read about; None while one is played or set up."""
    legend: Sequence[Entry] = ()
    """What lies on the table behind the sheet."""
    topics: Mapping[str, Child] = MappingProxyType({})
    """Pictures of what newcomers ask about, by chapter."""


def reference_sheet(t: Text, reading: Reading, cloth: str) -> Node:
    """The whole sheet."""
    body: Child = h("p", {"role": "status"}, t("rules.waiting"))
    if reading.book:
        body = _contents(t, reading.book, reading)
    elif reading.failed:
        body = h("div.notice", {"role": "alert"}, icon("i-info"), h("span", {}, t("rules.failed")))
    ground = f".m-felt{cloth}"
    return sheet(t, "rules", t("rules.title"), _games(t, reading.game), body, ground=ground)


def _games(t: Text, chosen: str | None) -> Node | None:
    if chosen is None or len(OFFERED) < 2:
        return None
    choices = [(game, t(f"game.{game}")) for game in OFFERED]
    return segmented("rules-game", t("home.games"), choices, chosen)


def _contents(t: Text, book: Rulebook, reading: Reading) -> list[Child]:
    found = book.found(reading.query)
    if found is None:
        title = h("h3.rules-title", {}, t(f"game.{book.game}"))
        ways = _topics(t, book, reading.topics), _everything(t, reading.legend), _jumps(t, book)
        shown: list[Child] = [h("div.rules-contents.m-paper", {}, title, ways)]
        shown += [_chapter(t, book, chapter, reading) for chapter in book.handbook.CHAPTERS]
    else:
        heading = h("h3.hidden", {}, t("rules.found", n=len(found)))
        rules = [_rule(t, book, rule, reading.options) for rule in found]
        shown = (
            [heading, h("section.rules-part.m-paper", {}, rules)]
            if found
            else [h("div.rules-contents.m-paper", {}, _jumps(t, book))]
        )
    return [
        _search(t, reading.query, found, at_table=bool(reading.legend)),
        shown,
        h("p.quiet-text", {}, t("rules.own_words")),
    ]


def _search(t: Text, query: str, found: list[str] | None, *, at_table: bool) -> Node:
    """The field, and how many paragraphs were found or what else could be tried; at a table what
    lies there can be asked about by a tap.
    """
    told = t("rules.found", n=len(found)) if found else t("rules.found_none")
    example = t("rules.search.example")
    tap = button("#rules-tap.go", "rules-tap", icon("i-what"), t("rules.tap"))
    return h(
        "div.rules-search" + (".with-tap" if at_table else ""),
        {},
        h("label", {"for": "rules-search"}, t("rules.search")),
        text_field("#rules-search", "rules-search", query, 80, type="search", placeholder=example),
        at_table and tap,
        h("small", {"role": "status"}, "" if found is None else told),
    )


def _topics(t: Text, book: Rulebook, topics: Mapping[str, Child]) -> Node | None:
    """What newcomers ask about first, each with its picture."""
    keys = [
        button(
            f"#topic-{chapter}.topic.topic-{number}",
            "rules-jump",
            h("span.topic-picture", {"aria-hidden": "true"}, picture),
            h("b", {}, t(f"topic.{book.game}.{chapter}")),
            h("small", {}, t(f"topic.{book.game}.{chapter}.about")),
            fields={"to": f"chapter-{chapter}"},
        )
        for number, (chapter, picture) in enumerate(topics.items())
    ]
    return h("nav.topics", {"aria-label": t("rules.topics")}, keys) if keys else None


def _everything(t: Text, entries: Sequence[Entry]) -> Node | None:
    """The way from everything on the table to its paragraph, by name."""
    if not entries:
        return None
    chips = [
        button(
            f"#sign-{number}.rules-key.quiet",
            "rules-jump",
            entry.picture,
            entry.text,
            fields={"to": place(entry.rule)},
        )
        for number, entry in sorted(enumerate(entries), key=lambda found: plain(found[1].text))
    ]
    title, many = t("rules.legend"), h("small", {}, t("rules.entries", n=len(entries)))
    heading = h("h3", {}, title, " ", many)
    return h("nav.signs", {"aria-label": title}, heading, h("div.rules-keys", {}, chips))


def _jumps(t: Text, book: Rulebook) -> Node:
    chips = [
        button(
            f"#jump-{chapter.id}.rules-key.quiet",
            "rules-jump",
            book.messages(f"chapter.{chapter.id}"),
            fields={"to": f"chapter-{chapter.id}"},
        )
        for chapter in book.handbook.CHAPTERS
    ]
    title = t("rules.chapters")
    return h("nav.signs", {"aria-label": title}, h("h3", {}, title), h("div.rules-keys", {}, chips))


def _chapter(t: Text, book: Rulebook, chapter: Chapter, reading: Reading) -> Node:
    heading = h(
        f"h3#chapter-{chapter.id}",
        {"tabindex": "-1", "data-jump": "1"},
        book.messages(f"chapter.{chapter.id}"),
    )
    paragraphs = [_rule(t, book, rule, reading.options) for rule in chapter.rules]
    topics = list(reading.topics)
    head: Node = heading
    if chapter.id in topics:  # as newcomers find it among the topics
        picture = reading.topics[chapter.id]
        drawn = h("span.topic-picture", {"aria-hidden": "true"}, picture)
        head = h(f"div.rules-head.topic-{topics.index(chapter.id)}", {}, drawn, heading)
    return h("section.rules-part.m-paper", {"key": chapter.id}, head, paragraphs)


def _rule(t: Text, book: Rulebook, rule: str, options: Options | None) -> Node:
    """A paragraph, and beside it what editions and variants change."""
    absent = options is not None and book.plays_no_part(rule, options)
    printed = book.printed(rule, options)
    return h(
        "article.rule" + (".absent" if absent else ""),
        {"key": rule, "id": place(rule), "tabindex": "-1", "data-jump": "1"},
        h("h4", {}, book.title(rule), printed and h("small", {}, f" · {printed}")),
        absent and h("p.changed", {}, t("rules.not_here")),
        h("p", {}, book.text(rule, options)),
        [_note(t, note, options) for note in book.notes.get(rule, ())],
    )


def _note(t: Text, note: Note, options: Options | None) -> Node:
    holds = options is not None and note.holds(options)
    return h(
        "p.rule-note" + (".holds" if holds else ""),
        {"key": f"{note.option}={note.value}"},
        holds and h("b", {}, icon("i-check"), t("rules.holds")),
        options is not None and not holds and h("small.changed", {}, t("rules.not_here")),
        h("span", {}, note.text),
    )


def place(rule: str) -> str:
    """The id of a paragraph's element."""
    return f"paragraph-{rule}"
