"""Everything on the table by name: what it looks like, what it is, which paragraph is about it.

The legend shows all of it; "What is this?" finds the one thing that lies under a finger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.words import Words


class Thing(NamedTuple):
    """A row of a table: its words are ``legend.<game>.<name>`` and ``.about`` of that, those of
    what all games have ``legend.<name>``.
    """

    name: str
    picture: str | Node
    """A drawing of the sprite, or one put together; after "=" a text that stands for itself."""
    marks: str
    """How it is told on the page: drawings of the sprite, classes, what controls ask for."""
    rule: str = ""
    """The paragraph about it, or what leads to one in the game's `PARAGRAPHS`; "" none."""


class Entry(NamedTuple):
    """A thing as it is shown."""

    name: str
    picture: Node
    text: str
    about: str
    rule: str
    example: Child = None
    """What it does, to look at: on its card."""


class Piece(NamedTuple):
    """Something that lies on a table, as a sample to look at."""

    node: Node
    names: str
    """The things that are told of it: each has a number on it."""


class Group(NamedTuple):
    """Things that belong together."""

    first: str
    """The thing it begins with; it goes on to the next group's."""
    title: str
    sign: Node
    """What stands for all of it, on a medal."""
    pieces: Sequence[Piece] = ()
    cards: str = ""
    """What the cards of a drawer are called, where those that lie on no piece are one; "" keys."""


Closer = Callable[[Entry, str, Mapping[str, Any]], Entry]


class Legend(NamedTuple):
    """What there is on a game's table."""

    entries: Mapping[str, Entry]
    """By name, in the order in which they are shown."""
    marks: Mapping[str, str]
    """Which mark stands for which thing."""
    closer: Closer
    """What exactly it is, by the mark that was found and the control's fields."""
    groups: Sequence[Group]
    """In the order of the entries."""


#: On the table of every game.
SHARED = (
    Thing("player", "e-lantern", "badge e-lantern e-key e-hat e-bell e-feather"),
    Thing("bot", "i-bot", "i-bot bot-desk bot-pause bot-next bot-again hand-seat set-pace"),
    Thing("sides", "i-sides", "i-sides open-sides"),
    Thing("round", "i-again", "round"),
    Thing("undo", "i-undo", "i-undo undo", "undo"),
    Thing("redo", "i-redo", "redo"),
    Thing("log", "i-log", "i-log open-log"),
    Thing("rules", "i-book", "open-rules"),
    Thing("legend", "i-what", "open-legend"),
    Thing("menu", "i-menu", "open-menu"),
    Thing("commit", "i-check", "i-check commit"),
    Thing("cancel", "i-close", "i-close cancel"),
    Thing("note", "i-info", "i-info note"),
)


def legend_of(
    words: Words,
    game: str,
    things: Sequence[Thing],
    paragraphs: Mapping[str, str],
    closer: Callable[[Any, Entry, str, Mapping[str, Any]], Entry],
    groups: Sequence[Group],
) -> Legend:
    """A game's own things in their groups, then what all games have."""
    entries = {thing.name: _entry(words, f".{game}", thing, paragraphs) for thing in things}
    entries |= {thing.name: _entry(words, "", thing, paragraphs) for thing in SHARED}
    every = [*things, *SHARED]
    marks = {mark: thing.name for thing in every for mark in thing.marks.split()}
    shared = Group(SHARED[0].name, words("legend.shared"), icon("app-sign"))
    return Legend(entries, marks, partial(closer, words), (*groups, shared))


def _entry(words: Words, game: str, thing: Thing, paragraphs: Mapping[str, str]) -> Entry:
    text = words(f"legend{game}.{thing.name}")
    about = words(f"legend{game}.{thing.name}.about")
    rule = paragraphs.get(thing.rule, thing.rule)
    return Entry(thing.name, picture_of(thing.picture), text, about, rule)


def picture_of(given: str | Node) -> Node:
    """A thing's picture as an element."""
    if not isinstance(given, str):
        return given
    if given.startswith("="):
        return h("span.sign-text", {"aria-hidden": "true"}, given[1:])
    family, _, name = given.partition("-")
    css = {"c": f"ci c-{name}", "e": f"emblem em-{name}"}.get(family, "")
    return icon(given, css)
