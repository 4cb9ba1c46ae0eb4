"""Laying a word by tapping and typing, and what the live line says about it."""

from __future__ import annotations

import pytest

from tests.page.desk import Page
from tests.page.letter.tables import panel, score, spell, table


def state_of(page: Page, card: str) -> str | None:
    return str(page.find(id=card)[0][1].get("class"))


@pytest.mark.ux("TT-05")
def test_tapping_a_card_lays_it_and_tapping_it_again_takes_it_back() -> None:
    page = table("AEHNSTX")
    page.press(id="hand-5")
    page.press(id="hand-0")
    assert panel(page) == "TA"
    assert "used" in (state_of(page, "hand-5") or "")
    page.press(id="hand-5")
    assert panel(page) == "A"


def test_letters_and_backspace_of_the_keyboard() -> None:
    page = table("AEHNSTX", "CEY")
    spell(page, "TEA")
    assert panel(page) == "TEA"
    page.key("Backspace")
    assert panel(page) == "TE"


def test_shift_takes_the_community_card_first() -> None:
    page = table("AEHNSTX", "CEY")
    page.key("e", shift=True)
    assert "used" in (state_of(page, "pool-1") or "")
    page.key("E")
    assert "used" in (state_of(page, "hand-1") or "")


def test_a_letter_nobody_has_is_explained() -> None:
    page = table("AEHNSTX", "CEY")
    page.key("Q")
    assert "no more Q" in page.text()
    assert panel(page) == ""


def test_a_chosen_letter_is_moved_by_touching_another() -> None:
    page = table("ACTEEEE", "XXX", word="TAC")
    page.press(id="piece-0-2")
    page.press(id="piece-0-0")
    assert panel(page) == "CTA"
    page.press(id="piece-0-2")
    page.press(id="piece-0-1")
    assert panel(page) == "CAT"
    page.press(id="piece-0-0")
    page.press(id="piece-0-0")
    assert panel(page) == "AT"


def test_new_letters_come_behind_the_chosen_one() -> None:
    page = table("ACTEHEE", "XXX", word="CT")
    page.press(id="piece-0-0")
    spell(page, "HA")
    assert panel(page) == "CHAT"


def test_undo_takes_letters_back_before_anything_else() -> None:
    page = table(word="TEA")
    page.key("z", ctrl=True)
    assert panel(page) == "TE"
    page.press(do="undo")
    assert panel(page) == "T"


@pytest.mark.ux("PV-06")
@pytest.mark.rule("LT-16")
def test_the_line_is_an_equation_with_every_doubling_by_name() -> None:
    page = table("ACHTXXX", "YEE", patents={0: "K"}, word="yACHT")
    assert "5 letters $3 × 2 K patent = $6" in score(page)
    assert "0 stock" not in score(page)
    assert "Print for $6" in page.text()


@pytest.mark.rule("LT-39")
def test_doublings_that_do_not_multiply_show_their_factor() -> None:
    page = table("ACHQTXX", "EEE", patents={0: "K"}, doublings="add", word="QTA")
    assert "× 3 Q card + K patent" in score(page)


@pytest.mark.ux("PV-06")
@pytest.mark.rule("LT-T1")
def test_jewels_pays_the_owner_of_e_twice_and_names_what_can_be_bought() -> None:
    page = table("JWLSXXX", "EEA", patents={1: "E"}, word="JeWeLS")
    told = score(page)
    assert "6 letters $4 and 1 stock" in told
    assert "Bea +$2" in told
    assert "J $2" in told
    assert "L $4" in told
    assert "W $3" in told
    assert "S $6" not in told
    wanted = [e[1]["data-letter"] for e in page.elements() if "wanted" in e[1].get("class", "")]
    assert wanted == ["J", "L", "W"]


@pytest.mark.ux("PV-06")
def test_nothing_tells_whether_the_word_exists() -> None:
    real, invented = table("AEHNSTX"), table("AEHNSTX")
    spell(real, "TEA")
    spell(invented, "TAE")
    told = [page.text().replace(word, "") for page, word in ((real, "TEA"), (invented, "TAE"))]
    assert sorted(told[0].split()) == sorted(told[1].split())
    assert "aria-disabled" not in invented.find(id="commit")[0][1]


def test_too_short_a_word_says_so() -> None:
    page = table(word="TE")
    assert "at least 3 letters" in score(page)
    assert page.find(id="commit")[0][1]["data-why"]


@pytest.mark.rule("LT-14")
def test_a_word_of_community_cards_only_says_what_is_missing() -> None:
    page = table("AEHNSTX", "TEA", word="tea")
    assert "must come from your hand" in score(page)


