"""One pattern for every mix of tokens: six keys put one in, a tap in the channel takes one back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, disc
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.turn_context import Fields

Counts = dict[str, int]
#: More tokens than this would be too small to be touched: then there is one for all of a sort.
MOST_TOKENS = 6


class Mix(NamedTuple):
    """What can go in, and what is in."""

    do: str
    """What its controls ask for, with a commodity and how many of it there shall be."""
    there: Mapping[str, int]
    """By commodity the most that can go in."""
    chosen: Mapping[str, int]
    wanted: int = 0
    """How many tokens it is to be; 0: as many as one likes."""

    def spare(self, name: str) -> str:
        """What gives way where one more makes too many: the first of another sort."""
        if not self.wanted or sum(self.chosen.values()) < self.wanted:
            return ""
        return next((c for c in COMMODITIES if self.chosen.get(c) and c != name), "")


def put(chosen: Mapping[str, int], fields: Fields) -> Counts:
    """What is in once a control of the mix was pressed."""
    changed = {**chosen, fields["commodity"]: int(fields["to"])}
    if fields.get("instead"):
        changed[fields["instead"]] -= 1
    return {name: n for name in COMMODITIES if (n := changed.get(name, 0)) > 0}


def channel(words: Words, mix: Mix, title: str, *notes: Child) -> Node:
    """What is in, token by token or sort by sort, and how many they are."""
    given = sum(mix.chosen.values())
    sorts = [name for name in COMMODITIES if mix.chosen.get(name)]
    if max(given, mix.wanted) > MOST_TOKENS:
        tokens, wells = [_back(words, mix, name, 0, mix.chosen[name]) for name in sorts], []
    else:
        tokens = [_back(words, mix, name, n) for name in sorts for n in range(mix.chosen[name])]
        wells = [h("span.well") for _ in range(mix.wanted - given)]
    return h(
        "div.mix-channel",
        {"role": "group", "aria-label": title},
        h("div.mix-tokens", {}, tokens, wells),
        h("div.mix-notes", {}, notes),
    )


def _back(words: Words, mix: Mix, name: str, place: int, count: int = 1) -> Node:
    number = f"-{place + 1}" if place else ""
    return button(
        f"#{mix.do}-{name}-minus{number}.mix-token",
        mix.do,
        disc(name),
        count > 1 and h("b", {}, f"×{count}"),
        fields={"commodity": name, "to": mix.chosen[name] - 1},
        label=words("mix.take_back", what=words.thing(name)),
        key=f"{name}-{place}",
    )


def keys(words: Words, mix: Mix, price: Mapping[str, int]) -> Node:
    """Six keys in the market's order: each puts one in."""
    return h(
        "div.opts.mix-keys",
        {"role": "group", "aria-label": words("mix.put_in")},
        [_key(words, mix, name, price[name]) for name in COMMODITIES],
    )


def _key(words: Words, mix: Mix, name: str, price: int) -> Node:
    chosen, most = mix.chosen.get(name, 0), mix.there.get(name, 0)
    left, thing, spare = most - chosen, words.thing(name), mix.spare(name)
    why = None if left > 0 else words("mix.none_left", what=thing)
    if not why and mix.wanted and sum(mix.chosen.values()) >= mix.wanted and not spare:
        why = words("mix.full", n=mix.wanted)
    return button(
        f"#{mix.do}-{name}-plus.opt.mix-key" + (".m-sunk" if why else ".m-key"),
        mix.do,
        disc(name),
        h("b", {}, left),
        h("small", {}, f"${price}"),
        fields={"commodity": name, "to": chosen + 1, **({"instead": spare} if spare else {})},
        why=why,
        label=words("mix.key", what=thing, n=left, price=price),
    )
