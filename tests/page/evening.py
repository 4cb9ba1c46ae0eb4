"""An evening of a game on a browser whose storage makes trouble; what was completed is known."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import tycoon
from tycoon_web.device.save_store import PROBE, SaveStore, generations

from tests.page.desk import FakePort, Page, choose_token, take_theirs

PLAYERS = 3
LAST, BEFORE, NONE = "the last action", "the action before it", "nothing"
KEPT = "what was stored before"
UNBEGUN = "nothing, for nothing had begun"
DELETED = "nothing, for it was deleted"


class Row(NamedTuple):
    """What one fault came to."""

    window: str
    told: str
    """Message id, or ""."""
    stored: str


def one(rows: set[Row]) -> Row:
    """Wherever the fault struck, it came to the same."""
    assert len(rows) == 1, rows
    return rows.pop()


class Killed(BaseException):
    """The tab is gone."""


class Trouble:
    """Storage fails from one of its steps on; a step is a write or a removal.

    ``reason``: full, forbidden, or killed: the tab is gone. Room is no matter for a removal.
    """

    def __init__(self, after: int = 10**6, reason: str = "full") -> None:
        self.after, self.reason, self.steps = after, reason, 0
        self.struck = False

    def step(self, key: str, *, writes: bool) -> None:
        self.steps += 1
        if self.steps <= self.after or (self.reason == "full" and not writes):
            return
        self.struck = self.struck or self.reason == "killed" or key != PROBE
        raise Killed if self.reason == "killed" else OSError(self.reason)


class FaultyPort(FakePort):
    """A browser with trouble."""

    trouble = Trouble()

    def __init__(self, store: dict[str, str] | None = None) -> None:
        super().__init__(store)
        #: What localStorage and the replica held before each step.
        self.past: list[tuple[dict[str, str], dict[str, tuple[float, str]]]] = []

    def write(self, key: str, text: str) -> None:
        self._remember()
        self.trouble.step(key, writes=True)
        super().write(key, text)

    def remove(self, key: str) -> None:
        self._remember()
        self.trouble.step(key, writes=False)
        super().remove(key)

    def _remember(self) -> None:
        self.past.append((dict(self.store), dict(self.replicas)))


class Evening:
    """A game is begun and played for some actions; ``before`` lies in the storage already."""

    page: Page

    def __init__(self, before: dict[str, str] | None = None) -> None:
        self.before = before or {}
        self.port = FaultyPort(dict(self.before))
        self.port.trouble = Trouble()
        self.completed: list[str] = []
        #: The newest of them that was stored.
        self.kept = ""
        self.slot = ""

    # --- what people do --------------------------------------------------------------------------

    def open(self) -> None:
        self.page = Page(port=self.port)

    def begin(self) -> None:
        self.open()
        self.page.press(do="new-game")
        self.page.press(do="start-game")
        self.done()

    def act(self) -> None:
        choose_token(self.page)
        self.done()

    def done(self) -> None:
        """Something is completed; the page may say that it is not stored."""
        self.slot = self.page.app.autosave.slot
        self.completed.append(self.page.session.dumps())
        if not self.page.app.autosave.unsaved:
            self.kept = self.completed[-1]

    def play(self) -> None:
        for _ in range(PLAYERS):
            self.act()

    def empty(self) -> None:
        """The browser forgets everything."""
        self.before = {}
        self.port.store.clear()
        self.port.replicas.clear()

    def to_list(self) -> None:
        self.page.press(do="open-menu")
        self.page.press(do="home")

    def name(self) -> None:
        self.page.press(do="open-game", slot=self.slot)
        self.page.touch(self.page.find(do="rename")[0], "change", value="Friday")
        self.page.press(do="close")

    def double(self) -> None:
        self.page.press(do="open-game", slot=self.slot)
        self.page.press(do="duplicate")

    def delete(self) -> None:
        self.page.press(do="open-game", slot=self.slot)
        self.page.press(do="delete")

    def bring_back(self) -> None:
        self.page.press(do="undelete")

    def tidy(self) -> None:
        self.double()
        self.delete()
        self.bring_back()
        self.name()

    def receive(self) -> None:
        """A game that was not here comes, and is taken."""
        self.page.answer("received", text=_guest())
        self.page.press(do="take-new")
        self.done()

    def take_further(self) -> None:
        """Our game comes back, one action further."""
        further = tycoon.load_game(self.completed[-1])
        further.apply(next(further.legal_actions()))
        self.page.answer("received", text=further.dumps())
        take_theirs(self.page)
        self.done()

    def import_words(self, words: bytes = b"dog\n") -> None:
        self.port.file = words
        self.page.touch(self.page.find(id="list-file")[0], "change")

    # --- what became of it -----------------------------------------------------------------------

    def told(self) -> str:
        return self.page.app.ui.notice or ""

    def again(self, slot: str = "") -> tuple[str, str]:
        """Which of the completed actions a new window finds, and what it is told."""
        assert self.before.items() <= self.port.store.items(), "other games are as they were"
        page = Page(port=self.port.again())
        told = page.app.ui.notice or ""
        if not page.find(do="continue", slot=slot or self.slot):
            return NONE, told
        page.press(do="continue", slot=slot or self.slot)
        return self.which(page.session.dumps()), told or page.app.ui.notice or ""

    def everywhere(self) -> str:
        """The same for all copies of the game that a new window finds."""
        slots = Page(port=self.port.again()).app.home.save_store.look().slots
        slots = [slot for slot in slots if not slot.raw.keys() & self.before]
        found = {self.which(slot.newest.text) for slot in slots if slot.newest}
        assert len(found) <= 1, found
        return found.pop() if found else NONE if self.completed else UNBEGUN

    def which(self, text: str) -> str:
        if text == self.completed[-1]:
            return LAST
        if text == self.kept:
            return KEPT
        assert text == self.completed[-2], "neither the last action nor the one before it"
        return BEFORE

    def room_again(self, way: int) -> None:
        """Now there is; the page is hidden, the table left, or the game goes on."""
        self.port.trouble = Trouble()
        ways = (
            lambda: self.page.answer("hidden"),
            lambda: self.page.app.go(""),
            self.page.app.autosave.save,
        )
        ways[way % len(ways)]()
        self.slot = self.page.app.autosave.slot
        assert self.again() == (LAST, "")
        assert self.told() == ""

    def generation(self, *, newer: bool) -> str:
        """The key of one of the two."""
        keys = generations(self.slot)
        newest = SaveStore(self.port).slot(self.slot)
        assert newest
        assert newest.newest
        return newest.newest.key if newer else next(k for k in keys if k != newest.newest.key)


# --- evenings until something happens ------------------------------------------------------------


def before() -> Evening:
    """Another game lies there, and the page is not open yet."""
    return Evening(_another_game())


@cache
def _another_game() -> dict[str, str]:
    page = Page()
    page.app.autosave.begin(tycoon.new_game("letter", ["Dot", "Eli"], seed="long ago"))
    return page.port.store


def begun() -> Evening:
    evening = before()
    evening.begin()
    return evening


def at_home() -> Evening:
    """A game was played; its window is at the list of games."""
    evening = begun()
    evening.play()
    evening.to_list()
    return evening


def deleted() -> Evening:
    evening = at_home()
    evening.delete()
    return evening


def with_words() -> Evening:
    """A game with the table's own list is being set up, and a list is there."""
    evening = before()
    evening.open()
    evening.page.press(id="new-letter")
    evening.page.press(id="option-word_list-own")
    evening.import_words(b"cat\n")
    return evening


@cache
def _guest() -> str:
    return tycoon.new_game("raccoon", ["Ann", "Bea"], seed="a guest").dumps()
