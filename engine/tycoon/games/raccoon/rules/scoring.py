"""Victory points, every source named (RT-93 … RT-99, RT-81 … RT-84)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import getitem

from tycoon.games.raccoon.rules.cards import RAILROADS, TOWNS, Tiles
from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.phases import Over
from tycoon.games.raccoon.rules.state import EMPTY, Player, State
from tycoon.kernel.outcome import Outcome

#: By railroad: points of 0, 1, 2, 3, 4 of its cards (RT-94).
_SERIES = tuple((0, *railroad.points) for railroad in RAILROADS)
#: By railroad and how many are owned: the points that one more adds.
STEPS = tuple(tuple(more - less for less, more in pairwise(series)) for series in _SERIES)
PAIR = 2  #: points of a town and a railroad together (RT-96)
_TOWN_POINTS = tuple(town.points for town in TOWNS)


def per(tiles: Tiles, owned: Sequence[int], what: str) -> int:
    """Points that one more of this earns by tiles owned: town, railroad, building; money by the
    edition's dollars (RT-97)."""
    return sum([owned.count(index) for index in tiles.earners[what]]) if owned else 0


def _possessions(player: Player) -> tuple[int, int, int, int]:
    """Points of towns, railroads, pairs and buildings (RT-93 … RT-96)."""
    towns = sum([_TOWN_POINTS[town] for town in player.towns])
    railroads = sum(map(getitem, _SERIES, player.railroads))
    pairs = PAIR * min(len(player.towns), sum(player.railroads))
    return towns, railroads, pairs, len(player.tiles)


def _counts(player: Player) -> dict[str, int]:
    """What tiles that score openly score by."""
    railroads = sum(player.railroads)
    return {"town": len(player.towns), "railroad": railroads, "building": len(player.tiles)}


def public_points(player: Player, tiles: Tiles) -> dict[str, int]:
    """Points by source that everybody can see (RT-86, RT-93 … RT-97)."""
    sources = ("towns", "railroads", "pairs", "buildings")
    named = dict(zip(sources, _possessions(player), strict=True))
    return {**named, **_tile_points(player, tiles, _counts(player))}


def public_total(player: Player, tiles: Tiles) -> int:
    """The sum of `public_points`, in a third of the time."""
    total = sum(_possessions(player))
    if not player.tiles:
        return total
    faces, counts = tiles.faces, _counts(player)
    return total + sum([counts.get(faces[tile].points_per, 0) for tile in player.tiles])


def money_points(player: Player, config: Config) -> dict[str, int]:
    """By tile 1 VP per full $20 (or $10) of final cash, which is secret (RT-81)."""
    return _tile_points(player, config.tiles, {"money": player.money // config.bank_divisor})


def _tile_points(player: Player, tiles: Tiles, counts: Mapping[str, int]) -> dict[str, int]:
    """What the tiles that score by these counts are worth to a player, owned or not."""
    return {
        tile.id: counts[tile.points_per] * player.tiles.count(index)
        for index, tile in tiles.scoring
        if tile.points_per in counts
    }


def pair_worth(owned: int, others: int) -> int:
    """What one more of the railroads (or towns) adds with a town (railroad) that has none yet, by
    how many of both are owned (RT-96).
    """
    return PAIR if others > owned else 0


def railroad_worth(player: Player, railroad: int, tiles: Tiles) -> int:
    """What one more card of this company adds to the public points (PV-03)."""
    step = STEPS[railroad][player.railroads[railroad]]
    pair = pair_worth(sum(player.railroads), len(player.towns))
    return step + pair + per(tiles, player.tiles, "railroad")


def town_worth(player: Player, town: int, tiles: Tiles) -> int:
    """What this town adds to the public points (PV-05)."""
    pair = pair_worth(len(player.towns), sum(player.railroads))
    return _TOWN_POINTS[town] + pair + per(tiles, player.tiles, "town")


def tile_worth(player: Player, tile: int, tiles: Tiles, front: int = EMPTY) -> int:
    """What this face adds to the public points; ``front`` is the one it is turned round from, or
    EMPTY for a new tile."""
    faces, counts = tiles.faces, _counts(player)
    if front != EMPTY:
        return counts.get(faces[tile].points_per, 0) - counts.get(faces[front].points_per, 0)
    counts["building"] += 1
    return 1 + per(tiles, player.tiles, "building") + counts.get(faces[tile].points_per, 0)


def score(player: Player, config: Config) -> dict[str, int]:
    """All points by source, their total, and the cash that breaks ties."""
    points = {**public_points(player, config.tiles), **money_points(player, config)}
    return {**points, "total": sum(points.values()), "money": player.money}


def outcome(state: State) -> Outcome | None:
    """Most points win, then most money (RT-98, RT-99); a full tie is shared (RT-A37)."""
    phase = state.phase
    if not isinstance(phase, Over):
        return None
    scores = [score(player, state.config) for player in state.players]
    counts = state.config.money_breaks_ties
    standings = [
        (seat == phase.declared, points["total"], points["money"] * counts)
        for seat, points in enumerate(scores)
    ]
    return Outcome.ranked(scores, standings, phase.reason)
