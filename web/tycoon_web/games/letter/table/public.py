"""Screens for the whole table: the challenge, its verdict, buying, ending a turn (HO-02)."""

from __future__ import annotations

from tycoon import Event
from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.play import Play, Verdict
from tycoon_web.games.letter.table.answers import answerers
from tycoon_web.games.letter.table.board import patents, side
from tycoon_web.games.letter.table.cards import laid_word, patent_label
from tycoon_web.games.letter.table.score import equation, royalties
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, icon, part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.bot_parts import bot_controls
from tycoon_web.play.sides import around, twice
from tycoon_web.play.table_parts import head
from tycoon_web.telling.views import View


def _screen(play: Play, view: View, title: str, phase: str, *middle: Child) -> Node:
    """Patents and players stay in sight; the rest is for the matter in hand."""
    words = play.words
    mover = view["turn"]["seat"]
    return h(
        "div.table.lt-table.open-to-all",
        {"key": "letter-table", "class": f"phase-{phase}"},
        head(words, title, view["players"][mover]["emblem"], play.trail(), view),
        h(
            "main.lt-board.public",
            {"key": "board"},
            patents(words, view, view["buyable"] or []),
            part("section.matter", title, *middle),
            side(words, view["players"], view, play.turn_log.log, mover),
        ),
    )


def challenge_screen(play: Play) -> Node:
    """The word, large; every opponent answers it, from their side (LT-A10: no hint whether it
    exists).
    """
    view, words, row = play.public(), play.words, around(play)
    mover = view["turn"]["seat"]
    title = words("challenge.heading", name=words.player(mover))
    middle = h(
        "div.middle",
        {},
        h("div.laid-row", {}, [laid_word(words, word) for word in view["play"]["words"]]),
        _would_earn(play, view),
        h(
            "p.matter-note",
            {},
            words("challenge.note", name=words.player(mover)),
            rule_link(words, PARAGRAPHS["object"], "object", words("legend.letter.object")),
        ),
        _settle(play, mover),
        row and button("#lot-sides.quiet", "open-sides", icon("i-sides"), words("sides")),
    )
    group = {
        "role": "group",
        "aria-label": words("challenge.who"),
        "class": "around" if row else "",
    }
    return _screen(
        play,
        view,
        title,
        "challenge",
        h("div.objection", group, middle, answerers(play, view, row)),
    )


def _would_earn(play: Play, view: View) -> Node:
    words = play.words
    return h(
        "div.score",
        {},
        equation(words, view["play"]),
        royalties(words, view["players"], view["play"]["royalties"]),
    )


def _settle(play: Play, mover: int) -> Node:
    """What the people say; a bot that is asked before or after them answers by itself."""
    company = play.seating
    asked = [seat for seat in company.people if seat != mover]
    if company.acting and (play.settled or not asked or company.stuck):
        return bot_controls(play, ".matter-foot")
    n = len(play.objecting)
    accept = "challenge.accept" if len(asked) > 1 else "challenge.accept_one"
    key = "challenge.settle" if n else accept
    sign = icon("i-book" if n else "i-check")
    return h("div.matter-foot", {}, button("#settle.go.wide", "settle", sign, play.words(key, n=n)))


def verdict_screen(play: Play, verdict: Verdict) -> Node:
    """What the list says, and what it costs whom (LT-33, LT-34)."""
    words, view = play.words, play.public()
    good = not verdict.refused
    stamp = "good" if good else "bad"
    told = [_told(words, event) for event in verdict.events if event.key in _TOLD]
    title = words("verdict.heading")
    said = [
        h(
            f"div.list-stamp.{stamp}",
            {},
            [h("b", {"class": "no" if w in verdict.refused else ""}, w) for w in verdict.words],
            h("span", {}, words(f"verdict.{stamp}")),
        ),
        h("p.verdict-who", {}, words("verdict.who", name=words.player(verdict.challenger))),
        h("ul.verdict-told", {}, told),
    ]
    go_on = button("#go-on.go.wide", "go-on", icon("i-end"), words("verdict.go_on"))
    foot = h("div.matter-foot", {}, go_on)
    return _verdict_frame(play, view, title, verdict.seat, *said, foot, twice(play, *said))


