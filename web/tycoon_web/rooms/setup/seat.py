"""One seat of a new game, while somebody chooses for it: its animal, who plays it, its place."""

from __future__ import annotations

from tycoon import EMBLEMS

from tycoon_web.dealing.players import character_row, player_row, remove
from tycoon_web.kit.controls import Text, animal, button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.setup.draft import FEWEST, Draft


def seat_paper(t: Text, draft: Draft, names: list[str]) -> Node | None:
    """Beside the table the paper of the seat that is chosen for; None: of none. ``names`` by seat:
    as everybody is called.
    """
    seat = draft.asking if draft.picking is None else draft.picking
    if seat is None:
        return None
    called, bot, picking = names[seat], draft.bots[seat], draft.picking == seat
    why = t("setup.at_least", n=FEWEST) if draft.too_few else None
    note = t(f"bot.{bot.level}.note" if bot else "bot.person_note")
    return h(
        f"section.seat-paper.m-paper.em-{draft.emblems[seat]}",
        {"key": "seat-paper", "aria-labelledby": "seat-title"},
        h(
            "div.seat-face",
            {},
            animal(draft.emblems[seat]),
            h("h2", {"id": "seat-title"}, h("bdi", {}, called)),
            h("p", {}, t("setup.emblems") if picking else note),
        ),
        _emblems(t, draft, seat) if picking else _player(t, draft, seat),
        _order(t, seat, len(draft.names), called),
        h(
            "div.seat-ends",
            {},
            remove(t, seat, called, why, t("setup.away")),
            button(
                "#seat-done",
                "pick-emblem" if picking else "ask-player",
                icon("i-check"),
                t("setup.done"),
                fields={"seat": seat},
            ),
        ),
    )


def _player(t: Text, draft: Draft, seat: int) -> Node:
    """A person, or a bot of some level and character, and what that means."""
    bot = draft.bots[seat]
    return h(
        "div.player-choice",
        {},
        h("h3.hidden", {}, t("bot.who")),
        player_row(t, "set-player", seat, bot),
        bot
        and [
            h("h3", {}, t("bot.leaning")),
            character_row(t, "set-character", seat, draft.game, bot),
            h("small", {}, t(f"character.{bot.character}.note")),
        ],
    )


def _order(t: Text, seat: int, seats: int, called: str) -> Node:
    return h(
        "div.seat-moves",
        {},
        h("h3", {}, t("setup.place", n=seat + 1, of=seats)),
        _move(t, seat, -1, seat == 0, called),
        _move(t, seat, 1, seat == seats - 1, called),
    )


def _move(t: Text, seat: int, by: int, impossible: bool, called: str) -> Node:
    way = "up" if by < 0 else "down"
    return button(
        f"#move-{way}-{seat}.square.quiet",
        "move-player",
        icon(f"i-{way}"),
        fields={"seat": seat, "by": by},
        why=t(f"setup.no_{way}") if impossible else None,
        label=t(f"setup.{way}", name=called),
    )


def _emblems(t: Text, draft: Draft, seat: int) -> Node:
    cells: list[Child] = []
    for sign in EMBLEMS:
        taken = sign in draft.emblems and draft.emblems[seat] != sign
        label = t("setup.swap", emblem=t(f"emblem.{sign}")) if taken else t(f"emblem.{sign}")
        cells.append(
            button(
                f"#choose-{sign}.em-{sign}" + (".taken" if taken else ""),
                "choose-emblem",
                animal(sign),
                fields={"seat": seat, "emblem": sign},
                label=label,
                pressed=draft.emblems[seat] == sign,
            )
        )
    return h("div.emblem-choice", {"role": "group", "aria-label": t("setup.emblems")}, cells)
