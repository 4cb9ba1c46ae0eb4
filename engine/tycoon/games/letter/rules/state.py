"""The state of a game: a plain record, copied by hand."""

from __future__ import annotations

from typing import Any, NamedTuple

from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.options import Config
from tycoon.games.letter.rules.phases import PHASES, Phase
from tycoon.kernel import records, table

EMPTY = ""  #: a place of the pool without a card
NOBODY = -1  #: no seat

#: What a letter of a laid word is; the order is that of equal letters in one word.
HAND, POOL, TWICE, FINAL_S = "h", "p", "x", "z"


class Word(NamedTuple):
    """A word as it lies on the table; two equal ones are the same play."""

    text: str
    places: str
    """For each letter: a card of the hand or the pool, X's second use, or Z's S."""
    vowels: tuple[int, ...]
    """Positions of the Ys that were declared vowels; the other Ys are consonants (LT-27)."""
    doublings: tuple[str, ...] = ()
    """What doubles it: ``Q`` for the card, ``B``, ``J``, ``K`` for the patents."""

    def taken(self, place: str) -> list[str]:
        """The letters at one sort of place, in the order of the word."""
        return [
            letter for letter, here in zip(self.text, self.places, strict=True) if here == place
        ]

    @property
    def cards(self) -> list[str]:
        """The letters that are real cards (LT-21)."""
        return [*self.taken(HAND), *self.taken(POOL)]

    def vowel_at(self, position: int) -> bool:
        """Does the letter there count as a vowel? (LT-D3, LT-27)"""
        return position in self.vowels or LETTERS[self.text[position]].kind == "vowel"

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {
            "word": self.text,
            "places": self.places,
            "vowels": list(self.vowels),
            "doublings": list(self.doublings),
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Word:
        """The inverse of `to_dict`."""
        values = records.tupled(data)
        return cls(text=values.pop("word"), **values)


class Play(NamedTuple):
    """One or two words on the table, and what the opponents said (LT-30, LT-40)."""

    words: tuple[Word, ...]
    answers: tuple[str, ...]
    """By seat: ``accept``, ``challenge``, or empty: not asked yet, or never."""
    challenger: int = NOBODY
    """The one whose challenge counted (LT-31)."""

    @property
    def cards(self) -> list[str]:
        """The letters of all real cards in it."""
        return [card for word in self.words for card in word.cards]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        words = [word.to_dict() for word in self.words]
        return {"words": words, "answers": list(self.answers), "challenger": self.challenger}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Play:
        """The inverse of `to_dict`."""
        words = tuple(Word.from_dict(word) for word in data["words"])
        return cls(**{**records.tupled(data), "words": words})


class Player(records.Record):
    """What one seat owns."""

    __slots__ = ("hand", "money", "patents", "stock")

    def __init__(self) -> None:
        self.money = 0  # LT-06
        self.stock = 0
        self.hand: list[str] = []
        """Always in alphabetical order: equal hands are the same."""
        self.patents: list[str] = []
        """In the order they were bought."""

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player.__new__(Player)
        twin.money = self.money
        twin.stock = self.stock
        twin.hand = self.hand[:]
        twin.patents = self.patents[:]
        return twin


class State:
    """Everything about a game in progress but the names at the table."""

    __slots__ = (
        "active",
        "config",
        "deck",
        "discard",
        "ending",
        "laid",
        "phase",
        "play",
        "players",
        "pool",
        "random",
        "refused",
        "replaced",
        "round",
        "start",
        "tries",
        "used",
    )
    config: Config
    players: list[Player]
    phase: Phase
    random: int
    """State of `tycoon.kernel.randomness.Random`."""
    round: int
    """1 in the first round."""
    start: int
    """The seat with the zeppelin (LT-03)."""
    ending: str
    """What triggered the last round (LT-47), or empty."""
    deck: list[str]
    """The next card last."""
    discard: list[str]
    pool: list[str]
    """The three community cards; EMPTY where one is missing."""
    active: int
    """Whose turn it is; during a challenge somebody else acts."""
    replaced: bool
    """The Q patent has been used this turn (LT-45)."""
    refused: list[str]
    """Words of this turn that were rejected."""
    tries: int
    """How many plays of this turn were rejected."""
    play: Play | None
    """What was played this turn; None before, and after a rejection."""
    laid: list[str]
    """Hand cards lying in ``play``; they leave the table when the turn ends."""
    used: list[str]
    """Community cards lying in ``play``, at their places in the pool."""

    def copy(self) -> State:
        """An independent copy; costs a few microseconds."""
        twin = table.twin(self)
        twin.pool = self.pool[:]
        twin.active = self.active
        twin.replaced = self.replaced
        twin.refused = self.refused[:]
        twin.tries = self.tries
        twin.play = self.play
        twin.laid = self.laid[:]
        twin.used = self.used[:]
        return twin

    def to_dict(self) -> dict[str, Any]:
        """Everything, secrets included, JSON-ready; for saves, tests and tools."""
        data = records.to_dict(self, but=_SPECIAL)
        data["phase"] = PHASES.to_dict(self.phase)
        data["play"] = self.play.to_dict() if self.play else None
        data["players"] = [player.to_dict() for player in self.players]
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any], config: Config) -> State:
        """The inverse of `to_dict`; raises LookupError or TypeError on data of another form."""
        state = cls()
        records.fill(state, data, but=_SPECIAL)
        state.config = config
        state.phase = PHASES.from_dict(data["phase"])
        state.play = None if data["play"] is None else Play.from_dict(data["play"])
        state.players = [Player.from_dict(player) for player in data["players"]]
        return state


_SPECIAL = ("config", "players", "phase", "play")


def owner(state: State, letter: str) -> int:
    """Who holds the patent, or NOBODY."""
    for seat, player in enumerate(state.players):
        if letter in player.patents:
            return seat
    return NOBODY
