"""What a seat may know, JSON-ready (RT-86 … RT-88, RT-A34, RT-A40)."""

from __future__ import annotations

from typing import Any

from tycoon.games.raccoon.rules.cards import (
    CARDS,
    COMMODITIES,
    PRICE_MAX,
    PRICE_MIN,
    RAILROADS,
    TOWN_VALUES,
    TOWNS,
    names_of,
)
from tycoon.games.raccoon.rules.phases import Auction, Bonus, Discard, Done, Over, Trading, Turn
from tycoon.games.raccoon.rules.powers import hand_limit, powers
from tycoon.games.raccoon.rules.production import usable_bonuses
from tycoon.games.raccoon.rules.scoring import public_points, railroad_worth, town_worth
from tycoon.games.raccoon.rules.state import EMPTY, Player, State
from tycoon.games.raccoon.rules.storage import excess
from tycoon.games.raccoon.rules.towns import town_price
from tycoon.kernel.table import heading


def view(state: State, seat: int | None) -> dict[str, Any]:
    """All that ``seat`` may know; None: what everybody may know."""
    phase = state.phase
    return {
        **heading("raccoon", state, seat),
        "deck": len(state.deck),
        "discard": list(state.discard),
        "market": [_track(state, commodity) for commodity in range(6)],
        "railroads": {
            "deck": len(state.railroad_deck),
            "offer": [_railroad(state, railroad) for railroad in state.railroads],
        },
        "towns": {
            "deck": len(state.town_deck),
            "left": _towns_left(state),
            "offer": _town(state),
        },
        "tiles": {
            "stack": len(state.tile_deck),
            "offer": [_tile_offer(state, tile) for tile in state.tiles],
            "out": [state.config.tiles.faces[tile].id for tile in sorted(state.removed_tiles)],
        },
        "players": [_player(state, other, seat) for other in range(len(state.players))],
        "turn": _turn(state),
        "auction": _auction(state),
        "discarding": {"excess": excess(state, phase.seat)} if isinstance(phase, Discard) else None,
        "bonus": _bonus(state),
        "end": _end(state),
    }


def _track(state: State, commodity: int) -> dict[str, Any]:
    return {
        "commodity": COMMODITIES[commodity],
        "price": state.prices[commodity],
        "min": PRICE_MIN[commodity],
        "max": PRICE_MAX[commodity],
        "supply": None if state.config.unlimited else state.supply[commodity],
    }


def _railroad(state: State, railroad: int) -> dict[str, Any] | None:
    if railroad == EMPTY:
        return None
    return {"company": RAILROADS[railroad].id, **_meaning(state, railroad)}


def _meaning(state: State, railroad: int) -> dict[str, Any]:
    """What a card of this company means, on offer or under the hammer."""
    card, tiles = RAILROADS[railroad], state.config.tiles
    return {
        "minimum": card.minimum_bid,
        "points": list(card.points),
        "worth": [railroad_worth(player, railroad, tiles) for player in state.players],
    }


def _towns_left(state: State) -> dict[str, int]:
    """Towns still to be bought per value; which ones is secret (RT-A40)."""
    left = [*state.town_deck, *([] if state.town == EMPTY else [state.town])]
    return {str(value): sum(TOWNS[t].points == value for t in left) for value in TOWN_VALUES}


def _town(state: State) -> dict[str, Any] | None:
    if state.town == EMPTY:
        return None
    town = TOWNS[state.town]
    prices = [town_price(state, seat) for seat in range(len(state.players))]
    return {
        "town": town.id,
        "points": town.points,
        "specific": {"commodity": town.commodity, "count": town.specific},
        "any": town.any,
        "prices": [{"specific": price.specific, "any": price.any} for price in prices],
        "worth": [town_worth(player, state.town, state.config.tiles) for player in state.players],
    }


def _tile_offer(state: State, tile: int) -> dict[str, Any] | None:
    if tile == EMPTY:
        return None
    face = state.config.tiles.faces[tile]
    return {"tile": face.id, "cost": face.cost}


def _player(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    player = state.players[seat]
    points, able = public_points(player, state.config.tiles), powers(state, seat)
    shown = seat == viewer
    return {
        "seat": seat,
        "tokens": dict(zip(COMMODITIES, player.tokens, strict=True)),
        "stored": sum(player.tokens),
        "limit": able.storage,
        "production_limit": able.production_limit,
        "hand_count": len(player.hand),
        "hand_limit": hand_limit(state, seat),
        "railroads": {RAILROADS[i].id: n for i, n in enumerate(player.railroads) if n},
        "towns": [TOWNS[town].id for town in player.towns],
        "tiles": _tiles(state, player),
        "points": points,
        "vp": sum(points.values()),
        "money": player.money if shown or state.config.open_money else None,
        "hand": [_card(number) for number in player.hand] if shown else None,
    }


def _tiles(state: State, player: Player) -> list[dict[str, Any]]:
    now = state.round if state.config.next_round else state.round + 1
    owned = zip(player.tiles, player.since, strict=True)
    faces = state.config.tiles.faces
    return [
        {"tile": faces[tile].id, "since": since, "active": since < now} for tile, since in owned
    ]


def _card(number: int) -> dict[str, Any]:
    card = CARDS[number]
    return {"card": number, "produce": names_of(card.produce), "raise": names_of(card.raises)}


def _turn(state: State) -> dict[str, Any] | None:
    """Where the acting seat stands in its turn."""
    phase = state.phase
    if not isinstance(phase, Turn | Done | Bonus | Trading | Discard):
        return None
    done = phase if isinstance(phase, Done) else None
    return {
        "seat": phase.seat,
        "extra": isinstance(phase, Turn) and phase.extra,
        "bought": isinstance(phase, Turn) and phase.bought,
        "took": done.took if done else None,
        "sold": [COMMODITIES[i] for i in done.sold] if done else [],
        "exported": done.exported if done else False,
        "built": done.built if done else 0,
        "seller": phase.seller if isinstance(phase, Trading) and phase.seller != EMPTY else None,
    }


def _auction(state: State) -> dict[str, Any] | None:
    phase = state.phase
    if not isinstance(phase, Auction):
        return None
    return {
        "railroad": RAILROADS[phase.railroad].id,
        **_meaning(state, phase.railroad),
        "starter": phase.starter,
        "bid": phase.bid or None,
        "leader": phase.leader if phase.bid else None,
        "passed": list(phase.passed),
    }


def _bonus(state: State) -> dict[str, Any] | None:
    if not isinstance(state.phase, Bonus):
        return None
    options = []
    for tile, (available, total) in usable_bonuses(state, state.phase.seat).items():
        forced = sum(available) == total
        options.append(
            {"tile": tile, "take": names_of(available)}
            if forced
            else {"tile": tile, "choose": total, "from": names_of(available)}
        )
    return {"options": options}


def _end(state: State) -> dict[str, Any] | None:
    """Why the game is over, and whose $1,000 ended it (RT-100)."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    declared = None if phase.declared == EMPTY else phase.declared
    return {"reason": phase.reason, "declared": declared}
