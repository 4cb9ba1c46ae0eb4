"""What has happened since the page was drawn last, and may be seen by whoever looks on now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tycoon import Event, Step

from tycoon_web.play.play import Play


class Moment(NamedTuple):
    """What was drawn."""

    play: Play | None = None
    steps: tuple[Step, ...] = ()
    """The journal."""
    ui: str = ""
    at: int | None = None
    """The replay's step, if one shows."""
    asked: int | None = None
    """The seat of the person whose turn it is, if the page says so."""


class Witness:
    """Asked once for every drawing of a table."""

    def __init__(self) -> None:
        self._seen = Moment()
        #: So many steps of the journal all have seen, or a player when the curtain was lifted.
        self._known = 0
        #: Somebody's turn has begun with the drawing that was looked at last.
        self.called = False

    def look(self, play: Play) -> list[Event]:
        """What is to be shown: what was just done, what a replay goes on to, and to who lifts the
        curtain what the player before has done.
        """
        replay = play.replay
        steps = play.session.journal
        at = replay.index if replay else None
        now = Moment(play, steps, play.screen(), at, _asked(play))
        before, self._seen = self._seen, now
        self.called = before.play is play and now.asked not in (None, before.asked)
        if before.play is not play:
            self._known = 0
        if replay:
            on = replay.index > (before.at or 0)
            return public(replay.steps[replay.index : replay.index + 1]) if on else []
        found: Sequence[Step] = ()
        if before.play is not play or now.ui == "over" == before.ui:
            pass
        elif _goes_on(before.steps, steps):
            found = steps[len(before.steps) :]
        elif before.ui == "curtain" != now.ui:
            found = _turn_before(steps[self._known :], play.session.to_act)
        if now.ui != "curtain" and (now.ui != "table" or before.ui == "curtain"):
            self._known = len(steps)
        return public(found)


def _asked(play: Play) -> int | None:
    """Who is called; where all sit around a public screen nobody has to be, but who plays alone."""
    seat, alone = play.session.to_act, play.seating.alone
    own = play.screen() in ("curtain", "table")
    return seat if own or (seat == alone and play.seating.busy is None) else None


def public(steps: Sequence[Step]) -> list[Event]:
    """What everybody may know of it."""
    return [event for step in steps for event in step.events if event.audience is None]


def _goes_on(before: Sequence[Step], now: Sequence[Step]) -> bool:
    """Has something been done, and nothing been taken back?"""
    return len(now) > len(before) > 0 and now[len(before) - 1] is before[-1]


def _turn_before(steps: Sequence[Step], seat: int | None) -> Sequence[Step]:
    """The latest turn of the others, up to now."""
    others = len(steps)
    while others and steps[others - 1].seat not in (seat, None):
        others -= 1
    told = steps[others:]
    starts = [n for n, step in enumerate(told[:-1]) if _begins(step)]
    return told[starts[-1] + 1 :] if starts else told


def _begins(step: Step) -> bool:
    return any(event.key == "turn_started" for event in step.events)
