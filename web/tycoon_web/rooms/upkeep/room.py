"""The page as an app: updates, offline play, installing, how long this device keeps games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tycoon_web.device.port import Port
from tycoon_web.device.records import days_between
from tycoon_web.device.replica import LEAP, resync
from tycoon_web.device.save_store import BUDGET, Found, SaveStore
from tycoon_web.device.settings import Settings
from tycoon_web.kit.events import Event, Handlers, control, news, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.scenes import asked, put
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.upkeep.app import (
    AppState,
    app_part,
    install_button,
    install_sheet,
    offline_sign,
    update_offer,
)
from tycoon_web.rooms.upkeep.retention import Keeping, export_note, forgetful_note, keeping_part
from tycoon_web.telling.labels import name_of
from tycoon_web.ui_state import Question, UiState

_NEW = asked(put("loco-tycoon", 158, 60, 144, 72))


class Table(Protocol):
    """The game at the table."""

    @property
    def unsaved(self) -> str | None: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Turns(Protocol):
    """What is going on there."""

    def in_turn(self) -> bool: ...


class Home(Protocol):
    """The games on this device."""

    @property
    def found(self) -> Found: ...


class Exchange(Protocol):
    """Games that leave this device."""

    def along_part(self) -> Node | None: ...


class Preferences(Protocol):
    """What is set for this device."""

    @property
    def chosen(self) -> Settings: ...
    def set(self, name: str, value: str) -> None: ...


class Upkeep(Room):
    """A new version is offered and never taken unasked; the game is stored first (OFF-05)."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.app = AppState()
        #: Is storage kept for good: yes, no, unknown (ST-08).
        self.persisted = "unknown"
        #: Does an action survive if the device loses power now?
        self.safe = False
        #: A browser that asks its owner is not to ask again with every game.
        self._asked_to_keep = False

    def meet(
        self,
        *,
        table: Table,
        turns: Turns,
        home: Home,
        exchange: Exchange,
        preferences: Preferences,
    ) -> None:
        """The rooms it needs."""
        self._table, self._turns, self._home = table, turns, home
        self._exchange, self._preferences = exchange, preferences

    @control("retry-offline")
    def _retry_offline(self, event: Event) -> None:
        self.port.app("retry")

    @control("persist")
    def _persist(self, event: Event) -> None:
        self.port.persist(ask=True)

    @control("forgetful-told")
    def _forgetful_told(self, event: Event) -> None:
        self._preferences.set("forgetful_told", "True")

    def answers(self) -> Handlers:
        return {**super().answers(), "app": self.app.hear}

    @sheet("install")
    def _install_sheet(self) -> Node | None:
        return install_sheet(self.t, self._exchange.along_part())

    # --- the app ---------------------------------------------------------------------------------

    def update_bar(self) -> Node | None:
        """The offer of a new version: between turns; that another tab has moved on: always."""
        app = self.app
        waiting = app.update and not app.later and not self._turns.in_turn()
        return update_offer(self.t, app) if app.update == "elsewhere" or waiting else None

    def app_part(self) -> Node:
        """For the menu."""
        return app_part(self.t, self.app)

    def foot(self) -> list[Node | None]:
        """Below the home screen."""
        return [
            install_button(self.t, self.app, "home-install"),
            offline_sign(self.t, self.app, "home-retry"),
        ]

    @control("update")
    def _ask_to_update(self, event: Event) -> None:
        """Load the new version, in somebody's turn only after a question."""
        if not self._turns.in_turn():
            return self._update()
        text, note, answer = (self.t(f"app.update.{part}") for part in ("ask", "note", "now"))
        question = Question(text, note, answer, self._update, picture=_NEW)
        return self.ui.ask(question, event.get("id"))

    def _update(self) -> None:
        """A game that still is nowhere but in this window would not outlive it."""
        self._table.leave(lambda: self.port.app("apply"), None)

    @control("update-later")
    def _later(self, event: Event) -> None:
        self.app.later = True
        self.ui.focus_screen()

    @control("install")
    def _install(self, event: Event) -> None:
        """By the browser's own dialog, or by hand as the sheet tells (PWA-06)."""
        if self.app.install == "offered":
            self.port.app("install")
        else:
            self.ui.open_sheet("install", "", event)

    # --- storage (ST-01 … ST-11) -----------------------------------------------------------------

    def resync(self) -> str | None:
        """Before anything is read: what a power cut took comes back; None, or what to tell."""
        replica = self.port.replicated()
        self.safe = replica is not None and replica.safe
        problem = resync(self.port)
        self.save_store.step = LEAP if problem else 1
        return "storage.behind" if problem == "full" else None

    @news("replicated")
    def _replicated(self, event: Event) -> None:
        self.safe = event["safe"]

    @news("persisted")
    def _persisted(self, event: Event) -> None:
        self.persisted = event["state"]

    def ask_to_keep(self) -> None:
        """Now there is something to keep (ST-08)."""
        if not self._table.unsaved and self.persisted != "yes" and not self._asked_to_keep:
            self._asked_to_keep = True
            self.port.persist(ask=True)

    def keeping_part(self) -> Node:
        """What is known about this device's storage, for the menu."""
        problem = self._table.unsaved or self._home.found.problem
        forgetful = self.port.forgetful()
        known = Keeping(self.persisted, forgetful, problem, self.usage(), self.safe)
        return keeping_part(self.t, known)

    def notes(self) -> list[Node]:
        forgetful = self._home.found.slots and self.port.forgetful()
        if forgetful and not self._preferences.chosen.forgetful_told:
            return [forgetful_note(self.t)]
        return self._export_soon() if self.persisted != "yes" else []

    def _export_soon(self) -> list[Node]:
        """A running game that is older than a day and nowhere else."""
        now = self.port.now()
        for slot in self._home.found.slots:
            saved = slot.newest
            if saved is None or saved.label.over or not saved.only_here:
                continue
            if days_between(saved.label.began, now) >= 1:
                return [export_note(self.t, name_of(self.t, saved.label), slot.id)]
        return []

    def usage(self) -> str:
        """How much of our own allowance is used (ST-01)."""
        found = self._home.found
        if not found.slots:
            return ""
        used, budget = _size(self.t, found.used), _size(self.t, BUDGET)
        if found.used > BUDGET:
            told = self.t("games.usage_over", used=used, budget=budget)
        else:
            told = self.t("games.usage", n=len(found.slots), used=used, budget=budget)
        if found.lists < _WORTH_TELLING:
            return told
        return f"{told} {self.t('games.usage_lists', lists=_size(self.t, found.lists))}"

    def crowded(self) -> bool:
        """Is so much used that the home screen speaks of it? The menu always tells (ST-01)."""
        return self._home.found.used >= BUDGET // 2


#: Bytes of word lists from which on they are told apart.
_WORTH_TELLING = 100_000


def _size(t: Messages, count: int) -> str:
    """Bytes as people of the language read them."""
    if count < 100_000:
        return f"{t.number((count + 999) // 1000)} kB"
    return f"{t.number(round(count / 1_000_000, 1))} MB"
