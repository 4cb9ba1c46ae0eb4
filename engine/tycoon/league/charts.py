"""Charts as SVG that is part of a page: `STYLE` has their colours, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from tycoon.league.statistics import Share
from tycoon.league.wording import between, percent, words

_WIDTH = 640
_LEFT, _RIGHT = 8, 632  #: where 0 and 100 % of a bar are
_ROW = 44  #: a line of text and a bar below it
COLOURS = 8

STYLE = """
svg { display: block; width: 100%; max-width: 40rem; height: auto }
svg text { font: 13px system-ui, sans-serif }
svg text { fill: currentColor }
.bar { fill: var(--bar) } .rest { fill: var(--rest) }
.whisker { stroke: currentColor; stroke-width: 1.5; fill: none }
.fair { stroke: currentColor; stroke-dasharray: 3 3; opacity: .7 }
""" + "".join(f".c{n} {{ fill: var(--c{n}); background: var(--c{n}) }}\n" for n in range(COLOURS))
LIGHT = ("#2f6db5", "#c8641b", "#2e8b57", "#a8418f", "#8a6d00", "#c23b3b", "#4f4f9e", "#5c7a7a")
DARK = ("#6ea8e8", "#f0a062", "#67c493", "#e08ccb", "#d6b944", "#f08080", "#a3a3f0", "#9fbcbc")


def shares(rows: Sequence[tuple[str, Share]], fair: float, says: str) -> str:
    """A bar per row from 0 to 100 % with its interval; a line where chance would be."""
    parts = []
    for number, (label, share) in enumerate(rows):
        top = number * _ROW
        low, high = (_x(edge) for edge in share.interval)
        told = f"{label}: {percent(share.share)} %, 95 % interval {between(share)}"
        parts += [
            f"<g><title>{escape(told)}</title>",
            _text(_LEFT, top + 15, label),
            _text(_RIGHT, top + 15, f"{percent(share.share)} % ({between(share)})", "end"),
            _box("rest", _LEFT, top + 21, _RIGHT - _LEFT),
            _box("bar", _LEFT, top + 21, _x(share.share) - _LEFT),
            f'<path class="whisker" d="M{low:.1f} {top + 25}v8m0-4H{high:.1f}m0-4v8"/></g>',
        ]
    height = len(rows) * _ROW
    parts.append(f'<path class="fair" d="M{_x(fair):.1f} 18V{height - 6}"/>')
    return _svg(height, says, parts)


def stacks(rows: Sequence[tuple[str, Mapping[str, float]]], says: str) -> str:
    """A bar per row made of named parts, the longest as long as the picture, and a legend."""
    names = list(dict.fromkeys(name for _, values in rows for name in values))
    longest = max((sum(values.values()) for _, values in rows), default=0) or 1
    parts = []
    for number, (label, values) in enumerate(rows):
        top, x = number * _ROW, float(_LEFT)
        parts.append(_text(_LEFT, top + 15, label))
        parts.append(_text(_RIGHT, top + 15, f"{sum(values.values()):.1f} points", "end"))
        for place, name in enumerate(names):
            width = (_RIGHT - _LEFT) * max(values.get(name, 0.0), 0.0) / longest
            told = escape(f"{label}, {words(name)}: {values.get(name, 0.0):.1f}")
            box = _box(f"c{place % COLOURS}", x, top + 21, width)
            parts.append(f"<g><title>{told}</title>{box}</g>")
            x += width
    return _svg(len(rows) * _ROW, says, parts) + _legend(names, rows)


def _legend(names: Sequence[str], rows: Sequence[tuple[str, Mapping[str, float]]]) -> str:
    """What the colours mean, with the numbers, so that nobody has to tell colours apart."""
    head = "".join(f"<th>{escape(label)}</th>" for label, _ in rows)
    lines = [
        f'<tr><th><span class="key c{place % COLOURS}"></span> {escape(words(name))}</th>'
        + "".join(f"<td>{values.get(name, 0.0):.1f}</td>" for _, values in rows)
        + "</tr>"
        for place, name in enumerate(names)
    ]
    return f"<table><tr><th>points from</th>{head}</tr>{''.join(lines)}</table>"


_BARS = 40  #: as many a histogram has at most
_HEIGHT = 120


def histogram(counts: Mapping[int, int], says: str) -> str:
    """How often each number came up; of many different ones several share a bar."""
    least, most = min(counts), max(counts)
    wide = -(-(most - least + 1) // _BARS)
    bars = [0] * ((most - least) // wide + 1)
    for number, count in counts.items():
        bars[(number - least) // wide] += count
    each, parts = (_RIGHT - _LEFT) / max(len(bars), 10), []
    for place, count in enumerate(bars):
        first = least + place * wide
        told = f"{first}" if wide == 1 else f"{first} to {first + wide - 1}"
        height, x = _HEIGHT * count / max(bars), _LEFT + place * each
        parts.append(
            f'<g><title>{told}: {count}</title><rect class="bar" x="{x:.1f}"'
            f' y="{_HEIGHT + 4 - height:.1f}" width="{each * 0.9:.1f}" height="{height:.1f}"/></g>'
        )
        if place % max(1, len(bars) // 8) == 0:
            parts.append(_text(round(x), _HEIGHT + 20, str(first)))
    return _svg(_HEIGHT + 26, says, parts)


def _x(share: float) -> float:
    return _LEFT + (_RIGHT - _LEFT) * share


def _text(x: int, y: int, text: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _box(kind: str, x: float, y: int, width: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="16"/>'


def _svg(height: int, says: str, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(says)}">'
        + "".join(parts)
        + "</svg>"
    )
