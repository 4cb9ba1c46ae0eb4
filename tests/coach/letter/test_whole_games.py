"""What is said in whole games: never for both of two moves, and no sentence all the time."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
import tycoon
from tycoon.coach import Advice, Reason
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.coach.speaking import spoken_for

from tests.coach.letter.games import asked, moments, said
from tests.coach.letter.saying import case_of_session
from tests.coach.letter.test_objections import OBJECTIONS
from tests.coach.letter.test_sentences import SENTENCES

#: By what a sentence is about: the plan has more of it, by what the engine itself says.
_PAY = {
    *("earns", "queen_doubles", "y_vowel", "y_consonant", "patent_doubles"),
    *("two_words", "final_s", "used_twice"),
}
#: Hardly ever so: who plays a word may change cards afterwards, so that a word is nearly always
#: better than a discard; and points are seldom level at the end.
_RARE = {"discard_helps", "ends_level"}
_SPARED = ("same_pay", "pays_nobody", "pays_little")


@pytest.mark.parametrize("decisions", [40, 1000], ids=["few", "many"])
def test_what_is_said_for_the_plan_never_speaks_for_the_other(decisions: int) -> None:
    for session in islice(moments(games=decisions, every=7), decisions):
        told, _ = asked(session)
        assert {reason.code for reason in told.plan.reasons} != {"chance"}, told
        if told.other:
            assert contradictions(session, told) == []


def contradictions(session: tycoon.Session, told: Advice) -> list[Reason]:
    """What is said for the plan and is as true of the other, or against that and of the plan."""
    assert told.other
    case = case_of_session(session)
    plan, other = case.account(told.plan.action), case.account(told.other.action)
    alone, against = [*spoken_for(other)], {reason.code for reason in told.against}
    return [
        reason
        for reason in told.plan.reasons
        if reason in alone or reason.code in against or not _more(reason, plan, other)
    ]


def _more(reason: Reason, plan: Account, other: Account) -> bool:
    if reason.code in _PAY:
        return plan.earned > other.earned
    if reason.code in _SPARED:
        return plan.due < other.due
    if reason.code == "buy_most":
        return plan.count > other.count
    if reason.code == "save_for":
        return plan.left > other.left
    if reason.code == "ends_ahead":
        return plan.ends and plan.lead(plan.toughest) > 0
    if reason.code == "not_yet":
        return other.ends and other.lead(other.toughest) < 0
    return True


@pytest.mark.parametrize("games", [4, 200], ids=["few", "many"])
def test_every_sentence_is_heard_and_none_all_the_time(games: int) -> None:
    count: Counter[str] = Counter()
    for session in moments(games, every=5):
        count.update(reason.code for reason in said(*asked(session)))
    shares = {code: number / count.total() for code, number in count.most_common()}
    assert max(shares.values()) <= 0.15, shares
    if games >= 200:
        assert {*SENTENCES, *OBJECTIONS} - {*shares} <= _RARE, shares
