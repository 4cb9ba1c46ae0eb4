"""The host of somebody's first game: says what matters when it first does, and blocks nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tycoon_web.device.port import Port
from tycoon_web.device.progress import MET, Progress
from tycoon_web.kit.events import Event, control
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.first_game import judge, moment_of, spell
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.rooms.host.lecture import Lecture
from tycoon_web.rooms.host.note import judged, note_of, put_note, take_place
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon.kernel.options import Value

#: Screens on which there is something to explain.
TOLD_ON = ("start", "table", "bot", "auction", "buy")


class Autosave(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None

    def save(self) -> None: ...
    def may_change(self) -> bool: ...


class Setup(Protocol):
    """Where games begin."""

    def begin_guided(
        self, game: str, options: Mapping[str, Value], seeds: Mapping[str, str], opener: str | None
    ) -> None: ...


class Preferences(Protocol):
    """What is set for this device."""

    def set(self, name: str, value: str) -> None: ...


class Host(Room):
    """Before every drawing it finds out what is to be said, and says it on the screen."""

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.t, self.ui = t, ui
        self._progress = Progress(port, MET)
        self._lecture: Lecture | None = None

    def meet(self, *, table: Autosave, setup: Setup, preferences: Preferences) -> None:
        """The rooms it needs."""
        self._table, self._setup, self._preferences = table, setup, preferences

    # --- beginning, leaving, coming back ---------------------------------------------------------

    @control("guided-game")
    def _begin(self, event: Event) -> None:
        game = event["game"]
        first = page_of(game).first_game
        self._setup.begin_guided(game, first.options, first.seeds, event.get("id"))

    @control("decline-host")
    def _decline(self, event: Event) -> None:
        """Who knows the games is never asked again."""
        self._preferences.set("knows_games", "True")
        self.ui.said = self.t("host.declined")
        self.ui.focus_screen()

    @control("host-off", "host-on")
    def _switch(self, event: Event) -> None:
        """Play on without, or with again; what was explained stays so."""
        play = self._table.play
        if play is None or not self._table.may_change():
            return
        play.guided = event.get("do") == "host-on"
        self._table.save()
        self._lecture = None
        self.ui.close()
        self.ui.said = self.t("host.back" if play.guided else "host.gone")
        self.ui.focus_screen()

    # --- at the table ----------------------------------------------------------------------------

    def marked(self, screen: Node, play: Play) -> Node:
        """The screen with what the host has to say; something new is read out, once."""
        if play.screen() not in TOLD_ON:
            return screen
        lecture = self._lecture_of(play)
        if not (self.ui.sheet or self.ui.question) and lecture.look(play):
            note = note_of(play.words, lecture.key, *lecture.note) if lecture.note else None
            self.ui.said = f"{self.ui.said} {note.aloud}".strip() if note else self.ui.said
        self._dress(screen, play, lecture)
        return screen

    def _dress(self, screen: Node, play: Play, lecture: Lecture) -> None:
        """Change a screen that is about to be drawn."""
        first, words, game = lecture.first, play.words, play.session.game
        spell(screen, first.spelled(words))
        if play.screen() == "table" and not play.panel:
            found = first.verdicts(moment_of(play.session, play.context, play.draft()))
            judge(screen, judged(words, f"host.{game}.verdict", found), first.verdict_line)
        if lecture.note:
            trigger, said = lecture.note
            note = note_of(words, lecture.key, trigger, said)
            places = partial(page_of(game).places, play)
            put_note(screen, self.t, note, said.at, places, lecture.met)
        take_place(screen, self.t, first.place, lecture.met, face=not lecture.note)

    def _lecture_of(self, play: Play) -> Lecture:
        if self._lecture is None or self._lecture.play is not play:
            self._lecture = Lecture(play, page_of(play.session.game).first_game, self._progress)
        return self._lecture

    @control("host-got")
    def _got(self, event: Event) -> None:
        """It was read."""
        if self._lecture:
            self._lecture.got()
            self.ui.focus_screen()
