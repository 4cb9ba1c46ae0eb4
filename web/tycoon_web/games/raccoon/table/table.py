"""The table of the player to act: market, offers, players, stock, hand, actions."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.sell import SellPanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.action_keys import action_keys, again_key
from tycoon_web.games.raccoon.table.board import frame, hand, offers, side
from tycoon_web.games.raccoon.table.done import allowed, stage, told
from tycoon_web.games.raccoon.table.market import Marks, curves, market
from tycoon_web.games.raccoon.table.tray import own_stock
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.controls import animal, button, icon, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.table_parts import deed, head
from tycoon_web.telling.views import View, clockwise


def table(play: Play) -> Node:
    """The whole screen."""
    context, panel, words = play.context, play.panel, play.words
    view = context.view
    deed_done = _staged(play)
    return frame(
        head(words, heading(context), context.me["emblem"], play.trail(), view, curves(words)),
        market=market(words, view["market"], marks(play)),
        offers=[
            offers(context, panel, covered=bool(deed_done)),
            deed_done or (panel and panel.node()),
        ],
        players=side(words, clockwise(play.players(), context.seat)[1:], view, play.turn_log),
        stock=own_stock(words, context.me, panel.mine_after() if panel else None),
        hand=hand(context, panel),
        actions=acts(play),
        phase=f"{view['phase']} em-{context.me['emblem']}"
        + (f" with-bench at-{panel.name}" if panel else "")
        + " with-more" * _more(context)
        + " with-stage" * bool(deed_done),
    )


def _staged(play: Play) -> Node | None:
    """What was done, large over the offers, once nothing more can be done with them."""
    context = play.context
    if context.view["phase"] != "done" or _more(context):
        return None
    scene = stage(context.words, play.turn_log.log, context.view["players"], context.seat)
    return scene and h("div.told-stage", {"key": "stage"}, scene)


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
    if _more(context):
        key = "turn.more"
    return context.words(key, name=context.words.player(context.seat))


def _more(context: TurnContext) -> bool:
    """Does a building allow another action after the one that is done?"""
    return context.view["phase"] == "done" and any(map(context.can, SECONDS))


def acts(play: Play) -> Node:
    """The five actions, or the end of the turn once one is taken."""
    context, words = play.context, play.words
    if context.view["phase"] == "last_call":
        decide = deed("decline", "decline", "i-skip", words("decline.points"))
        return part("section.act.act-done", words("actions"), _declare(context), decide)
    if context.view["phase"] == "done":
        return part(
            "section.act.act-done",
            words("actions"),
            _take_back(play) if _staged(play) else _did(play),
            _declare(context),
            _seconds(context),
            _end_key(context),
        )
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


def _take_back(play: Play) -> Node | None:
    """What was done, undone: beside the end of the turn, as long as it is free (UN-01)."""
    trail = play.trail()
    can = trail is not None and trail.undo
    return deed("take-back", "undo", "i-undo", play.words("undo")) if can else None


def _did(play: Play) -> Node | None:
    """What was done; where more can be done, what allows it."""
    context = play.context
    told_of = play.words, play.turn_log.log, context.view["players"], context.seat
    if not _more(context):
        return told(*told_of)
    return allowed(*told_of, "sales" if context.can("sell") else "builds")


def _end_key(context: TurnContext) -> Node:
    """The end of the turn, and whose turn it then is."""
    words, view = context.words, context.view
    after = context.foresee([Action("end_turn")])[1]["to_act"]
    rival = None if after in (None, context.seat) else view["players"][after]
    return button(
        "#end-turn.deed.go.finish",
        "end-turn",
        h("b", {}, words("turn.end")),
        icon("i-end"),
        rival and _face(rival),
    )


def _face(player: View) -> Node:
    """Who a key leads to; heard on the curtain."""
    sign = h(f"span.badge.em-{player['emblem']}", {}, animal(player["emblem"]))
    return h("span.finish-next", {"aria-hidden": "true"}, sign, h("bdi", {}, player["name"]))


def _declare(context: TurnContext) -> Node | None:
    """Only at the own table, and only when it is possible (RT-100, RT-A38)."""
    if not context.can("declare_victory"):
        return None
    return deed("declare", "declare", "i-crown", context.words("declare"), ".go")


def _seconds(context: TurnContext) -> list[Child]:
    """A second sale or building, where a tile allows it: what it would bring now."""
    builds = context.can("build") or context.can("upgrade")
    return [
        context.can("sell") and again_key(context, "sell"),
        builds and again_key(context, "build"),
    ]
