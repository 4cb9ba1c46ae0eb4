"""The table while a bot plays: one person alone sees the own stock and hand, several see none."""

from __future__ import annotations

from tycoon_web.games.bot_parts import bot_desk, bot_heading, bot_sign
from tycoon_web.games.raccoon.market import Marks, market
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.strips import own_stock
from tycoon_web.games.raccoon.table import frame, hand, offers, others, side
from tycoon_web.kit.bar import bar
from tycoon_web.kit.vtree import Node


def bot_screen(play: Play) -> Node:
    """Everything lies as in play, but nothing can be done."""
    desk, words, told = play.desk, play.words, play.chronicle
    view, alone = desk.view, play.company.alone is not None
    players = view["players"]
    marks = Marks(before=told.last_seen(desk.seat), held=desk.me["tokens"]) if alone else Marks()
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
        offers(desk),
        side(words, others(players, desk.seat) if alone else players, view, told.log, told.series),
        own_stock(words, desk.me) if alone else None,
        hand(desk, None) if alone else None,
        bot_desk(play),
        phase="bot" if alone else "bot for-all",
    )
