"""What decided a finished game: chances turn by turn, decisive moments, everybody's decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tycoon_web.kit.chart import EDGE, WIDTH, Plot, chart, spread
from tycoon_web.kit.controls import animal, button, emblem, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play, afterwards
from tycoon_web.play.thinking import Thinking
from tycoon_web.rooms.coach.ways import look, when
from tycoon_web.telling.words import Words

if TYPE_CHECKING:
    from tycoon.coach import Analysis, Decision, Moment, Turn

#: One moment, large.
Scene = Callable[["Analysis", "Moment"], Node]
#: The share of a change from which on luck is said to have made it.
MOSTLY = 0.5
TICKS = ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))
#: Of the drawing, in its units.
HIGH = 98
#: … where it is about moments: as high, and with so much room for names beyond the lines.
TALL, NAMED = 164, 100
#: … with the rounds below.
FLOOR = 26
#: How far the numbers of marks stay apart, and the flags of moments.
MARK_GAP, FLAG_GAP = 32, 80
#: So many rounds have their numbers below the chart.
MOST_ROUNDS = 10
#: … of which the first is a word long.
FIRST_ROUND = 100


def decided_sheet(
    play: Play, scene: Scene, thinking: Thinking[Analysis], failed: bool, view: str
) -> Node:
    """As long as it is thought about, how much of it is done; ``view``: "everybody" decides, or
    "moments" did, or the number of one of these.
    """
    words = play.words
    body: Child = h("p.note", {}, words("decided.failed"))
    switch: Child = None
    if not failed:
        body = _body(play, scene, thinking, view)
        switch = thinking.found and _switch(
            words, "moments" if view == "everybody" else "everybody"
        )
    ground = f".m-felt{play.cloth}"
    return sheet(words, "decided", afterwards(play), body, head=switch, ground=ground)


def _switch(words: Words, view: str) -> Node:
    """To everybody's decisions, or back to the moments."""
    text = words(f"decided.{view}")
    return button(f"#decided-{view}.quiet", "decided-view", text, fields={"value": view})


def _body(play: Play, scene: Scene, thinking: Thinking[Analysis], view: str) -> Child:
    words, analysis = play.words, thinking.found
    if analysis is None:
        share = {"max": "100", "value": str(round(100 * (thinking.told or 0.0)))}
        label = words("decided.thinking")
        return [h("p.quiet-text", {"role": "status"}, label), h("progress", share, label)]
    if view == "everybody":
        return _everybody(play, analysis)
    return _moments(play, scene, analysis, view)


def _moments(play: Play, scene: Scene, analysis: Analysis, view: str) -> Child:
    """The moments on the chart, and one of them as a scene: at first that which changed most."""
    moments = analysis.moments()
    by_change = sorted(range(len(moments)), key=lambda n: -abs(moments[n].change))
    chosen = int(view) - 1 if view.isdigit() else next(iter(by_change), -1)
    if not moments:
        none = h("p", {}, play.words("decided.no_moment"))
        return [_chances(play, analysis, []), none]
    drawn = _chances(play, analysis, [moment.turn for moment in moments], chosen, moments)
    return h("div.moments", {}, drawn, scene(analysis, moments[chosen]))


def _tabs(
    play: Play,
    analysis: Analysis,
    moments: Sequence[Moment],
    chosen: int,
    at: Mapping[str, float],
) -> Node:
    """Flags on the chart's marks: which moment, and whose it was; ``at``: where each stands."""
    seats = play.session.seats
    tabs = [
        button(
            f"#moment-tab-{n}.moment-tab.em-{seats[moment.decision.seat].emblem}",
            "decided-view",
            h("span.turn-number", {}, n),
            emblem(seats[moment.decision.seat].emblem),
            h(
                "span.moment-when",
                {},
                when(play.words, analysis.turns[moment.turn].round, moment.decision.seat),
            ),
            fields={"value": n},
            pressed=n - 1 == chosen,
            style={"--at": f"{100 * at[str(n)] / WIDTH:.2f}%"},
        )
        for n, moment in enumerate(moments, 1)
    ]
    attrs = {"role": "group", "aria-label": play.words("decided.moments")}
    return h("div.moment-tabs", attrs, tabs)


def _everybody(play: Play, analysis: Analysis) -> Child:
    """The turns that changed most, and what everybody did best and worst."""
    places = [analysis.turns.index(turn) for turn in analysis.turning()]
    seats = range(len(play.session.seats))
    return [
        _chances(play, analysis, places),
        _turning(play, analysis),
        h("div.players-turns", {}, [_player(play, analysis, seat) for seat in seats]),
    ]


