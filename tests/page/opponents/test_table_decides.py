"""What the whole table decides is decided by its people, whoever's seat speaks for it."""

from __future__ import annotations

import pytest
from tycoon_web.games.company import Company

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
    assert "The table chooses 4 start tiles" in page.text()
    offered = [element[1]["data-name"] for element in page.find(do="start-pick")]
    for name in offered[2:]:
        page.press(id=f"start-{name}")
    page.press(do="commit")
    shown = [tile["tile"] for tile in page.session.view(None)["tiles"]["offer"]]
    assert shown == offered[2:]


def test_a_bot_that_speaks_for_the_table_shows_nothing_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = german("b..", monkeypatch)
    assert not page.find(do="peek")
    assert "Ann" not in page.port.heading
    hand = page.session.view(0)["players"][0]["hand"]
    assert not any(f'"{card}"' in page.everything() for card in hand)


def test_what_they_chose_they_may_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    page = german("b..", monkeypatch)
    for element in page.find(do="start-pick")[:4]:
        page.press(id=str(element[1]["id"]))
    page.press(do="commit")
    page.press(do="undo")
    if page.app.stage.question:
        page.press(do="yes")
    assert len(page.session.standing) == 1


def test_bots_among_themselves_choose() -> None:
    assert Company(table("raccoon", "bbb", edition="de-piatnik")).acting
