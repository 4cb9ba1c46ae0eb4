"""The state of a game: a plain record of small integers, copied by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tycoon.games.raccoon.rules.ids import todays_forms
from tycoon.games.raccoon.rules.options import Config
from tycoon.games.raccoon.rules.phases import PHASES, Phase
from tycoon.kernel import records, table

EMPTY = -1  #: an offer space with nothing on it
START_MONEY = 10  #: dollars (RT-10)


class Player(records.Record):
    """What one seat owns; all indices are those of `tycoon.games.raccoon.rules.cards`."""

    __slots__ = ("hand", "money", "railroads", "since", "tiles", "tokens", "towns")

    def __init__(self) -> None:
        self.money = START_MONEY
        self.tokens = [0] * 6
        self.hand: list[int] = []
        self.tiles: list[int] = []
        self.since: list[int] = []
        """For each tile the round it was bought in (RT-48)."""
        self.railroads = [0] * 6
        self.towns: list[int] = []

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player.__new__(Player)
        twin.money = self.money
        twin.tokens = self.tokens[:]
        twin.hand = self.hand[:]
        twin.tiles = self.tiles[:]
        twin.since = self.since[:]
        twin.railroads = self.railroads[:]
        twin.towns = self.towns[:]
        return twin


class State:
    """Everything about a game in progress but the names at the table."""

    __slots__ = (
        "config",
        "deck",
        "discard",
        "ending",
        "phase",
        "players",
        "prices",
        "railroad_deck",
        "railroads",
        "random",
        "removed_tiles",
        "removed_towns",
        "round",
        "start",
        "supply",
        "tile_deck",
        "tiles",
        "town",
        "town_deck",
    )
    config: Config
    players: list[Player]
    phase: Phase
    random: int
    """State of `tycoon.kernel.randomness.Random`."""
    round: int
    """1 in the first round; 0 during set-up."""
    start: int
    """The start player's seat (RT-19)."""
    ending: str
    """What triggered the end (RT-89, RT-90, RT-92), or empty."""
    prices: list[int]
    supply: list[int]
    """Tokens per commodity in the supply; the price markers are not among them (RT-09)."""
    deck: list[int]
    """Production cards, the next one last; ``discard`` likewise has its top last."""
    discard: list[int]
    railroad_deck: list[int]
    railroads: list[int]
    """The two offer spaces; EMPTY where there is no card."""
    town_deck: list[int]
    town: int
    """The town on offer, or EMPTY."""
    tile_deck: list[int]
    tiles: list[int]
    """The four offer spaces."""
    removed_towns: list[int]
    removed_tiles: list[int]
    """As `removed_towns` never changed in place: copies of a state share them."""

    def copy(self) -> State:
        """An independent copy; costs a few microseconds."""
        twin = table.twin(self)
        twin.prices = self.prices[:]
        twin.supply = self.supply[:]
        twin.railroad_deck = self.railroad_deck[:]
        twin.railroads = self.railroads[:]
        twin.town_deck = self.town_deck[:]
        twin.town = self.town
        twin.tile_deck = self.tile_deck[:]
        twin.tiles = self.tiles[:]
        twin.removed_towns = self.removed_towns
        twin.removed_tiles = self.removed_tiles
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Everything, secrets included, JSON-ready, ids for positions; for saves and tests."""
        forms = todays_forms(self.config.tiles)
        data = records.to_dict(self, forms.state, _SPECIAL)
        data["phase"] = PHASES.to_dict(self.phase, forms.phase)
        data["players"] = [player.to_dict(forms.player) for player in self.players]
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any], config: Config) -> State:
        """The inverse of `to_dict`; raises LookupError or TypeError on data of another form."""
        state, forms = cls(), todays_forms(config.tiles)
        records.fill(state, data, forms.state, _SPECIAL)
        state.config = config
        state.phase = PHASES.from_dict(data["phase"], forms.phase)
        state.players = [Player.from_dict(player, forms.player) for player in data["players"]]
        return state


_SPECIAL = ("config", "players", "phase")


def take_from_supply(state: State, seat: int, counts: Iterable[tuple[int, int]]) -> None:
    """Move tokens, (commodity, count) pairs, from the supply to ``seat``."""
    tokens, supply = state.players[seat].tokens, state.supply
    for commodity, count in counts:
        tokens[commodity] += count
        supply[commodity] -= count


def return_to_supply(state: State, seat: int, commodity: int, count: int) -> None:
    """Move tokens from ``seat`` back to the supply."""
    state.players[seat].tokens[commodity] -= count
    state.supply[commodity] += count
