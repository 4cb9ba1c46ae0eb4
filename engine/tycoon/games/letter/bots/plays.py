"""The best plays of a turn, one word or two, found without listing all layouts.

A play is worth what its words earn, less the royalties it pays, plus the best purchase it allows.
Which cards come from the hand and which from the pool changes nothing about that: `laying` decides
it afterwards.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from heapq import nlargest
from operator import attrgetter
from typing import NamedTuple, Protocol

from tycoon.games.letter.bots.racks import Payment, Rack
from tycoon.games.letter.bots.texts import Pair, Scale, masks_of
from tycoon.games.letter.rules.cards import Amount

_WORDS_AT_A_TIME, _PAIRS_AT_A_TIME = 150, 600  # between two yields: 1 to 3 ms
NOTHING = float("-inf")


class Want(NamedTuple):
    """A patent that is for sale, and what it would be worth to the buyer."""

    letter: str
    cost: int
    worth: float


class Stakes(Protocol):
    """What else a play means, besides what its words earn."""

    @property
    def money(self) -> int:
        """What the seat has."""

    @property
    def pay(self) -> Mapping[str, float]:
        """What a real card with a letter takes away, by way of royalties."""

    @property
    def wants(self) -> Sequence[Want]:
        """By worth, the highest first; each is worth more than nothing."""

    @property
    def ends(self) -> Collection[str]:
        """The patents whose purchase triggers the last round."""

    @property
    def bonus(self) -> float:
        """The most that `ending` can say, and at least 0."""

    def ending(self, earned: float) -> float:
        """What it adds to trigger the last round after a play of so many points."""


class Item(NamedTuple):
    """A word and a way to pay for it; ``value`` is what it earns less the royalties."""

    value: float
    cards: int
    aids: int
    copied: str
    text: str
    queens: int
    amount: Amount

    @property
    def alike(self) -> bool:
        """Must all Ys be the same? Two are, when one is X's copy of the other (LT-A17)."""
        return self.copied == "Y" and self.text.count("Y") == 2

    @property
    def size(self) -> int:
        """How many real cards it needs."""
        return len(self.text) - self.aids.bit_count()

    @property
    def spoken(self) -> tuple[str, int, bool]:
        """As `Scale.pair` takes it."""
        return self.text, self.queens, self.alike


class Play(NamedTuple):
    """One or two words, and the patent to buy then; ``""``: none."""

    value: float
    words: tuple[Item, ...]
    amount: Amount
    due: float
    """What the royalties take away."""
    buy: str
    worth: float
    """What the purchase is worth, without what the end adds."""
    end: float
    pair: Pair | None = None

    @property
    def cards(self) -> int:
        """The real cards of all words."""
        return sum(word.cards for word in self.words)


