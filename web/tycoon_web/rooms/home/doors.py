"""The doors to the games: one tap leads to a table, against a bot or with so many people."""

from __future__ import annotations

from tycoon.session.seats import EMBLEMS

from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Node, h

FEWEST, MOST = 2, len(EMBLEMS)  #: who can play a game


def door(t: Text, game: str, *, first: bool) -> Node:
    """A game to begin: what it looks like and is about; alone, with others, or chosen in full.

    The ``first`` ones are what the screen is for; later that is the game which goes on.
    """
    name = t(f"game.{game}")
    return h(
        f"article.door.door-{game}",
        {"aria-label": name},
        view(game),
        h(
            "div.door-sign",
            {},
            h("h3", {}, name),
            _choose(t, game, name),
            h("p", {}, t(f"game.{game}.about")),
        ),
        h("div.door-keys", {}, _alone(t, game, name), _together(t, game, name, first=first)),
    )


def view(game: str) -> Node:
    """Its scene (styles/home.css); decoration."""
    return h("div.door-view", {"aria-hidden": "true", "key": f"view-{game}"})


def _choose(t: Text, game: str, name: str) -> Node:
    """Everything that may be chosen before a game."""
    return button(
        f"#new-{game}.door-choose",
        "new-game",
        icon("i-sort"),
        t("home.options"),
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
    keys = [
        button(
            f"#play-{game}-{n}" + (".m-brass" if first else ""),
            "quick-game",
            str(n),
            fields={"game": game, "people": n},
            label=t("home.players_of", game=name, n=n),
        )
        for n in range(FEWEST, MOST + 1)
    ]
    title = h("span.door-people", {"aria-hidden": "true"}, icon("i-people"), t("home.players"))
    return h("div.door-number", {}, title, h("div.door-numbers", {}, keys))
