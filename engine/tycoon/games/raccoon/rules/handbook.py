"""Raccoon Tycoon's rules by chapters, and where each option changes one (`kernel/handbook.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.kernel.handbook import chapters, span
from tycoon.kernel.options import Value

CHAPTERS = chapters(
    "RT-",
    """
    box 1-6, setup 7-20, turns 21-23, production 24-30, tiles_b_p 31-34, storage 35-36,
    selling 37-39, auctions 40-45, building 46-50, towns 51-52, tiles 53-85,
    information 86-88, end 89-92, scoring 93-99, variants 100-101, faq A1-A48
    """,
)
RULES = tuple(rule for chapter in CHAPTERS for rule in chapter.rules)
#: What is about advanced tiles only, which beginners leave out.
_ON_ADVANCED_TILES = (
    *("RT-16", "RT-33", "RT-34", *span("RT-", 65, 85), "RT-97"),
    *(*span("RT-A", 7, 13), "RT-A19", *span("RT-A", 24, 29)),
)
#: Rules that play no part unless an option has one of these values.
ONLY_WITH: Mapping[str, tuple[str, tuple[Value, ...]]] = {
    **dict.fromkeys(_ON_ADVANCED_TILES, ("beginner", ("off",))),
    "RT-18": ("start_offer", ("mixed",)),
    "RT-90": ("end_triggers", ("three",)),
    "RT-92": ("longer", (True,)),
    "RT-100": ("thousand", ("declare", "automatic")),
    "RT-101": ("beginner", ("four", "six")),
    "RT-A30": ("new_tiles", ("next_round",)),
    "RT-A31": ("new_tiles", ("next_round",)),
    "RT-A32": ("beginner", ("four", "six")),
    "RT-A38": ("thousand", ("declare", "automatic")),
    "RT-A45": ("longer", (True,)),
    "RT-A46": ("start_tiles", ("chosen",)),
}
#: Rules that say something else when an option has this value, as ``rule@option=value``.
CHANGES = (
    "RT-03@supply=30",
    "RT-03@unlimited_supply=True",
    "RT-04@edition=es",
    "RT-15@start_tiles=chosen",
    "RT-15@start_offer=mixed",
    "RT-15@beginner=six",
    "RT-17@beginner=four",
    "RT-17@beginner=six",
    "RT-22@must_act=True",
    "RT-28@production_order=prices_first",
    "RT-35@new_tiles=next_round",
    "RT-48@new_tiles=next_round",
    "RT-77@export=any_commodity",
    "RT-78@trading_floor=any_goods",
    "RT-81@bank_cost=50",
    "RT-81@bank_divisor=10",
    "RT-87@open_money=True",
    "RT-89@longer=True",
    "RT-90@longer=True",
    "RT-91@thousand=declare",
    "RT-91@thousand=automatic",
    "RT-98@thousand=declare",
    "RT-98@thousand=automatic",
    "RT-99@tie_break=shared",
    "RT-100@thousand=automatic",
    "RT-101@beginner=six",
    "RT-A01@unlimited_supply=True",
    "RT-A08@trading_floor=any_goods",
    "RT-A12@export=any_commodity",
    "RT-A13@export=any_commodity",
    "RT-A17@open_money=True",
    "RT-A23@longer=True",
    "RT-A25@new_tiles=next_round",
    "RT-A28@extra_cards=next_production",
    "RT-A33@must_act=True",
    "RT-A34@open_money=True",
    "RT-A39@tie_break=shared",
    "RT-A47@open_money=True",
)
