"""A new game: who plays, who starts, how the device goes round."""

from __future__ import annotations

from typing import Protocol

from tycoon import EMBLEMS

from tycoon_web.device.settings import Settings
from tycoon_web.games.editions import editions_of
from tycoon_web.games.handover import auto_end, handover
from tycoon_web.kit.controls import Text, button, emblem, icon, segmented
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.setup.draft import Draft
from tycoon_web.rooms.setup.edition import ListPart, edition_form, problem

FEWEST, MOST = 2, 5


class Lists(ListPart, Protocol):
    """What the page shows of word lists."""

    def why_not_ready(self, wanted: str | None) -> str | None:
        """Why a game with this list cannot start yet; None: it can, or needs no list."""


def setup(t: Text, draft: Draft, settings: Settings, lists: Lists) -> Node:
    """The whole form; everything but the names has a default."""
    how = [
        _start(t, draft),
        handover(t, settings),
        auto_end(t, settings),
        _seed(t, draft),
    ]
    return h(
        "main.setup",
        {"key": "setup"},
        h(
            "header.setup-head",
            {},
            button("#back.quiet.square", "home", icon("i-back"), label=t("home.go")),
            h("h1#heading", {"tabindex": "-1"}, t("setup.title", game=t(f"game.{draft.game}"))),
        ),
        h(
            "div.setup-body",
            {},
            _part("who", t("setup.players"), [_players(t, draft), _add(t, draft)]),
            _part("how", t("setup.how"), how),
            _part("edition", t("setup.edition"), edition_form(t, draft, lists)),
        ),
        _foot(t, draft, lists),
    )


def _part(name: str, title: str, body: Child) -> Node:
    return h("section.setup-part", {"aria-labelledby": name}, h("h2", {"id": name}, title), body)


def _foot(t: Text, draft: Draft, lists: Lists) -> Node:
    refusal = editions_of(draft.game).conflict(draft.values, len(draft.names), draft.start)
    code = refusal.code if refusal else None
    impossible = t(f"refusal.{code}") if code else None
    impossible = impossible or lists.why_not_ready(draft.word_list)
    why = draft.full or draft.problem or impossible
    return h(
        "footer.setup-foot",
        {},
        problem(t, None if draft.full else code, why),
        button(
            "#start-game.go.wide", "start-game", icon("i-end"), t("setup.start"), why=impossible
        ),
    )


def default_name(t: Text, sign: str) -> str:
    """What a nameless player is called."""
    return t(f"emblem.{sign}")


def _players(t: Text, draft: Draft) -> Node:
    return h("ol.seats-form", {}, [_seat(t, draft, seat) for seat in range(len(draft.names))])


def _seat(t: Text, draft: Draft, seat: int) -> Node:
    name, sign, last = draft.names[seat], draft.emblems[seat], len(draft.names) - 1
    who = name or default_name(t, sign)
    return h(
        f"li.seat-row.em-{sign}",
        {"key": sign},
        button(
            f"#emblem-{seat}.square.emblem-button",
            "pick-emblem",
            emblem(sign),
            fields={"seat": seat},
            label=t("setup.emblem_of", name=who, emblem=t(f"emblem.{sign}")),
            aria_expanded="true" if draft.picking == seat else "false",
        ),
        h(
            f"input#name-{seat}.name",
            {
                "data-do": "name",
                "data-seat": str(seat),
                "value": name,
                "placeholder": default_name(t, sign),
                "aria-label": t("setup.name_of", n=seat + 1),
                "maxlength": "24",
                "autocomplete": "off",
                "spellcheck": "false",
            },
        ),
        _move(t, seat, -1, seat == 0, who),
        _move(t, seat, 1, seat == last, who),
        button(
            f"#remove-{seat}.square.quiet",
            "remove-player",
            icon("i-close"),
            fields={"seat": seat},
            why=t("setup.at_least", n=FEWEST) if len(draft.names) <= FEWEST else None,
            label=t("setup.remove", name=who),
        ),
        draft.picking == seat and _emblems(t, draft, seat),
    )


def _move(t: Text, seat: int, by: int, impossible: bool, who: str) -> Node:
    way = "up" if by < 0 else "down"
    return button(
        f"#move-{way}-{seat}.square.quiet",
        "move-player",
        icon(f"i-{way}"),
        fields={"seat": seat, "by": by},
        why=t(f"setup.no_{way}") if impossible else None,
        label=t(f"setup.{way}", name=who),
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
                emblem(sign),
                fields={"seat": seat, "emblem": sign},
                label=label,
                aria_pressed="true" if draft.emblems[seat] == sign else "false",
            )
        )
    return h("div.emblem-choice", {"role": "group", "aria-label": t("setup.emblems")}, cells)


def _add(t: Text, draft: Draft) -> Node:
    why = t("setup.at_most", n=MOST) if len(draft.names) >= MOST else None
    return button("#add-player", "add-player", icon("i-plus"), t("setup.add"), why=why)


def _start(t: Text, draft: Draft) -> Node:
    choices: list[tuple[object, Child]] = [(-1, [icon("i-dice"), t(f"setup.by_lot.{draft.game}")])]
    choices += [
        (seat, [emblem(sign), h("bdi", {}, draft.names[seat] or default_name(t, sign))])
        for seat, sign in enumerate(draft.emblems)
    ]
    return h(
        "div.field",
        {},
        h("h3", {}, t("setup.starts")),
        segmented("start-seat", t("setup.starts"), choices, draft.start),
    )


def _seed(t: Text, draft: Draft) -> Node:
    return h(
        "div.field",
        {},
        h("label", {"for": "seed"}, t("setup.seed")),
        h(
            "span.row",
            {},
            h(
                "input#seed",
                {
                    "data-do": "seed",
                    "value": draft.seed,
                    "maxlength": "100",
                    "autocomplete": "off",
                    "spellcheck": "false",
                    "autocapitalize": "off",
                },
            ),
            button("#new-seed.square", "new-seed", icon("i-dice"), label=t("setup.new_seed")),
        ),
        h("small", {}, t("setup.seed_note")),
    )
