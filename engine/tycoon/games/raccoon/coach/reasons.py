"""What speaks for an action: what it brings when it is done, and what it is expected to bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from tycoon.coach.hint import Reason
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import appraise
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import WON, Judge
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.rules.cards import COMMODITIES, TOWNS
from tycoon.games.raccoon.rules.phases import TURNS, Bonus, Discard, Trading
from tycoon.games.raccoon.rules.scoring import public_total
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.storage import surplus
from tycoon.games.raccoon.rules.towns import town_price
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event

_RULES = GAMES["raccoon"]
_WORTH_SAYING = 0.3  #: points of a term
_FEW_DOLLARS = 2  #: that others gain or lose
_THEN = 2  #: things at most that become possible
_ANOTHER = 0.5  #: turns to come that make another one likely


def reasons(judge: Judge, state: State, action: Action) -> list[Reason]:
    """Facts first; ``state`` is a table as it may be for the seat to act."""
    seat = state.phase.seat
    assert seat is not None
    after = state.copy()
    events = _RULES.apply(after, action)
    specials = _SPECIALS.get(action.do)
    return [
        *_facts(state, after, seat),
        *_paid(events, seat),
        *(specials(Scene(judge, state, seat), action) if specials else ()),
        *_town(state, after, seat),
        *_estimates(judge, state, action),
        *_then(judge, state, after, seat),
    ]


# -- facts ---------------------------------------------------------------------------------------


def _facts(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Own money, own points, prices, and what the prices do to everybody's goods."""
    me, then = state.players[seat], after.players[seat]
    dollars = then.money - me.money
    if dollars:
        yield Reason("income" if dollars > 0 else "cost", {"dollars": abs(dollars)})
    tiles = state.config.tiles
    points = public_total(then, tiles) - public_total(me, tiles)
    if points:
        yield Reason("points", {"points": points})
    changes = [b - a for a, b in zip(state.prices, after.prices, strict=True)]
    for commodity, change in enumerate(changes):
        held = me.tokens[commodity] or then.tokens[commodity]
        if change and (held or change < 0):
            yield _price(state, after, commodity)
    yield from _goods(state, seat, changes)


def _price(state: State, after: State, commodity: int) -> Reason:
    before, now = state.prices[commodity], after.prices[commodity]
    params = {"commodity": COMMODITIES[commodity], "before": before, "after": now}
    return Reason("price_rises" if now > before else "price_falls", params)


def _goods(state: State, seat: int, changes: Sequence[int]) -> Iterator[Reason]:
    """At the price of the market, what everybody holds already."""
    moved = [
        sum([n * change for n, change in zip(player.tokens, changes, strict=True)])
        for player in state.players
    ]
    if moved[seat] > 0:
        yield Reason("goods_rise", {"dollars": moved[seat]})
    others = sum(moved) - moved[seat]
    if abs(others) >= _FEW_DOLLARS:
        yield Reason("others_gain" if others > 0 else "others_lose", {"dollars": abs(others)})


def _paid(events: Sequence[Event], seat: int) -> Iterator[Reason]:
    """Dollars for others: commissions, and what is bought from them."""
    for key, params, *_ in events:
        if key == "commission_paid" and params["seat"] != seat:
            yield Reason("pays", {"seat": params["seat"], "dollars": params["amount"]})
        elif key == "bought_from_player":
            yield Reason("pays", {"seat": params["seller"], "dollars": params["paid"]})


def _town(state: State, after: State, seat: int) -> Iterator[Reason]:
    """Goods that come in bring the town on offer nearer."""
    if state.town == EMPTY or after.town != state.town:
        return
    before, now = _missing(state, seat), _missing(after, seat)
    if 0 < now < before:
        yield Reason("town_nearer", {"town": TOWNS[state.town].id, "missing": now})


def _missing(state: State, seat: int) -> int:
    """Tokens that the town on offer still asks for, the shorter way."""
    return min(town_price(state, seat).missing(state.players[seat].tokens))


# -- what it is expected to bring ------------------------------------------------------------------

