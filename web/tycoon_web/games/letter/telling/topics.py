"""What the rules open with: a scene for each of eight chapters."""

from __future__ import annotations

from tycoon_web.kit.scenes import ground, pawn, put, scene, sort, stage
from tycoon_web.kit.vtree import Child


def _pile(x: int, coins: int) -> Child:
    """Coins that lie on each other, from the side."""
    return [put("th-coin", x, 96 - 17 * n, 36) for n in range(coins)]


#: Chapter by chapter; its words are ``topic.letter.<chapter>`` and ``.about``.
TOPICS: dict[str, Child] = {
    "scoring": stage(
        put("th-share", 44, 64, 92, 66, -8),
        put("th-coin", 196, 58, 54),
        put("th-coin", 218, 90, 38),
        put("th-coin", 178, 96, 34),
        put("th-wreath", 120, 60, 130),
        sort("Q", 120, 58, 62),
    ),
    "turns": scene(
        ground("board"),
        [sort(letter, 60 + 40 * n, 56, 52) for n, letter in enumerate("WORD")],
        put("th-knee", 212, 58, 22, 74),
        put("th-heap", 104, 108, 200, 62),
    ),
    "letters": stage(
        sort("A", 66, 62, 66, -4),
        sort("Y", 120, 60, 66),
        sort("B", 174, 62, 66, 4),
    ),
    "earning": stage([_pile(36 + 56 * n, n + 2) for n in range(4)]),
    "royalties": stage(
        pawn("lantern", 54, 54, 92),
        pawn("key", 186, 54, 92),
        sort("E", 120, 42, 46),
        put("th-coin", 100, 94, 34),
        put("th-coin", 132, 100, 30),
    ),
    "buying": stage(
        put("th-share", 186, 58, 110, 80, 7),
        sort("E", 78, 58, 92, -5),
        put("th-seal", 134, 76, 66),
    ),
    "challenges": stage(put("th-book-open", 120, 60, 184, 122)),
    "end": scene(
        ground("board"),
        put("th-press", 106, 58, 124),
        put("th-ready", 196, 84, 104, 48),
        put("th-heap", 34, 104, 150, 48),
    ),
}
