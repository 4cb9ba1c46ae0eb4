"""Buying a patent, and what its value may trigger (LT-22, LT-23, LT-47)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.letter.cards import GOALS, LETTERS, value
from tycoon.letter.earning import affordable
from tycoon.letter.phases import Buy, Done
from tycoon.letter.state import NOBODY, State, owner
from tycoon.letter.turn import mover, refill_pool


def buyable(state: State) -> list[str]:
    """The patents the active player could buy now (LT-22, LT-A23, LT-A37 … LT-A39)."""
    return affordable(state, state.play.cards if state.play else (), mover(state).money)


def offer_patents(state: State) -> list[Event]:
    """After earning: buy one if any can be bought, then the pool is refilled (LT-13, LT-24)."""
    if buyable(state):
        state.phase = Buy(state.active)
        return []
    return _finish(state)


def _finish(state: State) -> list[Event]:
    state.phase = Done(state.active, "play_word")
    return refill_pool(state)


def _check(state: State, action: Action) -> Refusal | None:
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


def _apply(state: State, action: Action) -> list[Event]:
    seat, letter, player = acting(state), action["letter"], mover(state)
    cost = LETTERS[letter].cost
    player.money -= cost
    player.patents.append(letter)
    events = [Event("patent_bought", {"seat": seat, "letter": letter, "cost": cost})]
    return [*events, *_check_goal(state), *_finish(state)]


def goal(state: State) -> int:
    """The value of patents that triggers the last round, in dollars (LT-07)."""
    return GOALS[len(state.players)]


def _check_goal(state: State) -> list[Event]:
    """LT-47; a second player reaching the goal changes nothing."""
    if state.ending or value(mover(state).patents) < goal(state):
        return []
    state.ending = "goal"
    return [Event("end_triggered", {"seat": state.active, "reason": "goal"})]


def _legal(state: State) -> list[Action]:
    return [Action("buy_patent", letter=letter) for letter in buyable(state)]


def _sample(state: State, dice: Dice) -> Action:
    letters = buyable(state)
    return Action("buy_patent", letter=letters[dice.randrange(len(letters))])


def _bounds(state: State) -> Mapping[str, Any]:
    return {"letter": {"one_of": buyable(state)}}


BUY_PATENT: Kind[State] = Kind(
    "buy_patent", {"letter": is_text}, _check, _apply, _legal, _sample, bounds=_bounds
)


def _apply_decline(state: State, action: Action) -> list[Event]:
    return [Event("purchase_declined", {"seat": acting(state)}), *_finish(state)]


_DECLINE = Action("decline")
DECLINE: Kind[State] = Kind(
    "decline",
    {},
    lambda state, action: None,
    _apply_decline,
    lambda state: (_DECLINE,),
    lambda state, dice: _DECLINE,
)
