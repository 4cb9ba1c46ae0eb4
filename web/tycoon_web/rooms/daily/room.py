"""The deal of the day: the same for everybody on a calendar day, against two bots, counted once."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from tycoon import Session, new_game
from tycoon.lexicon import Lexicon
from tycoon.session.seats import clean_name

from tycoon_web.dealing.daily import Leaf, Standing, day_of, options_of, players_of, seed_of
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label, Saved, clean_title
from tycoon_web.device.save_store import PREFIX, Found
from tycoon_web.games import OFFERED
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play
from tycoon_web.rooms.daily.screen import daily_sheet, end_note, shared
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import UiState

NAME = PREFIX + "daily-name"


class Table(Protocol):
    """Where it is played."""

    def begin(self, session: Session, slot: str, label: Label) -> None: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Home(Protocol):
    """The games on this device."""

    def look(self) -> Found: ...
    def crammed(self) -> bool: ...


class Lists(Protocol):
    """Word lists that games are played with."""

    def need(self, id: str, then: Callable[[], None]) -> None: ...
    def lexicon(self, id: str) -> Lexicon | None: ...
    def coming(self, wanted: str) -> Node | None: ...


class Records(Protocol):
    """What is remembered of finished games."""

    def of_day(self, game: str, day: str) -> Sequence[Standing]: ...
    def week(self, name: str, today: str) -> Sequence[Leaf]: ...
    def row(self, name: str, today: str) -> tuple[int, int]: ...
    def counts(self, play: Play) -> bool: ...


class Daily(Room):
    """Nothing is stored but the name; what was played is in the games and their records."""

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.port, self.t, self.ui = port, t, ui
        #: As it was written last.
        self.name = ""
        #: Why it cannot begin, in words.
        self.problem = ""
        with suppress(OSError):
            self.name = clean_name(port.read(NAME) or "")

    def meet(self, *, table: Table, home: Home, lists: Lists, records: Records) -> None:
        """The rooms it needs."""
        self._table, self._home, self._lists, self._records = table, home, lists, records

    @control("daily-name")
    def _call(self, event: Event) -> None:
        self.name, self.problem = str(event.get("value") or ""), ""

    def translated(self) -> None:
        self.problem = ""

    @sheet("daily")
    def _sheet(self) -> Node | None:
        game, day = self.ui.sheet_arg, self.port.today()
        if game not in OFFERED:
            return None
        done, wanted = self._records.of_day(game, day), self._list_of(game)
        coming = self._lists.coming(wanted) if wanted else None
        title = self._title(day)
        rivals = [player["name"] for player in players_of(game, self.name, self._bot_name)[1:]]
        row = self._records.row(self.name, day)
        days = [(leaf, self.port.date(leaf.day)) for leaf in self._records.week(self.name, day)]
        return daily_sheet(
            self.t, game, days, row, rivals, self.name, done, coming, self.problem, title
        )

    # --- playing ---------------------------------------------------------------------------------

    @control("play-daily")
    def _play(self, event: Event) -> None:
        """Go on with today's, or begin it; whoever has played it sees what came of it."""
        game, day = event["game"], self.port.today()
        begun = self._begun(game, day)
        if begun:
            self._table.leave(lambda: self.ui.go(f"table/{begun}"), event.get("id"))
            return
        known, self.problem = self.name, ""
        self.name = known or self._last_used()
        self.ui.open_sheet("daily", game, event)
        if known and not self._records.of_day(game, day):
            self._start(event)

    def _begun(self, game: str, day: str) -> str:
        """The slot in which today's deal is being played; "" none."""
        running = (slot for slot in self._home.look().slots if slot.running)
        seed = seed_of(game, day)
        dealt = (
            slot.id
            for slot in running
            if slot.newest and not slot.newest.label.tried and _seed(slot.newest) == seed
        )
        return next(dealt, "")

    def _last_used(self) -> str:
        """The first person of the game played last, as a proposal; "" there is none."""
        labels = (slot.newest.label for slot in self._home.look().slots if slot.newest)
        people = (
            name
            for label in labels
            for seat, (name, _) in enumerate(label.players)
            if seat not in label.bots
        )
        return next(people, "")

    def _title(self, day: str) -> str:
        return clean_title(self.t("daily.title", day=self.port.date(day)))

    @control("start-daily")
    def _start(self, event: Event) -> None:
        game, self.name = event["game"], clean_name(self.name)
        if not self.name:
            self.problem = self.t("daily.nameless")
            self.ui.focus = "daily-name"
        elif not self._home.crammed():
            with suppress(OSError):  # then it is asked for once more next time
                self.port.write(NAME, self.name)
            wanted = self._list_of(game)
            if wanted:
                self._lists.need(wanted, lambda: self._go(game, event))
            else:
                self._go(game, event)

    def _list_of(self, game: str) -> str:
        return str(options_of(game).get("word_list", ""))

    def _go(self, game: str, event: Event) -> None:
        """Unless somebody has turned to something else while the word list came."""
        if (self.ui.sheet, self.ui.sheet_arg) == ("daily", game):
            self._table.leave(lambda: self._begin(game), event.get("id"))

    def _begin(self, game: str) -> None:
        day, wanted = self.port.today(), self._list_of(game)
        players = players_of(game, self.name, self._bot_name)
        lexicon = self._lists.lexicon(wanted) if wanted else None
        session = new_game(game, players, options_of(game), seed_of(game, day), lexicon)
        label = Label(title=self._title(day), began=self.port.now())
        self._table.begin(session, "", label)

    def _bot_name(self, sign: str) -> str:
        name = self.t(f"bot.name.{sign}")
        return self.t("bot.namesake", name=name) if name == self.name else name

    # --- what came of it -------------------------------------------------------------------------

    def at_end(self, play: Play) -> tuple[Node, ...]:
        """The game at the table is over: was it the deal of a day?"""
        session, day = play.session, day_of(play.session)
        if not day:
            return ()
        name = session.seats[0].name
        standing = self._of(session.game, day, name) if self._records.counts(play) else None
        return (end_note(self.t, session.game, day, self._title(day), name, standing),)

    def _of(self, game: str, day: str, name: str) -> Standing | None:
        done = self._records.of_day(game, day)
        return next((one for one in done if one.name.casefold() == name.casefold()), None)

    @control("share-daily")
    def _share(self, event: Event) -> None:
        """For no slot: it takes the result out, not the game."""
        standing = self._of(event["game"], event["day"], event["name"])
        if standing:
            title, address = self._title(event["day"]), self.port.address()
            text = shared(self.t, event["game"], title, standing, address)
            self.port.give("copy", "", "", text)


def _seed(saved: Saved) -> str:
    """Of a stored game; "" of what is no save."""
    try:
        return str(json.loads(saved.text)["seed"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""
