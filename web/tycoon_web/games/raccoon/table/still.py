"""The table to look at only: while a bot plays, and at a moment of the replay."""

from __future__ import annotations

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.board import frame, hand, offers, side
from tycoon_web.games.raccoon.table.market import Marks, curves, market
from tycoon_web.games.raccoon.table.receipt import receipt
from tycoon_web.games.raccoon.table.touched import touched
from tycoon_web.games.raccoon.table.tray import open_stock, own_stock
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_controls, bot_heading, bot_sign
from tycoon_web.play.play import Play as AnyPlay
from tycoon_web.play.receipts import receipts
from tycoon_web.play.replay_bar import replay_acts, replay_bar
from tycoon_web.play.rings import touch
from tycoon_web.play.table_parts import head
from tycoon_web.replay.replay import Replay
from tycoon_web.telling.views import clockwise


def bot_screen(play: Play) -> Node:
    """One person alone sees the own stock and hand, before several the bot's stock lies there."""
    view, alone = play.context.view, play.seating.alone is not None
    words = play.words
    top = head(words, bot_heading(play), bot_sign(play), play.trail(), view, curves(words))
    phase = f"bot em-{play.context.me['emblem']}" if alone else f"bot for-all em-{bot_sign(play)}"
    still = _still(play, top, bot_controls(play), phase, own=alone, cards=alone)
    return touch(still, touched, play.seating.fresh, view, play.context.seat if alone else None)


def replay_screen(replay: Replay[AnyPlay]) -> Node:
    """As the player saw it who had just acted."""
    shown = replay.shown
    assert isinstance(shown, Play)
    seen = replay.steps[replay.index].events if replay.index else ()
    done = receipts(receipt, shown.words, shown.session, seen)
    act = replay_acts(replay, [piece for piece in done if piece])
    still = _still(shown, replay_bar(replay), act, "replay", own=True, cards=False)
    return touch(still, touched, seen, shown.context.view, shown.context.seat)


def _still(play: Play, top: Node, act: Node, phase: str, *, own: bool, cards: bool) -> Node:
    """Everything lies as in play, but nothing can be done; ``own``: it is somebody's place, with
    ``cards`` or, where what happened has the room, without.
    """
    context, words, told = play.context, play.words, play.turn_log
    view, busy, marks = context.view, play.seating.busy, Marks()
    seat = context.seat if own or busy is None else busy
    player, *others = clockwise(view["players"], seat)
    if own:
        marks = Marks(before=told.last_seen(seat), held=context.me["tokens"])
    if busy is not None:
        marks = marks._replace(moved=told.moved_by(busy), mover=bot_sign(play))
    return frame(
        top,
        market=market(words, view["market"], marks),
        offers=offers(context),
        players=side(words, others, view, told),
        stock=own_stock(words, context.me, signed=busy is not None)
        if own
        else open_stock(words, player),
        hand=hand(context, None) if cards else None,
        actions=act,
        phase=phase,
    )
