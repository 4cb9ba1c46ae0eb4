"""What can go wrong with storage, tried out; and the table of it in web/README.md.

`python -m tests.page.faults` writes the table, `test_faults.py` compares.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tycoon_web.storage import FIRST, generations

from tests.page.desk import FakePort, Page, choose_token

README = Path(__file__).parents[2] / "web" / "README.md"
TABLE = re.compile(r"(?<=<!-- faults -->\n).*?(?=<!-- end of faults -->)", re.DOTALL)
PLAYERS = 3
LAST, BEFORE, NONE = "the last action", "the action before it", "nothing"


class Killed(BaseException):
    """The tab is gone."""


class Row(NamedTuple):
    """What one fault came to."""

    window: str
    told: str
    """Message id, or ""."""
    stored: str


@dataclass
class Trouble:
    """Storage fails from one of its steps on; a step is a write or a removal."""

    after: int = 10**6
    reason: str = "full"
    """``killed``: the tab is gone."""
    steps: int = 0

    def step(self) -> None:
        self.steps += 1
        if self.steps > self.after:
            raise Killed if self.reason == "killed" else OSError(self.reason)


class FaultyPort(FakePort):
    """A browser with trouble."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__()
        self.trouble = trouble

    def write(self, key: str, text: str) -> None:
        self.trouble.step()
        super().write(key, text)

    def remove(self, key: str) -> None:
        self.trouble.step()
        super().remove(key)


class Evening:
    """A game is begun and played for some actions; what was completed is written down."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        self.port = FaultyPort(trouble or Trouble())
        self.completed: list[str] = []
        self.page = Page(port=self.port)

    def begin(self) -> None:
        self.page.press(do="new-game")
        self.page.press(do="start-game")
        self.completed.append(self.page.session.dumps())

    def act(self) -> None:
        choose_token(self.page)
        self.completed.append(self.page.session.dumps())

    def play(self) -> None:
        self.begin()
        for _ in range(PLAYERS):
            self.act()

    def tidy(self) -> None:
        """Everything that the list of games offers."""
        page = self.page
        page.press(do="open-menu")
        page.press(do="home")
        page.press(do="open-game")
        page.touch(page.find(do="rename")[0], "change", value="Friday")
        page.press(do="duplicate")
        page.press(do="open-game")
        page.press(do="delete")
        page.press(do="undelete")

    def told(self) -> str:
        return self.page.app.ui.notice or ""

    def again(self) -> tuple[str, str]:
        """Which of the completed actions a new window finds, and what it is told."""
        page = Page(dict(self.port.store))
        told = page.app.ui.notice or ""
        if not page.find(do="continue"):
            return NONE, told
        page.press(do="continue")
        return self.which(page.session.dumps()), told or page.app.ui.notice or ""

    def which(self, text: str) -> str:
        assert text in self.completed[-2:], "neither the last action nor the one before it"
        return LAST if text == self.completed[-1] else BEFORE


def full() -> Row:
    """No room from some write on; once there is room again, the next action stores everything."""
    rows = set()
    for after in range(_steps(Evening.begin), _steps(Evening.play)):
        evening = Evening(Trouble(after))
        evening.begin()
        for _ in range(PLAYERS):
            evening.act()
            if evening.page.app.unsaved:
                break
        rows.add(Row("plays on", evening.told(), evening.again()[0]))
        evening.port.trouble = Trouble()
        evening.page.app.save()
        assert evening.again() == (LAST, "")
    return _one(rows)


def killed_playing() -> Row:
    """The tab dies before any of its writes."""
    return _killed(Evening.play)


def killed_tidying() -> Row:
    """The tab dies while games are named, doubled, deleted and brought back."""

    def both(evening: Evening) -> None:
        evening.play()
        evening.tidy()

    return _killed(both)


def _killed(do: Callable[[Evening], None]) -> Row:
    rows = set()
    for after in range(_steps(Evening.begin), _steps(do)):
        evening = Evening(Trouble(after, "killed"))
        with suppress(Killed):
            do(evening)
        stored, told = evening.again()
        rows.add(Row("gone", told, stored))
    return _one(rows)


def flipped_newer() -> Row:
    return _flipped(newer=True)


def flipped_older() -> Row:
    return _flipped(newer=False)


def _flipped(*, newer: bool) -> Row:
    evening = Evening()
    evening.play()
    whole = dict(evening.port.store)
    key = sorted(generations(FIRST), key=lambda key: _number(whole[key]))[newer]
    rows = set()
    for at in range(0, len(whole[key]), 47):
        flipped = chr(ord(whole[key][at]) ^ 1)
        evening.port.store = {**whole, key: whole[key][:at] + flipped + whole[key][at + 1 :]}
        stored, told = evening.again()
        rows.add(Row("closed", told, stored))
    return _one(rows)


def _number(raw: str) -> int:
    found = re.search(r'"number": (\d+)', raw)
    assert found
    return int(found[1])


def forbidden() -> Row:
    """A private window: told before the first move."""
    evening = Evening(Trouble(0, "forbidden"))
    told = evening.told()
    evening.play()
    assert evening.told() == told
    return Row("plays on", told, evening.again()[0])


def emptied() -> Row:
    """Everything is deleted under the running page; then somebody acts."""
    evening = Evening()
    evening.begin()
    evening.port.store.clear()
    evening.act()
    told = evening.told()
    return Row("plays on", told, evening.again()[0])


def emptied_and_closed() -> Row:
    """The same; then nobody acts any more, and the window is closed."""
    evening = Evening()
    evening.play()
    evening.port.store.clear()
    evening.page.answer("hidden")
    return Row("closed", evening.told(), evening.again()[0])


def later_window() -> Row:
    """The browser's lock says that another window plays."""
    evening, later = _two()
    later.answer("claimed", slot=FIRST, mine=False)
    choose_token(later)
    evening.act()
    later.answer("stored", key=generations(FIRST)[0])
    assert later.session.dumps() == evening.completed[-1]
    return Row("looks on", _told(later), evening.again()[0])


