"""What speaks for an action: what it earns and pays, and what patents and cards will bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tycoon.bots import Situation
from tycoon.coach.hint import Reason
from tycoon.games.letter.bots.player import LetterBot
from tycoon.games.letter.coach.worths import Worths
from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.playing import appraise
from tycoon.games.letter.rules.state import State
from tycoon.kernel.actions import Action

_WORTH_SAYING = 0.5  #: points
_DOUBTFUL = 10  #: per cent
HIDDEN = "·"  #: a consonant in a pattern


def reasons(situation: Situation, bot: LetterBot, state: State, action: Action) -> list[Reason]:
    """Facts first; ``state`` is a table as it may be for the seat to act."""
    tell = _TOLD.get(action.do)
    return list(tell(Worths(situation, bot), state, action)) if tell else []


def pattern(word: str) -> str:
    """The word with its consonants hidden; a Y may be either and stays hidden."""
    return "".join(letter if LETTERS[letter].kind == "vowel" else HIDDEN for letter in word)


def _word(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    sheet, found = appraise(state, action), worths.turn.assessed(action)
    yield Reason("earns", {"money": sheet["money"], "stock": sheet["stock"]})
    for seat, dollars in enumerate(sheet["royalties"]):
        if dollars:
            yield Reason("pays", {"seat": seat, "dollars": dollars})
    if found.buy:
        yield Reason("then_patent", {"letter": found.buy, "dollars": LETTERS[found.buy].cost})
        yield from _patent(worths, found.buy)
    if found.terms.end >= _WORTH_SAYING:
        yield Reason("ends_well")


def _patent(worths: Worths, letter: str) -> Iterator[Reason]:
    for name, points in worths.turn.values.purchase(letter)._asdict().items():
        if points >= _WORTH_SAYING:
            yield Reason(f"patent_{name}", {"letter": letter, "points": round(points, 1)})


def _bought(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    letter, values = action["letter"], worths.turn.values
    yield Reason("cost", {"dollars": LETTERS[letter].cost})
    yield from _patent(worths, letter)
    if letter in values.ends and values.ending(0.0) >= _WORTH_SAYING:
        yield Reason("ends_well")


def _discarded(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    cards = list(action["cards"])
    if state.phase.name == "penalty":
        yield Reason("least_missed", {"cards": cards})
    elif cards:
        yield Reason("weak_cards", {"cards": cards})
        if hoped := worths.turn.keeping.hoped:
            yield Reason("may_draw", {"letter": hoped})


def _replaced(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    yield Reason("weak_cards", {"cards": [action["card"]]})


def _ended(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    outlook = worths.turn.outlook
    if worths.situation.may("discard_cards") and not worths.turn.keeping.given_up(outlook.hand):
        yield Reason("good_hand")


def _answered(worths: Worths, state: State, action: Action) -> Iterator[Reason]:
    play = worths.situation.view["play"]
    percent, words = round(100 * worths.doubt), [word["word"] for word in play["words"]]
    if "challenge" in play["answers"]:
        yield Reason("challenged_already")
    elif action.do == "accept":
        yield Reason("looks_real", {"percent": 100 - percent, "words": words})
    elif percent >= _DOUBTFUL:
        yield Reason("looks_odd", {"percent": percent, "words": words})
        yield Reason("takes_back", {"money": play["money"], "stock": play["stock"]})


_TOLD: Mapping[str, Callable[[Worths, State, Action], Iterator[Reason]]] = {
    "play_word": _word,
    "buy_patent": _bought,
    "discard_cards": _discarded,
    "replace_card": _replaced,
    "end_turn": _ended,
    "accept": _answered,
    "challenge": _answered,
}
