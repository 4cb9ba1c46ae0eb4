"""What is being counted: a desk with a case of type, a till and a folder for everybody."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.table.tiles import shape, wax
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, drawing, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.replay.count import Count
from tycoon_web.telling.views import View

#: What a banknote is worth.
_NOTES = (10, 5)


def tally(words: Words, count: Count, players: Sequence[View]) -> Node:
    """What is known of everybody, the best so far on top."""
    totals = count.totals()
    order = sorted(players, key=lambda player: -totals[player["seat"]])
    rows = [_row(words, count, player, totals[player["seat"]]) for player in order]
    most = max(1, *(len(player["patents"]) for player in players))
    return h("ol.tally", {"style": {"--most": str(most)}}, rows)


def _row(words: Words, count: Count, player: View, total: int) -> Node:
    seat = player["seat"]
    leads = count.leaders() == [seat]
    wreath = leads and not count.left and drawing("th-wreath", "laurel")
    known = count.kinds[: count.done]
    wells = [
        _well(words, player, count, kind) if kind in known else _shut(player)
        for kind in count.kinds
    ]
    return h(
        f"li.tally-row.m-walnut.em-{player['emblem']}" + ".leads" * leads,
        {"key": player["emblem"]},
        h(
            "span.tally-who",
            {},
            h("span.tally-sign", {}, animal(player["emblem"]), wreath),
            h("bdi", {}, player["name"]),
        ),
        wells,
        h("strong.bar-total", {}, words.money(total)),
    )


def _well(words: Words, player: View, count: Count, kind: str) -> Node:
    """Things to touch, and what they come to."""
    worth = count.scores[player["seat"]].get(kind, 0)
    things = _HEAPS[kind](player, worth)
    heap = h(f"span.tally-heap.heap-{kind}", {"aria-hidden": "true"}, things)
    now = ".now" if kind == count.now else ""
    return h(f"span.tally-well{now}", {"key": kind}, heap, h("b", {}, words.money(worth)))


def _shut(player: View) -> Node:
    """Not counted yet: under seal."""
    return h("span.tally-well.tally-shut", {"aria-hidden": "true"}, wax(player["emblem"]))


def _type(player: View, _worth: int) -> list[Child]:
    """A piece of type for each patent, the dearest first, with its price."""
    letters = sorted(player["patents"], key=lambda letter: (-LETTERS[letter].cost, letter))
    return [
        h(
            f"i.tally-type.{shape(letter)}",
            {"key": letter},
            h("b", {}, letter),
            h("small", {}, f"${LETTERS[letter].cost}"),
        )
        for letter in letters
    ]


def _cash(_player: View, worth: int) -> list[Child]:
    """Banknotes, and what is left in coins."""
    notes: list[Child] = []
    for note in _NOTES:
        n, worth = divmod(worth, note)
        notes += [h(f"i.note-{note}")] * n
    coins = [h("i", {}, drawing("th-coin", ""))] * worth
    return [notes and h("span.tally-notes", {}, notes), coins and h("span.tally-coins", {}, coins)]


def _shares(_player: View, worth: int) -> list[Child]:
    """A certificate for each."""
    return [h("i.tally-share", {}, at == worth - 1 and icon("i-stock")) for at in range(worth)]


_HEAPS: dict[str, Callable[[View, int], list[Child]]] = {
    "patents": _type,
    "money": _cash,
    "stock": _shares,
}
