"""The end: patents, coins and stock, the winner's stamp, the words to remember (LT-49, LT-50)."""

from __future__ import annotations

from tycoon import Outcome

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.telling.achievements import SOURCES
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.turn_log import Best, Records, records
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import emblem, part, rule_link
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
        h(
            "tr",
            {},
            h(
                "th",
                {"scope": "row"},
                emblem(players[seat]["emblem"]),
                h("bdi", {}, players[seat]["name"]),
            ),
            h("td", {}, found.words[seat]),
            h("td", {}, f"${found.royalties[seat]}"),
            h("td", {}, " ".join(sorted(players[seat]["patents"])) or "–"),
        )
        for seat in ranked(outcome)
    ]
    heads = [
        h("th", {"scope": "col"}, words(f"records.{n}")) for n in ("words", "royalties", "patents")
    ]
    table = h(
        "table.figures.records",
        {"aria-label": words("records.title")},
        h("thead", {}, h("tr", {}, h("td", {}), heads)),
        h("tbody", {}, rows),
    )
    return part(
        "section.memorable",
        words("records.title"),
        h(
            "div.medals",
            {},
            [_medal(words, name, getattr(found, name)) for name in MEDALS],
        ),
        h("section.scroll", {"tabindex": "0"}, table),
    )


def _medal(words: Words, name: str, found: Best | None) -> Node | None:
    if found is None:
        return None
    return h(
        "div.medal",
        {},
        h("h3", {}, words(f"records.{name}")),
        h("b", {}, found.word),
        h(
            "p",
            {},
            words(
                "records.by",
                name=words.player(found.seat),
                earned=words.amount(found.money, found.stock),
            ),
        ),
    )
