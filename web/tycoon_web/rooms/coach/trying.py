"""What else could have been done? A game that begins at a moment of one that is over."""

from __future__ import annotations

from tycoon import Session
from tycoon.session.seats import automaton

from tycoon_web.device.records import Label, clean_title
from tycoon_web.kit.messages import Messages
from tycoon_web.play.play import Play
from tycoon_web.telling.labels import name_of


def tried_from(play: Play, step: int) -> Session:
    """The game just before this step: whoever decided there plays it on, against bots alone."""
    session = play.session
    seat, bot = session.standing[step].seat, automaton({}, session.game)
    assert seat is not None
    assert bot
    return session.try_from(step - 1, seat, bot)


def tried_label(t: Messages, play: Play, label: Label, now: str) -> Label:
    """Its name says what it tries; hints are there if they were there."""
    title = clean_title(t("games.tried_of", name=name_of(t, label.of(play.session))))
    hints = (0,) * len(play.session.seats) if play.hints else ()
    return Label(title=title, began=now, hints=hints)
