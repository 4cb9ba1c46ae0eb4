"""Letter Tycoon's part of the page, and which screen and sheet a running game shows."""

from __future__ import annotations

from tycoon.games.letter.rules import handbook

from tycoon_web.games.bot_parts import bot_heading
from tycoon_web.games.letter.commands import handlers
from tycoon_web.games.letter.ending import end_screen
from tycoon_web.games.letter.guide import guide
from tycoon_web.games.letter.keys import command_at_table
from tycoon_web.games.letter.legend import closer, legend
from tycoon_web.games.letter.lessons import LESSONS
from tycoon_web.games.letter.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.pointing import pointed
from tycoon_web.games.letter.public import buy_screen, challenge_screen, done_screen, verdict_screen
from tycoon_web.games.letter.replay import replay_screen
from tycoon_web.games.letter.sheets import patents_sheet, tableau_sheet, tables_sheet
from tycoon_web.games.letter.table import heading, table
from tycoon_web.games.letter.watch import bot_screen
from tycoon_web.games.page import GamePage
from tycoon_web.games.replay_parts import replay_title
from tycoon_web.kit.vtree import Node

_OPEN = {"challenge": challenge_screen, "buy": buy_screen, "done": done_screen}


def screen(play: Play) -> Node:
    """The screen for the moment."""
    stage = play.stage()
    if play.replay:
        return replay_screen(play.replay)
    if stage == "table":
        return table(play)
    if stage == "bot":
        return bot_screen(play)
    if stage == "verdict" and play.verdict:
        return verdict_screen(play, play.verdict)
    return _OPEN[stage](play) if stage in _OPEN else end_screen(play)


def title(play: Play) -> str:
    """For the window; public."""
    stage, words = play.stage(), play.words
    if play.replay:
        return replay_title(play.replay)
    if stage == "table":
        return heading(play.desk)
    if stage == "bot":
        return bot_heading(play)
    if stage in ("over", "verdict"):
        return words("end.heading" if stage == "over" else "verdict.heading")
    mover = words.player(play.session.view(None)["turn"]["seat"])
    key = {"challenge": "challenge.heading", "buy": "buy.heading"}.get(stage, "lt.turn.done")
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
