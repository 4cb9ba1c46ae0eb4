"""Positions for tests: a table past its start tokens, where everything can be set by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    CARDS,
    COMMODITIES,
    INDEX,
    RAILROAD_INDEX,
    TOWNS,
    names_of,
)
from tycoon.games.raccoon.rules.options import PRESETS
from tycoon.games.raccoon.rules.phases import Over
from tycoon.games.raccoon.rules.state import EMPTY, Player, State

from tests.any_table import AnyTable
from tests.any_table import keys as keys
from tests.any_table import only as only

NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")
#: For examples that all the rulebooks agree on.
EDITIONS = pytest.mark.parametrize("edition", list(PRESETS))
TOWN_INDEX = {town.id: index for index, town in enumerate(TOWNS)}


class Table(AnyTable[State]):
    """A session and short ways to lay things out; seat 0 starts and has the first turn."""

    over = Over("towns")

    def __init__(self, players: int = 3, seed: str = "table", **options: Any) -> None:
        chosen = {"start_seat": 0, **options}
        self.session = tycoon.new_game("raccoon", NAMES[:players], chosen, seed)
        while self.session.prompt().phase in ("start_tiles", "start_tokens"):
            self.session.apply(next(self.session.legal_actions()))
        for seat in range(players):
            self.tokens(seat)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # -- laying things out ------------------------------------------------------------------

    def tokens(self, seat: int, **counts: int) -> None:
        """Give ``seat`` exactly these tokens, the others from or to the supply."""
        held = self.player(seat).tokens
        for commodity, name in enumerate(COMMODITIES):
            self.state.supply[commodity] += held[commodity] - counts.get(name, 0)
            held[commodity] = counts.get(name, 0)

    def supply(self, **counts: int) -> None:
        for name, count in counts.items():
            self.state.supply[INDEX[name]] = count

    def money(self, seat: int, dollars: int) -> None:
        self.player(seat).money = dollars

    def price(self, **dollars: int) -> None:
        for name, price in dollars.items():
            self.state.prices[INDEX[name]] = price

    def tiles(self, seat: int, *names: str, since: int = 0) -> None:
        """``seat`` owns these tiles, bought in round ``since``."""
        self.player(seat).tiles = [self.state.config.tiles.index[name] for name in names]
        self.player(seat).since = [since] * len(names)

    def towns(self, seat: int, *names: str) -> None:
        self.player(seat).towns = [TOWN_INDEX[name] for name in names]

    def railroads(self, seat: int, **counts: int) -> None:
        for name, count in counts.items():
            self.player(seat).railroads[RAILROAD_INDEX[name]] = count

    def offer_tiles(self, *names: str | None) -> None:
        index = self.state.config.tiles.index
        self.state.tiles = [EMPTY if name is None else index[name] for name in names]

    def stack(self, *names: str) -> None:
        """The face-down tiles, the next one first."""
        self.state.tile_deck = [self.state.config.tiles.index[name] for name in reversed(names)]

    def offer_railroads(self, *names: str | None, deck: Sequence[str] = ()) -> None:
        """The two on offer, and the deck with the next one first."""
        self.state.railroads = [EMPTY if n is None else RAILROAD_INDEX[n] for n in names]
        self.state.railroad_deck = [RAILROAD_INDEX[name] for name in reversed(deck)]

    def offer_town(self, name: str | None, deck: Sequence[str] = ()) -> None:
        self.state.town = EMPTY if name is None else TOWN_INDEX[name]
        self.state.town_deck = [TOWN_INDEX[town] for town in reversed(deck)]

    def hand(self, seat: int, *cards: int) -> None:
        self.player(seat).hand = list(cards)

    def card(
        self, produce: Mapping[str, int], raises: Mapping[str, int] | None = None, seat: int = 0
    ) -> int:
        """Give ``seat`` a card that shows this (any price icons unless said) and return it."""
        number = find_card(produce, raises)
        hand = self.player(seat).hand
        if number not in hand:
            hand[0] = number
        return number

    # -- doing things -----------------------------------------------------------------------

    def produce(
        self, shown: Mapping[str, int], raises: Mapping[str, int] | None = None
    ) -> list[tycoon.Event]:
        """Seat 0 plays a card that shows this and takes all of it."""
        return self.do("produce", card=self.card(shown, raises), take=shown)

    def end_turn(self) -> list[tycoon.Event]:
        return self.do("end_turn")

    def skip_to(self, seat: int) -> None:
        """Everybody before ``seat`` produces something."""
        while self.session.to_act != seat or self.phase != "turn":
            if self.phase == "turn":
                self.session.apply(next(iter(self.all_of("produce"))))
            elif self.phase == "done":
                self.end_turn()
            else:
                self.session.apply(next(self.session.legal_actions()))

    # -- looking at things ------------------------------------------------------------------

    def has(self, seat: int) -> dict[str, int]:
        return names_of(self.player(seat).tokens)

    def purse(self, seat: int) -> int:
        return self.player(seat).money

    def price_of(self, name: str) -> int:
        return self.state.prices[INDEX[name]]

    def left_of(self, name: str) -> int:
        return self.state.supply[INDEX[name]]

    def owned_tiles(self, seat: int) -> list[str]:
        return [tile["tile"] for tile in self.session.view(None)["players"][seat]["tiles"]]


def find_card(produce: Mapping[str, int], raises: Mapping[str, int] | None = None) -> int:
    """The first card that shows exactly this."""
    for number in CARD_NUMBERS:
        card = CARDS[number]
        if names_of(card.produce) == produce and raises in (None, names_of(card.raises)):
            return number
    raise LookupError(f"no card produces {produce} and raises {raises}")
