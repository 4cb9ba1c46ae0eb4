"""Railroad auctions: bids, passes, who pays whom, and who acts next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.raccoon.table import Table, keys, only


def auctioning(players: int = 4, railroad: str = "fat_cat", money: int = 50) -> Table:
    """Seat 0 has just opened an auction for ``railroad``; everybody has ``money``."""
    table = Table(players)
    for seat in range(players):
        table.money(seat, money)
    deck = ["big_bear", "big_bear", "fat_cat"]
    table.offer_railroads(railroad, "top_dog" if railroad != "top_dog" else "big_bear", deck=deck)
    table.do("auction", railroad=railroad)
    return table


def bidding(table: Table, calls: Sequence[int | None]) -> list[tuple[int | None, list[str]]]:
    """Make the calls (None: pass); for each who made it and what happened."""
    done = []
    for amount in calls:
        seat = table.session.to_act
        events = table.do("pass") if amount is None else table.do("bid", amount=amount)
        done.append((seat, keys(events)))
    return done


@pytest.mark.rule("RT-40")
def test_either_railroad_on_offer_can_be_auctioned_and_no_other() -> None:
    table = Table()
    table.money(0, 20)
    table.offer_railroads("fat_cat", "top_dog", deck=["big_bear"])
    assert table.legal("auction") == [{"railroad": "fat_cat"}, {"railroad": "top_dog"}]
    assert table.refusal("auction", railroad="big_bear") == "railroad_not_on_offer"
    assert table.refusal("auction", railroad="orient_express") == "unknown_railroad"
    events = table.do("auction", railroad="top_dog")
    assert only(events, "auction_started") == {"seat": 0, "railroad": "top_dog"}
    auction = table.session.view(None)["auction"]
    assert (auction["railroad"], auction["minimum"], auction["starter"]) == ("top_dog", 6, 0)


@pytest.mark.rule("RT-40")
def test_two_equal_railroads_are_one_choice() -> None:
    table = Table()
    table.offer_railroads("fat_cat", "fat_cat")
    assert table.legal("auction") == [{"railroad": "fat_cat"}]
    table.do("auction", railroad="fat_cat")
    bidding(table, [4, None, None])
    assert table.session.view(None)["railroads"]["offer"].count(None) == 1


@pytest.mark.rule("RT-41", "RT-A15")
def test_bids_start_at_the_minimum_and_rise_by_whole_dollars() -> None:
    table = auctioning(money=9)
    assert table.refusal("bid", amount=3) == "bid_too_low"
    assert [fields["amount"] for fields in table.legal("bid")] == [4, 5, 6, 7, 8, 9]
    table.do("bid", amount=6)
    assert table.refusal("bid", amount=6) == "bid_too_low"
    assert table.refusal("bid", amount=7.5) == "malformed_action"
    assert [fields["amount"] for fields in table.legal("bid")] == [7, 8, 9]


@pytest.mark.rule("RT-A14")
def test_the_starter_must_open_with_a_bid() -> None:
    table = auctioning()
    assert table.refusal("pass") == "starter_must_open"
    assert all(action.do == "bid" for action in table.session.legal_actions())


@pytest.mark.rule("RT-A14", "RT-43")
def test_nobody_starts_an_auction_without_the_minimum() -> None:
    table = Table()
    table.money(0, 5)
    table.offer_railroads("top_dog", "big_bear")
    assert table.refusal("auction", railroad="top_dog") == "minimum_bid_too_high"
    assert table.legal("auction") == [{"railroad": "big_bear"}]


@pytest.mark.rule("RT-42")
def test_bidding_goes_clockwise_and_a_pass_is_for_good() -> None:
    table = auctioning(4)
    calls = bidding(table, [4, 5, None, 6, 7, 8, None])
    assert [seat for seat, _ in calls] == [0, 1, 2, 3, 0, 1, 3]
    assert table.session.view(None)["auction"]["passed"] == [2, 3]
    assert table.session.to_act == 0


@pytest.mark.rule("RT-42", "RT-43")
def test_the_last_one_bidding_wins_pays_the_bank_and_takes_the_card() -> None:
    table = auctioning(4)
    calls = bidding(table, [4, 5, 6, None, None, None])
    assert [seat for seat, _ in calls] == [0, 1, 2, 3, 0, 1]
    assert calls[-1][1][:2] == ["bid_passed", "auction_won"]
    assert [table.purse(seat) for seat in range(4)] == [50, 50, 44, 50]
    owned = [player["railroads"] for player in table.session.view(None)["players"]]
    assert owned == [{}, {}, {"fat_cat": 1}, {}]


@pytest.mark.rule("RT-43")
def test_nobody_bids_above_their_money() -> None:
    table = auctioning(3)
    table.money(1, 12)
    table.do("bid", amount=10)
    assert table.refusal("bid", amount=13) == "bid_above_money"
    table.do("bid", amount=12)
    assert table.refusal("bid", amount=51) == "bid_above_money"


@pytest.mark.rule("RT-A43")
def test_a_bid_is_handed_on_and_needs_agreement_though_nobody_has_answered_it() -> None:
    table = auctioning(3)
    assert table.session.can_undo, "the choice of the railroad: the same seat must open"
    table.do("bid", amount=4)
    assert not table.session.can_undo
    assert table.session.can_undo_agreed


@pytest.mark.rule("RT-A17", "RT-A47")
def test_who_cannot_pay_still_passes_themselves() -> None:
    table = auctioning(3)
    table.money(1, 0)
    table.money(2, 3)
    table.do("bid", amount=4)
    for seat in (1, 2):
        assert table.session.to_act == seat
        assert [action.do for action in table.session.legal_actions()] == ["pass"]
        table.do("pass")
    assert table.purse(0) == 46
    assert table.phase == "done"


@pytest.mark.rule("RT-A17@open_money=True", "RT-A47@open_money=True")
def test_with_open_money_who_cannot_pay_is_not_asked() -> None:
    table = Table(4, open_money=True)
    table.offer_railroads("fat_cat", "fat_cat")
    for seat, dollars in enumerate((20, 3, 20, 10)):
        table.money(seat, dollars)
    table.do("auction", railroad="fat_cat")
    assert [e.params["seat"] for e in table.do("bid", amount=4)] == [0, 1]
    assert table.session.to_act == 2
    assert keys(table.do("bid", amount=10)) == ["bid_made", "bid_passed"]
    assert table.session.to_act == 0
    assert keys(table.do("pass"))[:2] == ["bid_passed", "auction_won"]
    assert [table.purse(seat) for seat in range(4)] == [20, 3, 10, 10]


@pytest.mark.rule("RT-A47@open_money=True")
@pytest.mark.parametrize(("dollars", "asked"), [(4, False), (5, True)])
def test_with_open_money_one_dollar_more_than_the_bid_is_enough(dollars: int, asked: bool) -> None:
    table = Table(3, open_money=True)
    table.offer_railroads("fat_cat", "fat_cat")
    for seat, money in enumerate((20, dollars, 20)):
        table.money(seat, money)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    assert table.session.to_act == (1 if asked else 2)


@pytest.mark.rule("RT-A47", "RT-A47@open_money=True", "RT-A44")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("open_money", [True, False])
def test_when_nobody_else_can_pay_the_opening_bid_wins(players: int, open_money: bool) -> None:
    table = Table(players, open_money=open_money)
    table.offer_railroads("fat_cat", "fat_cat")
    for seat in range(players):
        table.money(seat, 0 if seat else 20)
    table.do("auction", railroad="fat_cat")
    asked = 0
    table.do("bid", amount=4)
    while table.phase == "auction":
        table.do("pass")
        asked += 1
    assert (table.phase, table.session.to_act) == ("done", 0)
    assert asked == (0 if open_money else players - 1)


@pytest.mark.rule("RT-A16")
def test_nobody_is_asked_to_bid_against_themselves() -> None:
    table = auctioning(3)
    calls = bidding(table, [4, None, None])
    assert calls[-1][1] == ["bid_passed", "auction_won"]
    assert table.purse(0) == 46


@pytest.mark.rule("RT-44", "RT-43")
def test_a_starter_who_wins_has_ended_the_action() -> None:
    table = auctioning(3)
    events = bidding(table, [4, None, None])[-1][1]
    assert "railroad_revealed" not in events
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    shown = table.end_turn()
    assert only(shown, "railroad_revealed") == {"railroad": "big_bear"}
    assert table.session.to_act == 1
    assert table.session.view(None)["railroads"]["deck"] == 2


@pytest.mark.rule("RT-44", "RT-43")
def test_a_starter_who_loses_acts_again_with_a_new_railroad_on_offer() -> None:
    table = auctioning(3)
    events = bidding(table, [4, 5, None, None])[-1][1]
    assert events == ["bid_passed", "auction_won", "railroad_revealed", "turn_started"]
    assert (table.session.to_act, table.phase) == (0, "turn")
    assert table.session.view(None)["turn"]["extra"] is True
    offer = [card["company"] for card in table.session.view(None)["railroads"]["offer"]]
    assert sorted(offer) == ["big_bear", "top_dog"]
    table.tokens(0, wood=2)
    kinds = {action.do for action in table.session.legal_actions()}
    assert {"produce", "sell", "auction", "build", "decline"} <= kinds
    table.do("sell", commodity="wood", count=2)
    table.end_turn()
    assert table.session.to_act == 1, "the winner's own turn still comes"


@pytest.mark.rule("RT-44", "RT-A18")
def test_a_starter_may_lose_auction_after_auction() -> None:
    table = auctioning(3, money=200)
    for railroad in ("fat_cat", "top_dog", "big_bear"):
        if table.phase == "turn":
            table.do("auction", railroad=railroad)
        bidding(table, [10, 11, None, None])
        assert (table.session.to_act, table.phase) == (0, "turn")
    assert table.session.view(None)["players"][1]["railroads"] == {
        "fat_cat": 1, "big_bear": 1, "top_dog": 1,
    }  # fmt: skip
    assert table.purse(1) == 200 - 33


@pytest.mark.rule("RT-45", "RT-A44")
def test_two_players_a_raise_settles_it() -> None:
    table = auctioning(2)
    table.do("bid", amount=4)
    assert table.session.to_act == 1
    events = table.do("bid", amount=5)
    assert only(events, "auction_won") == {
        "seat": 1, "railroad": "fat_cat", "amount": 5, "starter": 0,
    }  # fmt: skip
    assert (table.session.to_act, table.phase) == (0, "turn")
    assert [table.purse(seat) for seat in range(2)] == [50, 45]


@pytest.mark.rule("RT-45")
def test_two_players_a_pass_settles_it() -> None:
    table = auctioning(2)
    bidding(table, [7, None])
    assert table.purse(0) == 43
    assert table.phase == "done"


@pytest.mark.rule("RT-70", "RT-A19")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_auction_house_earns_five_dollars_after_every_auction(owner: int) -> None:
    table = auctioning(3, money=10)
    table.tiles(owner, "auction_house")
    assert table.purse(owner) == 10, "nothing yet when the auction starts"
    table.do("bid", amount=9)
    assert table.refusal("bid", amount=11) == "bid_above_money"
    events = bidding(table, [10, None, None])[-1][1]
    assert events.count("commission_paid") == 1
    expected = [10, 0, 10]
    expected[owner] += 5
    assert [table.purse(seat) for seat in range(3)] == expected


@pytest.mark.rule("RT-70")
def test_the_auction_house_earns_when_its_owner_wins() -> None:
    table = auctioning(3, money=10)
    table.tiles(0, "auction_house")
    bidding(table, [10, None, None])
    assert table.purse(0) == 5


@pytest.mark.rule("RT-43", "RT-A35")
def test_with_an_empty_deck_the_space_stays_empty() -> None:
    table = auctioning(3)
    table.offer_railroads("fat_cat", "top_dog")
    bidding(table, [4, None, None])
    assert "railroad_revealed" not in keys(table.end_turn())
    offer = table.session.view(None)["railroads"]["offer"]
    assert [card and card["company"] for card in offer] == [None, "top_dog"]


@pytest.mark.rule("RT-A35")
def test_without_railroads_there_is_no_auction() -> None:
    table = Table()
    table.offer_railroads(None, None)
    assert table.impossible("auction") == "no_railroad_on_offer"


@pytest.mark.rule("RT-40")
def test_during_an_auction_nothing_else_can_be_done() -> None:
    table = auctioning()
    for what in ("end_turn", "decline", "sell", "produce"):
        fields = {"sell": {"commodity": "wood", "count": 1}, "produce": {"card": 1, "take": {}}}
        assert table.refusal(what, **fields.get(what, {})) == "auction_running"
