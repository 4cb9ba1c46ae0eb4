"""Royalties: a dollar for each card of an opponent's letter."""

from __future__ import annotations

import pytest

from tests.letter.table import Table, keys


@pytest.mark.rule("LT-19", "LT-T1")
def test_the_owner_is_paid_for_every_card_of_the_letter_of_hand_or_pool() -> None:
    table = Table(hand="SEDBCFG", pool="EEA")
    table.patents(1, "E")
    table.play("SEED", places="hhph")
    assert table.purse(1) == (2, 0)
    assert table.purse(0) == (2, 0), "the bank pays, not the player"


@pytest.mark.rule("LT-19")
def test_several_owners_are_paid_clockwise() -> None:
    table = Table(4, hand="CATSDOG")
    for seat, letters in ((1, "T"), (2, "D"), (3, "CA")):
        table.patents(seat, letters)
    events = table.play("CAT")
    paid = [event.params for event in events if event.key == "royalties_paid"]
    assert paid == [
        {"seat": 1, "from": 0, "amount": 1},
        {"seat": 3, "from": 0, "amount": 2},
    ]
    assert table.view()["play"]["royalties"] == [0, 1, 0, 2]


@pytest.mark.rule("LT-20")
def test_nothing_for_ones_own_patents() -> None:
    table = Table(hand="CATSDOG", patents="CAT")
    assert "royalties_paid" not in keys(table.play("CAT"))
    assert table.purse(0) == (1, 0)


@pytest.mark.rule("LT-21", "LT-A19")
def test_the_copy_and_the_final_s_pay_nothing() -> None:
    table = Table(hand="TONBCDF", pool="EIU", patents="XZ", challenge="off")
    table.patents(1, "TS")
    table.play("TONTS", places="hhhxz")
    assert table.purse(0) == (3, 0), "five letters all the same"
    assert table.purse(1) == (1, 0), "for the one T"


@pytest.mark.rule("LT-46")
def test_special_patents_earn_royalties_too() -> None:
    table = Table(hand="JAZBCDF", pool="EOI")
    table.patents(1, "JZBKQVX")
    table.session.apply(table.laying("JAZ"))
    table.answer()
    assert table.purse(1) == (2, 0)


@pytest.mark.rule("LT-19", "LT-40")
def test_royalties_for_both_words() -> None:
    table = Table(hand="CATSDOG", patents="V")
    table.patents(2, "TG")
    table.play("CAT", "DOG")
    assert table.purse(2) == (2, 0)
