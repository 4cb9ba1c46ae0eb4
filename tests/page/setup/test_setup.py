"""A new game: seats, names, emblems, order."""

from __future__ import annotations

import pytest
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import MOST, SaveStore

from tests.page.desk import FakePort, Page, new_page, page_with
from tests.page.games import in_phase, plain_turn, played


def test_two_presses_start_a_game() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(do="start-game")
    assert [seat.emblem for seat in page.session.seats] == ["lantern", "key", "hat"]
    assert [seat.name for seat in page.session.seats] == ["Lantern", "Key", "Top Hat"]


def test_another_place_begins_at_its_top() -> None:
    """What was scrolled is not what scrolls there."""
    page = Page()
    home = page.below()
    page.press(id="new-raccoon")
    assert page.below() != home
    setup = page.below()
    page.press(id="set-company-bots")
    assert page.below() == setup


def test_seats_can_be_added_removed_and_moved() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(do="add-player")
    page.touch(page.find(id="name-3")[0], "input", value="Dot")
    page.press_each("player-3", "move-up-3", "remove-0")
    page.press(do="start-game")
    assert [seat.name for seat in page.session.seats] == ["Key", "Dot", "Top Hat"]


def test_taking_somebodys_emblem_changes_places() -> None:
    page = Page()
    page.press_each("new-raccoon", "emblem-0", "choose-key")
    assert page.app.setup.draft.emblems == ["key", "lantern", "hat"]


def test_the_same_deal_is_the_same_game() -> None:
    one, two = new_page(seed="same"), new_page(seed="same")
    assert one.session.view(0) == two.session.view(0)
    assert one.session.seed == "same"


@pytest.mark.parametrize("route", ["new-raccoon", "new-letter"])
def test_a_shortcut_deals_anew_every_time(route: str) -> None:
    page = Page(route=route)
    deals = []
    for _ in range(2):
        page.port.place = route
        page.answer("moved")
        assert page.find(id="seed")[0][1]["value"]
        page.press(do="start-game")
        deals.append(page.session.seed)
    assert deals[0] != deals[1]


def test_an_emptied_field_is_no_deal_that_everybody_knows() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.touch(page.find(id="seed")[0], "input", value="")
    page.press(do="start-game")
    assert page.session.seed


@pytest.mark.ux("HO-02")
@pytest.mark.parametrize("route", ["new-raccoon", "deal=raccoon&players=3&seed=ours&edition=es"])
def test_who_goes_back_to_the_set_up_finds_another_deal(route: str) -> None:
    page = Page(route=route)
    page.press(do="start-game")
    assert page.port.places[-2:] == ["new-raccoon", page.port.place]
    page.port.place = "new-raccoon"
    page.answer("moved")
    assert page.session.seed not in page.everything()


def test_a_chosen_start_player_starts() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(id="start-seat-2")
    page.press(do="start-game")
    assert page.session.view(None)["start_seat"] == 2


@pytest.mark.parametrize(("gone", "starter"), [(0, 1), (1, 1), (2, -1)])
def test_who_starts_stays_who_starts_when_another_player_goes(gone: int, starter: int) -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(id="start-seat-2")
    page.press(id=f"remove-{gone}")
    assert page.app.setup.draft.start == starter


def test_a_hostile_name_stays_text() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.touch(page.find(id="name-0")[0], "input", value="<img src=x onerror=alert(1)>\u202e")
    page.press(do="start-game")
    name = page.session.seats[0].name
    assert len(name) <= 24
    assert "\u202e" not in name
    assert any(name in element[2] for element in page.elements() if element[0] == "bdi")


def test_a_new_game_leaves_the_running_one_where_it_is() -> None:
    page = new_page()
    old = page.session
    page.press(do="open-menu")
    page.press(do="new-game")
    page.press(do="start-game")
    assert page.session is not old
    page.press(do="open-menu")
    page.press(do="home")
    assert len(page.find(do="continue")) == 2


def test_home_tells_of_the_stored_game() -> None:
    again = Page(page_with(played(3, plain_turn, least=60)).port.store)
    assert "Cyrus" in again.text()
    assert again.find(do="continue")


@pytest.mark.parametrize("route", ["new-raccoon", "new-letter", "deal=raccoon&players=3&seed=a"])
def test_by_a_link_the_twenty_first_game_is_refused_before_the_form_is_filled_in(
    route: str,
) -> None:
    store: dict[str, str] = {}
    running = played(2, in_phase("turn"))
    for number in range(MOST):
        SaveStore(FakePort(store)).save(f"game-{number}", running.dumps(), Label().of(running))
    page = Page(store, route)
    assert "20 running games" in page.text()
    page.touch(page.find(id="name-0")[0], "input", value="Ann")
    page.press(do="add-player")
    assert "20 running games" in page.text()
    page.press(do="start-game")
    assert page.app.ui.route == "new"
    assert page.app.table.play is None
    SaveStore(FakePort(store)).delete("game-4")  # in another window
    page.press(do="start-game")
    assert page.app.ui.route == "table"
