"""What happened at Letter Tycoon, and what there was to remember of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon import Action, Event, Session

from tycoon_web.games.letter.table.tiles import in_small, picture
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.vtree import Node
from tycoon_web.telling import turn_log
from tycoon_web.telling.turn_log import Told


class TurnLog(turn_log.TurnLog):
    """The log."""

    words: Words

    silent = frozenset(
        {
            "game_started", "round_started", "turn_started", "turn_ended", "word_accepted",
            "card_drawn", "cards_drawn", "cards_shed",
        }
    )  # fmt: skip
    page = 6
    newsworthy = frozenset(
        {
            "card_replaced",
            "cards_discarded",
            "word_played",
            "word_challenged",
            "challenge_failed",
            "word_rejected",
            "earned",
            "royalties_paid",
            "patent_bought",
            "end_triggered",
            "undone",
        }
    )
    landmarks = MappingProxyType({"word_challenged": "challenge", "patent_bought": "purchase"})

    def worth_telling(self, event: Event) -> bool:
        return super().worth_telling(event) and event.params.get("count") != 0

    def told(self, events: Sequence[Event]) -> list[Told]:
        """A word lies there in type, with what it has paid."""
        told: list[Told] = []
        for at, event in enumerate(events):
            sentence = self.words.event(event)
            if event.key == "earned" and at and events[at - 1].key == "word_played":
                played, p = told.pop(), event.params
                both = f"{played.sentence} {sentence}"
                amount = f"+{self.words.amount(p['money'], p['stock'])}"
                told.append(played._replace(sentence=both, amount=amount))
                continue
            laid = event.key == "word_played" and [in_small(w) for w in event.params["words"]]
            told.append(Told(sentence, laid or None))
        return told

    def picture(self, action: Action) -> Node | None:
        return picture(action)


class Best(NamedTuple):
    """A word worth remembering."""

    seat: int
    word: str
    money: int
    stock: int


class Records(NamedTuple):
    """What the end screen tells besides the score."""

    best: Best | None
    """The word that earned most; the first of equals."""
    longest: Best | None
    royalties: list[int]
    """Dollars by seat."""
    words: list[int]
    """Words that stood, by seat."""


def records(session: Session) -> Records:
    """Read them from the journal."""
    seats = len(session.seats)
    royalties, words = [0] * seats, [0] * seats
    for event in _events(session):
        if event.key == "royalties_paid":
            royalties[event.params["seat"]] += event.params["amount"]
    played = words_of(session)
    for word in played:
        words[word.seat] += 1
    best = max(played, key=lambda word: word.money + word.stock, default=None)
    longest = max(played, key=lambda word: len(word.word), default=None)
    return Records(best, longest, royalties, words)


def words_of(session: Session) -> list[Best]:
    """Every word that stood, in the order in which they were played."""
    earned = (event.params for event in _events(session) if event.key == "earned")
    return [_best(play["seat"], word) for play in earned for word in play["words"]]


def _best(seat: int, word: dict[str, Any]) -> Best:
    return Best(seat, word["word"], word["money"], word["stock"])


def _events(session: Session) -> Iterator[Event]:
    for step in session.standing:
        yield from step.events
