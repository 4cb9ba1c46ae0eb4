"""Several games side by side: the list, names, copies, deleting; which window plays."""

from __future__ import annotations

import hashlib
import json

import pytest
import tycoon
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import BUDGET, FIRST, MOST, PREFIX, PROBE, SaveStore, generations

from tests.conformance.play import Deal
from tests.page.desk import (
    FakePort,
    Page,
    choose_token,
    choose_tokens,
    new_page,
    page_with,
)
from tests.page.games import in_phase, over, plain_turn, played


def home(page: Page) -> None:
    page.do("open-menu", "home")


def two_games() -> Page:
    """Ann, Bea and Cyrus have begun two games; the second one is at the table."""
    page = new_page(seed="one")
    page.do("open-menu", "new-game", "start-game")
    return page


def slots(page: Page) -> list[str]:
    return [slot.id for slot in SaveStore(FakePort(page.port.store)).look().slots]


def slots_in_order(page: Page) -> list[str]:
    """Of two games, the one begun first, and the one at the table."""
    return sorted(slots(page), key=lambda slot: slot == page.app.autosave.slot)


def stored(page: Page) -> list[tuple[str, str, Label]]:
    """Every game in the store with its name and label."""
    slots = page.app.home.save_store.look().slots
    return [(slot.id, saved.text, saved.label) for slot in slots for saved in slot.games]


def test_two_games_go_on_side_by_side() -> None:
    page = two_games()
    first, second = slots_in_order(page)
    choose_token(page)
    home(page)
    page.press(do="continue", slot=first)
    assert page.session.seed == "one"
    assert len(page.session.journal) == 1
    choose_token(page)
    home(page)
    page.press(do="continue", slot=second)
    assert page.session.seed != "one"
    assert len(page.session.journal) == 2
    again = Page(page.port.store)
    assert sorted(slots(again)) == sorted([first, second])


def test_the_list_tells_who_plays_how_far_and_when() -> None:
    page = Page(page_with(played(3, plain_turn, least=60)).port.store)
    for text in ("Raccoon Tycoon", "Ann", "Bea", "Cyrus", "Round", "2026-11-21"):
        assert text in page.text()
    assert "only on this device" in page.text()


def test_game_after_game_each_gets_its_own_place() -> None:
    page = two_games()
    for _ in range(3):
        page.do("open-menu", "new-game", "start-game")
    assert len(slots(page)) == 5


def test_an_address_leads_to_its_game_and_a_wrong_one_home() -> None:
    page = two_games()
    assert page.port.place == f"table/{page.app.autosave.slot}"
    again = Page(page.port.store, f"table/{slots_in_order(page)[0]}")
    assert again.session.seed == "one"
    lost = Page(page.port.store, "table/game-nowhere")
    assert lost.app.ui.route == ""
    last = Page(page.port.store, "table")
    assert last.app.ui.route == "table"


@pytest.mark.ux("FI-09")
def test_the_game_of_the_first_version_is_the_first_slot() -> None:
    text = Deal("raccoon", 2, "old", 1).played(most=30).dumps()
    port = FakePort()
    records, then = {}, "2026-11-20T12:00:00Z"
    for number, key in enumerate(generations(FIRST), 1):
        total = hashlib.sha256(f"{number}\n{then}\n{text}".encode()).hexdigest()[:32]
        records[key] = json.dumps({"number": number, "when": then, "sum": total, "text": text})
    port.store.update(records)
    page = Page(port.store)
    assert then[:10] in page.text()
    assert "Round" in page.text()
    page.press(do="continue")
    assert page.session.dumps() == text
    assert page.app.autosave.slot == FIRST


def test_a_game_can_be_named_and_loses_nothing_by_it() -> None:
    page = Page(page_with(played(3, plain_turn, least=60)).port.store)
    before = page.app.home.found.slots[0].newest
    page.press(do="open-game")
    field = page.find(do="rename")[0]
    page.touch(field, "change", value="  Friday\u202e evening " + "x" * 99)
    assert "Friday evening xxx" in page.text()
    after = Page(page.port.store).app.home.found.slots[0].newest
    assert before
    assert after
    assert (after.text, after.when) == (before.text, before.when)
    assert len(after.label.title) == 40
    page.rename("")
    assert "Friday" not in Page(page.port.store).text()


