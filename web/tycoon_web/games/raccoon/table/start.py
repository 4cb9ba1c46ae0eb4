"""Start tokens or start tiles are chosen: the screen that all see (RT-15, RT-20)."""

from __future__ import annotations

from tycoon_web.games.raccoon.auction.bidders import peek_button
from tycoon_web.games.raccoon.panels.start import StartPanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.board import frame, offers, side
from tycoon_web.games.raccoon.table.market import Marks, curves, market
from tycoon_web.games.raccoon.table.production import production_sight
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View, clockwise


def start_screen(play: Play, panel: StartPanel) -> Node:
    """The market opens: what to choose from stands on its counter. What is on offer is a tap away.

    All see it; the acting player's cards only while they peek.
    """
    words, view, aside = panel.words, play.public(), panel.aside
    player = view["players"][view["to_act"]]
    title = words("turn.start", name=words.player(player["seat"]))
    more = [curves(words)] if aside else []
    seats = clockwise(view["players"], view["start_seat"])
    return frame(
        bar(words, title, player["emblem"], play.trail(), 0, *more),
        market=market(words, view["market"], Marks()) if aside else None,
        offers=[aside and offers(panel.context), _choice(panel)],
        players=side(words, seats, view, play.turn_log, _places(panel, seats, view["to_act"])),
        stock=None,
        hand=_hand(panel, player, play.peek, open_table=not play.curtains),
        actions=None,
        phase="start" + " at-stall" * (not aside),
    )


def _places(panel: StartPanel, seats: list[View], acting: int) -> dict[int, int]:
    """How many tokens who has not yet chosen will take: each one more than the one before."""
    if not panel.tokens:
        return {}
    order = [player["seat"] for player in seats]
    first = order.index(acting)
    return {seat: panel.count + at for at, seat in enumerate(order[first:])}


def _choice(panel: StartPanel) -> Node:
    """The stall, and at the foot what is taken of it."""
    seen = not panel.aside and _stall(panel)
    told = {"key": "choice", "aria-label": panel.title()}
    return h("section.start-choice", told, seen, _taking(panel))


def _stall(panel: StartPanel) -> Node:
    """Who keeps it, what is to be chosen, and on the shelves what there is."""
    kind = "tokens" if panel.tokens else "tiles"
    return h(
        f"div#bench.stall.of-{kind}",
        {"key": "stall", "role": "group", "aria-labelledby": "bench-title"},
        h("span.stall-roof", {"aria-hidden": "true"}),
        h("span.stall-keeper", {"aria-hidden": "true"}),
        h(
            "header.stall-sign.m-slate",
            {},
            h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
            h("p", {}, panel.note()),
        ),
        h("div.stall-shelves", {}, panel.picks()),
    )


def _taking(panel: StartPanel) -> Node:
    """What is taken, and the key that takes it."""
    words, key = panel.words, panel.commit_button(panel.obstacle())
    more = rule_link(words, panel.rule(), panel.name, panel.title())
    return part("section.act.act-start", words("actions"), panel.wells(), key, more)


def _hand(panel: StartPanel, player: View, peek: int | None, *, open_table: bool) -> Node:
    """A look at the own cards helps to choose, and one at what is on offer."""
    words = panel.words
    shown = player["hand"] if (open_table or peek == player["seat"]) else None
    return part(
        "section.start-hand",
        words("hand"),
        h(f"div.hand.hand-{player['hand_count']}", {}, _cards(words, player, shown)),
        h(
            "div.start-ways",
            {},
            peek_button(words, player, peek, open_table),
            panel.look_key(),
        ),
    )


def _cards(words: Words, player: View, shown: list[View] | None) -> Child:
    """Open ones, or their backs."""
    if shown:
        return [production_sight(words, card, player["production_limit"]) for card in shown]
    return [
        h("span.card.pp.back", {"key": f"back-{i}", "aria-hidden": "true"})
        for i in range(player["hand_count"])
    ]
