"""What is in the box: cards, patents, score and goal cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tycoon.games.letter.rules.cards import ABILITIES, DECK, EARNINGS, GOALS, LETTERS, earnings

from tests.conformance.play import new_game
from tests.letter.lists import TINY
from tests.letter.table import Table

COUNTS = "A9 B2 C2 D4 E12 F2 G3 H4 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S6 T6 U4 V2 W2 X1 Y2 Z1"
COSTS = "A8 B2 C3 D4 E10 F3 G3 H5 I7 J2 K2 L4 M3 N7 O7 P3 Q2 R6 S6 T8 U3 V2 W3 X2 Y3 Z2"


def table(line: str) -> dict[str, int]:
    return {entry[0]: int(entry[1:]) for entry in line.split()}


@pytest.mark.rule("LT-D1", "LT-02", "LT-T7", "LT-10")
def test_102_cards_and_how_many_of_each_letter() -> None:
    assert {letter: card.count for letter, card in LETTERS.items()} == table(COUNTS)
    assert Counter(DECK) == table(COUNTS)
    assert len(DECK) == 102


@pytest.mark.rule("LT-D2", "LT-02", "LT-T7")
def test_26_patents_cost_110_dollars_together() -> None:
    assert {letter: card.cost for letter, card in LETTERS.items()} == table(COSTS)
    assert "".join(LETTERS) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert sum(card.cost for card in LETTERS.values()) == 110


@pytest.mark.rule("LT-D3")
def test_five_vowels_and_y_is_what_one_says() -> None:
    kinds = {letter: card.kind for letter, card in LETTERS.items()}
    assert [letter for letter, kind in kinds.items() if kind == "vowel"] == list("AEIOU")
    assert [letter for letter, kind in kinds.items() if kind == "either"] == ["Y"]
    assert set(kinds.values()) == {"vowel", "either", "consonant"}


@pytest.mark.rule("LT-02")
def test_seven_patents_have_an_ability() -> None:
    assert "".join(ABILITIES) == "BJKQVXZ"


@pytest.mark.rule("LT-07")
@pytest.mark.parametrize(("players", "goal"), [(2, 45), (3, 34), (4, 26), (5, 21)])
def test_the_goal_depends_on_the_number_of_players(players: int, goal: int) -> None:
    assert Table(players).view()["goal"] == GOALS[players] == goal


@pytest.mark.rule("LT-D4")
@pytest.mark.parametrize(("players", "fewest"), [(2, 6), (3, 5), (4, 3), (5, 3)])
def test_fewer_patents_than_a_goal_card_asks_for_are_never_worth_it(
    players: int, fewest: int
) -> None:
    dearest = sorted((card.cost for card in LETTERS.values()), reverse=True)
    assert sum(dearest[: fewest - 1]) < GOALS[players] <= sum(dearest[:fewest])


@pytest.mark.rule("LT-A45")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_patents_cannot_be_sold_before_somebody_reaches_the_goal(players: int) -> None:
    assert players * (GOALS[players] - 1) < 110


@pytest.mark.rule("LT-16")
def test_what_words_of_three_to_seven_letters_earn() -> None:
    assert {length: tuple(amount) for length, amount in EARNINGS.items()} == {
        3: (1, 0), 4: (2, 0), 5: (3, 0), 6: (4, 1), 7: (6, 1),
    }  # fmt: skip


@pytest.mark.rule("LT-17")
@pytest.mark.parametrize(("length", "stock"), [(8, 2), (9, 3), (10, 4), (11, 5), (12, 6)])
def test_every_letter_above_seven_is_one_more_certificate(length: int, stock: int) -> None:
    assert tuple(earnings(length)) == (6, stock)


@pytest.mark.rule("LT-05")
def test_all_patents_lie_open_with_cost_and_ability() -> None:
    patents = Table().view()["patents"]
    assert [patent["letter"] for patent in patents] == list(LETTERS)
    assert {patent["letter"]: patent["cost"] for patent in patents} == table(COSTS)
    assert {patent["letter"] for patent in patents if patent["ability"]} == set(ABILITIES)
    assert {patent["owner"] for patent in patents} == {None}


@pytest.mark.rule("LT-08")
def test_everybody_sees_which_word_list_was_agreed() -> None:
    session = new_game("letter", 2)
    assert session.view(None)["word_list"] == {"id": "own", "sha256": TINY.sha256}
    assert session.word_list == session.view(1)["word_list"]
    assert session.lexicon is TINY
