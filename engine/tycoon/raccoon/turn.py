"""The turn around the actions: who acts, refilling what was taken, end triggers."""

from __future__ import annotations

from tycoon.kernel.events import Event
from tycoon.kernel.table import reshuffle
from tycoon.raccoon.cards import RAILROADS, TOWNS
from tycoon.raccoon.phases import Done, Turn
from tycoon.raccoon.powers import hand_limit
from tycoon.raccoon.state import EMPTY, State


def draw_cards(state: State, seat: int, upto: int) -> list[Event]:
    """Draw until the hand has ``upto`` cards; an empty deck is reshuffled (RT-29, RT-A02)."""
    hand = state.players[seat].hand
    drawn = upto - len(hand)
    if drawn <= 0:
        return []
    events: list[Event] = []
    for _ in range(drawn):
        if not state.deck:
            events.append(reshuffle(state))
        hand.append(state.deck.pop())
        events.append(Event("card_drawn", {"seat": seat, "card": hand[-1]}, seat, reveals=True))
    events.append(Event("cards_drawn", {"seat": seat, "count": drawn}, reveals=True))
    return events


def refill_railroads(state: State) -> list[Event]:
    """Two railroads on offer while the deck lasts (RT-43)."""
    events = []
    for space, railroad in enumerate(state.railroads):
        if railroad == EMPTY and state.railroad_deck:
            state.railroads[space] = state.railroad_deck.pop()
            shown = RAILROADS[state.railroads[space]].id
            events.append(Event("railroad_revealed", {"railroad": shown}, reveals=True))
    return events


def refill_tiles(state: State) -> list[Event]:
    """Four tiles on offer while the stack lasts (RT-47)."""
    events = []
    for space, tile in enumerate(state.tiles):
        if tile == EMPTY and state.tile_deck:
            state.tiles[space] = state.tile_deck.pop()
            shown = state.config.tiles.faces[state.tiles[space]].id
            events.append(Event("tile_revealed", {"tile": shown}, reveals=True))
    return events


def refill_town(state: State) -> list[Event]:
    """The next town is turned up while the deck lasts (RT-52)."""
    if state.town != EMPTY or not state.town_deck:
        return []
    state.town = state.town_deck.pop()
    return [Event("town_revealed", {"town": TOWNS[state.town].id}, reveals=True)]


def refill(state: State, seat: int) -> list[Event]:
    """Everything that is due at the end of ``seat``'s turn (UN-02)."""
    after_production = isinstance(state.phase, Done) and state.phase.took == "produce"
    draws = state.config.draw_at_once or after_production
    events = draw_cards(state, seat, hand_limit(state, seat)) if draws else []
    if EMPTY in state.railroads:
        events += refill_railroads(state)
    if EMPTY in state.tiles:
        events += refill_tiles(state)
    if state.town == EMPTY:
        events += refill_town(state)
    return events


def exhausted(state: State) -> dict[str, bool]:
    """Which sets are completely owned (RT-89, RT-90, RT-A20)."""
    return {
        "towns": state.town == EMPTY and not state.town_deck,
        "railroads": state.railroads == [EMPTY, EMPTY] and not state.railroad_deck,
        "buildings": state.tiles == [EMPTY] * 4 and not state.tile_deck,
    }


def triggers(state: State) -> list[str]:
    """The reasons that all players' possessions give to end the game (RT-89, RT-90, RT-92)."""
    gone = [name for name, empty in exhausted(state).items() if empty]
    if state.config.longer:
        return ["sets"] if len(gone) >= 2 else []
    return [name for name in gone if name != "buildings" or state.config.building_trigger]


def check_triggers(state: State, seat: int) -> list[Event]:
    """Has ``seat``'s purchase triggered the end? The first reason stands (RT-A23)."""
    reasons = triggers(state)
    if state.ending or not reasons:
        return []
    state.ending = reasons[0]
    return [Event("end_triggered", {"seat": seat, "reason": state.ending})]


def start_turn(state: State, seat: int, *, extra: bool = False) -> Event:
    """``seat`` is to choose an action."""
    state.phase = Turn(seat, extra)
    return Event("turn_started", {"seat": seat, "round": state.round, "extra": extra})
