"""How the device goes round: the controls that the set-up page and the menu share."""

from __future__ import annotations

from tycoon_web.device.settings import Settings
from tycoon_web.kit.controls import Text, choice_field, switch
from tycoon_web.kit.vtree import Node


def handover(t: Text, settings: Settings, name: str = "") -> Node:
    """Curtain or open table, with what it means; ``name`` begins the ids where both places show."""
    choices = [("curtain", t("handover.curtain")), ("open", t("handover.open"))]
    chosen, note = settings.handover, t(f"handover.{settings.handover}_note")
    return choice_field("set-handover", t("handover"), choices, chosen, name, note, level="h3")


def auto_end(t: Text, settings: Settings, name: str = "") -> Node:
    """Do turns end by themselves?"""
    label, note = t("setup.auto_end"), t("setup.auto_end_note")
    return switch("set-auto-end", label, settings.auto_end, note, name)
