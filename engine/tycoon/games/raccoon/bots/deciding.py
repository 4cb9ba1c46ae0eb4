"""The value function's decision in every sub-state of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter

from tycoon.games.raccoon.bots.appraising import DECLINE, END_TURN, constructions, sales, sensible
from tycoon.games.raccoon.bots.judge import Judge, bonus_dollars
from tycoon.games.raccoon.bots.scene import Appraisal, Scene, appraisal
from tycoon.games.raccoon.bots.stakes import bid
from tycoon.games.raccoon.bots.trades import purchases
from tycoon.games.raccoon.rules.cards import CARDS, COMMODITIES, names_of
from tycoon.games.raccoon.rules.ending import THOUSAND
from tycoon.games.raccoon.rules.phases import Done
from tycoon.games.raccoon.rules.powers import another
from tycoon.games.raccoon.rules.production import usable_bonuses
from tycoon.games.raccoon.rules.setup import OFFERED_TILES
from tycoon.games.raccoon.rules.setup import start_tokens as tokens_due
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.storage import excess
from tycoon.kernel.actions import Action

DECLARE = Action("declare_victory")
#: Sub-states where neither the hand nor the tiles on offer count.
_WITHOUT_HAND = ("bonus", "discard", "auction")
_OF_HAND = 0.3  #: dollars that an icon in the hand adds to its commodity
_OF_TOWN = 1.5  #: dollars that the town on offer adds to its commodity


def decide(judge: Judge, state: State) -> Action:
    """A legal action of the seat to act; the state is as the seat knows or imagines it."""
    seat = state.phase.seat
    assert seat is not None
    if may_declare(state, seat):
        return DECLARE
    if isinstance(state.phase, Done) and not another(state, state.phase):
        return END_TURN
    scene, name = Scene(judge, state, seat), state.phase.name
    if name not in _WITHOUT_HAND:
        return _DECISIONS[name](scene)
    known, offer = scene.known.decided, tuple(state.railroads)
    if offer not in known:
        known[offer] = _DECISIONS[name](scene)
    return known[offer]


def may_declare(state: State, seat: int) -> bool:
    """Can the seat to act win at once (RT-100)?"""
    return state.config.thousand == "declare" and state.players[seat].money >= THOUSAND


def _best_of(found: Iterable[Appraisal]) -> Action:
    """The first of the best."""
    return max(found, key=attrgetter("total")).action


def _if_worth_it(found: Iterable[Appraisal], otherwise: Action) -> Action:
    """The best, if it is better than nothing."""
    return _best_of([appraisal(otherwise), *found])


def _bonus(scene: Scene) -> Action:
    """The B tile whose tokens are worth most; none if there is no room for any use of them."""
    me, prices = scene.me, scene.state.prices
    base = scene.kept(me.tokens, prices)
    worth, reach = scene.settled(me.money, base, prices), scene.reached(base)
    best, choice = 0.0, DECLINE
    for tile, (available, count) in usable_bonuses(scene.state, scene.seat).items():
        take = scene.best(me.tokens, prices, available, count)
        tokens = scene.kept([a + b for a, b in zip(me.tokens, take, strict=True)], prices)
        gain = scene.settled(me.money, tokens, prices) - worth
        gain += scene.reached(tokens) - reach
        if gain > best:
            best, choice = gain, Action("take_bonus", tile=tile, take=names_of(take))
    return choice


def _discard(scene: Scene) -> Action:
    """What is missed least; another commodity of it, if there is one, is asked for next."""
    over = excess(scene.state, scene.seat)
    given = scene.least(scene.me.tokens, scene.state.prices, over)
    commodity = next(i for i, count in enumerate(given) if count)
    return Action("discard", commodity=COMMODITIES[commodity], count=given[commodity])


def seconds(scene: Scene) -> list[Appraisal]:
    """The sensible second actions; only asked where they are allowed."""
    phase = scene.state.phase
    assert isinstance(phase, Done)
    return list(sales(scene) if phase.took == "sell" else constructions(scene))


def _appeal(scene: Scene) -> list[float]:
    """By commodity: dollars of a token for this seat: today's price, its own cards, the town."""
    icons = [sum([CARDS[card].produce[i] for card in scene.me.hand]) for i in range(6)]
    town = scene.price.commodity if scene.price else -1
    return [
        price + _OF_HAND * icons[i] + (_OF_TOWN if i == town else 0.0)
        for i, price in enumerate(scene.state.prices)
    ]


def start_tokens(scene: Scene) -> Action:
    """Those that are dear, soon more of them, or of use for the town on offer."""
    count, appeal = tokens_due(scene.state, scene.seat), _appeal(scene)
    chosen = sorted(range(6), key=lambda i: -appeal[i])[:count]
    return Action("take_start_tokens", tokens=[COMMODITIES[i] for i in sorted(chosen)])


def start_tiles(scene: Scene) -> Action:
    """The four that do most for the seat that is first to buy.

    Tokens of one commodity are worth more together, so a tile suits who produces the same.
    """
    appeal, tiles = _appeal(scene), scene.state.config.tiles

    def gain(index: int) -> float:
        tile = tiles.faces[index]
        own = sum([a * b for a, b in zip(appeal, tile.bonus, strict=True)])
        return own + bonus_dollars(scene.state, *tile.given)

    chosen = sorted(tiles.basic_indices, key=lambda index: -gain(index))[:OFFERED_TILES]
    names = [tiles.faces[index].id for index in sorted(chosen)]
    return Action("choose_start_tiles", tiles=names)


_DECISIONS: Mapping[str, Callable[[Scene], Action]] = {
    "start_tiles": start_tiles,
    "start_tokens": start_tokens,
    "turn": lambda scene: _best_of(sensible(scene)),
    "bonus": _bonus,
    "trading": lambda scene: _if_worth_it(purchases(scene), DECLINE),
    "discard": _discard,
    "auction": bid,
    "done": lambda scene: _if_worth_it(seconds(scene), END_TURN),
    "last_call": lambda scene: DECLINE,
}
