"""From words to the action: which of equal letters come from the hand, which from the pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import product

from tycoon.games.letter.bots.plays import Item, Play
from tycoon.games.letter.bots.racks import FINAL_USED, TWICE_USED, Rack
from tycoon.games.letter.bots.texts import BITS, Scale
from tycoon.games.letter.rules.layout import action_for, ordered
from tycoon.games.letter.rules.splitting import in_order
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, Word
from tycoon.kernel.actions import Action


def lay(play: Play, rack: Rack, scale: Scale, patents: Sequence[str], spared: str = "") -> Action:
    """The legal ``play_word`` of a play that fits the rack.

    Cards of the pool are used before equal ones of the hand, but for the letters in ``spared``,
    which had better stay in the pool.
    """
    places = _sources(play.words, rack, spared)
    if play.pair is None:
        vowels = [scale.reading(play.words[0].text, play.words[0].alike)]
        second = 0
    else:
        vowels, second = list(play.pair.vowels), play.pair.second
    laid = [
        _word(item, sources, declared)
        for item, sources, declared in zip(play.words, places, vowels, strict=True)
    ]
    listed = [letter for letter, bit in BITS.items() if second & bit]
    return action_for(*in_order(laid, listed, patents))


def _word(item: Item, sources: dict[str, list[str]], vowels: tuple[int, ...]) -> Word:
    """The word with these sources of its real cards."""
    stem = item.text[:-1] if item.aids & FINAL_USED else item.text
    queues = {letter: list(places) for letter, places in sources.items()}
    if item.aids & TWICE_USED:
        queues[item.copied].append(TWICE)
    places = "".join([queues[letter].pop(0) for letter in stem])
    return ordered(Word(item.text, places + FINAL_S * (item.text != stem), vowels))


def _sources(words: Sequence[Item], rack: Rack, spared: str) -> list[dict[str, list[str]]]:
    """For each word by letter where its real cards come from, each word having a hand card."""
    needs = [rack.counts(item.cards) for item in words]
    hand, pool = rack.hand.copy(), rack.pool.copy()
    for_hand = _reserved(needs, rack, spared)
    hand.subtract(for_hand)
    found = []
    for need, letter in zip(needs, for_hand, strict=True):
        sources: dict[str, list[str]] = {letter: [HAND]}
        for other in (need - Counter([letter])).elements():
            place = _place(other, hand, pool, spared)
            (hand if place == HAND else pool)[other] -= 1
            sources.setdefault(other, []).append(place)
        found.append(sources)
    return found


def _place(letter: str, hand: Counter[str], pool: Counter[str], spared: Collection[str]) -> str:
    first, second = (HAND, POOL) if letter in spared else (POOL, HAND)
    return first if (hand if first == HAND else pool)[letter] > 0 else second


def _reserved(needs: Sequence[Counter[str]], rack: Rack, spared: str) -> tuple[str, ...]:
    """A hand card for each word: such as must come from the hand anyway, if there are any."""
    held = [[letter for letter in need if rack.hand[letter]] for need in needs]
    together: Counter[str] = sum(needs, Counter())
    forced = together - rack.pool

    def lost(chosen: Iterable[str]) -> int:
        """How many hand cards go that need not."""
        extra = Counter(chosen) - forced
        return sum(count for letter, count in extra.items() if letter not in spared)

    fitting = (
        chosen
        for chosen in product(*held)
        if all(count <= rack.hand[letter] for letter, count in Counter(chosen).items())
    )
    return min(fitting, key=lost)
