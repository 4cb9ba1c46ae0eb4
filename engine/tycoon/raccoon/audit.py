"""Is everything in the box in exactly one place? (X-05); for states that come from outside."""

from __future__ import annotations

from tycoon.raccoon.cards import (
    ADVANCED_TILES,
    BASIC_TILES,
    CARD_NUMBERS,
    COPIES_PER_RAILROAD,
    FRONT_OF,
    PRICE_MAX,
    PRICE_MIN,
    RAILROADS,
    TOWNS,
)
from tycoon.raccoon.state import EMPTY, State


def audit(state: State) -> None:
    """Raises ValueError naming the first thing that is missing or too many."""
    _audit_market(state)
    players, config = state.players, state.config
    cards = sum((p.hand for p in players), state.deck + state.discard)
    _same("cards", cards, list(CARD_NUMBERS))
    owned = [r for p in players for r, count in enumerate(p.railroads) for _ in range(count)]
    used = [i for i, railroad in enumerate(RAILROADS) if railroad.players <= config.players]
    railroads = owned + state.railroad_deck + state.railroads
    _same("railroads", railroads, used * COPIES_PER_RAILROAD)
    towns = sum((p.towns for p in players), state.town_deck + state.removed_towns + [state.town])
    _same("towns", towns, list(range(len(TOWNS))))
    fronts = [FRONT_OF.get(tile, tile) for p in players for tile in p.tiles]
    tiles = fronts + state.tile_deck + state.removed_tiles + state.tiles
    _same("tiles", tiles, _tiles_in_the_box(state))


def _tiles_in_the_box(state: State) -> list[int]:
    if state.phase.name == "start_tiles":
        return list(ADVANCED_TILES) if state.config.beginner == "off" else []
    return list(BASIC_TILES) + (list(ADVANCED_TILES) if state.config.beginner == "off" else [])


def _audit_market(state: State) -> None:
    for commodity in range(6):
        held = sum(player.tokens[commodity] for player in state.players)
        if held + state.supply[commodity] + 1 != state.config.supply:
            raise ValueError("tokens")
        if not PRICE_MIN[commodity] <= state.prices[commodity] <= PRICE_MAX[commodity]:
            raise ValueError("prices")
    for player in state.players:
        if player.money < 0 or min(player.tokens) < 0 or len(player.since) != len(player.tiles):
            raise ValueError("players")
    if len(state.players) != state.config.players or len(state.tiles) != 4:
        raise ValueError("table")


def _same(what: str, found: list[int], expected: list[int]) -> None:
    if sorted(item for item in found if item != EMPTY) != sorted(expected):
        raise ValueError(what)
