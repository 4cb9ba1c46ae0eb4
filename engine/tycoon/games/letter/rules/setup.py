"""Set-up: cutting for the zeppelin, hands, the community pool (LT-03 … LT-07)."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import DECK, HAND_SIZE, POOL_SIZE
from tycoon.games.letter.rules.options import Config
from tycoon.games.letter.rules.state import Player, State
from tycoon.games.letter.rules.turn import clear_table, start_turn
from tycoon.kernel.events import Event
from tycoon.kernel.randomness import Random

#: The letter each seat cut, or None for who does not cut in this round.
Cut = list[str | None]


def new_game(config: Config, seed: str, edition: str) -> tuple[State, list[Event]]:
    """The table as the start player sees it; the same for the same seed."""
    random = Random.from_text(seed)
    state = State()
    state.config = config
    state.players = [Player() for _ in range(config.players)]
    state.round, state.ending = 1, ""
    state.deck, state.discard = list(DECK), []
    random.shuffle(state.deck)
    state.start, cuts = _cut(config, state.deck, random)
    random.shuffle(state.deck)
    for player in state.players:
        player.hand = sorted(state.deck.pop() for _ in range(HAND_SIZE))
    state.pool = [state.deck.pop() for _ in range(POOL_SIZE)]
    state.random = random.state
    clear_table(state)
    events = [Event("game_started", {"start_seat": state.start, "edition": edition})]
    if cuts:
        events.append(Event("deck_cut", {"cuts": cuts, "start_seat": state.start}))
    events.append(Event("round_started", {"round": state.round}))
    start_turn(state, state.start, events)
    return state, events


def _cut(config: Config, deck: list[str], random: Random) -> tuple[int, list[Cut]]:
    """Everybody cuts the deck, who is closest to Z starts; ties cut again (LT-03, LT-A40)."""
    if config.start_seat >= 0:
        return config.start_seat, []
    seats, cuts = list(range(config.players)), []
    while len(seats) > 1:
        shown = {seat: deck[random.randrange(len(deck))] for seat in seats}
        cuts.append([shown.get(seat) for seat in range(config.players)])
        seats = [seat for seat in seats if shown[seat] == max(shown.values())]
    return seats[0], cuts
