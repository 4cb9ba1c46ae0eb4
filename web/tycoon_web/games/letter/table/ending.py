"""The end: patents, coins and stock, the winner's stamp, the words to remember (LT-49, LT-50)."""

from __future__ import annotations

from tycoon import Outcome

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.telling.achievements import SOURCES
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.turn_log import Best, Records, records
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import named, part, rule_link
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.ending import end_screen, ranked, stamp
from tycoon_web.telling.views import View

MEDALS = ("best", "longest")


def last_screen(play: Play) -> Node:
    """The last screen of a game."""
    words, view, outcome = play.words, play.session.view(None), play.session.outcome
    assert outcome is not None
    players = view["players"]
    shown = [s for s in SOURCES if any(score.get(s) for score in outcome.scores)]
    # Of a game that went on from a checkpoint not all that was played is known.
    known = not play.session.from_checkpoint
    told = known and _records(words, players, outcome, records(play.session))
    return end_screen(play, players, shown, _stamp(words, players, outcome), told)


def _stamp(words: Words, players: list[View], outcome: Outcome) -> Node:
    """Who won, and what decided it if it was close (LT-50, LT-A32)."""
    best = outcome.scores[outcome.winners[0]]
    totals = [score["total"] for score in outcome.scores]
    tie = len(outcome.winners) == 1 and totals.count(best["total"]) > 1
    return stamp(
        words,
        players,
        outcome,
        words("lt.end.worth", n=best["total"]),
        rule_link(words, PARAGRAPHS["play-again"], "end"),
        tie and h("p.note", {}, words("lt.end.patents_decided", amount=best["patents"])),
        len(outcome.winners) > 1 and h("p.note", {}, words("lt.end.tied")),
    )


def _records(words: Words, players: list[View], outcome: Outcome, found: Records) -> Node:
    """The best and the longest word, and what everybody did."""
    rows = [
        row(
            named(players[seat]["emblem"], players[seat]["name"]),
            [
                found.words[seat],
                f"${found.royalties[seat]}",
                " ".join(sorted(players[seat]["patents"])) or "–",
            ],
        )
        for seat in ranked(outcome)
    ]
    heads = [None, *(words(f"records.{name}") for name in ("words", "royalties", "patents"))]
    title = words("records.title")
    return part(
        "section.memorable",
        title,
        h("div.medals", {}, [_medal(words, name, getattr(found, name)) for name in MEDALS]),
        scrolling(table(heads, rows, ".figures.records", aria_label=title)),
    )


def _medal(words: Words, name: str, found: Best | None) -> Node | None:
    if found is None:
        return None
    earned = words.amount(found.money, found.stock)
    by = words("records.by", name=words.player(found.seat), earned=earned)
    title = h("h3", {}, words(f"records.{name}"))
    return h("div.medal", {}, title, h("b", {}, found.word), h("p", {}, by))
