"""Which paragraph of the rules explains what on the table: panels, sheets, and controls by name."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.games.letter.rules import handbook

PARAGRAPHS: Mapping[str, str] = {
    # the word
    "word": "LT-14",
    "lay": "LT-14",
    "piece": "LT-15",
    "commit": "LT-13",
    "declare": "LT-27",
    "copy": "LT-42",
    "final-s": "LT-43",
    "other-row": "LT-40",
    "give": "LT-A22",
    # other panels and the rest of the table
    "discard": "LT-12",
    "shed": "LT-25",
    "penalty": "LT-34",
    "replace": "LT-45",
    "open-patents": "LT-46",
    "open-tables": "LT-10",
    "open-tableau": "LT-47",
    "end-turn": "LT-25",
    "undo": "LT-A43",
    "royalties": "LT-19",
    "zeppelin": "LT-03",
    "stock": "LT-18",
    "q-card": "LT-28",
    "patent-B": "LT-36",
    "patent-J": "LT-37",
    "patent-K": "LT-38",
    "patent-Q": "LT-45",
    "patent-V": "LT-40",
    "patent-X": "LT-42",
    "patent-Z": "LT-43",
    # public screens
    "object": "LT-30",
    "settle": "LT-31",
    "go-on": "LT-33",
    "buy": "LT-22",
    "pass-buying": "LT-23",
    "discard-first": "LT-25",
    "play-again": "LT-50",
}
#: No paragraph is about something with a name on it.
THINGS: dict[str, str] = {}
#: The engine's list of the rules.
HANDBOOK = handbook
