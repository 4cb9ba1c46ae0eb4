"""Everybody's points as a train: a wagon for each kind, as long as it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.bars import track
from tycoon_web.kit.controls import animal, engine
from tycoon_web.kit.vtree import Node, h
from tycoon_web.replay.count import Count
from tycoon_web.telling.views import View


def trains(words: Words, count: Count, players: Sequence[View]) -> Node:
    """What has arrived so far, by seat; the newest wagons at the tail."""
    leaders = count.leaders()
    rows = [_train(words, count, player, player["seat"] in leaders) for player in players]
    return h(f"ol.trains.of-{len(rows)}", {}, rows)


def _train(words: Words, count: Count, player: View, leads: bool) -> Node:
    seat, sign = player["seat"], player["emblem"]
    counted = count.kinds[: count.done]
    return h(
        f"li.train.bar-row.em-{sign}" + (".leads" if leads else ""),
        {"key": sign},
        h("span.badge", {}, animal(sign)),
        h("bdi.bar-name", {}, player["name"]),
        pulled(sign, count.scores[seat], counted, count.most, count.now),
        h("strong.bar-total", {}, count.totals()[seat]),
        h("span.bar-place", {}, words(f"end.place.{count.place(seat)}")),
    )


def pulled(
    sign: str, score: Mapping[str, int], kinds: Sequence[str], most: int, now: str = ""
) -> Node:
    """The wagons of these kinds behind the player's locomotive, the first kind next to it."""
    load = track(score, kinds[::-1], most, now)
    load[2].append(engine(sign, "loco"))
    load[2].append(h("i.loco-steam"))
    load[2].extend(_mark(n, most) for n in range(_TEN, most + 1, _TEN))
    return load


#: The line has a mark every so many points.
_TEN = 10


def _mark(points: int, most: int) -> Node:
    at = {"--at": f"{100 * points / most:.2f}%"}
    return h("small.mile", {"key": f"mile {points}", "style": at}, points)
