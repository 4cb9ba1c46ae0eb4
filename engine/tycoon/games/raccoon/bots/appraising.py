"""What every action of a turn is worth, in closed form: nothing is copied or played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tycoon.games.raccoon.bots.judge import WON, Judge
from tycoon.games.raccoon.bots.producing import produce, productions
from tycoon.games.raccoon.bots.scene import Appraisal, Scene, appraisal
from tycoon.games.raccoon.bots.stakes import call
from tycoon.games.raccoon.bots.trades import buy, purchases
from tycoon.games.raccoon.rules.cards import (
    COMMODITIES,
    INDEX,
    RAILROAD_INDEX,
    RAILROADS,
    counted,
    names_of,
)
from tycoon.games.raccoon.rules.market import raised, sold
from tycoon.games.raccoon.rules.phases import Done, Turn
from tycoon.games.raccoon.rules.powers import Powers, powers
from tycoon.games.raccoon.rules.selling import commissions
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.kernel.actions import Action

_LOOK_AWAY = 0.5  #: the share of the hope for a town that would have been left without buying it
END_TURN, DECLINE = Action("end_turn"), Action("decline")


@cache
def _sale(commodity: int, count: int, exported: int) -> Action:
    export = {"export": COMMODITIES[exported]} if exported >= 0 else {}
    return Action("sell", commodity=COMMODITIES[commodity], count=count, **export)


# -- one action each ---------------------------------------------------------------------------


def sell(scene: Scene, commodity: int, count: int, exported: int = -1) -> Appraisal:
    """Dollars now for goods; the price falls. ``exported``: what is raised before, or -1."""
    state, me, able = scene.state, scene.me, scene.able
    prices, tokens = state.prices[:], me.tokens[:]
    if exported >= 0:
        prices[exported] = raised(exported, prices[exported], able.export)
    income, prices[commodity] = sold(commodity, prices[commodity], count)
    cash = me.money + income + _paid(able, commodity, count)
    tokens[commodity] -= count
    richer = scene.value(cash, scene.wealth + cash - me.money)
    return appraisal(
        _sale(commodity, count, exported),
        money=richer - scene.worth,
        goods=scene.settled(cash, tokens, prices) - richer,
        town=scene.reached(tokens) - scene.reach,
        others=scene.swayed(prices) - count * _commissions(scene, commodity),
    )


def _paid(able: Powers, commodity: int, count: int) -> int:
    """Dollars for a seat's trading firms."""
    return sum([dollars for _, dollars in commissions(able, commodity, count)])


def _commissions(scene: Scene, commodity: int) -> float:
    """Points that others have of every token of this commodity sold."""
    given = 0.0
    for seat, player in enumerate(scene.state.players):
        if seat != scene.seat and player.tiles:
            paid = _paid(powers(scene.state, seat), commodity, 1)
            given += paid * scene.judge.dollar(player.money, scene.turns[seat]) if paid else 0.0
    return scene.denial * given


def buy_town(scene: Scene, action: Action, pay: Sequence[int]) -> Appraisal:
    """Points for tokens, and one town fewer for others."""
    tokens = [a - b for a, b in zip(scene.me.tokens, pay, strict=True)]
    now, later = scene.judge.town(scene.state, scene.me, scene.left)
    judge, state, turns = scene.judge, scene.state, scene.turns
    hopes = [
        judge.reach(state, seat, player.tokens, turns[seat])
        for seat, player in enumerate(state.players)
        if seat != scene.seat
    ]
    return appraisal(
        action,
        points=now,
        prospects=later,
        goods=scene.settled(scene.me.money, tokens, state.prices) - scene.worth,
        town=-_LOOK_AWAY * scene.reach,
        denial=scene.denial * max(hopes),
    )


def build(scene: Scene, tile: int, front: int = EMPTY) -> Appraisal:
    """Points for dollars; ``front`` is the own face that is turned round to ``tile``."""
    known = scene.known.built
    if (tile, front) not in known:
        known[tile, front] = _build(scene, tile, front)
    return known[tile, front]


def _build(scene: Scene, tile: int, front: int) -> Appraisal:
    tiles, cash = scene.state.config.tiles, scene.me.money - scene.state.config.tiles.costs[tile]
    now, later = scene.judge.building(scene.state, scene.seat, tile, scene.left, front)
    return appraisal(
        tiles.builds[tile] if front == EMPTY else tiles.upgrades[front],
        points=now,
        prospects=later,
        money=scene.value(cash, scene.wealth + cash - scene.me.money) - scene.worth,
    )


