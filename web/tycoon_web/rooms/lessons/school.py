"""A lesson's game, in the place where the table keeps a real one; nothing of it is ever stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tycoon import Action

from tycoon_web.device.settings import Settings
from tycoon_web.kit.messages import Messages
from tycoon_web.play.play import Play
from tycoon_web.telling.lesson import Lesson, Task
from tycoon_web.ui_state import UiState


def open_cards() -> Settings:
    """What holds at a lesson: one person sees all cards, and nothing asks back."""
    settings = Settings()
    settings.handover, settings.confirm, settings.auto_end = "open", "never", False
    settings.sides = "one"
    return settings


class School:
    """`rooms.table` plays at it; a lesson goes on when what its task asks for has been done."""

    slot = ""
    elsewhere = False

    def __init__(
        self,
        t: Messages,
        ui: UiState,
        deal: Callable[[Lesson], Play],
        passed: Callable[[Lesson], None],
    ) -> None:
        self.t, self.ui = t, ui
        self._deal, self._passed = deal, passed
        self.play: Play | None = None
        self.lesson: Lesson | None = None
        #: How many tasks are done.
        self.step = 0
        #: Is the next control pointed at?
        self.pointing = False
        #: How many steps of the game there were when this task was set, and once it is done.
        self._floor = self._due = 0

    def begin(self, lesson: Lesson) -> None:
        """Lay the position out."""
        self.play = self._deal(lesson)
        self.lesson, self.step = lesson, 0
        self._set_task(self.play)

    def _set_task(self, play: Play) -> None:
        self.pointing, self._floor, self._due = False, len(play.session.standing), 0

    @property
    def task(self) -> Task | None:
        """What is to be done now; None: the lesson is over."""
        tasks = self.lesson.tasks if self.lesson else []
        return tasks[self.step] if self.step < len(tasks) else None

    def sentence(self) -> str:
        """The task in words, or what was learned."""
        assert self.lesson
        what = f"{self.step + 1}" if self.task else "done"
        return self.t(f"lesson.{self.lesson.game}.{self.lesson.id}.{what}")

    # --- what the table asks of it ---------------------------------------------------------------

    def may_change(self) -> bool:
        """At a lesson one can always try."""
        return True

    def may_do(self, actions: Sequence[Action]) -> bool:
        """Is it what the task asks for? If not, the engine says what it would do, or why not."""
        task, play = self.task, self.play
        if play is None:
            return False
        if task and task.accepts(actions):
            self._due = self._floor + len(actions)
            return True
        self.pointing = True
        self.ui.warn(self._instead(play, actions) if task else self.t("lesson.over"))
        return False

    def _instead(self, play: Play, actions: Sequence[Action]) -> str:
        for action in actions[:1]:
            if refusal := play.session.check(action):
                return play.words.refusal(refusal)
        found = play.context.try_foresee(actions)
        if isinstance(found, str):
            return found
        told = [event for event in found[0] if event.audience is None]
        silent = ("turn_ended", "turn_started", "round_started")
        what = " ".join(play.words.event(event) for event in told if event.key not in silent)
        return self.t("lesson.instead", what=what) if what else self.t("lesson.not_now")

    def save(self) -> None:
        """What was accepted has been done: the others play, and the next task is set. Who takes
        something back begins the lesson anew.
        """
        task, play, lesson = self.task, self.play, self.lesson
        if play is None or lesson is None:
            return
        steps = len(play.session.standing)
        if steps < self._floor:
            self.begin(lesson)
        elif task and 0 < self._due <= steps:
            if task.then:
                play.apply(task.then)
            self.step += 1
            self._set_task(play)
            if self.task is None:
                self._passed(lesson)

    def save_again(self) -> None:
        """Nothing here is stored."""

    def take_up(self, name: str) -> bool:
        """Nothing here was stored."""
        return False

    def take_over(self) -> None:
        """No other window has it."""
