"""What plays earn, against a plainly written reckoning: rules × abilities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.games.letter.rules import appraise, best, canonical
from tycoon.games.letter.rules.cards import DECK, LETTERS
from tycoon.games.letter.rules.earning import word_amount
from tycoon.games.letter.rules.splitting import doubled
from tycoon.games.letter.rules.state import Word

from tests.everyday import often
from tests.letter import reckoning
from tests.letter.lists import TINY, WORDS
from tests.letter.table import Table

READINGS = ("multiply", "add", "one")
SPECIAL = "BJKXZVQ"


def subsets(letters: str) -> list[str]:
    found = [combinations(letters, count) for count in range(len(letters) + 1)]
    return ["".join(some) for group in found for some in group]


@pytest.mark.rule("LT-16", "LT-17", "LT-28", "LT-36", "LT-37", "LT-38", "LT-39", "LT-A12", "LT-A19")
@pytest.mark.parametrize("reading", READINGS)
def test_every_word_with_every_set_of_patents(reading: str) -> None:
    checked = 0
    for text in [*WORDS, *TINY]:
        ys = "".join(str(at) for at, letter in enumerate(text) if letter == "Y")
        for patents in subsets("BJK"):
            for declared in subsets(ys):
                vowels = tuple(int(at) for at in declared)
                (word,) = doubled([Word(text, "h" * len(text), vowels)], (), patents)
                count = len(reckoning.met(text, vowels, patents))
                plain = reckoning.word_earns(text, word.places, count, reading)
                assert tuple(word_amount(word, reading)) == plain, (text, patents, vowels)
                checked += 1
    assert checked > 3000


@st.composite
def words(draw: st.DrawFn, hand: list[str], pool: list[str], twice: bool, final: bool) -> Any:
    """Some letters laid in any order, at least one of the hand; what is used leaves the lists."""
    laid = [(hand.pop(), "h") for _ in range(draw(st.integers(1, len(hand))))]
    laid += [(pool.pop(), "p") for _ in range(draw(st.integers(0, len(pool))))]
    if twice and len(laid) >= 3 and draw(st.booleans()):
        laid.append((draw(st.sampled_from(laid))[0], "x"))
    laid = draw(st.permutations(laid))
    if final and draw(st.booleans()):
        laid = [*laid, ("S", "z")]
    text, places = ("".join(part) for part in zip(*laid, strict=True))
    ys = {at for at, letter in enumerate(text) if letter == "Y"}
    vowels = draw(st.sets(st.sampled_from(sorted(ys)))) if ys else set()
    if "x" in places and text[places.index("x")] == "Y":  # one declaration for all is always right
        vowels = ys if vowels else set()
    return text, places, sorted(vowels)


def fields(word: tuple[str, str, list[int]], prefix: str = "") -> dict[str, Any]:
    return dict(zip([f"{prefix}word", f"{prefix}places", f"{prefix}vowels"], word, strict=True))


@st.composite
def situations(draw: st.DrawFn) -> tuple[Table, tycoon.Action]:
    """Any cards, any patents, any words of two letters or more laid with them."""
    cards = draw(st.permutations(DECK))[:10]
    rich = "".join(draw(st.permutations("QYYAESEUIO"))) if draw(st.booleans()) else "".join(cards)
    patents = "".join(draw(st.sets(st.sampled_from(SPECIAL))))
    reading = draw(st.sampled_from(READINGS))
    table = Table(3, rich[:7], rich[7:], patents=patents, challenge="off", doublings=reading)
    others = draw(st.permutations([letter for letter in LETTERS if letter not in patents]))
    table.patents(1, "".join(others[:5]))
    table.patents(2, "".join(others[5:9]))
    hand, pool = list(rich[:7]), list(rich[7:])
    first = draw(words(hand, pool, "X" in patents, "Z" in patents))
    action = tycoon.Action("play_word", **fields(first))
    if "V" in patents and hand and draw(st.booleans()):
        spare_x = "X" in patents and "x" not in first[1]
        second = draw(words(hand, pool, spare_x, "Z" in patents and "z" not in first[1]))
        action = tycoon.Action("play_word", **fields(first), **fields(second, "second_"))
        chosen = draw(st.sampled_from(list(reckoning.splits(action, patents))))
        action = tycoon.Action("play_word", **action.fields, second_doublings=sorted(chosen))
    return table, canonical(action)


def lengths(action: tycoon.Action) -> list[int]:
    return [len(text) for text in (action["word"], action.get("second_word")) if text]


def total(earned: Sequence[int]) -> int:
    return sum(earned)


@pytest.mark.rule(
    "LT-13", "LT-16", "LT-17", "LT-19", "LT-20", "LT-21", "LT-28", "LT-29", "LT-36", "LT-37",
    "LT-38", "LT-39", "LT-40", "LT-41", "LT-42", "LT-43", "LT-A12", "LT-A13", "LT-A19", "LT-A22",
)  # fmt: skip
@given(situation=situations())
@settings(max_examples=often(400))
def test_any_play_earns_and_pays_what_a_plain_reckoning_says(
    situation: tuple[Table, tycoon.Action],
) -> None:
    table, action = situation
    if min(lengths(action)) < 3:
        assert table.refusal("play_word", **action.fields) == "too_short"
        return
    assert table.refusal("play_word", **action.fields) is None
    reading, patents = str(table.session.options["doublings"]), table.player(0).patents
    expected = reckoning.play_earns(action, patents, reading)
    line = appraise(table.state, action)
    assert (line["money"], line["stock"]) == expected
    due = reckoning.royalties(action, {1: table.player(1).patents, 2: table.player(2).patents})
    assert line["royalties"] == [0, due[1], due[2]]
    table.session.apply(action)
    assert table.purse(0) == expected
    assert [table.purse(seat)[0] for seat in (1, 2)] == [due[1], due[2]]


@pytest.mark.rule("LT-A22")
@given(situation=situations())
@settings(max_examples=often(200))
def test_the_proposed_split_is_the_best_there_is(situation: tuple[Table, tycoon.Action]) -> None:
    table, action = situation
    if min(lengths(action)) < 3 or not action.get("second_word"):
        return
    reading, patents = str(table.session.options["doublings"]), table.player(0).patents
    proposed = best(table.state, action)
    every = [
        tycoon.Action("play_word", **{**action.fields, "second_doublings": sorted(split)})
        for split in reckoning.splits(action, patents)
    ]
    values = [total(reckoning.play_earns(one, patents, reading)) for one in every]
    assert total(reckoning.play_earns(proposed, patents, reading)) == max(values)
    assert proposed in every
    assert table.session.check(proposed) is None