def _chances(
    play: Play,
    analysis: Analysis,
    marked: list[int],
    chosen: int = -1,
    moments: Sequence[Moment] = (),
) -> Node:
    """Everybody's, turn by turn; what the drawing shows of importance stands in words beneath.
    ``marked``: numbers of turns, of which the ``chosen`` one is lit; ``moments`` have flags there.
    """
    words, turns = play.words, analysis.turns
    rows = [turn.before for turn in turns] + ([turns[-1].after] if turns else [])
    plot = Plot(len(rows), 1.0, high=HIGH)
    if moments:
        plot = Plot(len(rows), 1.0, floor=FLOOR, high=TALL, right=NAMED)
    middles = {str(n): plot.x(place + 0.5) for n, place in enumerate(marked, 1)}
    gap = FLAG_GAP if moments else MARK_GAP
    numbers = spread(middles, gap, plot.x(0), plot.x(plot.values - 1))
    mark = _pole if moments else _mark
    bands = [
        mark(n, place, plot, numbers[str(n)], ".of-others" if 0 <= chosen != n - 1 else "")
        for n, place in enumerate(marked, 1)
    ]
    signs = [seat.emblem for seat in play.session.seats]
    names = [seat.name for seat in play.session.seats] if moments else []
    shown = moments[chosen].decision.seat if moments else None
    if shown is not None:
        bands += [_leap(rows, marked[chosen], shown, plot), *_rounds(words, turns, plot)]
    lit = "" if shown is None else signs[shown]
    return h(
        "section.decided-chart.m-slate" + (".flown" if moments else ""),
        {},
        h("h3", {}, words("decided.flags" if moments else "decided.chances")),
        h("p", {}, words("decided.note")),
        moments and _tabs(play, analysis, moments, chosen, numbers),
        chart("chances", signs, rows, plot, TICKS, bands, lit, names),
    )


def _band(place: int, plot: Plot) -> Node:
    left, right = plot.x(place), plot.x(place + 1)
    box = {"x": f"{left:.1f}", "y": str(EDGE), "width": f"{right - left:.1f}"}
    return h("rect", {**box, "height": f"{plot.high - EDGE - plot.floor:g}"})


def _pole(_: int, place: int, plot: Plot, middle: float, css: str) -> Node:
    """The pole of the flag that stands above ``middle``, in the middle of its turn: that of the
    lit one goes down to the ground, others' to where the lines begin.
    """
    foot = EDGE if css else plot.high - plot.floor
    way = f"M{middle:.1f} 0V4L{plot.x(place + 0.5):.1f} {EDGE}V{foot:g}"
    return h(f"g.turn-mark{css}", {}, h("path.pole", {"d": way}))


def _leap(rows: Sequence[Sequence[float]], place: int, seat: int, plot: Plot) -> Node:
    """What that turn made of the chance of whose moment it is."""
    ends = [f"{plot.x(at):.1f} {plot.y(rows[at][seat]):.1f}" for at in (place, place + 1)]
    return h("path.leap", {"d": f"M{'L'.join(ends)}"})


def _rounds(words: Words, turns: Sequence[Turn], plot: Plot) -> list[Node]:
    """Below the lines, of as many rounds as there is room for."""
    starts = {turn.round: place for place, turn in reversed(list(enumerate(turns)))}
    first, step = min(starts), 1 + len(starts) // MOST_ROUNDS
    free = plot.x(starts[first]) + FIRST_ROUND
    return [
        h(
            "text.chart-round" + (".first-round" if number == first else ""),
            {"x": f"{plot.x(starts[number]):.1f}", "y": f"{plot.high - 4:g}"},
            words("round", n=number) if number == first else number,
        )
        for number in sorted(starts)
        if number == first or (number % step == 0 and plot.x(starts[number]) > free)
    ]


def _mark(number: int, place: int, plot: Plot, middle: float, css: str) -> Node:
    """A band as broad as its turn, with the number it has below; that stands at ``middle``."""
    at = f"{middle:.1f}"
    return h(
        f"g.turn-mark{css}",
        {},
        _band(place, plot),
        h(
            "g.mark-number",
            {},
            h("circle", {"cx": at, "cy": "10", "r": "9"}),
            h("text", {"x": at, "y": "14.5", "text-anchor": "middle"}, number),
        ),
    )


def _turning(play: Play, analysis: Analysis) -> Node:
    words, turns = play.words, analysis.turning()
    rows = [_turn(play, turn, number) for number, turn in enumerate(turns, 1)]
    return h(
        "section.turning.m-paper",
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
        look(play.words, turn.step, f"turn-{number}"),
    )


def _player(play: Play, analysis: Analysis, seat: int) -> Node:
    words, who = play.words, play.session.seats[seat]
    worst, best = analysis.worst(seat), analysis.best(seat)
    lost, luck = analysis.lost(seat), round(100 * analysis.luck(seat))
    return h(
        f"section.decisions.m-paper.em-{who.emblem}",
        {"key": who.emblem},
        h("h3", {}, animal(who.emblem), h("bdi", {}, who.name)),
        h("p", {}, words("decided.lost", percent=round(100 * lost, 1), luck=_signed(luck))),
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
        play.turn_log.picture(one.action),
        h("p", {}, h("b", {}, play.turn_log.tell(step, drawn=False))),
        other,
        look(play.words, one.step, f"{kind}-{one.step}"),
    )


def _better(words: Words, one: Decision) -> Child:
    """What the best choice would have been, and why."""
    hint, percent = one.better, round(100 * one.lost)
    assert hint is not None
    why = [h("li", {}, words.reason(reason)) for reason in hint.reasons]
    text = words("decided.better", deed=words.deed(hint.action), n=percent)
    said = words("decided.said", name=words.player(one.seat))
    return [h("p", {}, text), why and [h("p", {}, said), h("ul.reasons", {}, why)]]


def _usual(words: Words, one: Decision) -> Child:
    assert one.usual is not None
    percent = round(100 * one.won)
    return h("p", {}, words("decided.usual", deed=words.deed(one.usual), n=percent))


def _signed(points: int) -> str:
    """With a sign as wide as a figure."""
    return f"{points:+d}".replace("-", "−")