@pytest.mark.rule("LT-27")
def test_a_y_is_declared_and_pressing_y_again_declares_it_otherwise() -> None:
    page = table("YACHTXX", "EEE", patents={0: "K"}, word="YACHT")
    assert "K patent" in score(page), "at the beginning it is a consonant at first"
    page.press(do="declare")
    assert "K patent" not in score(page)
    page.press(id="clear")
    page.key("Y")
    page.key("Y")
    spell(page, "ACHT")
    assert panel(page) == "YACHT"
    assert "K patent" not in score(page)


@pytest.mark.rule("LT-42")
def test_x_uses_the_chosen_card_twice_and_is_shown_on_the_letter() -> None:
    page = table("BELTXXX", "AAA", patents={0: "X"})
    spell(page, "BEL")
    page.key("*")
    spell(page, "T")
    assert panel(page) == "BELLT"
    assert any("copied" in e[1].get("class", "") for e in page.find(do="piece"))
    page.press(do="copy")
    assert panel(page) == "BELT"
    page.press(id="piece-0-1")
    page.press(do="copy")
    assert panel(page) == "BEELT"
    page.press(id="hand-1")
    assert panel(page) == "BLT", "without its card the copy goes as well"


@pytest.mark.rule("LT-43")
def test_z_adds_an_s_that_stays_last() -> None:
    page = table("CATHXXX", "EEE", patents={0: "Z"})
    spell(page, "CA")
    page.key("+")
    spell(page, "T")
    assert panel(page) == "CATS"
    assert "4 letters $2" in score(page)
    page.press(do="final-s")
    assert panel(page) == "CAT"


def test_abilities_one_does_not_own_are_explained_to_the_keyboard() -> None:
    page = table(word="TEA+")
    assert "needs the patent Z" in page.text()
    assert not page.find(do="copy")


@pytest.mark.rule("LT-40")
def test_v_lays_a_second_word_below() -> None:
    page = table("CATDOGX", "EEE", patents={0: "V"})
    spell(page, "CAT")
    page.key("/")
    spell(page, "DOG")
    assert panel(page) == "CAT/DOG"
    assert "Together $2" in score(page)
    assert "0 stock" not in score(page)
    page.press(do="other-row")
    spell(page, "e")
    assert panel(page) == "CATE/DOG"
    page.press(id="clear")
    assert panel(page) == ""


@pytest.mark.rule("LT-A22")
def test_a_doubling_both_words_qualify_for_can_be_given_to_either() -> None:
    page = table("CATSDOG", "EEE", patents={0: "VK"}, word="CATS/DOG")
    assert "CATS 4 letters $2 × 2 K patent = $4" in score(page)
    page.press(id="give-K")
    assert "DOG 3 letters $1 × 2 K patent = $2" in score(page)
    page.press(do="commit")
    assert page.session.view(None)["play"]["words"][1]["doublings"] == ["K"]


def test_sorting_and_shuffling_change_the_order_only() -> None:
    page = table("TSNHEAX")
    cards = [e[1]["id"] for e in page.find(do="lay", place="h")]
    page.press(do="shuffle")
    mixed = [e[1]["id"] for e in page.find(do="lay", place="h")]
    assert mixed != cards
    assert sorted(mixed) == sorted(cards)
    page.press(do="sort")
    assert [e[1]["id"] for e in page.find(do="lay", place="h")] == sorted(cards)
    page.press(do="sort")
    vowels = [e[1]["id"] for e in page.find(do="lay", place="h")][:2]
    assert vowels == ["hand-0", "hand-1"]


@pytest.mark.ux("A11-10")
def test_cards_tell_letter_sort_price_and_owner() -> None:
    page = table("AEHNSTX", "CEY", patents={1: "E"})
    text = page.text()
    assert "E, vowel, patent 10 dollars, owned by Bea" in text
    assert "Y, vowel or consonant, patent 3 dollars, for sale" in text
    spell(page, "E")
    assert "owned by Bea; letter 1 of the word" in page.text()


@pytest.mark.rule("LT-40")
def test_a_second_row_begun_by_mistake_goes_as_it_came() -> None:
    page = table("CATDOGX", "EEE", patents={0: "V"}, word="CAT")
    page.press(id="other-row")
    assert page.find(id="commit")[0][1].get("data-why")
    page.press(id="other-row")
    assert "Change CAT" not in page.text()
    assert not page.find(id="commit")[0][1].get("data-why")
