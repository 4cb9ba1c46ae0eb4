"""What moves when something has happened."""

from __future__ import annotations

import json

from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.games.motion import Hall, motion_of, score
from tycoon_web.games.play import Play
from tycoon_web.rooms.effects.witness import Witness
from tycoon_web.rooms.room import Room


class Effects(Room):
    """`look` is asked before every drawing of a table."""

    def __init__(self, port: Port, settings: Settings) -> None:
        self.port, self.settings = port, settings
        self._witness = Witness()

    def look(self, play: Play) -> None:
        """Let move what has happened since the last drawing."""
        events = self._witness.look(play)
        if events and self.settings.motion != "reduced":
            beats = score(motion_of(play.session.game), events, _hall(play))
            if beats:
                self.port.move(json.dumps(beats))


def _hall(play: Play) -> Hall:
    emblems = [seat.emblem for seat in play.session.seats]
    return Hall(play.words, emblems, _viewer(play))


def _viewer(play: Play) -> int | None:
    """Whose cards lie on the page."""
    stage = play.stage()
    if stage == "bot":
        return play.company.alone
    return play.shown.desk.seat if stage in ("table", "replay") else None
