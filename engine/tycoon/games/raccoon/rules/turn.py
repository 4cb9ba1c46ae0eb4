"""The turn around the actions: who acts, refilling what was taken, end triggers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tycoon.games.raccoon.rules.cards import RAILROADS, TOWNS
from tycoon.games.raccoon.rules.phases import TURNS, Done, Turn
from tycoon.games.raccoon.rules.powers import Powers, hand_limit, powers
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.kernel.events import Event, Log
from tycoon.kernel.table import reshuffle


def draw_cards(state: State, seat: int, upto: int, log: Log) -> None:
    """Draw until the hand has ``upto`` cards; an empty deck is reshuffled (RT-29, RT-A02)."""
    hand = state.players[seat].hand
    drawn = upto - len(hand)
    if drawn <= 0:
        return
    for _ in range(drawn):
        if not state.deck:
            reshuffle(state, log)
        hand.append(state.deck.pop())
        if log is not None:
            log.append(Event("card_drawn", {"seat": seat, "card": hand[-1]}, seat, reveals=True))
    if log is not None:
        log.append(Event("cards_drawn", {"seat": seat, "count": drawn}, reveals=True))


def refill_railroads(state: State, log: Log) -> None:
    """Two railroads on offer while the deck lasts (RT-43)."""
    for space, railroad in enumerate(state.railroads):
        if railroad == EMPTY and state.railroad_deck:
            state.railroads[space] = state.railroad_deck.pop()
            if log is not None:
                shown = RAILROADS[state.railroads[space]].id
                log.append(Event("railroad_revealed", {"railroad": shown}, reveals=True))


def refill_tiles(state: State, log: Log) -> None:
    """Four tiles on offer while the stack lasts (RT-47)."""
    for space, tile in enumerate(state.tiles):
        if tile == EMPTY and state.tile_deck:
            state.tiles[space] = state.tile_deck.pop()
            if log is not None:
                shown = state.config.tiles.faces[state.tiles[space]].id
                log.append(Event("tile_revealed", {"tile": shown}, reveals=True))


def refill_town(state: State, log: Log) -> None:
    """The next town is turned up while the deck lasts (RT-52)."""
    if state.town == EMPTY and state.town_deck:
        state.town = state.town_deck.pop()
        if log is not None:
            log.append(Event("town_revealed", {"town": TOWNS[state.town].id}, reveals=True))


def refill(state: State, done: Done, log: Log) -> None:
    """What the action taken makes due at the end of the turn (UN-02)."""
    if done.took == "produce":
        draw_cards(state, done.seat, hand_limit(state, done.seat), log)
    elif done.took == "auction":
        refill_railroads(state, log)
    elif done.took == "build":
        if state.config.draw_at_once:
            draw_cards(state, done.seat, hand_limit(state, done.seat), log)
        refill_tiles(state, log)
    elif done.took == "buy_town":
        refill_town(state, log)


def towns_left(state: State) -> int:
    """Towns that nobody owns yet."""
    return len(state.town_deck) + (state.town != EMPTY)


def railroads_left(state: State) -> int:
    """Railroads that nobody owns yet."""
    return len(state.railroad_deck) + sum([space != EMPTY for space in state.railroads])


def tiles_left(state: State) -> int:
    """Building tiles that can still be bought."""
    return len(state.tile_deck) + sum([space != EMPTY for space in state.tiles])


def exhausted(state: State) -> dict[str, bool]:
    """Which sets are completely owned (RT-89, RT-90, RT-A20)."""
    return {
        "towns": not towns_left(state),
        "railroads": not railroads_left(state),
        "buildings": not tiles_left(state),
    }


def triggers(state: State) -> list[str]:
    """The reasons that all players' possessions give to end the game (RT-89, RT-90, RT-92)."""
    if state.town_deck and state.railroad_deck and state.tile_deck:
        return []
    gone = [name for name, empty in exhausted(state).items() if empty]
    if state.config.longer:
        return ["sets"] if len(gone) >= 2 else []
    return [name for name in gone if name != "buildings" or state.config.building_trigger]


def check_triggers(state: State, seat: int, log: Log) -> None:
    """Has ``seat``'s purchase triggered the end? The first reason stands (RT-A23)."""
    if state.ending or not (reasons := triggers(state)):
        return
    state.ending = reasons[0]
    if log is not None:
        log.append(Event("end_triggered", {"seat": seat, "reason": state.ending}))


def pay_commissions(
    state: State, due: Callable[[Powers], Iterable[tuple[str, int]]], log: Log
) -> None:
    """The bank pays the owners of tiles, whoever acted: tile and dollars (RT-67, RT-70, RT-A11,
    RT-A19)."""
    paying = state.config.tiles.paying
    for owner, player in enumerate(state.players):
        if paying.isdisjoint(player.tiles):
            continue
        for tile, amount in due(powers(state, owner)):
            player.money += amount
            if log is not None:
                params = {"seat": owner, "tile": tile, "amount": amount}
                log.append(Event("commission_paid", params))


def start_turn(state: State, seat: int, log: Log, *, extra: bool = False) -> None:
    """``seat`` is to choose an action."""
    state.phase = Turn(seat, extra) if extra else TURNS[seat]
    if log is not None:
        log.append(Event("turn_started", {"seat": seat, "round": state.round, "extra": extra}))