def test_a_name_stays_while_the_game_goes_on() -> None:
    page = new_page()
    home(page)
    page.press(do="open-game")
    page.rename("Friday")
    page.do("close", "continue")
    choose_tokens(page)
    assert "Friday" in Page(page.port.store).text()


def test_a_copy_goes_its_own_way() -> None:
    page = new_page()
    mine = page.app.autosave.slot
    home(page)
    page.do("open-game", "duplicate")
    assert "(copy)" in page.text()
    assert len(slots(page)) == 2
    copy = next(slot for slot in slots(page) if slot != mine)
    page.press(do="continue", slot=copy)
    choose_tokens(page)
    first = SaveStore(FakePort(page.port.store)).slot(mine)
    assert first
    assert first.newest
    assert len(json.loads(first.newest.text)["actions"]) == 0


def test_a_deleted_game_can_be_had_back_until_another_goes() -> None:
    page = two_games()
    first, second = slots_in_order(page)
    home(page)
    before = stored(page)
    page.press(do="open-game", slot=second)
    page.press(do="delete", slot=second)
    assert slots(page) == [first]
    assert page.app.table.play is None
    assert page.port.focus == "undelete"
    page.press(do="undelete")
    assert stored(page) == before
    assert sorted(slots(page)) == sorted([first, second])
    assert not page.find(do="undelete")
    page.press(do="continue", slot=second)
    assert page.app.autosave.slot == second


def test_when_there_is_no_room_to_bring_it_back_it_is_told_and_still_possible() -> None:
    page = two_games()
    home(page)
    page.do("open-game", "delete")
    page.port.refuse = "full"
    page.press(do="undelete")
    assert "no room left" in page.text()
    page.port.refuse = None
    page.press(do="undelete")
    assert len(slots(page)) == 2


def test_a_finished_game_stays_as_a_replay_beside_the_others() -> None:
    page = page_with(played(2, over))
    page.press(do="play-again")
    assert page.app.autosave.slot != FIRST
    home(page)
    assert "One finished game" in page.text()
    page.press(do="continue", slot=FIRST)
    assert page.app.table.play
    assert page.app.table.play.screen() == "over"


def test_twenty_games_run_at_most_and_finished_ones_do_not_count() -> None:
    page = page_with(played(2, over))
    running = played(2, in_phase("turn"))
    for number in range(MOST):
        page.app.home.save_store.save(f"game-{number}", running.dumps(), Label().of(running))
    again = Page(page.port.store)
    for way in ("home", "menu"):
        if way == "menu":
            again.press(do="continue", slot="game-3")
            again.press(do="open-menu")
        again.press(do="new-game")
        assert again.app.ui.route == ("table" if way == "menu" else "")
        assert "20 running games" in again.text()
    again.press(do="home")
    again.press(do="open-game", slot="game-7")
    again.press(do="duplicate")
    assert len(slots(again)) == MOST + 1
    again.press(do="delete")
    again.press(do="new-game")
    again.press(do="start-game")
    assert again.app.ui.route == "table"


def test_after_the_end_there_may_be_no_place_for_one_more() -> None:
    page = page_with(played(2, over))
    running = played(2, in_phase("turn"))
    for number in range(MOST):
        page.app.home.save_store.save(f"game-{number}", running.dumps(), Label().of(running))
    page.press(do="play-again")
    assert page.app.autosave.slot == FIRST
    assert "20 running games" in page.text()


