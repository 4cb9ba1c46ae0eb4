"""A league as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tycoon.league.plan import Setting
from tycoon.league.statistics import Findings
from tycoon.league.wording import against, between, headline, percent, title, words


def table(setting: Setting, blocks: Sequence[Findings]) -> list[str]:
    """All that is the same whenever the league is played."""
    lines = [headline(setting)]
    for found in blocks:
        fair = percent(found.block.fair)
        lines += ["", f"{title(found.block)}: {found.games} games, a fair share is {fair} %"]
        lines += _columns(list(_rows(found)))
        lines += [_seats(found), _ends(found)]
    return lines


def thinking(blocks: Sequence[Findings]) -> list[str]:
    """What decisions took, in milliseconds of processor time: different every time."""
    lines = []
    for found in blocks:
        rows = [("bot", "decisions", "ms each", "longest")]
        rows += [
            (one.bot, str(one.decisions), f"{one.mean:.2f}", f"{one.longest:.1f}")
            for one in found.thinking
        ]
        lines += ["", f"Thinking with {title(found.block)}:", *_columns(rows)]
    return lines


def _rows(found: Findings) -> Iterator[tuple[str, ...]]:
    yield "bot", "against", "games", "won %", "95 % interval", "points", "theirs", "rounds", "moves"
    for row in found.rows:
        rounds, moves = row.rounds, row.moves
        yield (
            row.bot,
            against(row),
            str(row.share.games),
            percent(row.share.share),
            between(row.share),
            f"{row.points:.1f}",
            f"{row.theirs:.1f}",
            f"{rounds.mean:.1f} ({rounds.least:g}-{rounds.most:g})",
            f"{moves.mean:.0f} ({moves.least:g}-{moves.most:g})",
        )


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
    return all(row[column][:1].isdigit() for row in rows[1:])


def _seats(found: Findings) -> str:
    shares = [
        f"{place}. {percent(share.share)} [{between(share)}]"
        for place, share in enumerate(found.places, 1)
    ]
    return f"  won by place in the order of play: {', '.join(shares)}"


def _ends(found: Findings) -> str:
    reasons = [f"{words(reason)} {count}" for reason, count in found.reasons.items()]
    return f"  ended by: {', '.join(reasons)}"
