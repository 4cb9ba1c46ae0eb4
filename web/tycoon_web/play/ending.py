"""The end of any game: who has won, the whole table, what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tycoon import Outcome

from tycoon_web.device.records import winners_of
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import animal, button, icon, named
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play, afterwards
from tycoon_web.play.sides import twice
from tycoon_web.replay.replay import no_replay
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words

#: From so many letters on it is written smaller who has won.
LONG = 18


def ranked(outcome: Outcome) -> list[int]:
    """Seats, the best first."""
    return [seat for rank in outcome.ranking for seat in rank]


def score_table(
    words: Words,
    players: list[View],
    outcome: Outcome,
    shown: Sequence[str],
    *,
    also: str = "",
    more: Iterable[Node] = (),
) -> Node:
    """Every source with every player, also for those who cannot see the bars; then ``also``, which
    decides between equals, and ``more``.
    """
    rows_of = [(players[seat], outcome.scores[seat]) for seat in ranked(outcome)]
    heads = [None, *(named(player["emblem"], player["name"]) for player, _ in rows_of)]
    rows = [_source(words, s, [score.get(s, 0) for _, score in rows_of]) for s in shown]
    totals = [h("b", {}, score["total"]) for _, score in rows_of]
    rows.append(row(words.source("total"), totals, ".total"))
    if also:  # what decides a tie
        amounts = [words.money(score[also]) for _, score in rows_of]
        rows.append(row(words.source(also), amounts, f".{also}"))
    rows += more
    return table(heads, rows, ".figures.scores", aria_label=words("end.scores"))


def _source(words: Words, source: str, points: Sequence[int]) -> Node:
    """One of its lines; who has most of it is marked."""
    name = [h(f"i.swatch.src-{source}", {"aria-hidden": "true"}), words.source(source)]
    best = max(points)
    cells = [h("span", {"class": "best"} if n == best > 0 else {}, n) for n in points]
    return row(name, cells)


def opposite(play: Play, players: list[View], outcome: Outcome, won: str) -> Node | None:
    """Who has won and everybody's points, for those who sit opposite."""
    ranks = [
        h("li", {}, named(player["emblem"], player["name"]), h("b", {}, score["total"]))
        for player, score in ((players[seat], outcome.scores[seat]) for seat in ranked(outcome))
    ]
    return twice(play, signs_of(players, outcome), h("h2", {}, won), h("ol", {}, ranks))


def stamp(
    words: Words, outcome: Outcome, signs: Child, worth: str, link: Child, *why: Child
) -> Node:
    """Who won with how much, and why if it was close; or who was in front when it was given up."""
    if outcome.given_up:
        leading = [seat for seat in outcome.winners if outcome.scores[seat]["total"]]
        worth = words("end.leading", names=words.seats(leading)) if leading else words("end.empty")
    won = who_won(words, outcome)
    return h(
        "section.winner" + (".long" if len(won) > LONG else ""),
        {},
        signs,
        h("h2", {}, won),
        h("p", {}, worth, " ", words(f"reason.{outcome.reason}"), link),
        why if not outcome.given_up else None,
    )


def signs_of(players: list[View], outcome: Outcome) -> Node | None:
    won = [players[seat]["emblem"] for seat in winners_of(outcome)]
    signs = [animal(sign, f"huge em-{sign}") for sign in won]
    return h("div.winner-stamp", {}, signs) if signs else None


def sign(players: list[View], outcome: Outcome) -> str | None:
    """The emblem of the first who has won; None where nobody has."""
    return next((str(players[seat]["emblem"]) for seat in winners_of(outcome)), None)


def who_won(words: Words, outcome: Outcome) -> str:
    """Who has won, in a sentence."""
    if outcome.given_up:
        return words("end.given_up")
    names = words.seats(outcome.winners)
    return words("end.shared" if len(outcome.winners) > 1 else "end.won", names=names)


def end_screen(
    play: Play,
    players: list[View],
    css: str,
    stage: Child,
    *more: Child,
    look: Child = None,
) -> Node:
    """The last screen of a game: ``stage``, with what it came to; ``more`` beside it, and what to
    do now. ``look``: what else there is to look at.
    """
    words, outcome = play.words, play.session.outcome
    assert outcome is not None
    keys = [note for note in play.end_notes if note[0] == "button"]
    side = h("div.end-side", {}, *more, *(note for note in play.end_notes if note not in keys))
    seen = opposite(play, players, outcome, who_won(words, outcome))
    title, round_ = words("end.heading"), play.session.view(None)["round"]
    return h(
        f"div.table{css}",
        {"key": "end", "class": "phase-over"},
        bar(words, title, sign(players, outcome), play.trail(), round_),
        h(
            "main.ending",
            {"key": "end-board"},
            side,
            h("div.end-stage", {}, stage),
            next_steps(play, look, keys),
            seen,
        ),
    )


def next_steps(play: Play, *look: Child) -> Node:
    """Once more, look back (or why not), what decided it, what else there is, keep it, or home."""
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
        look,
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
