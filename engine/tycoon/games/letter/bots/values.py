"""What a turn is worth, in named terms: points now, and what purchase and cards will bring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import erf, sqrt
from typing import NamedTuple

from tycoon.games.letter.bots.outlook import Outlook, Seat
from tycoon.games.letter.bots.plays import Want
from tycoon.games.letter.bots.styles import Style
from tycoon.games.letter.rules.cards import LETTERS, ROYALTY

#: Players -> how much a rival's dollar hurts: with more rivals it helps only one of them.
SHARES = {2: 1.0, 3: 0.7, 4: 0.55, 5: 0.5}
_BLUR = 7.0  # points by which one turn of one rival may differ from the average
_GAME = 60.0  # points that winning is worth when the game is about to be decided
_EVEN = 0.5  # how likely one wins if it goes on: then a rival who is ahead ends it
_MOST = 100  # points of one play; more are hardly possible, and then the end is not in question
_TIE = 0.01  # per dollar of patents: the more valuable ones win a tie (LT-50)


class Terms(NamedTuple):
    """What speaks for an action and against it, in points; the sum is what it is worth."""

    earned: float = 0.0
    """Money and stock."""
    royalties: float = 0.0
    """What others get for it, never above 0."""
    income: float = 0.0
    """Royalties that the patent will bring."""
    ability: float = 0.0
    """What the patent's ability will add to one's own turns."""
    denial: float = 0.0
    """What the patent would have brought others."""
    cards: float = 0.0
    """What the rest of the hand is worth next turn, and what is taken from the next player."""
    end: float = 0.0
    """What it changes about winning: to have the last round now, or dearer patents (LT-50)."""
    manner: float = 0.0
    """What the bot's character likes or dislikes about it."""

    @property
    def total(self) -> float:
        """All of it."""
        return sum(self)


class Purchase(NamedTuple):
    """What a patent would bring its buyer."""

    income: float
    ability: float
    denial: float

    @property
    def total(self) -> float:
        """All of it."""
        return sum(self)


class Values:
    """The worth of things for the acting seat; it is what `plays.Stakes` asks for."""

    def __init__(self, outlook: Outlook, style: Style) -> None:
        self.outlook, self.style = outlook, style
        self.money = outlook.mine.money
        self._leads: dict[int, float] = {}
        self.share = SHARES[len(outlook.seats)]

    @cached_property
    def pay(self) -> Mapping[str, float]:
        """By letter, what one card of it hurts (LT-19)."""
        if not self.style.farsighted:
            return {}
        owner, me = self.outlook.owner, self.outlook.me
        return {letter: ROYALTY * self.share for letter, seat in owner.items() if seat != me}

    @cached_property
    def wants(self) -> list[Want]:
        """The patents for sale that are worth having, the best first."""
        wants = [
            Want(letter, LETTERS[letter].cost, self.worth(letter)) for letter in self.outlook.free
        ]
        return sorted((w for w in wants if w.worth > 0), key=lambda w: (-w.worth, w.letter))

    def worth(self, letter: str) -> float:
        """What it is worth to buy a patent now, whatever it does to the end of the game."""
        cost = LETTERS[letter].cost
        if not self.style.farsighted:
            return _TIE * cost
        return self.purchase(letter).total * self.style.patents + _TIE * cost

    def purchase(self, letter: str) -> Purchase:
        """What a patent brings from now on, if it is bought now."""
        outlook = self.outlook
        turns = outlook.turns(LETTERS[letter].cost)
        coming = turns + sum(seat.follows for seat in outlook.rivals) / len(outlook.rivals)
        income = ROYALTY * outlook.experience.royalty[letter] * coming * len(outlook.rivals)
        ability = outlook.experience.gain(outlook.mine.patents, letter) * turns
        return Purchase(income, ability, self._denied(letter, turns))

    def _denied(self, letter: str, turns: float) -> float:
        """What it takes from those who would buy it else."""
        outlook = self.outlook
        royalty = ROYALTY * outlook.experience.royalty[letter] * (len(outlook.seats) - 1)
        gains = [outlook.experience.gain(rival.patents, letter) for rival in outlook.rivals]
        return self.style.denied * self.share * turns * (royalty + sum(gains) / len(gains))

    @cached_property
    def ends(self) -> frozenset[str]:
        """The patents for sale whose purchase triggers the last round (LT-47)."""
        outlook = self.outlook
        if not self.style.farsighted or outlook.final:
            return frozenset()
        missing = outlook.goal - outlook.mine.value
        return frozenset(letter for letter in outlook.free if LETTERS[letter].cost >= missing)

    @cached_property
    def bonus(self) -> float:
        """See `plays.Stakes`; none earns more than `_MOST` points at once."""
        return max(map(self.ending, range(_MOST))) if self.ends else 0.0

    def ending(self, earned: float) -> float:
        """See `plays.Stakes`: how much likelier than not one is ahead of all at the end."""
        return _GAME * (self.ahead(earned) - _EVEN)

    def ahead(self, earned: float) -> float:
        """How likely one is ahead of all when the round is over, 0 to 1, with so much more."""
        points = self.outlook.mine.points + round(earned)
        if points not in self._leads:
            self._leads[points] = min(self._ahead(points, rival) for rival in self.outlook.rivals)
        return self._leads[points]

    def _ahead(self, points: float, rival: Seat) -> float:
        """How likely one is ahead of a rival when the round is over."""
        if not rival.follows:
            return float(points >= rival.points)  # the goal is the more valuable patents (LT-50)
        margin = points - rival.points - rival.earns
        return 0.5 * (1 + erf(margin / (_BLUR * sqrt(2))))
