"""The doors to the games: one tap leads to a table, against a bot or with so many people."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.session.seats import EMBLEMS

from tycoon_web.kit.controls import Text, button, drawing, icon
from tycoon_web.kit.vtree import Node, h

FEWEST, MOST = 2, len(EMBLEMS)  #: who can play a game


#: Pieces of a game, where its scene is that of the game which goes on.
COMPANIES = ("m-sly-fox", "m-big-bear", "m-fat-cat")


def door(t: Text, game: str, *, first: bool) -> Node:
    """A game to begin: what it looks like and is about; alone, with others, or chosen in full.

    The ``first`` ones show the scenes of the games; later the game that goes on has its scene.
    """
    name = t(f"game.{game}")
    return h(
        f"article.door.door-{game}",
        {"aria-label": name},
        view(game, () if first else _pieces(game)),
        h(
            "div.door-sign",
            {},
            h("h3", {}, name),
            _choose(t, game, name),
            h("p", {}, t(f"game.{game}.about")),
        ),
        h(
            "div.door-keys",
            {},
            first and _alone(t, game, name),
            _together(t, game, name, first=first),
        ),
    )


def view(game: str, pieces: Sequence[Node] = ()) -> Node:
    """Its scene (styles/home.css), or pieces of it; decoration."""
    css = ".with-pieces" if pieces else ""
    return h(f"div.door-view{css}", {"aria-hidden": "true", "key": f"view-{game}"}, *pieces)


def _pieces(game: str) -> list[Node]:
    if game == "letter":
        return [h("span.door-type", {}, letter) for letter in "COIN"]
    return [drawing(name, "door-company") for name in COMPANIES]


def _choose(t: Text, game: str, name: str) -> Node:
    """Everything that may be chosen before a game; later the whole picture leads there as well."""
    return button(
        f"#new-{game}.door-choose",
        "new-game",
        icon("i-sort"),
        h("span", {}, t("home.options")),
        fields={"game": game},
        label=t("home.options_of", game=name),
    )


def _alone(t: Text, game: str, name: str) -> Node:
    return button(
        f"#bot-{game}.door-bot",
        "quick-game",
        icon("i-bot"),
        t("home.bot"),
        fields={"game": game, "people": 1},
        label=t("home.bot_of", game=name),
    )


def _together(t: Text, game: str, name: str, *, first: bool) -> Node:
    """A key for so many people; later the one alone, against a bot, stands among them."""
    keys = [] if first else [_one(t, game, name)]
    keys += [
        button(
            f"#play-{game}-{n}",
            "quick-game",
            str(n),
            fields={"game": game, "people": n},
            label=t("home.players_of", game=name, n=n),
        )
        for n in range(FEWEST, MOST + 1)
    ]
    title = h("span.door-people", {"aria-hidden": "true"}, t("home.players"))
    return h("div.door-number", {}, title, h("div.door-numbers", {}, keys))


def _one(t: Text, game: str, name: str) -> Node:
    return button(
        f"#bot-{game}",
        "quick-game",
        "1",
        icon("i-bot"),
        fields={"game": game, "people": 1},
        label=t("home.bot_of", game=name),
    )
