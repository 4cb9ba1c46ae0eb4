"""What the productions of a turn are worth (RT-24 … RT-34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tycoon.games.raccoon.bots.scene import Appraisal, Scene, appraisal
from tycoon.games.raccoon.rules.cards import names_of
from tycoon.games.raccoon.rules.market import risen
from tycoon.games.raccoon.rules.production import offered
from tycoon.games.raccoon.rules.storage import surplus
from tycoon.kernel.actions import Action


@cache
def _production(card: int, take: tuple[int, ...]) -> Action:
    return Action("produce", card=card, take=names_of(take))


def produce(scene: Scene, card: int, take: Sequence[int]) -> Appraisal:
    """Goods at the prices that the card leaves, and the bonus tile that follows."""
    return _from_hand(scene, card, _produced(scene, card, take, risen(scene.state.prices, card)))


def _from_hand(scene: Scene, card: int, found: Appraisal) -> Appraisal:
    """The same with what the other cards of the hand make of this one."""
    terms = {**found.terms, "card": -scene.card(card)}
    return Appraisal(found.action, sum(terms.values()), terms)


def _produced(scene: Scene, card: int, take: Sequence[int], prices: list[int]) -> Appraisal:
    me, able = scene.me, scene.able
    tokens = [a + b for a, b in zip(me.tokens, take, strict=True)]
    room = -surplus(tokens, able.storage)
    if room < 0:
        tokens = scene.kept(tokens, prices)
    before = scene.settled(me.money, me.tokens, prices)
    return appraisal(
        _production(card, tuple(take)),
        goods=scene.settled(me.money, tokens, prices) - before,
        prices=before - scene.worth,
        town=scene.reached(tokens) - scene.reach,
        bonus=_bonus(scene, tokens, prices, room) if able.bonuses and room > 0 else 0.0,
        card=0.0,
        others=scene.swayed(prices),
    )


def _bonus(scene: Scene, tokens: Sequence[int], prices: Sequence[int], room: int) -> float:
    """Points of the best B tile, as far as there is room."""
    worths, most = scene.token_worths(tokens, prices), 0.0
    for shown, count in scene.able.bonuses.values():
        if sum(shown) > count:
            points = max(worths) * count
        else:
            points = sum([a * b for a, b in zip(worths, shown, strict=True)])
        most = max(most, points * min(1.0, room / count))
    return most


def productions(scene: Scene) -> Iterator[Appraisal]:
    """Every card of the hand with the most useful goods."""
    known = scene.known.produced
    for card in dict.fromkeys(scene.me.hand):
        if card not in known:
            known[card] = _best(scene, card)
        yield _from_hand(scene, card, known[card])


def _best(scene: Scene, card: int) -> Appraisal:
    """The card with the most useful goods."""
    available, sizes = offered(scene.state, scene.seat, card)
    take: Sequence[int] = available
    prices = risen(scene.state.prices, card)
    if sum(available) > sizes[-1]:
        take = scene.best(scene.me.tokens, prices, available, sizes[-1])
    return _produced(scene, card, take, prices)
