"""Sentences about auctions: what a railroad is worth, and up to where to go."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.rules.auction import least_bid, under_the_hammer
from tycoon.games.raccoon.rules.cards import RAILROADS
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.games.raccoon.rules.scoring import PAIR, STEPS, per

Said = Iterator[Reason]


def _at(case: Case) -> tuple[str, ...]:
    return (f"railroad:{RAILROADS[case.railroad].id}",)


def _least(case: Case) -> int:
    """Dollars of the lowest bid."""
    if isinstance(case.state.phase, Auction):
        return least_bid(under_the_hammer(case.state))
    return RAILROADS[case.railroad].minimum_bid


def _bid(case: Case) -> int:
    """Dollars that are bid, or will have to be at least."""
    return int(case.action["amount"]) if case.action.do == "bid" else _least(case)


def _opening(case: Case) -> bool:
    return case.action.do == "auction" or not under_the_hammer(case.state).bid


# -- what it is worth ------------------------------------------------------------------------------


def worth_pair(case: Case) -> Said:
    """Points of the set, and of the pair that it makes."""
    if _pairs(case) and not _built(case):
        params = {"points": case.railroad_points(case.seat), "set": _step(case), "pair": PAIR}
        yield Reason("worth_pair", params, (*_at(case), "points"))


def worth_built(case: Case) -> Said:
    """Points of the set, and what own buildings add to it."""
    if built := _built(case):
        params = {"points": case.railroad_points(case.seat), "set": _step(case)}
        pair = PAIR if _pairs(case) else 0
        yield Reason("worth_built", {**params, "pair": pair, "more": built}, (*_at(case), "owned"))


def _pairs(case: Case) -> bool:
    """Is there a town that waits for it?"""
    return len(case.me.towns) > sum(case.me.railroads)


def _built(case: Case) -> int:
    """Points by own buildings."""
    return per(case.state.config.tiles, case.me.tiles, "railroad")


def worth_set(case: Case) -> Said:
    """Points of the set, which grows."""
    owned = case.me.railroads[case.railroad]
    if owned and not _pairs(case) and not _built(case):
        params = {"points": _step(case), "owned": owned}
        yield Reason("worth_set", params, (*_at(case), "owned"))


def _step(case: Case) -> int:
    return STEPS[case.railroad][case.me.railroads[case.railroad]]


def worth_points(case: Case) -> Said:
    """Points of a first one."""
    first = not case.me.railroads[case.railroad]
    if first and not _pairs(case) and not _built(case):
        yield Reason("worth_points", {"points": case.railroad_points(case.seat)}, _at(case))


# -- for going on ------------------------------------------------------------------------------


def open_again(case: Case) -> Said:
    """The lowest bid is within the limit: won it is worth it, lost the seat acts again."""
    if _opening(case) and _least(case) <= case.ground("limit"):
        yield Reason("open_again", {"dollars": _least(case)}, _at(case))


def one_answer(case: Case) -> Said:
    """With two seats an opening bid is taken or left."""
    if len(case.state.players) == 2 and _opening(case):
        seat = case.ground("keenest")
        yield Reason(
            "one_answer", {"seat": seat, "dollars": case.ground("top")}, (f"player:{seat}",)
        )


def stop_at(case: Case) -> Said:
    """Beyond the limit something else that can be paid brings points cheaper."""
    limit, points = case.ground("limit"), case.railroad_points(case.seat)
    if case.bargain is None or _bid(case) > limit:
        return
    what, each = case.bargain
    if (limit + 1) / points > each:
        yield Reason("stop_at", {"dollars": limit, "what": what}, ("money",))


def raise_against(case: Case) -> Said:
    """Who would have it else gains by it."""
    if _opening(case) or case.action["amount"] > case.ground("limit"):
        return
    seat = case.ground("keenest")
    points = {"points": case.railroad_points(case.seat), "theirs": case.railroad_points(seat)}
    yield Reason("raise_against", {"seat": seat, **points}, (f"player:{seat}", *_at(case)))


def must_open(case: Case) -> Said:
    """Somebody has to, and it is not worth the lowest bid."""
    least = _least(case)
    if _opening(case) and case.action["amount"] == least > case.ground("limit"):
        yield Reason("must_open", {"dollars": least}, _at(case))


def drives_up(case: Case) -> Said:
    """It is not to be had, but dear for who will have it."""
    seat, top = case.ground("keenest"), case.ground("top")
    if case.action.do == "auction" and top >= _least(case) and top > case.ground("limit"):
        yield Reason("drives_up", {"seat": seat, "dollars": top}, (f"player:{seat}",))


# -- for leaving it ----------------------------------------------------------------------------


def pass_dear(case: Case) -> Said:
    """The next bid pays more a point than something else that can be paid."""
    least, limit = _least(case), case.ground("limit")
    if case.bargain is None or limit >= least:
        return
    what, cheap = case.bargain
    each = round(least / case.railroad_points(case.seat))
    if each > round(cheap):
        params = {"least": least, "dollars": each, "what": what, "less": round(cheap)}
        yield Reason("pass_dear", params, ("action:pass",))


def too_dear(case: Case) -> Said:
    """The next bid is above the limit."""
    if (limit := case.ground("limit")) < _least(case):
        yield Reason("too_dear", {"dollars": limit, "least": _least(case)}, _at(case))


def rival_pays(case: Case) -> Said:
    """It costs nothing, and who has it pays."""
    params = {"seat": case.ground("keenest"), "dollars": case.ground("price")}
    yield Reason("rival_pays", params, (f"player:{params['seat']}",))


# -- against -----------------------------------------------------------------------------------


def over_limit(case: Case) -> Said:
    """The bid is above the limit."""
    if case.action["amount"] > (limit := case.ground("limit")):
        yield Reason("over_limit", {"dollars": limit}, ("money",))


def underbids(case: Case) -> Said:
    """With two seats: the answer would be one more, and it is worth more than that."""
    bid, seat, top = case.action["amount"], case.ground("keenest"), case.ground("top")
    once = len(case.state.players) == 2 and _opening(case)
    if once and bid < top <= case.ground("limit"):
        yield Reason("underbids", {"seat": seat, "dollars": top}, (f"player:{seat}",))


def lets_have(case: Case) -> Said:
    """Who would have it pays less than it is worth to the seat."""
    seat, price = case.ground("keenest"), case.ground("price")
    if _least(case) <= case.ground("limit"):
        yield Reason("lets_have", {"seat": seat, "dollars": price}, (f"player:{seat}",))


def rival_keener(case: Case) -> Said:
    """Called, somebody else should have it."""
    seat, top = case.ground("keenest"), case.ground("top")
    if top >= _least(case) and top > case.ground("limit"):
        yield Reason("rival_keener", {"seat": seat, "dollars": top}, (f"player:{seat}",))
