"""The table at a moment of the replay, as the player saw it who had just acted."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.board import frame, patents, side
from tycoon_web.games.letter.table.hand import hand, pool
from tycoon_web.games.letter.table.word_area import summary
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Node
from tycoon_web.play import play
from tycoon_web.play.replay_bar import replay_acts, replay_bar
from tycoon_web.replay.replay import Replay


def replay_screen(replay: Replay[play.Play]) -> Node:
    """Everything lies as in play, but nothing can be done."""
    shown = replay.shown
    assert isinstance(shown, Play)
    context, words = shown.context, shown.words
    view = context.view
    return frame(
        replay_bar(replay),
        patents(words, view, []),
        part(
            "section.word",
            words("word.title"),
            summary(shown, words("replay.no_word")),
            tabindex="0",
        ),
        pool(shown),
        hand(shown),
        side(words, view["players"], view, shown.turn_log.log, context.seat),
        replay_acts(replay),
        phase="replay",
    )
