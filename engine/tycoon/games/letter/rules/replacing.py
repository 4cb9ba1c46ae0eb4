"""The Q patent: replace one card before choosing the action (LT-45, LT-A25, LT-A26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tycoon.games.letter.rules.state import EMPTY, State
from tycoon.games.letter.rules.turn import draw_cards, mover, refill_pool, shed
from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting


def _places(state: State) -> dict[str, list[str]]:
    """Where cards may be replaced, and the different letters there."""
    places = {"hand": mover(state).hand}
    if state.config.pool_replaceable:
        places["pool"] = state.pool
    return {place: sorted(set(cards) - {EMPTY}) for place, cards in places.items()}


class ReplaceCard(ActionType[State], do="replace_card", shape={"card": is_text, "from": is_text}):
    """One card of the hand or the pool is exchanged (LT-45)."""

    def legal(self, state: State) -> Sequence[Action]:
        """The different letters, those of the hand first."""
        if self.refuse(state):
            return ()
        return [
            Action("replace_card", **{"card": card, "from": place})
            for place, cards in _places(state).items()
            for card in cards
        ]

    def refuse(self, state: State) -> Refusal | None:
        """Owners only, once per turn (LT-35)."""
        if "Q" not in mover(state).patents:
            return Refusal("no_patent", {"letter": "Q"})
        return Refusal("ability_used", {"letter": "Q"}) if state.replaced else None

    def check(self, state: State, action: Action) -> Refusal | None:
        """The card is where it is said to be, and may be replaced there."""
        if refusal := self.refuse(state):
            return refusal
        card, place = action["card"], action["from"]
        if place not in ("hand", "pool"):
            return Refusal("malformed_action", {"field": "from"})
        cards = _places(state)
        if place not in cards:
            return Refusal("hand_only")
        if card in cards[place]:
            return None
        code = "not_in_hand" if place == "hand" else "not_in_pool"
        return Refusal(code, {"letter": card[:9]})

    def bounds(self, state: State) -> Mapping[str, Any]:
        """By place which letters."""
        places = _places(state)
        cards = {place: {"one_of": letters} for place, letters in places.items()}
        return {"from": {"one_of": list(places)}, "card": {"by_from": cards}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The next card of the deck takes its place."""
        seat, card, place = acting(state), action["card"], action["from"]
        state.replaced = True
        if log is not None:
            shown = card if place == "pool" else None
            log.append(Event("card_replaced", {"seat": seat, "from": place, "card": shown}))
        if place == "hand":
            shed(state, seat, [card], log)
            draw_cards(state, seat, log)
            return
        state.pool[state.pool.index(card)] = EMPTY
        state.discard.append(card)
        refill_pool(state, log)
