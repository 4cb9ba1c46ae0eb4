"""A league as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.league import wording
from tycoon.league.plan import Setting
from tycoon.league.statistics import Findings


def table(setting: Setting, blocks: Sequence[Findings]) -> list[str]:
    """All that is the same whenever the league is played."""
    lines = [wording.headline(setting)]
    for found in blocks:
        title, fair = wording.title(found.block), wording.percent(found.block.fair)
        lines += ["", f"{title}: {found.games} games, a fair share is {fair} %"]
        rows = [[row.bot, wording.against(row), *wording.results(row)] for row in found.rows]
        lines += _columns([("bot", "against", *wording.RESULTS), *rows])
        if found.ratings:
            lines += _columns([wording.RATINGS, *map(wording.rated, found.ratings)])
        lines += [_seats(found), f"  ended by: {wording.ends(found)}"]
    return lines


def thinking(blocks: Sequence[Findings]) -> list[str]:
    """What decisions took, in milliseconds of processor time: different every time."""
    lines = []
    for found in blocks:
        rows = [wording.COSTS, *map(wording.costs, found.thinking)]
        lines += ["", f"Thinking with {wording.title(found.block)}:", *_columns(rows)]
    return lines


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The two names on the left, numbers on the right of their columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  "
        + "  ".join(
            cell.rjust(width) if _is_number(rows, i) else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _is_number(rows: Sequence[Sequence[str]], column: int) -> bool:
    return all(row[column][:1].isdigit() or row[column][:1] in "+-" for row in rows[1:])


def _seats(found: Findings) -> str:
    shares = [
        f"{place}. {wording.percent(share.share)} [{wording.between(share)}]"
        for place, share in enumerate(found.places, 1)
    ]
    return f"  won by place in the order of play: {', '.join(shares)}"