class Finder:
    """Looks for the best plays with these cards, under these stakes."""

    def __init__(self, rack: Rack, scale: Scale, stakes: Stakes) -> None:
        self.rack, self.scale, self.stakes = rack, scale, stakes
        known = rack.letters
        self._pay = [(rack.shift[c], cost) for c, cost in stakes.pay.items() if c in known]
        #: With the letter's place among the cards, and the most that the end can add.
        self._wants = [
            (rack.fields[want.letter], want, stakes.bonus * (want.letter in stakes.ends))
            for want in stakes.wants
            if want.letter in known
        ]

    def items(self, texts: Iterable[str]) -> Generator[None, None, list[Item]]:
        """Every text with every way to pay for it."""
        rack, found = self.rack, list[Item]()
        for number, text in enumerate(texts):
            if not number % _WORDS_AT_A_TIME:
                yield
            for payment in rack.payments(text):
                if rack.from_hand(payment.cards):
                    found.append(self._item(text, payment))
        return found

    def _item(self, text: str, payment: Payment) -> Item:
        cards, aids, copied = payment
        queens = self.rack.count(cards, "Q") if "Q" in text else 0
        alike = copied == "Y" and text.count("Y") == 2
        amount = self.scale.word(text, queens, alike)
        value = sum(amount) - self.due(cards)
        return Item(value, cards, aids, copied, text, queens, amount)

    def due(self, cards: int) -> float:
        """What the royalties on these cards take away."""
        return sum([(cards >> shift & 15) * cost for shift, cost in self._pay], 0.0)

    def single(self, item: Item) -> Play:
        """This word alone."""
        due = sum(item.amount) - item.value
        buy, worth, end = self.purchase(item.cards, item.amount, due)
        return Play(item.value + worth + end, (item,), item.amount, due, buy, worth, end)

    def purchase(self, cards: int, amount: Amount, due: float) -> tuple[str, float, float]:
        """The best patent that these cards and this money can buy, its worth, what the end adds."""
        best, most = ("", 0.0, 0.0), 0.0
        money = self.stakes.money + amount.money
        for field, want, bonus in self._wants:
            if want.worth + bonus > most and cards & field and want.cost <= money:
                ends = want.letter in self.stakes.ends
                end = self.stakes.ending(sum(amount) - due) if ends else 0.0
                if want.worth + end > most:
                    best, most = (want.letter, want.worth, end), want.worth + end
        return best

    def singles(self, items: Sequence[Item], most: int) -> list[Play]:
        """The best of them as plays, at most so many, the best first."""
        return nlargest(most, map(self.single, items), key=attrgetter("value"))

    def others(self, items: Sequence[Item], most: int) -> list[Play]:
        """Of all that pay as much and buy the same the best one, at most so many."""
        found: dict[tuple[object, ...], Play] = {}
        for play in sorted(map(self.single, items), key=attrgetter("value"), reverse=True):
            found.setdefault((play.amount, play.buy), play)
            if len(found) >= most:
                break
        return list(found.values())

    def pairs(
        self, items: Iterable[Item], best: list[Play], most: int
    ) -> Generator[None, None, list[Play]]:
        """The best plays with the V patent: those of ``best`` and pairs of these words.

        Branch and bound: a pair is worth no more than its two words alone and one purchase, so
        the search ends where even the best partner would not reach the worst play that is kept.
        """
        keep = _Best(best, most)
        ranked = _classes(items, bool(self.scale.owned))
        if not ranked:
            return best
        buckets = _by_size(ranked)
        goals: list[tuple[int, float]] = [
            (field, want.worth + bonus) for field, want, bonus in self._wants
        ]
        for field, worth in [*goals, (0, 0.0)]:
            firsts = [item for item in ranked if item.cards & field] if field else ranked
            yield from self._partners(firsts, buckets, worth, keep)
        return keep.plays

    def _partners(
        self, firsts: Sequence[Item], buckets: Mapping[int, _Bucket], worth: float, keep: _Best
    ) -> Generator[None, None, None]:
        """Pairs of which one is among ``firsts``, whose purchase is worth so much at most."""
        rack, tries = self.rack, 0
        full, guard, size = rack.full, rack.guard, rack.size
        top = max(bucket[0][0] for bucket in buckets.values())
        for first in firsts:
            mine = first.value + worth
            if mine + top <= keep.floor:
                return
            free, aids, own = full - first.cards, first.aids, rack.from_hand(first.cards)
            room = size - first.size
            for fewest, bucket in buckets.items():
                if fewest > room:
                    break
                for value, cards, others, second in bucket:
                    if mine + value <= keep.floor:
                        break
                    tries += 1
                    if not tries % _PAIRS_AT_A_TIME:
                        yield
                    if aids & others or (free - cards) & guard != guard:
                        continue
                    if rack.both_from_hand(own, rack.from_hand(cards)):
                        keep.offer(self.double(first, second))

    def double(self, first: Item, second: Item) -> Play:
        """These two words together."""
        pair = self.scale.pair(first.spoken, second.spoken)
        due = sum(first.amount) - first.value + sum(second.amount) - second.value
        buy, worth, end = self.purchase(first.cards | second.cards, pair.amount, due)
        value = sum(pair.amount) - due + worth + end
        return Play(value, (first, second), pair.amount, due, buy, worth, end, pair)


def _classes(items: Iterable[Item], doubling: bool) -> list[Item]:
    """One item of those that are the same for a pair, the most valuable first."""
    found: dict[tuple[object, ...], Item] = {}
    for item in items:
        masks = masks_of(item.text, item.alike) if doubling else ()
        found.setdefault((item.cards, item.aids, item.value, masks), item)
    return sorted(found.values(), key=lambda item: item.value, reverse=True)


#: Words with the same number of real cards, the most valuable first: value, cards, aids, item.
_Bucket = list[tuple[float, int, int, Item]]


def _by_size(ranked: Iterable[Item]) -> dict[int, _Bucket]:
    """The words by how many cards they need, the shortest first."""
    buckets: dict[int, _Bucket] = {}
    for item in ranked:
        entry = (item.value, item.cards, item.aids, item)
        buckets.setdefault(item.size, []).append(entry)
    return dict(sorted(buckets.items()))


class _Best:
    """The best plays so far; ``floor`` is what a new one has to beat."""

    def __init__(self, plays: Sequence[Play], most: int) -> None:
        self.plays, self._most = list(plays), most
        self.floor = self._lowest()

    def _lowest(self) -> float:
        return self.plays[-1].value if len(self.plays) >= self._most else NOTHING

    def offer(self, play: Play) -> None:
        """Keep it if it is among the best; the same words once."""
        if play.value <= self.floor:
            return
        words = set(play.words)
        if any(play.value == other.value and words == set(other.words) for other in self.plays):
            return
        insort(self.plays, play, key=lambda other: -other.value)
        del self.plays[self._most :]
        self.floor = self._lowest()