#: Terms of an appraisal that are told as they are, in points.
_TERMS = {"prospects": "later", "bonus": "bonus_follows", "card": "weak_card", "denial": "denied"}


def _estimates(judge: Judge, state: State, action: Action) -> Iterator[Reason]:
    """The terms of the appraisal that no fact tells."""
    if action.do not in _APPRAISED:
        return
    for term, points in appraise(judge, state, action).terms.items():
        if term in _TERMS and points >= _WORTH_SAYING:
            yield Reason(_TERMS[term], {"points": round(points, 1)})


_APPRAISED = ("produce", "sell", "buy_town", "build", "upgrade", "buy_from_player")


def _bonus(scene: Scene, action: Action) -> Iterator[Reason]:
    dollars = _market(scene, action["take"])
    if surplus(scene.me.tokens, scene.able.storage) + sum(action["take"].values()) <= 0:
        yield Reason("goods_worth", {"dollars": dollars})


def _discard(scene: Scene, action: Action) -> Iterator[Reason]:
    lost = _market(scene, {action["commodity"]: action["count"]})
    yield Reason("goods_lost", {"dollars": lost})


def _market(scene: Scene, goods: Mapping[str, int]) -> int:
    """Dollars at today's prices."""
    return sum(scene.state.prices[COMMODITIES.index(name)] * n for name, n in goods.items())


def _start_tokens(scene: Scene, action: Action) -> Iterator[Reason]:
    tokens = action["tokens"]
    yield Reason("goods_worth", {"dollars": _market(scene, dict.fromkeys(tokens, 1))})


_SPECIALS: Mapping[str, Callable[[Scene, Action], Iterator[Reason]]] = {
    "take_bonus": _bonus,
    "discard": _discard,
    "take_start_tokens": _start_tokens,
    "declare_victory": lambda scene, action: iter([Reason("wins")]),
}


# -- what becomes possible ------------------------------------------------------------------------


def _then(judge: Judge, state: State, after: State, seat: int) -> Iterator[Reason]:
    """The best that the seat could pay on its next turn and cannot now, if nothing else moved."""
    if after.phase.seat != seat or state.phase.name not in ("turn", "done", "bonus", "trading"):
        return
    settled = _settled(judge, after, seat)
    if judge.turns(settled)[seat] < _ANOTHER:
        return
    known = {_target(state, action) for action in possible(state, seat)}
    settled = _without_drawn(settled, state)
    fresh = [
        appraise(judge, settled, action)
        for action in possible(settled, seat)
        if _target(settled, action) not in known
    ]
    fresh.sort(key=lambda one: -one.total)
    for one in fresh[:_THEN]:
        if _WORTH_SAYING <= one.total < WON:
            do, what = _target(settled, one.action)
            yield Reason("then", {"do": do, "what": what})


def _settled(judge: Judge, after: State, seat: int) -> State:
    """With what belongs to the same action done, as if it were the seat's turn again."""
    state = after.copy()
    while state.phase.seat == seat and isinstance(state.phase, Bonus | Trading | Discard):
        _RULES.play(state, decide(judge, state))
    state.phase = TURNS[seat]
    return state


def _without_drawn(later: State, state: State) -> State:
    """What has been drawn since lies on the imagined table only."""
    later.tiles = [tile if tile in state.tiles else EMPTY for tile in later.tiles]
    later.railroads = [one if one in state.railroads else EMPTY for one in later.railroads]
    later.town = later.town if later.town == state.town else EMPTY
    return later


def _target(state: State, action: Action) -> tuple[str, str]:
    """What is bought, by kind of action and id."""
    if action.do == "buy_town":
        return action.do, TOWNS[state.town].id
    return action.do, action.get("tile") or action["railroad"]


def possible(state: State, seat: int) -> list[Action]:
    """The purchases and auctions that the seat could pay, were it its turn; a town once."""
    twin = state.copy()
    twin.phase = TURNS[seat]
    found = [
        action for do in ("auction", "build", "upgrade") for action in _RULES.kinds[do].legal(twin)
    ]
    return [*found, *list(_RULES.kinds["buy_town"].legal(twin))[:1]]
