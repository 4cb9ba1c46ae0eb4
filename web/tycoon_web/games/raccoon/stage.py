"""Which screen and which sheet a running game shows."""

from __future__ import annotations

from tycoon_web.games.raccoon.bidding import bidding_screen, hammer_screen
from tycoon_web.games.raccoon.chart import chart_sheet
from tycoon_web.games.raccoon.ending import end_screen
from tycoon_web.games.raccoon.logbook import log_sheet
from tycoon_web.games.raccoon.start import start_screen
from tycoon_web.games.raccoon.story import news
from tycoon_web.games.raccoon.table import Scene, heading, table
from tycoon_web.games.raccoon.tableau import tableau_sheet
from tycoon_web.parts.bar import Trail
from tycoon_web.play import Play
from tycoon_web.screens.curtain import curtain, curtain_tools
from tycoon_web.vtree import Node


def trail(play: Play) -> Trail:
    """What can be taken back."""
    session = play.session
    return Trail(session.can_undo, session.can_undo_agreed, session.can_redo)


def screen(play: Play) -> Node:
    """The screen for the moment."""
    stage, session, words = play.stage(), play.session, play.words
    if stage == "curtain":
        return _curtain(play)
    log, series = play.chronicle.log, play.chronicle.series
    if stage == "table":
        before = play.chronicle.last_seen(play.desk.seat)
        players = play.players()
        return table(Scene(play.desk, play.bench, trail(play), players, log, series, before))
    view = play.public()
    if stage == "hammer" and play.hammer:
        return hammer_screen(words, view, play.hammer, trail(play), log)
    if stage == "start" and play.start:
        return start_screen(play.start, view, trail(play), log, play.peek, play.open)
    if stage == "auction" and play.bidding:
        return bidding_screen(words, view, play.bidding, trail(play), log, play.peek, play.open)
    outcome = session.outcome
    assert outcome is not None
    return end_screen(words, view, outcome, trail(play), series)


def _curtain(play: Play) -> Node:
    """Nothing but public news is even computed for it (HO-02)."""
    seat = play.session.to_act
    assert seat is not None
    view = play.session.view(None)
    told = news(play.session, play.words, seat)
    players = view["players"]
    lines = [(players[s]["emblem"], players[s]["name"], texts) for s, texts in told if s != seat]
    extra = bool(view["turn"] and view["turn"]["extra"])
    last = bool(view["ending"])
    tools = curtain_tools(play.words, view["round"], trail(play), last_round=last)
    return curtain(play.words, players[seat], lines, tools, extra=extra)


def title(play: Play) -> str:
    """For the window; public."""
    stage = play.stage()
    seat = play.session.to_act
    if seat is None or stage == "hammer":
        return play.words("end.heading" if stage == "over" else "hammer.heading")
    name = play.words.player(seat)
    if stage == "curtain":
        return play.words("curtain.title", name=name)
    if stage == "auction":
        return play.words("bidding.heading", name=name)
    return play.words("turn.start", name=name) if stage == "start" else heading(play.desk)


def game_sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "log":
        return log_sheet(words, play.chronicle.log, view["players"], int(arg) if arg else None)
    if name == "chart":
        return chart_sheet(words, play.chronicle.series, len(view["players"]), arg or None)
    if name == "tableau":
        return tableau_sheet(words, view["players"][int(arg)])
    return None
