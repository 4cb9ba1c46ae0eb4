"""Everybody at a glance: money, stock, patents and how far the goal is (LT-47, LT-A36)."""

from __future__ import annotations

from tycoon_web.dealing.players import bot_mark, bot_words
from tycoon_web.games.letter.table.tiles import tile
from tycoon_web.games.letter.telling.standing import standing
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, button, drawing, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def strip(words: Words, player: View, view: View) -> Node:
    """An opponent's plaque, with what there is to say; the button shows all their patents."""
    seat, active = player["seat"], player["seat"] == _mover(view)
    spine = h(
        "span.pq-spine",
        {},
        animal(player["emblem"]),
        h(
            "span.pq-points",
            {},
            h("small.goal-unit", {}, words("source.money")),
            h("b.strip-money", {}, f"${player['money']}"),
        ),
    )
    top = h(
        "span.pq-top",
        {},
        h("bdi.strip-name", {}, player["name"]),
        bot_mark(words, player),
        _signs(player, view),
    )
    foot = (player["patents"] or player["stock"]) and h(
        "span.strip-foot",
        {},
        _owned(player),
        h("span.strip-facts", {}, _stock(words, player), _worth(words, player)),
    )
    return button(
        f"#strip-{seat}.pq.lt-strip.m-walnut.em-{player['emblem']}" + (".active" if active else ""),
        "open-tableau",
        h("span.pq-face", {}, spine, top, foot or None),
        fields={"seat": seat},
        label=strip_label(words, player, view),
        key=f"strip-{seat}",
    )


def own(words: Words, player: View, view: View, *, mine: bool) -> list[Node]:
    """What stands on the edge of the tray, in three groups: money, stock, and how far the patents
    are; which they are the cabinet shows. The button shows all about the player.
    """
    seat = player["seat"]
    unit = h("small.goal-unit", {}, words("lt.goal.unit"))
    patents = h("span#own-patents.own-patents", {}, icon("i-seal"), unit)
    goal = [_bar(player, view), _of(words, player, view)]
    shown = button(
        f"#{'own' if mine else f'strip-{seat}'}.lt-own.quiet.em-{player['emblem']}",
        "open-tableau",
        h("b#own-money.purse", {}, drawing("th-coin", "purse-coin"), f"${player['money']}"),
        h(
            "span#own-stock.strip-stock",
            {},
            drawing("th-share", "own-share"),
            h("b", {}, player["stock"]),
            _unit(words),
        ),
        h("span#own-goal.own-goal", {}, patents, goal),
        h("span.own-signs", {}, _signs(player, view)),
        fields={"seat": seat},
        label=strip_label(words, player, view),
    )
    title = words("tableau.title", name=words.player(seat))
    return [h("h2.hidden", {"key": "own-title"}, title), shown]


def _unit(words: Words) -> Node:
    """In a word, where there is room for it."""
    return h("small.goal-unit", {}, words("source.stock"))


def _signs(player: View, view: View) -> list[Child]:
    """Who started, and whose game is over."""
    return [
        player["seat"] == view["start_seat"] and icon("i-zeppelin", "first"),
        player["last_turn"] and icon("i-flag", "first"),
    ]


def _owned(player: View) -> Node:
    return h("span.strip-patents", {}, [tile(letter) for letter in sorted(player["patents"])])


def _bar(player: View, view: View) -> Node:
    """How far the patents are on the way to the goal."""
    share = min(100, round(100 * player["patent_value"] / view["goal"]))
    css = "reached" if share == 100 else ""
    return h("span.goal", {"style": {"--fill": f"{share}%"}, "class": css})


def _stock(words: Words, player: View) -> Node | None:
    if not player["stock"]:
        return None
    share = drawing("th-share", "strip-share")
    return h("span.strip-stock", {}, share, _unit(words), h("b", {}, player["stock"]))


def _worth(words: Words, player: View) -> Node | None:
    if not player["patent_value"]:
        return None
    unit = h("small.goal-unit", {}, words("lt.goal.unit"))
    worth = h("span", {}, f"${player['patent_value']}")
    return h("b.goal-text", {}, icon("i-seal"), unit, worth)


def _of(words: Words, player: View, view: View) -> Node:
    """In words, behind the bar."""
    goal = h("small", {}, words("lt.goal", goal=view["goal"]))
    return h("span.goal-text", {}, h("b", {}, f"${player['patent_value']}"), goal)


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
