"""The table while a bot plays: one person alone sees the own stock and hand, several see none."""

from __future__ import annotations

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.strips import own_stock
from tycoon_web.games.raccoon.table.table import frame, hand, offers, others, side
from tycoon_web.kit.bar import bar
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_controls, bot_heading, bot_sign


def bot_screen(play: Play) -> Node:
    """Everything lies as in play, but nothing can be done."""
    context, words, told = play.context, play.words, play.turn_log
    view, alone = context.view, play.seating.alone is not None
    players = view["players"]
    marks = (
        Marks(before=told.last_seen(context.seat), held=context.me["tokens"]) if alone else Marks()
    )
    return frame(
        bar(
            words,
            bot_heading(play),
            bot_sign(play),
            play.trail(),
            view["round"],
            last_round=bool(view["ending"]),
        ),
        market(words, view["market"], marks),
        offers(context),
        side(
            words, others(players, context.seat) if alone else players, view, told.log, told.series
        ),
        own_stock(words, context.me) if alone else None,
        hand(context, None) if alone else None,
        bot_controls(play),
        phase="bot" if alone else "bot for-all",
    )
