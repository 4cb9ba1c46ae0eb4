"""How long this device keeps games, said as it is (ST-06 … ST-11)."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.kit.controls import Text, button, folded_part, icon
from tycoon_web.kit.notices import offer
from tycoon_web.kit.vtree import Node, h


class Keeping(NamedTuple):
    """What is known about this device's storage."""

    persisted: str
    """yes, no or unknown: has the browser promised to keep it?"""
    forgetful: bool
    """It deletes what a site not visited for a while has stored."""
    problem: str | None
    """``full`` or ``forbidden`` when nothing can be stored now."""
    usage: str
    safe: bool
    """An action survives if the device loses power at once."""


def keeping_part(t: Text, keeping: Keeping) -> Node:
    """For the menu."""
    says = f"storage.{keeping.problem}" if keeping.problem else f"keeping.{keeping.persisted}"
    can_ask = keeping.persisted == "no" and not keeping.problem
    return folded_part(
        "keeping",
        t("keeping"),
        h("p", {}, t(says)),
        not keeping.problem and h("p", {}, t("keeping.safe" if keeping.safe else "keeping.late")),
        keeping.forgetful and h("p", {}, t("keeping.forgetful")),
        can_ask and button("#persist", "persist", icon("i-store"), t("keeping.ask")),
        keeping.usage and h("p.quiet-text", {}, keeping.usage),
    )


def forgetful_note(t: Text) -> Node:
    """Told once, on the home screen, where Safari's rule holds (ST-06)."""
    understood = button("#forgetful-told", "forgetful-told", t("keeping.understood"))
    return offer("forgetful", "i-wait", t("keeping.forgetful"), understood)


def export_note(t: Text, name: str, slot: str) -> Node:
    """A game has been going on for days, and exists nowhere else."""
    share = button("#export-soon", "open-share", t("share.open"), fields={"slot": slot})
    return offer("export-soon", "i-share", t("keeping.export_soon", name=name), share)
