"""What the page remembers besides the game: where one is, what lies on top, what was just said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tycoon import EMBLEMS
from tycoon.kernel.options import Value

from tycoon_web.games.deals import Deal
from tycoon_web.games.editions import editions_of


@dataclass(frozen=True, slots=True)
class Question:
    """A question in the way; ``yes`` runs when it is answered so."""

    text: str
    note: str
    answer: str
    yes: Callable[[], None]
    danger: bool = False


@dataclass(slots=True)
class Draft:
    """The set-up page's form."""

    game: str = ""
    """"" until a set-up page was entered."""
    names: list[str] = field(default_factory=lambda: ["", "", ""])
    emblems: list[str] = field(default_factory=lambda: ["lantern", "key", "hat"])
    values: dict[str, Value] = field(default_factory=dict)
    """The edition and all options."""
    start: int = -1
    """-1: by lot, else the seat."""
    seed: str = ""
    picking: int | None = None
    """The seat whose emblem is being chosen."""
    problem: str | None = None
    full: str | None = None
    """Why there is no place for another game; known from the moment the page is entered."""

    def turn_to(self, game: str) -> None:
        """Set another game up; who plays stays, its options begin with the handbook's."""
        if game != self.game or not self.values:
            self.game, self.values = game, editions_of(game).preset(editions_of(game).handbook)
        self.problem = None

    def add_seat(self) -> None:
        """One more player, with an emblem that nobody has."""
        self.names.append("")
        self.emblems.append(next(sign for sign in EMBLEMS if sign not in self.emblems))

    def take(self, deal: Deal) -> None:
        """Set this deal up; the names of those who have a seat stay."""
        values = dict(deal.options)
        self.start = int(values.pop("start_seat"))
        self.game, self.values, self.seed, self.picking = deal.game, values, deal.seed, None
        del self.names[deal.players :], self.emblems[deal.players :]
        while len(self.names) < deal.players:
            self.add_seat()


@dataclass(slots=True)
class Ui:
    """Everything but the game."""

    route: str = ""
    """"" home, "new" set-up, "table" the game."""
    sheet: str | None = None
    sheet_arg: str = ""
    reads: str = ""
    """The game whose rules are read away from any table; "" until one was chosen."""
    query: str = ""
    """What is searched for in the rules."""
    question: Question | None = None
    why: str | None = None
    """The reason shown for the unavailable control touched last (WN-01)."""
    why_rule: str = ""
    """The paragraph about that control, or ""."""
    said: str = ""
    """Polite live region (A11-07)."""
    alarm: str = ""
    """Assertive live region."""
    notice: str | None = None
    """Message id of a standing notice about storage."""
    focus: str | None = None
    """Element to focus after the next drawing."""
    openers: list[str] = field(default_factory=list)
    """Elements that opened what lies on top, for returning the focus (A11-03)."""
    draft: Draft = field(default_factory=Draft)
    count: int = 0
    """Grows with every reason shown, so that the same one shows anew."""
