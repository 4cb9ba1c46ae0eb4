"""Between two turns: who is next, what the others did, and one button (HO-01 … HO-03)."""

from __future__ import annotations

from tycoon_web.kit.bar import Trail, tool
from tycoon_web.kit.controls import Text, animal, button, drawing, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.play import Play
from tycoon_web.play.sides import turns
from tycoon_web.telling.turn_log import Told

#: (emblem, name, everything that happened) per player.
News = list[tuple[str, str, list[Told]]]

#: Characters of a name that is not to be the largest thing there is.
LONG = 12


def curtain(play: Play) -> Node:
    """The roll-top of the next player's desk is shut, above it lies what all may see; nothing
    hidden is even computed for it (HO-02).
    """
    t, seat = play.words, play.session.to_act
    assert seat is not None
    view = play.session.view(None)
    news, shelves = news_for(play, seat), play.on_table(view, seat)
    sign = view["players"][seat]["emblem"]
    told = ".with-news" if news else ""
    return h(
        f"main.curtain.em-{sign}{play.cloth}",
        {"key": "curtain"},
        _bar(t, view["round"], play.trail(), last_round=bool(view["ending"])),
        _lid(play, view["players"][seat]["name"], sign),  # heard first, seen below
        h(
            f"section.curtain-public.shelves-{len(shelves)}{told}",
            {"tabindex": "0", "aria-label": t("curtain.public")},
            _news(t, news) if news else None,
            h(
                "section.open-table",
                {"aria-label": t("curtain.open"), "data-open": "1"},
                h("h2.hidden", {}, t("curtain.open")),
                shelves,
            ),
        ),
    )


def _lid(play: Play, name: str, sign: str) -> Node:
    """Who is next, and the one button."""
    t, what = play.words, play.curtain_key()
    if what == "curtain.pass" and turns(play):
        what = "curtain.turned"
    reveal = button("#reveal.go.wide", "reveal", icon("i-eye"), t("curtain.reveal", name=name))
    return h(
        "div.curtain-lid.m-walnut" + (".long" if len(name) > LONG else ""),
        {},
        h(
            "div.curtain-who",
            {},
            h("span.curtain-emblem", {}, animal(sign, "huge")),
            h(
                "h1#curtain-title",
                {"tabindex": "-1", "aria-describedby": "curtain-what"},
                h("bdi", {}, name),
            ),
            h("p#curtain-what.curtain-what", {}, t(what, name=name)),
        ),
        reveal,
        h(
            "div.lid-rail",
            {"aria-hidden": "true"},
            drawing("th-handle", "lid-handle"),
            drawing("th-keyhole", "lid-keyhole"),
            drawing("th-handle", "lid-handle"),
        ),
    )


def _bar(t: Text, round_: int, trail: Trail, *, last_round: bool) -> Node:
    """Undo, if the table agrees, and the menu."""
    round_text = t("round.last") if last_round else t("round", n=round_)
    return h(
        "nav.curtain-tools.m-walnut",
        {"aria-label": t("tools")},
        h("span.curtain-closed", {}, t("curtain.closed")),
        h("span.round" + (".last" if last_round else ""), {}, round_text),
        trail.undo_agreed and tool("undo", "i-undo", t("undo"), t("undo.ask")),
        tool("open-menu", "i-menu", t("menu"), t("menu")),
    )


def news_for(play: Play, seat: int) -> News:
    """What the others did since ``seat`` last ended a turn (HO-01)."""
    seats = play.session.seats
    return [
        (seats[s].emblem, seats[s].name, play.turn_log.told(events))
        for s, events in play.turn_log.news(seat)
        if s != seat
    ]


def heard(play: Play) -> str:
    """The same, read out to who has just taken the device; "" if there is nothing."""
    seat = play.session.to_act
    told = [] if seat is None else news_for(play, seat)
    sentences = [one.sentence for _, _, happened in told for one in happened]
    return f"{play.words('curtain.news')}: {' '.join(sentences)}" if sentences else ""


def _news(t: Text, news: News) -> Node:
    """What the others did since this player's last turn; public."""
    rows = [
        h(
            "li.news-item",
            {"key": str(i)},
            h(f"span.badge.em-{sign}", {"role": "img", "aria-label": who}, animal(sign)),
            h("div.news-told", {}, [_happened(one) for one in told]),
        )
        for i, (sign, who, told) in enumerate(news)
    ]
    title = t("curtain.news")
    return h("section.news.m-paper", {"aria-label": title}, h("h2", {}, title), h("ul", {}, rows))


def _happened(one: Told) -> Node:
    seen = {"aria-hidden": "true"}
    css = ".hidden" if one.drawn else ".news-said"
    sentence = h(f"span{css}", {}, one.sentence)
    return h(
        "p",
        {},
        sentence,
        one.drawn and h("span.news-drawn", seen, one.drawn),
        one.beside and h("span.news-beside", seen, one.beside),
        one.amount and h("b.news-amount", seen, one.amount),
    )
