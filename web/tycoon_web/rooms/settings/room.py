"""What is set for this device, and the menu (PR-01, PR-02, HO-06, UN-04)."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Protocol

from tycoon import __version__

from tycoon_web.device.port import Port
from tycoon_web.device.save_store import Found, SaveStore
from tycoon_web.device.settings import HANDS, Settings, dress
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.sides import kept, row_of, seated
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.settings.keys import keys_part
from tycoon_web.rooms.settings.menu import menu_sheet
from tycoon_web.rooms.settings.sides import sides_sheet
from tycoon_web.ui_state import UiState


class Table(Protocol):
    """The game at the table."""

    @property
    def play(self) -> Play | None: ...
    def at_table(self) -> Play | None: ...
    def menu_part(self) -> Node | None: ...
    def menu_sides(self) -> Node | None: ...


class Home(Protocol):
    """The games on this device."""

    def look(self) -> Found: ...


class Upkeep(Protocol):
    """What the menu tells about the app."""

    def keeping_part(self) -> Node: ...
    def app_part(self) -> Node: ...


class Setup(Protocol):
    """The game that is being set up."""

    def sitters(self) -> list[tuple[str, str]]: ...
    def people(self) -> list[int]: ...


class Lessons(Protocol):
    """How to learn a game."""

    def menu_part(self, game: str) -> Node: ...


class Effects(Protocol):
    """What moves and sounds."""

    def try_out(self, name: str) -> None: ...


#: Settings that are one of several values.
CHOSEN = ("names", "theme", "plain", "motion", "text", "confirm", "handover", "sides", "pace")


class Preferences(Room):
    """`chosen` is what holds now."""

    def __init__(
        self, port: Port, save_store: SaveStore, t: Messages, settings: Settings, ui: UiState
    ) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.chosen = settings
        #: What holds here and is not stored yet.
        self._changed: dict[str, object] = {}
        #: The language chosen last; another one's messages may come later still.
        self._wanted = ""

    def meet(
        self,
        *,
        table: Table,
        home: Home,
        upkeep: Upkeep,
        lessons: Lessons,
        setup: Setup,
        effects: Effects,
        translated: Callable[[], None],
    ) -> None:
        """The rooms it needs, and what is to be done when the page has changed its language."""
        self._table, self._home, self._upkeep, self._lessons = table, home, upkeep, lessons
        self._setup, self._effects = setup, effects
        self._translated = translated

    @control("open-sides")
    def _open_sides(self, event: Event) -> None:
        self.ui.open_sheet("sides", "", event)

    @control(*(f"set-{name}" for name in (*CHOSEN, *HANDS)))
    def _choose(self, event: Event) -> None:
        self.set(event["do"].removeprefix("set-"), event["value"])

    @control("set-effects", "set-call")
    def _choose_loudness(self, event: Event) -> None:
        """Heard as soon as it is chosen."""
        self._choose(event)
        self._effects.try_out(event["do"].removeprefix("set-"))

    @control("set-sound")
    def _answer_sound(self, event: Event) -> None:
        """Offered on the home screen until it was touched: both volumes, or neither."""
        volume = "medium" if event["value"] == "on" else "off"
        self.set("effects", volume)
        self.set("call", volume)
        if volume != "off":
            self._effects.try_out("call")
        self.set("sound_asked", "True")
        self.ui.focus = "sound-offer"

    @control("set-hints", "set-shortcuts", "set-auto-end", "set-lit")
    def _turn_over(self, event: Event) -> None:
        name = event["do"].removeprefix("set-").replace("-", "_")
        self.set(name, str(not getattr(self.chosen, name)))

    def set(self, name: str, value: str) -> None:
        """Change a setting for good; where it cannot be stored that is told (ST-11)."""
        before = self.chosen.handover
        self.chosen.set(name, value)
        self._keep(name)
        self.t.names = self.chosen.names
        if self._table.play and before == "open" and self.chosen.handover == "curtain":
            self._table.play.cover()

    def _keep(self, name: str) -> None:
        """Store it, and show what holds."""
        self._changed[name] = getattr(self.chosen, name)
        if self.save_store.change_settings(self._changed):
            self._changed.clear()
            self.ui.alarm = ""
        else:
            self.ui.warn(self.t("storage.setting"))
        dress(self.port, self.chosen)

    @control("set-key")
    def _set_key(self, event: Event) -> None:
        """First which command is meant, then the key for it; Delete takes a key away."""
        key, ui = event.get("key"), self.ui
        if not key:
            ui.sheet_arg = event["name"]
            ui.said = self.t("keys.press")
            return
        ui.sheet_arg = ""
        if key == "Escape":
            return
        key = "" if key in ("Delete", "Backspace") else key
        why = self.chosen.set_key(event["name"], key)
        if why is None:
            self._keep("keys")
        elif why == "odd":
            ui.warn(self.t("keys.odd", sign=key))
        else:
            ui.warn(self.t("keys.taken", sign=key.upper(), what=self.t(f"keys.{why}")))

    def _sitters(self) -> list[tuple[str, str]]:
        """Name and emblem by seat, of the game in sight or set up."""
        play = self._table.at_table()
        seats = play.session.seats if play else ()
        return [(seat.name, seat.emblem) for seat in seats] or self._setup.sitters()

    def _row(self) -> str:
        """The side of each of them."""
        play = self._table.at_table()
        people = play.seating.people if play else self._setup.people()
        return row_of(self.chosen, len(self._sitters()), people)

    @control("sit")
    def _sit(self, event: Event) -> None:
        """A seat goes to another side of the device."""
        row = seated(self._row(), int(event["seat"]), event["value"])
        self.set("places", kept(self.chosen, row))

    @sheet("sides")
    def _sides(self) -> Node:
        return sides_sheet(self.t, self.chosen, self._row(), self._sitters())

    @control("set-language")
    def _set_language(self, event: Event) -> None:
        """Fetch its messages first: until they are here everything stays as it is."""
        wanted, languages = event["value"], self.port.languages()
        self._wanted = wanted
        code = languages.preferred if wanted == "auto" else wanted
        if code == self.t.language:
            self.set("language", wanted)
        elif code in languages.offered:
            came = partial(self._messages_came, wanted, code)
            self.port.fetch(f"messages-{code}", came)

    def _messages_came(self, wanted: str, code: str, text: str | None) -> None:
        if wanted != self._wanted:
            return
        if text is None:
            self.ui.warn(self.t("language.failed"))
        else:
            self.t.become(json.loads(text), code)
            self.port.speak(code)
            self.ui.hush()
            self.set("language", wanted)
            self._translated()
        self.ui.draw()

    @control("open-menu")
    def _open(self, event: Event) -> None:
        self._home.look()  # the menu tells how much is used now
        self.ui.open_sheet("menu", "", event)

    @sheet("menu")
    def _menu(self) -> Node:
        play = self._table.at_table()
        own = page_of(play.session.game).keys if play else ()
        return menu_sheet(
            self.t,
            self.chosen,
            self.port.languages(),
            self._table.menu_part(),
            self._table.menu_sides(),
            self._lessons.menu_part(play.session.game if play else ""),
            self._upkeep.keeping_part(),
            self._upkeep.app_part(),
            keys_part(self.t, self.chosen, own, self.ui.sheet_arg),
            __version__,
            play.session.game if play else "",
        )
