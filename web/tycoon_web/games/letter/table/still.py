"""The table to look at only: while a bot plays, and at a moment of the replay."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.board import frame, side, tray
from tycoon_web.games.letter.table.cabinet import patents
from tycoon_web.games.letter.table.hand import hand, letters_key, pool
from tycoon_web.games.letter.table.receipt import receipt
from tycoon_web.games.letter.table.touched import touched
from tycoon_web.games.letter.table.word_area import to_look_at
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.bot_parts import bot_controls, bot_heading, bot_pieces, bot_sign
from tycoon_web.play.play import Play as AnyPlay
from tycoon_web.play.receipts import receipts
from tycoon_web.play.replay_bar import replay_acts, replay_bar
from tycoon_web.play.rings import touch
from tycoon_web.play.table_parts import head
from tycoon_web.replay.replay import Replay


def bot_screen(play: Play) -> Node:
    """One person alone sees the own hand, several see none: there the bot's tray lies. What it has
    done lies on the cloth, but where its word does.
    """
    words, view, alone = play.words, play.context.view, play.seating.alone is not None
    top = head(words, bot_heading(play), bot_sign(play), play.trail(), view)
    shown = None if view["play"] else bot_pieces(play)
    lies = h("div.stage-show", {}, shown) if shown else ""
    stage, acts = to_look_at(play, lies, pool(play)), bot_controls(play, pieces=not shown)
    still = _still(play, top, stage, acts, "bot" if alone else "bot for-all", own=alone)
    return touch(still, touched, play.seating.fresh, view, play.context.seat)


def replay_screen(replay: Replay[AnyPlay]) -> Node:
    """As the player saw it who had just acted."""
    shown = replay.shown
    assert isinstance(shown, Play)
    seen = replay.steps[replay.index].events if replay.index else ()
    done = [piece for piece in receipts(receipt, shown.words, shown.session, seen) if piece]
    lies = h("div.bot-pieces", {"aria-hidden": "true"}, done)
    said: Child = h("div.stage-show", {}, lies) if done else shown.words("replay.no_word")
    stage = to_look_at(shown, said, pool(shown), tabindex="0")
    still = _still(shown, replay_bar(replay), stage, replay_acts(replay), "replay", own=True)
    return touch(still, touched, seen, shown.context.view, shown.context.seat)


def _still(play: Play, top: Node, stage: list[Node], act: Node, phase: str, *, own: bool) -> Node:
    """Everything lies as in play, but nothing can be done; ``own``: somebody's hand shows."""
    words, view, seat = play.words, play.context.view, play.context.seat
    lies = hand(play, past=phase == "replay") if own else letters_key(words)
    return frame(
        top,
        patents=patents(words, view, []),
        stage=stage,
        players=side(words, view, play.turn_log.log, seat),
        tray=tray(words, view, seat, lies, act, mine=own),
        phase=phase,
    )
