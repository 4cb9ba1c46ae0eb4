"""The turn around the actions: who acts, drawing, the pool, the next seat."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon.games.letter.rules.cards import HAND_SIZE, POOL_SIZE
from tycoon.games.letter.rules.phases import Over, Turn
from tycoon.games.letter.rules.state import EMPTY, Player, State
from tycoon.kernel.events import Event, Log
from tycoon.kernel.table import clockwise, reshuffle


def mover(state: State) -> Player:
    """The player whose turn it is."""
    return state.players[state.active]


def _draw(state: State, log: Log) -> str:
    """The next card; an empty deck is made anew from the discard (LT-26, LT-A29).

    No card (EMPTY) when there is none anywhere (LT-A30).
    """
    if not state.deck and state.discard:
        reshuffle(state, log)
    return state.deck.pop() if state.deck else EMPTY


def draw_cards(state: State, seat: int, log: Log, upto: int = HAND_SIZE) -> None:
    """Draw until the hand has ``upto`` cards (LT-12, LT-25)."""
    hand = state.players[seat].hand
    drawn = 0
    while len(hand) < upto and (card := _draw(state, log)):
        hand.append(card)
        drawn += 1
        if log is not None:
            log.append(Event("card_drawn", {"seat": seat, "card": card}, seat, reveals=True))
    hand.sort()
    if drawn and log is not None:
        log.append(Event("cards_drawn", {"seat": seat, "count": drawn}, reveals=True))


def refill_pool(state: State, log: Log) -> None:
    """Used community cards are discarded, then there are three again (LT-24)."""
    state.discard += [card for card in state.used if card]
    state.used = [EMPTY] * POOL_SIZE
    cards: list[str] = []
    for place, card in enumerate(state.pool):
        if not card:
            state.pool[place] = _draw(state, log)
            cards += [state.pool[place]] if state.pool[place] else []
    if cards and log is not None:
        log.append(Event("pool_refilled", {"cards": cards}, reveals=True))


def shed(state: State, seat: int, cards: Iterable[str], log: Log) -> None:
    """Hand cards go to the discard; only ``seat`` knows which."""
    cards = list(cards)
    for card in cards:
        state.players[seat].hand.remove(card)
    state.discard += cards
    if log is not None:
        log.append(Event("cards_discarded", {"seat": seat, "count": len(cards)}))
        log.append(Event("cards_shed", {"seat": seat, "cards": cards}, seat))


def take_back(state: State) -> None:
    """The cards of the play return to hand and pool (LT-34, LT-A05)."""
    player = mover(state)
    player.hand = sorted(player.hand + state.laid)
    state.pool = [used or card for used, card in zip(state.used, state.pool, strict=True)]
    clear_table(state)


def clear_table(state: State) -> None:
    """No word lies on the table; where its cards went is the caller's business."""
    state.laid, state.used, state.play = [], [EMPTY] * POOL_SIZE, None


def start_turn(state: State, seat: int, log: Log) -> None:
    """``seat`` is to choose an action."""
    state.active, state.phase = seat, Turn(seat)
    state.replaced, state.refused, state.tries = False, [], 0
    if log is not None:
        params = {"seat": seat, "round": state.round, "final": bool(state.ending)}
        log.append(Event("turn_started", params))


def next_turn(state: State, log: Log) -> None:
    """The turn is over; after the last round so is the game (LT-48, LT-A33)."""
    seat = state.active
    clear_table(state)
    if log is not None:
        log.append(Event("turn_ended", {"seat": seat}))
    after = clockwise(state.players, seat)[1]
    if after == state.start:
        if state.ending:
            state.phase = Over(state.ending)
            if log is not None:
                log.append(Event("game_over", {"reason": state.ending}))
            return
        state.round += 1
        if log is not None:
            log.append(Event("round_started", {"round": state.round}))
    start_turn(state, after, log)
