"""The Q patent: replace one card before choosing the action (LT-45, LT-A25, LT-A26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.kernel.actions import Action, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.letter.state import EMPTY, State
from tycoon.letter.turn import draw_cards, mover, refill_pool, shed


def _refuse(state: State) -> Refusal | None:
    """Owners only, once per turn (LT-35)."""
    if "Q" not in mover(state).patents:
        return Refusal("no_patent", {"letter": "Q"})
    return Refusal("ability_used", {"letter": "Q"}) if state.replaced else None


def _places(state: State) -> dict[str, list[str]]:
    """Where cards may be replaced, and the different letters there."""
    places = {"hand": mover(state).hand}
    if state.config.pool_replaceable:
        places["pool"] = state.pool
    return {place: sorted(set(cards) - {EMPTY}) for place, cards in places.items()}


def _check(state: State, action: Action) -> Refusal | None:
    if refusal := _refuse(state):
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


def _apply(state: State, action: Action) -> list[Event]:
    seat, card, place = acting(state), action["card"], action["from"]
    state.replaced = True
    shown = card if place == "pool" else None
    event = Event("card_replaced", {"seat": seat, "from": place, "card": shown})
    if place == "hand":
        return [event, *shed(state, seat, [card]), *draw_cards(state, seat)]
    state.pool[state.pool.index(card)] = EMPTY
    state.discard.append(card)
    return [event, *refill_pool(state)]


def _legal(state: State) -> list[Action]:
    if _refuse(state):
        return []
    return [
        Action("replace_card", **{"card": card, "from": place})
        for place, cards in _places(state).items()
        for card in cards
    ]


def _sample(state: State, dice: Dice) -> Action:
    actions = _legal(state)
    return actions[dice.randrange(len(actions))]


def _bounds(state: State) -> Mapping[str, Any]:
    places = _places(state)
    cards = {place: {"one_of": letters} for place, letters in places.items()}
    return {"from": {"one_of": list(places)}, "card": {"by_from": cards}}


REPLACE_CARD: Kind[State] = Kind(
    "replace_card",
    {"card": is_text, "from": is_text},
    _check,
    _apply,
    _legal,
    _sample,
    _refuse,
    _bounds,
)
