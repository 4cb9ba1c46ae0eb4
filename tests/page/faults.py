"""What can go wrong with storage, tried out; and the table of it in the README of the device.

`PYTHONPATH=engine:web python -m tests.page.faults` writes the table, `test_faults.py` compares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.save_store import SaveStore, generations

from tests.page.desk import FakePort, Page, catalogue, choose_token
from tests.page.evening import (
    LAST,
    Evening,
    Killed,
    Row,
    Trouble,
    at_home,
    before,
    begun,
    deleted,
    one,
    with_words,
)
from tests.page.power_cuts import POWER_CUTS

README = Path(__file__).parents[2] / "web" / "tycoon_web" / "device" / "README.md"
TABLE = re.compile(r"(?<=<!-- faults -->\n).*?(?=<!-- end of faults -->)", re.DOTALL)


# --- no room -------------------------------------------------------------------------------------


def _no_room(do: Callable[[Evening], None], start: Callable[[], Evening]) -> Row:
    """Whatever it was, it is stored as soon as there is room again."""
    rows = set()
    for way, evening in enumerate(_struck("full", do, start)):
        rows.add(Row("plays on", evening.told(), evening.again()[0]))
        evening.room_again(way)
    return one(rows)


def full_and_named() -> Row:
    """Actions are not stored; another window gives the game a name."""
    evening, other = _unstored()
    other.touch(other.find(do="rename")[0], "change", value="Friday")
    _hear(evening)
    row = Row("plays on", evening.told(), evening.again()[0])
    evening.room_again(0)
    assert "Friday" in Page(dict(evening.port.store)).text()
    return row


def full_and_taken_over() -> Row:
    """Actions are not stored; another window plays on from the state before them."""
    evening, other = _unstored()
    shared = evening.slot
    other.press(do="continue", slot=shared)
    other.answer("claimed", slot=shared, mine=False)
    other.press(do="take-over")
    other.answer("claimed", slot=shared, mine=True)
    evening.page.answer("claimed", slot=shared, mine=False)
    choose_token(other)
    _hear(evening)
    assert evening.page.session.dumps() == evening.completed[-1]
    row = Row("plays on, as a second game", evening.told(), _stored(evening, shared, other))
    evening.room_again(0)
    assert _stored(evening, shared, other) == LAST
    return row


def full_tidying() -> Row:
    rows = set()
    for thing in (Evening.name, Evening.double):
        for evening in _struck("full", thing, at_home):
            rows.add(Row("goes on", evening.told(), evening.everywhere()))
    return one(rows)


def full_bringing_back() -> Row:
    """It can be tried again until there is room."""
    rows = set()
    for evening in _struck("full", Evening.bring_back, deleted):
        told = evening.told()
        evening.port.trouble = Trouble()
        evening.bring_back()
        rows.add(Row("goes on", told, f"{evening.everywhere()}, once there is room"))
    return one(rows)


def full_importing_words() -> Row:
    """The list is there for this window; its game brings it along once there is room."""
    rows = set()
    for evening in _struck("full", Evening.import_words, with_words):
        latest = OwnLists(FakePort(evening.port.store)).latest()
        assert latest
        assert list(latest) == ["CAT"]
        rows.add(Row("goes on", _message(evening.page.app.wordlists.problem), "the list before it"))
        evening.page.press(do="start-game")
        evening.done()
        evening.room_again(0)
    return one(rows)


# --- the tab is killed ---------------------------------------------------------------------------


def killed_tidying() -> Row:
    return _killed(Evening.tidy, at_home)


def killed_arriving() -> Row:
    return one({_killed(Evening.receive, at_home), _killed(Evening.take_further, at_home)})


def _killed(do: Callable[[Evening], None], start: Callable[[], Evening]) -> Row:
    """Before any of the writes."""
    rows = set()
    for evening in _struck("killed", do, start):
        told = Page(dict(evening.port.store)).app.ui.notice or ""
        rows.add(Row("gone", told, evening.everywhere()))
    return one(rows)


# --- damage --------------------------------------------------------------------------------------


def flipped_newer() -> Row:
    return _flipped(newer=True)


def flipped_older() -> Row:
    return _flipped(newer=False)


def flipped_without_replica() -> Row:
    return _flipped(newer=True, replica=False)


def _flipped(*, newer: bool, replica: bool = True) -> Row:
    evening = at_home()
    evening.port.no_replica = not replica
    whole, key = dict(evening.port.store), evening.generation(newer=newer)
    rows = set()
    for at in range(0, len(whole[key]), 47):
        flipped = chr(ord(whole[key][at]) ^ 1)
        evening.port.store = {**whole, key: whole[key][:at] + flipped + whole[key][at + 1 :]}
        stored, told = evening.again()
        rows.add(Row("closed", told, stored))
    return one(rows)


# --- storage -------------------------------------------------------------------------------------


def forbidden() -> Row:
    """A private window: told before the first move."""
    evening = Evening()
    evening.port.trouble = Trouble(0, "forbidden")
    evening.begin()
    evening.play()
    told = Page(port=evening.port).app.ui.notice
    assert evening.told() == told
    return Row("plays on", evening.told(), evening.again()[0])


def emptied() -> Row:
    """Everything is deleted under the running page; then somebody acts."""
    evening = begun()
    evening.empty()
    evening.act()
    return Row("plays on", evening.told(), evening.again()[0])


def emptied_and_closed() -> Row:
    """The same; then nobody acts any more, and the window is closed."""
    evening = begun()
    evening.act()
    evening.empty()
    evening.page.press(do="open-menu")
    evening.page.answer("hidden")
    return Row("closed", evening.told(), evening.again()[0])


# --- other windows -------------------------------------------------------------------------------


def later_window() -> Row:
    """The browser's lock says that another window plays."""
    evening, later = _two()
    later.answer("claimed", slot=evening.slot, mine=False)
    choose_token(later)
    evening.act()
    later.answer("stored", key=generations(evening.slot)[0])
    assert later.session.dumps() == evening.completed[-1]
    return Row("looks on", _told(later), evening.again()[0])


