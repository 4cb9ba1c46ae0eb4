"""The replica in IndexedDB: what counts when the page is opened, and who may write (ST-12)."""

from __future__ import annotations

import json

import pytest
from tycoon.lexicon import read_list
from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.replica import LEAP, MOURNED
from tycoon_web.device.save_store import GONE, PREFIX, WORDS, generations

from tests.page.desk import FakePort, Page, catalogue, choose_token, new_page
from tests.page.home.test_slots import home, slots


def replicated(page: Page) -> dict[str, str]:
    """What is in the replica, generations and lists."""
    return {key: text for key, (_, text) in page.port.replicas.items() if not key.startswith(GONE)}


def stored(page: Page) -> dict[str, str]:
    """The same in localStorage."""
    ours = (PREFIX + "game", WORDS)
    return {key: raw for key, raw in page.port.store.items() if key.startswith(ours)}


def delete(page: Page) -> None:
    page.do("open-game", "delete")


@pytest.mark.ux("ST-05")
def test_whatever_is_stored_is_replicated_with_the_same_record() -> None:
    page = new_page()
    choose_token(page)
    assert replicated(page) == stored(page)
    assert len(replicated(page)) == 2
    home(page)
    delete(page)
    assert replicated(page) == stored(page) == {}
    page.press(do="undelete")
    assert replicated(page) == stored(page)
    assert len(replicated(page)) == 2


def test_games_of_a_version_without_a_replica_get_one() -> None:
    page = new_page()
    choose_token(page)
    later = Page(dict(page.port.store))
    assert replicated(later) == stored(page)


@pytest.mark.ux("ST-02")
def test_what_localstorage_did_not_take_is_not_replicated_either() -> None:
    page = new_page()
    page.port.refuse = "full"
    before = dict(page.port.replicas)
    choose_token(page)
    assert page.port.replicas == before


@pytest.mark.ux("ST-03")
def test_a_damaged_record_is_put_aside_before_the_replica_mends_it() -> None:
    page = new_page()
    choose_token(page)
    key = generations(page.app.autosave.slot)[1]
    broken = page.port.store[key].replace("Ann", "Eve")
    later = page.port.again()
    later.store[key] = broken
    again = Page(port=later)
    assert stored(again) == {
        **stored(page),
        f"{PREFIX}{page.app.autosave.slot}:damaged-1": broken,
    }
    assert again.app.ui.notice is None


def test_of_two_records_with_the_same_number_the_one_of_localstorage_counts() -> None:
    page = new_page()
    key = generations(page.app.autosave.slot)[0]
    other = new_page(seed="another deal")
    page.port.replicas[key] = (1, next(iter(stored(other).values())))
    again = Page(port=page.port.again())
    assert stored(again) == replicated(again) == stored(page)


@pytest.mark.ux("ST-12")
def test_a_game_that_another_window_plays_is_left_to_it() -> None:
    page = new_page()
    older = dict(page.port.store)
    choose_token(page)
    later = page.port.again()
    later.store, later.held = older, frozenset([page.app.autosave.slot])
    again = Page(port=later)
    assert stored(again) == {k: raw for k, raw in older.items() if k in stored(page)}
    assert replicated(again) == stored(page)
    again.press(do="continue")
    choose_token(again)
    number = max(json.loads(raw)["number"] for raw in stored(again).values())
    assert number > LEAP, "newer than whatever the replica holds"


@pytest.mark.ux("ST-12")
def test_a_window_that_plays_on_in_a_deleted_game_is_newer_than_its_deletion() -> None:
    page = new_page()
    port = FakePort(page.port.store)
    port.replicas = page.port.replicas
    other = Page(port=port)
    other.press(do="open-game")
    other.rename("Friday")
    other.press(do="delete")
    choose_token(page)
    again = Page(port=page.port.again())
    assert slots(again) == [page.app.autosave.slot]
    again.press(do="continue")
    assert again.session.dumps() == page.session.dumps()


def test_a_deletion_is_remembered_for_a_month() -> None:
    page = new_page()
    home(page)
    delete(page)
    old = page.port.again()
    assert any(key.startswith(GONE) for key in old.store)
    for day, remembered in (("2026-12-20", True), ("2026-12-23", False)):
        old.time = f"{day}T12:00:00Z"
        Page(port=old)
        assert any(key.startswith(GONE) for key in old.store) == remembered
        assert any(key.startswith(GONE) for key in old.replicas) == remembered
    assert MOURNED == 30


def test_without_a_replica_deletions_are_forgotten_as_well() -> None:
    page = new_page()
    home(page)
    delete(page)
    old = page.port.again()
    old.no_replica, old.time = True, "2027-01-01T12:00:00Z"
    Page(port=old)
    assert not any(key.startswith(GONE) for key in old.store)


def test_a_list_that_no_game_names_does_not_come_back() -> None:
    port = FakePort()
    own, _ = read_list("dog\ncat\n")
    assert OwnLists(port).keep(own, ()) is None
    assert WORDS + own.sha256 in port.replicas
    port.store.clear()
    Page(port=port)
    assert WORDS + own.sha256 not in {*port.store, *port.replicas}


@pytest.mark.ux("ST-03")
def test_a_list_that_a_game_may_name_that_cannot_be_read_stays_in_the_replica() -> None:
    page = new_page()
    own, _ = read_list("dog\ncat\n")
    assert OwnLists(page.port).keep(own, ()) is None
    later = page.port.again()
    del later.store[WORDS + own.sha256]
    (key,) = set(later.store) & set(generations(page.app.autosave.slot))
    later.store[key] = "broken"
    del later.replicas[key]
    Page(port=later)
    assert WORDS + own.sha256 in later.replicas


@pytest.mark.parametrize("junk", ["", "null", "[]", "{", '{"number": 9, "sum": "x", "text": ""}'])
def test_any_junk_in_the_replica_is_survived(junk: str) -> None:
    page = new_page()
    keys = (
        *generations(page.app.autosave.slot),
        *generations("game-other"),
        GONE + page.app.autosave.slot,
        "else",
    )
    later = page.port.again()
    later.replicas = dict.fromkeys([*keys, WORDS, WORDS + "0"], (9, junk))
    again = Page(port=later)
    assert stored(again) == stored(page)
    assert stored(again).items() <= replicated(again).items()
    assert again.app.ui.notice is None


@pytest.mark.ux("ST-08", "ST-11")
def test_the_menu_tells_what_a_power_cut_would_take() -> None:
    page = new_page()
    page.press(do="open-menu")
    safe, late = str(catalogue()["keeping.safe"]), str(catalogue()["keeping.late"])
    assert safe in page.text()
    page.answer("replicated", safe=False)
    assert late in page.text()
    assert safe not in page.text()
    page.answer("replicated", safe=True)
    assert safe in page.text()
    page.press(do="close")
    page.port.refuse = "full"
    choose_token(page)
    page.press(do="open-menu")
    assert safe not in page.text()
    assert late not in page.text(), "nothing is stored at all"
