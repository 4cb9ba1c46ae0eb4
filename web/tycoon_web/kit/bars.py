"""Bars that are put together of parts, all to one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from tycoon_web.kit.vtree import Node, h

#: So many points at most make one piece of a part, where it is drawn in pieces (a wagon).
_PIECE = 7


def track(score: Mapping[str, int], kinds: Sequence[str], most: int, now: str = "") -> Node:
    """A player's points by what they came from, each as long as it is many: one scale for all, on
    which ``most`` fills the whole. ``now``: what has just been counted.
    """
    parts = [_part(kind, score[kind], most, now) for kind in kinds if score.get(kind)]
    return h("span.bar-track", {"aria-hidden": "true"}, parts)


def _part(kind: str, points: int, most: int, now: str) -> Node:
    pieces = ceil(abs(points) / _PIECE)
    look = {
        "--share": f"{100 * points / most:.2f}%",
        "--cars": f"{pieces}",
        "--panes": f"{max(1, abs(points) // pieces // 2)}",
    }
    css = f"span.bar-part.src-{kind}" + (".now" if kind == now else "")
    return h(css, {"key": kind, "style": look}, h("b", {}, points))
