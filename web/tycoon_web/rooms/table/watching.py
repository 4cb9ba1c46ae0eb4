"""Commands of the replay: opening it at the end of a game, stepping, playing, and back again."""

from __future__ import annotations

from collections.abc import Callable

from tycoon_web.device.port import Port
from tycoon_web.kit.events import Answering, Event, control
from tycoon_web.play.play import Play, watch
from tycoon_web.replay.replay import SPEEDS, Replay
from tycoon_web.ui_state import UiState


class Watching(Answering):
    """Nothing in here touches the game or what is stored."""

    def __init__(self, at_table: Callable[[], Play | None], port: Port, ui: UiState) -> None:
        self._at_table, self._port, self._stage = at_table, port, ui
        #: The last call that was put off; any older one comes to nothing.
        self._call = object()

    @control("open-course")
    def _open_course(self, event: Event) -> None:
        self._stage.open_sheet("course", "", event)

    @property
    def replay(self) -> Replay[Play] | None:
        """The one in sight."""
        play = self._at_table()
        return play.replay if play else None

    @control("replay")
    def _open(self, event: Event) -> None:
        play = self._at_table()
        if play and play.screen() == "over":
            self._say(watch(play))
            self._stage.focus = "heading"

    def _opened(self, event: Event) -> Replay[Play] | None:
        """The replay in place of a sheet that leads to a moment of it."""
        self._stage.sheet = None
        self._stage.openers.clear()
        self._open(event)
        self._stage.focus = "heading"
        return self.replay

    @control("replay-at")
    def _open_at(self, event: Event) -> None:
        """At the moment before the step ``at``, as the seat sees it that is about to act."""
        replay = self._opened(event)
        if replay:
            step = replay.steps[int(event["at"])]
            replay.show(int(event["at"]) - 1, step.seat)
            self._say(replay)

    @control("replay-jump")
    def _jump(self, event: Event) -> None:
        """To the moment after the step ``at``."""
        replay = self._opened(event)
        if replay:
            self._show(replay, int(event["at"]))

    @control("replay-seek")
    def _seek(self, event: Event) -> None:
        """By the slider, which itself says where it is."""
        replay, value = self.replay, str(event.get("value"))
        if replay and value.isascii() and value.isdecimal():
            self._show(replay, min(int(value[:9]), replay.last))
            self._stage.said = ""

    def _show(self, replay: Replay[Play], index: int) -> None:
        replay.playing = False
        replay.show(index)
        self._say(replay)

    @control("replay-station")
    def _stop_at(self, event: Event) -> None:
        """Where a round begins."""
        if self.replay:
            self._show(self.replay, int(event["at"]))

    @control("replay-to")
    def _go(self, event: Event) -> None:
        replay = self.replay
        if replay:
            self._show(replay, replay.target(event["to"]))

    def _say(self, replay: Replay[Play]) -> None:
        self._stage.said = f"{replay.position()}. {replay.told()}"

    @control("close-replay")
    def _close(self, event: Event) -> None:
        play = self._at_table()
        if play:
            play.replay = None
            self._stage.said, self._stage.focus = "", "watch"

    # --- by itself -------------------------------------------------------------------------------

    @control("replay-play")
    def _play(self, event: Event) -> None:
        """Go on by itself from here, at the end from the beginning; or stop."""
        replay = self.replay
        if replay is None:
            return
        replay.playing = not replay.playing
        if replay.playing:
            if replay.index == replay.last:
                replay.go("first")
            self._go_on_later(replay)

    @control("replay-speed")
    def _set_speed(self, event: Event) -> None:
        replay = self.replay
        if replay:
            asked = (speed for speed in SPEEDS if str(speed) == event.get("value"))
            replay.speed = next(asked, replay.speed)
            if replay.playing:
                self._go_on_later(replay)

    def stop(self) -> bool:
        """Did it play? Nobody looks any more."""
        replay = self.replay
        played = replay is not None and replay.playing
        if replay:
            replay.playing = False
        return played

    def _go_on_later(self, replay: Replay[Play]) -> None:
        self._call = call = object()
        self._port.wait(replay.pause(), lambda: self._go_on(replay, call))

    def _go_on(self, replay: Replay[Play], call: object) -> None:
        """The next step, in the end the result; nothing moves under a sheet."""
        if replay is not self.replay or call is not self._call or not replay.playing:
            return
        if self._stage.sheet or self._stage.question or not self._port.visible():
            replay.playing = False
        elif replay.index == replay.last:
            self._close({})
        else:
            replay.go("next")
            self._say(replay)
            self._go_on_later(replay)
        self._stage.draw()
