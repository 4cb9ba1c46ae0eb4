"""Is the word acceptable? Opponents challenge, or the list decides (LT-30 … LT-34).

Everything is settled before anything is paid (LT-A02), so a rejected word only returns its cards.
"""

from __future__ import annotations

from tycoon.games.letter.rules.buying import offer_patents
from tycoon.games.letter.rules.cards import FAILED_CHALLENGE
from tycoon.games.letter.rules.earning import earn
from tycoon.games.letter.rules.options import UNLIMITED
from tycoon.games.letter.rules.phases import Challenge, Penalty, Retry
from tycoon.games.letter.rules.state import NOBODY, Play, State
from tycoon.games.letter.rules.turn import mover, take_back
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event, Log
from tycoon.kernel.rules import Plain
from tycoon.kernel.table import acting, clockwise


def begin(state: State, log: Log) -> None:
    """A word has just been laid: who judges it? (LT-A02, LT-A10)"""
    if state.config.challenge == "table":
        state.phase = Challenge(clockwise(state.players, state.active)[1])
    elif state.config.challenge == "off":
        _settle(state, log)
    elif bad := _unknown(state):
        _reject(state, bad, log)
    else:
        _accept(state, log)


def _laid(state: State) -> Play:
    assert state.play is not None
    return state.play


def _unknown(state: State) -> list[str]:
    """The words the agreed list does not have (LT-32)."""
    lexicon = state.config.lexicon
    return [word.text for word in _laid(state).words if word.text not in lexicon]


def _accept(state: State, log: Log) -> None:
    """The verdict of an automatic check is news, so nobody can try words and take them back."""
    if log is not None:
        checked = state.config.challenge == "automatic"
        log.append(Event("word_accepted", {"seat": state.active}, reveals=checked))
    _settle(state, log)


def _settle(state: State, log: Log) -> None:
    """Earn, royalties, then buying (LT-13)."""
    earn(state, log)
    offer_patents(state, log)


def retries_left(state: State) -> int | None:
    """How many more tries a rejected word would leave; None: any number, or no such thing."""
    config = state.config
    if config.challenge != "automatic" or config.retries == UNLIMITED:
        return None
    return config.retries - _spent(state.tries)


def _spent(tries: int) -> int:
    """How many retries so many words that were turned down were: all but the first (LT-A11)."""
    return max(tries - 1, 0)


def is_last(left: int | None, tries: int) -> bool:
    """Would another word turned down, after so many with ``left`` retries to go, be the last?"""
    return left == _spent(tries + 1) - _spent(tries)


def _reject(state: State, bad: list[str], log: Log, challenger: int = NOBODY) -> None:
    """The whole play is undone; then another try or the penalty (LT-34, LT-A05, LT-A06, LT-A11)."""
    take_back(state)
    state.refused += bad
    state.tries += 1
    left = retries_left(state)
    again = state.config.challenge == "automatic" and left != 0
    state.phase = Retry(state.active) if again else Penalty(state.active)
    if log is not None:
        params = {
            "seat": state.active,
            "words": bad,
            "challenger": None if challenger == NOBODY else challenger,
            "retries": left,
        }
        log.append(Event("word_rejected", params, reveals=True))


class _Answer(Plain[State]):
    """What one opponent says to the word; the last answer brings the verdict (LT-31)."""

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The next opponent is asked, or the word is judged."""
        seat, play = acting(state), _laid(state)
        answers = (*play.answers[:seat], self.do, *play.answers[seat + 1 :])
        state.play = play._replace(answers=answers)
        after = clockwise(state.players, seat)[1]
        if after != state.active:
            state.phase = Challenge(after)
            return
        against = [s for s in clockwise(state.players, state.active) if answers[s] == "challenge"]
        if not against:
            _accept(state, log)
            return
        state.play = state.play._replace(challenger=against[0])
        _judge(state, against[0], log)


class Accept(_Answer, do="accept"):
    """The opponent has nothing against the word (LT-30)."""


class ChallengeWord(_Answer, do="challenge"):
    """The opponent doubts that the list has the word (LT-30)."""


def _judge(state: State, challenger: int, log: Log) -> None:
    if log is not None:
        log.append(Event("word_challenged", {"seat": challenger}))
    if bad := _unknown(state):
        _reject(state, bad, log, challenger)
    else:
        _pay(state, challenger, log)
        _settle(state, log)


def _pay(state: State, challenger: int, log: Log) -> None:
    """A failed challenge is paid before anything is earned, by the bank for who has nothing (LT-33,
    LT-A09)."""
    payer = state.players[challenger]
    paid_by = "player" if payer.money else "bank"
    payer.money -= min(payer.money, FAILED_CHALLENGE)
    mover(state).money += FAILED_CHALLENGE
    if log is not None:
        params = {"seat": challenger, "active": state.active, "paid_by": paid_by}
        log.append(Event("challenge_failed", params, reveals=True))
