"""Laying words: cards of hand and pool, at least one of the hand, each once."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.letter.rules import appraise, canonical

from tests.letter.table import Table, keys, only


@pytest.mark.rule("LT-14")
def test_words_are_laid_from_hand_and_pool() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    assert table.unlaid("CAT", places="hph") is None
    assert table.unlaid("CAT", places="hhh") == "not_in_hand"
    assert table.unlaid("CAT", places="pph") == "not_in_pool"
    assert table.unlaid("COT", places="hph") is None


@pytest.mark.rule("LT-14")
def test_one_letter_at_least_comes_from_the_hand() -> None:
    table = Table(hand="CTSDGHL", pool="TEA")
    assert table.unlaid("TEA", places="ppp") == "no_hand_card"
    assert table.unlaid("TEA", places="hpp") is None
    assert {"word": "TEA", "places": "ppp", "vowels": []} not in table.legal("play_word")


@pytest.mark.rule("LT-15")
def test_each_card_is_used_once() -> None:
    table = Table(hand="TACSDGH", pool="OEI")
    assert table.unlaid("TOT", places="hph") == "not_in_hand"
    table.pool("OTI")
    assert table.unlaid("TOT", places="hpp") is None
    assert table.unlaid("TOO", places="hpp") == "not_in_pool"


@pytest.mark.rule("LT-09")
@pytest.mark.parametrize(
    ("word", "places", "code"),
    [
        ("", "", "too_short"),
        ("AT", "hh", "too_short"),
        ("A" * 13, "h" * 13, "too_long"),
        ("cat", "hhh", "not_letters"),
        ("CA-", "hhh", "not_letters"),
        ("CÄT", "hhh", "not_letters"),
        ("CAT", "hh", "malformed_action"),
        ("CAT", "hhhh", "malformed_action"),
        ("CAT", "hhH", "malformed_action"),
        ("CAT", "hh ", "malformed_action"),
    ],
)
def test_what_is_no_word_at_all(word: str, places: str, code: str) -> None:
    found = Table(hand="CATSDOG").session.check(
        tycoon.Action("play_word", word=word, places=places, vowels=[])
    )
    assert found is not None
    assert found.code == code


@pytest.mark.rule("LT-A42", "LT-30")
def test_nonsense_can_be_laid_as_a_bluff_but_is_not_among_the_legal_plays() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    assert table.unlaid("CDT") is None
    assert "CDT" not in {play["word"] for play in table.legal("play_word")}
    assert "CAT" in {play["word"] for play in table.legal("play_word")}


@pytest.mark.rule("LT-A42")
def test_the_prompt_does_not_tell_whether_there_is_a_word() -> None:
    table = Table(hand="BCDFGHL", pool="JKV")
    assert table.legal("play_word") == []
    choices = {choice.do: choice for choice in table.session.prompt().choices}
    assert choices["play_word"].refusal is None
    rules, state = table.session.rules, table.state
    dice = _Low()
    assert rules.sample_action(state, dice).do == "discard_cards", "a bluff is never drawn"


class _Low:
    def randrange(self, n: int) -> int:
        return 0


@pytest.mark.rule("LT-15")
def test_equal_letters_stand_in_one_order_so_that_no_play_is_there_twice() -> None:
    table = Table(hand="TACSDGH", pool="OTI")
    assert table.unlaid("TOT", places="pph") == "out_of_order"
    mine = table.laying("TOT", places="pph")
    assert canonical(mine) == table.laying("TOT", places="hpp")
    assert canonical(canonical(mine)) == canonical(mine)


def test_canonical_orders_both_words_their_ys_and_the_doublings() -> None:
    table = Table()
    mine = table.laying(
        "TATTOOS", "YAY", places="xphphpz", vowels=[], second_places="phh",
        second_vowels=[2, 0], second_doublings="KB",
    )  # fmt: skip
    assert canonical(mine) == table.laying(
        "TATTOOS", "YAY", places="hppxhpz", second_places="hhp",
        second_vowels=[0, 2], second_doublings="BK",
    )  # fmt: skip


@pytest.mark.rule("LT-A43")
def test_a_word_once_played_is_not_taken_back() -> None:
    table = Table(hand="CATSDOG")
    table.session.apply(table.laying("CAT"))
    assert not table.session.can_undo
    assert table.unlaid("DOG") == "answer_first"


@pytest.mark.rule("LT-A43")
@pytest.mark.parametrize(
    ("mode", "free"),
    [
        pytest.param("off", True, marks=pytest.mark.rule("LT-A43@challenge=off")),
        pytest.param("automatic", False, marks=pytest.mark.rule("LT-A43@challenge=automatic")),
    ],
)
def test_undo_of_a_play_never_tries_out_the_list(mode: str, free: bool) -> None:
    table = Table(hand="CATSDOG", challenge=mode)
    table.money(0, 5)
    table.session.apply(table.laying("CAT"))
    assert table.phase == "buy"
    assert table.session.can_undo == free
    table = Table(hand="CATSDOG", challenge="automatic")
    table.session.apply(table.laying("CDT"))
    assert table.phase == "retry"
    assert not table.session.can_undo


@pytest.mark.rule("LT-A43@challenge=off")
@pytest.mark.parametrize(("places", "free"), [("hhh", True), ("hph", False)])
def test_unchecked_words_come_back_until_a_new_card_has_come(places: str, free: bool) -> None:
    table = Table(hand="CATSDOG", pool="AEO", challenge="off")
    table.session.apply(table.laying("CAT", places=places))
    assert table.phase == "done"
    assert table.session.can_undo == free
    table.do("end_turn")
    assert not table.session.can_undo


def test_the_score_line_of_a_layout_before_it_is_played() -> None:
    table = Table(hand="JWLSNAZ", pool="EEA", patents="K")
    table.patents(1, "E")
    table.money(0, 1)
    line = appraise(table.state, table.laying("JEWELS", places="hphphh"))
    assert line["words"] == [
        {
            "word": "JEWELS", "places": "hphphh", "vowels": [], "base": {"money": 4, "stock": 1},
            "doublings": [], "factor": 1, "money": 4, "stock": 1,
        }
    ]  # fmt: skip
    assert (line["money"], line["stock"], line["royalties"]) == (4, 1, [0, 2, 0])
    assert line["letters"] == list("EJLSW")
    assert line["affordable"] == ["J", "L", "W"], "with the $5 one will have"
    assert line["answers"] == [None, None, None]
    nonsense = appraise(table.state, table.laying("JWL"))
    assert nonsense["money"] == 1, "it says nothing about the word list"


def test_the_score_line_is_what_the_play_then_earns() -> None:
    table = Table(hand="JWLSNAZ", pool="EEA")
    table.patents(1, "ES")
    action = table.laying("JEWELS", places="hphphh")
    line = appraise(table.state, action)
    table.session.apply(action)
    shown = table.view()["play"]
    assert {**line, "affordable": None} == {**shown, "affordable": None}
    earned = only(table.answer(), "earned")
    assert (earned["money"], earned["stock"]) == (line["money"], line["stock"])
    assert [player["money"] for player in table.view()["players"]] == [4, 3, 0]


def test_the_view_shows_which_community_cards_lie_in_the_play() -> None:
    table = Table(hand="CTSDOGS", pool="EAE")
    table.session.apply(table.laying("CATE", places="hphp"))
    shown = table.view()
    assert (shown["pool"], shown["used"]) == ([None, None, "E"], ["E", "A", None])


def test_the_play_stays_in_view_until_the_turn_ends() -> None:
    table = Table(hand="CATSDOG")
    assert table.view()["play"] is None
    table.play("CAT")
    assert table.view()["play"]["words"][0]["word"] == "CAT"
    assert keys(table.do("end_turn"))[-1] == "turn_started"
    assert table.view()["play"] is None
