"""The shelf: two generations, checksums, and what happens when storage does not play along."""

from __future__ import annotations

import json

import pytest
from tycoon_web.device.save_store import PREFIX, SaveStore, generations

from tests.hostile import signed
from tests.page.desk import FakePort, Page, choose_tokens, new_page, page_with
from tests.page.games import in_phase, played


def numbers(page: Page) -> list[int]:
    keys = generations(page.app.autosave.slot)
    return sorted(
        json.loads(page.port.store[key])["number"] for key in keys if key in page.port.store
    )


@pytest.mark.ux("ST-03", "ST-04", "ST-05")
def test_every_action_is_stored_in_two_generations() -> None:
    page = new_page()
    assert numbers(page) == [1]
    choose_tokens(page)
    assert numbers(page) == [3, 4]
    assert all(key.startswith(PREFIX) for key in page.port.store)


def test_closing_and_coming_back_goes_on_where_it_was() -> None:
    page = new_page()
    choose_tokens(page)
    again = Page(page.port.store)
    assert "Round 1" in again.text()
    again.press(do="continue")
    assert again.session.to_act == page.session.to_act
    assert again.session.dumps() == page.session.dumps()


@pytest.mark.ux("ST-03")
def test_a_damaged_generation_offers_the_older_one_and_is_kept_aside() -> None:
    page = new_page()
    choose_tokens(page)
    slot = page.app.autosave.slot
    newest = max(generations(slot), key=lambda key: json.loads(page.port.store[key])["number"])
    broken = page.port.store[newest].replace("Ann", "Eve")
    page.port.store[newest] = broken
    again = Page(page.port.store)
    assert "damaged" in again.text()
    assert again.port.store[newest] == broken
    again.press(do="continue")
    choose_tokens(again)
    assert again.port.store[f"{PREFIX}{slot}:damaged-1"] == broken
    assert json.loads(again.port.store[newest])["number"] > 0


@pytest.mark.ux("ST-03")
def test_a_state_that_the_rules_refuse_is_put_aside_and_the_one_before_it_goes_on() -> None:
    page = new_page()
    choose_tokens(page)
    slot, fields = page.app.autosave.slot, json.loads(page.session.dumps())
    fields["actions"][-1] = fields["actions"][0]
    page.app.home.save_store.save(slot, signed(fields), page.app.autosave.label)
    wrong = page.app.home.save_store.slot(slot)
    assert wrong
    assert wrong.newest
    again = Page(page.port.store, f"table/{slot}")
    assert again.session.dumps() == page.session.dumps()
    again.press(do="open-menu")  # which looks at the storage
    again.press(do="close")
    again.press(do="undo")
    again.press(do="yes")
    assert again.app.autosave.slot == slot
    assert again.port.store[f"{PREFIX}{slot}:damaged-1"] == wrong.raw[wrong.newest.key]
    assert Page(page.port.store, f"table/{slot}").session.dumps() == again.session.dumps()


@pytest.mark.ux("ST-03")
def test_a_thousand_damaged_copies_leave_room_for_one_more() -> None:
    page = new_page()
    choose_tokens(page)
    slot = page.app.autosave.slot
    newest, older = generations(slot)
    page.port.store |= {f"{PREFIX}{slot}:damaged-{number}": "x" for number in range(1, 1001)}
    page.port.store[newest] = page.port.store[older] = "broken"
    again = Page(page.port.store)
    save_store = again.app.home.save_store
    assert save_store.save(slot, page.session.dumps(), page.app.autosave.label) is None
    assert again.port.store[f"{PREFIX}{slot}:damaged-1001"] == "broken"


@pytest.mark.ux("ST-03")
def test_two_damaged_generations_are_told_and_a_new_game_can_begin() -> None:
    page = new_page()
    choose_tokens(page)
    for key in generations(page.app.autosave.slot):
        page.port.store[key] = "{"
    again = Page(page.port.store)
    assert "cannot be read" in again.text()
    assert not again.find(do="continue")
    again.press(id="new-raccoon")
    again.press(do="start-game")
    assert again.app.table.play


@pytest.mark.ux("ST-02")
def test_a_full_storage_says_so_and_the_game_goes_on() -> None:
    page = page_with(played(3, in_phase("done"), least=60))
    page.press(do="reveal")
    page.port.refuse = "full"
    page.press(do="end-turn")
    assert "no room left" in page.text()
    assert page.app.table.play
    page.port.refuse = None
    page.do("undo", "yes")
    assert "no room left" not in page.text()


@pytest.mark.ux("ST-11")
def test_a_forbidden_storage_is_told_before_the_first_move() -> None:
    port = FakePort()
    port.refuse = "forbidden"
    assert SaveStore(port).look().problem == "forbidden"
    page = Page()
    page.port.refuse = "forbidden"
    page.app.start()
    assert "does not let this page store" in page.text()
    page.press(id="new-raccoon")
    page.press(do="start-game")
    assert page.app.table.play
    assert page.app.table.play.screen() == "start"


def test_settings_stay() -> None:
    page = Page()
    page.press(do="open-menu")
    page.press_each("set-theme-dark", "set-text-130", "set-hand-left", "set-hold-long")
    again = Page(page.port.store)
    look = {"theme": "dark", "motion": "auto", "text": "130"}
    look |= {"hand": "left", "hold": "long"}
    assert look.items() <= again.port.dressed.items()


@pytest.mark.ux("ST-11")
@pytest.mark.parametrize("reason", ["full", "forbidden"])
@pytest.mark.parametrize("control", ["set-theme-dark", "menu-handover-open", "menu-auto-end"])
def test_a_setting_that_cannot_be_stored_is_told_and_holds_here(reason: str, control: str) -> None:
    page = Page()
    page.press(do="open-menu")
    page.press(id=control)
    assert "did not store this setting" not in page.text()
    page.press(id=control)
    page.port.refuse = reason
    page.press(id="set-theme-light")
    page.press(id=control)
    assert "did not store this setting" in page.text()
    assert "did not store this setting" in page.app.ui.alarm
    page.port.refuse = None
    page.press(id="set-theme-light")
    assert "did not store this setting" not in page.text()
    later = Page(page.port.store).app.settings.chosen
    assert later.to_text() == page.app.settings.chosen.to_text()


def test_odd_settings_become_defaults() -> None:
    page = Page({PREFIX + "settings": '{"theme": 7, "text": "huge", "handover": "open"}'})
    assert page.app.settings.chosen.theme == "auto"
    assert page.app.settings.chosen.text == 100
    assert page.app.settings.chosen.handover == "open"


@pytest.mark.ux("ST-03", "ST-11")
@pytest.mark.parametrize("wrong", ["full", "damaged"])
def test_what_is_told_of_storage_goes_with_its_cause(wrong: str) -> None:
    store = dict(new_page().port.store)
    port = FakePort(store)
    if wrong == "full":
        port.refuse = "full"
    else:
        for key in [key for key in store if key.startswith(PREFIX) and key.endswith((":a", ":b"))]:
            store[key] = store[key][:-30]
    page = Page(port=port)
    assert page.app.ui.notice == f"storage.{wrong}"
    port.refuse = None
    page.press(do="open-game")
    page.press(do="delete")
    assert page.app.ui.notice is None
