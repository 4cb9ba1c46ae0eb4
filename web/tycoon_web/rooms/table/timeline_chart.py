"""How a finished game went: everybody's points as a chart and as figures, round by round."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon_web.kit.chart import HEIGHT, Plot, chart
from tycoon_web.kit.controls import button, named, sheet
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.play import Play
from tycoon_web.replay.marks import LANE, SIGNS, lane, meaning, sign
from tycoon_web.replay.replay import Replay

#: Distances of the chart's lines, in points, and how many of them there may be.
STEPS, MOST = (1, 2, 5, 10, 20, 50, 100, 200), 5
#: What lies below the chart's lines: the signs, lane by lane.
FLOOR = 10 + LANE * (1 + max(place for place, _ in SIGNS.values()))


def course_sheet(replay: Replay[Play]) -> Node:
    """The chart with the moment that shows, what its signs mean, and the figures."""
    t, seats = replay.shown.words, replay.whole.seats
    kinds = dict.fromkeys(mark.kind for mark in replay.marks)
    meanings = [meaning(t, kind) for kind in SIGNS if kind in kinds]
    return sheet(
        t,
        "course",
        t("course.title"),
        _chart(replay, [seat.emblem for seat in seats]),
        h("p.lm-meanings", {}, meanings),
        h("p.quiet-text", {}, t("course.note")),
        _figures(replay),
    )


def _chart(replay: Replay[Play], emblems: list[str]) -> Node:
    most = max(1, *map(max, replay.points))
    plot = Plot(len(replay.points), most, FLOOR)
    top = HEIGHT - FLOOR + 5
    signs = [sign(kind, f"{plot.x(at):.1f}", top + lane(kind)) for at, kind in replay.marks]
    here = h("path.here", {"d": f"M{plot.x(replay.index):.1f} {plot.y(most):.1f}V{top}"})
    ticks = [(float(value), str(value)) for value in _ticks(most)]
    return chart("points", emblems, replay.points, plot, ticks, [here, signs])


def _ticks(most: int) -> range:
    step = next((step for step in STEPS if most <= step * MOST), STEPS[-1])
    return range(0, most + 1, step)


def _figures(replay: Replay[Play]) -> Node:
    """Everybody's points at the end of every round, which leads there."""
    seats = replay.whole.seats
    heads = [None, *(named(seat.emblem, seat.name) for seat in seats)]
    rows = [
        row(_to_round(replay, number, place), replay.points[place], key=str(number))
        for number, place in _ends(replay)
    ]
    return scrolling(table(heads, rows))


def _to_round(replay: Replay[Play], number: int, place: int) -> Node:
    text = replay.shown.words("round", n=number)
    return button(f"#to-round-{number}.quiet", "replay-jump", text, fields={"at": place})


def _ends(replay: Replay[Play]) -> Iterator[tuple[int, int]]:
    """Every round and its last step, which is the one that begins the next."""
    stations = replay.stations()
    ends = [start for _, start in stations[1:]] + [replay.last]
    return zip((number for number, _ in stations), ends, strict=False)
