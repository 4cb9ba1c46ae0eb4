"""The table while a bot plays: one person alone sees the own hand, several see none."""

from __future__ import annotations

from tycoon_web.games.bot_parts import bot_desk, bot_heading, bot_sign
from tycoon_web.games.letter.bench_view import summary
from tycoon_web.games.letter.board import frame, head, patents, side
from tycoon_web.games.letter.hand import hand, pool
from tycoon_web.games.letter.play import Play
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Node


def bot_screen(play: Play) -> Node:
    """Everything lies as in play, but nothing can be done."""
    desk, words = play.desk, play.words
    view, alone = desk.view, play.company.alone is not None
    return frame(
        head(words, bot_heading(play), bot_sign(play), play.trail(), view),
        patents(words, view, []),
        part("section.word", words("word.title"), summary(play, "")),
        pool(play),
        hand(play) if alone else None,
        side(words, view["players"], view, play.chronicle.log, desk.seat),
        bot_desk(play),
        phase="bot" if alone else "bot for-all",
    )
