"""Challenges by the table, the automatic check, and playing without either."""

from __future__ import annotations

from typing import Any

import pytest

from tests.letter.table import Table, keys, only

NONSENSE = "CTS"


def laid(word: str = "CAT", players: int = 4, **options: Any) -> Table:
    """Seat 0 has laid a word of its hand."""
    table = Table(players, hand="CATSDOG", **options)
    table.session.apply(table.laying(word))
    return table


@pytest.mark.rule("LT-30", "LT-A10")
def test_every_opponent_is_asked_clockwise() -> None:
    table = Table(4, hand="CATSDOG", start_seat=2)
    table.skip_to(0)
    table.session.apply(table.laying("CAT"))
    asked = []
    while table.phase == "challenge":
        asked.append(table.session.to_act)
        assert [action.do for action in table.session.legal_actions()] == ["accept", "challenge"]
        table.do("accept")
    assert asked == [1, 2, 3]
    assert table.session.to_act == 0


@pytest.mark.rule("LT-30", "LT-13")
def test_a_word_everybody_accepts_is_never_looked_up() -> None:
    table = laid(NONSENSE)
    events = table.answer()
    assert keys(events)[:2] == ["word_accepted", "earned"]
    assert table.purse(0) == (1, 0)


@pytest.mark.rule("LT-31")
def test_of_several_challengers_the_closest_clockwise_counts() -> None:
    table = laid("CAT")
    for seat in range(1, 4):
        table.money(seat, 5)
    events = table.answer(2, 3)
    assert only(events, "word_challenged") == {"seat": 2}
    assert [table.purse(seat)[0] for seat in range(4)] == [2, 5, 4, 5]
    assert table.view()["play"]["challenger"] == 2
    assert table.view()["play"]["answers"] == [None, "accept", "challenge", "challenge"]


@pytest.mark.rule("LT-31")
def test_the_last_one_asked_may_be_the_closest_in_another_seat_order() -> None:
    table = Table(3, hand="CATSDOG", start_seat=0)
    table.skip_to(2)
    table.hand(2, "CATSDOG")
    table.money(0, 3)
    table.money(1, 3)
    table.session.apply(table.laying("CAT"))
    assert only(table.answer(0, 1), "word_challenged") == {"seat": 0}


@pytest.mark.rule("LT-32", "LT-08")
def test_the_agreed_list_decides() -> None:
    assert "challenge_failed" in keys(laid("CAT").answer(1))
    assert "word_rejected" in keys(laid(NONSENSE).answer(1))


@pytest.mark.rule("LT-33", "LT-A09")
def test_a_failed_challenge_costs_a_dollar_that_helps_to_buy() -> None:
    table = laid("CAT")
    table.money(1, 5)
    table.money(0, 1)
    events = table.answer(1)
    assert keys(events) == ["word_challenged", "challenge_failed", "earned"]
    assert only(events, "challenge_failed") == {"seat": 1, "active": 0, "paid_by": "player"}
    assert (table.purse(0), table.purse(1)) == ((3, 0), (4, 0))
    assert table.view()["buyable"] == ["C"], "$1 had, $1 of the challenger, $1 earned"


@pytest.mark.rule("LT-33", "LT-A09", "LT-31")
def test_only_the_challenger_that_counts_pays() -> None:
    table = laid("CAT")
    for seat in (1, 2, 3):
        table.money(seat, 1)
    table.answer(1, 2, 3)
    assert [table.purse(seat)[0] for seat in range(4)] == [2, 0, 1, 1]


@pytest.mark.rule("LT-T6", "LT-33")
def test_the_bank_pays_for_a_challenger_without_money() -> None:
    table = laid("CAT")
    events = table.answer(1)
    assert only(events, "challenge_failed")["paid_by"] == "bank"
    assert (table.purse(0), table.purse(1)) == ((2, 0), (0, 0))


@pytest.mark.rule("LT-34", "LT-A03", "LT-A04", "LT-A05", "LT-A02")
def test_a_rejected_word_leaves_no_trace() -> None:
    table = Table(3, hand="CTSDGHL", pool="AEO")
    table.patents(1, "CTA")
    table.money(0, 9)
    table.session.apply(table.laying("TACS", places="hphh"))
    events = table.answer(2)
    assert keys(events) == ["word_challenged", "word_rejected"]
    assert only(events, "word_rejected") == {
        "seat": 0, "words": ["TACS"], "challenger": 2, "retries": None,
    }  # fmt: skip
    assert table.player(0).hand == list("CDGHLST")
    assert table.state.pool == ["A", "E", "O"]
    assert [table.purse(seat) for seat in range(3)] == [(9, 0), (0, 0), (0, 0)]
    assert table.view()["play"] is None
    assert table.view()["turn"]["refused"] == ["TACS"]


@pytest.mark.rule("LT-34", "LT-A07")
def test_after_a_rejection_one_card_is_changed_and_the_turn_is_over() -> None:
    table = laid(NONSENSE)
    table.deck("NEE")
    table.answer(1)
    assert (table.phase, table.session.to_act) == ("penalty", 0)
    assert table.refusal("discard_cards", cards=[]) == "choose_exactly"
    assert table.refusal("discard_cards", cards=["A", "C"]) == "choose_exactly"
    assert table.refusal("discard_cards", cards=["Z"]) == "not_in_hand"
    assert table.unlaid("CAT") == "penalty_first"
    options = sorted(choice["cards"] for choice in table.legal("discard_cards"))
    assert options == [[letter] for letter in "ACDGOST"]
    events = table.do("discard_cards", cards=["D"])
    assert table.player(0).hand == list("ACGNOST")
    assert table.state.discard == ["D"]
    assert keys(events)[-2:] == ["turn_ended", "turn_started"]
    assert (table.phase, table.session.to_act) == ("turn", 1)


