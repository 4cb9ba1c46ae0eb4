"""The end: bars built up source by source, the whole table, the winner's stamp (RT-93 … RT-99)."""

from __future__ import annotations

from tycoon import Outcome

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.chart import length, small_chart
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import rule_link
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.ending import end_screen, stamp
from tycoon_web.telling.views import View


def last_screen(play: Play) -> Node:
    """The last screen of a game."""
    outcome, series = play.session.outcome, play.turn_log.series
    assert outcome is not None
    players = play.public()["players"]
    sources = [source for source in outcome.scores[0] if source not in ("total", "money")]
    shown = [source for source in sources if any(score[source] for score in outcome.scores)]
    prices = small_chart(play.words, series, 360, length(series))
    stamped = _stamp(play.words, players, outcome)
    return end_screen(play, players, shown, stamped, prices, also="money")


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
