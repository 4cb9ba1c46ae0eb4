"""What moves and sounds when something has happened."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tycoon import Event

from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.effects.motion import Hall, score
from tycoon_web.effects.sound import TURN, VOLUMES, heard, spaced
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.sides import side_of
from tycoon_web.rooms.effects.unseen_events import Witness
from tycoon_web.rooms.room import Room

#: What is heard when its volume is chosen.
SAMPLES = {"effects": "coin", "call": TURN}


class Effects(Room):
    """`look` is asked before every drawing of a table."""

    def __init__(self, port: Port, settings: Settings) -> None:
        self.port, self.settings = port, settings
        self._witness = Witness()

    def look(self, play: Play) -> None:
        """Turn the table; let move and sound what has happened since the last drawing."""
        self.port.dress("turn", side_of(play))
        events = self._witness.look(play)
        if events and self.settings.motion != "reduced":
            beats = score(page_of(play.session.game).effects.motion, events, _hall(play))
            if beats:
                self.port.move(json.dumps(beats))
        self._sound(play, events)

    def _sound(self, play: Play, events: Sequence[Event]) -> None:
        effects, call = (VOLUMES[v] for v in (self.settings.effects, self.settings.call))
        sound = page_of(play.session.game).effects.sound
        names = heard(sound, events) if events and effects else []
        sounds = spaced(names, effects)
        if self._witness.called and call:
            sounds.append((TURN, call, 0))
        if sounds:
            self.port.sound(json.dumps(sounds))

    def try_out(self, name: str) -> None:
        """One of the volumes has been chosen: this is how loud it is."""
        volume = VOLUMES[getattr(self.settings, name)]
        if volume:
            self.port.sound(json.dumps([(SAMPLES[name], volume, 0)]))


def _hall(play: Play) -> Hall:
    emblems = [seat.emblem for seat in play.session.seats]
    return Hall(play.words, emblems, _viewer(play))


def _viewer(play: Play) -> int | None:
    """Whose cards lie on the page."""
    ui = play.screen()
    if ui == "bot":
        return play.seating.alone
    return play.shown.context.seat if ui in ("table", "replay") else None
