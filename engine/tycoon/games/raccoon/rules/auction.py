"""Railroad auctions (RT-40 … RT-45, RT-70)."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.games.raccoon.rules.cards import NEVER, RAILROAD_INDEX, RAILROADS
from tycoon.games.raccoon.rules.phases import Auction, done
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.turn import (
    check_triggers,
    pay_commissions,
    refill_railroads,
    start_turn,
)
from tycoon.kernel.actions import Action, is_amount, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice, Plain
from tycoon.kernel.table import acting

#: By railroad: putting it under the hammer.
AUCTIONS = tuple(Action("auction", railroad=railroad.id) for railroad in RAILROADS)
#: Dollars by railroad; the last one, where an empty space points to, is never paid.
_MINIMUM = (*(railroad.minimum_bid for railroad in RAILROADS), NEVER)


def auctions(offer: Sequence[int], money: int) -> list[Action]:
    """The auctions that can be called with so much money."""
    first, second = offer
    actions = [AUCTIONS[first]] if _MINIMUM[first] <= money else []
    if second != first and _MINIMUM[second] <= money:
        actions.append(AUCTIONS[second])
    return actions


class CallAuction(ActionType[State], do="auction", shape={"railroad": is_text}):
    """Putting a railroad under the hammer (RT-40)."""

    def legal(self, state: State) -> list[Action]:
        """Those whose minimum bid the seat has."""
        return auctions(state.railroads, state.players[acting(state)].money)

    def refuse(self, state: State) -> Refusal | None:
        """Nothing on offer, or not enough money for the cheapest."""
        least, money = min(_MINIMUM[r] for r in state.railroads), state.players[acting(state)].money
        if least == NEVER:
            return Refusal("no_railroad_on_offer")
        return None if least <= money else _too_high(least, money)

    def check(self, state: State, action: Action) -> Refusal | None:
        """On offer, and its minimum bid is there."""
        name = action["railroad"]
        if name not in RAILROAD_INDEX:
            return Refusal("unknown_railroad", {"railroad": name})
        if RAILROAD_INDEX[name] not in state.railroads:
            return Refusal("railroad_not_on_offer", {"railroad": name})
        minimum = _MINIMUM[RAILROAD_INDEX[name]]
        money = state.players[acting(state)].money
        return None if minimum <= money else _too_high(minimum, money)

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The caller opens: nobody has bid yet."""
        seat, railroad = acting(state), action["railroad"]
        state.phase = Auction(seat, seat, RAILROAD_INDEX[railroad])
        if log is not None:
            log.append(Event("auction_started", {"seat": seat, "railroad": railroad}))


def _too_high(minimum: int, money: int) -> Refusal:
    return Refusal("minimum_bid_too_high", {"minimum": minimum, "money": money})


def under_the_hammer(state: State) -> Auction:
    """The auction that is running; only asked while one is."""
    assert isinstance(state.phase, Auction)
    return state.phase


def lowest_bid(bid: int, minimum: int) -> int:
    """The lowest one allowed over this bid, or where nobody has bid (0), in dollars (RT-41)."""
    return bid + 1 if bid else minimum


def least_bid(auction: Auction) -> int:
    """The lowest bid allowed now, in dollars (RT-41, RT-A15)."""
    return lowest_bid(auction.bid, _MINIMUM[auction.railroad])


#: By dollars; as many as anybody has had yet.
_BIDS: list[Action] = []


def bids(least: int, most: int) -> list[Action]:
    """Every bid from ``least`` to ``most`` dollars."""
    if most >= len(_BIDS):
        _BIDS.extend(Action("bid", amount=amount) for amount in range(len(_BIDS), most + 1))
    return _BIDS[least : most + 1]


class Bid(ActionType[State], do="bid", shape={"amount": is_amount}):
    """A higher bid, or the opening one (RT-41, RT-42)."""

    def legal(self, state: State) -> list[Action]:
        """Every amount up to the seat's money."""
        auction = under_the_hammer(state)
        return bids(least_bid(auction), state.players[auction.seat].money)

    def refuse(self, state: State) -> Refusal | None:
        """Not even the least bid is there."""
        auction = under_the_hammer(state)
        least, money = least_bid(auction), state.players[auction.seat].money
        return None if least <= money else _above_money(least, money)

    def check(self, state: State, action: Action) -> Refusal | None:
        """Neither too low nor above the seat's money."""
        auction, amount = under_the_hammer(state), action["amount"]
        least, money = least_bid(auction), state.players[auction.seat].money
        if amount < least:
            return Refusal("bid_too_low", {"least": least})
        return None if amount <= money else _above_money(least, money)

    def sample(self, state: State, dice: Dice) -> Action:
        """Any amount."""
        auction = under_the_hammer(state)
        least = least_bid(auction)
        amount = least + dice.randrange(state.players[auction.seat].money + 1 - least)
        return bids(amount, amount)[0]

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The seat leads."""
        now, amount = under_the_hammer(state), action["amount"]
        if log is not None:
            log.append(Event("bid_made", {"seat": now.seat, "amount": amount}))
        _go_on(state, now, amount, now.seat, now.passed, log)


def _above_money(least: int, money: int) -> Refusal:
    return Refusal("bid_above_money", {"least": least, "money": money})


class Pass(Plain[State], do="pass"):
    """Out of the auction for good (RT-42)."""

    def refuse(self, state: State) -> Refusal | None:
        """The starter must open (RT-A14)."""
        return None if under_the_hammer(state).bid else Refusal("starter_must_open")

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The next one is asked."""
        now = under_the_hammer(state)
        if log is not None:
            log.append(Event("bid_passed", {"seat": now.seat}))
        _go_on(state, now, now.bid, now.leader, (*now.passed, now.seat), log)


def _go_on(
    state: State, now: Auction, bid: int, leader: int, passed: tuple[int, ...], log: Log
) -> None:
    """The next bidder clockwise, or the end of the auction (RT-42, RT-A16).

    With two players the opponent answers once and it is settled (RT-45, RT-A44). Only where money
    is open is a pass made for who cannot bid: else it would tell (RT-A47).
    """
    players, open_money = len(state.players), state.config.open_money
    seat, answered = now.seat, players == 2 and now.seat != now.starter
    for _ in range(0 if answered else players - 1):
        seat = (seat + 1) % players
        if seat == leader or seat in passed:
            continue
        if not open_money or state.players[seat].money > bid:
            state.phase = Auction(seat, now.starter, now.railroad, bid, leader, passed)
            return
        passed += (seat,)
        if log is not None:
            log.append(Event("bid_passed", {"seat": seat}))
    settle(state, bid, leader, log)


def settle(state: State, bid: int, leader: int, log: Log) -> None:
    """The winner pays the bank; a starter who lost acts again (RT-43, RT-44)."""
    auction, winner = under_the_hammer(state), state.players[leader]
    winner.money -= bid
    winner.railroads[auction.railroad] += 1
    state.railroads[state.railroads.index(auction.railroad)] = EMPTY
    if log is not None:
        params = {"railroad": RAILROADS[auction.railroad].id, "amount": bid}
        won = {"seat": leader, **params, "starter": auction.starter}
        log.append(Event("auction_won", won))
    pay_commissions(state, lambda able: able.auction_commissions, log)
    check_triggers(state, leader, log)
    if leader == auction.starter:
        state.phase = done(auction.starter, "auction")
        return
    refill_railroads(state, log)
    start_turn(state, auction.starter, log, extra=True)
