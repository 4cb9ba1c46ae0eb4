"""The end: bars built up source by source, the whole table, the winner's stamp (RT-93 … RT-99)."""

from __future__ import annotations

from tycoon import Outcome

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.chart import length, small_chart
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import part, rule_link
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.ending import (
    next_steps,
    opposite,
    score_bars,
    score_table,
    sign,
    stamp,
    who_won,
)
from tycoon_web.telling.views import View


def end_screen(play: Play, outcome: Outcome) -> Node:
    """The last screen of a game."""
    words, view, series = play.words, play.public(), play.turn_log.series
    players = view["players"]
    sources = [source for source in outcome.scores[0] if source not in ("total", "money")]
    shown = [source for source in sources if any(score[source] for score in outcome.scores)]
    won = who_won(words, players, outcome)
    return h(
        "div.table",
        {"key": "end", "class": "phase-over"},
        bar(words, words("end.heading"), sign(players, outcome), play.trail(), view["round"]),
        h(
            "main.ending",
            {"key": "end-board"},
            h(
                "div.end-top",
                {},
                _stamp(words, players, outcome),
                *play.end_notes,
                next_steps(play),
            ),
            part(
                "section.end-scores",
                words("end.scores"),
                score_bars(words, players, outcome, shown),
                score_table(words, players, outcome, shown, also="money"),
            ),
            h("div.end-chart", {}, small_chart(words, series, 360, length(series))),
            opposite(play, players, outcome, won),
        ),
    )


def _stamp(words: Words, players: list[View], outcome: Outcome) -> Node:
    """Who won, and why if it was close (RT-99, RT-A37)."""
    best = outcome.scores[outcome.winners[0]]
    rich = outcome.reason == "thousand"
    tie = not rich and _decided_by_money(outcome)
    shared = "shared" if words.options.get("tie_break") == "shared" else "note"
    return stamp(
        words,
        players,
        outcome,
        "" if rich else words("end.points", n=best["total"]),
        rule_link(words, PARAGRAPHS["play-again"], "end"),
        tie and h("p.note", {}, words("end.money_decided", amount=best["money"])),
        len(outcome.winners) > 1 and h("p.note", {}, words(f"end.tied_{shared}")),
    )


def _decided_by_money(outcome: Outcome) -> bool:
    totals = [score["total"] for score in outcome.scores]
    return len(outcome.winners) == 1 and totals.count(max(totals)) > 1
