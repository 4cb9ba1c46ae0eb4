"""What the coach is asked about one moment of a game: its plan, and what of other moves."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from tycoon import Action, Session

from tycoon_web.device.port import Port
from tycoon_web.kit.events import Answering, Event, control
from tycoon_web.kit.vtree import Child, Node, h, walk
from tycoon_web.play.play import Play
from tycoon_web.play.rings import drawn, put, ring
from tycoon_web.play.thinking import Thinking
from tycoon_web.rooms.coach import note
from tycoon_web.rooms.coach.placing import numbers, place_of, sides
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon.coach import Advice, Judgement, Reason

#: The focus of the next drawing: the first control that leads to what was filled in.
FILLED = "filled-in"
#: Where a key says what its move brings.
_GAINS = ("key-figure", "key-line")


class GamePart(Protocol):
    """What a game knows of its own table."""

    def pointed(self, play: Any, action: Action, /) -> tuple[str, ...]: ...
    def places(self, play: Any, at: str, /) -> tuple[str, ...]: ...
    def propose(self, play: Any, action: Action, /) -> None: ...
    def planned(self, play: Any, action: Action, /) -> Sequence[Node]: ...
    def brings(self, play: Any, action: Action, /) -> Sequence[Node]: ...
    def meant(self, play: Any, event: Event, /) -> Action | None: ...


class Counsel(Answering):
    """Keeps the advice about one moment; it is gone with the next step of the game."""

    def __init__(
        self,
        port: Port,
        ui: UiState,
        in_sight: Callable[[], Play | None],
        count: Callable[[], None],
        page_of: Callable[[str], GamePart],
    ) -> None:
        self.port, self.ui = port, ui
        self._in_sight, self._count, self._page_of = in_sight, count, page_of
        #: About which moment the coach was asked, what came, and how much of it may be told.
        self._moment: tuple[Any, ...] = ()
        self._advice: Thinking[Advice] | None = None
        self._step = 0
        #: Is the note there? Is it waiting for a move to be tapped?
        self.open = self._asking = False
        #: What is thought of another move, and which.
        self._judged: Thinking[Judgement] | None = None
        self._filled: Action | None = None
        #: Nothing will come of it.
        self.failed: Thinking[Any] | None = None

    def _game_of(self, play: Play) -> GamePart:
        return self._page_of(play.session.game)

    def play(self) -> Play | None:
        """The game, as long as the note is about the moment that shows to who asked for it."""
        play = self._in_sight()
        about = play is not None and same(self._moment, moment(play))
        return play if play and about and play.trail().hint else None

    # --- asking --------------------------------------------------------------------------------

    @control("hint")
    def _ask(self, event: Event) -> None:
        """Whoever asks again about the same moment has asked once."""
        play = self._in_sight()
        if play is None or not play.trail().hint:
            return
        if not same(self._moment, moment(play)):
            self._moment, self._step = moment(play), 0
            self._advice = Thinking(_advising(play.session), self.port.clock)
            self._count()
        self.open = True
        self._back_to_plan(event)

    @control("hint-plan")
    def _back_to_plan(self, event: Event) -> None:
        self._asking, self._judged = False, None
        self._show()

    @control("hint-more")
    def _tell_more(self, event: Event) -> None:
        self._step += 1
        self._show()

    @control("hint-why")
    def _ask_why_not(self, event: Event) -> None:
        self._asking = True
        self._show()

    @control("hint-close")
    def _close(self, event: Event) -> None:
        self.open = self._asking = False
        self.ui.focus = "tool-hint"

    def _show(self) -> None:
        """The heading gets the focus, and says what is there; the rest is read out, once."""
        self.ui.focus = "coach-title"
        play = self.play()
        self.ui.said = self._leaf(play, {}).aloud if play else ""

    def takes(self, event: Event) -> bool:
        """Was a move tapped because the coach is to say something about it?"""
        play = self.play() if self.open and (self._asking or self._judged) else None
        action = play and self._game_of(play).meant(play, event)
        if not play or not action or play.session.check(action) is not None:
            return False
        self._asking = False
        self._judged = Thinking(_judging(play.session, action), self.port.clock)
        self._show()
        return True

    # --- doing ---------------------------------------------------------------------------------

    @control("hint-do")
    def _fill_in(self, event: Event) -> None:
        """What leads to the move is filled in; to do it is the player's own press."""
        play, action = self.play(), self._named(str(event.get("hint")))
        if not play or action is None:
            return
        closed = play.panel is None
        self._game_of(play).propose(play, action)
        if closed and play.panel:
            self.ui.put_on_top("tool-hint", FILLED)
        self.open, self._asking, self._filled = False, False, action
        self.ui.focus = FILLED
        draft = play.draft()
        self.ui.said = draft.aloud() if draft else ""

    def _named(self, which: str) -> Action | None:
        """The plan, what is as good, or the move that was asked about."""
        advice = self._advice and self._advice.found
        judged = self._judged and self._judged.found
        if which == note.ASKED or not advice:
            return judged.action if judged else None
        return advice.plan.action if which == note.PLAN else advice.equal[int(which)].action

    # --- thinking ------------------------------------------------------------------------------

    def wanted(self) -> Thinking[Any] | None:
        """What the note waits for."""
        return (self._judged or self._advice) if self.open and self.play() else None

    def arrived(self) -> None:
        """What was waited for is there, and is read out."""
        play = self.play()
        if play:
            self.ui.said = self._leaf(play, {}).aloud

    # --- drawing ---------------------------------------------------------------------------------

    def marked(self, screen: Node) -> Node:
        """The screen that is about to be drawn, with the note, and rings where it points."""
        play = self.play()
        if self.ui.focus == FILLED:
            self.ui.focus = self._leads(play, screen)
        self.open = self.open and play is not None
        if play and self.open:
            self._lay(play, screen)
        return screen

    def _leads(self, play: Play | None, screen: Node) -> str:
        """What is to be pressed for what was filled in."""
        if play is None or self._filled is None:
            return "heading"
        draft = ("commit",) if play.draft() else ()
        pointed = self._game_of(play).pointed(play, self._filled)
        shown = drawn(screen)
        return next((name for name in (*draft, *pointed) if name in shown), "heading")

    def _lay(self, play: Play, screen: Node) -> None:
        board = next((node for node in walk(screen) if node[0] == "main"), screen)
        if self._judged:
            rest(board)
            board[1]["class"] = f"{board[1]['class']} judging"
            board[2].append(note.note(play.words, self._leaf(play, {}), ""))
            return
        shown, reasons = drawn(screen), self._reasons(play)
        page = self._game_of(play)
        places = {at: page.places(play, at) for reason in reasons for at in reason.at}
        action, art = self._meant(), None
        planned = page.planned(play, action) if action else ()
        for key in planned:
            put(screen, key)
            art = _art(key)
        # What shows the plan itself needs no pin.
        own = {str(key[1]["id"]) for key in planned}
        found = numbers(reasons, places, shown, own)
        rings: dict[str, int | None] = dict(found)
        for name in page.pointed(play, action) if action else ():
            rings.setdefault(name, None)
        where = {id(one): place_of(one, places, shown) for one in reasons}
        told = {one: found[place] for one, place in where.items() if place in found}
        ring(screen, rings)
        if action:
            rest(board)
        css = sides(screen, rings.keys() & shown)
        board[1]["class"] = f"{board[1]['class']} coached"
        board[2].append(note.note(play.words, self._leaf(play, told), css, art))

    def _faces(self, play: Play, action: Action) -> tuple[Child, Child]:
        """What a move is about: as on its key, else as the game's log has it; what it brings: as
        on its key.
        """
        keys = self._game_of(play).brings(play, action)
        art = [art for key in keys for art in _art(key)]
        return art or play.turn_log.picture(action), [gain for key in keys for gain in _gains(key)]

    def _reasons(self, play: Play) -> tuple[Reason, ...]:
        """What the note says about places on the table."""
        advice = self._told()
        if advice is None:
            return ()
        said = advice.plan.reasons
        first = play.first_reasons
        return (*said[first:], *advice.against) if self._asking else said[:first]

    def _told(self) -> Advice | None:
        """The advice, once all of it may be told."""
        advice = self._advice.found if self._advice else None
        return advice if advice and self._step >= len(advice.plan.steps) - 1 else None

    def _meant(self) -> Action | None:
        """The move whose controls are ringed."""
        advice = None if self._asking else self._told()
        return advice.plan.action if advice else None

    def _leaf(self, play: Play, rings: Mapping[int, int]) -> note.Leaf:
        """What stands on it now; ``rings``: the numbers of its sentences, by their identity."""
        words, waiting = play.words, self._judged or self._advice
        advice = self._advice.found if self._advice else None
        if waiting is None or waiting is self.failed:
            return note.failed(words)
        if waiting.found is None or advice is None:
            return note.thinking(words, note.OVER if self._judged else note.BESIDE)
        if self._asking:
            return note.asking(words, advice, rings, play.first_reasons)
        if self._judged and self._judged.found:
            faces = partial(self._faces, play)
            told, to_act = self._judged.found, play.session.to_act
            sign = play.session.seats[to_act or 0].emblem
            return note.judged(words, advice.plan, told, faces, sign)
        if self._told() is None:
            return note.part_of_it(words, advice.plan.steps[self._step])
        return note.plan(words, advice, rings, play.first_reasons)


