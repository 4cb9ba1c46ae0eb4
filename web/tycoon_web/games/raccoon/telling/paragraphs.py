"""Which paragraph of the rules explains what on the table: panels, sheets, and controls by name."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.games.raccoon.rules import handbook

PARAGRAPHS: Mapping[str, str] = {
    # panels and actions
    "produce": "RT-24",
    "sell": "RT-37",
    "auction": "RT-40",
    "build": "RT-46",
    "town": "RT-51",
    "trade": "RT-78",
    "rest": "RT-32",
    "discard": "RT-36",
    "take_start_tokens": "RT-20",
    "choose_start_tiles": "RT-15",
    # the auction, the hammer, the end
    "bid": "RT-41",
    "pass": "RT-42",
    "peek": "RT-87",
    "go-on": "RT-44",
    "play-again": "RT-98",
    # the rest of the table
    "open-chart": "RT-27",
    "lots": "RT-12",
    "start-look": "RT-12",
    "tiles": "RT-47",
    "decks": "RT-A35",
    "open-tableau": "RT-86",
    "towns": "RT-93",
    "railroads": "RT-94",
    "buildings": "RT-95",
    "storage": "RT-35",
    "hand": "RT-30",
    "end-turn": "RT-23",
    "undo": "RT-A43",
    "decline": "RT-A33",
    "declare": "RT-100",
}


#: Every face of a tile, in the order of the rules from RT-53 on.
_FACES = """
wheat_field grain_farm lumber_yard saw_mill coal_deposit coal_mine iron_deposit iron_mine
tool_and_die loom vineyard glass_works machine_shop water_mill
lumber_wheat_trading_firm coal_iron_trading_firm goods_luxury_trading_firm auction_house
warehouse construction_company freight_company smuggler black_market brick_works
export_company trading_floor cottage_industry factory
bank governors_mansion rail_baron mayors_office
"""
_TILE_RULES = {tile: f"RT-{rule}" for rule, tile in enumerate(_FACES.split(), 53)}


#: Paragraphs about something that has its name printed on it, and the id of that name.
THINGS = {rule: f"tile.{tile}" for tile, rule in _TILE_RULES.items()}


def tile_rule(tile: str) -> str:
    """The paragraph about a tile's face; one without its own leads to building."""
    return _TILE_RULES.get(tile, PARAGRAPHS["build"])


#: The engine's list of the rules.
HANDBOOK = handbook
