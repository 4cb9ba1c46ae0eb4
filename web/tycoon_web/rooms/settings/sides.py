"""The sheet in which everybody gets a side of the device."""

from __future__ import annotations

from tycoon_web.device.settings import CHOICES, Settings
from tycoon_web.kit.controls import Text, animal, emblem, segmented, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.sides import ROOM, place


def sides_sheet(t: Text, settings: Settings, row: str, people: list[tuple[str, str]]) -> Node:
    """From all sides or from one; then, by name and emblem, where everybody sits."""
    ways = [(way, t(f"sides.{way}")) for way in CHOICES["sides"]]
    return sheet(
        t,
        "sides",
        t("sides"),
        h("p", {}, t("sides.note")),
        segmented("set-sides", t("sides.layout"), ways, settings.sides),
        settings.sides != "one"
        and [
            h(
                "div.sides-map",
                {"aria-hidden": "true"},
                [
                    place(row, seat, sign, emblem(sign, "large"))
                    for seat, (_, sign) in enumerate(people)
                ],
            ),
            h("ul.seats-hands", {}, [_sitter(t, row, *who) for who in enumerate(people)]),
        ],
    )


def _sitter(t: Text, row: str, seat: int, person: tuple[str, str]) -> Node:
    name, sign = person
    choices = [(side, t(f"sides.{side}")) for side in ROOM]
    label = t("sides.seat", name=name)
    return h(
        f"li.seat-hands.em-{sign}",
        {"key": sign},
        animal(sign),
        h("h3", {}, h("bdi", {}, name)),
        segmented("sit", label, choices, row[seat], name=f"sit-{seat}", seat=seat),
    )
