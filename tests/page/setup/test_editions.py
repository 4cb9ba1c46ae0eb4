"""What other editions and variants add to the page."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import PRICE_MAX

from tests.page.desk import Page, inside, page_with
from tests.page.games import first, in_phase, over, plain_turn, played

GERMAN: dict[str, object] = {"edition": "de-piatnik"}


def at_desk(session: tycoon.Session) -> Page:
    """The table of whoever is on."""
    page = page_with(session)
    if page.find(do="reveal"):
        page.press(do="reveal")
    return page


def test_the_table_chooses_four_start_tiles() -> None:
    page = page_with(played(3, in_phase("start_tiles"), options=GERMAN))
    for tile in ("wheat_field", "coal_deposit", "vineyard", "tool_and_die"):
        assert page.find(id="commit")[0][1].get("data-why")
        page.press(id=f"start-{tile}")
    page.press(do="commit")
    offer = [tile["tile"] for tile in page.session.view(None)["tiles"]["offer"]]
    assert offer == ["wheat_field", "coal_deposit", "tool_and_die", "vineyard"]
    assert page.session.prompt().phase == "start_tokens"


def two_lots(session: tycoon.Session) -> tuple[int, list[str]] | None:
    """A seller, and two commodities of which the one on can pay for one each."""
    if session.prompt().phase != "trading" or session.to_act is None:
        return None
    view = session.view(session.to_act)
    price = {row["commodity"]: row["price"] for row in view["market"]}
    for player in view["players"]:
        held = [c for c, n in player["tokens"].items() if n][:2]
        affordable = sum(map(price.__getitem__, held)) <= view["players"][view["you"]]["money"]
        if player["seat"] != session.to_act and len(held) == 2 and affordable:
            return player["seat"], held
    return None


def trading(session: tycoon.Session) -> bool:
    return two_lots(session) is not None


def test_after_producing_one_buys_several_commodities_of_one_player() -> None:
    page = at_desk(first(trading, GERMAN))
    lots = two_lots(page.session)
    assert lots
    seller, chosen = lots
    page.press(id=f"seller-{seller}")
    for commodity in chosen:
        page.press(id=f"trade-count-{commodity}-plus")
    page.press(id="commit")
    bought = [
        (event.params["seller"], event.params["commodity"])
        for step in page.session.journal
        for event in step.events
        if event.key == "bought_from_player"
    ]
    assert bought[-2:] == [(seller, commodity) for commodity in chosen]
    assert page.session.prompt().phase != "trading"


def test_going_on_without_trading_and_undoing_the_whole_production() -> None:
    page = at_desk(first(trading, GERMAN))
    page.press(id="commit")
    assert page.session.prompt().phase != "trading"
    while page.session.prompt().phase == "discard":
        page.press(id="commit")
        if page.find(do="yes"):
            page.press(do="yes")
    page.press(do="undo")
    assert page.session.prompt().phase == "turn"


def poor(session: tycoon.Session) -> bool:
    """On the Trading Floor without the money for anything there."""
    buying = any(action.do == "buy_from_player" for action in session.legal_actions())
    return session.prompt().phase == "trading" and not buying


@pytest.mark.rule("RT-87", "RT-A08@trading_floor=any_goods")
def test_who_can_buy_nothing_is_told_why_and_goes_on_like_anybody() -> None:
    page = at_desk(first(poor, GERMAN))
    seat = page.session.to_act
    assert seat is not None
    money = page.session.view(seat)["players"][seat]["money"]
    assert "The cheapest you could buy costs" in page.text()
    assert f"; you have ${money}." in page.text()
    assert not page.find(do="trade-seller")
    assert not page.find(do="trade-count")
    assert not page.find(id="commit")[0][1].get("data-why")
    page.press(id="commit")
    assert page.session.prompt().phase != "trading"
    told = [event for event in page.session.journal[-1].events if event.audience is None]
    assert [event.to_dict() for event in told][:1] == [
        {"key": "trading_ended", "params": {"seat": seat}, "audience": None}
    ]


def with_a_choice_of_size(session: tycoon.Session) -> bool:
    """Some card can be produced with in different sizes: a P tile works."""
    if not plain_turn(session):
        return False
    (produce,) = [c for c in session.prompt().choices if c.do == "produce"]
    return any(len(take["total"]) > 1 for take in produce.fields["take"]["by_card"].values())


def press_icon(page: Page, taken: str) -> None:
    """The first icon of the card that is or is not taken."""
    icons = [icon for icon in page.find(do="produce-take") if icon[1]["aria-pressed"] == taken]
    page.press(id=icons[0][1]["id"])


@pytest.mark.rule("RT-A05", "RT-79", "RT-80")
def test_with_a_p_tile_the_most_is_proposed_and_less_can_be_taken() -> None:
    page = at_desk(first(with_a_choice_of_size, {}))
    (produce,) = [c for c in page.session.prompt().choices if c.do == "produce"]
    by_card = produce.fields["take"]["by_card"]
    card, take = next((card, take) for card, take in by_card.items() if len(take["total"]) > 1)
    least, most = take["total"][0], take["total"][-1]
    page.press(id="act-produce")
    page.press(id=f"pick-{card}")
    title = f"Take {least} to {most} of {sum(take['counts'].values())}"
    assert title in page.text()
    for count in range(most, least - 1, -1):
        assert f"{count} chosen" in page.text()
        assert not page.find(id="commit")[0][1].get("data-why")
        press_icon(page, "true")
    assert page.find(id="commit")[0][1]["data-why"] == f"Take {least} to {most}."
    press_icon(page, "false")
    page.press(id="commit")
    if page.find(do="yes"):
        page.press(do="yes")
    produced = next(
        event.params
        for step in reversed(page.session.journal)
        for event in step.events
        if event.key == "produced"
    )
    assert (produced["card"], sum(produced["take"].values())) == (int(card), least)


def exporter(session: tycoon.Session) -> bool:
    if not plain_turn(session):
        return False
    return any(
        action.get("export") not in (None, action["commodity"])
        for action in session.legal_actions()
        if action.do == "sell"
    )


def test_any_commodity_can_be_exported_in_the_german_edition() -> None:
    page = at_desk(first(exporter, GERMAN))
    page.press(id="act-sell")
    panel = page.app.table.play and page.app.table.play.panel
    assert panel
    sold = panel.commodity  # type: ignore[attr-defined]
    other = "luxury" if sold != "luxury" else "goods"
    page.press(id=f"export-{other}")
    page.press(id="commit")
    (event,) = [e for e in page.session.journal[-1].events if e.key == "exported"]
    assert event.params["commodity"] == other


@pytest.mark.parametrize(("below_the_top", "exported"), [(0, False), (1, True)])
def test_nothing_is_exported_by_default_that_cannot_rise(
    below_the_top: int, exported: bool
) -> None:
    page = at_desk(first(exporter, GERMAN))
    prices = page.session.state.prices
    prices[:] = [most - below_the_top for most in PRICE_MAX]
    assert page.app.table.play
    page.app.table.play.renew()
    page.press(id="act-sell")
    pressed = {e[1]["id"]: e[1]["aria-pressed"] for e in page.find(do="sell-export")}
    assert (pressed["export-none"] == "false") == exported


def waits(session: tycoon.Session) -> bool:
    if session.to_act is None or not plain_turn(session):
        return False
    players = session.view(None)["players"]
    return any(not tile["active"] for player in players for tile in player["tiles"])


def test_tiles_of_this_round_are_marked_as_waiting() -> None:
    page = at_desk(played(3, waits, options=GERMAN))
    assert "from the next round on" in page.text()


def test_an_endless_supply_and_open_money_show() -> None:
    session = played(
        3, plain_turn, least=30, options={"unlimited_supply": True, "open_money": True}
    )
    page = at_desk(session)
    assert "\u221e" in page.text()
    assert "None left" not in page.text()
    for player in session.view(None)["players"]:
        assert f"${player['money']}" in page.text()


def test_with_open_money_nobody_passes_the_tablet_to_who_cannot_bid() -> None:
    def opening(session: tycoon.Session) -> bool:
        return in_phase("auction")(session) and session.view(None)["auction"]["bid"] is None

    page = page_with(played(3, opening, options={"open_money": True}))
    starter = page.session.to_act
    for seat, player in enumerate(page.session.state.players):
        player.money = 30 if seat == starter else 0
    assert page.app.table.play
    page.app.table.play.renew()
    page.app.render()
    page.press(do="bid")
    assert page.session.prompt().phase == "done"
    assert page.session.to_act == starter
    passed = [e for e in page.session.journal[-1].events if e.key == "bid_passed"]
    assert len(passed) == 2
    assert page.app.table.play.screen() == "hammer"


def rich_desk() -> Page:
    """The table of somebody who has come by $1,000."""
    page = page_with(played(3, plain_turn, least=30, options={"thousand": "declare"}))
    state = page.session.state
    state.players[state.phase.seat].money = 1000
    page.press(do="reveal")
    return page


def test_a_player_with_a_thousand_dollars_may_declare_victory() -> None:
    page = rich_desk()
    seat = page.session.to_act
    page.press(id="declare")
    assert page.session.to_act is not None
    page.press(do="yes")
    outcome = page.session.outcome
    assert outcome
    assert outcome.winners == (seat,)
    assert "Somebody reached $1,000." in page.text()


def test_nobody_else_sees_that_button() -> None:
    page = at_desk(played(3, plain_turn, least=30, options={"thousand": "declare"}))
    assert not page.find(id="declare")


def last_turn(session: tycoon.Session) -> bool:
    """Nothing is left but to end the last turn of the game."""
    view = session.view(None)
    last = (view["start_seat"] - 1) % len(view["players"])
    done = session.prompt().phase == "done" and session.to_act == last
    return bool(view["ending"]) and done


def last_call() -> Page:
    """The last turn has ended, and somebody has come by $1,000."""
    page = at_desk(first(last_turn, {"thousand": "declare"}))
    state = page.session.state
    state.players[state.start].money = 1000
    page.press(do="end-turn")
    if page.find(do="yes"):
        page.press(do="yes")
    assert page.find(do="reveal")
    assert not page.find(id="declare")
    page.press(do="reveal")
    return page


def test_after_the_last_round_whoever_has_a_thousand_dollars_is_asked() -> None:
    page = last_call()
    assert "declare victory?" in page.port.heading
    asked = page.session.to_act
    page.press(id="declare")
    page.press(do="yes")
    outcome = page.session.outcome
    assert outcome
    assert outcome.winners == (asked,)


def test_who_does_not_declare_lets_the_points_decide() -> None:
    page = last_call()
    page.press(id="decline")
    outcome = page.session.outcome
    assert outcome
    assert outcome.reason != "thousand"


def seller(session: tycoon.Session) -> bool:
    return plain_turn(session) and any(a.do == "sell" for a in session.legal_actions())


def test_the_sale_that_makes_a_thousand_dollars_ends_a_game_of_megatycoons() -> None:
    options = {**GERMAN, "thousand": "automatic"}
    page = at_desk(played(3, seller, least=30, options=options))
    seat = page.session.to_act
    assert seat is not None
    page.session.state.players[seat].money = 999
    assert not page.find(id="declare")
    page.press(id="act-sell")
    page.press(id="commit")
    assert page.port.heading.startswith("The books are closed")
    outcome = page.session.outcome
    assert outcome
    assert (outcome.winners, outcome.reason) == ((seat,), "thousand")
    (winner,) = [e for e in page.elements() if e[1].get("class") == "winner"]
    told = " ".join(c for e in inside(winner) for c in e[2] if isinstance(c, str))
    assert page.session.seats[seat].name in told
    assert "Somebody reached $1,000." in told
    assert "points" not in told


def test_a_beginner_game_goes_on_with_an_empty_stack() -> None:
    session = played(
        3,
        lambda s: plain_turn(s) and not any(s.view(None)["tiles"]["offer"]),
        options={"beginner": "four"},
    )
    page = at_desk(session)
    assert "No more buildings" in page.text()


@pytest.mark.parametrize("options", [{"longer": True}, {"end_triggers": "three"}])
def test_every_way_to_end_has_its_words(options: dict[str, object]) -> None:
    page = page_with(played(4, over, options=options))
    assert page.session.outcome
    assert f"reason.{page.session.outcome.reason}" not in page.text()
