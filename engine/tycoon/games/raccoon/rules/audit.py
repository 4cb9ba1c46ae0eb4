"""Is this a state the game can be in? (X-05); for states that come from outside.

A save file may hold anything: every value has its type and range checked, every component is
counted, nobody owns more than the rounds so far can have brought, and the sub-state must fit the
table. What passes also passes after any legal action.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, mul
from typing import NamedTuple

from tycoon.games.raccoon.rules.audit_phases import (
    audit_phase,
    most_produced,
    on_turn,
    producing,
    turns_taken,
)
from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    COPIES_PER_RAILROAD,
    HAND,
    PRICE_MAX,
    PRICE_MIN,
    RAILROADS,
    STORAGE,
    TOWN_VALUES,
    TOWNS,
    Tiles,
)
from tycoon.games.raccoon.rules.ending import THOUSAND
from tycoon.games.raccoon.rules.phases import Bonus, ChooseTiles, Discard, Done, Over, Trading
from tycoon.games.raccoon.rules.powers import hand_limit, powers
from tycoon.games.raccoon.rules.setup import tiles_in_the_box
from tycoon.games.raccoon.rules.state import EMPTY, START_MONEY, Player, State
from tycoon.games.raccoon.rules.turn import triggers
from tycoon.kernel.audits import MOST, need, table, whole, wholes

_MINIMUM_BIDS = tuple(railroad.minimum_bid for railroad in RAILROADS)


def audit(state: State) -> None:
    """Raises ValueError naming the first thing that is wrong, missing or too many."""
    _audit_numbers(state)
    for player in state.players:
        _audit_player(state, player)
    _audit_components(state)
    audit_phase(state)
    for seat in range(len(state.players)):
        _audit_hand(state, seat)
        _audit_purchases(state, seat)
    _audit_tokens(state)
    need("money", money_left(state) >= 0)
    _audit_offers(state)
    _audit_ending(state)


def _audit_numbers(state: State) -> None:
    config = state.config
    table(state, 0)
    wholes("prices", state.prices, 0, max(PRICE_MAX), 6)
    for price, least, most in zip(state.prices, PRICE_MIN, PRICE_MAX, strict=True):
        need("prices", least <= price <= most)
    wholes("supply", state.supply, -MOST if config.unlimited else 0, MOST, 6)
    wholes("cards", state.deck, 1, len(CARD_NUMBERS))
    wholes("cards", state.discard, 1, len(CARD_NUMBERS))
    wholes("railroads", state.railroad_deck, 0, len(RAILROADS) - 1)
    wholes("railroads", state.railroads, EMPTY, len(RAILROADS) - 1, 2)
    wholes("towns", state.town_deck, 0, len(TOWNS) - 1)
    wholes("towns", state.removed_towns, 0, len(TOWNS) - 1)
    whole("towns", state.town, EMPTY, len(TOWNS) - 1)
    last = len(state.config.tiles.faces) - 1
    wholes("tiles", state.tile_deck, 0, last)
    wholes("tiles", state.removed_tiles, 0, last)
    wholes("tiles", state.tiles, EMPTY, last, 4)


def _audit_player(state: State, player: Player) -> None:
    last = len(state.config.tiles.faces) - 1
    whole("money", player.money, 0)
    wholes("tokens", player.tokens, 0, MOST, 6)
    wholes("hand", player.hand, 1, len(CARD_NUMBERS))
    wholes("tiles", player.tiles, 0, last)
    wholes("since", player.since, 1, None, len(player.tiles))
    wholes("railroads", player.railroads, 0, COPIES_PER_RAILROAD, 6)
    wholes("towns", player.towns, 0, len(TOWNS) - 1)


def _audit_components(state: State) -> None:
    """Everything in the box is in exactly one place."""
    players, config = state.players, state.config
    for commodity in range(6):
        held = sum(player.tokens[commodity] for player in players)
        need("tokens", held + state.supply[commodity] + 1 == config.supply)
    _same("cards", sum((p.hand for p in players), state.deck + state.discard), list(CARD_NUMBERS))
    owned = [[r] * count for p in players for r, count in enumerate(p.railroads)]
    used = [i for i, railroad in enumerate(RAILROADS) if railroad.players <= config.players]
    railroads = sum(owned, state.railroad_deck + state.railroads)
    _same("railroads", railroads, used * COPIES_PER_RAILROAD)
    towns = sum((p.towns for p in players), state.town_deck + state.removed_towns + [state.town])
    _same("towns", towns, list(range(len(TOWNS))))
    removed = [TOWNS[town].points for town in state.removed_towns]
    need("towns", sorted(removed) == (list(TOWN_VALUES) if config.players == 2 else []))
    front_of = config.tiles.front_of
    fronts = [front_of.get(tile, tile) for p in players for tile in p.tiles]
    tiles = fronts + state.tile_deck + state.removed_tiles + state.tiles
    _same("tiles", tiles, tiles_in_the_box(config, chosen=not _tiles_unchosen(state)))


def _tiles_unchosen(state: State) -> bool:
    """Are the start tiles still to be chosen, or were when the table agreed to stop?"""
    if isinstance(state.phase, Over):
        return state.round == 0 and state.tiles == [EMPTY] * 4
    return isinstance(state.phase, ChooseTiles)


def _same(what: str, found: list[int], expected: list[int]) -> None:
    need(what, sorted(item for item in found if item != EMPTY) == sorted(expected))


def _audit_hand(state: State, seat: int) -> None:
    """Full between turns; a card less after producing; fewer while a new tile waits (RT-30)."""
    held, most = len(state.players[seat].hand), hand_limit(state, seat)
    least = most if state.config.draw_at_once else HAND
    phase = state.phase
    if isinstance(phase, Over):
        least = HAND - 1
    elif seat == on_turn(state):
        took = phase.took if isinstance(phase, Done) else ""
        if isinstance(phase, Bonus | Trading | Discard) or took == "produce":
            least, most = least - 1, most - 1
        elif took == "build":
            least = HAND
    need("hand", least <= held <= most)


def _audit_purchases(state: State, seat: int) -> None:
    """Tiles were bought in the order of the rounds, and each tile or town in a turn of its own."""
    player, turns, phase = state.players[seat], turns_taken(state, seat), state.phase
    acting = seat == on_turn(state)
    built = phase.built if acting and isinstance(phase, Done) else 0
    wholes("since", player.since, 1, state.round - 1 if acting and not built else turns)
    need("since", player.since == sorted(player.since))
    for since in player.since:
        need("since", player.since.count(since) <= powers(state, seat).builds)
    need("towns", len(set(player.since)) + len(player.towns) <= turns)
    if built:
        new = player.since.count(state.round)
        upgraded = sum(tile in state.config.tiles.front_of for tile in player.tiles)
        need("built", new <= built <= new + upgraded)


def _audit_tokens(state: State) -> None:
    """Only who is producing may hold more than fits, and then no more than there was to take."""
    if isinstance(state.phase, Over):
        return
    room, held = 0, 0
    for seat, player in enumerate(state.players):
        storage = powers(state, seat).storage
        held, room = held + sum(player.tokens), room + storage
        if producing(state) and seat == on_turn(state):
            room += most_produced(state)
        else:
            need("storage", sum(player.tokens) <= storage)
    need("storage", held <= room)


def money_left(state: State) -> int:
    """How many dollars more so many turns can have brought than lie on the table and were spent.

    Nobody sells more in a turn than can be stored, and a unit brings its price and a dollar for
    each trading firm; each auction brings what the Auction House gets.
    """
    players = state.players
    owned = [_bought(state.config.tiles, tuple(player.tiles)) for player in players]
    firms = map(sum, zip(*[bought.firms for bought in owned], strict=True))
    best: int = max(bought.storage for bought in owned) * max(map(add, PRICE_MAX, firms))
    left = best * sum([turns_taken(state, seat) for seat in range(len(players))])
    fees = sum([bought.fees for bought in owned])
    for player, bought in zip(players, owned, strict=True):
        left += START_MONEY + fees * sum(player.railroads)
        left -= player.money + bought.cost + sum(map(mul, player.railroads, _MINIMUM_BIDS))
    return left


class _Bought(NamedTuple):
    """What a seat's tiles have cost and can have brought, as they are and before an upgrade."""

    cost: int
    storage: int
    fees: int
    """Dollars per auction."""
    firms: tuple[int, ...]
    """By commodity: dollars per unit sold."""


