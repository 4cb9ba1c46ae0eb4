"""What everybody may expect to have in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cached_property
from math import sqrt

from tycoon.games.letter.bots.learned import Knowledge
from tycoon.games.letter.rules.buying import goal
from tycoon.games.letter.rules.cards import ROYALTY, value
from tycoon.games.letter.rules.scoring import score
from tycoon.games.letter.rules.state import Player, State

_PLAYING = ("turn", "retry", "challenge")  #: sub-states in which a turn's word is still to earn
#: Points, see `tycoon.coach.chances`: at the end, and per √turn to come. In 90 games of traders,
#: turn by turn, those with 60 to 70 % by this won 63 %, those with 90 to 100 % won 94 %.
_BLUR = (0.5, 4.0)


class Prospects:
    """Of a table whose hands may all be known, or may not."""

    def __init__(self, state: State, known: Knowledge) -> None:
        self._state, self._pace = state, known.pace[len(state.players)]
        self._experience = known.experience(state.config.lexicon, whole=True)

    @cached_property
    def rounds(self) -> float:
        """How many more rounds will about be begun."""
        state = self._state
        if state.ending:
            return 0.0
        most = max(value(player.patents) for player in state.players)
        return max(0.5, (goal(state) - most) / self._pace)

    @cached_property
    def blur(self) -> float:
        """See `tycoon.coach.chances.shares`."""
        turns = self.rounds + sum(map(self._now, range(len(self._state.players)))) / 2
        return _BLUR[0] + _BLUR[1] * sqrt(turns)

    def _now(self, seat: int) -> bool:
        """Has it a word to play yet in this round?"""
        state = self._state
        count = len(state.players)
        place, active = (seat - state.start) % count, (state.active - state.start) % count
        return place > active or (place == active and state.phase.name in _PLAYING)

    def standings(self, hands: Collection[int] = ()) -> list[float]:
        """By seat: points expected at the end; of these seats the hands count."""
        players = self._state.players
        found = []
        for seat, player in enumerate(players):
            turns = self.rounds + self._now(seat)
            royalty = ROYALTY * sum(self._experience.royalty[letter] for letter in player.patents)
            rate = self._experience.earns(player.patents) + royalty * (len(players) - 1)
            held = self._hand(player) if seat in hands and turns else 0.0
            found.append(score(player)["total"] + turns * rate + held)
        return found

    def _hand(self, player: Player) -> float:
        """Points that the good cards of a hand will add, compared with cards of the deck."""
        cards = self._experience.cards(player.patents)
        total = 0.0
        for letter, held in Counter(player.hand).items():
            sums = [sum(cards[letter][:count]) for count in range(held + 1)]
            total += max(sums)
        return total
