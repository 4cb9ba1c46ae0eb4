"""Buying a patent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.letter.table import Table, keys, only


def rich(hand: str, **more: Any) -> Table:
    """Seat 0 has $50, enough for any patent."""
    table = Table(hand=hand, **more)
    table.money(0, 50)
    return table


@pytest.mark.rule("LT-T1", "LT-22", "LT-23", "LT-19")
def test_example_jewels() -> None:
    table = Table(hand="JWLSNAZ", pool="EEU")
    table.patents(1, "E")
    table.play("JEWELS", places="hphphh")
    assert table.purse(0) == (4, 1)
    assert table.purse(1) == (2, 0)
    assert table.view()["buyable"] == ["J", "L", "W"]
    assert table.refusal("buy_patent", letter="E") == "patent_taken"
    assert table.refusal("buy_patent", letter="S") == "too_dear"
    assert only(table.do("buy_patent", letter="J"), "patent_bought") == {
        "seat": 0, "letter": "J", "cost": 2,
    }  # fmt: skip
    assert table.view()["players"][0]["patents"] == ["J"]
    assert table.purse(0) == (2, 1)


@pytest.mark.rule("LT-22")
def test_only_a_letter_of_the_word() -> None:
    table = rich("CATSDOG")
    table.play("CAT")
    assert table.refusal("buy_patent", letter="D") == "letter_not_used"
    assert table.refusal("buy_patent", letter="") == "unknown_letter"
    assert table.refusal("buy_patent", letter="c") == "unknown_letter"
    assert [choice["letter"] for choice in table.legal("buy_patent")] == ["A", "C", "T"]


@pytest.mark.rule("LT-22")
def test_a_community_card_will_do_and_one_patent_is_all() -> None:
    table = rich("CTSDGHL", pool="AEO")
    table.play("CAT", places="hph")
    table.do("buy_patent", letter="A")
    assert table.purse(0) == (50 + 1 - 8, 0)
    assert table.refusal("buy_patent", letter="C") == "action_taken"


@pytest.mark.rule("LT-23")
def test_money_just_earned_may_be_spent() -> None:
    table = Table(hand="JAZBCDF", pool="EOI", challenge="off")
    table.money(0, 1)
    table.play("JAZ")
    table.do("buy_patent", letter="J")
    assert table.purse(0) == (0, 0)


@pytest.mark.rule("LT-23")
def test_buying_is_optional() -> None:
    table = rich("CATSDOG")
    table.play("CAT")
    assert keys(table.do("decline"))[0] == "purchase_declined"
    assert table.purse(0) == (51, 0)
    assert table.view()["players"][0]["patents"] == []


@pytest.mark.rule("LT-23")
def test_nobody_is_asked_when_nothing_can_be_bought() -> None:
    table = Table(hand="CATSDOG")
    table.play("CAT")
    assert table.phase == "done"


@pytest.mark.rule("LT-A37")
def test_nobody_sells_a_patent() -> None:
    table = rich("CATSDOG")
    table.patents(1, "CAT")
    table.play("CAT")
    assert table.phase == "done"


@pytest.mark.rule("LT-A23")
def test_two_words_allow_one_purchase_of_either() -> None:
    table = rich("CATSDOG", patents="V")
    table.play("CAT", "DOG")
    assert table.view()["buyable"] == list("ACDGOT")
    table.do("buy_patent", letter="G")
    assert table.refusal("buy_patent", letter="C") == "action_taken"


@pytest.mark.rule("LT-A28", "LT-35")
def test_a_new_patent_works_from_the_next_turn_on() -> None:
    table = Table(2, hand="KINDOGC")
    table.money(0, 1)
    table.play("KIN")
    table.do("buy_patent", letter="K")
    assert table.purse(0) == (0, 0), "$1 for the word, not $2"
    assert table.view()["play"]["words"][0]["doublings"] == []
    table.do("end_turn")
    table.skip()
    table.hand(0, "CATSDOG")
    table.play("CAT")
    assert table.purse(0) == (2, 0)


@pytest.mark.rule("LT-A38", "LT-42")
def test_a_letter_used_twice_can_be_bought() -> None:
    table = rich("TEABCDF", patents="X", challenge="off")
    table.play("TEAT", places="hhhx")
    assert table.view()["buyable"] == ["A", "E", "T"]


@pytest.mark.rule("LT-44", "LT-A39")
def test_the_s_patent_needs_a_real_s() -> None:
    table = rich("CATDOGB", patents="Z")
    table.play("CATS", places="hhhz")
    assert table.refusal("buy_patent", letter="S") == "letter_not_used"
    table = rich("GLASSEC", patents="Z")
    table.play("GLASS", places="hhhhz")
    assert "S" in table.view()["buyable"]


@pytest.mark.rule("LT-A36")
def test_money_and_stock_are_public() -> None:
    table = Table()
    table.money(1, 7)
    table.player(1).stock = 3
    for seat in (None, 0, 1, 2):
        shown = table.view(seat)["players"][1]
        assert (shown["money"], shown["stock"], shown["vp"]) == (7, 3, 10)


@pytest.mark.rule("LT-A41")
def test_the_bank_never_runs_out() -> None:
    table = Table(hand="LETTERS")
    table.money(1, 900)
    table.player(1).stock = 900
    table.play("LETTERS")
    assert table.purse(0) == (6, 1)
