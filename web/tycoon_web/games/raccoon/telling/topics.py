"""What the rules open with: a scene for each of eight chapters."""

from __future__ import annotations

from tycoon_web.kit.scenes import ground, pawn, put, scene, stage, token
from tycoon_web.kit.vtree import Child

#: Chapter by chapter; its words are ``topic.raccoon.<chapter>`` and ``.about``.
TOPICS: dict[str, Child] = {
    "scoring": stage(
        put("town-newgate", 32, 62, 50, 66, -7),
        put("loco-big-bear", 206, 64, 84, 42),
        put("th-wreath", 120, 60, 134),
        put("m-tycoon", 120, 56, 86),
        put("th-coin", 62, 92, 28),
        put("th-coin", 182, 98, 24),
    ),
    "turns": scene(
        ground("rays"),
        pawn("hat", 44, 52, 70),
        pawn("key", 196, 52, 70),
        pawn("lantern", 120, 48, 88),
        ground("board"),
        put("th-gavel", 74, 92, 46),
        put("th-crate", 164, 92, 36),
        put("th-coin", 128, 104, 26),
    ),
    "production": scene(
        ground("land"),
        put("th-works", 62, 48, 112, 128),
        put("th-wagon", 148, 92, 58, 50, css="scene-load c-wheat"),
        put("th-wagon", 208, 92, 58, 50, css="scene-load c-wood"),
        token("wheat", 135, 62, 32),
        token("wheat", 162, 62, 32),
        token("wood", 208, 62, 32),
    ),
    "selling": scene(
        ground("land"),
        put("th-shop", 180, 54, 92, 114, css="scene-load c-goods"),
        put("th-crate", 34, 90, 44),
        put("th-crate", 78, 90, 44),
        put("th-crate", 56, 57, 44),
        put("th-coin", 114, 96, 32),
        put("th-coin", 136, 104, 26),
    ),
    "auctions": scene(
        ground("rays"),
        put("m-sly-fox", 52, 50, 128),
        put("m-big-bear", 188, 50, 128),
        ground("board"),
        put("th-gavel", 120, 78, 72),
    ),
    "building": stage(
        put("b-vineyard", 38, 60, 108),
        put("b-bank", 202, 60, 108),
        put("b-water-mill", 120, 60, 124),
    ),
    "towns": scene(
        put("town-bridgewater", 60, 60, 118, 124),
        put("town-canterbury-woods", 180, 60, 118, 124),
    ),
    "end": scene(
        ground("land"),
        put("loco-tycoon", 176, 80, 124, 62),
        put("th-wagon", 86, 90, 58, 50, css="scene-load c-luxury"),
        put("th-wagon", 26, 90, 58, 50, css="scene-load c-coal"),
    ),
}
