"""A stored game in words: what it is called, who plays, how far it is."""

from __future__ import annotations

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, animal, icon, named
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.words import isolated


def name_of(t: Text, label: Label) -> str:
    """What people call it: its own name, else the game and who plays."""
    if label.title:
        return label.title
    game = t(f"game.{label.game}") if label.game else t("games.damaged")
    return ", ".join([game, *(name for name, _ in label.players)])


def people(t: Text, label: Label, *, painted: bool = False) -> Node:
    """Who plays, by seat, and which of them are bots; as emblems or, larger, ``painted``,
    where who is to act stands out.
    """

    def person(seat: int, name: str, sign: str) -> Node:
        called = [animal(sign), h("bdi", {}, name)] if painted else named(sign, name)
        css = ".acts" if painted and seat == label.turn and not label.over else ""
        return h(f"li.em-{sign}{css}", {}, called, seat in label.bots and _bot(t))

    rows = [person(seat, name, sign) for seat, (name, sign) in enumerate(label.players)]
    return h("ul.people" + (".painted" if painted else ""), {}, rows)


def _bot(t: Text) -> Node:
    return icon("i-bot", "bot-mark", t("bot"))


def moment(t: Text, label: Label) -> str:
    """How far a game is."""
    if label.over and not label.winners:
        return t("home.given_up")
    if label.over:
        return t("home.won", names=", ".join(map(isolated, label.winners)))
    return t("home.round", n=label.round) if label.round else t("home.round_none")
