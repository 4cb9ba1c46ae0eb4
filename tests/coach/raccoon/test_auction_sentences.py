"""Every sentence about auctions: a table where it is true, one where it is not; and the limit."""

from __future__ import annotations

import pytest
from tycoon.bots import Situation, dice_of
from tycoon.coach import advice, finished
from tycoon.coach.hint import Option
from tycoon.games.raccoon.coach import auctions
from tycoon.games.raccoon.coach.adviser import RaccoonAdviser
from tycoon.games.raccoon.coach.bidding import Hammer
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.coach.sentences import cons, outdone, pros
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.kernel.actions import Action

from tests.coach.raccoon.cases import GROUNDS, JUDGE, said
from tests.raccoon.table import Table

CALL, PASS = Action("auction", railroad="fat_cat"), Action("pass")
ADVISER = RaccoonAdviser()


def bid(dollars: int) -> Action:
    return Action("bid", amount=dollars)


@pytest.fixture
def table() -> Table:
    """Fat Cat and Top Dog are on offer to two who have money; no building is."""
    table = Table(2, open_money=True)
    table.offer_railroads("fat_cat", "top_dog", deck=["big_bear"] * 4)
    table.offer_tiles(None, None, None, None)
    table.money(0, 30)
    table.money(1, 30)
    return table


def called(table: Table, *bids: int) -> Table:
    """Seat 0 has called for Fat Cat; then these were bid, in turn."""
    table.session.apply(CALL)
    for dollars in bids:
        table.session.apply(bid(dollars))
    return table


# -- what it is worth ------------------------------------------------------------------------------


def test_the_worth_is_told_as_it_is_counted(table: Table) -> None:
    assert said(auctions.worth_points, table, CALL) == {"points": 3}
    assert said(auctions.worth_set, table, CALL) is None
    assert said(auctions.worth_pair, table, CALL) is None
    table.railroads(0, fat_cat=2)
    assert said(auctions.worth_set, table, CALL) == {"points": 5, "owned": 2}
    assert said(auctions.worth_points, table, CALL) is None
    table.towns(0, "foxwoods", "dunmoor", "newgate")
    assert said(auctions.worth_pair, table, CALL) == {"points": 7, "set": 5, "pair": 2}
    assert said(auctions.worth_set, table, CALL) is None


def test_what_own_buildings_add_is_told(table: Table) -> None:
    table.tiles(0, "rail_baron")
    found = said(auctions.worth_built, table, CALL)
    assert found == {"points": 4, "set": 3, "pair": 0, "more": 1}
    assert said(auctions.worth_points, table, CALL) is None
    table.tiles(0)
    assert said(auctions.worth_built, table, CALL) is None


# -- for going on ------------------------------------------------------------------------------


def test_to_open_is_no_risk_where_the_lowest_bid_is_within_the_limit(table: Table) -> None:
    assert said(auctions.open_again, table, CALL, limit=4) == {"dollars": 4}
    assert said(auctions.open_again, table, CALL, limit=3) is None
    called(table)
    assert said(auctions.open_again, table, bid(4), limit=4) == {"dollars": 4}


@pytest.mark.rule("RT-45")
def test_with_two_seats_an_opening_bid_is_answered_once(table: Table) -> None:
    assert said(auctions.one_answer, called(table), bid(4)) == {"seat": 1, "dollars": 7}
    table.do("bid", amount=4)
    assert said(auctions.one_answer, table, bid(5)) is None
    three = Table(3)
    three.offer_railroads("fat_cat", None)
    assert said(auctions.one_answer, three, CALL) is None


def test_beyond_the_limit_something_else_is_cheaper(table: Table) -> None:
    called(table)
    found = said(auctions.stop_at, table, bid(4), limit=9)
    assert found == {"dollars": 9, "what": "top_dog"}, "$10 for 3 points, $6 for 4"
    assert said(auctions.stop_at, table, bid(4), limit=3) is None, "above the limit"
    table.offer_railroads("fat_cat", None)
    assert said(auctions.stop_at, table, bid(4), limit=9) is None, "there is nothing else"
    table.offer_railroads("fat_cat", "top_dog")
    table.railroads(0, fat_cat=3)
    assert said(auctions.stop_at, table, bid(4), limit=9) is None, "$10 for 7 points is cheaper"


def test_a_raise_is_told_with_what_it_means_to_both(table: Table) -> None:
    table.railroads(1, fat_cat=1)
    called(table, 4)
    table.state.phase = Auction(0, 1, 2, 4, 1)
    found = said(auctions.raise_against, table, bid(5), limit=5)
    assert found == {"seat": 1, "points": 3, "theirs": 4}
    assert said(auctions.raise_against, table, bid(5), limit=4) is None


def test_who_called_has_to_open(table: Table) -> None:
    called(table)
    assert said(auctions.must_open, table, bid(4), limit=3) == {"dollars": 4}
    assert said(auctions.must_open, table, bid(4), limit=4) is None


def test_a_call_may_make_it_dear_for_somebody(table: Table) -> None:
    found = {"seat": 1, "dollars": 12}
    assert said(auctions.drives_up, table, CALL, top=12) == found
    assert said(auctions.rival_keener, table, CALL, top=12) == found
    assert said(auctions.drives_up, table, CALL, top=8) is None
    assert said(auctions.rival_keener, table, CALL, top=8) is None


# -- for leaving it, and against -------------------------------------------------------------------


