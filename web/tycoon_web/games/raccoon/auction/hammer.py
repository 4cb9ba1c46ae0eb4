"""The hammer has fallen: who bought what, what it is worth, and who goes on (RT-43, RT-44)."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.auction.bidders import worth
from tycoon_web.games.raccoon.auction.stage import badge, lot_card, ribbon, ticker
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.cards import livery
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, drawing, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.sides import twice
from tycoon_web.play.table_parts import head
from tycoon_web.telling.views import View


def hammer_screen(play: Play, result: dict[str, Any]) -> Node:
    """What the table sees between an auction and the turn that goes on."""
    words, view = play.words, play.public()
    winner = view["players"][result["seat"]]
    return h(
        "div.table",
        {"key": "hammer", "class": "phase-hammer"},
        head(words, words("hammer.heading"), winner["emblem"], play.trail(), view),
        h(
            "main.hammer",
            {"key": "hammer-board"},
            h(
                f"section.sold-card.em-{winner['emblem']}",
                {},
                _ticket(words, view, result["lot"]),
                h(
                    "div.sold-told",
                    {},
                    _winner(words, winner, result),
                    _set(words, view["players"], winner, result["lot"]),
                    ticker(words, play.turn_log.log, view["players"]),
                ),
                _onward(words, view, result),
            ),
            twice(play, *_again(words, winner, result)),
        ),
    )


def _ticket(words: Words, view: View, lot: View) -> Node:
    """The card as it now lies, the gavel that fell, the stamp on it."""
    sold = words("hammer.sold")
    stamp = h("b.stamp", {"aria-hidden": "true", "style": {"--letters": str(len(sold))}}, sold)
    card = lot_card(words, view["players"], lot)
    return h("div.sold-ticket", {}, card, drawing("th-gavel", "sold-gavel"), stamp)


def _winner(words: Words, winner: View, result: dict[str, Any]) -> Node:
    """Who it was, what for, and which card of the set it is."""
    railroad, points = result["railroad"], result["lot"]["points"]
    text = words(
        "hammer.takes",
        railroad=words.thing(railroad),
        n=winner["railroads"][railroad],
        most=len(points),
    )
    return h(
        "div.sold-winner",
        {},
        badge(winner["emblem"], ".sold-sign"),
        h("h2", {}, words("hammer.wins", name=words.player(winner["seat"]))),
        h("p", {}, text),
        h(
            "p.sold-price",
            {},
            h("b.bid-plate", {}, words.money(result["amount"])),
            h("span", {}, words("hammer.to_bank")),
        ),
    )


def _set(words: Words, players: list[View], winner: View, lot: View) -> Node:
    """The set: what was there, what is there now, what would come next; and the gain. What cards
    of others have put out of reach is not shown.
    """
    count = winner["railroads"][lot["railroad"]]
    others = sum(player["railroads"].get(lot["railroad"], 0) for player in players) - count
    reach = len(lot["points"]) - others
    gain, how = worth(words, _before(winner, lot), lot)
    cells = []
    for number, value in enumerate(lot["points"][:reach], 1):
        state = "had" if number < count else "now" if number == count else "next"
        told = words(f"hammer.{state}") if state != "next" or number == count + 1 else ""
        cell = [h("b", {}, value), told and h("small", {}, told)]
        cells.append(h(f"li.sold-step.sold-{state}", {"key": str(number)}, cell))
    css = f"div.sold-set.m-paper.{livery(lot['railroad'])}"
    label = {"aria-label": words("hammer.set", railroad=words.thing(lot["railroad"]))}
    # the bare number counts up (effects/motion.py)
    return h(css, {}, h("p.sold-gain", {}, gain, how), h("ol.sold-steps", label, cells))


def _before(winner: View, lot: View) -> View:
    """The winner without the card."""
    railroads = winner["railroads"]
    return {**winner, "railroads": {**railroads, lot["railroad"]: railroads[lot["railroad"]] - 1}}


def _on_offer(words: Words, view: View, result: dict[str, Any]) -> Child:
    """What lies in its place now."""
    new = result["revealed"]
    card = next((c for c in view["railroads"]["offer"] if c and c["company"] == new), None)
    return card and h(
        "p.sold-offer",
        {},
        h("span", {}, words("hammer.offer")),
        " ",
        ribbon(words, new),
        " ",
        h("span", {}, words("hammer.from", amount=card["minimum"])),
    )


def _onward(words: Words, view: View, result: dict[str, Any]) -> Node:
    """What is new, who goes on, and why (RT-44)."""
    seat = result["starter"]
    name, sign = words.player(seat), view["players"][seat]["emblem"]
    again = view["to_act"] == seat and view["phase"] == "turn"
    go_on = words("hammer.act_again" if again else "hammer.end_turn", name=name)
    return h(
        "div.sold-onward",
        {},
        _on_offer(words, view, result),
        h(
            "p",
            {},
            h("span", {}, words("hammer.again" if again else "hammer.ends", name=name)),
            rule_link(words, PARAGRAPHS["go-on"], "hammer"),
        ),
        button("#go-on.go.wide", "go-on", badge(sign), go_on),
    )


def _again(words: Words, winner: View, result: dict[str, Any]) -> list[Node]:
    """The same in short."""
    gain = result["lot"]["worth"][winner["seat"]]
    return [
        badge(winner["emblem"], ".sold-sign"),
        h("b.sold-name", {}, words("hammer.wins", name=words.player(winner["seat"]))),
        ribbon(words, result["railroad"]),
        h("b.bid-plate", {}, words.money(result["amount"])),
        h("b.sold-more", {}, words("gain", n=gain)),
    ]
