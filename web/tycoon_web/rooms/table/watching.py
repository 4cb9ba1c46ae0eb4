"""Commands of the replay: opening it at the end of a game, stepping, and back to the result."""

from __future__ import annotations

from typing import Protocol

from tycoon_web.device.settings import Settings
from tycoon_web.games.play import Play
from tycoon_web.games.replay import Replay
from tycoon_web.kit.events import Event, Handlers
from tycoon_web.kit.messages import Messages
from tycoon_web.stage import Stage


class Keeper(Protocol):
    """The game at the table."""

    @property
    def play(self) -> Play | None: ...


class Watching:
    """Nothing in here touches the game or what is stored."""

    def __init__(self, keeper: Keeper, t: Messages, settings: Settings, stage: Stage) -> None:
        self._keeper, self._t, self._settings, self._stage = keeper, t, settings, stage

    def handlers(self) -> Handlers:
        """Of the end screen and of the replay itself."""
        return {
            "replay": self._open,
            "replay-at": self._open_at,
            "replay-to": self._go,
            "close-replay": self._close,
        }

    def _open(self, event: Event) -> None:
        play = self._keeper.play
        if play and play.stage() == "over":
            shown = type(play)(play.session, self._t, self._settings)
            play.replay = Replay(shown)
            self._say(play.replay)
            self._stage.focus = "heading"

    def _open_at(self, event: Event) -> None:
        """At the moment before the step ``at``, as the seat sees it that is about to act."""
        self._stage.sheet = None
        self._stage.openers.clear()
        self._open(event)
        replay = self._keeper.play.replay if self._keeper.play else None
        if replay:
            step = replay.steps[int(event["at"])]
            replay.show(int(event["at"]) - 1, step.seat)
            self._say(replay)

    def _go(self, event: Event) -> None:
        replay = self._keeper.play.replay if self._keeper.play else None
        if replay:
            replay.go(event["to"])
            self._say(replay)

    def _say(self, replay: Replay[Play]) -> None:
        self._stage.said = f"{replay.position()}. {replay.told()}"

    def _close(self, event: Event) -> None:
        if self._keeper.play:
            self._keeper.play.replay = None
            self._stage.said, self._stage.focus = "", "watch"
