"""What a play earns, written down plainly from the rulebook, without the engine."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

MONEY = {3: 1, 4: 2, 5: 3, 6: 4}
STOCK = {6: 1, 7: 1, 8: 2, 9: 3, 10: 4, 11: 5, 12: 6}
TIMES = {
    "multiply": (1, 2, 4, 8, 16),
    "add": (1, 2, 3, 4, 5),
    "one": (1, 2, 2, 2, 2),
}


def vowels_of(word: str, declared: Collection[int]) -> list[bool]:
    """Which letters are vowels."""
    return [
        letter in "AEIOU" or (letter == "Y" and at in declared) for at, letter in enumerate(word)
    ]


def met(word: str, declared: Collection[int], patents: Collection[str]) -> set[str]:
    """Which of the owned B, J, K this word meets."""
    vowels = vowels_of(word, declared)
    ends, count = vowels[0] and vowels[-1], vowels.count(True)
    conditions = {"B": ends, "J": count >= len(word) / 2, "K": count == 1}
    return {letter for letter, true in conditions.items() if true and letter in patents}


def word_earns(word: str, places: str, doublings: int, reading: str) -> tuple[int, int]:
    """Money and stock of one word with so many patents that double it."""
    has_q_card = any(
        letter == "Q" and place in "hp" for letter, place in zip(word, places, strict=True)
    )
    times = TIMES[reading][doublings + has_q_card]
    return MONEY.get(len(word), 6) * times, STOCK.get(len(word), 0) * times


def lying(action: Any, patents: Collection[str]) -> tuple[tuple[Any, ...], ...]:
    """What lies on the table: words, cards, Ys and doublings, whichever word was named first."""
    second = set(action.get("second_doublings") or ())
    first = met(action["word"], action["vowels"], patents) - second
    words = [(action["word"], action["places"], tuple(action["vowels"]), tuple(sorted(first)))]
    if action.get("second_word"):
        vowels = tuple(action["second_vowels"])
        doublings = tuple(sorted(second))
        words.append((action["second_word"], action["second_places"], vowels, doublings))
    return tuple(sorted(words))


def splits(action: Any, patents: Collection[str]) -> Iterator[set[str]]:
    """Every set of patents that could double the second word."""
    first = met(action["word"], action["vowels"], patents)
    second = met(action["second_word"], action["second_vowels"], patents)
    either = sorted(first & second)
    for choice in product((False, True), repeat=len(either)):
        yield second - first | {
            letter for letter, taken in zip(either, choice, strict=True) if taken
        }


def play_earns(action: Any, patents: Collection[str], reading: str) -> tuple[int, int]:
    """Money and stock of a whole play."""
    second = set(action.get("second_doublings") or ())
    first = met(action["word"], action["vowels"], patents) - second
    money, stock = word_earns(action["word"], action["places"], len(first), reading)
    if action.get("second_word"):
        more = word_earns(action["second_word"], action["second_places"], len(second), reading)
        money, stock = money + more[0], stock + more[1]
    return money, stock


def royalties(action: Any, holdings: dict[int, Collection[str]]) -> dict[int, int]:
    """What each opponent gets."""
    words = [(action["word"], action["places"])]
    if action.get("second_word"):
        words.append((action["second_word"], action["second_places"]))
    letters = [pair for word, places in words for pair in zip(word, places, strict=True)]
    cards = [letter for letter, place in letters if place in "hp"]
    return {seat: sum(card in held for card in cards) for seat, held in holdings.items()}
