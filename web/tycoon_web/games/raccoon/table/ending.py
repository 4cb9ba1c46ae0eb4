"""The end: trains, podium, ledger, and who has won (RT-93 … RT-99)."""

from __future__ import annotations

from tycoon import Outcome

from tycoon_web.device.records import winners_of
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.trains import pulled, trains
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, button, drawing, icon, named, part, rule_link
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.counting import counting, counting_screen
from tycoon_web.play.ending import end_screen, ranked, score_table, stamp
from tycoon_web.telling.views import View


def last_screen(play: Play) -> Node:
    """The last screen of a game: what is being counted, or the result."""
    outcome, words, players = play.session.outcome, play.words, play.public()["players"]
    assert outcome is not None
    if count := counting(play):
        return counting_screen(play, count, players, "", trains(words, count, players))
    scores = score_table(words, players, outcome, play.kinds(), also="money")
    prices = button("#chart", "open-chart", icon("i-chart"), words("end.prices"))
    return end_screen(
        play,
        players,
        ".of-podium",
        [
            *podium(words, players, outcome),
            _winning_train(play, players, outcome),
            part("section.end-scores", words("end.scores"), scores),
        ],
        _stamp(words, outcome),
        look=prices,
    )


def podium(words: Words, players: list[View], outcome: Outcome) -> list[Node]:
    """Everybody on a step as high as the place, the winner in a laurel; the table says it all."""
    first, *others = ranked(outcome)
    order = [*others[:1], first, *others[1:]]
    places = {seat: n for n, seats in enumerate(outcome.ranking, 1) for seat in seats}
    won = winners_of(outcome)
    steps = [
        h(
            f"li.pod.pod-{places[seat]}.em-{players[seat]['emblem']}"
            + (".won" if seat in won else ""),
            {},
            h(
                "span.pod-sign",
                {},
                seat in won and drawing("th-wreath", "laurel"),
                h("span.badge", {}, animal(players[seat]["emblem"])),
            ),
            h("bdi.pod-name", {}, players[seat]["name"]),
            h(
                "span.pod-block",
                {},
                h("strong", {}, outcome.scores[seat]["total"]),
                h("small", {}, words("end.place.points" if seat in won else _place(places[seat]))),
            ),
        )
        for seat in order
    ]
    names = [h("li", {}, named(players[seat]["emblem"], players[seat]["name"])) for seat in order]
    hidden = {"aria-hidden": "true"}
    return [h(f"ol.podium.of-{len(steps)}", hidden, steps), h("ol.pod-names", hidden, names)]


def _place(place: int) -> str:
    return f"end.place.{place}"


def _winning_train(play: Play, players: list[View], outcome: Outcome) -> Node | None:
    """What the winner's points came from, at a glance."""
    won = winners_of(outcome)
    if not won:
        return None
    score, sign = outcome.scores[won[0]], players[won[0]]["emblem"]
    train = pulled(sign, score, play.kinds(), max(1, score["total"]))
    return h("div.won-train", {"aria-hidden": "true"}, train)


def _stamp(words: Words, outcome: Outcome) -> Node:
    """Who won, and why if it was close (RT-99, RT-A37)."""
    best = outcome.scores[outcome.winners[0]]
    rich = outcome.reason == "thousand"
    tie = not rich and _decided_by_money(outcome)
    shared = "shared" if words.options.get("tie_break") == "shared" else "note"
    return stamp(
        words,
        outcome,
        None,  # the winner stands on the podium
        "" if rich else words("end.points", n=best["total"]),
        rule_link(words, PARAGRAPHS["play-again"], "end"),
        tie and h("p.note", {}, words("end.money_decided", amount=best["money"])),
        len(outcome.winners) > 1 and h("p.note", {}, words(f"end.tied_{shared}")),
    )


def _decided_by_money(outcome: Outcome) -> bool:
    totals = [score["total"] for score in outcome.scores]
    return len(outcome.winners) == 1 and totals.count(max(totals)) > 1
