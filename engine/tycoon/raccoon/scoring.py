"""Victory points, every source named (RT-93 … RT-99, RT-81 … RT-84)."""

from __future__ import annotations

from tycoon.kernel.outcome import Outcome
from tycoon.raccoon.cards import RAILROADS, TILES, TOWNS
from tycoon.raccoon.options import Config
from tycoon.raccoon.phases import Over
from tycoon.raccoon.state import Player, State

#: Scoring tiles whose points everybody can count; the Bank's depend on secret money.
PUBLIC_TILES = {
    "governors_mansion": "town",
    "rail_baron": "railroad",
    "mayors_office": "building",
}


def public_points(player: Player) -> dict[str, int]:
    """Points by source that everybody can see (RT-86, RT-93 … RT-96)."""
    railroads = sum(player.railroads)
    counts = {"town": len(player.towns), "railroad": railroads, "building": len(player.tiles)}
    owned = {TILES[tile].points_per for tile in player.tiles}
    points = {
        "towns": sum(TOWNS[town].points for town in player.towns),
        "railroads": sum(
            RAILROADS[railroad].points[count - 1]
            for railroad, count in enumerate(player.railroads)
            if count
        ),
        "pairs": 2 * min(len(player.towns), railroads),
        "buildings": len(player.tiles),
    }
    for tile, per in PUBLIC_TILES.items():
        points[tile] = counts[per] if per in owned else 0
    return points


def bank_points(player: Player, config: Config) -> int:
    """RT-81: 1 VP per full $20 (or $10) of final cash."""
    owns = any(TILES[tile].points_per == "money" for tile in player.tiles)
    return player.money // config.bank_divisor if owns else 0


def railroad_worth(player: Player, railroad: int) -> int:
    """What one more card of this company adds to the public points (PV-03)."""
    richer = player.copy()
    richer.railroads[railroad] += 1
    return sum(public_points(richer).values()) - sum(public_points(player).values())


def town_worth(player: Player, town: int) -> int:
    """What this town adds to the public points (PV-05)."""
    richer = player.copy()
    richer.towns.append(town)
    return sum(public_points(richer).values()) - sum(public_points(player).values())


def score(player: Player, config: Config) -> dict[str, int]:
    """All points by source, their total, and the cash that breaks ties."""
    points = {**public_points(player), "bank": bank_points(player, config)}
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
