"""What patents allow: Q replaces, V two words, X a card twice, Z a final S."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from tycoon.games.letter.rules import canonical
from tycoon.lexicon import Lexicon

from tests.letter.table import Table, keys, only


def replacing(card: str, place: str = "hand") -> dict[str, Any]:
    return {"card": card, "from": place}


def test_without_the_patent_nothing_of_it() -> None:
    table = Table(hand="CATSDOG")
    assert table.refusal("replace_card", **replacing("A")) == "no_patent"
    assert table.unlaid("CAT", "DOG") == "no_patent"
    assert table.unlaid("SASS", places="hhxx") == "no_patent"
    assert table.unlaid("CATS", places="hhhz") == "no_patent"
    table.patents(1, "VXZQ")
    assert table.unlaid("CAT", "DOG") == "no_patent"


@pytest.mark.rule("LT-45", "LT-A25")
def test_q_replaces_a_card_of_the_hand_at_once() -> None:
    table = Table(hand="CATSDOG", patents="Q")
    table.deck("NEE")
    events = table.do("replace_card", **replacing("G"))
    assert only(events, "card_replaced") == {"seat": 0, "from": "hand", "card": None}
    assert only(events, "card_drawn") == {"seat": 0, "card": "N"}
    assert table.player(0).hand == sorted("CATSDON")
    assert table.state.discard == ["G"]
    assert table.phase == "turn"
    assert not table.session.can_undo


@pytest.mark.rule("LT-45", "LT-A25")
def test_q_replaces_a_community_card() -> None:
    table = Table(hand="CATSDOG", pool="AEO", patents="Q")
    table.deck("NEE")
    events = table.do("replace_card", **replacing("E", "pool"))
    assert keys(events) == ["card_replaced", "pool_refilled"]
    assert only(events, "card_replaced") == {"seat": 0, "from": "pool", "card": "E"}
    assert table.state.pool == ["A", "N", "O"]


@pytest.mark.rule("LT-A25@q_patent=hand", "LT-45@q_patent=hand")
def test_by_agreement_q_is_for_the_hand_only() -> None:
    table = Table(hand="CATSDOG", pool="AEO", patents="Q", q_patent="hand")
    assert table.refusal("replace_card", **replacing("E", "pool")) == "hand_only"
    assert {choice["from"] for choice in table.legal("replace_card")} == {"hand"}


@pytest.mark.rule("LT-45")
def test_only_cards_that_are_there_are_replaced() -> None:
    table = Table(hand="CATSDOG", pool="AEO", patents="Q")
    assert table.refusal("replace_card", **replacing("E")) == "not_in_hand"
    assert table.refusal("replace_card", **replacing("C", "pool")) == "not_in_pool"
    assert table.refusal("replace_card", **replacing("", "pool")) == "not_in_pool"
    assert table.refusal("replace_card", **replacing("C", "deck")) == "malformed_action"
    assert len(table.legal("replace_card")) == 7 + 3


@pytest.mark.rule("LT-35", "LT-45")
def test_q_once_per_turn_and_before_the_action() -> None:
    table = Table(2, hand="CATSDOG", patents="Q")
    table.do("replace_card", **replacing("G"))
    assert table.view()["turn"]["replaced"]
    assert table.refusal("replace_card", **replacing("A")) == "ability_used"
    table.skip()
    table.skip()
    assert table.refusal("replace_card", **replacing("A")) is None, "a new turn"
    table.do("discard_cards", cards=[])
    assert table.refusal("replace_card", **replacing("A")) == "action_taken"


@pytest.mark.rule("LT-A26")
def test_replace_and_then_discard() -> None:
    table = Table(hand="CATSDOG", patents="Q")
    table.deck("NEE")
    table.do("replace_card", **replacing("G"))
    table.do("discard_cards", cards=["N"])
    table.do("end_turn")
    assert table.player(0).hand == sorted("CATSDOE")


@pytest.mark.rule("LT-40", "LT-A21")
def test_v_both_words_are_whole_plays() -> None:
    table = Table(hand="CATSDOG", pool="TEA", patents="V")
    assert table.unlaid("CAT", "DOG") is None
    assert table.unlaid("CAT", "DO") == "too_short"
    assert table.unlaid("CAT", "TEA", second_places="ppp") == "no_hand_card"
    assert table.unlaid("TEA", "CAT", places="ppp") == "no_hand_card"
    assert table.unlaid("CAT", "COT", second_places="hhp") == "not_in_hand"
    assert table.unlaid("SAT", "CAT", places="hhp", second_places="hph") is None
    assert table.unlaid("SAT", "CAT", places="hpp", second_places="hph") == "not_in_pool"


@pytest.mark.rule("LT-A24")
def test_v_both_words_may_be_the_same() -> None:
    table = Table(hand="TEETEEC", patents="V")
    table.play("TEE", "TEE")
    assert table.purse(0) == (2, 0)


@pytest.mark.rule("LT-40")
def test_v_half_a_second_word_is_no_action() -> None:
    table = Table(hand="CATSDOG", patents="V")
    whole = table.laying("CAT", "DOG").fields
    for name in whole:
        rest = {other: value for other, value in whole.items() if other != name}
        assert table.refusal("play_word", **rest) == "malformed_action", name


@pytest.mark.rule("LT-42", "LT-A18", "LT-A19")
def test_x_uses_a_card_twice_anywhere_in_the_word() -> None:
    table = Table(hand="LESJGDC", pool="AEO", patents="X")
    assert table.unlaid("LESS", places="hphx") is None
    table = Table(hand="TEARBCD", pool="AEO", patents="X", challenge="off")
    table.play("TEARTA", places="hhhhxp")
    assert table.purse(0) == (4, 1), "six letters"


@pytest.mark.rule("LT-42", "LT-A15", "LT-A20")
def test_x_needs_three_real_cards_in_its_word() -> None:
    table = Table(hand="TEASDOG", pool="AEO", patents="XVZ")
    assert table.unlaid("TET", places="hhx") == "x_needs_three_cards"
    assert table.unlaid("TETS", places="hhxz") == "x_needs_three_cards"
    assert table.unlaid("TEAT", places="hhhx") is None
    assert table.unlaid("TET", "DOGS", places="hhx") == "x_needs_three_cards"
    assert table.unlaid("DOGD", "TEA", places="hhhx") is None


@pytest.mark.rule("LT-42", "LT-A16")
def test_x_copies_a_card_of_hand_or_pool_but_not_zs_s() -> None:
    table = Table(hand="GLABCDF", pool="SEO", patents="XZ")
    assert table.unlaid("GLASS", places="hhhpx") is None, "the community S"
    table.pool("TEO")
    assert table.unlaid("GLASS", places="hhhxz") == "x_needs_card"
    table = Table(hand="GLASBCD", pool="TEO", patents="XZ")
    assert table.unlaid("GLASSS", places="hhhhxz") is None, "a real S, its copy, and Z's"


@pytest.mark.rule("LT-42", "LT-35")
def test_x_once_per_turn() -> None:
    table = Table(hand="TEASDOG", pool="AEO", patents="XV")
    assert table.unlaid("TEATT", places="hhhxx") == "ability_used"
    assert table.unlaid("TEAT", "DOGD", places="hhhx", second_places="hhhx") == "ability_used"


@pytest.mark.rule("LT-A14", "LT-41")
def test_x_both_uses_are_in_one_word() -> None:
    table = Table(hand="TEASDOG", pool="AEO", patents="XV")
    assert table.unlaid("TEA", "DOGT", second_places="hhhx") == "x_needs_card"


@pytest.mark.rule("LT-A13", "LT-28")
def test_x_a_copied_q_doubles_once() -> None:
    table = Table(hand="QUABCDF", pool="AEO", patents="X", challenge="off")
    table.play("QUAQ", places="hhhx")
    assert table.purse(0) == (4, 0)


@pytest.mark.rule("LT-A17", "LT-27")
def test_x_a_y_and_its_copy_are_declared_alike() -> None:
    table = Table(hand="YABCDFG", pool="SEO", patents="X")
    assert table.unlaid("YAYS", places="hhxp", vowels=[0]) == "y_copy_differs"
    assert table.unlaid("YAYS", places="hhxp", vowels=[2]) == "y_copy_differs"
    assert table.unlaid("YAYS", places="hhxp", vowels=[0, 2]) is None
    assert table.unlaid("YAYS", places="hhxp") is None
    table = Table(hand="YYABCDF", pool="SEO", patents="X")
    for vowels in ([0, 2], [0, 3], [2, 3], [0], [2], [], [0, 2, 3]):
        both = {position in vowels for position in (0, 2)}
        expected = None if (3 in vowels) in both else "y_copy_differs"
        assert table.unlaid("YAYY", places="hhhx", vowels=vowels) == expected, vowels


@pytest.mark.rule("LT-42", "LT-27", "LT-A17", "LT-A18")
def test_x_may_copy_a_vowel_y_between_two_that_differ() -> None:
    lexicon = Lexicon.from_words("own", ["syzygy"])
    table = Table(hand="SYZGYBC", pool="AEO", patents="X", lexicon=lexicon)
    middle = table.laying("SYZYGY", places="hhhxhh", vowels=[1, 3])
    assert table.session.check(middle) is None
    assert canonical(middle) == middle
    last = table.laying("SYZYGY", places="hhhhhx", vowels=[1, 3])
    assert table.session.check(last) == tycoon.Refusal("y_copy_differs")
    assert canonical(last) == middle, "of three Ys two are vowels: the copy is one of them"
    first = table.laying("SYZYGY", places="hxhhhh", vowels=[1, 3])
    assert table.session.check(first) == tycoon.Refusal("out_of_order", {"field": "places"})
    assert canonical(first) == middle
    listed = {(play["places"], tuple(play["vowels"])) for play in table.legal("play_word")}
    assert listed == {
        ("hhhhhx", ()), ("hhhhhx", (1,)), ("hhhhhx", (3,)), ("hhhxhh", (5,)),
        ("hhhxhh", (1, 3)), ("hhhhhx", (1, 5)), ("hhhhhx", (3, 5)), ("hhhhhx", (1, 3, 5)),
    }  # fmt: skip
    table.play("SYZYGY", places="hhhxhh", vowels=[1, 3])
    assert table.view()["play"]["words"][0]["vowels"] == [1, 3]


@pytest.mark.rule("LT-43", "LT-A20", "LT-14")
def test_z_adds_an_s_at_the_end_even_to_two_cards() -> None:
    table = Table(hand="YEABCDF", pool="AEO", patents="Z")
    assert table.unlaid("YES", places="hhz") is None
    assert table.unlaid("EAS", places="ppz") == "no_hand_card"
    table.play("YES", places="hhz")
    assert table.purse(0) == (1, 0)


@pytest.mark.rule("LT-43")
def test_z_nothing_but_an_s_and_only_at_the_end() -> None:
    table = Table(hand="CATDOGB", patents="Z")
    assert table.unlaid("CATE", places="hhhz") == "z_must_be_last"
    assert table.unlaid("SCAT", places="zhhh") == "z_must_be_last"
    assert table.unlaid("CATSS", places="hhhzz") == "z_must_be_last"


@pytest.mark.rule("LT-43", "LT-32")
def test_z_the_result_must_be_acceptable() -> None:
    table = Table(hand="CATDOGB", patents="Z")
    words = {(play["word"], play["places"]) for play in table.legal("play_word")}
    assert ("CATS", "hhhz") in words
    table.session.apply(table.laying("TACS", places="hhhz"))
    assert "word_rejected" in keys(table.answer(1))


@pytest.mark.rule("LT-43", "LT-35", "LT-41")
def test_z_once_per_turn() -> None:
    table = Table(hand="CATDOGB", patents="ZV")
    assert table.unlaid("CATS", "DOGS", places="hhhz", second_places="hhhz") == "ability_used"
    assert table.unlaid("CATS", "DOG", places="hhhz") is None
    assert table.unlaid("CAT", "DOGS", second_places="hhhz") is None


@pytest.mark.rule("LT-43")
def test_z_may_be_spared_when_one_has_an_s() -> None:
    table = Table(hand="CATSDOG", patents="Z")
    plays = [play["places"] for play in table.legal("play_word") if play["word"] == "CATS"]
    assert sorted(plays) == ["hhhh", "hhhz", "hphh", "hphz"]


@pytest.mark.rule("LT-D5")
def test_the_longest_word_has_twelve_letters() -> None:
    table = Table(hand="SKYSCRA", pool="PER", patents="XZ")
    assert table.unlaid("SKYSCRAPEARS", places="hhhhhhhppxpz") is None
    assert table.unlaid("SKYSCRAPEARXS", places="hhhhhhhppxpxz") == "too_long"


@pytest.mark.rule("LT-35", "LT-43", "LT-42", "LT-40")
def test_all_abilities_in_one_turn() -> None:
    table = Table(hand="CATDOGB", pool="AEO", patents="VXZK", challenge="off")
    table.play("CATTS", "DOG", places="hhhxz", second_doublings="")
    assert table.purse(0) == (3 * 2 + 1, 0)
