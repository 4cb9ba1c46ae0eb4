"""What every opponent says to a word: a panel for each, at their side where people sit round it."""

from __future__ import annotations

from tycoon_web.games.desk import View
from tycoon_web.games.letter.play import Play
from tycoon_web.games.seating import bot_mark
from tycoon_web.games.sides import place
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Node, h


def answerers(play: Play, players: list[View], mover: int, row: str) -> Node:
    """Clockwise from who is asked first; whose word it is looks on."""
    asked = [players[(mover + i) % len(players)] for i in range(1, len(players))]
    panels = [_panel(play, player, row) for player in asked]
    if row:
        panels.append(place(row, mover, players[mover]["emblem"], _head(play, players[mover])))
    return h("div.objectors", {"class": f"of-{len(asked)}"}, panels)


def _panel(play: Play, player: View, row: str) -> Node:
    """A person's buttons; of a bot only that it is asked as well."""
    seat, sign = player["seat"], player["emblem"]
    if not player.get("bot"):
        head = _head(play, player) if row else None
        return place(row, seat, sign, head, row and _accept(play, player), _objector(play, player))
    told = h("small", {}, icon("i-bot"), play.words("challenge.bot"))
    name = h("span", {}, h("bdi", {}, player["name"]), told)
    return place(row, seat, sign, h(f"div.objector.em-{sign}", {}, emblem(sign, "large"), name))


def _head(play: Play, player: View) -> Node:
    """Who sits here, and what this player has said."""
    seat, words = player["seat"], play.words
    state = "lays" if seat == play.session.view(None)["turn"]["seat"] else "asked"
    state = "accepts" if seat in play.accepting else state
    state = "objects" if seat in play.objecting else state
    return h(
        f"div.answer.em-{player['emblem']}.answer-{state}",
        {},
        emblem(player["emblem"], "large"),
        h("bdi.seat-name", {}, player["name"], bot_mark(words, player)),
        h("span.answer-said", {}, words(f"challenge.{state}")),
    )


def _accept(play: Play, player: View) -> Node:
    seat, words = player["seat"], play.words
    return button(
        f"#accept-{seat}.accepting",
        "accept",
        icon("i-check"),
        words("challenge.accept_own"),
        fields={"seat": seat},
        label=f"{player['name']}: {words('challenge.accept_own')}",
        aria_pressed="true" if seat in play.accepting else "false",
    )


def _objector(play: Play, player: View) -> Node:
    seat = player["seat"]
    objects = seat in play.objecting
    key = "challenge.objects" if objects else "challenge.object"
    return button(
        f"#object-{seat}.objector.em-{player['emblem']}" + (".chosen" if objects else ""),
        "object",
        emblem(player["emblem"], "large"),
        h("span", {}, h("bdi", {}, player["name"]), h("small", {}, play.words(key))),
        fields={"seat": seat},
        aria_pressed="true" if objects else "false",
    )