_TOLD = frozenset({"challenge_failed", "word_rejected", "earned", "royalties_paid"})


def _told(words: Words, event: Event) -> Node:
    return h("li", {}, words.event(event))


def _verdict_frame(play: Play, view: View, title: str, seat: int, *middle: Child) -> Node:
    if view["turn"]:
        return _screen(play, view, title, "verdict", *middle)
    return _screen(play, {**view, "turn": {"seat": seat}}, title, "verdict", *middle)


def buy_screen(play: Play) -> Node:
    """One patent of the letters used, or none (LT-22, LT-23)."""
    view, words = play.public(), play.words
    player = view["players"][view["turn"]["seat"]]
    by_letter = {patent["letter"]: patent for patent in view["patents"]}
    offers = [_offer(play, by_letter[letter], player, view) for letter in view["buyable"]]
    return _screen(
        play,
        view,
        words("buy.heading", name=player["name"]),
        "buy",
        _earned(play, view),
        h(
            "div.matter-title",
            {},
            h("h2", {}, words("buy.title", money=player["money"])),
            rule_link(words, PARAGRAPHS["buy"], "buy"),
        ),
        h("div.offers", {"class": f"of-{min(len(offers), 6)}"}, offers),
        h(
            "div.matter-foot",
            {},
            button("#pass-buying.wide", "pass-buying", icon("i-skip"), words("buy.nothing")),
        ),
    )


def _offer(play: Play, patent: View, player: View, view: View) -> Node:
    words, letter, cost = play.words, patent["letter"], LETTERS[patent["letter"]].cost
    value = player["patent_value"] + cost
    ends = value >= view["goal"] and not view["ending"]
    worth = words("buy.value", before=player["patent_value"], after=value, goal=view["goal"])
    label = f"{patent_label(words, patent)}. {worth}"
    return button(
        f"#buy-{letter}.offer",
        "buy",
        h("b.offer-letter", {}, letter),
        h("span.offer-cost", {}, f"${cost}"),
        patent["ability"] and h("small.offer-ability", {}, words(f"ability.{patent['ability']}")),
        h("small", {}, worth),
        ends and h("small.offer-ends", {}, icon("i-zeppelin"), words("buy.ends")),
        fields={"letter": letter},
        label=f"{label}. {words('buy.ends')}" if ends else label,
    )


def _earned(play: Play, view: View) -> Child:
    """The word of this turn and what it brought."""
    if not view["play"]:
        return None
    return [
        h("div.laid-row", {}, [laid_word(play.words, word) for word in view["play"]["words"]]),
        _would_earn(play, view),
    ]


def done_screen(play: Play) -> Node:
    """The turn can end in the open; further discards need the hand (LT-24, LT-25)."""
    view, words = play.public(), play.words
    player = view["players"][view["to_act"]]
    shed = any(c.do == "discard_cards" and not c.refusal for c in play.session.prompt().choices)
    end = words("turn.end" if view["ending"] else "lt.turn.end_draw")
    pool = [letter for letter in view["pool"] if letter]
    return _screen(
        play,
        view,
        words("lt.turn.done", name=player["name"]),
        "done",
        _earned(play, view) or h("p.matter-note", {}, words.discarded(view)),
        view["play"] and h("p.matter-note", {}, words("done.pool", cards=", ".join(pool))),
        h(
            "div.matter-foot",
            {},
            button("#end-turn.go.wide", "end-turn", icon("i-end"), end),
            shed
            and button(
                "#discard-first.wide", "discard-first", icon("i-eye"), words("discard.others")
            ),
        ),
    )
