"""What words earn: length, the Q card, the doubling patents, two words."""

from __future__ import annotations

import pytest
from tycoon.games.letter.rules import appraise, best
from tycoon.games.letter.rules.earning import factor, word_amount
from tycoon.games.letter.rules.state import Word

from tests.letter.table import Table


def earned(table: Table, *words: str, **fields: object) -> tuple[int, int]:
    """Money and stock of a play."""
    table.play(*words, **fields)
    return table.purse(0)


@pytest.mark.rule("LT-16")
@pytest.mark.parametrize(
    ("word", "hand", "amount"),
    [
        ("CAT", "CATSDOG", (1, 0)),
        ("CATS", "CATSDOG", (2, 0)),
        ("STONE", "STONECJ", (3, 0)),
        ("STONES", "STONESJ", (4, 1)),
        ("LETTERS", "LETTERS", (6, 1)),
    ],
)
def test_longer_words_earn_more(word: str, hand: str, amount: tuple[int, int]) -> None:
    assert earned(Table(hand=hand), word) == amount


@pytest.mark.rule("LT-17")
def test_ten_letters_earn_six_dollars_and_four_certificates() -> None:
    table = Table(hand="SKYSCRA", pool="PER")
    assert earned(table, "SKYSCRAPER", places="hhhhhhhppp") == (6, 4)


@pytest.mark.rule("LT-T3", "LT-17", "LT-43", "LT-44", "LT-21", "LT-A19")
def test_example_skyscrapers() -> None:
    table = Table(hand="SKYSCRA", pool="PER", patents="Z")
    table.patents(1, "S")
    assert earned(table, "SKYSCRAPERS", places="hhhhhhhpppz") == (6, 5)
    assert table.purse(1) == (2, 0), "two real S cards"


@pytest.mark.rule("LT-18")
def test_stock_buys_nothing() -> None:
    table = Table(hand="CATSDOG")
    table.player(0).stock = 50
    table.play("CAT")
    assert table.phase == "done", "$1 is not enough for C"
    table = Table(hand="CATSDOG")
    table.money(0, 2)
    table.play("CAT")
    assert table.view()["buyable"] == ["C"]


@pytest.mark.rule("LT-28")
def test_the_q_card_doubles_coins_and_stock() -> None:
    assert earned(Table(hand="QUEUESJ"), "QUEUES") == (8, 2)
    assert earned(Table(hand="UEUESJC", pool="QEA"), "QUEUE", places="phhhp") == (6, 0)


@pytest.mark.rule("LT-28")
def test_the_q_patent_doubles_nothing_and_the_card_needs_no_patent() -> None:
    assert earned(Table(hand="CATSDOG", patents="Q"), "CAT") == (1, 0)
    table = Table(hand="QUAYSDG")
    table.patents(1, "Q")
    assert earned(table, "QUAY") == (4, 0)


@pytest.mark.parametrize(
    ("patent", "doubled", "single"),
    [
        pytest.param("B", "AREA IOTA", "CATS IDEAS", marks=pytest.mark.rule("LT-36")),
        pytest.param("J", "AREA TEAS IDEAS", "STONE CATS", marks=pytest.mark.rule("LT-37")),
        pytest.param("K", "CATS GLASS", "STONE TEAS", marks=pytest.mark.rule("LT-38")),
    ],
    ids=["vowels at both ends", "half of vowels", "one vowel"],
)
def test_doubling_patents_double_their_words_only(patent: str, doubled: str, single: str) -> None:
    for times, words in ((2, doubled), (1, single)):
        for word in words.split():
            table = Table(hand=(word + "BCDFG")[:7], patents=patent)
            assert earned(table, word) == ({4: 2, 5: 3}[len(word)] * times, 0), word


@pytest.mark.rule("LT-38", "LT-27")
def test_no_vowel_is_not_one_vowel() -> None:
    assert earned(Table(hand="SKYBCDG", patents="K"), "SKY") == (1, 0)
    assert earned(Table(hand="SKYBCDG", patents="K"), "SKY", vowels=[2]) == (2, 0)


@pytest.mark.rule("LT-T2", "LT-27", "LT-38")
def test_example_yacht() -> None:
    assert earned(Table(hand="YACHTBD", patents="K"), "YACHT") == (6, 0)
    assert earned(Table(hand="YACHTBD", patents="K"), "YACHT", vowels=[0]) == (3, 0)


@pytest.mark.rule("LT-27")
def test_a_y_may_be_a_vowel_even_against_grammar() -> None:
    assert earned(Table(hand="YETIBCD", patents="B"), "YETI", vowels=[0]) == (4, 0)
    assert earned(Table(hand="YETIBCD", patents="B"), "YETI") == (2, 0)


@pytest.mark.rule("LT-27")
def test_only_ys_are_declared() -> None:
    table = Table(hand="YETIBCD")
    assert table.unlaid("YETI", vowels=[1]) == "not_a_y"
    assert table.unlaid("YETI", vowels=[4]) == "not_a_y"
    assert table.unlaid("YETI", vowels=[-4]) == "not_a_y"
    table = Table(hand="GYPSYBC")
    assert table.unlaid("GYPSY", vowels=[4, 1]) == "out_of_order"
    assert table.unlaid("GYPSY", vowels=[1, 1]) == "out_of_order"
    declared = [play["vowels"] for play in table.legal("play_word") if play["word"] == "GYPSY"]
    assert sorted(declared) == [[], [1], [1, 4], [4]]


@pytest.mark.rule("LT-39", "LT-A12")
def test_two_doublings_are_four_times_the_base() -> None:
    assert earned(Table(hand="AREABCD", patents="BJ"), "AREA") == (8, 0)
    assert earned(Table(hand="ATEBCDG", patents="BJK"), "ATE") == (4, 0), "two vowels: no K"


