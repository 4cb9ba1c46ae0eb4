"""The table at a moment of the replay, as the player saw it who had just acted."""

from __future__ import annotations

from tycoon_web.games import play
from tycoon_web.games.raccoon.market import Marks, market
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.strips import own_stock
from tycoon_web.games.raccoon.table import frame, hand, offers, others, side
from tycoon_web.games.replay import Replay
from tycoon_web.games.replay_parts import replay_acts, replay_bar
from tycoon_web.kit.vtree import Node


def replay_screen(replay: Replay[play.Play]) -> Node:
    """Everything lies as in play, but nothing can be done."""
    shown = replay.shown
    assert isinstance(shown, Play)
    desk, words, told = shown.desk, shown.words, shown.chronicle
    view = desk.view
    before = told.last_seen(desk.seat)
    return frame(
        replay_bar(replay),
        market(words, view["market"], Marks(before=before, held=desk.me["tokens"])),
        offers(desk),
        side(words, others(view["players"], desk.seat), view, told.log, told.series),
        own_stock(words, desk.me),
        hand(desk, None),
        replay_acts(replay),
        phase="replay",
    )
