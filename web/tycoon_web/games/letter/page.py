"""Letter Tycoon's part of the page, and which screen and sheet a running game shows."""

from __future__ import annotations

from tycoon.games.letter.rules import handbook

from tycoon_web.games.letter.commands import handlers
from tycoon_web.games.letter.keys import command_at_table
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.pointing import pointed
from tycoon_web.games.letter.table.ending import end_screen
from tycoon_web.games.letter.table.public import (
    buy_screen,
    challenge_screen,
    done_screen,
    verdict_screen,
)
from tycoon_web.games.letter.table.replay import replay_screen
from tycoon_web.games.letter.table.sheets import patents_sheet, tableau_sheet, tables_sheet
from tycoon_web.games.letter.table.table import heading, table
from tycoon_web.games.letter.table.watch import bot_screen
from tycoon_web.games.letter.telling.guide import guide
from tycoon_web.games.letter.telling.legend import closer, legend
from tycoon_web.games.letter.telling.lessons import LESSONS
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.kit.vtree import Node
from tycoon_web.play.bot_parts import bot_heading
from tycoon_web.play.page import GamePage
from tycoon_web.play.replay_bar import replay_title

_OPEN = {"challenge": challenge_screen, "buy": buy_screen, "done": done_screen}


def screen(play: Play) -> Node:
    """The screen for the moment."""
    ui = play.screen()
    if play.replay:
        return replay_screen(play.replay)
    if ui == "table":
        return table(play)
    if ui == "bot":
        return bot_screen(play)
    if ui == "verdict" and play.verdict:
        return verdict_screen(play, play.verdict)
    return _OPEN[ui](play) if ui in _OPEN else end_screen(play)


def title(play: Play) -> str:
    """For the window; public."""
    ui, words = play.screen(), play.words
    if play.replay:
        return replay_title(play.replay)
    if ui == "table":
        return heading(play.context)
    if ui == "bot":
        return bot_heading(play)
    if ui in ("over", "verdict"):
        return words("end.heading" if ui == "over" else "verdict.heading")
    mover = words.player(play.session.view(None)["turn"]["seat"])
    key = {"challenge": "challenge.heading", "buy": "buy.heading"}.get(ui, "lt.turn.done")
    return words(key, name=mover)


def game_sheet(play: Play, name: str, arg: str) -> Node | None:
    """A sheet of the running game; only public things."""
    words, view = play.words, play.public()
    if name == "patents":
        return patents_sheet(words, view, arg)
    if name == "tables":
        return tables_sheet(words)
    if name == "tableau":
        return tableau_sheet(words, view["players"][int(arg)], view)
    return None


PAGE = GamePage(
    play=Play,
    screen=screen,
    title=title,
    sheet=game_sheet,
    commands=handlers,
    key=command_at_table,
    keys=(
        ("A – Z", "letters"),
        ("⇧ A – Z", "pool"),
        ("⌫", "take_back"),
        ("Y Y", "declare"),
        ("*  +  /", "abilities"),
        ("A – Z", "patents"),
        ("1 – 4", "objectors"),
    ),
    pointed=pointed,
    handbook=handbook,
    paragraphs=PARAGRAPHS,
    guide=guide,
    lessons=LESSONS,
    legend=legend,
    closer=closer,
)
