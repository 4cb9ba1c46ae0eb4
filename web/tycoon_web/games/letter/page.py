"""Letter Tycoon's part of the page, which screen and which sheet a running game shows."""

from __future__ import annotations

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.challenge import challenge_screen, verdict_screen
from tycoon_web.games.letter.table.ending import last_screen
from tycoon_web.games.letter.table.public import done_screen
from tycoon_web.games.letter.table.purchase import buy_screen
from tycoon_web.games.letter.table.sheets import patents_sheet, tables_sheet
from tycoon_web.games.letter.table.still import bot_screen, replay_screen
from tycoon_web.games.letter.table.table import heading, table
from tycoon_web.games.letter.table.tableau import tableau_sheet
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_heading
from tycoon_web.play.replay_bar import replay_title

_OPEN = {"challenge": challenge_screen, "buy": buy_screen, "done": done_screen}


def screen(play: Play) -> Node:
    """The screen for the moment."""
    now = play.screen()
    if play.replay:
        return replay_screen(play.replay)
    if now == "table":
        return table(play)
    if now == "bot":
        return bot_screen(play)
    if now == "verdict" and play.verdict:
        return verdict_screen(play, play.verdict)
    return _OPEN[now](play) if now in _OPEN else last_screen(play)


def title(play: Play) -> str:
    """For the window; public."""
    now, words = play.screen(), play.words
    if play.replay:
        return replay_title(play.replay)
    if now == "table":
        return heading(play.context)
    if now == "bot":
        return bot_heading(play)
    if now in ("over", "verdict"):
        return words("end.heading" if now == "over" else "verdict.heading")
    mover = words.player(play.session.view(None)["turn"]["seat"])
    key = {"challenge": "challenge.heading", "buy": "buy.heading"}.get(now, "lt.turn.done")
    return words(key, name=mover)


def sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "patents":
        return patents_sheet(words, view, arg)
    if name == "tables":
        return tables_sheet(words)
    if name == "tableau":
        return tableau_sheet(play, view["players"][int(arg)], view)
    return None
