"""The table at a moment of the replay, as the player saw it who had just acted."""

from __future__ import annotations

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.strips import own_stock
from tycoon_web.games.raccoon.table.table import frame, hand, offers, others, side
from tycoon_web.kit.vtree import Node
from tycoon_web.play import play
from tycoon_web.play.replay_bar import replay_acts, replay_bar
from tycoon_web.replay.replay import Replay


def replay_screen(replay: Replay[play.Play]) -> Node:
    """Everything lies as in play, but nothing can be done."""
    shown = replay.shown
    assert isinstance(shown, Play)
    context, words, told = shown.context, shown.words, shown.turn_log
    view = context.view
    before = told.last_seen(context.seat)
    return frame(
        replay_bar(replay),
        market(words, view["market"], Marks(before=before, held=context.me["tokens"])),
        offers(context),
        side(words, others(view["players"], context.seat), view, told.log, told.series),
        own_stock(words, context.me),
        hand(context, None),
        replay_acts(replay),
        phase="replay",
    )
