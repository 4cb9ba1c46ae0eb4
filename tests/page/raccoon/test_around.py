"""An auction round the table: a panel for everybody, and who sits where."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from tycoon.session.seats import Automaton
from tycoon_web.device.settings import Settings
from tycoon_web.play.sides import ROOM, kept, row_of, seated, sitting

from tests.page.desk import Element, Page, inside, new_page
from tests.page.raccoon.test_bidding import auction, bidder, let_go, peek

CONTROLS = ("bid-minus", "bid-plus-1", "bid-plus-2", "bid-plus-5", "bid", "pass")


def panels(page: Page) -> list[Element]:
    """By seat."""
    return [e for e in page.elements() if "sitter" in str(e[1].get("class")).split()]


def asked(panel: Element) -> dict[str, str | None]:
    """What its controls ask for, and why they cannot."""
    controls = [e[1] for e in inside(panel) if "data-do" in e[1]]
    return {str(c["data-do"]): c.get("data-why") for c in controls}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_a_place_and_no_side_has_too_many(seats: int) -> None:
    row = row_of(Settings(), seats)
    assert len(row) == seats
    for seat in range(seats):
        for side in ROOM:
            other = seated(row, seat, side)
            assert other[seat] == side
            assert all(other.count(each) <= ROOM[each] for each in ROOM)
            moved = [s for s in range(seats) if other[s] != row[s]]
            assert len(moved) <= 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_people_among_bots_sit_face_to_face(seats: int) -> None:
    for one, other in combinations(range(seats), 2):
        row = row_of(Settings(), seats, [one, other])
        assert (row[one], row[other]) == ("b", "t")
        assert all(row.count(side) <= room for side, room in ROOM.items())
        assert {"l", "r"} <= set(row) or seats == 3


def test_two_people_among_bots_find_their_sides_at_set_up_and_at_the_table() -> None:
    page = Page()
    page.press_each(
        "new-raccoon", "set-company-bots", "add-player",
        "player-1", "set-player-1-person", "setup-sides",
    )  # fmt: skip
    assert page.find(id="sit-0-b")[0][1]["aria-pressed"] == "true"
    assert page.find(id="sit-1-t")[0][1]["aria-pressed"] == "true"
    page.press(id="sit-1-l")
    assert row_of(page.app.chosen, 3, [0, 1]) == "blr", "what is chosen counts"
    page = new_page(4)
    page.session.hand_seat(2, Automaton("trader", "even"))
    page.session.hand_seat(3, Automaton("trader", "even"))
    assert page.app.table.play
    assert sitting(page.app.table.play) == "btrl"


def test_the_device_remembers_a_row_for_every_number_of_players() -> None:
    settings = Settings()
    for row in ("tb", "rlb", "lr", "bbttr"):
        settings.set("places", kept(settings, row))
    again = Settings.from_text(settings.to_text())
    assert [row_of(again, seats) for seats in (2, 3, 4, 5)] == ["lr", "rlb", "bltr", "bbttr"]


@pytest.mark.parametrize("odd", ["", "bbb", "ll", "bx", "b" * 40, "bt;", "5"])
def test_a_row_that_nobody_could_sit_in_counts_for_nothing(odd: str) -> None:
    settings = Settings.from_text(json.dumps({"places": odd}))
    assert [row_of(settings, seats) for seats in (2, 3)] == ["bt", "blr"]


@pytest.mark.rule("RT-42", "RT-43")
def test_only_the_bidders_panel_is_live_and_the_others_can_only_peek() -> None:
    page = auction()
    live = bidder(page)
    passed = page.session.view(None)["auction"]["passed"]
    for seat, panel in enumerate(panels(page)):
        found = asked(panel)
        if seat == live:
            assert found.keys() >= {"bid-to", "bid", "pass", "peek"}
            assert not found["bid"]
        elif seat in passed:
            assert not found
        else:
            assert found == {"peek": None}, "what cannot be done now is no button"
            told = " ".join(c for e in inside(panel) for c in e[2] if isinstance(c, str))
            assert "waits" in told or "leads" in told


def test_each_panel_tells_the_last_bid_and_what_the_railroad_is_worth() -> None:
    page = auction()
    events = [e for step in page.session.standing for e in step.events]
    begin = max(i for i, e in enumerate(events) if e.key == "auction_started")
    bids = {e.params["seat"]: e.params["amount"] for e in events[begin:] if e.key == "bid_made"}
    assert bids
    worth = page.session.view(None)["auction"]["worth"]
    for seat, panel in enumerate(panels(page)):
        told = " ".join(c for e in inside(panel) for c in e[2] if isinstance(c, str))
        assert f"+{worth[seat]} VP" in told
        assert (f"last bid ${bids[seat]}" if seat in bids else "no bid yet") in told


@pytest.mark.ux("HO-02")
def test_everybody_peeks_at_the_own_money_at_the_own_side() -> None:
    page = auction()
    before = page.everything()
    for control in page.find(do="peek"):
        seat = int(control[1]["data-seat"])
        money = f"${page.session.view(seat)['players'][seat]['money']}"
        page.touch(control, "pointerdown")
        for other, panel in enumerate(panels(page)):
            shown = [e for e in inside(panel) if "seat-money" in str(e[1].get("class"))]
            assert [e[2] for e in shown] == ([[money]] if other == seat else [])
        page.touch(control, "pointerup")
        assert page.everything() == before


def test_a_bot_has_a_place_and_nothing_to_press_but_its_pace() -> None:
    page = auction()
    (waits,) = [
        seat
        for seat in range(3)
        if seat != bidder(page) and seat not in page.session.view(None)["auction"]["passed"]
    ][:1]
    page.session.hand_seat(waits, Automaton("trader", "even"))
    page.app.render()
    assert not asked(panels(page)[waits])
    page.press(id="pass")
    while page.session.to_act != waits:
        page.press(id="pass")
    assert asked(panels(page)[waits]).keys() == {"bot-pause", "bot-next", "set-pace"}


def test_one_side_is_enough_on_wish_and_for_one_person() -> None:
    page = auction()
    assert page.find(id="tool-open-sides")
    page.press_each("tool-open-sides", "set-sides-one", "sheet-close")
    assert not page.find(id="tool-open-sides")
    assert set(asked_of_all(page)) <= set(CONTROLS) | {"peek", "rule-bid"}
    page.app.settings.chosen.sides = "around"
    for seat in range(3):
        if seat != bidder(page):
            page.session.hand_seat(seat, Automaton("trader", "even"))
    page.app.render()
    assert not page.find(id="tool-open-sides")


def asked_of_all(page: Page) -> list[str]:
    return [str(e[1]["id"]) for panel in panels(page) for e in inside(panel) if "data-do" in e[1]]


def test_the_bidders_reason_stays_a_whisper_among_all_panels() -> None:
    page = auction()
    page.press(id="bid-plus-5")
    others = [panel for seat, panel in enumerate(panels(page)) if seat != bidder(page)]
    peek(page)
    assert [panel for seat, panel in enumerate(panels(page)) if seat != bidder(page)] == others
    let_go(page)


def test_who_sits_where_is_asked_at_set_up_and_at_the_table_and_kept() -> None:
    page = Page()
    page.press_each("new-raccoon", "setup-sides", "sit-2-t", "sheet-close")
    assert row_of(page.app.chosen, 3) == "blt"
    page = new_page(3)
    page.press(id="tool-open-menu")
    page.press(id="menu-sides")
    assert page.find(id="sit-1-l")[0][1]["aria-pressed"] == "true"
    page.press(id="sit-1-r")  # who sat there goes to the left
    later = Page(page.port.again().store)
    assert row_of(later.app.chosen, 3) == "brl"
