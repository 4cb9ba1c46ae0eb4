"""Start tokens or start tiles are chosen: the screen that all see (RT-15, RT-20)."""

from __future__ import annotations

from tycoon_web.games.raccoon.auction.bidders import peek_button
from tycoon_web.games.raccoon.panels.start import StartPanel
from tycoon_web.games.raccoon.table.cards import production_sight
from tycoon_web.games.raccoon.table.chart import Series
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.table import frame, offers, side
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View


def start_screen(
    panel: StartPanel,
    view: View,
    trail: Trail,
    log: list[Line],
    series: Series,
    peek: int | None,
    open_table: bool,
) -> Node:
    """The table as in a turn, seen by all; the acting player's cards only while they peek.

    What is on offer is in sight while tokens are chosen; tiles are chosen before there is any.
    """
    words, player = panel.words, view["players"][view["to_act"]]
    title = words("turn.start", name=words.player(player["seat"]))
    return frame(
        bar(words, title, player["emblem"], trail, 0),
        market(words, view["market"], Marks()),
        offers(panel.context) if panel.tokens else panel.node(),
        side(words, _in_order(view), view, log, series),
        panel.tokens and _choice(panel, player),
        _hand(panel, player, peek, open_table),
        None,
        phase="start",
    )


def _in_order(view: View) -> list[View]:
    """Players from the start player on: they choose in this order."""
    players, first = view["players"], view["start_seat"]
    return [players[(first + i) % len(players)] for i in range(len(players))]


def _choice(panel: StartPanel, player: View) -> Node:
    """What to choose, in the place of the own stock; the tokens in the place of the actions."""
    return h(
        "section.start-choice",
        {"aria-labelledby": "bench-title"},
        h(
            f"header.me.start-head.em-{player['emblem']}",
            {},
            h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
            h("p.quiet-text", {}, panel.note()),
            rule_link(panel.words, panel.rule(), panel.name, panel.title()),
        ),
        h("div.act.act-start", {}, panel.picks(), panel.commit_button(panel.obstacle())),
    )


def _hand(panel: StartPanel, player: View, peek: int | None, open_table: bool) -> Node:
    """A look at the own cards helps to choose."""
    words = panel.words
    shown = player["hand"] if (open_table or peek == player["seat"]) else None
    cards: Child = [production_sight(words, card) for card in shown or ()]
    if not shown:
        cards = [
            h("span.card.pp.back", {"key": f"back-{i}", "aria-hidden": "true"})
            for i in range(player["hand_count"])
        ]
    return part(
        "section.start-hand",
        words("hand"),
        h("div.hand", {}, cards),
        peek_button(words, player, peek, open_table),
    )
