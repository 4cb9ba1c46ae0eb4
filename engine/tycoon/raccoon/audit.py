"""Is this a state the game can be in? (X-05); for states that come from outside.

A save file may hold anything: every value has its type and range checked, every component is
counted, and the sub-state must leave its seat something to do.
"""

from __future__ import annotations

from tycoon.kernel.audits import MOST, need, whole, wholes
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.table import clockwise
from tycoon.raccoon.cards import (
    CARD_NUMBERS,
    COPIES_PER_RAILROAD,
    PRICE_MAX,
    PRICE_MIN,
    RAILROADS,
    TOWN_VALUES,
    TOWNS,
)
from tycoon.raccoon.phases import (
    Auction,
    Bonus,
    ChooseTiles,
    Discard,
    Done,
    LastCall,
    Over,
    StartTokens,
    Trading,
    Turn,
)
from tycoon.raccoon.production import usable_bonuses
from tycoon.raccoon.state import EMPTY, Player, State
from tycoon.raccoon.storage import excess
from tycoon.raccoon.turn import check_triggers

_ENDINGS = ("", "towns", "railroads", "buildings", "sets")
_TAKEN = ("produce", "sell", "auction", "build", "buy_town", "decline")


def audit(state: State) -> None:
    """Raises ValueError naming the first thing that is wrong, missing or too many."""
    _audit_numbers(state)
    for player in state.players:
        _audit_player(state, player)
    _audit_components(state)
    _audit_phase(state)
    _audit_ending(state)


def _audit_numbers(state: State) -> None:
    need("players", len(state.players) == state.config.players)
    whole("random", state.random, 0, (1 << 64) - 1)
    whole("round", state.round, 0, MOST)
    whole("start", state.start, 0, state.config.players - 1)
    need("ending", state.ending in _ENDINGS)
    wholes("prices", state.prices, 0, MOST, 6)
    for price, least, most in zip(state.prices, PRICE_MIN, PRICE_MAX, strict=True):
        need("prices", least <= price <= most)
    wholes("supply", state.supply, -MOST if state.config.unlimited else 0, MOST, 6)
    wholes("cards", state.deck + state.discard, 1, len(CARD_NUMBERS))
    wholes("railroads", state.railroad_deck, 0, len(RAILROADS) - 1)
    wholes("railroads", state.railroads, EMPTY, len(RAILROADS) - 1, 2)
    wholes("towns", state.town_deck + state.removed_towns, 0, len(TOWNS) - 1)
    whole("towns", state.town, EMPTY, len(TOWNS) - 1)
    last = len(state.config.tiles.faces) - 1
    wholes("tiles", state.tile_deck + state.removed_tiles, 0, last)
    wholes("tiles", state.tiles, EMPTY, last, 4)


def _audit_player(state: State, player: Player) -> None:
    whole("money", player.money, 0, MOST)
    wholes("tokens", player.tokens, 0, MOST, 6)
    wholes("hand", player.hand, 1, len(CARD_NUMBERS))
    faces = state.config.tiles.faces
    need("hand", 2 <= len(player.hand) <= max(tile.hand for tile in faces))
    wholes("tiles", player.tiles, 0, len(faces) - 1)
    wholes("tiles", player.since, 0, state.round, len(player.tiles))
    wholes("railroads", player.railroads, 0, COPIES_PER_RAILROAD, 6)
    wholes("towns", player.towns, 0, len(TOWNS) - 1)


def _audit_components(state: State) -> None:
    """Everything in the box is in exactly one place."""
    players, config = state.players, state.config
    for commodity in range(6):
        held = sum(player.tokens[commodity] for player in players)
        need("tokens", held + state.supply[commodity] + 1 == config.supply)
    _same("cards", sum((p.hand for p in players), state.deck + state.discard), list(CARD_NUMBERS))
    owned = [r for p in players for r, count in enumerate(p.railroads) for _ in range(count)]
    used = [i for i, railroad in enumerate(RAILROADS) if railroad.players <= config.players]
    railroads = owned + state.railroad_deck + state.railroads
    _same("railroads", railroads, used * COPIES_PER_RAILROAD)
    towns = sum((p.towns for p in players), state.town_deck + state.removed_towns + [state.town])
    _same("towns", towns, list(range(len(TOWNS))))
    removed = [TOWNS[town].points for town in state.removed_towns]
    need("towns", sorted(removed) == (list(TOWN_VALUES) if config.players == 2 else []))
    table = config.tiles
    fronts = [table.front_of.get(tile, tile) for p in players for tile in p.tiles]
    tiles = fronts + state.tile_deck + state.removed_tiles + state.tiles
    advanced = table.advanced_indices if config.beginner == "off" else ()
    basics = () if _tiles_unchosen(state) else table.basic_indices
    _same("tiles", tiles, [*basics, *advanced])