@pytest.mark.rule("LT-A06", "LT-40")
@pytest.mark.parametrize(("first", "second"), [("CAT", "GDO"), ("GDO", "CAT")])
def test_one_bad_word_of_two_rejects_both(first: str, second: str) -> None:
    table = Table(hand="CATSDOG", patents="V")
    table.session.apply(table.laying(first, second))
    events = table.answer(1)
    assert only(events, "word_rejected")["words"] == ["GDO"]
    assert table.purse(0) == (0, 0)
    assert table.player(0).hand == sorted("CATSDOG")


@pytest.mark.rule("LT-A08", "LT-45")
def test_a_card_replaced_before_stays_replaced() -> None:
    table = Table(hand="CTSDGHL", patents="Q")
    table.deck("NEE")
    table.do("replace_card", **{"card": "H", "from": "hand"})
    table.session.apply(table.laying("CTS"))
    table.answer(1)
    assert table.player(0).hand == sorted("CTSDGLN")
    assert table.state.discard == ["H"]


@pytest.mark.rule("LT-A10@challenge=automatic", "LT-30@challenge=automatic", "LT-32")
def test_the_automatic_check_asks_nobody() -> None:
    table = laid("CAT", challenge="automatic")
    assert (table.phase, table.session.to_act) == ("done", 0)
    assert table.purse(0) == (1, 0)
    assert keys(list(table.session.journal[-1].events)) == [
        "word_played",
        "word_accepted",
        "earned",
    ]


@pytest.mark.rule("LT-A10", "LT-A11", "LT-A11@retries=0", "LT-34@challenge=automatic")
@pytest.mark.parametrize("retries", [0, 1, 2, 5])
def test_so_many_retries_and_then_the_penalty_which_costs_no_money(retries: int) -> None:
    table = Table(hand="CATSDOG", challenge="automatic", retries=retries)
    table.money(0, 5)
    assert table.view()["turn"]["retries"] == retries
    for used in range(retries):
        events = table.session.apply(table.laying(NONSENSE))
        assert only(events, "word_rejected") == {
            "seat": 0, "words": [NONSENSE], "challenger": None, "retries": retries - used,
        }  # fmt: skip
        assert table.phase == "retry"
        turn = table.view()["turn"]
        assert (turn["retries"], turn["tries"]) == (retries - used, used + 1)
    events = table.session.apply(table.laying(NONSENSE))
    assert only(events, "word_rejected")["retries"] == 0
    assert table.phase == "penalty"
    assert table.view()["turn"]["refused"] == [NONSENSE] * (retries + 1)
    table.do("discard_cards", cards=["A"])
    assert table.session.to_act == 1
    assert table.purse(0) == (5, 0)
    assert len(table.player(0).hand) == 7
    assert table.view()["turn"]["retries"] == retries, "everybody has their own"


@pytest.mark.rule("LT-A10", "LT-A11@retries=-1")
def test_unlimited_retries() -> None:
    table = Table(hand="CATSDOG", challenge="automatic", retries=-1)
    for _ in range(12):
        table.session.apply(table.laying(NONSENSE))
        assert table.phase == "retry"
        assert table.view()["turn"]["retries"] is None
    table.session.apply(table.laying("CAT"))
    assert table.purse(0) == (1, 0)


@pytest.mark.rule("LT-A10", "LT-A11", "LT-34@challenge=automatic", "LT-45")
def test_a_retry_may_be_a_discard_but_no_replacement() -> None:
    table = Table(hand="CATSDOG", patents="Q", challenge="automatic")
    table.session.apply(table.laying(NONSENSE))
    assert table.refusal("replace_card", **{"card": "A", "from": "hand"}) == "retry_first"
    assert table.unlaid("CAT") is None
    table.do("discard_cards", cards=["A", "C"])
    assert table.phase == "done"
    assert only(table.do("end_turn"), "cards_drawn") == {"seat": 0, "count": 2}


@pytest.mark.rule("LT-A02", "LT-30", "LT-A43")
def test_after_the_verdict_nobody_can_challenge_and_the_word_stays() -> None:
    table = laid("CAT")
    assert not table.session.can_undo, "the opponents have the device"
    table.answer()
    assert table.session.to_act == 0
    assert table.refusal("challenge") == "action_taken"
    table.do("end_turn")
    assert table.refusal("challenge") is not None


@pytest.mark.rule(
    "LT-A10@challenge=off", "LT-30@challenge=off", "LT-32@challenge=off", "LT-08@challenge=off"
)
def test_with_checks_off_the_table_trusts_itself() -> None:
    table = laid(NONSENSE, challenge="off")
    assert table.purse(0) == (1, 0)
    assert keys(list(table.session.journal[-1].events)) == ["word_played", "earned"]
    shown = {play["word"] for play in Table(hand="CATSDOG", challenge="off").legal("play_word")}
    assert {"CAT", "DOGS"} <= shown
    assert NONSENSE not in shown, "what is proposed are words of the list all the same"


@pytest.mark.rule("LT-30")
def test_answers_are_for_opponents_of_a_word_only() -> None:
    table = laid("CAT")
    assert table.refusal("discard_cards", cards=["A"]) == "answer_first"
    table.answer()
    assert table.refusal("accept") == "action_taken"
    assert table.refusal("challenge") == "action_taken"
