"""Raccoon Tycoon's editions and variants as named options (rules 1.8 and 1.9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tycoon.games.raccoon.rules.cards import TILES, Tiles
from tycoon.kernel.options import Option, Value, flag, start_seat_exists
from tycoon.kernel.refusals import Refusal

#: Each preset is the English handbook with these defaults changed.
PRESETS: Mapping[str, Mapping[str, Value]] = {
    "en-2018": {},
    "de-piatnik": {
        "start_tiles": "chosen",
        "production_order": "prices_first",
        "new_tiles": "next_round",
        "trading_floor": "any_goods",
        "export": "any_commodity",
        "bank_cost": 50,
        "bank_divisor": 10,
        "end_triggers": "three",
        "must_act": True,
    },
    "es": {"supply": 30},
}

_BANK = TILES.face("bank").cost

OPTIONS = (
    Option("edition", "en-2018", tuple(PRESETS), advanced=False),
    Option("start_seat", -1, range=(-1, 4), rule="RT-19", advanced=False),
    Option("supply", 25, (25, 30), rule="RT-03"),
    flag("unlimited_supply", False, "RT-A01"),
    Option("start_tiles", "drawn", ("drawn", "chosen"), rule="RT-15"),
    Option("start_offer", "basic", ("basic", "mixed"), rule="RT-18"),
    Option("production_order", "goods_first", ("goods_first", "prices_first"), rule="RT-28"),
    Option("new_tiles", "at_once", ("at_once", "next_round"), rule="RT-48"),
    Option("extra_cards", "at_once", ("at_once", "next_production"), rule="RT-A28"),
    Option("trading_floor", "one_commodity", ("one_commodity", "any_goods"), rule="RT-78"),
    Option("export", "sold_commodity", ("sold_commodity", "any_commodity"), rule="RT-77"),
    Option("bank_cost", _BANK, (_BANK, 50), rule="RT-81"),
    Option("bank_divisor", 20, (20, 10), rule="RT-81"),
    Option("end_triggers", "two", ("two", "three"), rule="RT-90"),
    flag("must_act", False, "RT-A33"),
    Option("tie_break", "money", ("money", "shared"), rule="RT-99"),
    flag("longer", False, "RT-92", advanced=False),
    Option("thousand", "off", ("off", "declare", "automatic"), rule="RT-100", advanced=False),
    Option("beginner", "off", ("off", "four", "six"), rule="RT-101", advanced=False),
    flag("open_money", False, "RT-A34", advanced=False),
)


def _beginner(values: Mapping[str, Value], players: int) -> Refusal | None:
    if values["beginner"] == "off":
        return None
    if values["longer"]:
        return Refusal("beginner_with_longer")
    if values["end_triggers"] == "three":
        return Refusal("beginner_with_building_trigger")
    if values["start_offer"] == "mixed":
        return Refusal("beginner_with_mixed_offer")
    return None


def _start_offer(values: Mapping[str, Value], players: int) -> Refusal | None:
    if values["start_offer"] == "mixed" and values["start_tiles"] == "chosen":
        return Refusal("mixed_offer_with_chosen_tiles")
    return None


CONFLICTS = (start_seat_exists, _beginner, _start_offer)


@dataclass(frozen=True, slots=True)
class Config:
    """The options as the rules read them; never changes during a game."""

    players: int
    supply: int
    unlimited: bool
    chosen_tiles: bool
    mixed_offer: bool
    prices_first: bool
    next_round: bool
    draw_at_once: bool
    any_goods: bool
    export_any: bool
    bank_divisor: int
    building_trigger: bool
    must_act: bool
    money_breaks_ties: bool
    longer: bool
    thousand: str
    beginner: str
    open_money: bool
    start_seat: int
    tiles: Tiles
    """All that the rules know of tiles, with this edition's costs."""


@lru_cache(maxsize=100)
def _priced(tiles: Tiles, bank_cost: int) -> Tiles:
    """Games with the same costs share one table, and what is remembered about it."""
    return tiles.at_costs({"bank": bank_cost})


def configure(values: Mapping[str, Value], players: int, tiles: Tiles = TILES) -> Config:
    """Options of a resolved set (see `tycoon.kernel.options.resolve`) as a `Config`."""
    return Config(
        players=players,
        supply=int(values["supply"]),
        unlimited=bool(values["unlimited_supply"]),
        chosen_tiles=values["start_tiles"] == "chosen",
        mixed_offer=values["start_offer"] == "mixed",
        prices_first=values["production_order"] == "prices_first",
        next_round=values["new_tiles"] == "next_round",
        draw_at_once=values["extra_cards"] == "at_once",
        any_goods=values["trading_floor"] == "any_goods",
        export_any=values["export"] == "any_commodity",
        bank_divisor=int(values["bank_divisor"]),
        building_trigger=values["end_triggers"] == "three",
        must_act=bool(values["must_act"]),
        money_breaks_ties=values["tie_break"] == "money",
        longer=bool(values["longer"]),
        thousand=str(values["thousand"]),
        beginner=str(values["beginner"]),
        open_money=bool(values["open_money"]),
        start_seat=int(values["start_seat"]),
        tiles=_priced(tiles, int(values["bank_cost"])),
    )
