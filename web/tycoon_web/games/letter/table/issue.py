"""The front page that a word made: a headline, who earned what by it, and the patent bought."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event

from tycoon_web.games.letter.table.cards import breadth
from tycoon_web.games.letter.table.press import printer
from tycoon_web.games.letter.table.score import equation, payout, royalties
from tycoon_web.games.letter.table.tiles import shape, tile, wax
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View


def issue(words: Words, view: View, lines: Sequence[Line]) -> Node:
    """On the press's plank, with the community cards; ``lines``: the log."""
    printed = view["play"]
    player = view["players"][view["turn"]["seat"]]
    spelt = [word["word"] for word in printed["words"]]
    ems = f"{max(map(breadth, spelt)):.2f}"
    bought = _bought(lines)
    page = h(
        "section.issue.m-paper",
        {"tabindex": "0", "class": f"em-{player['emblem']}", "style": {"--ems": ems}},
        h("p.issue-name", {"aria-hidden": "true"}, words("lt.end.gazette")),
        h(f"div.issue-head.laid.of-{len(spelt)}", {}, [h("b", {"key": w}, w) for w in spelt]),
        h(
            "div.issue-foot",
            {},
            h("p.issue-by", {}, animal(player["emblem"]), h("bdi", {}, player["name"])),
            h("div.issue-earned", {}, _pay(words, view)),
            bought and _deed(words, bought, view),
        ),
    )
    return h("div.issue-stage", {"key": "issue"}, page, printer(), _pool(words, view))


def _pay(words: Words, view: View) -> list[Node | None]:
    """Only what doubles or sums up is written out; of all else the coins say enough."""
    printed = view["play"]
    plain = len(printed["words"]) == 1 and not printed["words"][0]["doublings"]
    sums = h(f"div{'.hidden' if plain else '.issue-sums'}", {}, equation(words, printed))
    return [sums, payout(words, printed), royalties(words, view["players"], printed["royalties"])]


def _pool(words: Words, view: View) -> Node:
    cards = [letter for letter in view["pool"] if letter]
    return h(
        "p.issue-pool",
        {},
        h("span.hidden", {}, words("done.pool", cards=", ".join(cards))),
        h("span", {"aria-hidden": "true"}, words("pool.short")),
        h("span.word-small", {"aria-hidden": "true"}, [tile(letter) for letter in cards]),
    )


def _bought(lines: Sequence[Line]) -> Event | None:
    """The purchase of this turn."""
    own = (line for line in lines if line.turn == lines[-1].turn and not line.undone)
    events = [line.event for line in own if line.event and line.event.key == "patent_bought"]
    return events[-1] if events else None


def _deed(words: Words, bought: Event, view: View) -> Node:
    """The patent as it was handed over, sealed, pinned to the page with its price."""
    told = bought.params
    letter, owner = told["letter"], view["players"][told["seat"]]["emblem"]
    name = words("legend.patent", letter=letter)
    return h(
        f"div.done-deed.em-{owner}",
        {"aria-hidden": "true"},
        h(f"b.offer-letter.{shape(letter)}", {}, letter),
        h("b.done-title", {}, name),
        h("span.desk-ribbon", {}, h("b", {}, words.money(told["cost"])), wax(owner)),
    )
