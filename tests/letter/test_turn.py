"""The turn: discarding, the order of things, refilling pool and hand, an empty deck."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.letter.table import PLAIN, Table, keys, only


@pytest.mark.rule("LT-11", "LT-12")
def test_a_turn_is_a_discard_or_a_word() -> None:
    table = Table(hand="CATSDOG")
    assert {action.do for action in table.session.legal_actions()} == {"play_word", "discard_cards"}
    table.do("discard_cards", cards=["A", "C"])
    assert table.phase == "done"
    assert table.unlaid("DOG") == "action_taken"
    assert table.refusal("discard_cards", cards=["D"]) == "discarded_already"
    table.do("end_turn")
    assert (table.session.to_act, table.phase) == (1, "turn")


@pytest.mark.rule("LT-11")
def test_after_a_word_there_is_no_second_one_and_no_discard_action() -> None:
    table = Table(hand="CATSDOG")
    table.play("CAT")
    assert table.phase == "done"
    assert table.unlaid("DOG") == "action_taken"


@pytest.mark.rule("LT-12")
@pytest.mark.parametrize("count", range(8))
def test_discard_any_number_and_draw_as_many(count: int) -> None:
    table = Table()
    gone = list(PLAIN[:count])
    table.deck("OOOOOOOEEEEEEE")
    events = table.do("discard_cards", cards=gone)
    assert keys(events) == ["cards_discarded", "cards_shed"]
    assert table.player(0).hand == list(PLAIN[count:])
    assert table.state.discard == gone
    drawn = table.do("end_turn")
    assert table.player(0).hand == sorted(PLAIN[count:] + "O" * count)
    assert keys(drawn).count("card_drawn") == count


@pytest.mark.rule("LT-A01")
def test_discarding_nothing_is_a_pass() -> None:
    table = Table()
    assert {"cards": []} in table.legal("discard_cards")
    table.do("discard_cards", cards=[])
    table.do("end_turn")
    assert table.player(0).hand == list(PLAIN)


@pytest.mark.rule("LT-12")
def test_only_cards_of_ones_hand_can_be_discarded() -> None:
    table = Table(hand="AABCDEF")
    assert table.refusal("discard_cards", cards=["Z"]) == "not_in_hand"
    assert table.refusal("discard_cards", cards=["B", "B"]) == "not_in_hand"
    assert table.refusal("discard_cards", cards=["A", "A"]) is None
    assert table.refusal("discard_cards", cards=["B", "A"]) == "out_of_order"
    assert table.refusal("discard_cards", cards=["a"]) == "not_in_hand"


@pytest.mark.rule("LT-12")
def test_a_discard_can_be_taken_back_until_the_new_cards_are_seen() -> None:
    table = Table()
    table.do("discard_cards", cards=["B"])
    assert table.session.can_undo
    table.session.undo()
    assert table.player(0).hand == list(PLAIN)


@pytest.mark.rule("LT-13", "LT-A02", "LT-24")
def test_build_earn_royalties_buy_continue_in_this_order() -> None:
    table = Table(hand="CATSDOG", pool="AEO")
    table.patents(1, "A")
    table.money(0, 5)
    played = table.play("CATS", places="hphh")
    assert keys(played) == ["word_played", "word_accepted", "earned", "royalties_paid"]
    assert table.phase == "buy"
    bought = table.do("buy_patent", letter="C")
    assert keys(bought) == ["patent_bought", "pool_refilled"]
    assert table.phase == "done"
    shed = table.do("discard_cards", cards=["D"])
    assert keys(shed) == ["cards_discarded", "cards_shed"]
    ended = table.do("end_turn")
    assert keys(ended)[-3:] == ["cards_drawn", "turn_ended", "turn_started"]


@pytest.mark.rule("LT-24")
def test_the_pool_is_refilled_in_its_places_before_the_hand() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.deck("UIIIIII")
    events = table.play("CAT", places="hph")
    assert only(events, "pool_refilled") == {"cards": ["U"]}
    assert table.state.pool == ["U", "E", "O"]
    assert table.state.discard == ["A"], "the used community card, not yet those of the hand"
    assert sorted(table.state.laid) == ["C", "T"]
    assert len(table.player(0).hand) == 5
    table.do("end_turn")
    assert table.player(0).hand == sorted("SDGHL" + "II")
    assert sorted(table.state.discard) == ["A", "C", "T"]


@pytest.mark.rule("LT-24", "LT-23")
@pytest.mark.parametrize("choice", ["", "decline", "buy_patent"])
def test_the_pool_waits_for_the_choice_of_a_patent_if_there_is_one(choice: str) -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.money(0, 10 if choice else 0)
    played = table.play("CAT", places="hph")
    assert ("pool_refilled" in keys(played)) == (not choice)
    if choice:
        letter = {"letter": "C"} if choice == "buy_patent" else {}
        assert "pool_refilled" in keys(table.do(choice, **letter))
    assert table.phase == "done"


@pytest.mark.rule("LT-24")
def test_while_a_word_is_judged_its_community_cards_are_gone_from_the_pool() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.session.apply(table.laying("CAT", places="hph"))
    assert table.view()["pool"] == [None, "E", "O"]
    assert table.view()["players"][0]["hand_count"] == 5


@pytest.mark.rule("LT-25")
def test_after_a_word_discard_what_you_like_and_refill_to_seven() -> None:
    table = Table(hand="CATSDOG", pool="AEO")
    table.play("CAT")
    assert table.refusal("discard_cards", cards=[]) == "nothing_to_discard"
    options = table.legal("discard_cards")
    assert len(options) == 2**4 - 1, "any of the four cards left"
    table.do("discard_cards", cards=["D", "S"])
    assert table.refusal("discard_cards", cards=["O"]) == "discarded_already"
    table.do("end_turn")
    assert len(table.player(0).hand) == 7
    assert Counter(table.state.discard) == Counter("CATDS")


@pytest.mark.rule("LT-25")
def test_who_has_played_the_whole_hand_has_nothing_to_discard() -> None:
    table = Table(hand="LETTERS", pool="AEO")
    table.play("LETTERS")
    table.do("decline")
    assert table.refusal("discard_cards", cards=[]) == "hand_empty"
    table.do("end_turn")
    assert len(table.player(0).hand) == 7


@pytest.mark.rule("LT-26", "LT-A29")
def test_an_empty_deck_is_made_of_the_discard_in_the_middle_of_a_draw() -> None:
    table = Table(hand="CATSDOG", pool="AEO")
    table.deck("NN")
    table.state.discard[:] = list("RRRR")
    table.play("CAT")
    events = table.do("end_turn")
    assert only(events, "deck_reshuffled") == {"count": 7}, "four and the three just played"
    drawn = [event.params["card"] for event in events if event.key == "card_drawn"]
    assert drawn[:2] == ["N", "N"]
    assert keys(events).index("deck_reshuffled") == 2
    assert drawn[2] in "RCAT"
    left = Counter(table.state.deck)
    assert left + Counter(drawn[2:]) == Counter("RRRRCAT")
    assert table.state.discard == []


@pytest.mark.rule("LT-A29")
def test_the_pool_is_refilled_from_the_discard_without_the_played_hand_cards() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.deck("")
    table.state.discard[:] = list("RR")
    events = table.play("CAT", places="hph")
    assert only(events, "deck_reshuffled") == {"count": 3}, "two and the used A"
    assert only(events, "pool_refilled")["cards"][0] in "RA"


@pytest.mark.rule("LT-A30")
def test_without_a_card_anywhere_one_draws_fewer() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.deck("")
    table.do("discard_cards", cards=["C"])
    table.state.discard.clear()
    assert "card_drawn" not in keys(table.do("end_turn"))
    assert len(table.player(0).hand) == 6


@pytest.mark.rule("LT-A30")
def test_with_no_other_card_anywhere_the_pool_gets_its_own_cards_again() -> None:
    table = Table(hand="CTSDGHL", pool="AEO")
    table.deck("")
    table.play("TEA", places="hpp")
    assert sorted(table.state.pool) == ["A", "E", "O"], "the used ones come back by the discard"
    table = Table(hand="CTSDGHL", pool="AEO", patents="Q")
    table.deck("")
    table.do("replace_card", **{"card": "A", "from": "pool"})
    assert table.state.pool == ["A", "E", "O"]


@pytest.mark.rule("LT-11")
def test_reasons_why_not_now() -> None:
    table = Table(hand="CATSDOG", pool="AEO")
    assert table.refusal("end_turn") == "not_in_this_turn"
    assert table.refusal("accept") == "not_in_this_turn"
    table.session.apply(table.laying("CAT"))
    assert table.refusal("end_turn") == "answer_first"
    table.money(0, 9)
    table.answer()
    assert table.refusal("end_turn") == "purchase_first"
    table.do("decline")
    assert table.refusal("decline") == "action_taken"
