"""Letter Tycoon's rules by chapters, and where an option changes one (`kernel/handbook.py`)."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.kernel.handbook import Chapter, span
from tycoon.kernel.options import Value

CHAPTERS = (
    Chapter("box", span("LT-", 1, 2)),
    Chapter("setup", span("LT-", 3, 10)),
    Chapter("turns", span("LT-", 11, 13)),
    Chapter("words", span("LT-", 14, 15)),
    Chapter("earning", span("LT-", 16, 18)),
    Chapter("royalties", span("LT-", 19, 21)),
    Chapter("buying", span("LT-", 22, 23)),
    Chapter("refilling", span("LT-", 24, 26)),
    Chapter("letters", span("LT-", 27, 29)),
    Chapter("challenges", span("LT-", 30, 34)),
    Chapter("abilities", span("LT-", 35, 46)),
    Chapter("end", span("LT-", 47, 48)),
    Chapter("scoring", span("LT-", 49, 50)),
    Chapter("faq", (*span("LT-A", 1, 43), "LT-A45", "LT-A46")),
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
