"""The Tycoon Gazette: patents as blocks as wide as their price, purses and stock behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.bars import track
from tycoon_web.kit.controls import emblem
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def front_page(words: Words, seats: int, rounds: int, *columns: Child) -> Node:
    """The paper with its name and what stands below it."""
    edition = words("lt.end.edition", n=rounds)
    return h(
        f"article.gazette.m-paper.of-{seats}",
        {},
        h(
            "div.masthead-gazette",
            {"aria-hidden": "true"},
            h("b", {}, words("lt.end.gazette")),
            h("p", {}, h("span", {}, edition), h("span", {}, words("lt.end.printers", n=seats))),
        ),
        columns,
    )


def line(
    words: Words,
    player: View,
    score: Mapping[str, int],
    kinds: Sequence[str],
    most: int,
) -> Node:
    """A player's line of the paper."""
    rest = [kind for kind in kinds if kind != "patents"]
    shown = track(score, rest, most)
    if "patents" in kinds:
        shown[2][:0] = _blocks(player, most)
    total = sum(score.get(kind, 0) for kind in kinds)
    return h(
        f"li.bar-row.em-{player['emblem']}",
        {"key": player["emblem"]},
        h("span.bar-name", {}, emblem(player["emblem"]), h("bdi", {}, player["name"])),
        shown,
        h("strong.bar-total", {}, words.money(total)),
    )


def _blocks(player: View, most: int) -> list[Node]:
    """A block for each patent, the dearest first."""
    letters = sorted(player["patents"], key=lambda letter: (-LETTERS[letter].cost, letter))
    shares = [f"{100 * LETTERS[letter].cost / most:.2f}%" for letter in letters]
    drawn = zip(letters, shares, strict=True)
    css = "span.bar-part.patent-block"
    return [h(css, {"key": c, "style": {"--share": share}}, h("i", {}, c)) for c, share in drawn]
