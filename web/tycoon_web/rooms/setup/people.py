"""The people and bots of a new game: names, emblems, order, who plays which seat."""

from __future__ import annotations

from tycoon import EMBLEMS
from tycoon.session.seats import LONGEST_NAME

from tycoon_web.dealing.players import character_row, player_row, who
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, animal, button, icon, segmented, text_field
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.sides import ROOM, row_of
from tycoon_web.rooms.setup.draft import Draft

FEWEST, MOST = 2, 5


def who_plays(t: Text, draft: Draft, settings: Settings) -> list[Child]:
    """Among people, alone against a bot, or any other table: a plaque where everybody sits, and a
    bare well for one more.
    """
    company = [
        ("people", [icon("i-people"), t("setup.among_people")]),
        ("bots", [icon("i-bot"), t("setup.against_bots")]),
    ]
    people = [seat for seat, bot in enumerate(draft.bots) if bot is None]
    row = row_of(settings, len(draft.names), people)
    plaques = [_seat(t, draft, seat, _place(row, seat)) for seat in range(len(draft.names))]
    free = next((side for side in "rltb" if row.count(side) < ROOM[side]), "")
    well = f"{row}{free}"
    one_more = len(draft.names) < MOST and _add(t, _place(well, len(row)), draft.emblems)
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
        not opened and _remove(t, draft, seat, called),
        _panel(t, draft, seat, called),
    )


def _panel(t: Text, draft: Draft, seat: int, called: str) -> Node:
    """Seen while an emblem is picked, or who plays: that, and the place in the order."""
    return h(
        "div.seat-panel",
        {},
        draft.picking == seat and _emblems(t, draft, seat),
        draft.asking == seat and _player(t, draft, seat),
        h(
            "div.seat-moves",
            {},
            h("span", {}, t("setup.place")),
            _move(t, seat, -1, seat == 0, called),
            _move(t, seat, 1, seat == len(draft.names) - 1, called),
        ),
        seat in (draft.picking, draft.asking)
        and h(
            "div.seat-ends",
            {},
            _remove(t, draft, seat, called, t("setup.away")),
            _done(t, draft, seat),
        ),
    )


def _remove(t: Text, draft: Draft, seat: int, called: str, word: str = "") -> Node:
    """By its sign; with the ``word`` beside it where there is room."""
    return button(
        f"#remove-{seat}.quiet" + ("" if word else ".square"),
        "remove-player",
        icon("i-close"),
        word,
        fields={"seat": seat},
        why=t("setup.at_least", n=FEWEST) if len(draft.names) <= FEWEST else None,
        label=t("setup.remove", name=called),
    )


def _done(t: Text, draft: Draft, seat: int) -> Node:
    """Closes the panel; only one is open."""
    opened = "pick-emblem" if draft.picking == seat else "ask-player"
    return button("#seat-done", opened, icon("i-check"), t("setup.done"), fields={"seat": seat})


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
    """Who plays it, and the way to another; while that is chosen, what it is like."""
    bot = draft.bots[seat]
    said, asked = t("setup.player_of", name=called, who=who(t, bot)), draft.asking == seat
    note = t(f"bot.{bot.level}.note" if bot else "bot.person_note")
    return button(
        f"#player-{seat}.player-button",
        "ask-player",
        icon("i-bot" if bot else "i-person"),
        [h("span.hidden", {}, said, " "), h("span", {}, note)]
        if asked
        else h("span", {}, who(t, bot)),
        fields={"seat": seat},
        label=None if asked else said,
        aria_expanded="true" if draft.asking == seat else "false",
    )


def _player(t: Text, draft: Draft, seat: int) -> Node:
    """A person, or a bot of some level and character, and what that means."""
    bot = draft.bots[seat]
    return h(
        "div.player-choice",
        {},
        h("h3", {}, t("bot.who")),
        player_row(t, "set-player", seat, bot),
        bot
        and [
            h("h3", {}, t("bot.leaning")),
            character_row(t, "set-character", seat, draft.game, bot),
            h("small", {}, t(f"character.{bot.character}.note")),
        ],
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
                f"#choose-{sign}.square.em-{sign}" + (".taken" if taken else ""),
                "choose-emblem",
                animal(sign),
                fields={"seat": seat, "emblem": sign},
                label=label,
                pressed=draft.emblems[seat] == sign,
            )
        )
    return h("div.emblem-choice", {"role": "group", "aria-label": t("setup.emblems")}, cells)


def _add(t: Text, place: str, taken: list[str]) -> Node:
    """In the shade of the well waits whoever is free."""
    free = next(sign for sign in EMBLEMS if sign not in taken)
    face = [animal(free), icon("i-plus"), h("span", {}, t("setup.add"))]
    well = button("#add-player", "add-player", *face)
    return h(f"li.seat-well{place}", {"key": "well"}, well)
