"""Which words some cards can spell, against a plain loop over the list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st
from tycoon.lexicon import Lexicon

FEW = "AEST"  # so that words and cards often have letters in common
words = st.text(FEW + "B", min_size=3, max_size=7)
lists = st.lists(words, max_size=40)
hands = st.text(FEW, max_size=6)
pools = st.lists(st.sampled_from([*FEW, None]), max_size=3)


def layouts(word: str, hand: str, pool: str, twice: bool, final_s: bool) -> Iterator[str]:
    """Every way to lay the word, a letter per place: hand, pool, x for the copy, z for the S."""

    def lay(place: int, hand_left: str, pool_left: str, done: str) -> Iterator[str]:
        if place == len(word):
            yield done
            return
        letter = word[place]
        if letter in hand_left:
            yield from lay(place + 1, hand_left.replace(letter, "", 1), pool_left, done + "h")
        if letter in pool_left:
            yield from lay(place + 1, hand_left, pool_left.replace(letter, "", 1), done + "p")
        if twice and "x" not in done:
            yield from lay(place + 1, hand_left, pool_left, done + "x")
        if final_s and place == len(word) - 1 and letter == "S":
            yield from lay(place + 1, hand_left, pool_left, done + "z")

    for places in lay(0, hand, pool, ""):
        copied = {word[place] for place, kind in enumerate(places) if kind == "x"}
        cards = Counter(word[place] for place, kind in enumerate(places) if kind in "hp")
        enough = not copied or (cards.total() >= 3 and copied <= set(cards))
        if "h" in places and enough:
            yield places


@given(lists, hands, pools, st.booleans(), st.booleans())
@example(["ASS", "SASS"], "SA", [], True, True)
@example(["TEASES", "TEASE", "TES"], "TE", ["A", "S", None], True, True)
def test_all_words_that_can_be_laid_are_found_and_no_others(
    words: list[str], hand: str, pool: list[str | None], twice: bool, final_s: bool
) -> None:
    lexicon = Lexicon.from_words("own", words)
    found = list(lexicon.spellable(hand, pool, twice=twice, final_s=final_s))
    offered = "".join(letter for letter in pool if letter)
    wanted = [
        word for word in sorted(set(words)) if any(layouts(word, hand, offered, twice, final_s))
    ]
    assert sorted(found) == wanted


def test_more_cards_of_a_letter_than_a_word_has_letters_are_no_trouble() -> None:
    lexicon = Lexicon.from_words("own", ["AAA", "A" * 12, "BAA"])
    assert sorted(lexicon.spellable("A" * 40 + "B")) == ["AAA", "A" * 12, "BAA"]


def test_no_cards_spell_no_words() -> None:
    lexicon = Lexicon.from_words("own", ["ASS"])
    assert not list(lexicon.spellable("", "", twice=True, final_s=True))
    assert not list(lexicon.spellable("", ["A", "S", "S"]))
