"""Raccoon Tycoon's part of the page."""

from __future__ import annotations

from tycoon.raccoon import handbook

from tycoon_web.games.page import GamePage
from tycoon_web.games.raccoon.commands import handlers
from tycoon_web.games.raccoon.guide import guide
from tycoon_web.games.raccoon.keys import command_at_table
from tycoon_web.games.raccoon.legend import closer, legend
from tycoon_web.games.raccoon.lessons import LESSONS
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS, THINGS
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.pointing import pointed
from tycoon_web.games.raccoon.stage import game_sheet, screen, title

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
