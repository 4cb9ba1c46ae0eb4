"""Options: every difference between editions and variants, described once as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon.kernel.refusals import Refusal, SetupError

Value = bool | int | str
#: Why a full set of options cannot be played by so many players, or None.
Conflict = Callable[[Mapping[str, Value], int], Refusal | None]


class Option(NamedTuple):
    """One named option of a game; the set-up screen is generated from this."""

    id: str
    default: Value
    """Of the game's first preset; its type is the option's type."""
    choices: tuple[Value, ...] = ()
    """The values allowed; empty: any whole number in ``range``."""
    range: tuple[int, int] = (0, 0)
    rule: str = ""
    """The rule ids it decides, for example ``RT-03``."""
    advanced: bool = True
    """Folded away on the set-up screen."""
    before: Value | None = None
    """What games have that began before there was this option; None: the default."""

    def accepts(self, value: object) -> bool:
        """Is this a possible value, of exactly the right type?"""
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return value in self.choices
        return isinstance(value, int) and self.range[0] <= value <= self.range[1]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {
            "id": self.id,
            "type": type(self.default).__name__,
            "default": self.default,
            "choices": list(self.choices),
            "range": list(self.range),
            "rule": self.rule,
            "advanced": self.advanced,
        }


def flag(id: str, default: bool, rule: str, *, advanced: bool = True) -> Option:
    """A yes-or-no option."""
    return Option(id, default, (True, False), rule=rule, advanced=advanced)


def start_seat_exists(values: Mapping[str, Value], players: int) -> Refusal | None:
    """The conflict of every game with a ``start_seat`` (-1: chance decides)."""
    if int(values["start_seat"]) >= players:
        return Refusal("start_seat_missing", {"start_seat": values["start_seat"]})
    return None


def named(text: str, options: Sequence[Option]) -> tuple[str, str]:
    """The two parts of ``name=value``, as people write it.

    Raises `SetupError`: ``malformed_setting``, ``unknown_option``.
    """
    name, equals, value = text.partition("=")
    if not equals:
        raise SetupError(Refusal("malformed_setting", {"text": text}))
    if name not in {option.id for option in options}:
        raise SetupError(Refusal("unknown_option", {"option": name}))
    return name, value


def settings(texts: Iterable[str], options: Sequence[Option]) -> dict[str, Value]:
    """All of them with their values; raises what `named` does, and ``option_twice``."""
    chosen: dict[str, Value] = {}
    for name, value in (named(text, options) for text in texts):
        if name in chosen:
            raise SetupError(Refusal("option_twice", {"option": name}))
        chosen[name] = typed(name, value, options)
    return chosen


def typed(name: str, value: str, options: Sequence[Option]) -> Value:
    """The value in the type that the option has; one that it cannot have stays text."""
    default = next(option.default for option in options if option.id == name)
    if isinstance(default, bool):
        return _FLAGS.get(value.lower(), value)
    if isinstance(default, int) and _WHOLE.fullmatch(value):
        return int(value)
    return value


_FLAGS = MappingProxyType({"yes": True, "true": True, "no": False, "false": False})
_WHOLE = re.compile(r"-?\d{1,9}", re.ASCII)


def as_before(chosen: Mapping[str, Any], options: Sequence[Option]) -> dict[str, Any]:
    """The options of an old game; those it does not know have the value that changes nothing."""
    younger = [option for option in options if option.id not in chosen]
    values = {o.id: o.default if o.before is None else o.before for o in younger}
    return {**values, **chosen}


def resolve(
    chosen: Mapping[str, Any],
    options: Sequence[Option],
    presets: Mapping[str, Mapping[str, Value]],
    conflicts: Sequence[Conflict],
    players: int,
) -> dict[str, Value]:
    """All options with their values: the edition's defaults, then what was chosen.

    Raises `SetupError`: ``unknown_option``, ``impossible_option`` or a conflict's own code.
    """
    known = {option.id: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise SetupError(Refusal("unknown_option", {"option": str(name)}))
        if not known[name].accepts(value):
            raise SetupError(Refusal("impossible_option", {"option": name}))
    edition = chosen.get("edition", next(iter(presets)))
    values = {option.id: option.default for option in options}
    values |= {**presets[edition], **chosen}
    for conflict in conflicts:
        if refusal := conflict(values, players):
            raise SetupError(refusal)
    return values
