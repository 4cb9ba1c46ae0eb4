"""Power cuts, and what can go wrong with the replica: rows for the table of `faults.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tycoon_web.device.save_store import WORDS, generations

from tests.page.desk import Page, catalogue
from tests.page.evening import (
    DELETED,
    LAST,
    NONE,
    Evening,
    Row,
    at_home,
    before,
    begun,
    deleted,
    one,
    with_words,
)

# --- localStorage is behind ----------------------------------------------------------------------


def power_cut(do: Callable[[Evening], None], start: Callable[[], Evening]) -> Row:
    """localStorage is as it was at some moment before, the replica as it is now."""
    return one({_found(evening) for evening in _behind(do, start)})


def power_cut_deleted() -> Row:
    """Neither a deletion comes undone, nor a game that was brought back goes again."""
    for evening in _behind(Evening.bring_back, deleted):
        assert _found(evening).stored == LAST
    return one({_found(evening, gone=True) for evening in _behind(Evening.delete, at_home)})


def power_cut_words() -> Row:
    """The game's own word list comes back with it."""

    def start_game(evening: Evening) -> None:
        evening.page.press(do="start-game")
        evening.done()

    rows = set()
    for evening in _behind(start_game, with_words):
        evening.port.store = {
            key: raw for key, raw in evening.port.store.items() if not key.startswith(WORDS)
        }
        rows.add(_found(evening))
    return one(rows)


def power_cut_no_replica() -> Row:
    """Then the menu has told before that this can happen."""
    evening = begun()
    evening.port.no_replica = True
    evening.page.answer("replicated", safe=False)
    evening.act()
    before_last = dict(evening.port.store)
    evening.act()
    told = _in_menu(evening.page)
    evening.port.store = before_last
    return Row("gone", told, evening.again()[0])


def no_room_to_bring_back() -> Row:
    evening = begun()
    older = dict(evening.port.store)
    evening.act()
    evening.port.store = older
    full = evening.port.again()
    full.refuse = "full"
    told = Page(port=full).app.ui.notice or ""
    return Row("closed", told, f"{evening.again()[0]}, once there is room")


def local_emptied() -> Row:
    evening = at_home()
    evening.before, evening.port.store = {}, {}
    assert len(Page(port=evening.port.again()).app.home.found.slots) == 2, "the other game as well"
    return _found(evening, "closed")


def _behind(do: Callable[[Evening], None], start: Callable[[], Evening]) -> Iterator[Evening]:
    """One evening for every moment at which localStorage may have reached the disk last."""
    evening = start()
    evening.port.past.clear()
    do(evening)
    past = [store for store, _ in evening.port.past]
    assert len(past) > 1
    for store in past:
        evening.port.store = dict(store)
        yield evening


# --- the replica is behind, or not there ----------------------------------------------------------


def replica_missing() -> Row:
    """It is not there, or hangs: in time the page goes on without it."""
    evening = before()
    evening.port.no_replica = True
    evening.begin()
    evening.play()
    return Row("plays on", _in_menu(evening.page), evening.again()[0])


def replica_full() -> Row:
    """It takes nothing any more, and holds what it held at some moment before."""
    rows = set()
    for evening in _replica_behind(Evening.play, begun):
        evening.page.answer("replicated", safe=False)
        told = _in_menu(evening.page)
        rows.add(Row("plays on", told, _found(evening).stored))
    return one(rows)


def replica_behind_deletion() -> Row:
    """A deletion, or its undoing, did not get through to the replica."""
    for evening in _replica_behind(Evening.bring_back, deleted):
        assert _found(evening).stored == LAST
    for evening in _replica_behind(Evening.delete, at_home):
        rows = {_found(evening, "closed", gone=True)}
    return one(rows)


def silent_start() -> Row:
    """The replica does not answer at the next start; what is played from there counts."""
    evening = begun()
    older = dict(evening.port.store)
    evening.play()
    replicas = dict(evening.port.replicas)
    evening.port.store, evening.port.no_replica = older, True
    evening.open()  # at its table
    evening.act()
    told = _in_menu(evening.page)
    evening.port.replicas, evening.port.no_replica = replicas, False
    return Row("plays on", told, evening.again()[0])


def replica_damaged() -> Row:
    """A bit flips in either of the two."""
    evening = at_home()
    whole, rows = dict(evening.port.replicas), set()
    for key in generations(evening.slot):
        raw = whole[key][1]
        for at in range(0, len(raw), 997):
            flipped = raw[:at] + chr(ord(raw[at]) ^ 1) + raw[at + 1 :]
            evening.port.replicas = {**whole, key: (10**9, flipped)}
            rows.add(_found(evening, "closed"))
            Page(port=evening.port)
            assert evening.port.replicas == whole, "it is mended"
    return one(rows)


def _replica_behind(
    do: Callable[[Evening], None], start: Callable[[], Evening]
) -> Iterator[Evening]:
    evening = start()
    evening.port.past.clear()
    do(evening)
    for _, replicas in list(evening.port.past):
        evening.port.replicas = dict(replicas)
        yield evening


# --- what became of it ---------------------------------------------------------------------------


def _found(evening: Evening, window: str = "gone", *, gone: bool = False) -> Row:
    """What the next start finds; after it both places hold the same."""
    later = evening.port.again()
    Page(port=later)
    for key in generations(evening.slot):
        assert later.store.get(key) == later.replicas.get(key, (0, None))[1]
    stored, told = evening.again()
    return Row(window, told, DELETED if gone and stored == NONE else stored)


def _in_menu(page: Page) -> str:
    """What the menu tells of power cuts."""
    page.press(do="open-menu")
    told = [id for id in ("keeping.safe", "keeping.late") if str(catalogue()[id]) in page.text()]
    page.press(do="close")
    return told.pop()


POWER_CUTS: dict[str, Callable[[], Row]] = {
    "the power is cut while a game begins: localStorage is behind": partial(
        power_cut, Evening.begin, before
    ),
    "… while it goes on": partial(power_cut, Evening.play, begun),
    "… after games were named, doubled, deleted, brought back": partial(
        power_cut, Evening.tidy, at_home
    ),
    "… after one came in": partial(power_cut, Evening.receive, at_home),
    "… after a copy took the place of ours": partial(power_cut, Evening.take_further, at_home),
    "… after a game was deleted": power_cut_deleted,
    "… after a game with the table's own word list began": power_cut_words,
    "… and IndexedDB is missing, hangs or is full": power_cut_no_replica,
    "… and did not answer at the next start, from which we played on": silent_start,
    "… and there is no room for what IndexedDB has": no_room_to_bring_back,
    "IndexedDB is missing, or hangs": replica_missing,
    "IndexedDB is full, and falls behind": replica_full,
    "… and lacks a deletion": replica_behind_deletion,
    "a bit flips in IndexedDB": replica_damaged,
    "localStorage is emptied, IndexedDB is not": local_emptied,
}
