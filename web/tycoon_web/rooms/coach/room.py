"""The coach: hints for who acts, where the table wants them, and what decided a finished game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from tycoon import Session

from tycoon_web.device.port import Port
from tycoon_web.device.records import Label
from tycoon_web.kit.events import Event, Handlers, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.thinking import REST, SLICE, Thinking
from tycoon_web.rooms.coach.counsel import Counsel, moment, preparing, same
from tycoon_web.rooms.coach.decided import decided_sheet
from tycoon_web.rooms.coach.scene import scene
from tycoon_web.rooms.coach.trying import tried_from, tried_label
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon.coach import Analysis

#: How much more must be done than when it was drawn before it is worth drawing anew.
VISIBLE = 0.02


class Autosave(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None
    label: Label

    def save(self) -> None: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...
    def begin(self, session: Session, slot: str, label: Label) -> None: ...


class Home(Protocol):
    """The games on this device."""

    def crammed(self) -> bool:
        """Is there no place for one more? If so, it is said."""


class Coach(Room):
    """Keeps the advice about one moment and the analysis of one game; nothing of it is stored but
    how often the coach was asked.
    """

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.port, self.t, self.ui = port, t, ui
        self._counsel = Counsel(port, ui, self._in_sight, self._count, page_of)
        #: Which game is analysed, and what came.
        self._game: tuple[Any, ...] = ()
        self._analysis: Thinking[Analysis] | None = None
        #: How much of it was done when that was drawn, 0 to 1.
        self._done = 0.0
        #: What has gone wrong; nothing will come of it.
        self._failed: Thinking[Any] | None = None
        #: By game: what advice needs comes while somebody ponders who may ask for it.
        self.ready: dict[str, Thinking[bool]] = {}
        #: A call is on its way.
        self._coming = False

    def meet(self, *, table: Autosave, home: Home) -> None:
        """The rooms it needs."""
        self._table, self._home = table, home

    def _in_sight(self) -> Play | None:
        """The game at the table; a lesson has no coach but itself."""
        return self._table.play if self.ui.route == "table" else None

    # --- at the table --------------------------------------------------------------------------

    def handlers(self) -> Handlers:
        return {**super().handlers(), **self._counsel.handlers()}

    def _count(self) -> None:
        """Somebody has asked about another moment."""
        play = self._table.play
        assert play
        seat = play.session.to_act
        play.hints = tuple(count + (place == seat) for place, count in enumerate(play.hints))
        self._table.save()

    def takes(self, event: Event) -> bool:
        """Was a move tapped to hear what the coach thinks of it? Then nobody else is to act."""
        return self._counsel.takes(event)

    def marked(self, screen: Node) -> Node:
        """The screen that is about to be drawn, with the coach's note and its rings."""
        return self._counsel.marked(screen)

    # --- afterwards ----------------------------------------------------------------------------

    @control("open-decided")
    def _open_decided(self, event: Event) -> None:
        play = self._in_sight()
        if play and play.session.to_act is None:
            if not same(self._game, moment(play)):
                self._game = moment(play)
                self._analysis = Thinking(_analysis(play.session), self.port.clock)
                self._done = 0.0
            self.ui.open_sheet("decided", "", event)

    def _over(self) -> Play | None:
        """The game, as long as the analysis is about it and it is over."""
        play = self._in_sight()
        return play if play and same(self._game, moment(play)) else None

    @sheet("decided")
    def _decided_sheet(self) -> Node | None:
        play = self._over()
        if play is None or self._analysis is None:
            return None
        failed = self._analysis is self._failed
        drawn = partial(scene, play, page_of(play.session.game))
        return decided_sheet(play, drawn, self._analysis, failed, self.ui.sheet_arg)

    @control("decided-view")
    def _view_decided(self, event: Event) -> None:
        self.ui.sheet_arg = event["value"]

    @control("try-from")
    def _try_from(self, event: Event) -> None:
        """A game of its own begins before a decision of a game that is over."""
        play = self._over()
        if play and not self._home.crammed():
            tried = tried_from(play, int(event["at"]))
            label = tried_label(self.t, play, self._table.label, self.port.now())
            self._table.leave(lambda: self._table.begin(tried, "", label), event.get("id"))

    # --- thinking --------------------------------------------------------------------------------

    def look(self) -> None:
        """Go on thinking if somebody waits for it; asked after every drawing."""
        if not self._coming and self._wanted():
            self._coming = True
            self.port.wait(REST, self._tick)

    def _wanted(self) -> Thinking[Any] | None:
        """What the open sheet waits for; a hidden page does not think."""
        about: Thinking[Any] | None = None
        if self.ui.sheet == "decided" and self._over():
            about = self._analysis
        else:
            about = self._counsel.wanted() or self._preparing()
        waiting = about is not None and about.found is None and about is not self._failed
        return about if waiting and self.port.visible() else None

    def _preparing(self) -> Thinking[bool] | None:
        """What is to be there before a hint is asked for, so that it comes at once."""
        play = self._in_sight()
        if play is None or not play.trail().hint:
            return None
        game = play.session.game
        if game not in self.ready:
            self.ready[game] = Thinking(preparing(game), self.port.clock)
        return self.ready[game]

    def _tick(self) -> None:
        self._coming = False
        thinking = self._wanted()
        if thinking is None:
            return
        try:
            thinking.go_on(SLICE)
        except Exception:  # whatever is wrong with the coach, the game must not suffer
            self._failed = self._counsel.failed = thinking
        done = thinking.told or 0.0
        over = thinking.found is not None or thinking is self._failed
        if thinking not in self.ready.values() and (over or done - self._done >= VISIBLE):
            self._done = done
            if thinking is not self._analysis:
                self._counsel.arrived()
            self.ui.draw()
        self.look()


def _analysis(session: Session) -> Generator[float, None, Analysis]:
    for _ in preparing(session.game):
        yield 0.0
    from tycoon.coach import analyse

    return (yield from analyse(session))
