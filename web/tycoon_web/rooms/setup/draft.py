"""The set-up page's form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tycoon import EMBLEMS
from tycoon.games import game_of
from tycoon.kernel.options import Value
from tycoon.session.seats import LEVELS, Automaton, automaton

from tycoon_web.dealing.deals import Deal
from tycoon_web.dealing.editions import editions_of

#: How many bots play against one person, unless it is told otherwise.
BOTS = 1
#: How many play.
FEWEST, MOST = 2, 5


def usual(game: str, language: str) -> dict[str, Value]:
    """All options as they are for who speaks this language and chooses nothing."""
    editions = editions_of(game)
    return editions.preset(editions.spoken(language))


@dataclass(slots=True)
class Draft:
    """The set-up page's form."""

    game: str = ""
    """"" until a set-up page was entered."""
    names: list[str] = field(default_factory=lambda: ["", "", ""])
    """These and the emblems are the home screen's, where the number may change as well."""
    emblems: list[str] = field(default_factory=lambda: ["lantern", "key", "hat"])
    bots: list[Automaton | None] = field(default_factory=lambda: [None, None, None])
    """Which bot plays which seat; None: a person does."""
    values: dict[str, Value] = field(default_factory=dict)
    """The edition and all options."""
    start: int = -1
    """-1: by lot, else the seat."""
    seed: str = ""
    resting: list[str] = field(default_factory=list)
    """The names of those whose seats bots have taken, should people play after all."""
    picking: int | None = None
    """The seat whose emblem is being chosen."""
    asking: int | None = None
    """The seat of which it is being chosen who plays it."""
    guided: bool = False
    """The next game that begins has a host who explains what is met."""
    problem: str | None = None
    full: str | None = None
    """Why there is no place for another game; known from the moment the page is entered."""

    def turn_to(self, game: str, language: str) -> None:
        """Set another game up; who plays stays, its options begin with those of the edition that
        speaks the players' language.
        """
        if game != self.game or not self.values:
            self.game, self.values = game, usual(game, language)
            self._learn_the_game()
        self.problem = None

    def speak(self, language: str, before: str) -> None:
        """The page has changed its language: so does an edition that nobody has chosen."""
        if self.game and self.values == usual(self.game, before):
            self.values = usual(self.game, language)
        self.problem = None

    def add_seat(self) -> None:
        """One more player, with an emblem that nobody has; after a bot another one like it."""
        self.names.append("")
        self.seat_them()

    def seat_them(self) -> None:
        """As many seats as names."""
        for row in self.rows:
            del row[len(self.names) :]
        while len(self.emblems) < len(self.names):
            self.bots.append(self.bots[-1])
            self.emblems.append(next(sign for sign in EMBLEMS if sign not in self.emblems))
        self.start = self.start if self.start < len(self.names) else -1

    @property
    def word_list(self) -> str | None:
        """The list that the game is to be played with; None: it needs none."""
        found = self.values.get("word_list")
        return None if found is None else str(found)

    @property
    def alone(self) -> bool:
        """One person and bots: hints are at hand from the start, for nobody else plays by them."""
        return self.people == 1

    @property
    def too_few(self) -> bool:
        """None of them can be done without."""
        return len(self.names) <= FEWEST

    @property
    def judges(self) -> bool:
        """Do the players themselves judge each other's words (LT-30)?"""
        return self.values.get("challenge") == "table"

    def take(self, deal: Deal) -> None:
        """Set this deal up; the names of those who have a seat stay."""
        values = dict(deal.options)
        start = int(values.pop("start_seat"))
        self.game, self.values, self.seed, self.picking = deal.game, values, deal.seed, None
        self.asking, self.resting = None, []
        self._learn_the_game()
        for row in self.rows:
            del row[deal.players :]
        while len(self.names) < deal.players:
            self.add_seat()
        self.start = start  # whose seat is there now

    @property
    def rows(self) -> tuple[list[Any], ...]:
        """What there is one of for every seat."""
        return self.names, self.emblems, self.bots

    # --- people and bots -------------------------------------------------------------------------

    @property
    def people(self) -> int:
        """How many people play."""
        return self.bots.count(None)

    @property
    def company(self) -> str:
        """ "people" among themselves, one against "bots", or "" any other table."""
        if self.people == len(self.bots):
            return "people"
        return "bots" if self.people == 1 else ""

    def play_among_people(self) -> None:
        """Every seat is a person's: of those who sat there before, if nobody else does. As many as
        there were, unless bots have come or gone since.
        """
        seats = len(self.names) - 1
        if not any(self.names[1:]):
            resting = self.resting if seats == BOTS else self.resting[:seats]
            self.names[1 : 1 + len(resting)] = resting
            self.seat_them()
        self.resting = []
        self.bots[:] = [None] * len(self.bots)
        self.asking = None

    def play_against_bots(self) -> None:
        """The first seat stays, the others are bots'."""
        if self.company == "people" or any(self.names[1:]):
            self.resting = self.names[1:]
        while len(self.names) <= BOTS:
            self.add_seat()
        for row in self.rows:
            del row[BOTS + 1 :]
        self.names[1:] = [""] * BOTS
        self.bots[0] = None
        self.bots[1:] = [bot or automaton({}, self.game) for bot in self.bots[1:]]
        self.start = self.start if self.start <= BOTS else -1
        self.picking = self.asking = None

    def play_with_a_host(self, options: Mapping[str, Value], seeds: Mapping[str, str]) -> None:
        """Somebody's first game: against the easiest bot, with a deal chosen for it."""
        self.play_against_bots()
        self.bots[1:] = [Automaton(LEVELS[0], game_of(self.game).characters[0])]
        self.values |= options
        known = (str(self.values.get(name, "")) for name in ("word_list", "edition"))
        self.seed = next((seeds[name] for name in known if name in seeds), seeds[""])
        self.start, self.guided = 0, True

    def _learn_the_game(self) -> None:
        """Bots of another game lean to nothing at first."""
        even = game_of(self.game).characters[0]
        self.bots = [bot and Automaton(bot.level, even) for bot in self.bots]
