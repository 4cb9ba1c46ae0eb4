"""The end of any game: bars built up source by source, the whole table, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon import Outcome

from tycoon_web.device.records import winners_of
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import button, emblem, icon, named, part
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play, afterwards
from tycoon_web.play.sides import twice
from tycoon_web.replay.replay import no_replay
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words


def ranked(outcome: Outcome) -> list[int]:
    """Seats, the best first."""
    return [seat for rank in outcome.ranking for seat in rank]


def score_bars(words: Words, players: list[View], outcome: Outcome, shown: Sequence[str]) -> Node:
    """One bar per player, built of its sources; one scale for all, the longest fills its track."""
    most = max(1, *(score["total"] for score in outcome.scores))
    rows = [
        _bar_row(players[seat], outcome.scores[seat], shown, most, seat in winners_of(outcome))
        for seat in ranked(outcome)
    ]
    legend = [h("span.key", {}, h(f"i.swatch.src-{s}"), words.source(s)) for s in shown]
    return h("section.bars", {"aria-hidden": "true"}, rows, h("p.legend", {}, legend))


def _bar_row(player: View, score: Any, shown: Sequence[str], most: int, won: bool) -> Node:
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
        h("span.bar-name", {}, named(player["emblem"], player["name"])),
        h("span.bar-track", {}, parts),
        h("strong.bar-total", {"style": {"--turn": str(len(shown))}}, score["total"]),
    )


def score_table(
    words: Words, players: list[View], outcome: Outcome, shown: Sequence[str], *, also: str = ""
) -> Node:
    """Every source with every player, also for those who cannot see the bars."""
    rows_of = [(players[seat], outcome.scores[seat]) for seat in ranked(outcome)]
    heads = [None, *(named(player["emblem"], player["name"]) for player, _ in rows_of)]
    rows = [row(words.source(s), [score.get(s, 0) for _, score in rows_of]) for s in shown]
    totals = [h("b", {}, score["total"]) for _, score in rows_of]
    rows.append(row(words.source("total"), totals, ".total"))
    if also:  # what decides a tie
        amounts = [words.money(score[also]) for _, score in rows_of]
        rows.append(row(words.source(also), amounts, f".{also}"))
    return scrolling(table(heads, rows, ".figures.scores", aria_label=words("end.scores")))


def opposite(play: Play, players: list[View], outcome: Outcome, won: str) -> Node | None:
    """Who has won and everybody's points, for those who sit opposite."""
    ranks = [
        h("li", {}, named(player["emblem"], player["name"]), h("b", {}, score["total"]))
        for player, score in ((players[seat], outcome.scores[seat]) for seat in ranked(outcome))
    ]
    return twice(play, _signs(players, outcome), h("h2", {}, won), h("ol", {}, ranks))


def stamp(
    words: Words, players: list[View], outcome: Outcome, worth: str, link: Child, *why: Child
) -> Node:
    """Who won with how much, and why if it was close; or who was in front when it was given up."""
    if outcome.given_up:
        leading = [seat for seat in outcome.winners if outcome.scores[seat]["total"]]
        worth = words("end.leading", names=words.seats(leading)) if leading else words("end.empty")
    return h(
        "section.winner",
        {},
        _signs(players, outcome),
        h("h2", {}, who_won(words, players, outcome)),
        h("p", {}, worth, " ", words(f"reason.{outcome.reason}"), link),
        why if not outcome.given_up else None,
    )


def _signs(players: list[View], outcome: Outcome) -> Node | None:
    signs = [emblem(players[seat]["emblem"], "huge") for seat in winners_of(outcome)]
    return h("div.winner-stamp", {}, signs) if signs else None


def sign(players: list[View], outcome: Outcome) -> str | None:
    """The emblem of the first who has won; None where nobody has."""
    return next((str(players[seat]["emblem"]) for seat in winners_of(outcome)), None)


def who_won(words: Words, players: list[View], outcome: Outcome) -> str:
    """Who has won, in a sentence."""
    if outcome.given_up:
        return words("end.given_up")
    names = ", ".join(players[seat]["name"] for seat in outcome.winners)
    return words("end.shared" if len(outcome.winners) > 1 else "end.won", names=names)


def end_screen(
    play: Play, players: list[View], shown: list[str], stamped: Node, last: Child, also: str = ""
) -> Node:
    """The last screen of a game: who has won, the points by the sources ``shown``, what to do
    now, and ``last`` what only this game tells. ``also``: a row of the table that is no points.
    """
    words, outcome = play.words, play.session.outcome
    assert outcome is not None
    top = h("div.end-top", {}, stamped, *play.end_notes, next_steps(play))
    scores = part(
        "section.end-scores",
        words("end.scores"),
        score_bars(words, players, outcome, shown),
        score_table(words, players, outcome, shown, also=also),
    )
    seen = opposite(play, players, outcome, who_won(words, players, outcome))
    drawn = last and h("div.end-chart", {}, last)
    title, round_ = words("end.heading"), play.session.view(None)["round"]
    return h(
        "div.table",
        {"key": "end", "class": "phase-over"},
        bar(words, title, sign(players, outcome), play.trail(), round_),
        h("main.ending", {"key": "end-board"}, top, scores, drawn, seen),
    )


def next_steps(play: Play) -> Node:
    """Once more, look back (or why not), what decided it, keep it, or home."""
    t = play.words
    gone = no_replay(play.session, t)
    return h(
        "nav.end-next",
        {"aria-label": t("end.next")},
        button("#again.go.wide", "play-again", icon("i-again"), t("end.again")),
        h("small.quiet-text", {}, t("end.again_note")),
        button("#watch", "replay", icon("i-eye"), t("replay.open"), why=gone),
        button("#decided", "open-decided", icon("i-bulb"), afterwards(play), why=gone),
        button("#end-share", "open-share", icon("i-share"), t("share.open")),
        button("#to-home", "home", icon("i-home"), t("home.go")),
        play.hints and h("small.quiet-text.hints-taken", {}, hints_taken(play)),
    )


def hints_taken(play: Play) -> str:
    """Who asked for how many."""
    t = play.words
    people = play.seating.people
    counts = ", ".join(
        t("end.hints_of", name=t.player(seat), count=play.hints[seat]) for seat in people
    )
    return t("end.hints", counts=counts)
