"""Buying a patent, and what its value may trigger (LT-22, LT-23, LT-47)."""

from __future__ import annotations

from types import MappingProxyType

from tycoon.games.letter.rules.cards import GOALS, LETTERS, value
from tycoon.games.letter.rules.earning import affordable
from tycoon.games.letter.rules.phases import Buy, Done
from tycoon.games.letter.rules.state import NOBODY, State, owner
from tycoon.games.letter.rules.turn import mover, refill_pool
from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Plain
from tycoon.kernel.table import acting


def buyable(state: State) -> list[str]:
    """The patents the active player could buy now (LT-22, LT-A23, LT-A37 … LT-A39)."""
    return affordable(state, state.play.cards if state.play else (), mover(state).money)


def offer_patents(state: State, log: Log) -> None:
    """After earning: buy one if any can be bought, then the pool is refilled (LT-13, LT-24)."""
    if buyable(state):
        state.phase = Buy(state.active)
    else:
        _finish(state, log)


def _finish(state: State, log: Log) -> None:
    state.phase = Done(state.active, "play_word")
    refill_pool(state, log)


def goal(state: State) -> int:
    """The value of patents that triggers the last round, in dollars (LT-07)."""
    return GOALS[len(state.players)]


def _check_goal(state: State, log: Log) -> None:
    """LT-47; a second player reaching the goal changes nothing."""
    if state.ending or value(mover(state).patents) < goal(state):
        return
    state.ending = "goal"
    if log is not None:
        log.append(Event("end_triggered", {"seat": state.active, "reason": "goal"}))


class BuyPatent(ActionType[State], do="buy_patent", shape={"letter": is_text}):
    """Buying the patent of a letter that was played (LT-22)."""

    def legal(self, state: State) -> list[Action]:
        """What is unsold, played and not too dear."""
        return [_PURCHASES[letter] for letter in buyable(state)]

    def check(self, state: State, action: Action) -> Refusal | None:
        """Played, unsold, and not too dear."""
        letter = action["letter"]
        if letter not in LETTERS:
            return Refusal("unknown_letter", {"letter": letter[:9]})
        assert state.play is not None
        if letter not in state.play.cards:
            return Refusal("letter_not_used", {"letter": letter})
        if (holder := owner(state, letter)) != NOBODY:
            return Refusal("patent_taken", {"letter": letter, "seat": holder})
        cost, money = LETTERS[letter].cost, mover(state).money
        return None if cost <= money else Refusal("too_dear", {"cost": cost, "money": money})

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Its value may trigger the last round."""
        seat, letter, player = acting(state), action["letter"], mover(state)
        cost = LETTERS[letter].cost
        player.money -= cost
        player.patents.append(letter)
        if log is not None:
            log.append(Event("patent_bought", {"seat": seat, "letter": letter, "cost": cost}))
        _check_goal(state, log)
        _finish(state, log)


_PURCHASES = MappingProxyType({letter: Action("buy_patent", letter=letter) for letter in LETTERS})


class Decline(Plain[State], do="decline"):
    """Buying none (LT-23)."""

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The pool is refilled."""
        if log is not None:
            log.append(Event("purchase_declined", {"seat": acting(state)}))
        _finish(state, log)
