"""The options of a game being set up: presets, what differs from them, what cannot be played."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import GAMES, Refusal, SetupError
from tycoon.kernel.options import Option, Value

Values = Mapping[str, Value]
RULES = GAMES["raccoon"]
EDITIONS = tuple(RULES.presets)
#: The preset that all others are described against.
HANDBOOK = EDITIONS[0]
#: Those with controls of their own are not listed.
OPTIONS = tuple(option for option in RULES.options if option.id not in ("edition", "start_seat"))
#: A refused combination -> the one change that makes it possible.
REMEDIES: Mapping[str, tuple[str, Value]] = {
    "beginner_with_building_trigger": ("end_triggers", "two"),
    "beginner_with_longer": ("longer", False),
    "beginner_with_mixed_offer": ("start_offer", "basic"),
    "mixed_offer_with_chosen_tiles": ("start_tiles", "drawn"),
}


def preset(edition: str) -> dict[str, Value]:
    """An edition with all its options."""
    defaults = {option.id: option.default for option in OPTIONS}
    return {"edition": edition, **defaults, **RULES.presets[edition]}


def differing(values: Values, edition: str) -> list[Option]:
    """The options whose values are not this edition's."""
    usual = preset(edition)
    return [option for option in OPTIONS if values[option.id] != usual[option.id]]


def parsed(name: str, text: str) -> Value | None:
    """A value from its text form; None when the option has no such value."""
    choices = next((option.choices for option in OPTIONS if option.id == name), ())
    return next((value for value in choices if str(value) == text), None)


def conflict(values: Values, players: int, start_seat: int) -> Refusal | None:
    """Why so many players cannot play this, or None."""
    try:
        RULES.resolve_options({**values, "start_seat": start_seat}, players)
    except SetupError as error:
        return error.refusal
    return None


def sentence(option: str, value: Value) -> str:
    """The id of the message that says what this value means."""
    return f"option.{option}.{value}".lower()
