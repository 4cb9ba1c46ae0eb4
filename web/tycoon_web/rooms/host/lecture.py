"""What a host has to say in one game: one thing at a time, each once on this device."""

from __future__ import annotations

from tycoon_web.device.progress import Progress
from tycoon_web.play.first_game import FirstGame, Moment, Said, Trigger, moment_of
from tycoon_web.play.play import Play


class Lecture:
    """`note` is what the host says now. It stays until it was read or its moment has passed; only
    then does it count as met, so that whoever reloads finds it again.
    """

    def __init__(self, play: Play, first: FirstGame, progress: Progress) -> None:
        self.play, self.first = play, first
        self._progress = progress
        self.note: tuple[Trigger, Said] | None = None
        #: How far the game was when a note was read: at the same step none comes unasked.
        self._read = -1

    @property
    def met(self) -> tuple[int, int]:
        """How many things were explained here so far, and of how many; what shows counts."""
        known = sum(self._known(trigger) for trigger in self.first.triggers)
        return known + (self.note is not None), len(self.first.triggers)

    @property
    def key(self) -> str:
        """How the ids of the note's messages begin."""
        return f"host.{self.play.session.game}.{self.note[0].id}" if self.note else ""

    def _known(self, trigger: Trigger) -> bool:
        return self._progress.has(self.play.session.game, trigger.id)

    def look(self, play: Play) -> bool:
        """Find out what is to be said; is it something new?"""
        now = moment_of(play.session, play.context, play.draft())
        if self.note:
            trigger, _ = self.note
            said = trigger.holds(now)
            if said:
                self.note = trigger, said
                return False
            self._remember(trigger)
            self.note = None
        self.note = self._next(now)
        return self.note is not None

    def _next(self, now: Moment) -> tuple[Trigger, Said] | None:
        waits = self._read == len(self.play.session.journal)
        for trigger in self.first.triggers:
            if self._known(trigger) or (waits and not trigger.at_once):
                continue
            if said := trigger.holds(now):
                return trigger, said
        return None

    def got(self) -> None:
        """What shows was read."""
        if self.note:
            self._remember(self.note[0])
            self.note, self._read = None, len(self.play.session.journal)

    def _remember(self, trigger: Trigger) -> None:
        self._progress.add(self.play.session.game, trigger.id)
