"""Secret money in an auction: what cannot be paid, and who may know (RT-87, RT-A17)."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon

from tests.page.desk import Page, inside, page_with
from tests.page.games import in_phase, plain_turn, played

MONEY = 40
CONTROLS = ("bid-minus", "bid-plus-1", "bid-plus-2", "bid-plus-5", "bid", "pass")


def auction(money: int = MONEY, handover: str = "curtain", **options: Any) -> Page:
    """An auction with bids, in which the bidder has so much."""
    page = page_with(played(3, going, least=60, options=options), handover)
    page.session.state.players[bidder(page)].money = money
    assert page.app.table.play
    page.app.table.play.renew()
    page.app.render()
    return page


def going(session: tycoon.Session) -> bool:
    lot = session.view(None)["auction"]
    return in_phase("auction")(session) and lot["bid"] is not None and lot["bid"] < MONEY - 5


def bidder(page: Page) -> int:
    seat = page.session.to_act
    assert seat is not None
    return seat


def raise_to(page: Page, amount: int) -> None:
    """Dollar by dollar, as far as that is offered."""
    assert page.app.table.play
    while page.app.table.play.bidding.amount < amount:  # type: ignore[attr-defined]
        page.press(id="bid-plus-1")


def reasons(page: Page) -> dict[str, str | None]:
    return {name: page.find(id=name)[0][1].get("data-why") for name in CONTROLS}


def peek(page: Page) -> None:
    page.touch(page.find(id="peek")[0], "pointerdown")


def let_go(page: Page) -> None:
    page.touch(page.find(id="peek")[0], "pointerup")


def test_with_open_money_it_is_written_why_no_more_can_be_bid() -> None:
    page = auction(1, "open", open_money=True)
    assert "More than you have: $1." in page.find(id="bid-note")[0][2][0]


@pytest.mark.ux("HO-02")
@pytest.mark.rule("RT-87", "RT-A17")
def test_the_same_screen_whatever_the_bidder_has() -> None:
    """Every press but the bid itself, and a bid that nobody of them could pay."""
    seen = []
    for money in (0, MONEY, 99):
        page = auction(money)
        screens = [page.everything()]
        for press in ("bid-plus-5", "bid-plus-2", "bid-plus-1", "bid-minus"):
            page.press(id=press)
            screens.append(page.everything())
        raise_to(page, 100)
        page.press(id="bid")
        seen.append([*screens, page.everything()])
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.ux("HO-02")
@pytest.mark.rule("RT-87")
def test_of_an_overbid_the_table_sees_and_hears_nothing() -> None:
    page = auction()
    raise_to(page, MONEY + 1)
    before, log = page.everything(), len(page.session.journal)
    page.press(id="bid")
    assert page.everything() == before
    assert len(page.session.journal) == log
    assert page.app.ui.why is None
    assert not page.app.ui.said
    assert not page.app.ui.alarm


def test_the_bidder_hears_of_it_while_peek_is_held_and_only_then() -> None:
    page = auction()
    raise_to(page, MONEY + 1)
    page.press(id="bid")
    before = page.everything()
    peek(page)
    assert page.app.ui.why == f"More than you have: ${MONEY}."
    assert reasons(page)["bid"] == page.app.ui.why
    let_go(page)
    assert page.everything() == before


def test_who_bids_what_is_there_hears_no_reproach() -> None:
    page = auction()
    raise_to(page, MONEY)
    peek(page)
    assert page.app.ui.why is None
    let_go(page)
    page.press(id="bid")
    assert page.session.view(None)["auction"]["bid"] == MONEY


@pytest.mark.rule("RT-43")
def test_while_peek_is_held_only_what_can_be_paid_is_offered() -> None:
    page = auction()
    raise_to(page, MONEY - 2)
    hidden = reasons(page)
    assert not any(hidden[name] for name in CONTROLS)
    peek(page)
    shown = reasons(page)
    assert shown["bid-plus-5"] == f"More than you have: ${MONEY}."
    assert {name for name, why in shown.items() if why} == {"bid-plus-5"}
    page.press(id="bid-plus-2")
    assert {name for name, why in reasons(page).items() if why} == {
        "bid-plus-1",
        "bid-plus-2",
        "bid-plus-5",
    }
    let_go(page)
    assert not any(reasons(page).values())


def test_a_reason_told_while_peeking_goes_with_it() -> None:
    for leave in (let_go, lambda page: page.app.handle({"type": "hidden"})):
        page = auction()
        raise_to(page, MONEY)
        peek(page)
        page.press(id="bid-plus-5")
        assert page.app.ui.why
        leave(page)
        assert f"${MONEY}." not in page.text()
        assert page.app.ui.why is None


@pytest.mark.parametrize(("handover", "options"), [("open", {}), ("curtain", {"open_money": True})])
def test_with_open_money_what_cannot_be_paid_is_never_offered(
    handover: str, options: dict[str, Any]
) -> None:
    page = auction(MONEY, handover, **options)
    raise_to(page, MONEY)
    assert {name for name, why in reasons(page).items() if why} == {
        "bid-plus-1",
        "bid-plus-2",
        "bid-plus-5",
    }
    assert not page.find(id="peek")
    assert "peek" not in page.text()


def test_how_to_learn_of_it_is_told_in_every_auction_with_secret_money() -> None:
    page = auction()
    assert page.find(id="bid")[0][1]["aria-describedby"] == "bid-note"
    (note,) = page.find(id="bid-note")
    assert any("hold “peek”" in child for part in inside(note) for child in part[2])


@pytest.mark.rule("RT-100", "RT-A38")
def test_declaring_with_too_little_tells_the_table_nothing_either() -> None:
    page = auction(thousand="declare")
    before = page.everything()
    page.press(id="declare")
    page.press(id="answer-yes")
    assert "1,000" not in page.app.ui.said + page.app.ui.alarm + (page.app.ui.why or "")
    assert page.everything() == before
    peek(page)
    assert page.find(id="declare")[0][1]["data-why"]


@pytest.mark.ux("PV-03")
@pytest.mark.rule("RT-87")
def test_who_bids_sees_what_everybody_holds_and_what_it_is_worth() -> None:
    page = auction()
    page.app.chosen.sides = "one"  # round the table it stands in the middle
    page.app.render()
    seats = [e for e in page.elements() if "seat" in str(e[1].get("class")).split()]
    for player, seat in zip(page.session.view(None)["players"], seats, strict=True):
        held = [e for e in inside(seat) if e[1].get("class") == "seat-holds"]
        assert held
        counts = page.app.table.play.words.counts(player["tokens"])  # type: ignore[union-attr]
        assert counts in " ".join(str(part) for e in inside(held[0]) for part in e[2])
    market = next(e for e in page.elements() if "lot-prices" in str(e[1].get("class")).split())
    assert len(market[2][-1][2]) == len(page.session.view(None)["market"])


@pytest.mark.rule("RT-45")
@pytest.mark.parametrize(("players", "told"), [(2, "raise once"), (3, "outbids you and wins")])
def test_who_starts_one_reads_what_the_others_can_do(players: int, told: str) -> None:
    page = page_with(played(players, plain_turn, least=20), "open")
    page.session.state.players[bidder(page)].money = MONEY
    page.app.table.play.renew()  # type: ignore[union-attr]
    page.app.render()
    page.press(id="act-auction")
    assert told in page.text()
