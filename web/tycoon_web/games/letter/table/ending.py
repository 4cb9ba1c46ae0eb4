"""The end: the Tycoon Gazette, who has won, the words to remember (LT-49, LT-50)."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Outcome

from tycoon_web.device.records import winners_of
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.gazette import front_page, line
from tycoon_web.games.letter.table.tally import tally
from tycoon_web.games.letter.table.tiles import in_small, tile
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.turn_log import Best, Records, records
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal, drawing, part, rule_link
from tycoon_web.kit.tables import row
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.counting import counting, counting_screen
from tycoon_web.play.ending import (
    end_screen,
    ranked,
    score_table,
    signs_of,
    stamp,
)
from tycoon_web.telling.views import View

MEDALS = ("best", "longest")


def last_screen(play: Play) -> Node:
    """The last screen of a game: what is being counted, or the result."""
    view, outcome = play.session.view(None), play.session.outcome
    assert outcome is not None
    count, players = counting(play), view["players"]
    if count:
        paper = front_page(play.words, len(players), view["round"])
        press = h("div.count-press", {"key": "press"}, paper, drawing("th-press", ""))
        desks = tally(play.words, count, players)
        css = f".of-gazette.seats-{len(players)}"
        return counting_screen(play, count, players, css, desks, press)
    # Of a game that went on from a checkpoint not all that was played is known.
    known = None if play.session.from_checkpoint else records(play.session)
    found = [_stamp(play.words, players, outcome), *_columns(play, players, outcome, known)]
    paper = front_page(play.words, len(players), view["round"], *found)
    return end_screen(play, players, ".of-gazette", paper, _party(players, outcome))


#: What a winner is.
_TITLE = "TYCOON"


def _party(players: list[View], outcome: Outcome) -> Node:
    """Who has won, large, over the bench, under the title in type; press and type stand by."""
    won = [players[seat] for seat in winners_of(outcome)]
    alone = len(won) == 1 and drawing("th-wreath", "laurel")
    signs = [h(f"span.party-sign.em-{p['emblem']}", {}, animal(p["emblem"])) for p in won]
    return h(
        "div.end-party",
        {"key": "party", "aria-hidden": "true"},
        h("div.party-type", {}, [tile(letter) for letter in _TITLE]),
        signs and h("div.party-signs", {}, signs, alone),
        drawing("th-heap", "party-heap"),
        drawing("th-press", "party-press"),
    )


def _columns(
    play: Play, players: list[View], outcome: Outcome, known: Records | None
) -> list[Node | None]:
    """Bars, figures, and what is worth remembering."""
    words, kinds, scores = play.words, play.kinds(), outcome.scores
    most = max(1, *(score["total"] for score in scores))
    order = ranked(outcome)
    lines = [line(words, players[seat], scores[seat], kinds, most) for seat in order]
    owned = [" ".join(sorted(players[seat]["patents"])) for seat in order]
    more = [row(words("lt.end.letters"), owned, ".did.letters")]
    more += _more(words, order, known) if known else []
    table = score_table(words, players, outcome, kinds, more=more)
    return [
        _figures(words, kinds),
        h("ol.bars", {}, lines),
        part("section.end-scores", words("end.scores"), table),
        known and _memorable(words, known),
    ]


def _figures(words: Words, kinds: Sequence[str]) -> Node:
    """What the bars are made of; opened, the figures stand below them for all to see."""
    looks = [
        h("span", {"key": kind}, h(f"i.swatch.src-{kind}", {}), words.source(kind))
        for kind in kinds
    ]
    key = h("b", {}, words("end.scores"))
    legend = h("span.gazette-legend", {"aria-hidden": "true"}, looks)
    return h("details.gazette-figures", {"key": "figures"}, h("summary", {}, legend, key))


def _stamp(words: Words, players: list[View], outcome: Outcome) -> Node:
    """Who won, and what decided it if it was close (LT-50, LT-A32)."""
    best = outcome.scores[outcome.winners[0]]
    totals = [score["total"] for score in outcome.scores]
    tie = len(outcome.winners) == 1 and totals.count(best["total"]) > 1
    return stamp(
        words,
        outcome,
        _signs(players, outcome),
        words("lt.end.worth", n=best["total"]),
        rule_link(words, PARAGRAPHS["play-again"], "end"),
        tie and h("p.note", {}, words("lt.end.patents_decided", amount=best["patents"])),
        len(outcome.winners) > 1 and h("p.note", {}, words("lt.end.tied")),
    )


def _signs(players: list[View], outcome: Outcome) -> Node | None:
    """Who has won, in a laurel if alone."""
    signs = signs_of(players, outcome)
    if signs and len(winners_of(outcome)) == 1:
        signs[2].append(drawing("th-wreath", "laurel"))
    return signs


def _more(words: Words, order: list[int], found: Records) -> list[Node]:
    """What everybody did."""
    royalties = [words.money(found.royalties[seat]) for seat in order]
    return [
        row(words("records.words"), [found.words[seat] for seat in order], ".did"),
        row(words("records.royalties"), royalties, ".did"),
    ]


def _memorable(words: Words, found: Records) -> Node:
    """The best and the longest word."""
    medals = [_medal(words, name, getattr(found, name)) for name in MEDALS]
    return part("section.memorable", words("records.title"), h("div.medals", {}, medals))


def _medal(words: Words, name: str, found: Best | None) -> Node | None:
    if found is None:
        return None
    earned = words.amount(found.money, found.stock)
    by = words("records.by", name=words.player(found.seat), earned=earned)
    title = h("h3", {}, words(f"records.{name}"))
    return h(
        "div.medal", {}, title, h("b.hidden", {}, found.word), in_small(found.word), h("p", {}, by)
    )
