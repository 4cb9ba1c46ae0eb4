"""Commands of the replay: opening it at the end of a game, stepping, and back to the result."""

from __future__ import annotations

from tycoon_web.games.page import page_of
from tycoon_web.games.play import Play
from tycoon_web.games.replay import Replay
from tycoon_web.kit.events import Event, Handlers
from tycoon_web.rooms.table.keeper import Keeper


class Watching:
    """Nothing in here touches the game or what is stored."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper, self._stage = keeper, keeper.stage

    def handlers(self) -> Handlers:
        """Of the end screen and of the replay itself."""
        return {"replay": self._open, "replay-to": self._go, "close-replay": self._close}

    def _open(self, event: Event) -> None:
        play, keeper = self._keeper.play, self._keeper
        if play and play.stage() == "over":
            shown = page_of(play.session.game).play(play.session, keeper.t, keeper.settings)
            play.replay = Replay(shown)
            self._say(play.replay)
            self._stage.focus = "heading"

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