def taken_over() -> Row:
    """The later window takes the game over; now the first one looks on."""
    evening, later = _two()
    later.answer("claimed", slot=FIRST, mine=False)
    evening.act()
    later.press(do="take-over")
    assert later.port.claims[-1] == (FIRST, True)
    later.answer("claimed", slot=FIRST, mine=True)
    evening.page.answer("claimed", slot=FIRST, mine=False)
    choose_token(evening.page)
    choose_token(later)
    evening.completed.append(later.session.dumps())
    return Row("looks on", _told(evening.page), evening.again()[0])


def no_locks() -> Row:
    """Two windows write, and no browser has warned them."""
    evening, later = _two()
    evening.act()
    evening.act()
    choose_token(later)
    assert evening.page.session.dumps() == evening.completed[-1]
    assert later.app.slot != FIRST
    own = later.app.shelf.slot(later.app.slot)
    assert own
    assert own.newest
    assert own.newest.text == later.session.dumps()
    stored = later.app.shelf.slot(FIRST)
    assert stored
    assert stored.newest
    return Row("plays on, as a second game", _told(later), evening.which(stored.newest.text))


def _two() -> tuple[Evening, Page]:
    evening = Evening()
    evening.begin()
    later = Page(evening.port.store)
    later.press(do="continue")
    return evening, later


def _told(page: Page) -> str:
    return "elsewhere.note" if page.find(do="take-over") else page.app.ui.notice or ""


def clock() -> Row:
    """The clock goes back thirty years, and forward again."""
    evening = Evening()
    evening.begin()
    rows = set()
    for year in (1999, 2031, 1985):
        evening.port.time = f"{year}-01-01T00:00:00Z"
        evening.act()
        rows.add(Row("plays on", evening.told(), evening.again()[0]))
    return _one(rows)


def _steps(do: Callable[[Evening], None]) -> int:
    evening = Evening()
    do(evening)
    return evening.port.trouble.steps


def _one(rows: set[Row]) -> Row:
    """Wherever the fault struck, it came to the same."""
    assert len(rows) == 1, rows
    return rows.pop()


FAULTS: dict[str, Callable[[], Row]] = {
    "no room, at every write": full,
    "the tab is killed, before every write": killed_playing,
    "… while games are named, doubled, deleted, brought back": killed_tidying,
    "a bit flips in the newer generation": flipped_newer,
    "a bit flips in the older generation": flipped_older,
    "storage is forbidden": forbidden,
    "storage is emptied under the running page": emptied,
    "… and the window is closed without another action": emptied_and_closed,
    "the same game in a later window": later_window,
    "… which takes it over: the earlier one": taken_over,
    "… in a browser without locks": no_locks,
    "the clock jumps": clock,
}


@cache
def injected(fault: str) -> Row:
    """What the fault comes to."""
    return FAULTS[fault]()


def table() -> str:
    """The table for the README, from what the faults really come to."""
    lines = ["| fault | the window | is told (message) | stored, and offered next time |"]
    lines.append("|---|---|---|---|")
    for fault in FAULTS:
        row = injected(fault)
        told = f"`{row.told}`" if row.told else "–"
        lines.append(f"| {fault} | {row.window} | {told} | {row.stored} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    README.write_text(TABLE.sub(table(), README.read_text(encoding="utf-8")), encoding="utf-8")
