"""The coach: hints for who acts, where the table wants them, and what decided a finished game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Protocol

from tycoon import Session

from tycoon_web.device.port import Port
from tycoon_web.device.records import Label
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, walk
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.thinking import REST, SLICE, Thinking
from tycoon_web.rooms.coach.decided import decided_sheet
from tycoon_web.rooms.coach.hints import hint_flag, hint_sheet
from tycoon_web.rooms.coach.trying import tried_from, tried_label
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon.coach import Analysis, Hint

#: How much more must be done than when it was drawn before it is worth drawing anew.
VISIBLE = 0.02
#: The focus of the next drawing: the first control that the hint means.
HINTED = "hinted"


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
    """Keeps the hints of one moment and the analysis of one game; nothing of it is stored but how
    many hints were asked for.
    """

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.port, self.t, self.ui = port, t, ui
        #: About which moment hints were asked for, what came, and how much of it may be told.
        self._moment: tuple[Any, ...] = ()
        self._hints: Thinking[list[Hint]] | None = None
        self._step = 0
        #: The hint whose controls are marked.
        self._shown: Hint | None = None
        #: Which game is analysed, and what came.
        self._game: tuple[Any, ...] = ()
        self._analysis: Thinking[Analysis] | None = None
        #: How much of it was done when that was drawn, 0 to 1.
        self._done = 0.0
        #: What has gone wrong; nothing will come of it.
        self._failed: Thinking[Any] | None = None
        #: A call is on its way.
        self._coming = False

    def meet(self, *, table: Autosave, home: Home) -> None:
        """The rooms it needs."""
        self._table, self._home = table, home

    def _in_sight(self) -> Play | None:
        """The game at the table; a lesson has no coach but itself."""
        return self._table.play if self.ui.route == "table" else None

    # --- hints -----------------------------------------------------------------------------------

    @control("hint")
    def _ask(self, event: Event) -> None:
        """Whoever asks again about the same moment has asked once."""
        play = self._in_sight()
        if play is None or not play.trail().hint:
            return
        if not _same(self._moment, _moment(play)):
            self._moment, self._step, self._shown = _moment(play), 0, None
            self._hints = Thinking(_hints(play.session), self.port.clock)
            self._count(play)
        self.ui.open_sheet("hint", "", event)

    def _count(self, play: Play) -> None:
        seat = play.session.to_act
        play.hints = tuple(count + (place == seat) for place, count in enumerate(play.hints))
        self._table.save()

    def _asked(self) -> Play | None:
        """The game, as long as the hints are about the moment that shows to who asked for them."""
        play = self._in_sight()
        about = play is not None and _same(self._moment, _moment(play))
        return play if play and about and play.trail().hint else None

    @control("hint-more")
    def _tell_more(self, event: Event) -> None:
        self._step += 1
        self.ui.focus = "sheet-title"

    @control("hint-show")
    def _show(self, event: Event) -> None:
        """Back to the table, to what the hint means."""
        play = self._asked()
        if play and self._hints and self._hints.found:
            self._shown = self._hints.found[int(event["hint"])]
            self.ui.close()
            self.ui.focus = HINTED

    def _pointed(self, play: Play) -> tuple[str, ...]:
        """The ids of the controls that the shown hint means, the first one first."""
        if self._shown is None:
            return ()
        return page_of(play.session.game).pointed(play, self._shown.action)

    def marked(self, screen: Node) -> Node:
        """The screen that is about to be drawn, with marks on the controls that a hint means."""
        play = self._asked()
        meant = self._pointed(play) if play else ()
        drawn = {node[1].get("id"): node for node in walk(screen)} if meant else {}
        marked = [name for name in meant if name in drawn]
        for name in marked:
            _, attrs, children = drawn[name]
            attrs["class"] = f"{attrs.get('class', '')} hinted"
            children.append(hint_flag(self.t))
        if self.ui.focus == HINTED:
            self.ui.focus = next(iter(marked), "heading")
        return screen

    @sheet("hint")
    def _hint_sheet(self) -> Node | None:
        play = self._asked()
        if play is None or self._hints is None:
            return None
        return hint_sheet(play.words, self._hints.found, self._step, self._hints is self._failed)

    # --- afterwards ----------------------------------------------------------------------------

    @control("open-decided")
    def _open_decided(self, event: Event) -> None:
        play = self._in_sight()
        if play and play.session.to_act is None:
            if not _same(self._game, _moment(play)):
                self._game = _moment(play)
                self._analysis = Thinking(_analysis(play.session), self.port.clock)
                self._done = 0.0
            self.ui.open_sheet("decided", "", event)

    def _over(self) -> Play | None:
        """The game, as long as the analysis is about it and it is over."""
        play = self._in_sight()
        return play if play and _same(self._game, _moment(play)) else None

    @sheet("decided")
    def _decided_sheet(self) -> Node | None:
        play = self._over()
        if play is None or self._analysis is None:
            return None
        failed = self._analysis is self._failed
        return decided_sheet(play, self._analysis, failed, self.ui.sheet_arg)

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
        if self.ui.sheet == "hint" and self._asked():
            about = self._hints
        elif self.ui.sheet == "decided" and self._over():
            about = self._analysis
        waiting = about is not None and about.found is None and about is not self._failed
        return about if waiting and self.port.visible() else None

    def _tick(self) -> None:
        self._coming = False
        thinking = self._wanted()
        if thinking is None:
            return
        try:
            thinking.go_on(SLICE)
        except Exception:  # whatever is wrong with the coach, the game must not suffer
            self._failed = thinking
        done = thinking.told or 0.0
        if self._wanted() is None or done - self._done >= VISIBLE:
            self._done = done
            self.ui.draw()
        self.look()


def _moment(play: Play) -> tuple[Any, ...]:
    """What changes with every step of a game."""
    return play.session, play.session.journal[-1]


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def _hints(session: Session) -> Generator[None, None, list[Hint]]:
    """What it needs is imported when first asked for, bit by bit."""
    from tycoon.bots import Situation, arriving, dice_of

    yield
    yield from arriving(session.game)
    from tycoon.coach import advise

    yield
    return (yield from advise(Situation(session), dice_of(session)))


def _analysis(session: Session) -> Generator[float, None, Analysis]:
    from tycoon.bots import arriving

    for _ in arriving(session.game):
        yield 0.0
    from tycoon.coach import analyse

    yield 0.0
    return (yield from analyse(session))
