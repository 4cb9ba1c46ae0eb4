"""The table to look at only: while a bot plays, and at a moment of the replay."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.board import frame, side, tray
from tycoon_web.games.letter.table.cabinet import patents
from tycoon_web.games.letter.table.hand import hand, letters_key, pool
from tycoon_web.games.letter.table.word_area import to_look_at
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_controls, bot_heading, bot_sign
from tycoon_web.play.play import Play as AnyPlay
from tycoon_web.play.replay_bar import replay_acts, replay_bar
from tycoon_web.play.table_parts import head
from tycoon_web.replay.replay import Replay


def bot_screen(play: Play) -> Node:
    """One person alone sees the own hand, several see none: there the bot's tray lies."""
    words, alone = play.words, play.seating.alone is not None
    top = head(words, bot_heading(play), bot_sign(play), play.trail(), play.context.view)
    stage = to_look_at(play, "", pool(play))
    return _still(
        play, top, stage, bot_controls(play), "bot" if alone else "bot for-all", own=alone
    )


def replay_screen(replay: Replay[AnyPlay]) -> Node:
    """As the player saw it who had just acted."""
    shown = replay.shown
    assert isinstance(shown, Play)
    stage = to_look_at(shown, shown.words("replay.no_word"), pool(shown), tabindex="0")
    return _still(shown, replay_bar(replay), stage, replay_acts(replay), "replay", own=True)


def _still(play: Play, top: Node, stage: list[Node], act: Node, phase: str, *, own: bool) -> Node:
    """Everything lies as in play, but nothing can be done; ``own``: somebody's hand shows."""
    words, view, seat = play.words, play.context.view, play.context.seat
    lies = hand(play) if own else letters_key(words)
    return frame(
        top,
        patents(words, view, []),
        stage,
        side(words, view, play.turn_log.log, seat),
        tray(words, view, seat, lies, act, mine=own),
        phase=phase,
    )