def rest(board: Node) -> None:
    """Keys sleep that are not what is spoken of."""
    for _, attrs, _ in walk(board):
        css = str(attrs.get("class", "")).split()
        if {"action-key", "deed"} & {*css} and not {"ringed", "aria-disabled"} & {*css, *attrs}:
            kept = [name for name in css if name not in ("m-key", "m-brass", "lit", "go")]
            attrs["class"] = " ".join([*kept, "m-walnut", "resting"])


def _art(key: Node) -> list[Child]:
    """What is drawn on a key."""
    return [one[2] for one in walk(key) if one[1].get("class") == "key-art"]


def _gains(key: Node) -> list[Node]:
    """What a key says that its move brings."""
    return [h("span", {}, one[2]) for one in walk(key) if one[1].get("class") in _GAINS and one[2]]


def moment(play: Play) -> tuple[Any, ...]:
    """What changes with every step of a game."""
    return play.session, play.session.journal[-1]


def same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Are these one moment?"""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def preparing(game: str) -> Generator[None, None, bool]:
    """Import what advice needs, bit by bit; True when it is there."""
    from tycoon.bots import arriving

    yield
    yield from arriving(game)
    import tycoon.coach  # noqa: F401

    yield
    yield from arriving(game, coach=True)
    return True


def _advising(session: Session) -> Generator[None, None, Advice]:
    yield from preparing(session.game)
    from tycoon.bots import Situation, dice_of
    from tycoon.coach import advising

    return (yield from advising(Situation(session), dice_of(session)))


def _judging(session: Session, action: Action) -> Generator[None, None, Judgement]:
    from tycoon.bots import Situation, dice_of
    from tycoon.coach import judging

    yield
    return (yield from judging(Situation(session), dice_of(session), action))
