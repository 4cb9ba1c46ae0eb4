"""The games on this device: a card, rows, and the sheet about one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tycoon_web.device.records import LONGEST_TITLE, Label
from tycoon_web.kit.controls import Text, animal, button, drawing, icon, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.home.doors import view
from tycoon_web.telling.labels import moment, people
from tycoon_web.telling.words import isolated

#: Rows below the card before the list is folded.
UNFOLDED = 3


class Entry(NamedTuple):
    """A game as the list shows it."""

    slot: str
    label: Label
    when: str
    """As people write it; "" not known."""
    only_here: bool = True
    damaged: bool = False
    """Nothing of it can be read."""

    @property
    def over(self) -> bool:
        return self.label.over


def games_list(t: Text, entries: Sequence[Entry]) -> list[Node]:
    """The game played last as a card, some others as rows; the rest is folded away. What is damaged
    comes last, and is never folded.
    """
    damaged = [entry for entry in entries[1:] if entry.damaged]
    first, rest = entries[:1], [entry for entry in entries[1:] if not entry.damaged]
    running = [entry for entry in rest if not entry.over]
    finished = [entry for entry in rest if entry.over]
    shown, more = running[:UNFOLDED], running[UNFOLDED:]
    return [
        *(_card(t, entry, alone=not (shown or finished)) for entry in first),
        *([_rows(t, shown)] if shown else []),
        *([_folded(t, "games.more_running", more)] if more else []),
        *([_folded(t, "games.finished", finished)] if finished else []),
        *([_rows(t, damaged)] if damaged else []),
    ]


def sound_offer(t: Text, *, on: bool) -> Node:
    """A key that says how it is, until the home screen is left after it was touched."""
    return button(
        "#sound-offer.sound-offer",
        "set-sound",
        icon("i-sound"),
        h("span", {}, t("sound.offer")),
        h("b", {"aria-hidden": "true"}, t("sound.on" if on else "sound.off")),
        fields={"value": "off" if on else "on"},
        role="switch",
        aria_checked=str(on).lower(),
    )


def _rows(t: Text, entries: Sequence[Entry]) -> Node:
    return h("ul.game-rows", {}, [_row(t, entry) for entry in entries])


def _folded(t: Text, title: str, entries: Sequence[Entry]) -> Node:
    summary = h("summary", {}, h("span", {}, t(title, n=len(entries))))
    return h("details.folded", {"key": title}, summary, _rows(t, entries))


def _card(t: Text, entry: Entry, *, alone: bool) -> Node:
    """The game played last, behind a door of its own, the larger when it is ``alone``."""
    game = entry.label.game
    return h(
        f"article.last-game.door-{game}",
        {"key": entry.slot, "class": "" if alone else "among"},
        game and view(game),
        h("div.last-told", {}, h("h2", {}, _name(t, entry)), _state(t, entry)),
        h(
            "div.last-do",
            {},
            people(t, entry.label, painted=True),
            h("div.game-do", {}, _go(t, entry, "#continue.go.wide"), _more(t, entry)),
        ),
    )


def _row(t: Text, entry: Entry) -> Node:
    """A ticket."""
    label = entry.label
    sign = f".of-{label.game}" if label.game else ""
    css = ".is-damaged" if entry.damaged else ".m-paper"
    shown = icon("i-info") if entry.damaged else _face(label)
    if label.over:
        sign += ".is-over"
    return h(
        f"li.game-row{css}",
        {"key": entry.slot},
        h(f"span.ticket-sign{sign}", {"aria-hidden": "true"}, shown),
        h(
            "div.game-told",
            {},
            h("h3", {}, _name(t, entry)),
            not entry.damaged and _state(t, entry),
        ),
        _state(t, entry) if entry.damaged else people(t, entry.label, painted=True),
        h("div.game-do", {}, _enter(t, entry), _more(t, entry)),
    )


def _face(label: Label) -> Child:
    """Who has won; else whoever is to play, large, and the others. None where nobody is or has."""
    won = dict(label.players).get(label.winners[0]) if label.winners else None
    if won:
        return [drawing("th-wreath", "ticket-laurel"), animal(won, f"ticket-face em-{won}")]
    if label.turn is None:
        return None
    signs = [sign for _, sign in label.players]
    first = signs.pop(label.turn)
    others = [animal(sign, f"ticket-face em-{sign}") for sign in signs]
    return [animal(first, f"ticket-face acts em-{first}"), others]


def _name(t: Text, entry: Entry) -> str:
    if entry.damaged:
        return t("games.damaged")
    return entry.label.title or t(f"game.{entry.label.game}")


def _state(t: Text, entry: Entry) -> Node:
    if entry.damaged:
        return h("p", {}, t("games.damaged_note"))
    parts = [h("span", {}, moment(t, entry.label)), entry.when and h("small", {}, entry.when)]
    if entry.label.title:
        parts.insert(0, h("span", {}, t(f"game.{entry.label.game}")))
    if entry.label.turn is not None and not entry.over:
        name = isolated(entry.label.players[entry.label.turn][0])
        parts.insert(0, h("span.game-turn", {}, t("home.turn", name=name)))
    if entry.label.tried:
        parts.append(h("small.tried", {}, t("games.tried")))
    place = "only_here" if entry.only_here else "copied"
    return h("p.game-state", {}, *parts, h(f"small.place.{place}", {}, t(f"games.{place}")))


def _go(t: Text, entry: Entry, selector: str) -> Node | None:
    if entry.damaged:
        return None
    text = t("home.result" if entry.over else "home.continue")
    names = ", ".join(isolated(name) for name, _ in entry.label.players)
    return button(
        selector,
        "continue",
        selector.endswith(".wide") and icon("i-end"),
        text,
        fields={"slot": entry.slot},
        label=None if selector.startswith("#continue.") else f"{text}: {names}",
    )


def _enter(t: Text, entry: Entry) -> Node | None:
    """The whole ticket leads there."""
    if entry.damaged:
        return None
    text = t("home.result" if entry.over else "home.continue")
    names = ", ".join(isolated(name) for name, _ in entry.label.players)
    return button(
        f"#continue-{entry.slot}.ticket-go",
        "continue",
        h("span.ticket-word", {}, text),
        icon("i-end"),
        fields={"slot": entry.slot},
        label=f"{text}: {names}",
    )


def _more(t: Text, entry: Entry) -> Node:
    label = t("games.more", name=_name(t, entry))
    return button(
        f"#more-{entry.slot}.square.quiet",
        "open-game",
        icon("i-more"),
        fields={"slot": entry.slot},
        label=label,
    )


def game_sheet(t: Text, entry: Entry) -> Node:
    """Everything that can be done with a stored game but to play it."""
    whole = not entry.damaged
    return sheet(
        t,
        "game",
        _name(t, entry),
        h(
            "div.way-what",
            {},
            whole and h(f"div.game-scene.door-{entry.label.game}", {}, view(entry.label.game)),
            whole and people(t, entry.label, painted=True),
            _state(t, entry),
        ),
        h(
            "div.way-do",
            {},
            whole and _go(t, entry, f"#sheet-continue-{entry.slot}.go"),
            whole and _title_field(t, entry),
            _deeds(t, entry),
            h("p.quiet-text", {}, t("games.delete_note")),
        ),
    )


def _deeds(t: Text, entry: Entry) -> Node:
    """What else can be done with it."""
    slot, whole = {"slot": entry.slot}, not entry.damaged
    return h(
        "div.share-ways",
        {},
        whole and button("#share", "open-share", icon("i-share"), t("share.open"), fields=slot),
        whole
        and button("#duplicate", "duplicate", icon("i-copy"), t("games.duplicate"), fields=slot),
        button("#delete", "delete", icon("i-bin"), t("games.delete"), fields=slot),
    )


def _title_field(t: Text, entry: Entry) -> Node:
    return h(
        "div.field",
        {},
        h("label", {"for": "game-title"}, t("games.title")),
        h(
            "input#game-title",
            {
                "type": "text",
                # not "value": whatever makes the page draw anew would take back what is being typed
                "defaultValue": entry.label.title,
                "placeholder": t(f"game.{entry.label.game}"),
                "maxlength": str(LONGEST_TITLE),
                "autocomplete": "off",
                "data-do": "rename",
                "data-slot": entry.slot,
            },
        ),
    )
