"""The table of the player to act: market, offers, players, stock, hand, actions."""

from __future__ import annotations

from tycoon import Event

from tycoon_web.games.raccoon.panels.sell import SellPanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.action_keys import action_keys
from tycoon_web.games.raccoon.table.board import frame, hand, offers, side
from tycoon_web.games.raccoon.table.ledger import PICTURES, REVEALED, entry, picture, tokens
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.tray import own_stock
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.controls import drawing, icon, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.table_parts import deed, head
from tycoon_web.telling.ledger import Entry
from tycoon_web.telling.views import clockwise


def table(play: Play) -> Node:
    """The whole screen."""
    context, panel, words = play.context, play.panel, play.words
    view = context.view
    return frame(
        head(words, heading(context), context.me["emblem"], play.trail(), view),
        market=market(words, view["market"], marks(play)),
        offers=[offers(context, panel), panel and panel.node()],
        players=side(words, clockwise(play.players(), context.seat)[1:], view, play.turn_log),
        stock=own_stock(words, context.me, panel.mine_after() if panel else None),
        hand=hand(context, panel),
        actions=acts(play),
        phase=f"{view['phase']} em-{context.me['emblem']}"
        + (f" with-bench at-{panel.name}" if panel else ""),
    )


def marks(play: Play) -> Marks:
    """What the market's ladders show besides the prices."""
    context, panel = play.context, play.panel
    return Marks(
        ghosts=panel.ghosts() if panel else {},
        before=play.turn_log.last_seen(context.seat),
        held=context.me["tokens"],
        sellable=frozenset(context.one_of("sell", "commodity")),
        chosen=panel.commodity if isinstance(panel, SellPanel) else "",
    )


#: What a building may allow once more when the action is done.
SECONDS = ("sell", "build", "upgrade")


def heading(context: TurnContext) -> str:
    """Whose turn it is and what is asked."""
    phase = context.view["phase"]
    turn = context.view["turn"] or {}
    key = f"turn.{phase}"
    if phase == "turn" and turn.get("extra"):
        key = "turn.extra"
    if phase == "done" and any(map(context.can, SECONDS)):
        key = "turn.more"
    return context.words(key, name=context.words.player(context.seat))


def acts(play: Play) -> Node:
    """The five actions, or the end of the turn once one is taken."""
    context, words = play.context, play.words
    if context.view["phase"] == "last_call":
        decide = deed("decline", "decline", "i-skip", words("decline.points"))
        return part("section.act.act-done", words("actions"), _declare(context), decide)
    if context.view["phase"] == "done":
        done = _told(play), _declare(context), _seconds(context), _end(words, play.trail())
        return part("section.act.act-done", words("actions"), *done)
    decline = context.can("decline") and context.view["phase"] == "turn"
    declare = _declare(context)
    more = sum(map(bool, (decline, declare)))
    return part(
        "section.act" + ("", ".act-six", ".act-seven")[more],
        words("actions"),
        action_keys(context, play.panel, shine=play.settings.lit),
        declare,
        decline and deed("decline", "decline", "i-skip", words("decline")),
    )


def _told(play: Play) -> Node | None:
    """What was done in this turn, as the log has it."""
    lines, seat = play.turn_log.log, play.context.seat
    turn = lines[-1].turn if lines else 0
    own = (line for line in reversed(lines) if line.seat == seat)
    last = next((line for line in own if not (line.event and line.event.key in REVEALED)), None)
    if last is None or last.turn != turn:
        return None
    emblems = [player["emblem"] for player in play.context.view["players"]]
    drawn = last.event and entry(play.words, last.event, emblems)
    if not drawn or not any(drawn.what):
        tick = h("span.told-tick.m-go", {}, icon("i-check"))
        return h("p.act-told.m-sunk", {}, tick, h("span", {}, last.text))
    if trade := _trade(play.words, last.event, drawn):
        return h("p.act-told.m-sunk", {}, h("span.hidden", {}, last.text), trade)
    what = h("span.told-what", {"aria-hidden": "true"}, drawn.what)
    amount = drawn.amount and h("b.told-amount", {"aria-hidden": "true"}, drawn.amount)
    return h("p.act-told.m-sunk", {}, h("span.hidden", {}, last.text), what, amount)


def _trade(words: Words, event: Event, drawn: Entry) -> Node | None:
    """What was given, and what was got for it."""
    told = event.params
    name = next((told[kind] for kind in PICTURES if kind in told), None)
    if name is None:
        return None
    goods, cost = tokens(told.get("pay", {})), drawn.amount.lstrip("−")
    paid = goods or [drawing("th-coin", "told-coin"), h("b.told-sum", {}, cost)]
    points = goods and h("b.told-amount", {}, drawn.amount)
    got = h("span.told-what", {}, picture(told), h("span.log-name", {}, words.thing(name)))
    parts = h("span.told-paid", {}, paid), h("span.arrow", {}, "→"), got, points
    return h("span.told-trade", {"aria-hidden": "true"}, parts)


def _declare(context: TurnContext) -> Node | None:
    """Only at the own table, and only when it is possible (RT-100, RT-A38)."""
    if not context.can("declare_victory"):
        return None
    return deed("declare", "declare", "i-crown", context.words("declare"), ".go")


def _seconds(context: TurnContext) -> list[Child]:
    """A second sale or building, where a tile allows it."""
    words, builds = context.words, context.can("build") or context.can("upgrade")
    return [
        context.can("sell") and deed("act-sell", "sell", "i-sell", words("sell.again")),
        builds and deed("act-build", "build", "i-build", words("build.again")),
    ]


def _end(words: Words, trail: Trail) -> list[Child]:
    return [
        trail.undo and deed("undo-here", "undo", "i-undo", words("undo")),
        deed("end-turn", "end-turn", "i-end", words("turn.end"), ".go.finish"),
    ]
