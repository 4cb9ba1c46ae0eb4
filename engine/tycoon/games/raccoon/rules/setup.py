"""Set-up: decks, offers, start player, start tiles and start tokens (RT-07 … RT-20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    COMMODITIES,
    COPIES_PER_RAILROAD,
    HAND,
    INDEX,
    PRICE_MIN,
    RAILROADS,
    TOWN_VALUES,
    TOWNS,
)
from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.phases import ChooseTiles, StartTokens
from tycoon.games.raccoon.rules.state import EMPTY, Player, State, take_from_supply
from tycoon.games.raccoon.rules.turn import start_turn
from tycoon.kernel.actions import Action, is_names
from tycoon.kernel.events import Event, Log
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting, clockwise, shuffle

OFFERED_TILES = 4


def new_state(config: Config, seed: str) -> State:
    """The table as it stands before the first choice; the same for the same seed."""
    random = Random.from_text(seed)
    state = State()
    state.config = config
    state.players = [Player() for _ in range(config.players)]
    state.round, state.ending = 0, ""
    state.prices = list(PRICE_MIN)
    state.supply = [config.supply - 1] * 6  # RT-09: one of each marks the price
    state.deck, state.discard = list(CARD_NUMBERS), []
    random.shuffle(state.deck)
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(HAND)]
    _lay_out_railroads(state, random)
    _lay_out_towns(state, random)
    _lay_out_tiles(state, random)
    drawn = random.randrange(config.players)
    state.start = drawn if config.start_seat < 0 else config.start_seat
    state.random = random.state
    state.phase = ChooseTiles(state.start) if config.chosen_tiles else StartTokens(state.start)
    return state


def _lay_out_railroads(state: State, random: Random) -> None:
    """RT-11, RT-12."""
    players = state.config.players
    used = [i for i, railroad in enumerate(RAILROADS) if railroad.players <= players]
    state.railroad_deck = [i for i in used for _ in range(COPIES_PER_RAILROAD)]
    random.shuffle(state.railroad_deck)
    state.railroads = [state.railroad_deck.pop(), state.railroad_deck.pop()]


def _lay_out_towns(state: State, random: Random) -> None:
    """Cheapest on top, each value shuffled; two players play without one of each (RT-13, RT-14)."""
    state.town_deck, state.removed_towns = [], []
    for points in reversed(TOWN_VALUES):
        group = [i for i, town in enumerate(TOWNS) if town.points == points]
        random.shuffle(group)
        if state.config.players == 2:
            state.removed_towns.append(group.pop())
        state.town_deck += group
    state.town = state.town_deck.pop()


def tiles_in_the_box(config: Config, *, chosen: bool) -> list[int]:
    """All tiles of a game with their copies; the basics only once they are ``chosen`` or drawn."""
    advanced = config.tiles.advanced_indices if config.beginner == "off" else ()
    return [*(config.tiles.basic_indices if chosen else ()), *advanced]


def _lay_out_tiles(state: State, random: Random) -> None:
    """Four start tiles, the rest of the basics out of the game (RT-15 … RT-18, RT-101)."""
    config = state.config
    basics = list(config.tiles.basic_indices)
    random.shuffle(basics)
    stack = [] if config.beginner != "off" else list(config.tiles.advanced_indices)
    random.shuffle(stack)
    count = min(config.players, OFFERED_TILES) if config.mixed_offer else OFFERED_TILES
    state.tiles, rest = basics[:count], basics[count:]
    state.removed_tiles = rest
    if config.beginner == "six" and not config.chosen_tiles:  # RT-A32: the other two are the stack
        stack, state.removed_tiles = rest, []
    state.tiles += [stack.pop() for _ in range(OFFERED_TILES - count)]
    state.tile_deck = stack
    if config.chosen_tiles:
        state.tiles, state.tile_deck, state.removed_tiles = [EMPTY] * 4, stack, []


class ChooseStartTiles(ActionType[State], do="choose_start_tiles", shape={"tiles": is_names}):
    """The table chooses the four start tiles (RT-15, RT-A46)."""

    def legal(self, state: State) -> list[Action]:
        """Any four of the basic tiles, in the order of the table."""
        return [
            Action("choose_start_tiles", tiles=names)
            for names in combinations(_basic_names(state), OFFERED_TILES)
        ]

    def check(self, state: State, action: Action) -> Refusal | None:
        """Four different basic tiles in their order."""
        tiles, index = action["tiles"], state.config.tiles.index
        for tile in tiles:
            if index.get(tile) not in state.config.tiles.basic_indices:
                return Refusal("not_a_start_tile", {"tile": tile})
        if len(set(tiles)) != OFFERED_TILES or len(tiles) != OFFERED_TILES:
            return Refusal("choose_exactly", {"count": OFFERED_TILES})
        if sorted(tiles, key=index.__getitem__) != list(tiles):
            return Refusal("out_of_order", {"field": "tiles"})
        return None

    def bounds(self, state: State) -> Mapping[str, Any]:
        """Some of the basic tiles."""
        return {"tiles": {"some_of": _basic_names(state), "count": OFFERED_TILES}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The chosen four go on offer; the others leave (RT-15) or form the stack (RT-A32)."""
        table = state.config.tiles
        state.tiles = [table.index[tile] for tile in action["tiles"]]
        others = [tile for tile in table.basic_indices if tile not in state.tiles]
        if state.config.beginner == "six":
            shuffle(state, others)
            state.tile_deck = others
        else:
            state.removed_tiles = others
        seat = acting(state)
        state.phase = StartTokens(state.start)
        if log is not None:
            params = {"seat": seat, "tiles": list(action["tiles"])}
            log.append(Event("start_tiles_chosen", params))


