"""Commands of the replay: opening it at the end of a game, stepping, and back to the result."""

from __future__ import annotations

from tycoon_web.games.host import Event, Host
from tycoon_web.games.page import page_of
from tycoon_web.games.replay import Replay


class ReplayCommands(Host):
    """Nothing in here touches the game or what is stored."""

    def do_replay(self, event: Event) -> None:
        play = self.play
        if play and play.stage() == "over":
            shown = page_of(play.session.game).play(play.session, self.t, self.settings)
            play.replay = Replay(shown)
            self._say(play.replay)
            self.ui.focus = "heading"

    def do_replay_to(self, event: Event) -> None:
        replay = self.play.replay if self.play else None
        if replay:
            replay.go(event["to"])
            self._say(replay)

    def _say(self, replay: Replay) -> None:
        self.ui.said = f"{replay.position()}. {replay.told()}"

    def do_close_replay(self, event: Event) -> None:
        if self.play:
            self.play.replay = None
            self.ui.said, self.ui.focus = "", "watch"
