"""First steps: three pictures per game, and lessons at tables that touch no stored game."""

from __future__ import annotations

from typing import Protocol

from tycoon_web.device.port import Port
from tycoon_web.device.progress import LESSONS, Progress
from tycoon_web.games import OFFERED
from tycoon_web.kit.controls import button, folded_part, icon
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.rooms.lessons.school import School, open_cards
from tycoon_web.rooms.lessons.screens import (
    bar,
    guide_sheet,
    learn_buttons,
    lessons_sheet,
    offer,
    pointed,
)
from tycoon_web.rooms.room import Room
from tycoon_web.telling.lesson import Lesson
from tycoon_web.ui_state import UiState

#: Instead of a lesson's name: the guide was offered, and looked at or declined.
GUIDE = "guide"


class Table(Protocol):
    """The table that lessons are played at, one of its own."""

    def screen(self, play: Play) -> Node: ...


class Lessons(Room):
    """`school` keeps the game of the lesson; the table that plays it is given to this room."""

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.t, self.ui = t, ui
        self.progress = Progress(port, LESSONS)
        self.settings = open_cards()
        self.school = School(t, ui, self._deal, self._passed)
        #: The place that lessons were opened from.
        self._from = ""

    def meet(self, *, table: Table) -> None:
        """The table it needs."""
        self._table = table

    @control("open-lessons")
    def _open_lessons(self, event: Event) -> None:
        self._open_list(event.get("game", ""), event)

    @control("lessons-game")
    def _lessons_game(self, event: Event) -> None:
        self._open_list(event["value"], event)

    # --- the guide -------------------------------------------------------------------------------

    def offer(self, game: str) -> Node | None:
        """On the set-up page: the guide, as long as nobody has seen or declined it."""
        return None if self.progress.has(game, GUIDE) else offer(self.t, game)

    @control("decline-guide")
    def _decline(self, event: Event) -> None:
        """The offer goes, and with it the button that had the focus."""
        self.progress.add(event["game"], GUIDE)
        self.ui.focus_screen()

    def menu_part(self, game: str) -> Node:
        """In the menu: of the game in sight, or of both."""
        games = [game] if game else OFFERED
        parts = [
            [len(games) > 1 and h("h5", {}, self.t(f"game.{g}")), learn_buttons(self.t, g, "menu")]
            for g in games
        ]
        return folded_part("learn", self.t("lessons.learn"), parts)

    @control("open-guide")
    def _open_guide(self, event: Event) -> None:
        # The offer will be gone when the guide is closed; other ways to it stay.
        opener = {} if event.get("id") == "offer-guide" else event
        self.ui.open_sheet("guide", event["game"], opener)
        self.progress.add(event["game"], GUIDE)

    @sheet("guide")
    def _guide(self) -> Node | None:
        game = self.ui.sheet_arg
        return guide_sheet(self.t, game, page_of(game).guide()) if game in OFFERED else None

    # --- the lessons -----------------------------------------------------------------------------

    def _open_list(self, game: str, event: Event) -> None:
        self.ui.open_sheet("lessons", game if game in OFFERED else OFFERED[0], event)

    @sheet("lessons")
    def _list(self) -> Node:
        game = self.ui.sheet_arg
        lessons = [(one, self.progress.has(game, one.id)) for one in page_of(game).lessons]
        return lessons_sheet(self.t, OFFERED, game, lessons, self._problem())

    def _problem(self) -> str:
        problem = self.progress.problem
        return self.t(problem) if problem else ""

    @control("start-lesson")
    def _start(self, event: Event) -> None:
        if self.ui.route != "lesson":
            self._from = "table" if self.ui.route == "table" else ""
        self.ui.go(f"lesson/{event['game']}-{event['lesson']}")

    def enter(self, name: str) -> bool:
        """Lay a lesson out, by its address; False when there is none of that name."""
        game, _, wanted = name.partition("-")
        lessons = page_of(game).lessons if game in OFFERED else ()
        found = next((lesson for lesson in lessons if lesson.id == wanted), None)
        if found:
            self.school.begin(found)
        return found is not None

    def _deal(self, lesson: Lesson) -> Play:
        play: Play = page_of(lesson.game).play(lesson.session(), self.t, self.settings)
        return play

    @control("lesson-show")
    def _point(self, event: Event) -> None:
        self.school.pointing = True

    @control("leave-lesson")
    def _leave(self, event: Event) -> None:
        self.ui.go(self._from)

    def _passed(self, lesson: Lesson) -> None:
        self.progress.add(lesson.game, lesson.id)

    def screen(self, play: Play) -> Node:
        """The lesson's table, with a ring around what is to be pressed next, if that is wanted."""
        screen, task = self._table.screen(play), self.school.task
        return pointed(screen, task.way) if task and self.school.pointing else screen

    def bar(self) -> Node | None:
        """What stands above the table."""
        school, lesson = self.school, self.school.lesson
        if lesson is None:
            return None
        game = lesson.game
        lessons = list(page_of(game).lessons)
        number = lessons.index(lesson) + 1
        following = lessons[number : number + 1] if school.task is None else []
        controls = [
            school.task
            and button("#lesson-show", "lesson-show", icon("i-eye"), self.t("lesson.show")),
            *(self._go("next.go", one, "i-end", "lesson.next") for one in following),
            self._go("again.square", lesson, "i-again", ""),
            button(
                "#lesson-leave.square",
                "leave-lesson",
                icon("i-close"),
                label=self.t("lesson.leave"),
            ),
        ]
        return bar(self.t, lesson, number, school.sentence(), self._problem(), controls)

    def _go(self, name: str, lesson: Lesson, sign: str, text: str) -> Node:
        fields = {"game": lesson.game, "lesson": lesson.id}
        label = None if text else self.t("lesson.again")
        shown = [icon(sign), text and self.t(text)]
        return button(f"#lesson-{name}", "start-lesson", *shown, fields=fields, label=label)
