"""Which cards are worth keeping, and what a hand is worth next turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property

from tycoon.games.letter.bots.values import Values
from tycoon.games.letter.rules.cards import DECK, LETTERS

_NEXT_MONEY = 2  # dollars that the word itself will bring
_USED = 0.3  # how often the next player uses a card of the pool
_WORTH_A_CARD = 0.2  # points of a card from the deck, for the patents that may come of it
_FEWEST = 3  # cards to change when no word can be made of the hand


class Keeping:
    """The worth of cards to the acting seat, for its next turn."""

    def __init__(self, values: Values) -> None:
        self._values, self._outlook = values, values.outlook
        self._cards = self._outlook.experience.cards(self._outlook.mine.patents)
        self._lasting = self._outlook.turns() > 0

    @cached_property
    def _hopes(self) -> Mapping[str, float]:
        """By letter, what may come of a card because its patent can be bought with it."""
        spells, values = self._outlook.experience.spells, self._values
        money = self._outlook.mine.money + _NEXT_MONEY
        open_to_me = {want.letter: want.worth for want in values.wants if want.cost <= money}
        usual = sum(open_to_me.get(letter, 0.0) for letter in DECK) / len(DECK)
        return {
            letter: spells[letter] * max(0.0, worth - 2 * usual)
            for letter, worth in open_to_me.items()
        }

    @cached_property
    def _fresh(self) -> float:
        """What may come of a card from the deck, as it may be one of those: whoever keeps a card
        goes without, and whoever takes one from the pool gives it to the next player."""
        if not (self._lasting and self._values.style.farsighted):
            return 0.0
        unseen = Counter(DECK) - Counter([*self._outlook.hand, *self._outlook.pool])
        hopes = sum(unseen[letter] * hope for letter, hope in self._hopes.items())
        return hopes / unseen.total()

    @property
    def hoped(self) -> str:
        """The letter that one would draw most of all, if for one it is worth changing cards."""
        best = max(self._hopes, key=lambda letter: self._hopes[letter], default="")
        return best if self._fresh >= _WORTH_A_CARD and best not in self._outlook.hand else ""

    def steps(self, letter: str) -> list[float]:
        """What the first, second, third card of a letter in hand adds to what one from the deck
        would; further ones less yet."""
        first, *more = self._cards[letter]
        first += self._values.style.hope * self._hopes.get(letter, 0.0)
        return [step - self._fresh for step in (first, *more)]

    def kept(self, hand: Iterable[str]) -> list[str]:
        """The cards that are worth more than what the deck may bring instead."""
        counts = Counter(hand)
        return [
            letter
            for letter in sorted(counts)
            for _ in range(self._best(letter, counts[letter])[0])
        ]

    def given_up(self, hand: Iterable[str]) -> list[str]:
        """The others."""
        hand = list(hand)
        return sorted((Counter(hand) - Counter(self.kept(hand))).elements())

    def _best(self, letter: str, held: int) -> tuple[int, float]:
        """How many cards of a letter to keep, and what they are worth."""
        best, total = (0, 0.0), 0.0
        for count, step in enumerate(self.steps(letter)[:held], 1):
            total += step
            if total > best[1]:
                best = count, total
        return best

    def hand(self, counts: Mapping[str, int]) -> float:
        """What a hand is worth once its bad cards are given up."""
        if not self._lasting:
            return 0.0
        return sum(self._best(letter, held)[1] for letter, held in counts.items() if held > 0)

    def left(self, letter: str) -> float:
        """What it is worth that a card stays in the pool for the next player."""
        if not self._values.style.farsighted:
            return 0.0
        return self._fresh * self._values.share + self.lent(letter)

    def lent(self, letter: str) -> float:
        """What may come of the next player's using it."""
        outlook, values = self._outlook, self._values
        if letter in outlook.owner:
            return _USED if outlook.owner[letter] == outlook.me else 0.0
        if LETTERS[letter].cost > outlook.next.money + _NEXT_MONEY or outlook.final:
            return 0.0
        gain = outlook.experience.gain(outlook.next.patents, letter) * outlook.turns()
        return -_USED * values.share * outlook.experience.spells[letter] * gain

    def worst(self, hand: Iterable[str]) -> str:
        """The card that is missed least."""
        counts = Counter(hand)

        def last(letter: str) -> float:
            steps = self.steps(letter)
            return steps[min(counts[letter], len(steps)) - 1]

        return min(sorted(counts), key=last)

    def exchanged(self, hand: Iterable[str]) -> list[str]:
        """What to discard when there is no word: the bad cards, and more if those are few."""
        hand = list(hand)
        gone = self.given_up(hand)
        while len(gone) < min(_FEWEST, len(hand)):
            rest = list((Counter(hand) - Counter(gone)).elements())
            gone.append(self.worst(rest))
        return sorted(gone)
