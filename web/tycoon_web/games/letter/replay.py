"""The table at a moment of the replay, as the player saw it who had just acted."""

from __future__ import annotations

from tycoon_web.games import play
from tycoon_web.games.letter.bench_view import summary
from tycoon_web.games.letter.board import frame, patents, side
from tycoon_web.games.letter.hand import hand, pool
from tycoon_web.games.letter.play import Play
from tycoon_web.games.replay import Replay
from tycoon_web.games.replay_parts import replay_acts, replay_bar
from tycoon_web.kit.vtree import Node, h


def replay_screen(replay: Replay[play.Play]) -> Node:
    """Everything lies as in play, but nothing can be done."""
    shown = replay.shown
    assert isinstance(shown, Play)
    desk, words = shown.desk, shown.words
    view = desk.view
    return frame(
        replay_bar(replay),
        patents(words, view, []),
        h(
            "section.word",
            {"aria-label": words("word.title"), "tabindex": "0"},
            summary(shown, words("replay.no_word")),
        ),
        pool(shown),
        hand(shown),
        side(words, view["players"], view, shown.chronicle.log, desk.seat),
        replay_acts(replay),
        phase="replay",
    )
