"""Raccoon Tycoon's part of the page, and which screen and sheet a running game shows."""

from __future__ import annotations

from tycoon.games.raccoon.rules import handbook

from tycoon_web.games.bot_parts import bot_heading
from tycoon_web.games.page import GamePage
from tycoon_web.games.raccoon.bidding_view import bidding_screen, hammer_screen
from tycoon_web.games.raccoon.chart import chart_sheet
from tycoon_web.games.raccoon.commands import handlers
from tycoon_web.games.raccoon.ending import end_screen
from tycoon_web.games.raccoon.guide import guide
from tycoon_web.games.raccoon.keys import command_at_table
from tycoon_web.games.raccoon.legend import closer, legend
from tycoon_web.games.raccoon.lessons import LESSONS
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS, THINGS
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.pointing import pointed
from tycoon_web.games.raccoon.replay import replay_screen
from tycoon_web.games.raccoon.start_view import start_screen
from tycoon_web.games.raccoon.table import Scene, heading, table
from tycoon_web.games.raccoon.tableau import tableau_sheet
from tycoon_web.games.raccoon.watch import bot_screen
from tycoon_web.games.replay_parts import replay_title
from tycoon_web.kit.vtree import Node


def screen(play: Play) -> Node:
    """The screen for the moment."""
    stage, session = play.stage(), play.session
    log, series = play.chronicle.log, play.chronicle.series
    if stage == "table":
        before = play.chronicle.last_seen(play.desk.seat)
        players = play.players()
        return table(Scene(play.desk, play.bench, play.trail(), players, log, series, before))
    if play.replay:
        return replay_screen(play.replay)
    if stage == "bot":
        return bot_screen(play)
    view = play.public()
    if stage == "hammer" and play.hammer:
        return hammer_screen(play, play.hammer)
    if stage == "start" and play.start:
        peek, shown = play.peek, not play.curtains
        return start_screen(play.start, view, play.trail(), log, series, peek, shown)
    if stage == "auction" and play.bidding:
        return bidding_screen(play, play.bidding)
    outcome = session.outcome
    assert outcome is not None
    return end_screen(play, outcome)


def title(play: Play) -> str:
    """For the window; public."""
    if play.replay:
        return replay_title(play.replay)
    stage = play.stage()
    seat = play.session.to_act
    if seat is None or stage == "hammer":
        return play.words("end.heading" if stage == "over" else "hammer.heading")
    name = play.words.player(seat)
    if stage == "bot":
        return bot_heading(play)
    if stage == "auction":
        return play.words("bidding.heading", name=name)
    return play.words("turn.start", name=name) if stage == "start" else heading(play.desk)


def game_sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "chart":
        series, seats = play.chronicle.series, len(view["players"])
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
