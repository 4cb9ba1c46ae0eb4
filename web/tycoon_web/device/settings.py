"""What the players set once for this device."""

from __future__ import annotations

import json
import re

from tycoon_web.device.port import Port
from tycoon_web.device.shortcuts import KEYS, Shortcuts

#: Allowed values of what is set for hands, default first.
HANDS: dict[str, tuple[object, ...]] = {
    "hand": ("right", "left"),
    "hold": ("normal", "short", "long"),
}
#: … and for what the page is dressed in.
LOOKS: dict[str, tuple[object, ...]] = {
    "theme": ("auto", "light", "dark"),
    "plain": ("off", "on"),
    "motion": ("auto", "full", "reduced"),
    "text": (100, 90, 115, 130, 145, 160),
}
#: Allowed values, default first.
CHOICES: dict[str, tuple[object, ...]] = {
    "names": ("page", "edition", "en"),
    "effects": ("off", "quiet", "medium", "loud"),
    "call": ("off", "quiet", "medium", "loud"),
    "confirm": ("turn", "every", "never"),
    "handover": ("curtain", "open"),
    "sides": ("around", "turn", "one"),
    "auto_end": (False, True),
    "hints": (False, True),
    "lit": (True, False),
    "shortcuts": (True, False),
    "pace": ("normal", "slow", "fast", "instant"),
    "forgetful_told": (False, True),
    "sound_asked": (False, True),
    "knows_games": (False, True),
    **LOOKS,
    **HANDS,
}
#: The longest code of a language that is kept; which there are is the page's affair.
_LONGEST_CODE = 20
#: Where people sit: letters of sides by seat, a row for every number of players.
_PLACES = re.compile(r"[bltr]{2,5}(,[bltr]{2,5}){0,3}")
_NAMES = ("language", "places", *CHOICES)


class Hands:
    """For those who hold the device, whatever shows."""

    hand: str = "right"
    """On which side lies what the player on turn presses, see styles/hands.css."""
    hold: str = "normal"
    """How long something must be pressed until it tells what it is, see js/what.mjs."""


class Looks:
    """What the page is dressed in, see styles/tokens.css."""

    theme: str = "auto"
    plain: str = "off"
    """The calm look for bright rooms: no textures, rays and shadows."""
    motion: str = "auto"
    text: int = 100
    """Percent."""


class Settings(Hands, Looks, Shortcuts):
    """Look, hand-over and how often to ask (PR-01, PR-02, HO-06, UN-04); here their defaults.

    No dataclass: what the first screen needs is to be imported quickly, and those make code.
    """

    language: str = "auto"
    """A language's code (BCP 47), or as the browser has it. One that is no longer offered stays."""
    names: str = "page"
    """Whose names the things on tiles and cards have, see `telling.words.Words.printed`."""
    effects: str = "off"
    """How loud is what happens."""
    call: str = "off"
    """How loud is whose turn begins."""
    confirm: str = "turn"
    handover: str = "curtain"
    sides: str = "around"
    """How all look: from all sides, where there is room, the table turning or not, or from one."""
    places: str = ""
    """Who sits on which side, see `play.sides`."""
    auto_end: bool = False
    hints: bool = False
    """May a new game's players ask for hints?"""
    lit: bool = True
    """Do the keys of actions shine that pay off now (facts, see the game's forecast)?"""
    pace: str = "normal"
    """How fast bots play, see `rooms.opponents.room.PACES`."""
    forgetful_told: bool = False
    """Safari's rule about storage was read (ST-06)."""
    sound_asked: bool = False
    """Whether there shall be sounds was answered on the home screen."""
    knows_games: bool = False
    """Nobody here wants a first game with a host to be offered any more."""

    def set(self, name: str, value: str) -> None:
        """Change one from its text form; anything not allowed is ignored."""
        if name == "language" and len(value) <= _LONGEST_CODE:
            self.language = value
        if name == "places" and _PLACES.fullmatch(value):
            self.places = value
        for allowed in CHOICES.get(name, ()):
            if str(allowed) == value:
                setattr(self, name, allowed)

    def to_text(self) -> str:
        """For storage."""
        found = {name: getattr(self, name) for name in _NAMES}
        return json.dumps({**found, "keys": dict(self.keys)})

    @classmethod
    def from_text(cls, text: str | None) -> Settings:
        """From storage; what is missing or odd keeps its default."""
        settings = cls()
        try:
            found = json.loads(text or "{}")
        except (ValueError, RecursionError):
            return settings
        for name in _NAMES:
            if isinstance(found, dict) and name in found:
                settings.set(name, str(found[name]))
        settings.take_keys(found.get("keys") if isinstance(found, dict) else None)
        return settings


def dress(port: Port, settings: Settings) -> None:
    """Give the page its look."""
    for name in (*LOOKS, *HANDS):
        port.dress(name, str(getattr(settings, name)))
    keys = settings.working_keys()
    port.shortcuts({asked: keys.get(name, "") for name in KEYS for asked in KEYS[name].asks})
