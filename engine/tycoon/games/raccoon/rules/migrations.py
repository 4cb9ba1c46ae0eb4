"""States as older versions wrote them, brought into today's form (FI-09).

Versions 0.1.0 and 0.2.0 wrote positions in their tables instead of ids; a price list tells it. The
tables below are theirs and never change.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tycoon.games.raccoon.rules.ids import forms_of
from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.setup import tiles_in_the_box
from tycoon.kernel.records import Forms

_TILES = (
    "wheat_field", "lumber_yard", "coal_deposit", "iron_deposit", "tool_and_die", "vineyard",
    "machine_shop", "lumber_wheat_trading_firm", "coal_iron_trading_firm",
    "goods_luxury_trading_firm", "warehouse", "construction_company", "freight_company",
    "governors_mansion", "rail_baron", "bank", "auction_house", "smuggler", "black_market",
    "brick_works", "mayors_office", "trading_floor", "export_company", "cottage_industry",
    "factory", "grain_farm", "saw_mill", "coal_mine", "iron_mine", "loom", "glass_works",
    "water_mill",
)  # fmt: skip
_TOWNS = (
    "beaver_ford", "bridgewater", "molehill", "black_friar", "foxwoods", "trinity", "newgate",
    "marketshire", "badger_downs", "wild_grove", "dunmoor", "bishops_glen", "lands_end",
    "drover_crossing", "canterbury_woods", "river_ridge",
)  # fmt: skip
_RAILROADS = ("skunkworks", "sly_fox", "fat_cat", "big_bear", "top_dog", "tycoon")
_COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
_POSITIONS = forms_of(_TILES, _TOWNS, _RAILROADS, _COMMODITIES)


def modern(data: dict[str, Any], config: Config) -> dict[str, Any]:
    """A state's data in today's form; raises LookupError or TypeError when it is no state's."""
    if isinstance(data["prices"], list):
        data = _named(data, _POSITIONS.state)
        data["phase"] = _named(data["phase"], _POSITIONS.phase)
        data["players"] = [_named(player, _POSITIONS.player) for player in data["players"]]
    return {**data, "removed_tiles": [*data["removed_tiles"], *_newer_tiles(data, config)]}


def _named(data: dict[str, Any], forms: Forms) -> dict[str, Any]:
    """With ids for positions."""
    return {name: forms[name].write(v) if name in forms else v for name, v in data.items()}


def _newer_tiles(data: dict[str, Any], config: Config) -> list[str]:
    """Tiles that came with a later version than the game: it is played without them."""
    names = [tile.id for tile in config.tiles.faces]
    fronts = {names[back]: names[front] for back, front in config.tiles.front_of.items()}
    owned = [fronts.get(tile, tile) for player in data["players"] for tile in player["tiles"]]
    there = Counter([*owned, *data["tile_deck"], *data["tiles"], *data["removed_tiles"]])
    choosing = data["phase"]["phase"] == "start_tiles"
    box = Counter(names[tile] for tile in tiles_in_the_box(config, chosen=not choosing))
    return list((box - there).elements())
