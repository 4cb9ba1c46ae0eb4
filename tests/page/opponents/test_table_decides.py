"""What the whole table decides is decided by its people, also where a bot begins."""

from __future__ import annotations

import pytest

from tests.page.desk import Page, page_with
from tests.page.opponents.bots import double, table

pytestmark = pytest.mark.rule("RT-15@start_tiles=chosen")


def german(bots: str, monkeypatch: pytest.MonkeyPatch) -> Page:
    double(monkeypatch)
    return page_with(table("raccoon", bots, edition="de-piatnik"))


@pytest.mark.parametrize("bots", ["b.", "b.b", "b..", "bb.b.", ".b"])
def test_people_choose_the_start_tiles_even_where_a_bot_begins(
    bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = german(bots, monkeypatch)
    page.port.pass_time()
    assert len(page.session.standing) == 1, "no bot has chosen"
    assert "The table chooses 4 start buildings" in page.text()
    offered = [element[1]["data-name"] for element in page.find(do="start-pick")]
    for name in offered[2:]:
        page.press(id=f"start-{name}")
    page.press(do="commit")
    shown = [tile["tile"] for tile in page.session.view(None)["tiles"]["offer"]]
    assert shown == offered[2:]


def test_a_person_speaks_for_the_table_and_a_bot_shows_nothing_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = german("b..", monkeypatch)
    assert [element[1]["data-seat"] for element in page.find(do="peek")] == ["1"]
    assert "Bea" in page.port.heading
    hand = page.session.view(0)["players"][0]["hand"]
    assert not any(f'"{card}"' in page.everything() for card in hand)


def test_what_they_chose_they_may_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page = german("b..", monkeypatch)
    for element in page.find(do="start-pick")[:4]:
        page.press(id=str(element[1]["id"]))
    page.press(do="commit")
    page.press(do="undo")
    if page.app.ui.question:
        page.press(do="yes")
    assert len(page.session.standing) == 1


def test_a_seat_that_changes_hands_hands_the_choice_on(monkeypatch: pytest.MonkeyPatch) -> None:
    page = german("b..", monkeypatch)
    for seat, who, speaks in ((1, "apprentice", "Cyrus"), (0, "person", "Ann")):
        page.press(id="start-vineyard")
        page.press(do="open-menu")
        page.press(do="open-seats")
        page.press(id=f"hand-seat-{seat}-{who}")
        page.press(do="yes")
        page.press(id="sheet-close")
        assert page.port.heading.startswith(speaks)
        picks = page.find(do="start-pick")
        assert {element[1]["aria-pressed"] for element in picks} == {"false"}
        for element in picks[:4]:
            page.press(id=str(element[1]["id"]))
        page.press(do="commit")
        page.press(do="undo")
        assert speaks in page.port.heading