def test_a_pass_is_told_with_what_the_next_bid_would_be(table: Table) -> None:
    called(table, 8)
    assert said(auctions.too_dear, table, PASS, limit=8) == {"dollars": 8, "least": 9}
    assert said(auctions.too_dear, table, PASS, limit=9) is None
    assert said(auctions.over_limit, table, bid(9), limit=8) == {"dollars": 8}
    assert said(auctions.over_limit, table, bid(9), limit=9) is None
    assert said(auctions.lets_have, table, PASS, limit=9) == {"seat": 1, "dollars": 5}
    assert said(auctions.lets_have, table, PASS, limit=8) is None


def test_a_pass_may_be_for_something_cheaper(table: Table) -> None:
    called(table, 11)
    found = said(auctions.pass_dear, table, PASS, limit=8)
    assert found == {"least": 12, "dollars": 4, "what": "top_dog", "less": 2}
    assert said(auctions.pass_dear, table, PASS, limit=12) is None
    table.offer_railroads("fat_cat", None)
    assert said(auctions.pass_dear, table, PASS, limit=8) is None, "there is nothing else"


def test_to_bid_less_than_the_other_goes_to_is_no_way_to_have_it(table: Table) -> None:
    called(table)
    assert said(auctions.underbids, table, bid(4), top=7) == {"seat": 1, "dollars": 7}
    assert said(auctions.underbids, table, bid(7), top=7) is None
    assert said(auctions.underbids, table, bid(4), top=10) is None, "more than it is worth"


def test_a_pass_costs_nothing(table: Table) -> None:
    called(table, 8)
    assert said(auctions.rival_pays, table, PASS) == {"seat": 1, "dollars": 5}


# -- what is said beside something else ------------------------------------------------------------


def test_what_is_true_of_the_other_as_well_is_no_reason(table: Table) -> None:
    """Of two sales at the top the one that brings more is told by that alone."""
    table.price(coal=13, iron=13)
    table.tokens(0, coal=4, iron=2)
    table.tokens(1, coal=1, iron=1)
    four, two = (
        Option(Action("sell", commodity=name, count=n), (chance,), chance, {"lead": chance})
        for name, n, chance in (("coal", 4, 0.6), ("iron", 2, 0.5))
    )
    mine = pros(Case(JUDGE, table.state, four, two))
    theirs = pros(Case(JUDGE, table.state, two, four))
    assert {reason.code for reason in mine} >= {"sell_top", "sell_together", "income"}
    assert not {reason.code for reason in theirs} & {reason.code for reason in mine}
    assert cons(Case(JUDGE, table.state, two, four))
    assert not any(outdone(one, other) for one in mine for other in theirs)


def test_where_nothing_tells_it_the_outcome_does(table: Table) -> None:
    first, second = (
        Option(Action("end_turn"), (chance,), chance * 10, GROUNDS) for chance in (0.6, 0.5)
    )
    table.tokens(0, coal=1)
    table.do("sell", commodity="coal", count=1)
    against = cons(Case(JUDGE, table.state, second, first))
    assert [(reason.code, reason.params) for reason in against] == [("less_points", {"points": 1})]


def test_where_not_even_points_tell_it_it_is_enough_more_often(table: Table) -> None:
    table.tokens(0, coal=1)
    table.do("sell", commodity="coal", count=1)
    end = Action("end_turn")
    first, second = (Option(end, (chance,), 10.0, GROUNDS) for chance in (0.6, 0.5))
    codes = [reason.code for reason in pros(Case(JUDGE, table.state, first, second))]
    assert codes == ["more_often"]
    assert pros(Case(JUDGE, table.state, second, first)) == []


# -- the limit -------------------------------------------------------------------------------------


def hammer(table: Table) -> Hammer:
    """Of the auction that is running."""
    situation = Situation(table.session)
    deals = ADVISER.deals(situation, dice_of(table.session))
    tables = [next(deals) for _ in range(6)]
    phase = table.state.phase
    assert isinstance(phase, Auction)
    return finished(Hammer(JUDGE, ADVISER.worth, tables, phase).raised())


@pytest.mark.parametrize("owned", [0, 1, 3])
def test_up_to_the_limit_winning_is_better_than_losing(table: Table, owned: int) -> None:
    table.railroads(0, fat_cat=owned)
    found = hammer(called(table))
    assert 0 < found.limit <= 30
    for dollars in range(1, 31):
        won = sum(one.chance for one in found.won(dollars))
        lost = sum(one.chance for one in found.lost(dollars - 1))
        assert (won >= lost) == (dollars <= found.limit), dollars


def test_the_more_it_is_worth_the_higher_the_limit(table: Table) -> None:
    limits = []
    for owned in (0, 1, 2, 3):
        table.railroads(0, fat_cat=owned)
        table.state.phase = Auction(0, 0, 2)
        limits.append(hammer(table).limit)
    assert limits == sorted(limits)
    assert limits[0] < limits[-1]


@pytest.mark.parametrize("dollars", range(4, 28, 3))
def test_a_bid_is_before_a_pass_just_where_it_is_within_the_limit(
    table: Table, dollars: int
) -> None:
    table.railroads(1, fat_cat=2)
    called(table, dollars)
    limit = hammer(table).limit
    plan = advice(Situation(table.session), dice_of(table.session)).plan
    codes = {reason.code for reason in plan.reasons}
    assert (plan.action.do == "bid") == (dollars + 1 <= limit)
    assert bool(codes & {"too_dear", "pass_dear"}) == (plan.action.do == "pass")
