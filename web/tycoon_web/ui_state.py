"""What shows: where one is, what lies on top, what was just said, where the focus goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tycoon_web.kit.controls import Text, confirm
from tycoon_web.kit.events import Event, Handlers
from tycoon_web.kit.vtree import Child, Node


class Question(NamedTuple):
    """A question in the way; ``yes`` runs when it is answered so."""

    text: str
    note: str
    answer: str
    yes: Callable[[], None]
    danger: bool = False
    picture: Child = None
    """What it is about, to look at."""
    no: str = ""
    """What the way back is called; "": to cancel."""

    def drawn(self, t: Text) -> Node:
        """In the way of all else."""
        words = self.text, self.note, self.answer
        return confirm(t, *words, no=self.no, danger=self.danger, picture=self.picture)


class UiState:
    """The one thing that all rooms share; it knows none of them."""

    #: The focus of the next drawing: the heading of whatever screen it is (A11-03).
    SCREEN = "*"

    def __init__(self, go: Callable[[str], None], draw: Callable[[], None]) -> None:
        #: Enter a place, by its route.
        self.go = go
        #: Draw everything anew: for what comes later than the event that asked for it.
        self.draw = draw
        #: "" home, "new" set-up, "lesson" a lesson, "table" the game.
        self.route = ""
        self.sheet: str | None = None
        self.sheet_arg = ""
        self.question: Question | None = None
        #: The reason shown for the unavailable control touched last (WN-01).
        self.why: str | None = None
        #: The paragraph about that control, or "".
        self.why_rule = ""
        #: Grows with every reason shown, so that the same one shows anew.
        self.shown = 0
        self._said = ""
        #: Assertive live region.
        self.alarm = ""
        #: Message id of a standing notice about storage.
        self.notice: str | None = None
        #: Element to focus after the next drawing.
        self.focus: str | None = None
        #: Elements that opened what lies on top, for returning the focus (A11-03).
        self.openers: list[str] = []

    @property
    def said(self) -> str:
        """Polite live region (A11-07); the same sentence once more is read out once more."""
        return self._said

    @said.setter
    def said(self, text: str) -> None:
        self._said = f"{text}\u00a0" if text and text == self._said else text

    def clear(self) -> None:
        """Nothing said about a hand may outlive it (HO-02)."""
        self.sheet = self.question = None
        self.hush()
        self.openers.clear()
        self.focus_screen()

    def hush(self) -> None:
        """What was just said or explained may have been about a hand: it goes (HO-02)."""
        self.why = None
        self.said = self.alarm = ""

    def focus_screen(self) -> None:
        """The heading of whatever screen comes next (A11-03)."""
        self.focus = self.SCREEN

    def put_on_top(self, opener: str | None, focus: str) -> None:
        """Remember where the focus comes from, and send it to what opens."""
        self.openers.append(opener or "")
        self.focus = focus

    def take_off(self) -> None:
        """Give the focus back to what opened the thing just closed."""
        self.focus = (self.openers.pop() if self.openers else "") or self.SCREEN

    def focus_in(
        self, drawn: str, pressed: str | None, heading: str, *, on_top: bool
    ) -> str | None:
        """The id of what gets the focus, None: it stays; for what is gone a heading (A11-03)."""
        wanted, self.focus = self.focus, None
        known = wanted or pressed
        if known is None or f'"id":"{known}"' in drawn:
            return wanted
        if on_top:
            return "ask" if self.question else "sheet-title"
        return heading if self.route else "wordmark"

    def open_sheet(self, name: str, arg: str, event: Event) -> None:
        """Show secondary information."""
        again = self.sheet is not None
        self.sheet, self.sheet_arg = name, arg
        if not again:
            self.put_on_top(event.get("id"), "sheet-title")

    def close(self) -> None:
        """Take the sheet away."""
        if self.sheet:
            self.sheet = None
            self.take_off()

    def ask(self, question: Question, opener: str | None = None) -> None:
        """Put a question in the way."""
        self.question = question
        self.put_on_top(opener, "ask")

    def explain(self, why: str | None, rule: str = "") -> None:
        """Show a reason, or with None take the last one away."""
        self.why, self.why_rule = why, rule
        self.shown += 1

    def warn(self, why: str) -> None:
        """Something was refused: it is shown, and read out at once."""
        self.alarm = self.why = why
        self.shown += 1

    def handlers(self) -> Handlers:
        """Of sheets, questions and notices, whoever put them there."""
        return {
            "close": lambda event: self.close(),
            "no": lambda event: self._answer(yes=False),
            "yes": lambda event: self._answer(yes=True),
            "dismiss": self._dismiss,
            "home": lambda event: self.go(""),
        }

    def _answer(self, *, yes: bool) -> None:
        question, self.question = self.question, None
        self.take_off()
        if question and yes:
            question.yes()

    def _dismiss(self, event: Event) -> None:
        self.notice = None