@pytest.mark.ux("ST-01")
@pytest.mark.parametrize("game", tycoon.GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_twenty_long_games_fit_into_the_allowance(game: str, players: int) -> None:
    session = Deal(game, players, "long", 3).played()
    port = FakePort()
    save_store = SaveStore(port)
    for number in range(MOST):
        for _ in "ab":
            save_store.save(f"game-{number}", session.dumps(), Label().of(session))
    used = save_store.look().used
    assert used == 2 * sum(len(key) + len(text) for key, text in port.store.items())
    assert used < BUDGET


@pytest.mark.ux("ST-01")
def test_the_menu_always_tells_what_is_used_and_home_from_half_of_it_on() -> None:
    page = new_page()
    page.press(do="open-menu")
    assert "One game takes" in page.text()
    page.press(do="home")
    assert "this page allows itself" not in page.text()
    page.port.store[PREFIX + "game-x:damaged-1"] = "x" * (BUDGET // 4)  # of two bytes each
    page.answer("moved")
    assert "this page allows itself" in page.text()


@pytest.mark.ux("ST-01")
def test_more_than_the_allowance_is_told() -> None:
    page = new_page()
    page.port.store[PREFIX + "game-x:damaged-1"] = "x" * BUDGET
    home(page)
    assert "Export and delete some" in page.text()


@pytest.mark.ux("ST-03")
def test_a_damaged_game_hides_no_other_one() -> None:
    page = two_games()
    first = slots_in_order(page)[0]
    for key in generations(first):
        if key in page.port.store:
            page.port.store[key] = "{"
    again = Page(page.port.store)
    assert "A damaged game" in again.text()
    assert "cannot be read" in again.text()
    assert [e[1]["data-slot"] for e in again.find(do="continue")] == [page.app.autosave.slot]
    again.press(do="open-game", slot=first)
    again.press(do="delete", slot=first)
    assert slots(again) == [page.app.autosave.slot]


@pytest.mark.ux("FI-09")
def test_a_game_of_a_newer_version_is_left_alone() -> None:
    page = new_page()
    save_store = page.app.home.save_store
    fields = json.loads(page.session.dumps())
    label = Label().of(page.session)._replace(title="Tomorrow")
    save_store.save("game-new", json.dumps({**fields, "version": 2}), label)
    again = Page(page.port.store)
    store = dict(page.port.store)
    again.press(do="continue", slot="game-new")
    assert "newer version" in again.text()
    assert again.app.ui.route == ""
    assert again.port.store == store


# --- windows -----------------------------------------------------------------------------------


def test_the_window_that_plays_claims_its_game_and_gives_it_up_with_it() -> None:
    page = new_page()
    assert page.port.claims[-1] == (page.app.autosave.slot, False)
    home(page)
    page.do("open-game", "delete")
    assert page.port.claims[-1] == ("", False)


@pytest.mark.ux("ST-12")
def test_where_one_only_looks_nothing_can_be_done_and_it_says_why() -> None:
    page = page_with(played(3, in_phase("done"), least=60))
    page.press(do="reveal")
    page.answer("claimed", slot=FIRST, mine=False)
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    page.press(do="reveal")
    before, store = page.session.dumps(), dict(page.port.store)
    page.do("end-turn", "undo")
    if page.find(do="yes"):
        page.press(do="yes")
    assert page.session.dumps() == before
    assert page.port.store == store
    assert "another window" in page.text()


def test_a_name_given_in_another_window_takes_nothing_away() -> None:
    page = new_page()
    other = Page(page.port.store)
    other.press(do="open-game")
    other.touch(other.find(do="rename")[0], "change", value="Friday")
    page.answer("stored", key=generations(page.app.autosave.slot)[1])
    assert not page.app.autosave.elsewhere
    choose_token(page)
    assert page.app.ui.notice is None
    assert "Friday" in Page(page.port.store).text()


def test_a_game_deleted_in_another_window_says_so_and_can_be_played_on() -> None:
    page = new_page()
    other = Page(page.port.store)
    other.press(do="open-game")
    other.press(do="delete")
    page.answer("stored", key=generations(page.app.autosave.slot)[0])
    assert "deleted in another window" in page.text()
    choose_token(page)
    assert page.app.ui.notice is None
    assert slots(page) == [page.app.autosave.slot]


def test_the_list_follows_other_windows() -> None:
    page = new_page()
    other = Page(page.port.store)
    page.press(do="open-menu")
    page.press(do="new-game")
    page.press(do="start-game")
    other.answer("stored", key=generations(page.app.autosave.slot)[0])
    assert len(other.find(do="continue")) == 2


def test_an_answer_about_another_game_changes_nothing() -> None:
    page = new_page()
    page.answer("claimed", slot="game-other", mine=False)
    assert not page.app.autosave.elsewhere


def test_two_windows_at_home_do_not_answer_each_other_for_ever() -> None:
    store: dict[str, str] = {}
    windows = [Page(store), Page(store)]
    echoes: list[str] = []
    windows[0].port.write = lambda key, text: echoes.append(key)  # type: ignore[method-assign]
    windows[0].answer("stored", key=generations(FIRST)[0])
    assert echoes == [PROBE]
    windows[1].port.write = lambda key, text: echoes.append(key)  # type: ignore[method-assign]
    windows[1].answer("stored", key=PROBE)
    assert echoes == [PROBE]
