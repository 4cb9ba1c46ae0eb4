"""The foot of a table that is looked at in a replay: where one is, what happened, which way."""

from __future__ import annotations

from tycoon_web.games.play import Play
from tycoon_web.games.replay import MOVES, Replay
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import Text, button, emblem, icon
from tycoon_web.kit.vtree import Node, h

#: Drawings of the ways on; turned round they are those of the ways back.
_SYMBOLS = ("i-to-end", "i-stride", "i-step")


def replay_bar(replay: Replay[Play]) -> Node:
    """Whose side of the table shows; there is nothing to undo."""
    desk = replay.shown.desk
    view = desk.view
    title, ending = replay_title(replay), bool(view["ending"])
    return bar(desk.words, title, desk.me["emblem"], None, view["round"], last_round=ending)


def replay_title(replay: Replay[Play]) -> str:
    """The heading, also for the window."""
    desk = replay.shown.desk
    return desk.words("replay.heading", name=desk.words.player(desk.seat))


def replay_acts(replay: Replay[Play]) -> Node:
    """In place of the actions."""
    desk = replay.shown.desk
    t = desk.words
    return h(
        "section.act.replay",
        {"aria-label": t("replay.controls")},
        h(
            "div.replay-says",
            {"tabindex": "0"},
            h("p.replay-at", {}, replay.position()),
            h("p.replay-told", {}, emblem(desk.me["emblem"]), h("span", {}, replay.told())),
        ),
        button("#close-replay", "close-replay", icon("i-close"), label=t("replay.close")),
        h("div.replay-keys", {}, [_key(t, replay, number) for number in range(len(MOVES))]),
    )


def _key(t: Text, replay: Replay[Play], number: int) -> Node:
    to, back = MOVES[number], number < len(_SYMBOLS)
    return button(
        f"#replay-{to}",
        "replay-to",
        icon(_SYMBOLS[min(number, len(MOVES) - 1 - number)], "turned" if back else ""),
        h("small", {}, t(f"replay.short.{to}")),
        fields={"to": to},
        why=replay.why(to),
        label=t(f"replay.{to}"),
    )
