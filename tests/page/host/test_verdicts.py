"""What the host marks as the thing to begin with, held against the coach."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tycoon import Action, Session
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import advice, why_not
from tycoon_web.device.settings import Settings
from tycoon_web.kit.messages import Messages
from tycoon_web.play.first_game import moment_of
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play

from tests.page.desk import messages
from tests.page.host.beginners import MOST_ROUNDS, PERSON, dealt

KINDS = {
    "act-produce": "produce", "act-sell": "sell", "act-auction": "auction", "act-build": "build",
    "act-town": "buy_town",
}  # fmt: skip
#: So much less likely to win is clearly weaker, and so many of the marks may be.
WEAKER, FEW = 0.1, 0.25
#: Of each kind so many actions are asked about.
ASKED = 4


def turns(seed: str) -> Iterator[Play]:
    """Every turn of the person in a first game, who does what an easy bot would do."""
    session = dealt("raccoon", seed)
    play: Play = page_of("raccoon").play(session, Messages(messages("en"), "en"), Settings())
    while session.to_act is not None and session.state.round <= MOST_ROUNDS:
        action = make("raccoon", "apprentice").choose(Situation(session), dice_of(session))
        if session.to_act == PERSON and session.prompt().phase == "turn":
            yield play
        play.apply([action])
        if play.result:
            play.put_away()


def marked(play: Play) -> str | None:
    """The kind of action that is marked as the one to begin with."""
    told = page_of("raccoon").first_game.verdicts(moment_of(play.session, play.context))
    return next((KINDS[key] for key, verdict in told.items() if verdict.best), None)


def chance(session: Session, kind: str, plan: Action) -> float:
    """The best chance to win with an action of this kind, of some that are asked about."""
    found = [action for action in session.legal_actions() if action.do == kind]
    some = found if len(found) <= ASKED else Random(1).sample(found, ASKED)
    asked = Situation(session), dice_of(session)
    return max(
        why_not(*asked, action).chance or 0.0 for action in (*some, *[plan] * (plan.do == kind))
    )


@pytest.mark.parametrize("number", range(6))
def test_what_is_marked_is_seldom_clearly_weaker_than_the_plan(number: int) -> None:
    lost = []
    for play in turns(f"welcome {number}"):
        session, kind = play.session, marked(play)
        if kind is not None:
            plan = advice(Situation(session), dice_of(session)).plan
            lost.append((plan.chance or 0.0) - chance(session, kind, plan.action))
    assert len(lost) > 5
    weak = [loss for loss in lost if loss >= WEAKER]
    assert len(weak) <= FEW * len(lost), (len(weak), len(lost))
