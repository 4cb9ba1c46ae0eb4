"""Everybody at a glance: money, stock, patents and how far the goal is (LT-47, LT-A36)."""

from __future__ import annotations

from tycoon_web.dealing.players import bot_mark, bot_words
from tycoon_web.games.letter.table.open_table import standing
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View


def strip(words: Words, player: View, view: View) -> Node:
    """One player; the button shows all their patents."""
    seat, active = player["seat"], player["seat"] == _mover(view)
    share = min(100, round(100 * player["patent_value"] / view["goal"]))
    return button(
        f"#strip-{seat}.strip.lt-strip.em-{player['emblem']}" + (".active" if active else ""),
        "open-tableau",
        h(
            "span.strip-top",
            {},
            emblem(player["emblem"]),
            h("bdi.strip-name", {}, player["name"]),
            bot_mark(words, player),
            seat == view["start_seat"] and icon("i-zeppelin", "first"),
            player["last_turn"] and icon("i-flag", "first"),
            h("span.strip-money", {}, f"${player['money']}"),
            h("span.strip-stock", {}, icon("i-stock"), player["stock"]),
        ),
        h(
            "span.goal",
            {"style": {"--fill": f"{share}%"}, "class": "reached" if share == 100 else ""},
            h("span.goal-text", {}, f"{player['patent_value']}/{view['goal']}"),
        ),
        h("span.strip-patents", {}, [h("b", {}, letter) for letter in sorted(player["patents"])]),
        fields={"seat": seat},
        label=strip_label(words, player, view),
        key=f"strip-{seat}",
    )


def strip_label(words: Words, player: View, view: View) -> str:
    """The same in sentences."""
    parts = [standing(words, player, view)]
    if player["seat"] == view["start_seat"]:
        parts.append(words("zeppelin.has"))
    if player["last_turn"]:
        parts.append(words("lt.strip.last"))
    return " ".join(parts) + bot_words(words, player)


def _mover(view: View) -> int | None:
    """Whose turn it is; during a challenge somebody else is asked."""
    seat: int | None = view["turn"]["seat"] if view["turn"] else view["to_act"]
    return seat
