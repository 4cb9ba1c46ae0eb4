"""The end: bars built up source by source, the whole table, the winner's stamp (RT-93 … RT-99)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon import Outcome

from tycoon_web.desk import View
from tycoon_web.games.raccoon.chart import Series, small_chart
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.tableau import PUBLIC_SOURCES
from tycoon_web.games.raccoon.words import Words
from tycoon_web.parts.bar import Trail, bar
from tycoon_web.parts.controls import button, emblem, icon, rule_link
from tycoon_web.vtree import Child, Node, h

SOURCES = (*PUBLIC_SOURCES, "bank")


def end_screen(words: Words, view: View, outcome: Outcome, trail: Trail, series: Series) -> Node:
    """The last screen of a game."""
    players = view["players"]
    shown = [s for s in SOURCES if any(score.get(s) for score in outcome.scores)]
    winner = players[outcome.winners[0]]
    return h(
        "div.table",
        {"key": "end", "class": "phase-over"},
        bar(words, words("end.heading"), winner["emblem"], trail, view["round"]),
        h(
            "main.ending",
            {"key": "end-board"},
            h("div.end-top", {}, _stamp(words, players, outcome), _next(words)),
            h(
                "div.end-scores",
                {},
                _bars(words, players, outcome, shown),
                _table(words, players, outcome, shown),
            ),
            h("div.end-chart", {}, small_chart(words, series, 360)),
        ),
    )


def _stamp(words: Words, players: list[View], outcome: Outcome) -> Node:
    """Who won, and why if it was close (RT-99, RT-A37)."""
    winners = [players[seat] for seat in outcome.winners]
    names = ", ".join(p["name"] for p in winners)
    best = outcome.scores[outcome.winners[0]]
    key = "end.shared" if len(winners) > 1 else "end.won"
    why = words(f"reason.{outcome.reason}")
    rich = outcome.reason == "thousand"
    tie = not rich and _decided_by_money(outcome)
    shared = "shared" if words.options.get("tie_break") == "shared" else "note"
    points = "" if rich else words("end.points", n=best["total"])
    return h(
        "section.winner",
        {},
        h("div.winner-stamp", {}, [emblem(p["emblem"], "huge") for p in winners]),
        h("h2", {}, words(key, names=names)),
        h("p", {}, points, " ", why, rule_link(words, PARAGRAPHS["play-again"], "end")),
        tie and h("p.note", {}, words("end.money_decided", amount=best["money"])),
        len(winners) > 1 and h("p.note", {}, words(f"end.tied_{shared}")),
    )


def _decided_by_money(outcome: Outcome) -> bool:
    totals = [score["total"] for score in outcome.scores]
    return len(outcome.winners) == 1 and totals.count(max(totals)) > 1


def _ranked(outcome: Outcome) -> list[int]:
    return [seat for rank in outcome.ranking for seat in rank]


def _bars(words: Words, players: list[View], outcome: Outcome, shown: list[str]) -> Node:
    most = max(1, *(score["total"] for score in outcome.scores))
    rows = [
        _bar_row(players[seat], outcome.scores[seat], shown, most, seat in outcome.winners)
        for seat in _ranked(outcome)
    ]
    legend = [h("span.key", {}, h(f"i.swatch.src-{s}"), words(f"source.{s}")) for s in shown]
    return h("section.bars", {"aria-hidden": "true"}, rows, h("p.legend", {}, legend))


def _bar_row(player: View, score: Any, shown: list[str], most: int, won: bool) -> Node:
    parts = [
        h(
            f"span.bar-part.src-{source}",
            {"style": {"--share": f"{100 * score[source] / most:.2f}%", "--turn": str(i)}},
            h("b", {}, score[source]),
        )
        for i, source in enumerate(shown)
        if score.get(source)
    ]
    return h(
        "div.bar-row" + (".won" if won else ""),
        {},
        h("span.bar-name", {}, emblem(player["emblem"]), h("bdi", {}, player["name"])),
        h(
            "span.bar-track",
            {},
            parts,
            h("strong.bar-total", {"style": {"--turn": str(len(shown))}}, score["total"]),
        ),
    )


def _table(words: Words, players: list[View], outcome: Outcome, shown: list[str]) -> Node:
    """Every source with every player, also for those who cannot see the bars."""
    ranked = [(players[seat], outcome.scores[seat]) for seat in _ranked(outcome)]
    heads = [
        h("th", {"scope": "col"}, emblem(player["emblem"]), h("bdi", {}, player["name"]))
        for player, _ in ranked
    ]
    rows = [_row(words(f"source.{s}"), [score.get(s, 0) for _, score in ranked]) for s in shown]
    totals = [h("b", {}, score["total"]) for _, score in ranked]
    rows.append(_row(words("source.total"), totals, "total"))
    rows.append(_row(words("source.money"), [f"${score['money']}" for _, score in ranked], "money"))
    head = h("thead", {}, h("tr", {}, h("td", {}), heads))
    return h(
        "div.scroll", {"tabindex": "0"}, h("table.figures.scores", {}, head, h("tbody", {}, rows))
    )


def _row(label: str, cells: Sequence[Child], css: str = "") -> Node:
    name = h("th", {"scope": "row"}, label)
    return h("tr", {"class": css}, name, [h("td", {}, cell) for cell in cells])


def _next(words: Words) -> Node:
    return h(
        "nav.end-next",
        {"aria-label": words("end.next")},
        button("#again.go.wide", "play-again", icon("i-again"), words("end.again")),
        h("small.quiet-text", {}, words("end.again_note")),
        button("#to-home.wide", "home", icon("i-home"), words("home.go")),
    )
