"""Is the word acceptable? Opponents challenge, or the list decides (LT-30 … LT-34).

Everything is settled before anything is paid (LT-A02), so a rejected word only returns its cards.
"""

from __future__ import annotations

from collections.abc import Callable

from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Kind
from tycoon.kernel.table import acting, clockwise
from tycoon.letter.buying import offer_patents
from tycoon.letter.earning import earn
from tycoon.letter.options import UNLIMITED
from tycoon.letter.phases import Challenge, Penalty, Retry
from tycoon.letter.state import NOBODY, Play, State
from tycoon.letter.turn import mover, take_back


def begin(state: State) -> list[Event]:
    """A word has just been laid: who judges it? (LT-A02, LT-A10)"""
    if state.config.challenge == "table":
        state.phase = Challenge(clockwise(state.players, state.active)[1])
        return []
    if state.config.challenge == "off":
        return _settle(state)
    bad = _unknown(state)
    return _reject(state, bad) if bad else _accept(state)


def _laid(state: State) -> Play:
    assert state.play is not None
    return state.play


def _unknown(state: State) -> list[str]:
    """The words the agreed list does not have (LT-32)."""
    lexicon = state.config.lexicon
    return [word.text for word in _laid(state).words if word.text not in lexicon]


def _accept(state: State) -> list[Event]:
    """The verdict of an automatic check is news, so nobody can try words and take them back."""
    checked = state.config.challenge == "automatic"
    accepted = Event("word_accepted", {"seat": state.active}, reveals=checked)
    return [accepted, *_settle(state)]


def _settle(state: State) -> list[Event]:
    """Earn, royalties, then buying (LT-13)."""
    return [*earn(state), *offer_patents(state)]


def retries_left(state: State) -> int | None:
    """How many more tries a rejected word would leave; None: any number, or no such thing."""
    config = state.config
    if config.challenge != "automatic" or config.retries == UNLIMITED:
        return None
    return config.retries - max(state.tries - 1, 0)


def _reject(state: State, bad: list[str], challenger: int = NOBODY) -> list[Event]:
    """The whole play is undone; then another try or the penalty (LT-34, LT-A05, LT-A06, LT-A11)."""
    take_back(state)
    state.refused += bad
    state.tries += 1
    left = retries_left(state)
    again = state.config.challenge == "automatic" and left != 0
    state.phase = Retry(state.active) if again else Penalty(state.active)
    params = {
        "seat": state.active,
        "words": bad,
        "challenger": None if challenger == NOBODY else challenger,
        "retries": left,
    }
    return [Event("word_rejected", params, reveals=True)]


def _answer(state: State, answer: str) -> list[Event]:
    """One opponent has answered; the last answer brings the verdict (LT-31)."""
    seat, play = acting(state), _laid(state)
    answers = (*play.answers[:seat], answer, *play.answers[seat + 1 :])
    state.play = play._replace(answers=answers)
    after = clockwise(state.players, seat)[1]
    if after != state.active:
        state.phase = Challenge(after)
        return []
    against = [s for s in clockwise(state.players, state.active) if answers[s] == "challenge"]
    if not against:
        return _accept(state)
    state.play = state.play._replace(challenger=against[0])
    return _verdict(state, against[0])


def _verdict(state: State, challenger: int) -> list[Event]:
    challenged = Event("word_challenged", {"seat": challenger})
    bad = _unknown(state)
    if bad:
        return [challenged, *_reject(state, bad, challenger)]
    return [challenged, _pay(state, challenger), *_settle(state)]


def _pay(state: State, challenger: int) -> Event:
    """A failed challenge costs $1, before anything is earned (LT-33, LT-A09)."""
    payer = state.players[challenger]
    paid_by = "player" if payer.money else "bank"
    payer.money -= payer.money > 0
    mover(state).money += 1
    params = {"seat": challenger, "active": state.active, "paid_by": paid_by}
    return Event("challenge_failed", params, reveals=True)


def _kind(do: str) -> Kind[State]:
    action = Action(do)
    apply: Callable[[State, Action], list[Event]] = lambda state, _: _answer(state, do)  # noqa: E731
    return Kind(do, {}, _never, apply, lambda state: (action,), lambda state, dice: action)


def _never(state: State, action: Action) -> Refusal | None:
    return None


ACCEPT, CHALLENGE = _kind("accept"), _kind("challenge")
