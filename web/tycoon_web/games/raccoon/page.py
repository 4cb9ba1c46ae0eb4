"""Raccoon Tycoon's part of the page, which screen and which sheet a running game shows."""

from __future__ import annotations

from tycoon_web.games.raccoon.auction.hammer import hammer_screen
from tycoon_web.games.raccoon.auction.screen import bidding_screen
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.chart import chart_sheet
from tycoon_web.games.raccoon.table.ending import last_screen
from tycoon_web.games.raccoon.table.start import start_screen
from tycoon_web.games.raccoon.table.still import bot_screen, replay_screen
from tycoon_web.games.raccoon.table.table import heading, table
from tycoon_web.games.raccoon.table.tableau import tableau_sheet
from tycoon_web.games.raccoon.turn_context import supply
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_heading
from tycoon_web.play.replay_bar import replay_title


def screen(play: Play) -> Node:
    """The screen for the moment."""
    now = play.screen()
    if now == "table":
        return table(play)
    if play.replay:
        return replay_screen(play.replay)
    if now == "bot":
        return bot_screen(play)
    if now == "hammer" and play.hammer:
        return hammer_screen(play, play.hammer)
    if now == "start" and play.start:
        return start_screen(play, play.start)
    if now == "auction" and play.bidding:
        return bidding_screen(play, play.bidding)
    return last_screen(play)


def title(play: Play) -> str:
    """For the window; public."""
    if play.replay:
        return replay_title(play.replay)
    now = play.screen()
    seat = play.session.to_act
    if seat is None or now == "hammer":
        return play.words("end.heading" if now == "over" else "hammer.heading")
    name = play.words.player(seat)
    if now == "bot":
        return bot_heading(play)
    if now == "auction":
        return play.words("bidding.heading", name=name)
    return play.words("turn.start", name=name) if now == "start" else heading(play.context)


def sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "chart":
        told, seats, seat = play.turn_log, len(view["players"]), play.session.to_act
        held = view["players"][seat]["tokens"] if play.screen() == "table" else None
        return chart_sheet(
            words,
            told.series,
            told.rounds,
            seats,
            arg or None,
            whole=seat is None,
            held=held,
            left=supply(view),
        )
    if name == "tableau":
        return tableau_sheet(words, view["players"][int(arg)], view)
    return None
