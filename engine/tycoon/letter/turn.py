"""The turn around the actions: who acts, drawing, the pool, the next seat."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon.kernel.events import Event
from tycoon.kernel.table import clockwise, reshuffle
from tycoon.letter.cards import HAND_SIZE, POOL_SIZE
from tycoon.letter.phases import Over, Turn
from tycoon.letter.state import EMPTY, Player, State


def mover(state: State) -> Player:
    """The player whose turn it is."""
    return state.players[state.active]


def _draw(state: State) -> tuple[str, list[Event]]:
    """The next card; an empty deck is made anew from the discard (LT-26, LT-A29).

    No card (EMPTY) when there is none anywhere (LT-A30).
    """
    events: list[Event] = []
    if not state.deck and state.discard:
        events.append(reshuffle(state))
    return (state.deck.pop() if state.deck else EMPTY), events


def draw_cards(state: State, seat: int, upto: int = HAND_SIZE) -> list[Event]:
    """Draw until the hand has ``upto`` cards (LT-12, LT-25)."""
    hand = state.players[seat].hand
    events: list[Event] = []
    drawn = 0
    while len(hand) < upto:
        card, reshuffled = _draw(state)
        if not card:
            break
        hand.append(card)
        drawn += 1
        events += [*reshuffled, _seen("card_drawn", seat, card=card)]
    hand.sort()
    if drawn:
        events.append(Event("cards_drawn", {"seat": seat, "count": drawn}, reveals=True))
    return events


def _seen(key: str, seat: int, **params: object) -> Event:
    return Event(key, {"seat": seat, **params}, seat, reveals=True)


def refill_pool(state: State) -> list[Event]:
    """Used community cards are discarded, then there are three again (LT-24)."""
    state.discard += [card for card in state.used if card]
    state.used = [EMPTY] * POOL_SIZE
    events: list[Event] = []
    cards: list[str] = []
    for place, card in enumerate(state.pool):
        if not card:
            state.pool[place], reshuffled = _draw(state)
            events += reshuffled
            cards += [state.pool[place]] if state.pool[place] else []
    if cards:
        events.append(Event("pool_refilled", {"cards": cards}, reveals=True))
    return events


def shed(state: State, seat: int, cards: Iterable[str]) -> list[Event]:
    """Hand cards go to the discard; only ``seat`` knows which."""
    cards = list(cards)
    for card in cards:
        state.players[seat].hand.remove(card)
    state.discard += cards
    return [
        Event("cards_discarded", {"seat": seat, "count": len(cards)}),
        Event("cards_shed", {"seat": seat, "cards": cards}, seat),
    ]


def take_back(state: State) -> None:
    """The cards of the play return to hand and pool (LT-34, LT-A05)."""
    player = mover(state)
    player.hand = sorted(player.hand + state.laid)
    state.pool = [used or card for used, card in zip(state.used, state.pool, strict=True)]
    clear_table(state)


def clear_table(state: State) -> None:
    """No word lies on the table; where its cards went is the caller's business."""
    state.laid, state.used, state.play = [], [EMPTY] * POOL_SIZE, None


def start_turn(state: State, seat: int) -> Event:
    """``seat`` is to choose an action."""
    state.active, state.phase = seat, Turn(seat)
    state.replaced, state.refused, state.tries = False, [], 0
    params = {"seat": seat, "round": state.round, "final": bool(state.ending)}
    return Event("turn_started", params)


def next_turn(state: State) -> list[Event]:
    """The turn is over; after the last round so is the game (LT-48, LT-A33)."""
    seat = state.active
    clear_table(state)
    events = [Event("turn_ended", {"seat": seat})]
    after = clockwise(state.players, seat)[1]
    if after == state.start:
        if state.ending:
            state.phase = Over(state.ending)
            return [*events, Event("game_over", {"reason": state.ending})]
        state.round += 1
        events.append(Event("round_started", {"round": state.round}))
    return [*events, start_turn(state, after)]
