"""The people and bots of a new game: names, emblems, order, who plays which seat."""

from __future__ import annotations

from tycoon.session.seats import LONGEST_NAME

from tycoon_web.dealing.players import remove, who
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, animal, button, drawing, icon, segmented, text_field
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.sides import ROOM, row_of
from tycoon_web.rooms.setup.draft import FEWEST, MOST, Draft


def who_plays(t: Text, draft: Draft, settings: Settings) -> list[Child]:
    """Among people, alone against a bot, or any other table: a plaque where everybody sits, and an
    empty chair for one more.
    """
    company = [
        ("people", [icon("i-people"), t("setup.among_people")]),
        ("bots", [icon("i-bot"), t("setup.against_bots")]),
    ]
    people = [seat for seat, bot in enumerate(draft.bots) if bot is None]
    row = row_of(settings, len(draft.names), people)
    plaques = [_seat(t, draft, seat, _place(row, seat)) for seat in range(len(draft.names))]
    free = next((side for side in "rltb" if row.count(side) < ROOM[side]), "")
    one_more = len(draft.names) < MOST and _add(t, _place(f"{row}{free}", len(row)))
    return [
        segmented("set-company", t("setup.company"), company, draft.company),
        h(
            "div.seats-table",
            {},
            h("ol.seats-form", {}, plaques, one_more),
            h(
                "div.seats-middle",
                {},
                h(f"span.seats-sign.of-{draft.game}", {"aria-hidden": "true"}),
                draft.people > 1
                and button("#setup-sides.quiet", "open-sides", icon("i-sides"), t("sides")),
            ),
        ),
    ]


def _place(row: str, seat: int) -> str:
    """The classes of a place at the drawn table: its side, and which of two there."""
    beside = [other for other in range(len(row)) if row[other] == row[seat]]
    return f".at-{row[seat]}" + (f".half-{beside.index(seat)}" if len(beside) > 1 else "")


def name_of(t: Text, draft: Draft, seat: int) -> str:
    """What is written there, else a name after the emblem; a bot's is nobody else's."""
    written, sign = draft.names[seat].strip(), draft.emblems[seat]
    if written or not draft.bots[seat]:
        return written or t(f"emblem.{sign}")
    name = t(f"bot.name.{sign}")
    taken = name in (other.strip() for other in draft.names)
    return t("bot.namesake", name=name) if taken else name


def _seat(t: Text, draft: Draft, seat: int, place: str) -> Node:
    sign = draft.emblems[seat]
    called = name_of(t, draft, seat)
    opened = ".opened" if seat in (draft.picking, draft.asking) else ""
    return h(
        f"li.seat-row.m-paper{place}{opened}.em-{sign}",
        {"key": sign},
        button(
            f"#emblem-{seat}.emblem-button",
            "pick-emblem",
            animal(sign),
            fields={"seat": seat},
            label=t("setup.emblem_of", name=called, emblem=t(f"emblem.{sign}")),
            aria_expanded="true" if draft.picking == seat else "false",
        ),
        _name(t, draft, seat, called),
        _player_button(t, draft, seat, called),
        not opened
        and remove(t, seat, called, t("setup.at_least", n=FEWEST) if draft.too_few else None),
    )


def _name(t: Text, draft: Draft, seat: int, called: str) -> Node:
    return text_field(
        f"#name-{seat}.name",
        "name",
        draft.names[seat],
        LONGEST_NAME,
        {"seat": seat},
        placeholder=called,
        aria_label=t("setup.name_of", n=seat + 1),
    )


def _player_button(t: Text, draft: Draft, seat: int, called: str) -> Node:
    """Who plays it, and the way to another."""
    bot = draft.bots[seat]
    return button(
        f"#player-{seat}.player-button",
        "ask-player",
        icon("i-bot" if bot else "i-person"),
        h("span", {}, who(t, bot)),
        fields={"seat": seat},
        label=t("setup.player_of", name=called, who=who(t, bot)),
        aria_expanded="true" if draft.asking == seat else "false",
    )


def _add(t: Text, place: str) -> Node:
    """An empty chair."""
    face = [drawing("th-chair", ""), h("span.seat-call", {}, icon("i-plus"), t("setup.add"))]
    return h(f"li.seat-free{place}", {"key": "free"}, button("#add-player", "add-player", *face))
