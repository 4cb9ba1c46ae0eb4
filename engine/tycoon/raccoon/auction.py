"""Railroad auctions (RT-40 … RT-45, RT-70)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from tycoon.kernel.actions import Action, is_number, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting, clockwise
from tycoon.raccoon.cards import RAILROAD_INDEX, RAILROADS
from tycoon.raccoon.phases import Auction, Done
from tycoon.raccoon.powers import powers
from tycoon.raccoon.state import EMPTY, State
from tycoon.raccoon.turn import check_triggers, refill_railroads, start_turn

_AUCTIONS = tuple(Action("auction", railroad=railroad.id) for railroad in RAILROADS)


def _on_offer(state: State) -> list[int]:
    """The different railroads on offer."""
    first, second = state.railroads
    both = [first] if first == second else [first, second]
    return [railroad for railroad in both if railroad != EMPTY]


def _affordable(state: State) -> list[int]:
    money = state.players[acting(state)].money
    return [r for r in _on_offer(state) if RAILROADS[r].minimum_bid <= money]


def _refuse_auction(state: State) -> Refusal | None:
    on_offer = _on_offer(state)
    if not on_offer:
        return Refusal("no_railroad_on_offer")
    if not _affordable(state):
        least = min(RAILROADS[r].minimum_bid for r in on_offer)
        money = state.players[acting(state)].money
        return Refusal("minimum_bid_too_high", {"minimum": least, "money": money})
    return None


def _check_auction(state: State, action: Action) -> Refusal | None:
    name = action["railroad"]
    if name not in RAILROAD_INDEX:
        return Refusal("unknown_railroad", {"railroad": name})
    if RAILROAD_INDEX[name] not in state.railroads:
        return Refusal("railroad_not_on_offer", {"railroad": name})
    minimum = RAILROADS[RAILROAD_INDEX[name]].minimum_bid
    money = state.players[acting(state)].money
    if minimum > money:
        return Refusal("minimum_bid_too_high", {"minimum": minimum, "money": money})
    return None


def _apply_auction(state: State, action: Action) -> list[Event]:
    seat = acting(state)
    state.phase = Auction(seat, seat, RAILROAD_INDEX[action["railroad"]])
    return [Event("auction_started", {"seat": seat, "railroad": action["railroad"]})]


def _legal_auction(state: State) -> Sequence[Action]:
    return [_AUCTIONS[r] for r in _affordable(state)]


def _sample_auction(state: State, dice: Dice) -> Action:
    affordable = _affordable(state)
    return _AUCTIONS[affordable[dice.randrange(len(affordable))]]


def _auction_bounds(state: State) -> Mapping[str, Any]:
    return {"railroad": {"one_of": [RAILROADS[r].id for r in _affordable(state)]}}


AUCTION: Kind[State] = Kind(
    "auction",
    {"railroad": is_text},
    _check_auction,
    _apply_auction,
    _legal_auction,
    _sample_auction,
    _refuse_auction,
    _auction_bounds,
)


def under_the_hammer(state: State) -> Auction:
    """The auction that is running; only asked while one is."""
    assert isinstance(state.phase, Auction)
    return state.phase


def least_bid(auction: Auction) -> int:
    """The lowest bid allowed now, in dollars (RT-41, RT-A15)."""
    return auction.bid + 1 if auction.bid else RAILROADS[auction.railroad].minimum_bid


def _refuse_bid(state: State) -> Refusal | None:
    auction = under_the_hammer(state)
    money = state.players[auction.seat].money
    if least_bid(auction) > money:
        return Refusal("bid_above_money", {"least": least_bid(auction), "money": money})
    return None


def _check_bid(state: State, action: Action) -> Refusal | None:
    auction, amount = under_the_hammer(state), action["amount"]
    if amount < least_bid(auction):
        return Refusal("bid_too_low", {"least": least_bid(auction)})
    money = state.players[auction.seat].money
    if amount > money:
        return Refusal("bid_above_money", {"least": least_bid(auction), "money": money})
    return None


def _apply_bid(state: State, action: Action) -> list[Event]:
    now, amount = under_the_hammer(state), action["amount"]
    event = Event("bid_made", {"seat": now.seat, "amount": amount})
    return [event, *_go_on(state, amount, now.seat, now.passed)]


def _legal_bids(state: State) -> Sequence[Action]:
    auction = under_the_hammer(state)
    money = state.players[auction.seat].money
    return [_bid(amount) for amount in range(least_bid(auction), money + 1)]


@lru_cache(maxsize=1_000)
def _bid(amount: int) -> Action:
    return Action("bid", amount=amount)


def _sample_bid(state: State, dice: Dice) -> Action:
    auction = under_the_hammer(state)
    least = least_bid(auction)
    span = state.players[auction.seat].money + 1 - least
    return Action("bid", amount=least + dice.randrange(span))


def _bid_bounds(state: State) -> Mapping[str, Any]:
    auction = under_the_hammer(state)
    money = state.players[auction.seat].money
    return {"amount": {"min": least_bid(auction), "max": money}}


BID: Kind[State] = Kind(
    "bid",
    {"amount": is_number},
    _check_bid,
    _apply_bid,
    _legal_bids,
    _sample_bid,
    _refuse_bid,
    _bid_bounds,
)


def _refuse_pass(state: State) -> Refusal | None:
    """The starter must open (RT-A14)."""
    return None if under_the_hammer(state).bid else Refusal("starter_must_open")


def _apply_pass(state: State, action: Action) -> list[Event]:
    now = under_the_hammer(state)
    passed = (*now.passed, now.seat)
    return [Event("bid_passed", {"seat": now.seat}), *_go_on(state, now.bid, now.leader, passed)]


def _legal_pass(state: State) -> Sequence[Action]:
    return () if _refuse_pass(state) else (_PASS,)


_PASS = Action("pass")


PASS: Kind[State] = Kind(
    "pass",
    {},
    lambda state, action: _refuse_pass(state),
    _apply_pass,
    _legal_pass,
    lambda state, dice: Action("pass"),
    _refuse_pass,
)


def _go_on(state: State, bid: int, leader: int, passed: tuple[int, ...]) -> list[Event]:
    """The next bidder clockwise, or the end of the auction (RT-42, RT-A16).

    With two players the opponent answers once and it is settled (RT-45, RT-A44).
    """
    now = under_the_hammer(state)
    answered = len(state.players) == 2 and now.seat != now.starter
    bidders = [seat for seat in clockwise(state.players, now.seat)[1:] if seat not in passed]
    others = [seat for seat in bidders if seat != leader and not answered]
    out = tuple(takewhile(lambda seat: _passed_over(state, bid, seat), others))
    events = [Event("bid_passed", {"seat": seat}) for seat in out]
    if out == tuple(others):
        return [*events, *_settle(state, bid, leader)]
    after = others[len(out)]
    state.phase = Auction(after, now.starter, now.railroad, bid, leader, passed + out)
    return events


def _passed_over(state: State, bid: int, seat: int) -> bool:
    """Only where money is open is a pass made for who cannot bid: else it would tell (RT-A47)."""
    return state.config.open_money and state.players[seat].money <= bid


def _settle(state: State, bid: int, leader: int) -> list[Event]:
    """The winner pays the bank; a starter who lost acts again (RT-43, RT-44)."""
    auction, winner = under_the_hammer(state), state.players[leader]
    winner.money -= bid
    winner.railroads[auction.railroad] += 1
    state.railroads[state.railroads.index(auction.railroad)] = EMPTY
    params = {"railroad": RAILROADS[auction.railroad].id, "amount": bid}
    won = {"seat": leader, **params, "starter": auction.starter}
    events = [Event("auction_won", won), *_pay_commissions(state)]
    events += check_triggers(state, leader)
    if leader == auction.starter:
        state.phase = Done(auction.starter, "auction")
        return events
    events += refill_railroads(state)
    return [*events, start_turn(state, auction.starter, extra=True)]


def _pay_commissions(state: State) -> list[Event]:
    """The bank pays after every auction, whoever called it (RT-70, RT-A19)."""
    events = []
    for owner, player in enumerate(state.players):
        for tile, amount in powers(state, owner).auction_commissions:
            player.money += amount
            params = {"seat": owner, "tile": tile, "amount": amount}
            events.append(Event("commission_paid", params))
    return events
