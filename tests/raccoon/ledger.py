"""Keeping the books of a game from its events alone, the way a suspicious player would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES, TILES, TOWNS
from tycoon.games.raccoon.rules.state import EMPTY, State

#: Points on the towns.
PRINTED = {town.id: town.points for town in TOWNS}


class Ledger:
    """Money and tokens of every seat and the supply, as the events say."""

    def __init__(self, players: int, supply: int) -> None:
        self.money = [10] * players
        self.tokens: list[Counter[str]] = [Counter() for _ in range(players)]
        self.supply = Counter(dict.fromkeys(COMMODITIES, supply - 1))

    def book(self, events: Iterable[tycoon.Event]) -> None:
        for event in events:
            entry = getattr(self, f"_{event.key}", None)
            if entry:
                entry(**{name.replace("from", "from_"): v for name, v in event.params.items()})

    def _give(self, seat: int, counts: dict[str, int]) -> None:
        self.tokens[seat].update(counts)
        self.supply.subtract(counts)

    def _take(self, seat: int, counts: dict[str, int]) -> None:
        self.tokens[seat].subtract(counts)
        self.supply.update(counts)

    def _tokens_taken(self, seat: int, tokens: list[str]) -> None:
        self._give(seat, dict.fromkeys(tokens, 1))

    def _produced(self, seat: int, card: int, take: dict[str, int]) -> None:
        self._give(seat, take)

    def _bonus_taken(self, seat: int, tile: str, take: dict[str, int]) -> None:
        self._give(seat, take)

    def _discarded(self, seat: int, commodity: str, count: int) -> None:
        self._take(seat, {commodity: count})

    def _sold(
        self, seat: int, commodity: str, count: int, price: int, income: int, price_after: int
    ) -> None:
        assert income == price * count
        self._take(seat, {commodity: count})
        self.money[seat] += income

    def _town_bought(self, seat: int, town: str, pay: dict[str, int], points: int) -> None:
        assert points >= PRINTED[town]
        self._take(seat, pay)

    def _bought_from_player(
        self, seat: int, seller: int, commodity: str, count: int, price: int, paid: int
    ) -> None:
        assert paid == price * count
        self.tokens[seat][commodity] += count
        self.tokens[seller][commodity] -= count
        self.money[seat] -= paid
        self.money[seller] += paid

    def _commission_paid(self, seat: int, tile: str, amount: int) -> None:
        self.money[seat] += amount

    def _auction_won(self, seat: int, railroad: str, amount: int, starter: int) -> None:
        self.money[seat] -= amount

    def _built(self, seat: int, tile: str, cost: int) -> None:
        self.money[seat] -= cost

    def _upgraded(self, seat: int, tile: str, from_: str, cost: int) -> None:
        self.money[seat] -= cost


def check_conservation(state: State, supply: int) -> None:
    """Every component of the box is in exactly one place; no amount is negative."""
    for commodity in range(6):
        held = [player.tokens[commodity] for player in state.players]
        assert min(held) >= 0
        assert sum(held) + state.supply[commodity] + 1 == supply
    cards = [card for player in state.players for card in player.hand]
    assert sorted(cards + state.deck + state.discard) == list(range(1, 55))
    on_offer = [tile for tile in state.tiles if tile != EMPTY]
    owned = [TILES.front_of.get(tile, tile) for player in state.players for tile in player.tiles]
    tiles = Counter(owned + on_offer + state.tile_deck + state.removed_tiles)
    factory, warehouse = TILES.index["factory"], TILES.index["warehouse"]
    fronts = range(len(TILES.faces) - 7)
    assert tiles == {tile: 2 if tile in (factory, warehouse) else 1 for tile in fronts}
    check_cards(state)
    assert all(player.money >= 0 for player in state.players)


def check_cards(state: State) -> None:
    """Railroads four by four, towns once each."""
    players = len(state.players)
    companies = {2: (2, 3, 4), 3: (1, 2, 3, 4), 4: (1, 2, 3, 4, 5)}.get(players, range(6))
    railroads = Counter(r for r in state.railroads + state.railroad_deck if r != EMPTY)
    for player in state.players:
        railroads.update(dict(enumerate(player.railroads)))
    assert +railroads == dict.fromkeys(companies, 4)
    towns = [town for player in state.players for town in player.towns]
    towns += [town for town in [state.town] if town != EMPTY]
    assert sorted(towns + state.town_deck + state.removed_towns) == list(range(16))
