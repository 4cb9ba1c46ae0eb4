"""Victory points, every source named (RT-93 … RT-99, RT-81 … RT-84)."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.games.raccoon.rules.cards import RAILROADS, TOWNS, Tiles
from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.phases import Over
from tycoon.games.raccoon.rules.state import Player, State
from tycoon.kernel.outcome import Outcome

PAIR = 2  #: points of a town and a railroad together (RT-95)
#: By railroad: points of none, one, two … of its cards (RT-94).
SERIES = tuple((0, *railroad.points) for railroad in RAILROADS)
#: By town (RT-93).
TOWN_POINTS = tuple(town.points for town in TOWNS)


def public_points(player: Player, tiles: Tiles) -> dict[str, int]:
    """Points by source that everybody can see (RT-86, RT-93 … RT-97)."""
    railroads = sum(player.railroads)
    counts = {"town": len(player.towns), "railroad": railroads, "building": len(player.tiles)}
    return {
        "towns": sum(TOWN_POINTS[town] for town in player.towns),
        "railroads": sum(
            SERIES[railroad][count] for railroad, count in enumerate(player.railroads)
        ),
        "pairs": PAIR * min(len(player.towns), railroads),
        "buildings": len(player.tiles),
        **_tile_points(player, tiles, counts),
    }


def public_total(player: Player, tiles: Tiles) -> int:
    """The sum of `public_points`, for searches: nothing is named."""
    railroads, towns, buildings = sum(player.railroads), len(player.towns), len(player.tiles)
    total = PAIR * min(railroads, towns) + buildings
    total += sum([TOWN_POINTS[town] for town in player.towns])
    for railroad, count in enumerate(player.railroads):
        if count:
            total += SERIES[railroad][count]
    for tile in player.tiles:
        per = tiles.faces[tile].points_per
        if per:
            total += {"town": towns, "railroad": railroads, "building": buildings}.get(per, 0)
    return total


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


def railroad_worth(player: Player, railroad: int, tiles: Tiles) -> int:
    """What one more card of this company adds to the public points (PV-03)."""
    richer = player.copy()
    richer.railroads[railroad] += 1
    return sum(public_points(richer, tiles).values()) - sum(public_points(player, tiles).values())


def town_worth(player: Player, town: int, tiles: Tiles) -> int:
    """What this town adds to the public points (PV-05)."""
    richer = player.copy()
    richer.towns.append(town)
    return sum(public_points(richer, tiles).values()) - sum(public_points(player, tiles).values())


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

    def standing(seat: int) -> tuple[bool, int, int]:
        money = scores[seat]["money"] if state.config.money_breaks_ties else 0
        return seat == phase.declared, scores[seat]["total"], money

    ranks: dict[tuple[bool, int, int], list[int]] = {}
    for seat in range(len(scores)):
        ranks.setdefault(standing(seat), []).append(seat)
    ranking = tuple(tuple(ranks[key]) for key in sorted(ranks, reverse=True))
    return Outcome(ranking[0], ranking, tuple(scores), phase.reason)
