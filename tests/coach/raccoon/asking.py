"""The coach is asked every now and then while traders play whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import tycoon
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import Advice, Judgement, advice, why_not
from tycoon.coach.hint import Option
from tycoon.games.raccoon.coach.adviser import RaccoonAdviser
from tycoon.games.raccoon.coach.sentences import outdone
from tycoon.kernel.randomness import Random
from tycoon.kernel.slices import finished

ADVISER = RaccoonAdviser()
NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")
#: One after the other.
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "de-piatnik"},
    {"start_tiles": "chosen"},
    {"open_money": True},
)


class Asked(NamedTuple):
    """A moment with a choice, and what the coach says about it."""

    session: tycoon.Session
    advice: Advice
    judgement: Judgement
    """Of a move by chance."""


def asked(games: int, every: int, name: str = "asked") -> Iterator[Asked]:
    """About every so many decisions of so many games of two to five traders."""
    bot, count = make("raccoon", "trader"), 0
    for number in range(games):
        seats = NAMES[: 2 + number % 4]
        options = TABLES[number // 4 % len(TABLES)]
        session = tycoon.new_game("raccoon", seats, options, f"{name} {number}")
        while session.to_act is not None:
            if len(list(islice(session.legal_actions(), 2))) > 1:
                count += 1
                if count % every == 0:
                    yield _asked(session, count)
            session.apply(bot.choose(Situation(session), dice_of(session)))


def _asked(session: tycoon.Session, count: int) -> Asked:
    thought = session.rules.sample_action(session.state, Random(count))
    found = advice(Situation(session), dice_of(session))
    return Asked(session, found, why_not(Situation(session), dice_of(session), thought))


def counted(found: Iterator[Asked]) -> Counter[str]:
    """How often each sentence is said."""
    said: Counter[str] = Counter()
    for one in found:
        reasons = [*one.advice.plan.reasons, *one.advice.against]
        reasons += [*one.judgement.reasons, *one.judgement.against]
        said.update(reason.code for reason in reasons)
    return said


def contradictions(found: Asked) -> list[str]:
    """What is said for the plan and holds as well of the other, and the other way round."""
    session, told = found.session, found.advice
    if told.other is None:
        return []
    situation = Situation(session)
    options = finished(ADVISER.weigh(situation, dice_of(session), 16))
    plan, other = (_of(options, hint.action) for hint in (told.plan, told.other))
    theirs = ADVISER.pros(situation, Random(1), other, None)
    mine = ADVISER.cons(situation, Random(1), plan, other)
    wrong = [
        reason.code for reason in told.plan.reasons if any(outdone(reason, one) for one in theirs)
    ]
    wrong += [reason.code for reason in told.against if any(outdone(reason, m) for m in mine)]
    codes = {reason.code for reason in [*told.plan.reasons, *told.against]}
    if told.plan.action.do == "pass" and codes & GOING_ON:
        wrong.append("pass")
    if told.plan.action.do == "bid" and codes & LEAVING:
        wrong.append("bid")
    return wrong


#: What is said for going on in an auction, and for leaving it.
GOING_ON = {"raise_against", "stop_at", "open_again", "lets_have"}
LEAVING = {"too_dear", "pass_dear", "over_limit"}


def _of(options: list[Option], action: tycoon.Action) -> Option:
    return next(option for option in options if option.action == action)
