"""Forged states: a real one with a few things moved, exchanged or made up.

What is moved stays in the game, so that much of it looks right and the audit has to think.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import tycoon
from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.raccoon.rules.cards import COMMODITIES, PRICE_MAX, PRICE_MIN, RAILROADS, TILES

Data = dict[str, Any]
Forger = Callable[[Data, Random], object]
#: What the fields of a sub-state may be forged to.
Fields = dict[str, Callable[[Data], list[Any]]]
AMOUNTS = (0, 1, 2, 5, 9, 10, 11, 40, 300, 999, 1000, 3000, 50_000, 99_999, 10**12)


def forged(data: Data, dice: Random) -> Data:
    """A copy of a state's data with one to three forgeries."""
    twin = copy.deepcopy(data)
    forgers = RACCOON if "prices" in data else LETTER if "pool" in data else OTHER
    for _ in range(dice.randint(1, 3)):
        dice.choice(forgers)(twin, dice)
    return twin


def is_let_in(session: tycoon.Session, data: dict[str, Any]) -> Any:
    """The state when the audit accepts this data, else None."""
    rules, players = session.rules, len(session.seats)
    try:
        state = rules.state_from_dict(data, session.options, players, session.lexicon)
        rules.audit(state)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None
    return state


def _number(data: Data, dice: Random) -> None:
    """Of any state: one of its numbers, or one in one of its lists."""
    name = dice.choice([name for name, value in data.items() if isinstance(value, int | list)])
    place: Any = data if isinstance(data[name], int) else data[name]
    place[name if place is data else dice.randrange(len(place))] = dice.choice(AMOUNTS)


def _player(data: Data, dice: Random) -> Data:
    player: Data = dice.choice(data["players"])
    return player


def _money(data: Data, dice: Random) -> None:
    kind = dice.choice(["money", "stock"]) if "pool" in data else "money"
    _player(data, dice)[kind] = dice.choice(AMOUNTS)


def _round(data: Data, dice: Random) -> None:
    data["round"] = max(
        0, data["round"] + dice.choice([-5, -2, -1, 1, 2, 5, -data["round"] + 1, 100_000])
    )


def _seats(data: Data, dice: Random) -> None:
    name = dice.choice(["start", "active"] if "active" in data else ["start"])
    data[name] = dice.randrange(len(data["players"]))


def _chance(data: Data, dice: Random) -> None:
    data["random"] = dice.choice([0, dice.getrandbits(64), 2**64 - 1])


def _ending(data: Data, dice: Random) -> None:
    reasons = ["goal", ""] if "pool" in data else ["towns", "railroads", "buildings", "sets", ""]
    data["ending"] = dice.choice(reasons)


def _exchange(piles: list[list[Any]], dice: Random) -> None:
    """Two things change places."""
    one, other = dice.choice(piles), dice.choice(piles)
    if one and other:
        at, there = dice.randrange(len(one)), dice.randrange(len(other))
        one[at], other[there] = other[there], one[at]


def _move(piles: list[list[Any]], dice: Random) -> tuple[list[Any], int] | None:
    """Something goes to another pile, its place there."""
    one, other = dice.choice(piles), dice.choice(piles)
    if not one:
        return None
    at = dice.randrange(len(other) + 1)
    other.insert(at, one.pop(dice.randrange(len(one))))
    return other, at


def _cards(data: Data, dice: Random) -> None:
    piles = [data["deck"], data["discard"], *(player["hand"] for player in data["players"])]
    if "pool" in data:
        piles += [data["laid"]]
        if dice.random() < 0.3:
            _exchange([data["pool"], data["used"], *piles], dice)
    dice.choice([_move, _exchange])(piles, dice)
    if "pool" in data:
        for player in data["players"]:
            player["hand"].sort()


def _seat_fields(data: Data, dice: Random) -> None:
    """Another sub-state, or one field of this one."""
    phases = _LETTER_PHASES if "pool" in data else _RACCOON_PHASES
    name = data["phase"]["phase"] if dice.random() < 0.4 else dice.choice(list(phases))
    made = {"phase": name}
    for field, values in phases[name].items():
        old = data["phase"].get(field)
        keep = field in data["phase"] and dice.random() < 0.7
        made[field] = old if keep else dice.choice(values(data))
    data["phase"] = made


def _any_seat(data: Data) -> list[Any]:
    return list(range(len(data["players"])))


def _maybe_seat(data: Data) -> list[Any]:
    return [-1, *_any_seat(data)]


def _some_seats(data: Data) -> list[Any]:
    seats = _any_seat(data)
    return [[], *([seat] for seat in seats), seats[1:], seats[:-1], seats[2:], seats]


def _of(*values: Any) -> Callable[[Data], list[Any]]:
    return lambda data: list(values)


_SEAT: Fields = {"seat": _any_seat}
_YES = _of(False, True)
_RACCOON_PHASES: dict[str, Fields] = {
    "start_tiles": _SEAT,
    "start_tokens": _SEAT,
    "turn": {**_SEAT, "extra": _YES, "bought": _YES},
    "bonus": _SEAT,
    "trading": {**_SEAT, "seller": _maybe_seat},
    "discard": _SEAT,
    "auction": {
        **_SEAT,
        "starter": _any_seat,
        "railroad": lambda data: [r for r in data["railroads"] if r] or ["fat_cat"],
        "bid": _of(0, 2, 3, 4, 5, 7, 9, 12),
        "leader": _maybe_seat,
        "passed": _some_seats,
    },
    "done": {
        **_SEAT,
        "took": _of("produce", "sell", "auction", "build", "buy_town", "decline"),
        "sold": _of([], ["wheat"], ["luxury"], ["wood", "iron"]),
        "exported": _YES,
        "built": _of(0, 1, 2),
    },
    "last_call": {**_SEAT, "others": _some_seats},
    "over": {"reason": _of("towns", "railroads", "thousand"), "declared": _maybe_seat},
}
_LETTER_PHASES: dict[str, Fields] = {
    **dict.fromkeys(("turn", "challenge", "retry", "penalty", "buy"), _SEAT),
    "done": {**_SEAT, "took": _of("play_word", "discard_cards"), "shed": _YES},
    "over": {"reason": _of("goal")},
}