@pytest.mark.rule("LT-29", "LT-39")
def test_the_q_card_stacks_with_patents() -> None:
    assert earned(Table(hand="QUEUEBC", patents="J"), "QUEUE") == (12, 0)


@pytest.mark.rule("LT-T5", "LT-29", "LT-39", "LT-A12")
@pytest.mark.parametrize(("reading", "times"), [("multiply", 16), ("add", 5), ("one", 2)])
def test_sixteen_times_the_base(reading: str, times: int) -> None:
    """No word begins and ends with its only vowel, so only the sum is shown."""
    word = Word("QUEUES", "hhhhhh", (), ("Q", "B", "J", "K"))
    assert factor(len(word.doublings), reading) == times
    assert tuple(word_amount(word, reading)) == (4 * times, 1 * times)


@pytest.mark.rule("LT-A12@doublings=add", "LT-A12@doublings=one", "LT-29@doublings=one")
@pytest.mark.rule("LT-39@doublings=add", "LT-39@doublings=one")
@pytest.mark.parametrize(
    ("reading", "one", "two", "three"),
    [("multiply", 2, 4, 8), ("add", 2, 3, 4), ("one", 2, 2, 2)],
)
def test_doublings_multiply_add_or_one_counts(reading: str, one: int, two: int, three: int) -> None:
    for patents, times in (("", 1), ("B", one), ("BJ", two)):
        table = Table(hand="AREABCD", patents=patents, doublings=reading)
        assert earned(table, "AREA") == (2 * times, 0)
    table = Table(hand="EQUAIBC", patents="BJ", doublings=reading, challenge="off")
    assert earned(table, "EQUAI") == (3 * three, 0)
    shown = table.view()["play"]["words"][0]
    assert shown["factor"] == three
    assert shown["doublings"] == (["Q"] if reading == "one" else ["Q", "B", "J"])


@pytest.mark.rule("LT-A27")
def test_doublings_of_a_single_word_are_never_a_question() -> None:
    table = Table(hand="AREABCD", patents="B")
    plays = [play for play in table.legal("play_word") if play["word"] == "AREA"]
    assert plays
    assert all("second_doublings" not in play for play in plays)
    assert earned(table, "AREA") == (4, 0)


@pytest.mark.rule("LT-40")
def test_two_words_each_earn_on_their_own() -> None:
    table = Table(hand="CATSDOG", patents="V")
    assert earned(table, "CATS", "DOG") == (3, 0)
    words = table.view()["play"]["words"]
    assert [(word["word"], word["money"]) for word in words] == [("CATS", 2), ("DOG", 1)]


@pytest.mark.rule("LT-40", "LT-28", "LT-A13")
def test_the_q_card_doubles_only_the_word_it_lies_in() -> None:
    table = Table(hand="QUAYDOG", patents="V")
    assert earned(table, "QUAY", "DOG") == (5, 0)
    table = Table(hand="QUAYDOG", patents="V")
    assert earned(table, "DOG", "QUAY") == (5, 0)


@pytest.mark.rule("LT-41", "LT-A22")
def test_a_doubling_goes_to_one_of_the_two_words() -> None:
    def money(split: str) -> int:
        table = Table(hand="CATSDOG", patents="VK")
        return earned(table, "CATS", "DOG", second_doublings=split)[0]

    assert money("") == 2 * 2 + 1
    assert money("K") == 2 + 2 * 1


@pytest.mark.rule("LT-A22")
def test_which_word_a_doubling_goes_to_must_fit() -> None:
    table = Table(hand="AREADOG", patents="VBK")
    assert table.unlaid("AREA", "DOG", second_doublings="B") == "doubling_does_not_apply"
    assert table.unlaid("AREA", "DOG", second_doublings="") == "doubling_missing"
    assert table.unlaid("AREA", "DOG", second_doublings="K") is None
    assert table.unlaid("AREA", "DOG", second_doublings="J") == "doubling_does_not_apply"
    assert table.unlaid("AREA", "DOG", second_doublings="KB") == "out_of_order"
    assert table.unlaid("AREA", "DOG", second_doublings="KK") == "out_of_order"


@pytest.mark.rule("LT-A22")
def test_the_engine_proposes_the_split_that_earns_most() -> None:
    table = Table(hand="CATSDOG", patents="VK")
    assert best(table.state, table.laying("CATS", "DOG"))["second_doublings"] == ()
    assert best(table.state, table.laying("DOG", "CATS"))["second_doublings"] == ("K",)
    tie = best(table.state, table.laying("CAT", "DOG", second_doublings="K"))
    assert tie["second_doublings"] == (), "in a tie the first word"
    single = table.laying("CATS")
    assert best(table.state, single) == single


@pytest.mark.rule("LT-A22")
def test_with_doublings_added_it_can_be_better_to_spread_them() -> None:
    table = Table(hand="AREAEYE", patents="VBJ", doublings="one")
    proposed = best(table.state, table.laying("AREA", "EYE"))
    assert proposed["second_doublings"] == ("B",)
    assert appraise(table.state, proposed)["money"] == 2 * 2 + 1 * 2


@pytest.mark.rule("LT-41")
def test_with_two_words_doublings_still_stack_on_one() -> None:
    table = Table(hand="AREAEYE", patents="VBJ")
    assert earned(table, "AREA", "EYE", second_doublings="") == (2 * 4 + 1, 0)
    table = Table(hand="AREAEYE", patents="VBJ")
    assert earned(table, "AREA", "EYE", second_doublings="BJ") == (2 + 1 * 4, 0)
