"""The set-up page's form."""

from __future__ import annotations

from dataclasses import dataclass, field

from tycoon import EMBLEMS
from tycoon.kernel.options import Value

from tycoon_web.games.deals import Deal
from tycoon_web.games.editions import editions_of


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

    @property
    def word_list(self) -> str | None:
        """The list that the game is to be played with; None: it needs none."""
        found = self.values.get("word_list")
        return None if found is None else str(found)

    def take(self, deal: Deal) -> None:
        """Set this deal up; the names of those who have a seat stay."""
        values = dict(deal.options)
        self.start = int(values.pop("start_seat"))
        self.game, self.values, self.seed, self.picking = deal.game, values, deal.seed, None
        del self.names[deal.players :], self.emblems[deal.players :]
        while len(self.names) < deal.players:
            self.add_seat()
