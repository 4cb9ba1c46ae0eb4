"""The points of a game that is over, counted before the whole table: one kind after the other."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play
from tycoon_web.replay.count import Count
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words


def counting(play: Play) -> Count | None:
    """What is being counted at this table; None: the result shows."""
    outcome, kinds = play.session.outcome, play.kinds()
    if outcome is None or not 0 < play.counted <= len(kinds) or len(kinds) == 1:
        return None
    return Count(outcome.scores, kinds, play.counted)


def told(play: Play, count: Count) -> str:
    """The same for those who only hear it."""
    words = play.words
    points = ", ".join(
        words("end.count.of", name=words.player(seat), n=score.get(count.now, 0))
        for seat, score in enumerate(count.scores)
    )
    return f"{words.source(count.now)}: {points}. {count.call(words)}"


def counting_screen(
    play: Play, count: Count, players: Sequence[View], css: str, rows: Child, aside: Child = None
) -> Node:
    """What has been counted, in ``rows``; ``aside``: what stands by the keys.

    Nothing of the result shows before it is reached.
    """
    words, round_ = play.words, play.session.view(None)["round"]
    return h(
        f"div.table{css}",
        {"key": "end", "class": "phase-over"},
        bar(words, words("end.counting"), None, play.trail(), round_),
        h(
            "main.ending.counting" + ".counted-all" * (count.left == 0),
            {"key": "end-count"},
            _head(words, count),
            rows,
            _kinds(words, count, players),
            aside,
            _keys(words, count),
        ),
    )


def _head(words: Words, count: Count) -> Node:
    which = "first" if count.done == 1 else "last" if count.done == len(count.kinds) else "then"
    left = count.left
    call = count.call(words)
    return h(
        "header.count-head",
        {},
        h("h2", {}, words(f"end.count.{which}", kind=words.source(count.now))),
        h("p.count-left", {}, words("end.count.left", n=left) if left else words("end.count.all")),
        call and h("p.count-call", {"key": f"call-{count.done}"}, call),
    )


def _kinds(words: Words, count: Count, players: Sequence[View]) -> Node:
    """Every kind, what it brought everybody, and which is still to come: for eyes."""
    rows = [_kind(words, count, players, place) for place in range(1, len(count.kinds) + 1)]
    return h("ol.kinds", {"aria-hidden": "true"}, rows)


def _kind(words: Words, count: Count, players: Sequence[View], place: int) -> Node:
    kind = count.kinds[place - 1]
    state = ".m-paper" if place <= count.done else ".m-kraft"
    state += ".now" * (place == count.done)
    points = [
        h("span", {}, emblem(player["emblem"]), h("b", {}, score.get(kind, 0)))
        for player, score in zip(players, count.scores, strict=True)
    ]
    return h(
        f"li.kind{state}",
        {"key": kind},
        h(f"i.swatch.src-{kind}"),
        h("span.kind-name", {}, words.source(kind)),
        place <= count.done and h("span.kind-of", {}, points),
    )


def _keys(words: Words, count: Count) -> Node:
    """On to the next kind, after the last one to the result; and straight to it from the first."""
    left = count.left
    special = f"end.next.{count.kinds[count.done]}" if left else ""
    usual = "end.count.next" if left else "end.count.result"
    text = words(special if left and special in words.messages else usual)
    return h(
        "nav.count-keys",
        {"aria-label": words("end.next")},
        button("#count-next.go.wide", "count-next", text, icon("i-step" if left else "i-crown")),
        left > 0 and button("#count-skip", "count-skip", words("end.count.skip")),
    )
