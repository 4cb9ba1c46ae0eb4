"""Games of Letter Tycoon brought to an interesting moment by the engine, for the page to show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

from tycoon import Action, Session, load_game, new_game
from tycoon.games.letter.rules.cards import LETTERS
from tycoon.lexicon import offensive

from tests.web import wordsmith
from tests.web.positions import NAMES, Wish

LATE = 40  # actions
MOST_TURNS = 60
NEARLY = 34  # dollars of 45


def moments(seed: str, names: tuple[str, ...]) -> Iterator[Session]:
    """A game of sensible people, at every one of its moments; the first word is a bluff."""
    game = new_game("letter", names, {"start_seat": 0}, seed)
    yield game
    yield from _step(game, wordsmith.bluff(game))
    while game.to_act is not None and len(game.journal) < MOST_TURNS * len(names):
        yield from _step(game, _choose(game))


def _step(game: Session, action: Action) -> Iterator[Session]:
    game.apply(action)
    yield game


def _choose(game: Session) -> Action:
    phase = game.prompt().phase
    if phase == "turn":
        found = islice(wordsmith.plays(game), 60)
        play = max(found, key=lambda a: wordsmith.worth(game, a), default=None)
        return play or Action("discard_cards", cards=_hand(game))
    if phase == "challenge":
        return Action("challenge" if len(game.journal) == 3 else "accept")
    if phase == "buy":
        return Action("buy_patent", letter=_wanted(game.view(None)["buyable"]))
    if phase == "penalty":
        return Action("discard_cards", cards=_hand(game)[:1])
    return Action("end_turn")


def _hand(game: Session) -> list[str]:
    """Whoever is on holds these."""
    hand: list[str] = game.view(game.to_act)["players"][game.to_act or 0]["hand"]
    return hand


def _wanted(letters: list[str]) -> str:
    """The special ones first."""
    return max(letters, key=lambda letter: (letter in "XZVQKBJ", letter))


def found(wish: Wish, names: tuple[str, ...] = NAMES[:3]) -> Session:
    """The first moment of the first game that is as wished, fresh for every test."""
    return load_game(_found(wish, names))


@cache
def _found(wish: Wish, names: tuple[str, ...]) -> str:
    for seed in range(200):
        for game in moments(f"letters {seed}", names):
            if wish(game):
                return game.dumps()
    raise LookupError(wish.__name__)


# --- wishes --------------------------------------------------------------------------------------


def _phase(game: Session, phase: str) -> bool:
    return game.prompt().phase == phase and len(game.journal) > LATE


def own_turn(game: Session) -> bool:
    return _phase(game, "turn")


def with_abilities(game: Session) -> bool:
    """Somebody is on who may use at least two of X, Z, V and Q."""
    return _owns_two(game, "XZVQ")


def with_tools(game: Session) -> bool:
    """Somebody is on who has a row more of tools: two of X, Z and V."""
    return _owns_two(game, "XZV")


def _owns_two(game: Session, letters: str) -> bool:
    owned = game.view(None)["players"][game.to_act or 0]["patents"]
    return _phase(game, "turn") and len(set(owned) & set(letters)) > 1


def challenged(game: Session) -> bool:
    """A word that one may print large."""
    if not _phase(game, "challenge"):
        return False
    return not any(offensive(played["word"]) for played in game.view(None)["play"]["words"])


def first_challenge(game: Session) -> bool:
    """The bluff lies on the table."""
    return game.prompt().phase == "challenge" and len(game.journal) == 2


def rejected(game: Session) -> bool:
    return game.prompt().phase == "penalty"


def buying(game: Session) -> bool:
    return _phase(game, "buy") and len(game.view(None)["buyable"]) > 2


def buying_of_many(game: Session) -> bool:
    """A long word of letters nobody has."""
    return game.prompt().phase == "buy" and len(game.view(None)["buyable"]) > 6


def buying_after_two(game: Session) -> bool:
    """… words in one turn (LT-40)."""
    return game.prompt().phase == "buy" and len(game.view(None)["play"]["words"]) == 2


def ending_turn(game: Session) -> bool:
    return _phase(game, "done") and bool(game.view(None)["play"])


def last_round(game: Session) -> bool:
    """What ends the game has happened; whoever is left has a turn."""
    return game.prompt().phase == "turn" and bool(game.view(None)["ending"])


def last_turns(game: Session) -> bool:
    """The patents of somebody are worth nearly what ends a game of two: some turns are left."""
    worth = [sum(map(costs, p["patents"])) for p in game.view(None)["players"]]
    running = _phase(game, "turn") and not game.view(None)["ending"]
    return running and max(worth) > NEARLY


def costs(letter: str) -> int:
    """Dollars of its patent."""
    return LETTERS[letter].cost


def over(game: Session) -> bool:
    return game.to_act is None
