"""What every opponent says to a word: a tray for each, at their side where people sit round it."""

from __future__ import annotations

from tycoon_web.dealing.players import bot_mark
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.strips import strip_label
from tycoon_web.kit.controls import animal, button, drawing, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.sides import place
from tycoon_web.telling.views import View, clockwise

#: Beside the name; what else somebody says has a stamp of its own.
_TOLD = ("asked", "lays", "bot")
#: So many letters have room beside somebody's keys.
SHORT = 7


def answerers(play: Play, view: View, row: str) -> Node:
    """Clockwise from who is asked first; whose word it is looks on."""
    players, mover = view["players"], view["turn"]["seat"]
    own, *asked = clockwise(players, mover)
    panels = [_panel(play, view, player, row) for player in asked]
    if row:
        panels.append(place(row, mover, own["emblem"], _head(play, view, own, "lays")))
    return h(f"div.objectors.of-{len(asked)}", {}, panels)


def portrait(sign: str, css: str = "") -> Node:
    """Who it is, painted, on the colour; decoration beside a name."""
    return h(f"span.badge.portrait.em-{sign}{css}", {"aria-hidden": "true"}, animal(sign))


def _panel(play: Play, view: View, player: View, row: str) -> Node:
    """A person's buttons; of a bot only that it is asked as well."""
    seat, sign, words = player["seat"], player["emblem"], play.words
    if player.get("bot"):
        if row:
            return place(row, seat, sign, _head(play, view, player, "bot"))
        told = h("small", {}, icon("i-bot"), words("challenge.bot"))
        name = h("span", {}, h("bdi", {}, player["name"]), told)
        css = f"div.objector.silent.em-{sign}"
        return place(row, seat, sign, h(css, {}, emblem(sign, "large"), name))
    if not row:
        return place(row, seat, sign, _objector(play, player, named=True))
    state = "objects" if seat in play.objecting else "asked"
    state = "accepts" if seat in play.accepting else state
    head = _head(play, view, player, state)
    if state == "asked":
        return place(row, seat, sign, head, _accept(play, player), _objector(play, player))
    return place(row, seat, sign, head, *_answered(play, player, state))


def _answered(play: Play, player: View, state: str) -> list[Node]:
    """What was said is a stamp, nothing to press; one quiet key takes it back."""
    seat, words, back = player["seat"], play.words, play.words("word.take_last")
    said = words(f"challenge.{state}")
    do = "object" if state == "objects" else "accept"
    return [
        h(f"b.answer-said.stamp-{state}", {}, said),
        button(
            f"#{do}-{seat}.answer-back",
            do,
            icon("i-undo"),
            h("span", {}, back),
            fields={"seat": seat},
            label=f"{player['name']}: {said}. {back}",
            pressed=True,
        ),
    ]


def _head(play: Play, view: View, player: View, state: str) -> Node:
    """Who sits here, what this player has said, and the money that is at stake."""
    words = play.words
    return h(
        f"div.answer.em-{player['emblem']}.answer-{state}",
        {},
        portrait(player["emblem"]),
        h("bdi.seat-name", {}, player["name"]),
        bot_mark(words, player),
        state in _TOLD and h("span.answer-said", {}, words(f"challenge.{state}")),
        _word(view),
        h("span.hidden", {}, strip_label(words, player, view)),
        h(
            "span.answer-has",
            {"aria-hidden": "true"},
            drawing("th-coin", "purse-coin"),
            h("b", {}, f"${player['money']}"),
        ),
    )


def _word(view: View) -> Node:
    """What it is about once more, for those who do not read it in the middle."""
    laid = [word["word"] for word in view["play"]["words"]]
    tiles = [h("span", {"key": word}, [h("i", {}, letter) for letter in word]) for word in laid]
    letters = sum(map(len, laid))
    css = ".long" if letters > SHORT else ""
    style = {"--letters": str(letters)}
    return h(f"span.answer-word{css}", {"aria-hidden": "true", "style": style}, tiles)


def _accept(play: Play, player: View) -> Node:
    seat, words, own = player["seat"], play.words, play.words("challenge.accept_own")
    return button(
        f"#accept-{seat}.accepting",
        "accept",
        [h("b", {}, own), h("small", {}, words("challenge.accept_so"))],
        fields={"seat": seat},
        label=f"{player['name']}: {own}",
        pressed=False,
    )


def _objector(play: Play, player: View, *, named: bool = False) -> Node:
    """``named``: it says whose it is, for all look from one side."""
    seat, words = player["seat"], play.words
    objects = seat in play.objecting
    text = words("challenge.objects" if objects else "challenge.object")
    risk = not objects and player["money"] > 0 and h("small", {}, words("challenge.object_so"))
    face: Child = [icon("i-book"), h("b", {}, text), risk]
    if named:
        name = h("span", {}, h("bdi", {}, player["name"]), h("small", {}, text))
        face = [emblem(player["emblem"], "large"), name]
    return button(
        f"#object-{seat}.objector.em-{player['emblem']}"
        + (".named" if named else "")
        + (".chosen" if objects else ""),
        "object",
        face,
        fields={"seat": seat},
        label=f"{player['name']}: {text}",
        pressed=objects,
    )