def _tiles_unchosen(state: State) -> bool:
    """Are the start tiles still to be chosen, or were when the table agreed to stop?"""
    if isinstance(state.phase, Over):
        return state.round == 0 and state.tiles == [EMPTY] * 4
    return isinstance(state.phase, ChooseTiles)


def _same(what: str, found: list[int], expected: list[int]) -> None:
    need(what, sorted(item for item in found if item != EMPTY) == sorted(expected))


def _audit_phase(state: State) -> None:
    phase, last = state.phase, state.config.players - 1
    if isinstance(phase, Over):
        whole("declared", phase.declared, -1, last)
        need("reason", phase.reason in (*_ENDINGS[1:], "thousand", AGREED))
        return
    whole("seat", phase.seat, 0, last)
    need("round", (state.round == 0) == isinstance(phase, ChooseTiles | StartTokens))
    if isinstance(phase, ChooseTiles | StartTokens):
        _audit_start(state, phase.seat)
    elif isinstance(phase, Turn):
        need("turn", type(phase.extra) is bool and type(phase.bought) is bool)
    elif isinstance(phase, Bonus):
        need("bonus", bool(usable_bonuses(state, phase.seat)))
    elif isinstance(phase, Trading):
        whole("seller", phase.seller, -1, last)
    elif isinstance(phase, Discard):
        need("discard", excess(state, phase.seat) > 0)
    elif isinstance(phase, Auction):
        _audit_auction(state, phase)
    elif isinstance(phase, Done):
        _audit_done(state, phase)
    elif isinstance(phase, LastCall):
        _audit_last_call(state, phase)


def _audit_start(state: State, seat: int) -> None:
    """Those before ``seat`` have taken 1, 2, … different tokens, nobody else any (RT-20)."""
    order = clockwise(state.players, state.start)
    for place, taker in enumerate(order):
        tokens = state.players[taker].tokens
        due = place + 1 if place < order.index(seat) else 0
        need("tokens", sum(tokens) == due and max(tokens) <= 1)


def _audit_auction(state: State, auction: Auction) -> None:
    last = state.config.players - 1
    whole("starter", auction.starter, 0, last)
    whole("railroad", auction.railroad, 0, len(RAILROADS) - 1)
    need("railroad", auction.railroad in state.railroads)
    need("passed", isinstance(auction.passed, tuple))
    wholes("passed", list(auction.passed), 0, last)
    least = RAILROADS[auction.railroad].minimum_bid
    if auction.leader == EMPTY:
        need("bid", auction.bid == 0 and auction.seat == auction.starter and not auction.passed)
        need("bid", least <= state.players[auction.seat].money)
    else:
        whole("leader", auction.leader, 0, last)
        whole("bid", auction.bid, least, state.players[auction.leader].money)
        bidding = [*auction.passed, auction.leader, auction.seat]
        need("passed", len(set(bidding)) == len(bidding))
    need("bid", type(auction.bid) is int and type(auction.leader) is int)


def _audit_done(state: State, done: Done) -> None:
    faces = state.config.tiles.faces
    need("took", done.took in _TAKEN)
    need("sold", isinstance(done.sold, tuple) and len(set(done.sold)) == len(done.sold))
    need("sold", len(done.sold) <= max(tile.sales for tile in faces))
    wholes("sold", list(done.sold), 0, 5)
    need("sold", bool(done.sold) == (done.took == "sell") and type(done.exported) is bool)
    whole("built", done.built, 0, max(tile.builds for tile in faces))
    need("built", bool(done.built) == (done.took == "build"))


def _audit_last_call(state: State, call: LastCall) -> None:
    need("others", isinstance(call.others, tuple))
    asked = [call.seat, *call.others]
    wholes("others", asked, 0, state.config.players - 1)
    need("others", len(set(asked)) == len(asked))
    need("ending", bool(state.ending))


def _audit_ending(state: State) -> None:
    """The end has been triggered exactly when the sets that count are all owned."""
    untriggered = state.copy()
    untriggered.ending = ""
    check_triggers(untriggered, 0, None)
    need("ending", bool(untriggered.ending) == bool(state.ending))
