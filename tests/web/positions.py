"""Games brought to an interesting moment by the engine, for the page to take up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from tycoon import Session, load_game, new_game
from tycoon.games.raccoon.rules.cards import COMMODITIES

NAMES = ("Ann", "Bea", "Cyd", "Dov", "Eli")
#: 24 letters each, the longest the page takes.
LONG_NAMES = (
    "Maximiliana von der Höhe",
    "Bartholomew Featherstone",
    "Wilhelmina Mountbatten W",
    "Christopher Marlborough!",
    "Alexandrina Victoria Mum",
)
FIVE_ACTIONS = frozenset({"produce", "sell", "auction", "build", "buy_town"})
#: Editions of the game.
HANDBOOK, GERMAN = "en-2018", "de-piatnik"
LATE = 60  # actions: by then the table is as full as it mostly is
MOST_ACTIONS = 2_000
Wish = Callable[[Session], bool]


def possible(game: Session) -> set[str]:
    """The kinds of action that are possible now."""
    return {choice.do for choice in game.prompt().choices if not choice.refusal}


def moments(seed: str, names: tuple[str, ...], edition: str = HANDBOOK) -> Iterator[Session]:
    """A game played by chance, at every one of its moments."""
    dice = random.Random(seed)
    game = new_game("raccoon", names, {"edition": edition, "start_seat": 0}, seed)
    for _ in range(MOST_ACTIONS):
        yield game
        if game.to_act is None:
            return
        game.apply(dice.choice(list(game.legal_actions())))


def found(wish: Wish, names: tuple[str, ...] = NAMES[:3], edition: str = HANDBOOK) -> Session:
    """The first moment of the first game that is as wished, fresh for every test."""
    return load_game(_found(wish, names, edition))


@cache
def _found(wish: Wish, names: tuple[str, ...], edition: str) -> str:
    for seed in range(2_000):
        for game in moments(f"table {seed}", names, edition):
            if wish(game):
                return game.dumps()
    raise LookupError(wish.__name__)


# --- wishes --------------------------------------------------------------------------------------


def choosing_tiles(game: Session) -> bool:
    """The table chooses its start tiles, as the German edition has it."""
    return game.prompt().phase == "start_tiles"


def choosing_tokens(game: Session) -> bool:
    return game.prompt().phase == "start_tokens" and len(game.journal) == 2


def first_turn(game: Session) -> bool:
    return game.prompt().phase == "turn"


def everything_possible(game: Session) -> bool:
    """A late turn with all five actions, the upgrade included."""
    kinds = possible(game)
    return len(game.journal) > LATE and kinds >= FIVE_ACTIONS and "upgrade" in kinds


def last_third(game: Session) -> bool:
    """The same, when two have some rounds left."""
    return len(game.journal) > 3 * LATE and everything_possible(game)


def action_taken(game: Session) -> bool:
    """Late, and nothing but the end of the turn is left."""
    return len(game.journal) > LATE and game.prompt().phase == "done" and len(possible(game)) == 1


def second_action(game: Session) -> bool:
    """One of the tiles allows a second sale or building."""
    return game.prompt().phase == "done" and len(possible(game)) > 1


def bidding(game: Session) -> bool:
    """A late auction with several bids and somebody out already."""
    auction = game.view(None)["auction"]
    return bool(auction and auction["passed"] and auction["leader"] != auction["starter"])


def too_much_to_store(game: Session) -> bool:
    """Whatever is produced, some of it must go back."""
    if game.prompt().phase != "turn" or game.to_act is None:
        return False
    me = game.view(game.to_act)["players"][game.to_act]
    return bool(me["stored"] == me["limit"])


def bonus_possible(game: Session) -> bool:
    """A B tile will have something to give."""
    return bonuses(game) > 0


def two_bonuses(game: Session) -> bool:
    """One of two B tiles is to be chosen."""
    return bonuses(game) > 1


def bonuses(game: Session) -> int:
    """How many B tiles have something to give to who produces now."""
    if game.prompt().phase != "turn":
        return 0
    produce = next((action for action in game.legal_actions() if action.do == "produce"), None)
    bonus = produce and game.preview(produce)[0][1]["bonus"]
    return len(bonus["options"]) if bonus else 0


def market_of_players(game: Session) -> bool:
    """A Trading Floor, and enough money for goods of everybody else, of several sorts (RT-78)."""
    lots = {(a["seat"], a["commodity"]) for a in game.legal_actions() if a.do == "buy_from_player"}
    sellers = {seat for seat, _ in lots}
    return len(sellers) == len(game.seats) - 1 and len(lots) >= len(COMMODITIES)


def nothing_to_buy(game: Session) -> bool:
    """On the Trading Floor after producing, without the money for anything there (RT-A08)."""
    return game.prompt().phase == "trading" and "buy_from_player" not in possible(game)


def extra_turn(game: Session) -> bool:
    """The starter of an auction has lost it."""
    turn = game.view(None)["turn"]
    return bool(turn and turn["extra"] and game.prompt().phase == "turn")


def last_round(game: Session) -> bool:
    """What ends the game has happened; whoever is left has a turn."""
    return game.prompt().phase == "turn" and bool(game.view(None)["ending"])


def over(game: Session) -> bool:
    return game.to_act is None
