"""Every conceivable action of a small position, made without the engine's help.

Words are those of a short list and of nonsense made of the same letters; each of their letters is
tried with every sort of place, every Y with both declarations, every pair of words with every set
of doublings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations, product

from tycoon import Action

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACES = "hpxz"


def subsets(items: Iterable[object]) -> Iterator[list[object]]:
    """All of them, each in the order given."""
    pool = list(items)
    chosen = chain.from_iterable(combinations(pool, count) for count in range(len(pool) + 1))
    yield from (list(some) for some in chosen)


def lays(word: str) -> Iterator[tuple[str, str, list[object]]]:
    """The word with every text of places and every set of Ys."""
    ys = [position for position, letter in enumerate(word) if letter == "Y"]
    for places in product(PLACES, repeat=len(word)):
        for vowels in subsets(ys):
            yield word, "".join(places), vowels


def single_plays(words: Iterable[str]) -> Iterator[Action]:
    """One word each."""
    for word in words:
        for text, places, vowels in lays(word):
            yield Action("play_word", word=text, places=places, vowels=vowels)


def double_plays(singles: list[Action], hopeless: Callable[[Action], bool]) -> Iterator[Action]:
    """Two words in either order, each possible alone, with every set of doublings.

    ``hopeless`` says of a pair that no set of doublings would help.
    """
    for first, second in product(singles, singles):
        fields = {f"second_{name}": value for name, value in second.fields.items()}
        for doublings in subsets("BJK"):
            pair = Action("play_word", **first.fields, **fields, second_doublings=doublings)
            if not doublings and hopeless(pair):
                break
            yield pair


def others(hand: list[str]) -> Iterator[Action]:
    """Everything but words."""
    for do in ("accept", "challenge", "decline", "end_turn", "undo"):
        yield Action(do)
    for letter in LETTERS:
        yield Action("buy_patent", letter=letter)
        for place in ("hand", "pool", "deck"):
            yield Action("replace_card", **{"card": letter, "from": place})
    seen = set()
    for cards in subsets(hand):
        if tuple(cards) not in seen:
            seen.add(tuple(cards))
            yield Action("discard_cards", cards=cards)
    for extra in ("A", "Q", "Y"):
        yield Action("discard_cards", cards=sorted([*hand, extra]))
