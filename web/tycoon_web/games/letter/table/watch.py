"""The table while a bot plays: one person alone sees the own hand, several see none."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.board import frame, head, patents, side
from tycoon_web.games.letter.table.hand import hand, pool
from tycoon_web.games.letter.table.word_area import summary
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_controls, bot_heading, bot_sign


def bot_screen(play: Play) -> Node:
    """Everything lies as in play, but nothing can be done."""
    context, words = play.context, play.words
    view, alone = context.view, play.seating.alone is not None
    return frame(
        head(words, bot_heading(play), bot_sign(play), play.trail(), view),
        patents(words, view, []),
        part("section.word", words("word.title"), summary(play, "")),
        pool(play),
        hand(play) if alone else None,
        side(words, view["players"], view, play.turn_log.log, context.seat),
        bot_controls(play),
        phase="bot" if alone else "bot for-all",
    )