def taken_over() -> Row:
    """The later window takes the game over; now the first one looks on."""
    evening, later = _two()
    later.answer("claimed", slot=evening.slot, mine=False)
    evening.act()
    later.press(do="take-over")
    assert later.port.claims[-1] == (evening.slot, True)
    later.answer("claimed", slot=evening.slot, mine=True)
    evening.page.answer("claimed", slot=evening.slot, mine=False)
    choose_token(evening.page)
    choose_token(later)
    return Row("looks on", _told(evening.page), _stored(evening, evening.slot, later))


def no_locks() -> Row:
    """Two windows write, and no browser has warned them."""
    evening, later = _two()
    evening.act()
    evening.act()
    later.press(do="open-menu")  # which looks at the storage
    later.press(do="close")
    choose_token(later)
    assert evening.page.session.dumps() == evening.completed[-1]
    assert later.app.autosave.slot != evening.slot
    assert _stored(evening, later.app.autosave.slot, later) == LAST
    return Row("plays on, as a second game", _told(later), evening.again()[0])


def deleted_meanwhile() -> Row:
    """A later window deletes the game; the first one plays on; the later one undoes."""
    evening = begun()
    later = Page(evening.port.store)
    later.press(do="open-game", slot=evening.slot)
    later.press(do="delete")
    _hear(evening)
    told = evening.told()
    evening.act()
    later.press(do="undelete")
    texts = {slot.newest.text for slot in later.app.home.found.slots if slot.newest}
    assert set(evening.completed) <= texts, "both are there"
    return Row("plays on", told, evening.again()[0])


def clock() -> Row:
    """The clock goes back thirty years, and forward again."""
    evening = begun()
    rows = set()
    for year in (1999, 2031, 1985):
        evening.port.time = f"{year}-01-01T00:00:00Z"
        evening.act()
        rows.add(Row("plays on", evening.told(), evening.again()[0]))
    return one(rows)


# --- two windows ---------------------------------------------------------------------------------


def _unstored() -> tuple[Evening, Page]:
    """Two actions that found no room; and another window at the sheet about the game."""
    evening = begun()
    evening.port.trouble = Trouble(0)
    evening.act()
    evening.act()
    other = Page(evening.port.store)
    other.press(do="open-game", slot=evening.slot)
    return evening, other


def _two() -> tuple[Evening, Page]:
    evening = begun()
    return evening, Page(evening.port.store, f"table/{evening.slot}")


def _hear(evening: Evening) -> None:
    """The browser tells this window that another one has written."""
    for key in generations(evening.slot):
        evening.page.answer("stored", key=key)


# --- what became of it ---------------------------------------------------------------------------


def _stored(evening: Evening, slot: str, window: Page) -> str:
    """Is it what this window shows?"""
    stored = SaveStore(FakePort(evening.port.store)).slot(slot)
    assert stored
    assert stored.newest
    assert stored.newest.text == window.session.dumps()
    return LAST


def _told(page: Page) -> str:
    return "elsewhere.note" if page.find(do="take-over") else page.app.ui.notice or ""


def _message(text: str | None) -> str:
    """The id of a sentence."""
    return next(id for id, sentence in catalogue().items() if sentence == text)


def _struck(
    reason: str, do: Callable[[Evening], None], start: Callable[[], Evening]
) -> Iterator[Evening]:
    """One evening for every write or removal: from there on storage fails."""
    whole = start()
    whole.port.trouble = Trouble()
    do(whole)
    for after in range(whole.port.trouble.steps):
        evening = start()
        evening.port.trouble = Trouble(after, reason)
        with suppress(Killed):
            do(evening)
        if evening.port.trouble.struck:
            yield evening


FAULTS: dict[str, Callable[[], Row]] = {
    "no room, at every write while a game begins": partial(_no_room, Evening.begin, before),
    "… while it is played: for one action or several": partial(_no_room, Evening.play, begun),
    "… while a game comes in": partial(_no_room, Evening.receive, at_home),
    "… while a copy takes the place of ours": partial(_no_room, Evening.take_further, at_home),
    "no room, and another window names the game": full_and_named,
    "… and another window takes the game over and plays": full_and_taken_over,
    "no room, at every write while a game is named or doubled": full_tidying,
    "… while a deleted game is brought back": full_bringing_back,
    "… while a word list is imported": full_importing_words,
    "the tab is killed, before every write while a game begins": partial(
        _killed, Evening.begin, before
    ),
    "… while it is played": partial(_killed, Evening.play, begun),
    "… while games are named, doubled, deleted, brought back": killed_tidying,
    "… while a game comes in, or takes the place of ours": killed_arriving,
    "a bit flips in the newer generation": flipped_newer,
    "a bit flips in the older generation": flipped_older,
    "… in the newer one, without IndexedDB": flipped_without_replica,
    "storage is forbidden": forbidden,
    "storage is emptied under the running page": emptied,
    "… and the window is closed without another action": emptied_and_closed,
    "the same game in a later window": later_window,
    "… which takes it over: the earlier one": taken_over,
    "… in a browser without locks": no_locks,
    "… which deletes it, and undoes that when the first has played on": deleted_meanwhile,
    "the clock jumps": clock,
    **POWER_CUTS,
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
