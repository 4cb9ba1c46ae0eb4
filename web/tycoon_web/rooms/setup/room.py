"""A new game: who plays, by which options; and once more with the same people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tycoon import Session, SetupError, new_game
from tycoon.kernel.options import Value
from tycoon.lexicon import OWN, Lexicon
from tycoon.session.seats import automaton

from tycoon_web.dealing.deals import Deal
from tycoon_web.dealing.editions import editions_of
from tycoon_web.dealing.players import PERSON
from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.kit.events import Event, control
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.setup.draft import FEWEST, MOST, Draft, usual
from tycoon_web.rooms.setup.people import name_of
from tycoon_web.rooms.setup.screen import Lists, setup
from tycoon_web.telling.words import Words
from tycoon_web.ui_state import UiState


class Table(Protocol):
    """Where the game begins."""

    play: Play | None

    def begin(self, session: Session, *, hints: bool, guided: bool = False) -> None: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Home(Protocol):
    """The games on this device."""

    def room(self) -> str | None: ...
    def crammed(self) -> bool: ...
    def who_plays(self) -> tuple[list[str], list[str]]: ...
    def resize(self, size: int) -> None: ...


class WordLists(Lists, Protocol):
    """Word lists, beside what the page shows of them."""

    def lexicon(self, id: str) -> Lexicon | None: ...
    def prepare(self, wanted: str) -> None: ...
    def need(self, id: str, then: Callable[[], None]) -> None: ...


class Lessons(Protocol):
    """How to learn a game."""

    def offer(self, game: str) -> Node | None: ...


class Setup(Room):
    """The form is kept while the page is open; its deal is not."""

    def __init__(self, port: Port, t: Messages, settings: Settings, ui: UiState) -> None:
        self.port, self.t, self.settings, self.ui = port, t, settings, ui
        self.draft = Draft()
        #: The page's, when the form was filled in.
        self._language = t.language

    def meet(self, *, table: Table, home: Home, lists: WordLists, lessons: Lessons) -> None:
        """The rooms it needs."""
        self._table, self._home, self._lists, self._lessons = table, home, lists, lessons
        self.draft.names, self.draft.emblems = home.who_plays()

    def translated(self) -> None:
        self.draft.speak(self.t.language, self._language)
        self._language = self.t.language

    def screen(self) -> Node:
        """The form."""
        offered = self._lessons.offer(self.draft.game)
        return setup(self.t, self.draft, self.settings, self._lists, offered)

    def turn_to(self, game: str) -> None:
        """Another game's form."""
        self.draft.turn_to(game, self.t.language)

    def set_up(self, deal: Deal) -> None:
        """Fill the form in as a link asks; its own words must come by another way."""
        self.draft.take(deal)
        self.draft.problem = self.t("deal.own_list") if deal.own_list else None

    def enter(self) -> None:
        """The page is entered, by whatever way."""
        self.draft.seat_them()
        self.draft.full = self._home.room()
        self._ready_to_deal()
        self._prepare_list()

    def game(self) -> str:
        """The game that is set up."""
        return self.draft.game

    def sitters(self) -> list[tuple[str, str]]:
        """Who will sit round the device: name and emblem by seat."""
        draft = self.draft
        return [(name_of(self.t, draft, s), sign) for s, sign in enumerate(draft.emblems)]

    def people(self) -> list[int]:
        """The seats that no bot will play."""
        return [seat for seat, bot in enumerate(self.draft.bots) if bot is None]

    def options(self) -> dict[str, Any]:
        """As they are chosen now."""
        return {**self.draft.values, "start_seat": self.draft.start}

    def list_came(self) -> None:
        """Another word list is here: what was refused may be possible now."""
        self.draft.problem = None

    def _ready_to_deal(self) -> None:
        """Its game has a deal of its own."""
        self.draft.seed = self.draft.seed or self.port.chance()

    def _prepare_list(self) -> None:
        if self.draft.word_list:
            self._lists.prepare(self.draft.word_list)

    @control("new-game")
    def _new_game(self, event: Event) -> None:
        """Where there is no place for the game, that is said before anybody fills a form in."""
        if self._home.crammed():
            return
        self.draft.seed = ""
        self.ui.go(f"new-{event['game']}")

    @control("quick-game")
    def _quick_game(self, event: Event) -> None:
        """From the first screen to a table: with so many people, one alone against a bot. All else
        is as it was chosen last, or as it is for who chooses nothing.
        """
        if self._home.crammed():
            return
        draft, people = self.draft, int(event["people"])
        self.turn_to(event["game"])
        draft.play_among_people()
        if people == 1:
            draft.play_against_bots()
        else:
            self._home.resize(people)
            draft.seat_them()
        draft.seed, draft.start, draft.guided = "", -1, False
        self._table.leave(self._begin_soon, event.get("id"))

    def begin_guided(
        self, game: str, options: Mapping[str, Value], seeds: Mapping[str, str], opener: str | None
    ) -> None:
        """Somebody's first game, with a host; the form keeps nothing of it."""
        if self._home.crammed():
            return
        self.turn_to(game)
        self.draft.values = usual(game, self.t.language)
        self.draft.play_with_a_host(options, seeds)
        self._table.leave(self._begin_soon, opener)

    def _begin_soon(self) -> None:
        """At once; a game whose word list is still to come waits where one sees how far it is."""
        wanted = self.draft.word_list
        here = wanted is None or self._lists.lexicon(wanted)
        if here:
            self._begin()
        if self.ui.route != "table":
            self.ui.go(f"new-{self.draft.game}")
        if wanted and not here:
            self._lists.need(wanted, self._begin_if_here)

    def _begin_if_here(self) -> None:
        """Unless somebody has turned to something else while the word list came."""
        if self.ui.route == "new" and not self._home.room():
            self._begin()

    @control("name")
    def _name(self, event: Event) -> None:
        self.draft.names[int(event["seat"])] = event["value"]
        self.draft.problem = None

    @control("seed")
    def _seed(self, event: Event) -> None:
        self.draft.seed = event["value"]

    @control("new-seed")
    def _new_seed(self, event: Event) -> None:
        self.draft.seed = self.port.chance()

    @control("add-player")
    def _add_player(self, event: Event) -> None:
        draft = self.draft
        if len(draft.names) < MOST:
            draft.add_seat()
            self.ui.focus = f"name-{len(draft.names) - 1}"

    @control("remove-player")
    def _remove_player(self, event: Event) -> None:
        draft, seat = self.draft, int(event["seat"])
        if len(draft.names) > FEWEST:
            for row in draft.rows:
                del row[seat]
            draft.picking = draft.asking = None
            draft.start = -1 if draft.start == seat else draft.start - (draft.start > seat)
            self.ui.focus = "add-player"

    @control("move-player")
    def _move_player(self, event: Event) -> None:
        draft, seat, by = self.draft, int(event["seat"]), int(event["by"])
        other = seat + by
        for row in draft.rows:
            row[seat], row[other] = row[other], row[seat]
        draft.picking = other if draft.picking == seat else None
        draft.asking = other if draft.asking == seat else None
        if draft.start in (seat, other):
            draft.start = seat + other - draft.start
        self.ui.focus = f"move-{'up' if by < 0 else 'down'}-{other}"

    @control("pick-emblem")
    def _pick_emblem(self, event: Event) -> None:
        seat = int(event["seat"])
        self.draft.picking = None if self.draft.picking == seat else seat
        self.draft.asking = None
        self.ui.focus = f"emblem-{seat}"  # also of what closes the panel, and goes with it

    @control("choose-emblem")
    def _choose_emblem(self, event: Event) -> None:
        """A taken emblem changes places."""
        draft, seat, sign = self.draft, int(event["seat"]), event["emblem"]
        if sign in draft.emblems:
            draft.emblems[draft.emblems.index(sign)] = draft.emblems[seat]
        draft.emblems[seat] = sign
        draft.picking = None
        self.ui.focus = f"emblem-{seat}"

    @control("set-company")
    def _set_company(self, event: Event) -> None:
        """The usual tables with one press."""
        if event["value"] == "bots":
            self.draft.play_against_bots()
        else:
            self.draft.play_among_people()

    @control("ask-player")
    def _ask_player(self, event: Event) -> None:
        seat = int(event["seat"])
        self.draft.asking = None if self.draft.asking == seat else seat
        self.draft.picking = None
        self.ui.focus = f"player-{seat}"

    @control("set-player")
    def _set_player(self, event: Event) -> None:
        """A person, or a bot; what it leans to stays."""
        draft, seat, level = self.draft, int(event["seat"]), event["value"]
        old = draft.bots[seat]
        kept = {"character": old.character} if old else {}
        wanted = None if level == PERSON else {"level": level, **kept}
        draft.bots[seat] = automaton(wanted, draft.game)

    @control("set-character")
    def _set_character(self, event: Event) -> None:
        draft, seat = self.draft, int(event["seat"])
        if bot := draft.bots[seat]:
            wanted = {"level": bot.level, "character": event["value"]}
            draft.bots[seat] = automaton(wanted, draft.game)

    @control("edition")
    def _edition(self, event: Event) -> None:
        """A preset sets every option."""
        draft = self.draft
        if event["value"] in editions_of(draft.game).all:
            draft.values = editions_of(draft.game).preset(event["value"])
            draft.problem = None

    @control("option")
    def _option(self, event: Event) -> None:
        draft = self.draft
        value = editions_of(draft.game).parsed(event["option"], event["value"])
        if value is not None:
            draft.values[event["option"]] = value
            draft.problem = None
            self._prepare_list()

    @control("start-seat")
    def _start_seat(self, event: Event) -> None:
        self.draft.start = int(event["value"])

    @control("start-game")
    def _start_game(self, event: Event) -> None:
        self.draft.full = self._home.room()
        self.draft.guided = False
        if not self.draft.full:
            self._table.leave(self._begin, event.get("id"))

    def _begin(self) -> None:
        draft = self.draft
        players = [
            {"name": name_of(self.t, draft, seat), "emblem": sign, "bot": bot and bot.to_dict()}
            for seat, (sign, bot) in enumerate(zip(draft.emblems, draft.bots, strict=True))
        ]
        options = self.options()
        try:
            lexicon = (
                self._lists.lexicon(str(options["word_list"])) if "word_list" in options else None
            )
            self._ready_to_deal()
            session = new_game(draft.game, players, options, draft.seed, lexicon)
        except SetupError as error:
            draft.problem = Words(self.t, [str(p["name"]) for p in players]).refusal(error.refusal)
            return
        self._forget_the_deal()
        hints = draft.alone or (self.settings.hints and not draft.judges)
        self._table.begin(session, hints=hints, guided=draft.guided)
        if draft.guided:
            draft.guided, draft.values = False, usual(draft.game, self.t.language)

    def _forget_the_deal(self) -> None:
        """It tells every hand: neither the form nor its address keep it for who goes "back"."""
        self.draft.seed = ""
        if self.ui.route == "new":
            self.port.go(f"new-{self.draft.game}", replace=True)

    @control("play-again")
    def _play_again(self, event: Event) -> None:
        """The same people and options; the next one starts. A shipped word list is today's."""
        if not self._table.play or self._home.crammed():
            return
        old = self._table.play.session
        own = old.lexicon if old.lexicon and old.lexicon.id == OWN else None
        start = (old.view(None)["start_seat"] + 1) % len(old.seats)
        players = [seat.to_dict() for seat in old.seats]
        session = new_game(
            old.game,
            players,
            {**old.options, "start_seat": start},
            self.port.chance(),
            own,
        )
        hints = bool(self._table.play.hints)
        self._table.leave(lambda: self._table.begin(session, hints=hints), event.get("id"))
