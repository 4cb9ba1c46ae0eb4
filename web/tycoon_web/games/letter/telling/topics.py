"""What the rules open with: a picture for each of eight chapters."""

from __future__ import annotations

from tycoon_web.games.letter.table.tiles import in_small, tile
from tycoon_web.kit.controls import drawing, emblem
from tycoon_web.kit.vtree import Child, h


def _wax(sign: str) -> Child:
    return h(f"span.wax.em-{sign}", {}, emblem(sign))


#: Chapter by chapter; its words are ``topic.letter.<chapter>`` and ``.about``.
TOPICS: dict[str, Child] = {
    "scoring": [tile("Q"), drawing("th-coin", "topic-thing")],
    "turns": in_small("WORD"),
    "letters": in_small("AYBE"),
    "earning": [h("b.topic-notch", {}, text) for text in ("$2", "$3", "$4")],
    "royalties": [_wax(sign) for sign in ("lantern", "key", "hat")],
    "buying": [tile("E"), drawing("th-seal", "topic-thing")],
    "challenges": drawing("th-book-closed", "topic-thing"),
    "end": drawing("th-press", "topic-thing"),
}
