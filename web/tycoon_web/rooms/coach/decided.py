"""What decided a finished game: chances turn by turn, and everybody's best and worst decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tycoon_web.kit.chart import EDGE, HEIGHT, Plot, chart
from tycoon_web.kit.controls import button, icon, named, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play, afterwards
from tycoon_web.play.thinking import Thinking
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon.coach import Analysis, Decision, Turn

#: The share of a change from which on luck is said to have made it.
MOSTLY = 0.5
TICKS = ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))


def decided_sheet(play: Play, thinking: Thinking[Analysis], failed: bool) -> Node:
    """As long as it is thought about, how much of it is done."""
    words = play.words
    body = h("p.note", {}, words("decided.failed")) if failed else _body(play, thinking)
    return sheet(words, "decided", afterwards(play), body)


def _body(play: Play, thinking: Thinking[Analysis]) -> Child:
    words, analysis = play.words, thinking.found
    if analysis is None:
        share = {"max": "100", "value": str(round(100 * (thinking.told or 0.0)))}
        label = words("decided.thinking")
        return [h("p.quiet-text", {"role": "status"}, label), h("progress", share, label)]
    seats = play.session.seats
    return [
        h("p", {}, words("decided.note")),
        _chances([seat.emblem for seat in seats], analysis),
        _turning(play, analysis),
        [_player(play, analysis, seat) for seat in range(len(seats))],
    ]


def _chances(emblems: list[str], analysis: Analysis) -> Node:
    """Everybody's, turn by turn; what the drawing shows of importance stands in words beneath."""
    turns = analysis.turns
    rows = [turn.before for turn in turns] + ([turns[-1].after] if turns else [])
    plot = Plot(len(rows), 1.0)
    marks = [turns.index(turn) for turn in analysis.turning()]
    bands = [_mark(number, place, plot) for number, place in enumerate(marks, 1)]
    return chart("chances", emblems, rows, plot, TICKS, bands)


def _mark(number: int, place: int, plot: Plot) -> Node:
    """A turning point: a band as broad as its turn, with the number it has below."""
    left, right = plot.x(place), plot.x(place + 1)
    box = {"x": f"{left:.1f}", "y": str(EDGE), "width": f"{right - left:.1f}"}
    text = {"x": f"{(left + right) / 2:.1f}", "y": str(EDGE - 3), "text-anchor": "middle"}
    return h(
        "g.turn-mark",
        {},
        h("rect", {**box, "height": str(HEIGHT - 2 * EDGE)}),
        h("text", text, number),
    )


def _turning(play: Play, analysis: Analysis) -> Node:
    words, turns = play.words, analysis.turning()
    rows = [_turn(play, turn, number) for number, turn in enumerate(turns, 1)]
    return h(
        "section.turning",
        {},
        h("h3", {}, words("decided.turning")),
        h("ol", {}, rows) if rows else h("p", {}, words("decided.no_turning")),
    )


def _turn(play: Play, turn: Turn, number: int) -> Node:
    words = play.words
    changes = [b - a for a, b in zip(turn.before, turn.after, strict=True)]
    # Between two, what one gains the other loses: it is told of whose turn it was.
    moved = max(range(len(changes)), key=lambda n: (round(abs(changes[n]), 2), n == turn.seat))
    lucky = turn.luck[moved] / changes[moved] >= MOSTLY
    params = {
        "name": words.player(moved),
        "before": round(100 * turn.before[moved]),
        "after": round(100 * turn.after[moved]),
    }
    return h(
        "li.moment",
        {"key": str(number)},
        h(
            "p",
            {},
            h("span.turn-number", {}, number),
            h("b", {}, words("decided.turn", n=turn.round, name=words.player(turn.seat))),
            " ",
            words("decided.change", **params),
            lucky and [" ", words("decided.lucky")],
        ),
        _look(play, turn.step, f"turn-{number}"),
    )


def _player(play: Play, analysis: Analysis, seat: int) -> Node:
    words, who = play.words, play.session.seats[seat]
    worst, best = analysis.worst(seat), analysis.best(seat)
    lost, luck = analysis.lost(seat), round(100 * analysis.luck(seat))
    return h(
        f"section.decisions.em-{who.emblem}",
        {"key": who.emblem},
        h("h3", {}, named(who.emblem, who.name)),
        h("p", {}, words("decided.lost", percent=round(100 * lost, 1), luck=f"{luck:+d}")),
        _decisions(play, "worst", worst),
        _decisions(play, "best", best),
    )


def _decisions(play: Play, kind: str, found: list[Decision]) -> Node | None:
    if not found:
        return None
    rows = [_decision(play, kind, one) for one in found]
    return h("div", {}, h("h4", {}, play.words(f"decided.{kind}")), h("ol", {}, rows))


def _decision(play: Play, kind: str, one: Decision) -> Node:
    words = play.words
    step = play.session.standing[one.step]
    other = _better(words, one) if kind == "worst" else _usual(words, one)
    return h(
        f"li.moment.{kind}",
        {"key": str(one.step)},
        h("p", {}, h("b", {}, play.turn_log.tell(step, drawn=False))),
        other,
        _look(play, one.step, f"{kind}-{one.step}"),
    )


def _better(words: Words, one: Decision) -> Child:
    """What the best choice would have been, and why."""
    hint, percent = one.better, round(100 * one.lost)
    assert hint is not None
    why = [h("li", {}, words.reason(reason)) for reason in hint.reasons]
    text = words("decided.better", deed=words.deed(hint.action), percent=percent)
    said = words("decided.said", name=words.player(one.seat))
    return [h("p", {}, text), why and [h("p", {}, said), h("ul.reasons", {}, why)]]


def _usual(words: Words, one: Decision) -> Child:
    assert one.usual is not None
    percent = round(100 * one.won)
    return h("p", {}, words("decided.usual", deed=words.deed(one.usual), percent=percent))


def _look(play: Play, index: int, name: str) -> Node:
    """Open the replay at that moment."""
    return button(
        f"#look-{name}",
        "replay-at",
        icon("i-eye"),
        play.words("decided.look"),
        fields={"at": index},
    )
