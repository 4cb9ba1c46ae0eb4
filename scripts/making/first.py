"""The first screen as HTML, in index.html before Python is there, which goes on with its elements.

It is what the page itself draws on the first visit, in every language; js/first.js picks one.
"""

import sys
from html import escape
from typing import Any

from making.places import ROOT

for folder in ("engine", "web"):
    if str(ROOT / folder) not in sys.path:
        sys.path.insert(0, str(ROOT / folder))

from tycoon_web.games import OFFERED  # noqa: E402
from tycoon_web.kit.messages import Messages  # noqa: E402
from tycoon_web.kit.vtree import Node, frame, under  # noqa: E402
from tycoon_web.rooms.home.screen import Party, home  # noqa: E402
from tycoon_web.rooms.upkeep.app import AppState, offline_line  # noqa: E402

PLACE = "{first}"
#: HTML has no end tags for these.
VOID = {"input"}


def fill_in(page: str, catalogues: dict[str, dict[str, Any]]) -> str:
    """A page with the first screen in English; those in other languages are ready beside it."""
    drawn = {code: html(screen(texts, code)) for code, texts in catalogues.items()}
    english, *others = drawn
    ready = [f'<template lang="{code}">{drawn[code]}</template>' for code in others]
    marked = drawn[english].replace("<div", f'<div lang="{english}"', 1)
    return page.replace(f"{PLACE}</div>", "\n".join([f"{marked}</div>", *ready]))


def screen(texts: dict[str, Any], code: str) -> Node:
    """What the page draws first where nothing is stored (`tests/page/home`)."""
    t = Messages(texts, code)
    foot = [offline_line(t, AppState(), "home-retry")]
    drawn = home(t, OFFERED, (), (), "", foot, Party.unwritten(), records=False)
    return frame("", "", under(drawn))


def html(node: Node | str) -> str:
    """A tree as the bridge would draw it."""
    if isinstance(node, str):
        return escape(node, quote=False)
    tag, attributes, children = node
    said = "".join(_attribute(name, value) for name, value in attributes.items())
    inside = "".join(map(html, children))
    return f"<{tag}{said}>" if tag in VOID else f"<{tag}{said}>{inside}</{tag}>"


def _attribute(name: str, value: Any) -> str:
    if name == "key" or value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
