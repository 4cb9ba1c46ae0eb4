"""Letter Tycoon's rules by chapters, and where an option changes one (`kernel/handbook.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.kernel.handbook import chapters, span
from tycoon.kernel.options import Value

CHAPTERS = chapters(
    "LT-",
    """
    box 1-2, setup 3-10, turns 11-13, words 14-15, earning 16-18, royalties 19-21,
    buying 22-23, refilling 24-26, letters 27-29, challenges 30-34, abilities 35-46, end 47-48,
    scoring 49-50, faq A1-A43 A45 A46
    """,
)
RULES = tuple(rule for chapter in CHAPTERS for rule in chapter.rules)
#: Rules that play no part unless an option has one of these values.
ONLY_WITH: Mapping[str, tuple[str, tuple[Value, ...]]] = {
    **dict.fromkeys(("LT-30", "LT-31", "LT-33"), ("challenge", ("table",))),
    **dict.fromkeys(("LT-A02", "LT-A09", "LT-A10"), ("challenge", ("table",))),
    **dict.fromkeys(("LT-34", *span("LT-A", 3, 8)), ("challenge", ("table", "automatic"))),
    "LT-A11": ("challenge", ("automatic",)),
    "LT-A40": ("start_seat", (-1,)),
}
#: Rules that say something else when an option has this value, as ``rule@option=value``.
CHANGES = (
    "LT-08@word_list=everyday",
    "LT-08@word_list=full",
    "LT-08@word_list=own",
    "LT-08@challenge=off",
    "LT-29@doublings=one",
    "LT-30@challenge=automatic",
    "LT-30@challenge=off",
    "LT-32@challenge=off",
    "LT-34@challenge=automatic",
    "LT-39@doublings=add",
    "LT-39@doublings=one",
    "LT-45@q_patent=hand",
    "LT-A11@retries=0",
    "LT-A11@retries=-1",
    "LT-A12@doublings=add",
    "LT-A12@doublings=one",
    "LT-A25@q_patent=hand",
    "LT-A43@challenge=automatic",
    "LT-A43@challenge=off",
)
