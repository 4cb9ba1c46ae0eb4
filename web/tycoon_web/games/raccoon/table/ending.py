"""The end: trains, podium, ledger, and who has won (RT-93 … RT-99)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon import Outcome

from tycoon_web.device.records import winners_of
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.trains import trains
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, button, drawing, icon, named, part, rule_link
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.counting import counting, counting_screen
from tycoon_web.play.ending import end_screen, ranked, score_table, signs_of, stamp
from tycoon_web.telling.views import View


def last_screen(play: Play) -> Node:
    """The last screen of a game: what is being counted, or the result."""
    outcome, words, players = play.session.outcome, play.words, play.public()["players"]
    assert outcome is not None
    if count := counting(play):
        return counting_screen(play, count, players, ".of-trains", trains(words, count, players))
    scores = score_table(words, players, outcome, play.kinds(), also="money")
    prices = button("#chart", "open-chart", icon("i-chart"), words("end.prices"))
    return end_screen(
        play,
        players,
        ".of-podium",
        [
            *podium(play, players, outcome),
            part("section.end-scores", words("end.scores"), scores),
        ],
        _stamp(words, players, outcome, play.kinds()),
        look=prices,
    )


def podium(play: Play, players: list[View], outcome: Outcome) -> list[Node]:
    """Everybody on what they have won, stacked as crates, the winner in a laurel; the table says
    it all.
    """
    words, kinds = play.words, play.kinds()
    first, *others = ranked(outcome)
    order = [*others[:1], first, *others[1:]]
    hidden = {"aria-hidden": "true"}
    steps = [_step(words, players[seat], outcome, kinds) for seat in order]
    names = [h("li", {}, named(players[seat]["emblem"], players[seat]["name"])) for seat in order]
    loads = [
        h("li", {"key": kind}, h(f"i.swatch.src-{kind}"), words.source(kind))
        for kind in kinds
        if any(score.get(kind) for score in outcome.scores)
    ]
    return [
        h(f"ol.podium.of-{len(steps)}", hidden, steps),
        h("ol.pod-names", hidden, names),
        h("ul.pod-kinds", hidden, loads),
    ]


def _step(words: Words, player: View, outcome: Outcome, kinds: Sequence[str]) -> Node:
    """One of them: the animal, the points and the place, what they are made of, and the money."""
    seat, won = player["seat"], winners_of(outcome)
    score = outcome.scores[seat]
    place = next(n for n, seats in enumerate(outcome.ranking, 1) if seat in seats)
    best = max(1, *(score["total"] for score in outcome.scores))
    level = [other["total"] for other in outcome.scores].count(score["total"]) > 1
    told = words("end.place.points" if seat in won else f"end.place.{place}")
    return h(
        f"li.pod.pod-{place}.em-{player['emblem']}" + (".won" if seat in won else ""),
        {"style": {"--of": f"{score['total'] / best:.3f}"}},
        h(
            "span.pod-sign",
            {},
            seat in won and drawing("th-wreath", "laurel"),
            h("span.badge", {}, animal(player["emblem"])),
        ),
        h("bdi.pod-name", {}, player["name"]),
        h("span.pod-block", {}, h("strong", {}, score["total"]), h("small", {}, told)),
        h("span.pod-load", {}, [_crate(words, kind, score.get(kind, 0)) for kind in kinds]),
        h(
            "span.pod-purse" + (".level" if level else ""),
            {},
            drawing("th-coin", "seat-coin"),
            h("b", {}, words.money(score["money"])),
        ),
    )


def _crate(words: Words, kind: str, points: int) -> Node | None:
    if points <= 0:
        return None
    name = words("end.pairs") if kind == "pairs" else words.source(kind)
    told = h("span.crate-says", {}, h("span", {}, name), h("b", {}, points))
    return h(f"i.crate.src-{kind}", {"key": kind, "style": {"--n": f"{points}"}}, told)


def _stamp(words: Words, players: list[View], outcome: Outcome, kinds: Sequence[str]) -> Node:
    """Who won, mostly with what, and why if it was close (RT-99, RT-A37)."""
    best = outcome.scores[outcome.winners[0]]
    rich = outcome.reason == "thousand"
    tie = not rich and _decided_by_money(outcome)
    shared = "shared" if words.options.get("tie_break") == "shared" else "note"
    return stamp(
        words,
        outcome,
        signs_of(players, outcome),
        "" if rich else words("end.points", n=best["total"]),
        rule_link(words, PARAGRAPHS["play-again"], "end"),
        len(outcome.winners) == 1 and _most(words, best, kinds),
        tie and h("p.note", {}, words("end.money_decided", amount=best["money"])),
        not rich and not tie and _level(outcome) and h("p.note", {}, words("end.money_ranks")),
        len(outcome.winners) > 1 and h("p.note", {}, words(f"end.tied_{shared}")),
    )


def _most(words: Words, score: Mapping[str, int], kinds: Sequence[str]) -> Node | None:
    """What most of the points came from."""
    kind = max(kinds, key=lambda kind: score.get(kind, 0), default="")
    if not score.get(kind):
        return None
    what = h(f"i.swatch.src-{kind}"), words.source(kind), " ", h("b", {}, score[kind])
    return h("p.won-by", {}, h("span", {}, words("end.most")), h("span.won-what", {}, what))


def _decided_by_money(outcome: Outcome) -> bool:
    totals = [score["total"] for score in outcome.scores]
    return len(outcome.winners) == 1 and totals.count(max(totals)) > 1


def _level(outcome: Outcome) -> bool:
    """Are there some with as many points who have not the same place?"""
    totals = [[outcome.scores[seat]["total"] for seat in seats] for seats in outcome.ranking]
    return len({seats[0] for seats in totals}) < len(totals)
