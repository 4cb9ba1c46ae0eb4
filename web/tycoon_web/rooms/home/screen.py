"""The first screen: go on with the game on this device, or begin one of the two games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tycoon.session.seats import EMBLEMS

from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.home import leaves
from tycoon_web.rooms.home.doors import FEWEST, door
from tycoon_web.rooms.home.games import Entry, games_list

#: What this is, in two lines: ids of a title and a sentence, with their drawings.
POINTS = (("offline", "i-offline"), ("fans", "i-fans"))


class Party(NamedTuple):
    """Who will play, as it is written down on the first visit."""

    names: list[str]
    """One for each who plays; "" to be called after the emblem."""
    emblems: list[str]
    """Of each; the set-up has the same two lists."""
    resting: list[str]
    """Those that came off when the number went down; they come back when it goes up."""

    @classmethod
    def unwritten(cls) -> Party:
        """Three, of whom nothing is known."""
        return cls(["", "", ""], list(EMBLEMS[:3]), [])

    def resize(self, size: int) -> None:
        """So many play."""
        while FEWEST <= size < len(self.names):
            self.resting.insert(0, self.names.pop())
        while len(self.names) < size <= len(EMBLEMS):
            self.names.append(self.resting.pop(0) if self.resting else "")


def home(
    t: Text,
    games: Sequence[str],
    entries: Sequence[Entry],
    notes: Sequence[Node],
    usage: str,
    foot: Sequence[Node | None],
    party: Party,
    *,
    records: bool,
    offered: Node | None = None,
    host: bool = True,
) -> Node:
    """Wordmark, the games on this device, both games to begin, what this is.

    A ``host`` offers a first game, before anything else on the first visit. Without any games it
    is the first visit's: the page has it before Python is there (`scripts/making/first.py`), and
    js/first.js does then what the handlers do here.
    """
    hosts = host_offer(t, games, first=not entries) if host else None
    return h(
        "main.home",
        {"key": "home", "class": "" if entries else "first offered" if host else "first"},
        _masthead(t, None if entries else _learn(t, games, party)),
        not entries and hosts,
        _desk(t, entries, notes),
        _new(t, games, first=not entries),
        _more(t, games, usage, offered, hosts, records=records, first=not entries),
        None if entries else _points(t),
        h("footer.home-foot", {}, foot),
    )


def _desk(t: Text, entries: Sequence[Entry], notes: Sequence[Node]) -> Node:
    """The games on this device, and what there is to say."""
    return h(
        "section.home-desk",
        {"aria-label": t("home.games")},
        *notes,
        *games_list(t, entries),
    )


def host_offer(t: Text, games: Sequence[str], *, first: bool) -> Node:
    """A first game with somebody who explains it; whoever knows the games is never asked again.
    On the ``first`` visit it is what the screen is for.
    """
    keys = [
        button(
            f"#host-{game}.host-go" + (".m-brass" if first else ""),
            "guided-game",
            t(f"game.{game}"),
            fields={"game": game},
            label=t("host.offer_of", game=t(f"game.{game}")),
        )
        for game in games
    ]
    return h(
        "section.home-host.m-paper",
        {"aria-labelledby": "host-offer", "key": "home-host", "id": "home-host"},
        h("span.host-face", {"aria-hidden": "true"}),
        h("div", {}, h("h2#host-offer", {}, t("host.offer")), h("p", {}, t("host.offer_note"))),
        h("div.host-doors", {}, keys, button("#host-no", "decline-host", t("host.known"))),
    )


def _masthead(t: Text, learn: Node | None) -> Node:
    return h(
        "header.masthead.m-walnut",
        {},
        icon("app-sign", "masthead-sign"),
        h("h1#wordmark", {"tabindex": "-1"}, t("app.name")),
        h("p.motto", {}, t("app.motto")),
        _tools(t, learn),
    )


def _tools(t: Text, learn: Node | None) -> Node:
    """Where the bar of a running game has them as well (A11-09); ``learn`` unfolds."""
    return h(
        "nav.tools",
        {"aria-label": t("tools")},
        learn or _tool(t, "#home-learn", "open-lessons", "i-learn", "lessons.learn_short"),
        _tool(t, "#home-rules", "open-rules", "i-book", "rules.short"),
        _tool(t, "#home-menu", "open-menu", "i-menu", "menu"),
    )


def _tool(t: Text, selector: str, do: str, sign: str, text: str) -> Node:
    return button(f"{selector}.tool", do, icon(sign), h("span.tool-text", {}, t(text)))


def _new(t: Text, games: Sequence[str], *, first: bool) -> Node:
    """A new game of either kind."""
    return h(
        "section.home-new",
        {"aria-labelledby": "home-new"},
        h("h2#home-new", {}, t("home.new")),
        h("div.doors", {}, [door(t, game, first=first) for game in games]),
    )


def _more(
    t: Text,
    games: Sequence[str],
    usage: str,
    offered: Node | None,
    hosts: Node | None,
    *,
    records: bool,
    first: bool,
) -> Node:
    """What else there is, in one quiet row: the deal of the day, a first game with a host, what is
    remembered of games, the way in, room. What leads to a choice of games is folded; on the
    ``first`` visit the host is elsewhere.
    """
    return h(
        "div.home-more",
        {},
        _folded("daily", t("daily"), "i-dice", _daily(t, games)),
        hosts and not first and _folded("host", t("host.offer"), "i-what", hosts),
        records and button("#open-records", "open-records", icon("i-crown"), t("record")),
        button("#open-import", "open-import", icon("i-open"), t("import.title")),
        offered,
        usage and h("p.usage", {}, usage),
    )


def _folded(name: str, title: str, sign: str, body: Node) -> Node:
    summary = h("summary", {}, icon(sign), h("span", {}, title))
    attrs = {"key": name, "id": f"more-{name}", "name": "more"}  # where names do that, one is open
    return h("details.folded", attrs, summary, body)


def _learn(t: Text, games: Sequence[str], party: Party) -> Node:
    """What can be read and written down while the rest of the page comes: what a turn is, what
    those who play are called; then the lessons.
    """
    sign = icon("i-learn")
    called = h("summary.tool", {}, sign, h("span.tool-text", {}, t("lessons.learn_short")))
    names = leaves.party(t, party.names, party.resting, party.emblems)
    lessons = button("#home-learn", "open-lessons", sign, t("lessons.open"))
    body = h("div.home-first", {}, [leaves.first_turn(t, game) for game in games], names, lessons)
    return h("details.first-learn", {"id": "learn", "key": "learn"}, called, body)


def _daily(t: Text, games: Sequence[str]) -> Node:
    """The deal of the day, one tap away."""
    buttons = [
        button(
            f"#daily-{game}",
            "play-daily",
            t(f"game.{game}"),
            fields={"game": game},
            label=t("daily.of", game=t(f"game.{game}")),
        )
        for game in games
    ]
    return h("div.home-daily", {"role": "group", "aria-label": t("daily")}, buttons)


def _points(t: Text) -> Node:
    return h("ul.home-points", {}, [_point(t, name, sign) for name, sign in POINTS])


def _point(t: Text, name: str, sign: str) -> Node:
    text = h("span", {}, h("b", {}, t(f"home.{name}")), h("span", {}, t(f"home.{name}.note")))
    return h("li", {}, icon(sign), text)
