"""The mirror in IndexedDB: what counts when the page is opened, and who may write (ST-12)."""

from __future__ import annotations

import json

import pytest
from tycoon.lexicon import read_list
from tycoon_web.device.mirror import LEAP, MOURNED
from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.shelf import GONE, PREFIX, WORDS, generations

from tests.page.desk import FakePort, Page, catalogue, choose_token, new_page
from tests.page.home.test_slots import home, slots


def mirrored(page: Page) -> dict[str, str]:
    """What is in the mirror, generations and lists."""
    return {key: text for key, (_, text) in page.port.mirrors.items() if not key.startswith(GONE)}


def stored(page: Page) -> dict[str, str]:
    """The same in localStorage."""
    ours = (PREFIX + "game", WORDS)
    return {key: raw for key, raw in page.port.store.items() if key.startswith(ours)}


def delete(page: Page) -> None:
    page.do("open-game", "delete")


@pytest.mark.ux("ST-05")
def test_whatever_is_stored_is_mirrored_with_the_same_record() -> None:
    page = new_page()
    choose_token(page)
    assert mirrored(page) == stored(page)
    assert len(mirrored(page)) == 2
    home(page)
    delete(page)
    assert mirrored(page) == stored(page) == {}
    page.press(do="undelete")
    assert mirrored(page) == stored(page)
    assert len(mirrored(page)) == 2


def test_games_of_a_version_without_a_mirror_get_one() -> None:
    page = new_page()
    choose_token(page)
    later = Page(dict(page.port.store))
    assert mirrored(later) == stored(page)


@pytest.mark.ux("ST-02")
def test_what_localstorage_did_not_take_is_not_mirrored_either() -> None:
    page = new_page()
    page.port.refuse = "full"
    before = dict(page.port.mirrors)
    choose_token(page)
    assert page.port.mirrors == before


@pytest.mark.ux("ST-03")
def test_a_damaged_record_is_put_aside_before_the_mirror_mends_it() -> None:
    page = new_page()
    choose_token(page)
    key = generations(page.app.keeper.slot)[1]
    broken = page.port.store[key].replace("Ann", "Eve")
    later = page.port.again()
    later.store[key] = broken
    again = Page(port=later)
    assert stored(again) == {
        **stored(page),
        f"{PREFIX}{page.app.keeper.slot}:damaged-1": broken,
    }
    assert again.app.stage.notice is None


def test_of_two_records_with_the_same_number_the_one_of_localstorage_counts() -> None:
    page = new_page()
    key = generations(page.app.keeper.slot)[0]
    other = new_page(seed="another deal")
    page.port.mirrors[key] = (1, next(iter(stored(other).values())))
    again = Page(port=page.port.again())
    assert stored(again) == mirrored(again) == stored(page)


@pytest.mark.ux("ST-12")
def test_a_game_that_another_window_plays_is_left_to_it() -> None:
    page = new_page()
    older = dict(page.port.store)
    choose_token(page)
    later = page.port.again()
    later.store, later.held = older, frozenset([page.app.keeper.slot])
    again = Page(port=later)
    assert stored(again) == {k: raw for k, raw in older.items() if k in stored(page)}
    assert mirrored(again) == stored(page)
    again.press(do="continue")
    choose_token(again)
    number = max(json.loads(raw)["number"] for raw in stored(again).values())
    assert number > LEAP, "newer than whatever the mirror holds"


@pytest.mark.ux("ST-12")
def test_a_window_that_plays_on_in_a_deleted_game_is_newer_than_its_deletion() -> None:
    page = new_page()
    port = FakePort(page.port.store)
    port.mirrors = page.port.mirrors
    other = Page(port=port)
    other.press(do="open-game")
    other.rename("Friday")
    other.press(do="delete")
    choose_token(page)
    again = Page(port=page.port.again())
    assert slots(again) == [page.app.keeper.slot]
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
        assert any(key.startswith(GONE) for key in old.mirrors) == remembered
    assert MOURNED == 30


def test_without_a_mirror_deletions_are_forgotten_as_well() -> None:
    page = new_page()
    home(page)
    delete(page)
    old = page.port.again()
    old.no_mirror, old.time = True, "2027-01-01T12:00:00Z"
    Page(port=old)
    assert not any(key.startswith(GONE) for key in old.store)


def test_a_list_that_no_game_names_does_not_come_back() -> None:
    port = FakePort()
    own, _ = read_list("dog\ncat\n")
    assert OwnLists(port).keep(own, ()) is None
    assert WORDS + own.sha256 in port.mirrors
    port.store.clear()
    Page(port=port)
    assert WORDS + own.sha256 not in {*port.store, *port.mirrors}


@pytest.mark.ux("ST-03")
def test_a_list_that_a_game_may_name_that_cannot_be_read_stays_in_the_mirror() -> None:
    page = new_page()
    own, _ = read_list("dog\ncat\n")
    assert OwnLists(page.port).keep(own, ()) is None
    later = page.port.again()
    del later.store[WORDS + own.sha256]
    (key,) = set(later.store) & set(generations(page.app.keeper.slot))
    later.store[key] = "broken"
    del later.mirrors[key]
    Page(port=later)
    assert WORDS + own.sha256 in later.mirrors


@pytest.mark.parametrize("junk", ["", "null", "[]", "{", '{"number": 9, "sum": "x", "text": ""}'])
def test_any_junk_in_the_mirror_is_survived(junk: str) -> None:
    page = new_page()
    keys = (
        *generations(page.app.keeper.slot),
        *generations("game-other"),
        GONE + page.app.keeper.slot,
        "else",
    )
    later = page.port.again()
    later.mirrors = dict.fromkeys([*keys, WORDS, WORDS + "0"], (9, junk))
    again = Page(port=later)
    assert stored(again) == stored(page)
    assert stored(again).items() <= mirrored(again).items()
    assert again.app.stage.notice is None


@pytest.mark.ux("ST-08", "ST-11")
def test_the_menu_tells_what_a_power_cut_would_take() -> None:
    page = new_page()
    page.press(do="open-menu")
    safe, late = str(catalogue()["keeping.safe"]), str(catalogue()["keeping.late"])
    assert safe in page.text()
    page.answer("mirrored", safe=False)
    assert late in page.text()
    assert safe not in page.text()
    page.answer("mirrored", safe=True)
    assert safe in page.text()
    page.press(do="close")
    page.port.refuse = "full"
    choose_token(page)
    page.press(do="open-menu")
    assert safe not in page.text()
    assert late not in page.text(), "nothing is stored at all"
