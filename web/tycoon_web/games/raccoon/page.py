"""Raccoon Tycoon's part of the page, and which screen and sheet a running game shows."""

from __future__ import annotations

from tycoon.games.raccoon.rules import handbook

from tycoon_web.games.raccoon.auction.screen import bidding_screen, hammer_screen
from tycoon_web.games.raccoon.commands import handlers
from tycoon_web.games.raccoon.keys import command_at_table
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.pointing import pointed
from tycoon_web.games.raccoon.table.chart import chart_sheet
from tycoon_web.games.raccoon.table.ending import end_screen
from tycoon_web.games.raccoon.table.replay import replay_screen
from tycoon_web.games.raccoon.table.start import start_screen
from tycoon_web.games.raccoon.table.table import Scene, heading, table
from tycoon_web.games.raccoon.table.tableau import tableau_sheet
from tycoon_web.games.raccoon.table.watch import bot_screen
from tycoon_web.games.raccoon.telling.guide import guide
from tycoon_web.games.raccoon.telling.legend import closer, legend
from tycoon_web.games.raccoon.telling.lessons import LESSONS
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS, THINGS
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_heading
from tycoon_web.play.page import GamePage
from tycoon_web.play.replay_bar import replay_title


def screen(play: Play) -> Node:
    """The screen for the moment."""
    ui, session = play.screen(), play.session
    log, series = play.turn_log.log, play.turn_log.series
    if ui == "table":
        before = play.turn_log.last_seen(play.context.seat)
        players = play.players()
        return table(Scene(play.context, play.panel, play.trail(), players, log, series, before))
    if play.replay:
        return replay_screen(play.replay)
    if ui == "bot":
        return bot_screen(play)
    view = play.public()
    if ui == "hammer" and play.hammer:
        return hammer_screen(play, play.hammer)
    if ui == "start" and play.start:
        peek, shown = play.peek, not play.curtains
        return start_screen(play.start, view, play.trail(), log, series, peek, shown)
    if ui == "auction" and play.bidding:
        return bidding_screen(play, play.bidding)
    outcome = session.outcome
    assert outcome is not None
    return end_screen(play, outcome)


def title(play: Play) -> str:
    """For the window; public."""
    if play.replay:
        return replay_title(play.replay)
    ui = play.screen()
    seat = play.session.to_act
    if seat is None or ui == "hammer":
        return play.words("end.heading" if ui == "over" else "hammer.heading")
    name = play.words.player(seat)
    if ui == "bot":
        return bot_heading(play)
    if ui == "auction":
        return play.words("bidding.heading", name=name)
    return play.words("turn.start", name=name) if ui == "start" else heading(play.context)


def game_sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "chart":
        series, seats = play.turn_log.series, len(view["players"])
        return chart_sheet(words, series, seats, arg or None, whole=play.session.to_act is None)
    if name == "tableau":
        return tableau_sheet(words, view["players"][int(arg)])
    return None


PAGE = GamePage(
    play=Play,
    screen=screen,
    title=title,
    sheet=game_sheet,
    commands=handlers,
    key=command_at_table,
    keys=(("1 – 5", "actions"),),
    pointed=pointed,
    handbook=handbook,
    paragraphs=PARAGRAPHS,
    things=THINGS,
    guide=guide,
    lessons=LESSONS,
    legend=legend,
    closer=closer,
)
