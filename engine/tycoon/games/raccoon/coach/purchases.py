"""Sentences about towns and buildings, and about the purchase that begins the end."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from tycoon.coach.hint import Reason
from tycoon.games.raccoon.bots.judge import bonus_dollars
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.rules.auction import settle
from tycoon.games.raccoon.rules.cards import PRODUCTION, TOWNS, Tile
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.games.raccoon.rules.scoring import public_total
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.towns import payments, town_price

Said = Iterator[Reason]
_PRODUCTIONS = 0.5  #: of the turns to come
_LASTING = 4  #: turns to come that are many


# -- towns -----------------------------------------------------------------------------------------


def town_now(case: Case) -> Said:
    """Somebody else could pay for it before the seat is on again."""
    if case.payers:
        seat = case.payers[0]
        params = {"seat": seat, "town": TOWNS[case.state.town].id}
        yield Reason("town_now", params, ("town", f"player:{seat}"))


def town_waits(case: Case) -> Said:
    """Against it: nobody else can pay yet."""
    if case.again and not case.payers:
        yield Reason("town_waits", {"town": TOWNS[case.state.town].id}, ("town",))


def pay_cheapest(case: Case) -> Said:
    """Of all ways to pay, the one that would fetch least today."""
    ways = payments(town_price(case.state, case.seat), case.me.tokens)
    dollars = {case.market(way["pay"]) for way in ways}
    mine = case.market(case.action["pay"])
    if len(dollars) > 1 and mine == min(dollars):
        places = tuple(f"token:{name}" for name, n in case.action["pay"].items() if n)
        yield Reason("pay_cheapest", {"dollars": mine}, places)


def pay_dear(case: Case) -> Said:
    """Against it: there is a way to pay that would fetch less today."""
    ways = payments(town_price(case.state, case.seat), case.me.tokens)
    least = min(case.market(way["pay"]) for way in ways)
    if least < (mine := case.market(case.action["pay"])):
        yield Reason("pay_dear", {"dollars": mine, "less": least}, ("action:buy_town",))


# -- buildings ---------------------------------------------------------------------------------


def build_repays(case: Case) -> Said:
    """What it adds to a production comes to its price before the game is over."""
    tile, cost = _built(case), _cost(case)
    if tile.kind != "B" or _bonus(case) >= (dollars := bonus_dollars(case.state, *tile.given)):
        return
    count = ceil(cost / dollars)
    if count <= case.scene.left * _PRODUCTIONS:
        params = {"count": count, "dollars": round(dollars)}
        yield Reason("build_repays", params, (f"tile:{case.action['tile']}",))


def one_bonus(case: Case) -> Said:
    """Against it: one as good is owned, and only one of them is used at a time."""
    tile = _built(case)
    if tile.kind == "B" and _bonus(case) >= bonus_dollars(case.state, *tile.given):
        yield Reason("one_bonus", {}, (f"tile:{case.action['tile']}", "owned"))


def works_on(case: Case) -> Said:
    """It is used in many turns to come."""
    if (turns := round(case.scene.left)) >= _LASTING:
        yield Reason("works_on", {"count": turns}, (f"tile:{case.action['tile']}",))


def few_turns(case: Case) -> Said:
    """Against it: it is of use in few turns only."""
    if (turns := round(case.scene.left)) < _LASTING:
        yield Reason("few_turns", {"count": turns}, (f"tile:{case.action['tile']}",))


def takes_more(case: Case) -> Said:
    """More of every card's goods come in."""
    limit = _built(case).production_limit
    if limit > max(PRODUCTION, case.scene.able.production_limit):
        yield Reason("takes_more", {"count": limit}, (f"tile:{case.action['tile']}",))


def _built(case: Case) -> Tile:
    """The face that is got."""
    tiles = case.state.config.tiles
    index = tiles.index[case.action["tile"]]
    return tiles.faces[tiles.back_of[index] if case.action.do == "upgrade" else index]


def _cost(case: Case) -> int:
    return case.me.money - case.after.players[case.seat].money


def _bonus(case: Case) -> float:
    """Dollars of the best bonus tile owned."""
    given = case.scene.able.bonuses.values()
    return max([bonus_dollars(case.state, *bonus) for bonus in given], default=0.0)


# -- points, and the end ---------------------------------------------------------------------------


def points(case: Case) -> Said:
    """What is scored at once."""
    tiles = case.state.config.tiles
    found = public_total(case.after.players[case.seat], tiles) - public_total(case.me, tiles)
    if found > 0:
        yield Reason("points", {"points": found}, ("points",))


def last_one(case: Case) -> Said:
    """It begins the end, and the seat stays ahead."""
    if _ends(case) and (lead := case.option.grounds.get("lead", 0.0)) > 0:
        yield Reason("last_one", {"points": max(1, round(lead))}, ("points",))


def ends_behind(case: Case) -> Said:
    """Against it: it begins the end, and somebody else is ahead."""
    if _ends(case) and (lead := case.option.grounds.get("lead", 0.0)) < 0:
        params = {"seat": case.ground("ahead"), "points": max(1, round(-lead))}
        yield Reason("ends_behind", params, (f"player:{params['seat']}",))


def _ends(case: Case) -> bool:
    """Is what is taken the last of its kind, so that this round is the last?"""
    return not case.state.ending and bool(_taken(case).ending)


def _taken(case: Case) -> State:
    """The table when the seat has what it is about."""
    if case.action.do not in ("auction", "bid"):
        return case.after
    state = case.state.copy()
    state.phase = Auction(case.seat, case.seat, case.railroad)
    settle(state, 0, case.seat, None)
    return state
