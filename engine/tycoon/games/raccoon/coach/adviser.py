"""Actions are weighed as the strongest bot does it: tables are imagined and played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from math import sqrt
from statistics import fmean as mean

from tycoon.bots import Situation
from tycoon.coach.chances import final, shares
from tycoon.coach.hint import Adviser, Option, Reason, Weighing, best_first
from tycoon.games.raccoon.bots.deciding import may_declare
from tycoon.games.raccoon.bots.futures import play_on
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import Leaf
from tycoon.games.raccoon.bots.learned import Learned
from tycoon.games.raccoon.bots.purses import counted, table
from tycoon.games.raccoon.bots.weights import TRADER, taught
from tycoon.games.raccoon.coach.bidding import Hammer, Worth
from tycoon.games.raccoon.coach.case import Case
from tycoon.games.raccoon.coach.ideas import ideas
from tycoon.games.raccoon.coach.reasons import reasons
from tycoon.games.raccoon.coach.sentences import cons, pros
from tycoon.games.raccoon.rules.cards import RAILROAD_INDEX
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.games.raccoon.rules.scoring import outcome
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice

#: What tells the ideas of one kind of action apart; the rest is size.
_IDEAS = {
    "produce": "card",
    "sell": "commodity",
    "auction": "railroad",
    "build": "tile",
    "upgrade": "tile",
    "take_bonus": "tile",
    "discard": "commodity",
    "buy_from_player": "commodity",
    "take_start_tokens": "tokens",
    "choose_start_tiles": "tiles",
}
#: Points, see `tycoon.coach.chances`: at the end, and per √turn to come. In 72 games of traders,
#: turn by turn, those with 60 to 70 % by this won 57 %, those with 90 to 100 % won 98 %.
_BLUR = (0.5, 0.75)
#: Turns that are imagined at most, and tables at least: a hint must not take long where there is
#: much to weigh.
_TURNS, _FEWEST = 240, 6
_CALLED = 4  #: tables on which an auction is reckoned that might be called
_MUCH = 10_000  #: dollars; nobody has as many


class RaccoonAdviser(Adviser):
    """See `Adviser`."""

    def __init__(self, found: Learned | None = None) -> None:
        """found: what was learned, instead of what the file says."""
        self._judge = Judge(taught(found.weights) if found else TRADER)
        self._leaf = cache(lambda players: Leaf(players, found))

    def weigh(
        self, situation: Situation, dice: Dice, tables: int, also: Sequence[Action] = ()
    ) -> Weighing:
        """See `Adviser.weigh`; a slice is one action on one table."""
        yield
        deals = self.deals(situation, dice)
        state = next(deals)
        if isinstance(state.phase, Auction) and not may_declare(state, situation.seat):
            return (yield from self._bids(state.phase, list(islice(deals, tables)), also))
        actions = list(dict.fromkeys([*ideas(self._judge, state), *also]))
        if len(actions) == 1 and actions[0].do != "auction":
            return [Option(actions[0], ())]
        tables = min(tables, max(_FEWEST, _TURNS // len(actions) // len(state.players)))
        later: dict[Action, list[State]] = {action: [] for action in actions}
        for dealt in islice(deals, tables):
            for action, states in later.items():
                yield
                states.append(dealt.copy())
                play_on(self._judge, states[-1], action)
        options = []
        for action, states in later.items():
            yield
            grounds = {}
            if action.do == "auction":
                hammer = yield from self._called(situation.seat, action, state, deals)
                grounds = hammer.grounds
            found = [self.worth(state, situation.seat) for state in states]
            options.append(_option(action, found, grounds))
        return best_first(options)

    def _called(
        self, seat: int, action: Action, state: State, deals: Iterator[State]
    ) -> Generator[None, None, Hammer]:
        """The auction that an action would begin."""
        phase = Auction(seat, seat, RAILROAD_INDEX[action["railroad"]])
        tables = [state, *islice(deals, _CALLED - 1)]
        return (yield from Hammer(self._judge, self.worth, tables, phase).raised())

    def _bids(self, phase: Auction, tables: Sequence[State], also: Sequence[Action]) -> Weighing:
        """In an auction what counts is who has it for how much: nothing is played on."""
        yield
        hammer = yield from Hammer(self._judge, self.worth, tables, phase).raised()
        options = []
        for action in dict.fromkeys([*hammer.ideas(), *also]):
            yield
            options.append(_option(action, hammer.worth(action), hammer.grounds))
        if len(options) == 1:
            options = [options[0]._replace(chances=())]
        return best_first(options)

    def deals(self, situation: Situation, dice: Dice) -> Iterator[State]:
        """See `Adviser.deals`: everybody's money is known to who has listened."""
        purses = counted(situation)
        while True:
            yield table(situation, purses, dice)

    def worth(self, state: State, seat: int) -> Worth:
        """How a seat stands, by all that lies on this table."""
        points = self._points(state)
        others = [one for one in range(len(points)) if one != seat]
        best = max(others, key=points.__getitem__)
        chance = self._chances(state, points)[seat]
        return Worth(chance, points[seat], points[seat] - points[best], best)

    def _points(self, state: State) -> list[float]:
        """By seat, with money for what it counts between equals (RT-99)."""
        if result := outcome(state):
            return [score["total"] + score["money"] / _MUCH for score in result.scores]
        return self._leaf(len(state.players)).standings(state)

    def idea(self, action: Action) -> Hashable:
        """See `Adviser.idea`; how a town is paid, and how high a bid is, is size."""
        return action.do, action.get(_IDEAS.get(action.do, "")), action.get("seat")

    def reasons(self, situation: Situation, dice: Dice, action: Action) -> list[Reason]:
        """See `Adviser.reasons`."""
        return reasons(self._judge, next(self.deals(situation, dice)), action)

    def pros(
        self, situation: Situation, dice: Dice, option: Option, rival: Option | None
    ) -> list[Reason]:
        """See `Adviser.pros`."""
        return pros(Case(self._judge, next(self.deals(situation, dice)), option, rival))

    def cons(self, situation: Situation, dice: Dice, option: Option, rival: Option) -> list[Reason]:
        """See `Adviser.cons`."""
        return cons(Case(self._judge, next(self.deals(situation, dice)), option, rival))

    def chances(self, state: State) -> tuple[float, ...]:
        """See `Adviser.chances`."""
        return self._chances(state, self._points(state))

    def _chances(self, state: State, points: Sequence[float]) -> tuple[float, ...]:
        if result := outcome(state):
            return final(result.winners, len(state.players))
        turns = max(self._judge.turns(state))
        return shares(points, _BLUR[0] + _BLUR[1] * sqrt(turns))


def _option(action: Action, found: Sequence[Worth], grounds: Mapping[str, float]) -> Option:
    """What came of it on every table."""
    points, lead = mean([one.points for one in found]), mean([one.lead for one in found])
    ((ahead, _),) = Counter([one.ahead for one in found]).most_common(1)
    chances = tuple([one.chance for one in found])
    return Option(action, chances, points, {**grounds, "lead": lead, "ahead": ahead})