# -- sensible ones of a kind ---------------------------------------------------------------------


def sales(scene: Scene) -> Iterator[Appraisal]:
    """Everything of a commodity, or all but what the town on offer costs."""
    state, phase = scene.state, scene.state.phase
    closed = phase.sold if isinstance(phase, Done) else ()
    once = isinstance(phase, Done) and phase.exported and state.config.export_any
    for commodity, held in enumerate(scene.me.tokens):
        if not held or commodity in closed:
            continue
        exported = commodity if scene.able.export and not once else -1
        yield sell(scene, commodity, held, exported)
        if scene.price and scene.price.commodity == commodity and held > scene.price.specific:
            yield sell(scene, commodity, held - scene.price.specific, exported)


def auctions(scene: Scene) -> Iterator[Appraisal]:
    """Both railroads on offer, as far as the minimum bid is there."""
    for railroad in dict.fromkeys(scene.state.railroads):
        if railroad != EMPTY and RAILROADS[railroad].minimum_bid <= scene.me.money:
            yield call(scene, railroad)


def constructions(scene: Scene) -> Iterator[Appraisal]:
    """Every tile on offer and every own back that can be paid."""
    tiles, money = scene.state.config.tiles, scene.me.money
    for tile in dict.fromkeys(scene.state.tiles):
        if tiles.costs[tile] <= money:
            yield build(scene, tile)
    for front in dict.fromkeys(scene.me.tiles):
        if tiles.upgrade_costs[front] <= money:
            yield build(scene, tiles.back_of[front], front)


def towns(scene: Scene) -> Iterator[Appraisal]:
    """The town on offer for its commodity, and for the tokens that are missed least."""
    price, tokens = scene.price, scene.me.tokens
    if price is None:
        return
    specific, of_any = price.missing(tokens)
    if specific <= 0:
        pay = [price.specific if i == price.commodity else 0 for i in range(6)]
        yield buy_town(scene, Action("buy_town", pay=names_of(pay)), pay)
    if of_any <= 0:
        pay = scene.least(tokens, scene.state.prices, price.any, hope=False)
        yield buy_town(scene, Action("buy_town", pay=names_of(pay)), pay)


def sensible(scene: Scene) -> list[Appraisal]:
    """The actions of a turn that deserve a thought, with what they are worth; in any order."""
    found = list(productions(scene))
    phase = scene.state.phase
    if isinstance(phase, Turn) and phase.bought:
        return found
    found += [*_apart(scene), *constructions(scene), *auctions(scene)]
    if scene.able.trading_floor and not scene.state.config.any_goods:
        found += purchases(scene)
    if isinstance(phase, Turn) and phase.extra and not scene.state.config.must_act:
        found.append(appraisal(DECLINE))
    return found


def _apart(scene: Scene) -> list[Appraisal]:
    """Those that neither the hand nor any offer but the town has a part in."""
    known = scene.known
    if known.apart is None:
        known.apart = [*sales(scene), *towns(scene)]
    return known.apart


def appraise(judge: Judge, state: State, action: Action) -> Appraisal:
    """Any legal action of a turn, or of a second action in it; raises KeyError for others."""
    assert state.phase.seat is not None
    scene, tiles = Scene(judge, state, state.phase.seat), state.config.tiles
    match action.do:
        case "produce":
            return produce(scene, action["card"], counted(action["take"]))
        case "sell":
            name = action.get("export")
            exported = -1 if name is None else INDEX[name]
            return sell(scene, INDEX[action["commodity"]], action["count"], exported)
        case "buy_town":
            return buy_town(scene, action, counted(action["pay"]))
        case "build":
            return build(scene, tiles.index[action["tile"]])
        case "upgrade":
            front = tiles.index[action["tile"]]
            return build(scene, tiles.back_of[front], front)
        case "auction":
            return call(scene, RAILROAD_INDEX[action["railroad"]])
        case "buy_from_player":
            return buy(scene, action["seat"], INDEX[action["commodity"]], action["count"])
        case "decline" | "end_turn":
            return appraisal(action)
        case "declare_victory":
            return appraisal(action, points=WON)
    raise KeyError(action.do)
