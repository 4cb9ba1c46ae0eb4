"""Letter Tycoon as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tycoon.games.letter.rules import scoring
from tycoon.games.letter.rules.audit import audit
from tycoon.games.letter.rules.buying import BuyPatent, Decline
from tycoon.games.letter.rules.challenge import Accept, ChallengeWord
from tycoon.games.letter.rules.discarding import DiscardCards
from tycoon.games.letter.rules.ending import EndTurn, finish
from tycoon.games.letter.rules.imagining import imagine
from tycoon.games.letter.rules.options import CONFLICTS, OPTIONS, PRESETS, configure
from tycoon.games.letter.rules.phases import Done
from tycoon.games.letter.rules.playing import PlayWord
from tycoon.games.letter.rules.replacing import ReplaceCard
from tycoon.games.letter.rules.setup import new_game
from tycoon.games.letter.rules.state import State
from tycoon.games.letter.rules.table import describe
from tycoon.games.letter.rules.view import view
from tycoon.kernel.events import Event
from tycoon.kernel.options import Value
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice, Rules
from tycoon.kernel.seating import seat_of, viewer
from tycoon.lexicon import Lexicon

_KINDS: tuple[ActionType[State], ...] = (
    ReplaceCard(),
    PlayWord(),
    Accept(),
    ChallengeWord(),
    BuyPatent(),
    Decline(),
    DiscardCards(),
    EndTurn(),
)


class LetterRules(Rules[State]):
    """The rules LT-01 … LT-50; the state is `tycoon.games.letter.rules.state.State`."""

    id = "letter"
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    kinds = MappingProxyType({kind.do: kind for kind in _KINDS})
    audit = staticmethod(audit)
    describe = staticmethod(describe)
    outcome = staticmethod(scoring.outcome)
    finish = staticmethod(finish)

    def word_list(self, options: Mapping[str, Value]) -> str:
        """The agreed dictionary (LT-08)."""
        return str(options["word_list"])

    def setup(
        self,
        options: Mapping[str, Value],
        players: int,
        seed: str,
        lexicon: Lexicon | None = None,
    ) -> tuple[State, list[Event]]:
        """LT-03 … LT-08."""
        config = configure(options, players, _given(lexicon))
        return new_game(config, seed, str(options["edition"]))

    def state_from_dict(
        self,
        data: Any,
        options: Mapping[str, Value],
        players: int,
        lexicon: Lexicon | None = None,
    ) -> State:
        """See `State.from_dict`."""
        return State.from_dict(data, configure(options, players, _given(lexicon)))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """See `tycoon.games.letter.rules.view`."""
        return view(state, viewer(seat, len(state.players)))

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        """See `tycoon.games.letter.rules.imagining`."""
        return imagine(state, seat_of(seat, len(state.players)), dice)

    def wrong_phase(self, state: State, do: str) -> Refusal:
        """One code per sub-state, so that the reason can be said in words."""
        if isinstance(state.phase, Done):
            return Refusal("action_taken", {"took": state.phase.took})
        return Refusal(_WRONG_PHASE[state.phase.name], {"do": do})


def _given(lexicon: Lexicon | None) -> Lexicon:
    if lexicon is None:
        raise TypeError("Letter Tycoon needs a word list")
    return lexicon


_WRONG_PHASE = {
    "turn": "not_in_this_turn",
    "challenge": "answer_first",
    "retry": "retry_first",
    "penalty": "penalty_first",
    "buy": "purchase_first",
    "over": "game_over",
}
