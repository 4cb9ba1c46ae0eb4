"""The table that is looked at in a replay: what can be asked of it all, on top; at its foot what
happened, where one is, which way.
"""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import Text, animal, button, emblem, icon, part
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.play import Play
from tycoon_web.replay.marks import meaning, mileposts, railway
from tycoon_web.replay.replay import SPEEDS, Replay

#: What is told in more letters is written smaller.
LONG = 56


def replay_bar(replay: Replay[Play]) -> Node:
    """Whose side of the table shows; there is nothing to undo, and the foot tells the round."""
    return bar(replay.shown.context.words, replay_title(replay), None, None, 0, *_tools(replay))


def replay_title(replay: Replay[Play]) -> str:
    """The heading, also for the window."""
    context = replay.shown.context
    return context.words("replay.heading", name=context.words.player(context.seat))


def replay_acts(replay: Replay[Play], pieces: Sequence[Node] = ()) -> Node:
    """In place of the actions; ``pieces``: what changed hands, where the table does not show it."""
    context = replay.shown.context
    t, sign = context.words, context.me["emblem"]
    told = replay.told()
    long = ".long" if len(told) > LONG else ""
    return part(
        "section.act.replay.m-walnut",
        t("replay.controls"),
        h(
            "section.replay-says",
            {"tabindex": "0"},
            h("h2.replay-at", {}, replay.position()),
            h(f"p.replay-told.em-{sign}", {}, animal(sign), h("span" + long, {}, told)),
            pieces and h("div.bot-pieces", {"aria-hidden": "true"}, pieces),
            h("p.replay-here", {}, [meaning(t, kind) for kind in replay.here()], _leads(replay)),
        ),
        h("div.replay-keys", {}, _play(t, replay), _speed(t, replay)),
        h(
            "div.replay-scale",
            {},
            _key(t, replay, "back"),
            _slider(t, replay),
            _key(t, replay, "next"),
        ),
    )


def _leads(replay: Replay[Play]) -> Node | None:
    """Who is in front here, on a plate in their colour."""
    *_, sign = ("", *(sign for start, _, sign in replay.reigns() if start <= replay.index))
    if not sign:
        return None
    name = next(seat.name for seat in replay.whole.seats if seat.emblem == sign)
    said = replay.shown.words("replay.led", name=name)
    return h(f"span.replay-leads.em-{sign}", {"key": "leads"}, emblem(sign), said)


def _tools(replay: Replay[Play]) -> list[Node]:
    """Back to the result, everybody's points, this moment for others."""
    t, at = replay.shown.context.words, {"at": replay.index}
    close, course, share = (
        [icon(symbol, css), h("span.tool-text", {}, t(f"replay.short.{name}"))]
        for symbol, css, name in (
            ("i-step", "turned", "close"),
            ("i-chart", "", "course"),
            ("i-share", "", "share"),
        )
    )
    return [
        button("#close-replay.tool.m-key", "close-replay", *close, label=t("replay.close")),
        button("#open-course.tool.quiet", "open-course", *course, label=t("course.open")),
        button(
            "#share-moment.tool.quiet", "open-share", *share, label=t("replay.share"), fields=at
        ),
    ]


def _speed(t: Text, replay: Replay[Play]) -> Node:
    choices = [h("option", {"value": str(n)}, t("replay.times", n=n)) for n in SPEEDS]
    attrs = {"aria-label": t("replay.speed"), "data-do": "replay-speed"}
    name = h("small", {"aria-hidden": "true"}, t("replay.speed"))
    chosen = h("select#replay-speed", {**attrs, "value": str(replay.speed)}, choices)
    return h("div.replay-speed", {}, name, chosen)


def _slider(t: Text, replay: Replay[Play]) -> Node:
    """From the beginning to the end, round by round."""
    attrs = {
        "type": "range",
        "min": "0",
        "max": str(replay.last),
        "aria-label": t("replay.slider"),
        "aria-valuetext": f"{replay.position()}. {replay.told()}",
        "data-do": "replay-seek",
        "value": str(replay.index),
    }
    line = h("input#replay-slider", attrs)
    posts = mileposts(replay.stations(), replay.last)
    track = railway([at for _, at in posts], replay.index, replay.last)
    stops = [_station(t, replay.last, *post, long=not n) for n, post in enumerate(posts)]
    return h("div.replay-slider", {}, track, line, h("div.stations", {}, stops))


def _station(t: Text, last: int, number: int, at: int, *, long: bool) -> Node:
    """A round's number below the track, or its whole name; a tap goes to its start."""
    name = t("round", n=number)
    return button(
        f"#replay-stop-{at}.station",
        "replay-station",
        name if long else str(number),
        fields={"at": at},
        label=name,
        style={"--at": f"{100 * at / last:.2f}%"},
    )


def _play(t: Text, replay: Replay[Play]) -> Node:
    """By itself, or not any more."""
    does = "pause" if replay.playing else "play"
    return button(
        "#replay-play.go",
        "replay-play",
        icon(f"i-{does}"),
        h("small", {}, t(f"replay.short.{does}")),
        label=t(f"replay.{does}"),
    )


def _key(t: Text, replay: Replay[Play], to: str) -> Node:
    """A single step, at the end of the track that it leads to."""
    return button(
        f"#replay-{to}.m-walnut",
        "replay-to",
        icon("i-step", "turned" if to == "back" else ""),
        fields={"to": to},
        why=replay.why(to),
        label=t(f"replay.{to}"),
    )
