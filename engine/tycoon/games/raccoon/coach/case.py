"""What the sentences about an action look at: the table before it and after it, and what else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from tycoon.coach.hint import Option
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.producing import productions
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.rules.auction import under_the_hammer
from tycoon.games.raccoon.rules.cards import INDEX, RAILROAD_INDEX, RAILROADS
from tycoon.games.raccoon.rules.market import risen
from tycoon.games.raccoon.rules.phases import Auction, Bonus, Discard, Trading
from tycoon.games.raccoon.rules.scoring import railroad_worth, tile_worth
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.towns import town_price
from tycoon.kernel.actions import Action
from tycoon.kernel.table import clockwise

_RULES = GAMES["raccoon"]
_ANOTHER = 0.5  #: turns to come that make another one likely


class Case:
    """An action that is weighed; whatever is read of the table the seat to act knows."""

    def __init__(
        self, judge: Judge, state: State, option: Option, rival: Option | None = None
    ) -> None:
        """rival: what it is weighed against."""
        assert state.phase.seat is not None
        self.judge, self.state, self.seat = judge, state, state.phase.seat
        self.option, self.rival, self.action = option, rival, option.action
        self.me = state.players[self.seat]

    @cached_property
    def scene(self) -> Scene:
        """As the bots see it."""
        return Scene(self.judge, self.state, self.seat)

    @cached_property
    def after(self) -> State:
        """The table when it is done, and what belongs to it."""
        state = self.state.copy()
        _RULES.play(state, self.action)
        while state.phase.seat == self.seat and isinstance(state.phase, Bonus | Trading | Discard):
            _RULES.play(state, decide(self.judge, state))
        return state

    @property
    def others(self) -> Iterator[int]:
        """The other seats in the order of play."""
        return (seat for seat in clockwise(self.state.players, self.seat) if seat != self.seat)

    @property
    def again(self) -> bool:
        """Will the seat have another turn?"""
        return self.scene.left >= _ANOTHER

    # -- goods -------------------------------------------------------------------------------

    def held(self, seat: int, name: str) -> int:
        """Tokens of a commodity that a seat has."""
        return self.state.players[seat].tokens[INDEX[name]]

    def market(self, goods: Mapping[str, int]) -> int:
        """Dollars at today's prices."""
        return sum(self.state.prices[INDEX[name]] * n for name, n in goods.items())

    def lift(self, seat: int, card: int) -> int:
        """By how many dollars this card raises what a seat holds."""
        before, tokens = self.state.prices, self.state.players[seat].tokens
        changes = zip(before, risen(before, card), tokens, strict=True)
        return sum([(after - price) * n for price, after, n in changes])

    @cached_property
    def production(self) -> Action | None:
        """The one it is weighed against, else the best of another card; None: there is none."""
        if self.rival and self.rival.action.do == "produce":
            return self.rival.action
        cards = [self.action.get("card")]
        found = [one for one in productions(self.scene) if one.action["card"] not in cards]
        return max(found, key=lambda one: one.total).action if found else None

    # -- towns -------------------------------------------------------------------------------

    def missing(self, seat: int, tokens: Sequence[int]) -> int:
        """How many more the town on offer asks for, the shorter way; 0 or less: it can be paid."""
        return min(town_price(self.state, seat).missing(tokens))

    @cached_property
    def payers(self) -> list[int]:
        """Who else could pay for the town on offer, the next to act first."""
        players = self.state.players
        return [seat for seat in self.others if self.missing(seat, players[seat].tokens) <= 0]

    # -- railroads ---------------------------------------------------------------------------

    @property
    def railroad(self) -> int:
        """The one that it is about, in an auction or about to be in one."""
        if isinstance(self.state.phase, Auction):
            return under_the_hammer(self.state).railroad
        return RAILROAD_INDEX[self.action["railroad"]]

    def railroad_points(self, seat: int) -> int:
        """What it adds to the points of a seat."""
        return railroad_worth(self.state.players[seat], self.railroad, self.state.config.tiles)

    def ground(self, name: str) -> int:
        """See `Option.grounds`; a whole number there."""
        return int(self.option.grounds[name])

    @cached_property
    def bargain(self) -> tuple[str, float] | None:
        """Of what else is on offer and can be paid what costs least a point, and how much."""
        state, tiles, money = self.state, self.state.config.tiles, self.me.money
        found = []
        for tile in state.tiles:
            points = tile_worth(self.me, tile, tiles) if tile != EMPTY else 0
            if points > 0 and tiles.costs[tile] <= money:
                found.append((tiles.costs[tile] / points, tiles.faces[tile].id))
        for railroad in state.railroads:
            other = railroad not in (EMPTY, self.railroad)
            if other and RAILROADS[railroad].minimum_bid <= money:
                points = railroad_worth(self.me, railroad, tiles)
                found.append((RAILROADS[railroad].minimum_bid / points, RAILROADS[railroad].id))
        if not found:
            return None
        each, name = min(found)
        return name, each
