"""Bars that are put together of parts, all to one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon_web.kit.vtree import Node, h


def track(score: Mapping[str, int], kinds: Sequence[str], most: int, now: str = "") -> Node:
    """A player's points by what they came from, each as long as it is many: one scale for all, on
    which ``most`` fills the whole. ``now``: what has just been counted.
    """
    parts = [
        h(
            f"span.bar-part.src-{kind}" + (".now" if kind == now else ""),
            {"key": kind, "style": {"--share": f"{100 * score[kind] / most:.2f}%"}},
            h("b", {}, score[kind]),
        )
        for kind in kinds
        if score.get(kind)
    ]
    return h("span.bar-track", {"aria-hidden": "true"}, parts)
