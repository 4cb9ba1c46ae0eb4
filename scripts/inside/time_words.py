"""In the page's Python or in ours: how fast a word list is loaded, asked and searched.

It is measured against the loop over the list that anybody would write first.
"""

from _tracemalloc import get_traced_memory, start, stop  # the page's library has no tracemalloc.py
from collections.abc import Callable
from time import perf_counter
from typing import Any

from tycoon.lexicon import Lexicon, read_list, shipped
from tycoon.lexicon.included import editions

AIDS = {"7 + 3 cards": (False, False), "with X and Z": (True, True)}  # twice, final_s
REPEATED = 10  # a browser's clock is coarse


def main(task: dict[str, Any]) -> dict[str, Any]:
    """Measure a shipped list; task: id, racks (hand and pool), plain (so many are looped over too).

    Returns words, memory (bytes), load, look_up, read (as an own list) and, by abilities, searches
    and loops (seconds).
    """
    lexicon = shipped(task["id"])
    words = list(lexicon)
    asked = words[:: len(words) // 1000]
    text = "\n".join(words)
    answer: dict[str, Any] = {
        "words": len(lexicon),
        "memory": memory_of(task["id"]),
        "load": [seconds(lambda: load(task["id"])) for _ in range(5)],
        "look_up": seconds(lambda: [word in lexicon for word in asked]) / len(asked),
        "read": seconds(lambda: read_list(text)),
    }
    for name, (twice, final_s) in AIDS.items():
        searches, loops = [], []
        for number, (hand, pool) in enumerate(task["racks"]):
            searches.append(search_seconds(lexicon, hand, pool, twice, final_s))
            if number < task["plain"]:  # in turns, so that what slows one down slows both
                loops.append(plain_seconds(lexicon, words, hand, pool, twice, final_s))
        answer[name] = {"searches": searches, "loops": loops}
    return answer


def seconds(do: Callable[[], object]) -> float:
    """How long it takes."""
    started = perf_counter()
    do()
    return perf_counter() - started


def load(id: str) -> Lexicon:
    """The list as somebody gets it who opens the game."""
    editions.cache_clear()
    return shipped(id)


def memory_of(id: str) -> int:
    """Bytes that stay in use once the list is loaded."""
    editions.cache_clear()
    start()
    kept = shipped(id)
    used = get_traced_memory()[0]
    stop()
    assert kept is shipped(id)
    return used


def search_seconds(lexicon: Lexicon, hand: str, pool: str, twice: bool, final_s: bool) -> float:
    """How long it takes to find all words that these cards spell."""

    def search() -> None:
        for _ in range(REPEATED):
            list(lexicon.spellable(hand, pool, twice=twice, final_s=final_s))

    return seconds(search) / REPEATED


def plain_seconds(
    lexicon: Lexicon, words: list[str], hand: str, pool: str, twice: bool, final_s: bool
) -> float:
    """The same by the plain loop; stops all when it finds other words."""
    found: list[str] = []
    took = seconds(lambda: found.extend(plainly(words, hand, pool, twice, final_s)))
    if found != sorted(lexicon.spellable(hand, pool, twice=twice, final_s=final_s)):
        raise AssertionError(f"{hand} {pool}: the search and the plain loop differ")
    return took


def plainly(words: list[str], hand: str, pool: str, twice: bool, final_s: bool) -> list[str]:
    """Every word of the list that the cards can spell, tried one after the other."""
    cards = hand + pool
    longest = len(cards) + twice + final_s
    found = []
    for word in words:
        if len(word) > longest or set(word).isdisjoint(hand):
            continue
        if (
            spells(cards, word)
            or (twice and spells_copying(cards, word))
            or (final_s and word[-1] == "S" and spells(cards, word[:-1]))
            or (twice and final_s and word[-1] == "S" and spells_copying(cards, word[:-1]))
        ):
            found.append(word)
    return found


def spells(cards: str, word: str) -> bool:
    """Is there a card for every letter?"""
    return all(word.count(letter) <= cards.count(letter) for letter in word)


def spells_copying(cards: str, word: str) -> bool:
    """Is there a card for every letter but one, and three or more in all?"""
    lacking = [letter for letter in set(word) if word.count(letter) > cards.count(letter)]
    return (
        len(lacking) == 1
        and word.count(lacking[0]) == cards.count(lacking[0]) + 1 > 1
        and len(word) > 3
    )
