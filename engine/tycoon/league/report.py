"""A league as one page: it needs no script and asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.league import charts, wording
from tycoon.league.engine import fingerprint
from tycoon.league.files import put_text, usable
from tycoon.league.plan import Plan
from tycoon.league.statistics import Findings, Row

_HEAD = '<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="generator" content="'
_OURS = f'{_HEAD}tycoon league">'
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def check_place(file: Path, results: Path | None = None) -> None:
    """Can the report be written there? Raises `TycoonError`.

    ``report_in_the_way``: something else is there; ``file_unusable``: there is no such folder.
    """
    with usable(file):
        if file.exists():
            with file.open("rb") as opened:
                begins = opened.read(len(_OURS))
            if begins != _OURS.encode():
                raise TycoonError(Refusal("report_in_the_way", {"file": str(file)}))
        elif not file.parent.is_dir():
            raise FileNotFoundError(2, "No such folder")
    if results is not None and results.resolve() == file.resolve():
        raise TycoonError(Refusal("report_in_the_way", {"file": str(file)}))


def write(file: Path, plan: Plan, blocks: Sequence[Findings], note: str = "") -> None:
    """Write the report; raises `TycoonError` with ``file_unusable``. ``note``: why it stopped."""
    put_text(file, page(plan, blocks, note))


def page(plan: Plan, blocks: Sequence[Findings], note: str = "") -> str:
    """The whole page."""
    about = wording.headline(plan.setting)
    parts = [
        _OURS,
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>League: {escape(about)}</title><style>{_style()}</style>",
        f"<body><main><h1>League: {escape(about)}</h1>",
        f"<p>{escape(_explained(plan, blocks))}</p>",
        f"<p>{escape(note[:1].upper() + note[1:])}.</p>" if note else "",
    ]
    if len(blocks) > 1:
        parts.append(_comparison(blocks))
    parts += [part for found in blocks for part in _block(found)]
    parts.append(f"<footer>Engine {escape(fingerprint())}</footer></main></body></html>\n")
    return "".join(parts)


def _explained(plan: Plan, blocks: Sequence[Findings]) -> str:
    games = sum(found.games for found in blocks)
    seats = (
        f"{plan.bots[0]} plays itself."
        if len(plan.bots) == 1
        else "Every two bots play the same deals in exchanged seats; at more than two seats one "
        "sits alone against the other in all others."
    )
    return f"{games} games. {seats} Thin lines are 95 % intervals, dashed ones a fair share."


def _comparison(blocks: Sequence[Findings]) -> str:
    """What differs between the blocks, a line each."""
    rows = []
    for found in blocks:
        first, winners = found.places[0], sum(found.winners.values())
        share = wording.percent(first.share)
        best = max(found.winners, key=lambda name: found.winners[name], default="")
        rows.append(
            [
                wording.title(found.block),
                str(found.games),
                f"{_mean_rounds(found):.1f}",
                f"{share} ({wording.between(first)}), fair {wording.percent(found.block.fair)}",
                f"{winners:.1f} : {sum(found.losers.values()):.1f}",
                f"{wording.words(best)} {found.winners.get(best, 0.0):.1f}",
            ]
        )
    head = ["", "games", "rounds", "won by who begins, %", "points of winner : others", "most from"]
    return f"<h2>Side by side</h2>{_table(head, rows)}"


def _mean_rounds(found: Findings) -> float:
    return sum(rounds * count for rounds, count in found.rounds.items()) / found.games


def _block(found: Findings) -> Iterator[str]:
    fair = found.block.fair
    yield f"<section><h2>{escape(wording.title(found.block))}</h2>"
    if bots := [(_versus(row), row.share) for row in found.rows if row.others != row.bot]:
        yield "<h3>Victories</h3>"
        yield charts.shares(bots, fair, "Share of victories by bot")
    yield "<h3>Victories by place in the order of play</h3>"
    places = [(f"{place}. to play", share) for place, share in enumerate(found.places, 1)]
    yield charts.shares(places, fair, "Share of victories by place in the order of play")
    yield "<h3>Where points came from</h3>"
    both = [("winners", found.winners), ("others", found.losers)]
    yield charts.stacks(both, "Points by source of winners and others")
    yield f"<h3>Length in rounds: {_mean_rounds(found):.1f} on average</h3>"
    yield charts.histogram(found.rounds, "Games by number of rounds")
    yield f"<p>Ended by: {escape(wording.ends(found))}.</p>"
    yield f"<h3>Numbers</h3>{_numbers(found)}{_ratings(found)}{_thinking(found)}</section>"


def _versus(row: Row) -> str:
    return f"{row.bot} against {wording.against(row)}"


def _numbers(found: Findings) -> str:
    rows = [[_versus(row), *wording.results(row)] for row in found.rows]
    return _table(["bot", *wording.RESULTS], rows)


def _ratings(found: Findings) -> str:
    if not found.ratings:
        return ""
    return _table(wording.RATINGS, [wording.rated(one) for one in found.ratings])


def _thinking(found: Findings) -> str:
    return _table(wording.COSTS, [wording.costs(one) for one in found.thinking])


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["".join(f"<th>{escape(cell)}</th>" for cell in head)]
    lines += [
        f"<th>{escape(name)}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        for name, *cells in rows
    ]
    return f"<table><tr>{'</tr><tr>'.join(lines)}</tr></table>"


def _style() -> str:
    light = "".join(f"--c{n}: {colour}; " for n, colour in enumerate(charts.LIGHT))
    dark = "".join(f"--c{n}: {colour}; " for n, colour in enumerate(charts.DARK))
    return f"""
:root {{ color-scheme: light dark; --bar: #86b4e8; --rest: #e4e1da; --line: #bbb; {light}}}
@media (prefers-color-scheme: dark) {{
:root {{ --bar: #2f6db5; --rest: #3a3a3a; --line: #555; {dark}}} }}
body {{ margin: 0; font: 16px/1.5 system-ui, sans-serif }}
main {{ max-width: 60rem; margin: auto; padding: 1rem }}
table {{ display: block; overflow-x: auto; border-collapse: collapse; margin: .5rem 0 }}
table {{ font-size: .875rem }}
th, td {{ padding: .15rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }}
th:first-child {{ text-align: left }} th {{ font-weight: 600 }}
.key {{ display: inline-block; width: .8em; height: .8em }}
section {{ border-top: 2px solid var(--line); margin-top: 2rem }}
{charts.STYLE}"""