# --- Raccoon Tycoon ------------------------------------------------------------------------------


def _tokens(data: Data, dice: Random) -> None:
    places = [data["supply"], *(player["tokens"] for player in data["players"])]
    one, other, name = dice.choice(places), dice.choice(places), dice.choice(COMMODITIES)
    count = min(one.get(name, 0), dice.choice([1, 1, 2, 5, 24]))
    if count > 0 and one is not other:
        one[name] -= count
        other[name] = other.get(name, 0) + count


def _prices(data: Data, dice: Random) -> None:
    at = dice.randrange(6)
    data["prices"][COMMODITIES[at]] = dice.choice([PRICE_MIN[at], PRICE_MAX[at], 7])


_BACKS = {TILES.faces[front].id: TILES.faces[back].id for front, back in TILES.back_of.items()}
_FRONTS = {back: front for front, back in _BACKS.items()}


def _tiles(data: Data, dice: Random) -> None:
    """Tiles change hands; a space that loses one is empty, or is filled."""
    for player in data["players"]:
        player["dated"] = list(zip(player["tiles"], player["since"], strict=False))
    piles = [data["tile_deck"], data["removed_tiles"], data["tiles"]]
    piles += [player["dated"] for player in data["players"]]
    (_move if dice.random() < 0.7 else _exchange)(piles, dice)
    data["tiles"][:] = [tile[0] if isinstance(tile, tuple) else tile for tile in data["tiles"]]
    data["tiles"] = ([tile for tile in data["tiles"] if tile] + [None] * 4)[:4]
    for name in ("tile_deck", "removed_tiles"):
        data[name] = [tile[0] if isinstance(tile, tuple) else tile for tile in data[name] if tile]
    for player in data["players"]:
        dated = [
            t if isinstance(t, tuple) else (t, data["round"]) for t in player.pop("dated") if t
        ]
        player["tiles"], player["since"] = [t for t, _ in dated], [since for _, since in dated]
    for name in ("tile_deck", "removed_tiles", "tiles"):
        data[name] = [_FRONTS.get(tile, tile) for tile in data[name]]


def _sides(data: Data, dice: Random) -> None:
    """A tile is turned over, or was bought at another time."""
    player = _player(data, dice)
    if player["tiles"]:
        at = dice.randrange(len(player["tiles"]))
        tile = player["tiles"][at]
        player["tiles"][at] = _BACKS.get(tile, _FRONTS.get(tile, tile))
        player["since"][at] += dice.choice([-1, 0, 0, 1])


def _towns(data: Data, dice: Random) -> None:
    offer = [data["town"]] if data["town"] else []
    piles = [data["town_deck"], offer, *(player["towns"] for player in data["players"])]
    dice.choice([_move, _exchange])(piles, dice)
    data["town"] = offer.pop() if offer else None
    data["town_deck"] += offer


def _railroads(data: Data, dice: Random) -> None:
    offer = [railroad for railroad in data["railroads"] if railroad]
    hands = [
        [r for r, n in player["railroads"].items() for _ in range(n)] for player in data["players"]
    ]
    dice.choice([_move, _exchange])([data["railroad_deck"], offer, *hands], dice)
    data["railroad_deck"] += offer[2:]
    data["railroads"] = [*offer, None, None][:2]
    for player, hand in zip(data["players"], hands, strict=True):
        player["railroads"] = {r.id: hand.count(r.id) for r in RAILROADS if r.id in hand}


RACCOON: tuple[Forger, ...] = (
    _money, _round, _seats, _chance, _ending, _cards, _seat_fields, _seat_fields, _tokens, _prices,
    _tiles, _tiles, _sides, _towns, _railroads,
)  # fmt: skip


# --- Letter Tycoon -------------------------------------------------------------------------------


def _patents(data: Data, dice: Random) -> None:
    piles = [player["patents"] for player in data["players"]]
    sold = {letter for pile in piles for letter in pile}
    _move([*piles, [letter for letter in LETTERS if letter not in sold]], dice)


def _tries(data: Data, dice: Random) -> None:
    data["tries"] = dice.choice([0, 1, 2, 3, 7])
    data["refused"] = ["CAB"] * dice.choice([data["tries"], 0, 1])
    data["replaced"] = dice.random() < 0.5


def _play(data: Data, dice: Random) -> None:
    play = data["play"]
    if play is None:
        return
    seat = dice.randrange(len(data["players"]))
    play["answers"][seat] = dice.choice(["", "accept", "challenge"])
    play["challenger"] = dice.choice([play["challenger"], *_maybe_seat(data)])
    word = dice.choice(play["words"])
    word["doublings"] = dice.choice([word["doublings"], [], ["B"], ["Q"], ["J"]])
    if dice.random() < 0.2:
        data["play"], data["laid"] = None, []


LETTER: tuple[Forger, ...] = (
    _money, _round, _seats, _chance, _ending, _cards, _cards, _seat_fields, _patents, _tries, _play,
)  # fmt: skip
#: Of a game that nobody has named here.
OTHER: tuple[Forger, ...] = (_number,)
