"""The options of a game being set up: presets, what differs from them, what cannot be played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tycoon import GAMES, Refusal, SetupError
from tycoon.kernel.options import Option, Value

Values = Mapping[str, Value]
#: Options with controls of their own, which are not listed.
_APART = ("edition", "start_seat")
#: A refused combination -> the one change that makes it possible.
REMEDIES: Mapping[str, tuple[str, Value]] = {
    "beginner_with_building_trigger": ("end_triggers", "two"),
    "beginner_with_longer": ("longer", False),
    "beginner_with_mixed_offer": ("start_offer", "basic"),
    "mixed_offer_with_chosen_tiles": ("start_tiles", "drawn"),
}
#: Options that decide nothing while another one has one of these values.
_IDLE: Mapping[str, tuple[str, tuple[Value, ...]]] = {
    "supply": ("unlimited_supply", (True,)),
    "end_triggers": ("longer", (True,)),
    **dict.fromkeys(
        ("extra_cards", "trading_floor", "export", "bank_cost", "bank_divisor"),
        ("beginner", ("four", "six")),
    ),
    "word_list": ("challenge", ("off",)),
    "retries": ("challenge", ("table", "off")),
}


def idle(option: str, values: Values) -> bool:
    """Does this option decide nothing beside the others?"""
    other, ruling = _IDLE.get(option, ("", ()))
    return bool(other) and values[other] in ruling


class Editions:
    """What one game can be played by; `editions_of` finds it."""

    def __init__(self, game: str) -> None:
        self.rules = GAMES[game]
        self.all = tuple(self.rules.presets)
        #: The preset that all others are described against.
        self.handbook = self.all[0]
        self.options = tuple(option for option in self.rules.options if option.id not in _APART)

    def spoken(self, language: str) -> str:
        """The edition whose box speaks this language, else the handbook's."""
        said = (edition for edition in self.all if edition.partition("-")[0] == language)
        return next(said, self.handbook)

    def preset(self, edition: str) -> dict[str, Value]:
        """An edition with all its options."""
        defaults = {option.id: option.default for option in self.options}
        return {"edition": edition, **defaults, **self.rules.presets[edition]}

    def differing(self, values: Values, edition: str) -> list[Option]:
        """The options whose values are not this edition's."""
        usual = self.preset(edition)
        return [option for option in self.options if values[option.id] != usual[option.id]]

    def parsed(self, name: str, text: str) -> Value | None:
        """A value from its text form; None when the option has no such value."""
        option = next((option for option in self.options if option.id == name), None)
        values = values_of(option) if option else ()
        return next((value for value in values if str(value) == text), None)

    def conflict(self, values: Values, players: int, start_seat: int) -> Refusal | None:
        """Why so many players cannot play this, or None."""
        try:
            self.rules.resolve_options({**values, "start_seat": start_seat}, players)
        except SetupError as error:
            return error.refusal
        return None


@cache
def editions_of(game: str) -> Editions:
    """The editions and options of a game."""
    return Editions(game)


def values_of(option: Option) -> tuple[Value, ...]:
    """Everything an option may be, in the order of its choices."""
    return option.choices or tuple(range(option.range[0], option.range[1] + 1))


def sentence(option: str, value: Value) -> str:
    """The id of the message that says what this value means."""
    return f"option.{option}.{value}".lower()
