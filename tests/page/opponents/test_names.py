"""Names can be given once the game has begun, by whoever sat down at once."""

from __future__ import annotations

import pytest

from tests.page.desk import Page, choose_tokens, inside, new_page


def called(page: Page, seat: int, name: str) -> None:
    """Write a name on the sheet of players, and leave the field."""
    page.do("open-menu", "open-seats")
    page.touch(page.find(id=f"seat-name-{seat}")[0], "change", value=name)
    page.press(id="sheet-close")


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_one_tap_leads_to_a_table_and_names_come_later(people: int) -> None:
    page = Page()
    page.press(id=f"play-raccoon-{people}")
    assert page.app.ui.route == "table"
    assert [seat.name for seat in page.session.seats][:2] == ["Lantern", "Key"]
    assert len(page.session.seats) == people
    called(page, 1, "  Bea\u202e ")
    assert page.session.seats[1].name == "Bea"
    assert Page(page.port.store).app.home.entries()[0].label.players[1] == ("Bea", "key")
    assert page.app.table.play
    assert page.app.table.play.words.player(1) == "Bea"


def test_what_was_told_is_told_with_the_new_name() -> None:
    page = new_page()
    choose_tokens(page)
    assert page.app.table.play
    told = page.app.table.play.turn_log
    assert any("Ann" in line.text for line in told.log)
    called(page, 0, "Zoe")
    assert not any("Ann" in line.text for line in told.log)
    assert any("Zoe" in line.text for line in told.log)
    assert not [part for part in inside(page.port.tree) if "Ann" in part[2]]


def test_an_emptied_name_changes_nothing_nor_does_another_window() -> None:
    page = new_page()
    called(page, 0, " ")
    assert page.session.seats[0].name == "Ann"
    page.answer("claimed", slot=page.app.autosave.slot, mine=False)
    called(page, 0, "Zoe")
    assert page.session.seats[0].name == "Ann"


def test_names_written_at_home_go_to_the_table() -> None:
    page = Page()
    page.touch(page.find(id="party-1")[0], "input", value="Bea")
    page.press(id="play-raccoon-4")
    assert [seat.name for seat in page.session.seats] == ["Lantern", "Bea", "Top Hat", "Bell"]


def test_a_game_that_waits_for_its_words_begins_once_they_are_here(empty: None) -> None:
    page = Page()
    page.port.offline = True
    page.press(id="bot-letter")
    assert page.app.ui.route == "new"
    page.port.offline = False
    page.press(do="fetch-list")
    assert page.app.ui.route == "table"
    assert page.session.seats[1].bot
    again = Page()
    again.press(id="play-letter-2")
    assert again.app.ui.route == "table", "they are here"


@pytest.mark.parametrize(
    ("language", "edition"), [("de", "de-piatnik"), ("es", "es"), ("en", "en-2018")]
)
def test_a_game_speaks_the_language_of_the_page(language: str, edition: str) -> None:
    page = Page(language=language)
    page.press(id="play-raccoon-2")
    assert page.session.options["edition"] == edition
    assert page.app.t.names == "page"
