"""What an auction comes to: up to how many dollars winning it is better than losing it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.stakes import stakes
from tycoon.games.raccoon.rules.auction import least_bid, settle
from tycoon.games.raccoon.rules.phases import Auction, Done
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action

_RULES = GAMES["raccoon"]
_END_TURN = Action("end_turn")


class Worth(NamedTuple):
    """How a seat stands on a table."""

    chance: float
    """To win, 0 to 1."""
    points: float
    """Expected at the end."""
    lead: float
    """Of these points over the best of the others'; less than 0: behind."""
    ahead: int
    """The seat that has those."""


#: How a seat stands.
Judged = Callable[[State, int], Worth]


class Hammer:
    """An auction for the seat that is asked, on tables as they may be.

    Winning it is worth the less the more is paid, and somebody else's winning the more the more
    they pay: so there is one limit, and whoever stays below it never does worse by going on.
    """

    def __init__(
        self, judge: Judge, judged: Judged, tables: Sequence[State], phase: Auction
    ) -> None:
        """phase: the auction, as it stands or as it would begin."""
        self.tables = [_with(table, phase) for table in tables]
        self._judged, self.phase, self.seat = judged, phase, phase.seat
        self._known: dict[tuple[int, int], list[Worth]] = {}
        state = self.tables[0]
        self.least = least_bid(phase)
        self.money = state.players[self.seat].money
        found = [stakes(judge, one, phase.railroad, judge.turns(one)) for one in tables]
        out = (self.seat, *phase.passed)
        limits = {
            seat: sum([one[seat].limit for one in found]) // len(found)
            for seat in range(len(state.players))
            if seat not in out
        }
        self._reckon(limits)
        self.limit = 0

    def raised(self) -> Generator[None, None, Hammer]:
        """With its limit, in slices of a few milliseconds.

        That is the most dollars with which winning is not worse than losing it for one less; 0:
        none. Found by halving.
        """
        least, most = 0, self.money
        while least < most:
            middle = (least + most + 1) // 2
            yield
            won = _mean(self.won(middle))
            yield
            if won >= _mean(self.lost(middle - 1)):
                least = middle
            else:
                most = middle - 1
        self.limit = least
        return self

    @property
    def grounds(self) -> dict[str, float]:
        """See `Option.grounds`: dollars, and the keenest rival's seat."""
        return {
            "limit": self.limit,
            "top": self.top,
            "keenest": self.keenest,
            "price": self.price,
        }

    def _reckon(self, limits: dict[int, int]) -> None:
        """Who gets it if this seat is out, and for how much."""
        phase = self.phase
        first, *others = sorted(limits, key=lambda seat: (limits[seat], seat == phase.leader))[::-1]
        self.top = limits[first]
        """Dollars up to which the keenest rival would go."""
        self.keenest = first
        if phase.bid and self.top <= phase.bid:  # nobody goes on
            self.keenest, self.price = phase.leader, phase.bid
            return
        second = max([limits[seat] for seat in others], default=0)
        if first != phase.leader:
            second = max(second, phase.bid)
        self.price = max(phase.bid, min(self.top, second + 1))
        """Dollars for which they would have it."""

    # -- what comes of it --------------------------------------------------------------------

    def won(self, dollars: int) -> list[Worth]:
        """By table: the seat has it for so much."""
        return self._after(self.seat, dollars)

    def lost(self, dollars: int) -> list[Worth]:
        """By table: the keenest rival has it for so much."""
        return self._after(self.keenest, dollars)

    def _after(self, winner: int, dollars: int) -> list[Worth]:
        key = winner, dollars
        if key not in self._known:
            self._known[key] = [self._settled(table, winner, dollars) for table in self.tables]
        return self._known[key]

    def _settled(self, table: State, winner: int, dollars: int) -> Worth:
        state = table.copy()
        settle(state, min(dollars, state.players[winner].money), winner, None)
        if isinstance(state.phase, Done):
            _RULES.play(state, _END_TURN)
        return self._judged(state, self.seat)

    # -- what to do --------------------------------------------------------------------------

    @property
    def opening(self) -> bool:
        """Has nobody bid?"""
        return not self.phase.bid

    @property
    def once(self) -> bool:
        """Is a bid of this seat answered once, and settled (RT-45)?"""
        return self.opening and len(self.tables[0].players) == 2

    def ideas(self) -> list[Action]:
        """What deserves a thought: out, one more, or what nobody should top."""
        amounts = {self.least}
        if self.opening:
            amounts |= {max(self.least, min(self.top, self.limit)), max(self.least, self.limit)}
        bids = [Action("bid", amount=one) for one in sorted(amounts) if one <= self.money]
        return bids if self.opening else [*bids, Action("pass")]

    def worth(self, action: Action) -> list[Worth]:
        """By table what comes of it; a bid above the limit is taken at its word."""
        if action.do == "pass":
            return self.lost(self.price)
        amount = action["amount"]
        settled = len(self.tables[0].players) == 2 and not self.opening
        if settled or amount > self.limit or self.top <= amount:
            return self.won(amount)
        if self.once:
            return self.lost(amount + 1)
        if self.top < self.limit:
            return self.won(self.top + 1)
        return self.lost(max(self.price, min(self.top, self.limit + 1)))


def _mean(found: Sequence[Worth]) -> tuple[float, float]:
    """Chance, then points: they decide where all is decided."""
    return (
        sum([one.chance for one in found]) / len(found),
        sum([one.points for one in found]) / len(found),
    )


def _with(table: State, phase: Auction) -> State:
    state = table.copy()
    state.phase = phase
    return state
