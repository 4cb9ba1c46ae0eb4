"""Start tokens or start tiles are chosen: the screen that all see (RT-15, RT-20)."""

from __future__ import annotations

from tycoon_web.games.raccoon.auction.bidders import peek_button
from tycoon_web.games.raccoon.panels.start import StartPanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.board import frame, offers, side
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.production import production_sight
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.bar import bar
from tycoon_web.kit.controls import part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View, clockwise


def start_screen(play: Play, panel: StartPanel) -> Node:
    """The table as in a turn, seen by all; the acting player's cards only while they peek.

    What is on offer is in sight while tokens are chosen; tiles are chosen before there is any.
    """
    words, view = panel.words, play.public()
    player = view["players"][view["to_act"]]
    title = words("turn.start", name=words.player(player["seat"]))
    return frame(
        bar(words, title, player["emblem"], play.trail(), 0),
        market=market(words, view["market"], Marks()),
        offers=offers(panel.context) if panel.tokens else panel.node(),
        players=side(words, clockwise(view["players"], view["start_seat"]), view, play.turn_log),
        stock=_choice(panel, player) if panel.tokens else panel.plots(),
        hand=_hand(words, player, play.peek, open_table=not play.curtains),
        actions=None,
        phase="start",
    )


def _choice(panel: StartPanel, player: View) -> Node:
    """What to choose, in the place of the own stock; the tokens in the place of the actions."""
    return h(
        "section.start-choice",
        {"aria-labelledby": "bench-title"},
        h(
            f"header.start-head.em-{player['emblem']}",
            {},
            h(
                "div.start-says",
                {},
                h("h2#bench-title", {"tabindex": "-1"}, panel.title()),
                h("p.quiet-text", {}, panel.note()),
            ),
            panel.wells(),
            rule_link(panel.words, panel.rule(), panel.name, panel.title()),
        ),
        h("div.act.act-start", {}, panel.picks(), panel.commit_button(panel.obstacle())),
    )


def _hand(words: Words, player: View, peek: int | None, *, open_table: bool) -> Node:
    """A look at the own cards helps to choose."""
    shown = player["hand"] if (open_table or peek == player["seat"]) else None
    cards: Child = [
        production_sight(words, card, player["production_limit"]) for card in shown or ()
    ]
    if not shown:
        cards = [
            h("span.card.pp.back", {"key": f"back-{i}", "aria-hidden": "true"})
            for i in range(player["hand_count"])
        ]
    return part(
        "section.start-hand",
        words("hand"),
        h(f"div.hand.hand-{player['hand_count']}", {}, cards),
        peek_button(words, player, peek, open_table),
    )
