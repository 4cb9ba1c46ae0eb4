"""On the last screen: one kind of points after the other, or straight to the result."""

from __future__ import annotations

from collections.abc import Callable

from tycoon_web.kit.events import Answering, Event, control
from tycoon_web.play.counting import counting, told
from tycoon_web.play.ending import who_won
from tycoon_web.play.play import Play
from tycoon_web.ui_state import UiState


class Counting(Answering):
    """The game is over and stored: nothing in here touches it."""

    def __init__(self, at_table: Callable[[], Play | None], ui: UiState) -> None:
        self._at_table, self._stage = at_table, ui

    @control("count-next")
    def _next(self, event: Event) -> None:
        play = self._at_table()
        if play and play.counted:
            play.counted += 1
            self._say(play)

    @control("count-skip")
    def _skip(self, event: Event) -> None:
        play = self._at_table()
        if play:
            play.counted = 0
            self._say(play)

    def _say(self, play: Play) -> None:
        """What has been counted now, or who has won."""
        count, outcome = counting(play), play.session.outcome
        if count:
            self._stage.said = told(play, count)
        elif outcome:
            play.counted = 0
            self._stage.said = who_won(play.words, outcome)
            self._stage.focus = "heading"