@lru_cache(maxsize=10_000)
def _bought(game: Tiles, tiles: tuple[int, ...]) -> _Bought:
    fronts = [game.front_of[tile] for tile in tiles if tile in game.front_of]
    faces = [game.faces[tile] for tile in (*tiles, *fronts)]
    return _Bought(
        cost=sum(face.cost for face in faces),
        storage=STORAGE + sum(face.room for face in faces),
        fees=sum(face.auction_commission for face in faces),
        firms=tuple(sum(i in f.commission for f in faces) for i in range(6)),
    )


def _audit_offers(state: State) -> None:
    """A space stays empty from a purchase to the end of the turn, or when nothing is left."""
    phase = state.phase
    if isinstance(phase, Over):
        return
    took = phase.took if isinstance(phase, Done) else ""
    tiles, railroads = state.tiles.count(EMPTY), state.railroads.count(EMPTY)
    choosing = isinstance(phase, ChooseTiles)
    need("tiles", choosing or not state.tile_deck or tiles <= (took == "build"))
    need("railroads", not state.railroad_deck or railroads == (took == "auction"))
    need("railroads", took != "auction" or railroads > 0)
    if took == "buy_town" or state.town_deck:
        need("towns", (state.town == EMPTY) == (took == "buy_town"))


def _audit_ending(state: State) -> None:
    """The end has been triggered exactly when the sets that count are all owned."""
    need("ending", state.ending in (triggers(state) or [""]))
    rich = max(player.money for player in state.players) >= THOUSAND
    if state.config.thousand == "automatic" and rich:
        need("money", isinstance(state.phase, Over) and state.phase.reason == "thousand")
