"""The rules as a reader finds them: chapters of rule ids, and where each option changes one.

The one list of rule ids: the page's rules text, its notes per edition and the table of tests are
all checked against it. The words are in the page's catalogues, under the same ids.
"""

from __future__ import annotations

from tycoon.kernel.handbook import Chapter, span

CHAPTERS = (
    Chapter("box", span("RT-", 1, 6)),
    Chapter("setup", span("RT-", 7, 20)),
    Chapter("turns", span("RT-", 21, 23)),
    Chapter("production", span("RT-", 24, 30)),
    Chapter("tiles_b_p", span("RT-", 31, 34)),
    Chapter("storage", span("RT-", 35, 36)),
    Chapter("selling", span("RT-", 37, 39)),
    Chapter("auctions", span("RT-", 40, 45)),
    Chapter("building", span("RT-", 46, 50)),
    Chapter("towns", span("RT-", 51, 52)),
    Chapter("tiles", span("RT-", 53, 85)),
    Chapter("information", span("RT-", 86, 88)),
    Chapter("end", span("RT-", 89, 92)),
    Chapter("scoring", span("RT-", 93, 99)),
    Chapter("variants", span("RT-", 100, 101)),
    Chapter("faq", span("RT-A", 1, 47)),
)
RULES = tuple(rule for chapter in CHAPTERS for rule in chapter.rules)
#: Rules that play no part unless an option brings them in.
ONLY_WITH = {
    "RT-18": ("start_offer", "mixed"),
    "RT-90": ("end_triggers", "three"),
    "RT-92": ("longer", True),
    "RT-100": ("thousand", "declare"),
    "RT-101": ("beginner", "four"),
}
