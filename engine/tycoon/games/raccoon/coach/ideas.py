"""Which actions are worth a thought in every sub-state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import DECLINE
from tycoon.games.raccoon.bots.deciding import DECLARE
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.producing import productions
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.bots.search import proposals
from tycoon.games.raccoon.bots.trades import purchases
from tycoon.games.raccoon.rules.cards import INDEX, names_of
from tycoon.games.raccoon.rules.phases import Turn
from tycoon.games.raccoon.rules.production import usable_bonuses
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action

_RULES = GAMES["raccoon"]
_MOST = 16  #: a search has no time for more


def ideas(judge: Judge, state: State) -> list[Action]:
    """Legal actions, each once: what the strongest bot looks at, and where that sees but one way,
    the others."""
    found = proposals(judge, state)
    if found != [DECLARE]:
        found = [*found, *_others(judge, state)]
    if len({*found}) == 1 and found != [DECLARE]:
        found = [*found, *islice(_RULES.legal_actions(state), 2)]
    return list(dict.fromkeys(found))[:_MOST]


def _others(judge: Judge, state: State) -> Iterator[Action]:
    phase = state.phase
    assert phase.seat is not None
    if isinstance(phase, Turn) and not phase.bought:
        return _cheapest(state)
    more = _OTHERS.get(phase.name)
    return more(Scene(judge, state, phase.seat)) if more else iter(())


def _cheapest(state: State) -> Iterator[Action]:
    """The town on offer for what would fetch least today."""
    ways = _RULES.kinds["buy_town"].legal(state)
    yield from sorted(ways, key=lambda way: _dollars(state, way["pay"]))[:1]


def _dollars(state: State, goods: Mapping[str, int]) -> int:
    return sum(state.prices[INDEX[name]] * n for name, n in goods.items())


def _bonuses(scene: Scene) -> Iterator[Action]:
    """The best use of every B tile, or none."""
    me, prices = scene.me, scene.state.prices
    for tile, (available, count) in usable_bonuses(scene.state, scene.seat).items():
        take = scene.best(me.tokens, prices, available, count)
        yield Action("take_bonus", tile=tile, take=names_of(take))
    yield DECLINE


def _trades(scene: Scene) -> Iterator[Action]:
    ranked = sorted(purchases(scene), key=lambda one: -one.total)
    return chain([one.action for one in ranked[: _MOST // 2]], [DECLINE])


def _all(scene: Scene) -> Iterator[Action]:
    return _RULES.legal_actions(scene.state)


def _discards(scene: Scene) -> Iterator[Action]:
    """Of every commodity as much as may go."""
    return iter({action["commodity"]: action for action in _all(scene)}.values())


#: By sub-state; a turn, an auction and a second action have proposals enough.
_OTHERS: Mapping[str, Callable[[Scene], Iterator[Action]]] = {
    "start_tiles": _all,
    "start_tokens": _all,
    "turn": lambda scene: (one.action for one in productions(scene)),  # that has begun
    "bonus": _bonuses,
    "trading": _trades,
    "discard": _discards,
    "last_call": _all,
}
