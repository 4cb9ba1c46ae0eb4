"""A new game: who plays, who starts, how the device goes round."""

from __future__ import annotations

from typing import Protocol

from tycoon_web.dealing.editions import editions_of
from tycoon_web.dealing.handover import auto_end, handover
from tycoon_web.dealing.players import pace
from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, animal, button, choice_field, icon, switch, text_field
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.rooms.setup.draft import Draft
from tycoon_web.rooms.setup.edition import ListPart, edition_folds, edition_form, folded, problem
from tycoon_web.rooms.setup.people import name_of, who_plays
from tycoon_web.rooms.setup.seat import seat_paper


class Lists(ListPart, Protocol):
    """What the page shows of word lists."""

    def coming(self, wanted: str) -> Node | None:
        """How far a list has come, or that it could not be fetched."""

    def why_not_ready(self, wanted: str | None) -> str | None:
        """Why a game with this list cannot start yet; None: it can, or needs no list."""


def setup(t: Text, draft: Draft, settings: Settings, lists: Lists, offered: Node | None) -> Node:
    """The whole form; everything but the names has a default. ``offered``: for who never played."""
    menu = h("span.tool-text", {}, t("menu"))
    return h(
        f"main.setup.of-{draft.game}",
        {"key": "setup"},
        h(
            "header.setup-head.m-walnut",
            {},
            button("#back.tool.square", "home", icon("i-back"), label=t("home.go")),
            h("h1#heading", {"tabindex": "-1"}, t("setup.title", game=t(f"game.{draft.game}"))),
            button("#setup-menu.tool", "open-menu", icon("i-menu"), menu),
        ),
        h(
            "div.setup-body",
            {},
            _part("who", t("setup.players"), who_plays(t, draft, settings)),
            seat_paper(t, draft, [name_of(t, draft, seat) for seat in range(len(draft.names))]),
            h(
                "div.setup-paper.m-paper",
                {},
                h("div.setup-scene", {}, offered),
                _start(t, draft),
                _part("edition", t("setup.edition"), edition_form(t, draft, lists)),
                h(
                    "details.setup-more",
                    {"key": "more"},
                    h("summary", {}, h("h2#more", {}, t("setup.more"))),
                    edition_folds(t, draft, lists),
                    _how(t, draft, settings),
                ),
            ),
        ),
        _foot(t, draft, lists),
    )


def _how(t: Text, draft: Draft, settings: Settings) -> Node:
    """How the device goes round and what else has a default: folded, with what holds now."""
    among = draft.people > 1
    speed = t("setup.held.pace", pace=t(f"pace.{settings.pace}"))
    held = t(f"setup.held.{settings.handover}") if among else speed
    parts = [
        among and handover(t, settings),
        draft.people < len(draft.names) and pace(t, settings),
        auto_end(t, settings),
        _hints(t, draft, settings),
        _seed(t, draft),
    ]
    return folded(h("h3", {"id": "how"}, t("setup.how")), held, "how", parts)


def _hints(t: Text, draft: Draft, settings: Settings) -> Node | None:
    """Whether players may ask what to do; somebody alone always may, and of several nobody where
    they judge each other's words.
    """
    if draft.alone:
        return None
    if draft.judges:
        return h("small.note", {}, t("setup.hints_judged"))
    return switch("set-hints", t("setup.hints"), settings.hints, t("setup.hints_note"))


def _part(name: str, title: str, body: Child) -> Node:
    return h("section.setup-part", {"aria-labelledby": name}, h("h2", {"id": name}, title), body)


def _foot(t: Text, draft: Draft, lists: Lists) -> Node:
    refusal = editions_of(draft.game).conflict(draft.values, len(draft.names), draft.start)
    code = refusal.code if refusal else None
    refused = t(f"refusal.{code}") if code else None
    impossible = refused or lists.why_not_ready(draft.word_list)
    said = draft.word_list is not None and lists.coming(draft.word_list)  # at its option
    why = draft.full or draft.problem or (refused if said else impossible)
    return h(
        "footer.setup-foot.m-felt",
        {},
        problem(t, None if draft.full else code, why),
        button(
            "#start-game.go.wide", "start-game", icon("i-end"), t("setup.start"), why=impossible
        ),
    )


def _start(t: Text, draft: Draft) -> Node:
    choices: list[tuple[object, Child]] = [(-1, [icon("i-dice"), t(f"setup.by_lot.{draft.game}")])]
    choices += [
        (seat, [animal(sign, f"em-{sign}"), h("bdi", {}, name_of(t, draft, seat))])
        for seat, sign in enumerate(draft.emblems)
    ]
    return choice_field("start-seat", t("setup.starts"), choices, draft.start, level="h2")


def _seed(t: Text, draft: Draft) -> Node:
    return h(
        "div.field",
        {},
        h("label", {"for": "seed"}, t("setup.seed")),
        h(
            "span.row",
            {},
            text_field("#seed", "seed", draft.seed, 100, autocapitalize="off"),
            button("#new-seed.square", "new-seed", icon("i-dice"), label=t("setup.new_seed")),
        ),
        h("small", {}, t("setup.seed_note")),
    )
