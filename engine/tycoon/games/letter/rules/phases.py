"""The sub-states of Letter Tycoon."""

from __future__ import annotations

from typing import ClassVar, get_args

from tycoon.kernel.phases import Phases, SubState, phase


@phase("turn", "play_word", "discard_cards", "replace_card")
class Turn(SubState):
    """``seat`` plays a word or discards (LT-11), perhaps after replacing a card (LT-45)."""

    seat: int


@phase("challenge", "accept", "challenge")
class Challenge(SubState):
    """A word lies on the table; ``seat``, an opponent, accepts or challenges it (LT-30)."""

    seat: int


@phase("retry", "play_word", "discard_cards")
class Retry(SubState):
    """The list did not know ``seat``'s word; another try, or a discard (LT-A10)."""

    seat: int


@phase("penalty", "discard_cards")
class Penalty(SubState):
    """``seat``'s word was rejected; one hand card must go (LT-34, LT-A07)."""

    seat: int


@phase("buy", "buy_patent", "decline")
class Buy(SubState):
    """``seat`` has earned and may buy a patent (LT-22)."""

    seat: int


@phase("done", "end_turn", "discard_cards")
class Done(SubState):
    """The action is taken; ``seat`` may shed hand cards after a word, or end the turn (LT-25)."""

    seat: int
    took: str
    """``play_word`` or ``discard_cards``."""
    shed: bool = False
    """Further hand cards are discarded already."""


@phase("over")
class Over(SubState):
    """The game has ended for ``reason``; nobody acts."""

    reason: str
    seat: ClassVar[None] = None


Phase = Turn | Challenge | Retry | Penalty | Buy | Done | Over
PHASES: Phases[Phase] = Phases(get_args(Phase))
