"""Giving back what does not fit, wherever a production is taken up (RT-36)."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Action

from tycoon_web.games.raccoon.panels.mix import Mix, channel, keys
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.vtree import Child, Node, h


def given_back(drop: Mapping[str, int]) -> list[Action]:
    """An action for every sort."""
    return [Action("discard", commodity=name, count=n) for name, n in drop.items() if n]


def falls_short(words: Words, drop: Mapping[str, int], excess: int) -> str | None:
    """It must be just so many tokens."""
    if excess and sum(drop.values()) != excess:
        return words("produce.give_back_exactly", n=excess)
    return None


def chooser(
    words: Words, mix: Mix, limit: int, price: Mapping[str, int], *, titled: bool
) -> list[Node]:
    """What goes, and the keys that put it there; with its title where nothing else tells it."""
    title = words("produce.overflow", n=mix.wanted, limit=limit)
    given = words("town.given", n=sum(mix.chosen.values()), of=mix.wanted)
    notes: list[Child] = [titled and h("span", {}, title), h("b", {}, given)]
    return [channel(words, mix, title, *notes), keys(words, mix, price)]
