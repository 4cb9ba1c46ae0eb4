"""Letter Tycoon's part of the page."""

from __future__ import annotations

from tycoon.letter import handbook

from tycoon_web.games.letter.commands import handlers
from tycoon_web.games.letter.guide import guide
from tycoon_web.games.letter.keys import command_at_table
from tycoon_web.games.letter.legend import closer, legend
from tycoon_web.games.letter.lessons import LESSONS
from tycoon_web.games.letter.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.pointing import pointed
from tycoon_web.games.letter.stage import game_sheet, screen, title
from tycoon_web.games.page import GamePage

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
    ),
    pointed=pointed,
    handbook=handbook,
    paragraphs=PARAGRAPHS,
    guide=guide,
    lessons=LESSONS,
    legend=legend,
    closer=closer,
)
