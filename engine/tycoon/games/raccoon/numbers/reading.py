"""`observations.numbers_of` of a view, read from the state itself, many times as quick.

What a seat may not know is not looked at; `tests/adapters` hold both against each other and deal
anew whatever is hidden.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from tycoon.games.raccoon.numbers.places import AT, PHASES, TOOK
from tycoon.games.raccoon.rules.cards import TOWN_VALUES, TOWNS, Tiles
from tycoon.games.raccoon.rules.phases import Auction, Discard, Done, Turn
from tycoon.games.raccoon.rules.powers import powers_of
from tycoon.games.raccoon.rules.scoring import public_total
from tycoon.games.raccoon.rules.state import EMPTY, Player, State
from tycoon.games.raccoon.rules.storage import excess
from tycoon.games.raccoon.rules.towns import town_price

Numbers = memoryview
_PHASE = {name: AT["phase"] + place for place, name in enumerate(PHASES)}
_TOOK = {name: AT["took"] + place for place, name in enumerate(TOOK)}
_VALUE = tuple(TOWN_VALUES.index(town.points) for town in TOWNS)
_SEATS = tuple(AT[f"seat_{on}.there"] for on in range(5))
_RAILROADS = AT["railroad_0"], AT["railroad_1"]
_TILES = tuple((AT[f"tile_{space}"], AT[f"tile_{space}.cost"]) for space in range(4))
_TOWNS, _OWNED, _ACTIVE = (
    AT[f"seat_0.{part}"] - _SEATS[0] for part in ("towns", "tiles", "active")
)
_SIZE = _SEATS[1] - _SEATS[0]
_RAILROADS_LEFT, _TOWNS_LEFT, _TOWN = AT["railroads_left"], AT["towns_left"], AT["town"]
_PRICE, _TILES_LEFT = AT["town_price"], AT["tiles_left"]
_ROUND, _UNKNOWN = AT["round"], (-1,) * 6
_DISCARD, _HAND, _SOLD = AT["discard"] - 1, AT["hand"] - 1, AT["sold"]  # cards count from 1
_TO_ACT, _START, _TURN = AT["to_act"], AT["start_seat"], AT["turn"]


def write(state: State, seat: int, into: Numbers) -> None:
    """The numbers of what ``seat`` may know, into as many zeros."""
    into[_PHASE[state.phase.name]] = 1
    players = len(state.players)
    if state.phase.seat is not None:
        into[_TO_ACT + (state.phase.seat - seat) % players] = 1
    into[_START + (state.start - seat) % players] = 1
    supply = _UNKNOWN if state.config.unlimited else state.supply
    row = [state.round, bool(state.ending), *state.prices, *supply, len(state.deck)]
    into[_ROUND : _ROUND + len(row)] = array("i", row)
    for card in state.discard:
        into[_DISCARD + card] = 1
    for card in state.players[seat].hand:
        into[_HAND + card] = 1
    _write_offers(state, seat, into)
    _write_turn(state, seat, into)
    for on in range(players):
        other = (seat + on) % players
        _write_player(state, other, other == seat, _SEATS[on], into)


def _write_offers(state: State, seat: int, into: Numbers) -> None:
    into[_RAILROADS_LEFT] = len(state.railroad_deck)
    for at, railroad in zip(_RAILROADS, state.railroads, strict=True):
        if railroad != EMPTY:
            into[at + railroad] = 1
    left = [_VALUE[town] for town in state.town_deck]
    specific = of_any = -1
    if state.town != EMPTY:
        left.append(_VALUE[state.town])
        into[_TOWN + state.town] = 1
        price = town_price(state, seat)
        specific, of_any = price.specific, price.any
    for value in set(left):
        into[_TOWNS_LEFT + value] = left.count(value)
    into[_PRICE], into[_PRICE + 1] = specific, of_any
    into[_TILES_LEFT] = len(state.tile_deck)
    costs = state.config.tiles.costs
    for (at, cost), tile in zip(_TILES, state.tiles, strict=True):
        if tile != EMPTY:
            into[at + tile] = 1
            into[cost] = costs[tile]
        else:
            into[cost] = -1


def _write_turn(state: State, seat: int, into: Numbers) -> None:
    phase = state.phase
    if isinstance(phase, Turn):
        into[_TURN], into[_TURN + 1] = phase.extra, phase.bought
    elif isinstance(phase, Done):
        into[_TURN + 2] = phase.built
        if (took := _TOOK.get(phase.took)) is not None:
            into[took] = 1
        for commodity in phase.sold:
            into[_SOLD + commodity] = 1
    elif isinstance(phase, Discard):
        into[AT["excess"]] = excess(state, phase.seat)
    elif isinstance(phase, Auction):
        players = len(state.players)
        into[AT["auctioned"] + phase.railroad] = 1
        into[AT["bid"]] = phase.bid
        if phase.bid:
            into[AT["leader"] + (phase.leader - seat) % players] = 1
        for other in phase.passed:
            into[AT["passed"] + (other - seat) % players] = 1


def _write_player(state: State, seat: int, shown: bool, at: int, into: Numbers) -> None:
    player, config = state.players[seat], state.config
    owned = active = tuple(player.tiles)
    if config.next_round:
        earlier = zip(player.tiles, player.since, strict=True)
        active = tuple([tile for tile, since in earlier if since < state.round])
    into[at : at + _SIZE] = _row_of(
        config.tiles,
        player.money if shown or config.open_money else -1,
        len(player.hand),
        tuple(player.tokens),
        tuple(player.railroads),
        tuple(player.towns),
        owned,
        active,
    )


@lru_cache(maxsize=1_000)
def _row_of(
    tiles: Tiles,
    money: int,
    cards: int,
    tokens: tuple[int, ...],
    railroads: tuple[int, ...],
    towns: tuple[int, ...],
    owned: tuple[int, ...],
    active: tuple[int, ...],
) -> array[int]:
    """What is known of a player; between two moves most of them have not changed."""
    player, able = Player(), powers_of(tiles, active)
    player.railroads, player.towns, player.tiles = list(railroads), list(towns), list(owned)
    head = [1, *tokens, sum(tokens), able.storage, able.production_limit, cards]
    head += [powers_of(tiles, owned).hand, public_total(player, tiles), money, *railroads]
    row = array("i", [*head, *[0] * (_SIZE - len(head))])
    for town in towns:
        row[_TOWNS + town] = 1
    for at, faces in ((_OWNED, owned), (_ACTIVE, active)):
        for face in faces:
            row[at + face] += 1
    return row