def _basic_names(state: State) -> list[str]:
    return [tile.id for tile in state.config.tiles.basics]


def start_tokens(state: State, seat: int) -> int:
    """How many start tokens ``seat`` takes: 1 for the start player, one more each (RT-20)."""
    return 1 + clockwise(state.players, state.start).index(seat)


@cache
def _choices(count: int) -> tuple[Action, ...]:
    return tuple(
        Action("take_start_tokens", tokens=names) for names in combinations(COMMODITIES, count)
    )


class TakeStartTokens(ActionType[State], do="take_start_tokens", shape={"tokens": is_names}):
    """Each seat takes its start tokens (RT-20)."""

    def legal(self, state: State) -> Sequence[Action]:
        """So many different commodities, in the order of the table."""
        return _choices(start_tokens(state, acting(state)))

    def check(self, state: State, action: Action) -> Refusal | None:
        """So many different commodities in their order."""
        names, count = action["tokens"], start_tokens(state, acting(state))
        for name in names:
            if name not in INDEX:
                return Refusal("unknown_commodity", {"commodity": name})
        if len(set(names)) != len(names):
            return Refusal("tokens_must_differ")
        if len(names) != count:
            return Refusal("choose_exactly", {"count": count})
        if sorted(names, key=INDEX.__getitem__) != list(names):
            return Refusal("out_of_order", {"field": "tokens"})
        return None

    def bounds(self, state: State) -> Mapping[str, Any]:
        """Some of the commodities."""
        count = start_tokens(state, acting(state))
        return {"tokens": {"some_of": list(COMMODITIES), "count": count}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """After the last seat the first round begins."""
        seat, names = acting(state), action["tokens"]
        take_from_supply(state, seat, [(INDEX[name], 1) for name in names])
        if log is not None:
            log.append(Event("tokens_taken", {"seat": seat, "tokens": list(names)}))
        after = clockwise(state.players, seat)[1]
        if after != state.start:
            state.phase = StartTokens(after)
            return
        state.round = 1
        if log is not None:
            log.append(Event("round_started", {"round": 1}))
        start_turn(state, state.start, log)
