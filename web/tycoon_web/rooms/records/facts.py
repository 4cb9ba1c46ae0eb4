"""What is remembered of one finished game: enough for every record, and nothing of its course."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tycoon import GAMES, Session
from tycoon.session.seats import EMBLEMS, LEVELS, clean_name

from tycoon_web.device.records import sound_moment
from tycoon_web.replay.achievements import Achievement, Achievements, memory_of

_MOST_PLAYERS, _LARGEST, _LONGEST = 5, 1_000_000, 40


class Player(NamedTuple):
    """One seat of a finished game."""

    name: str
    emblem: str
    bot: str
    """The level of the bot that played it at the end; "" a person did."""
    rank: int
    """From 1; who shares it has the same."""
    total: int
    sources: dict[str, int]
    """Points by source; together the total."""
    achievements: Achievements

    @property
    def who(self) -> str:
        """Whose records it counts for: a name, however it is written, or all bots of a level."""
        return f"bot:{self.bot}" if self.bot else f"name:{self.name.casefold()}"


class Fact(NamedTuple):
    """A finished game."""

    id: str
    """The same in every copy of one game: of its deal, its names and its edition."""
    game: str
    edition: str
    began: str
    """When its first state was stored on the device that played it; "" not known."""
    when: str
    """When it ended, or came to this device."""
    steps: int
    """Actions, and agreed undoes."""
    agreed: bool
    """Something else than points decided it: mostly that the table agreed to stop."""
    players: tuple[Player, ...]
    day: str = ""
    """The day whose deal of the day it was, ISO 8601; "" it was none."""
    given_up: bool | None = False
    """Has nobody won? None: not known, as version 0.3.0 told no table that stopped from a win by
    $1,000.
    """

    @property
    def won(self) -> bool:
        """Has somebody won, as far as is known?"""
        return self.given_up is False

    @property
    def margin(self) -> int:
        """Points between the two best; 0 when they have the same."""
        best, second = sorted((player.total for player in self.players), reverse=True)[:2]
        return best - second

    def older(self, other: Fact) -> Fact:
        """Of two copies of one game the one that counts: which began first, then the longer, then
        the one that does not count as decided by points, which earlier versions did not ask.
        """
        return min(self, other, key=_age)

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form, without a day where there is none."""
        fields = self._asdict()
        if not self.day:
            del fields["day"]
        return fields


def _age(fact: Fact) -> tuple[object, ...]:
    unknown = fact.given_up is None
    return fact.began, -fact.steps, unknown, fact.when, not fact.agreed, repr(fact)


def id_of(save: Mapping[str, Any]) -> str:
    """The id of the game of a save's fields; raises LookupError or TypeError."""
    names = [(seat["name"], seat["emblem"]) for seat in save["seats"]]
    deal = [save["game"], save["seed"], save["lexicon"], save["options"]["edition"], names]
    text = json.dumps(deal, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def fact_of(session: Session, began: str, when: str, day: str = "") -> Fact:
    """What is remembered of a game that is over; ``day``: whose deal of the day it was."""
    outcome, save = session.outcome, json.loads(session.dumps())
    game = memory_of(session.game)
    assert outcome is not None
    rank = {seat: n for n, seats in enumerate(outcome.ranking, 1) for seat in seats}
    players = tuple(
        Player(
            seat.name,
            seat.emblem,
            seat.bot.level if seat.bot else "",
            rank[number],
            outcome.scores[number]["total"],
            dict(game.sources(outcome.scores[number])),
            achievements,
        )
        for number, (seat, achievements) in enumerate(
            zip(session.seats, game.achievements(session), strict=True)
        )
    )
    edition, steps = str(session.options["edition"]), len(save["actions"])
    return Fact(
        id_of(save), session.game, edition, began, when, steps,
        outcome.given_up or not game.decided(outcome.reason), players, day, outcome.given_up,
    )  # fmt: skip


def fact_from(data: Any) -> Fact:
    """The inverse of `Fact.to_dict`, of any JSON at all; raises ValueError."""
    try:
        players = tuple(_player(Player(*row)) for row in data["players"])
        known = {name: data[name] for name in Fact._fields if name in data}
        fact = Fact(**{"given_up": _guessed(data["agreed"], players), **known, "players": players})
        forms = (
            fact.game in GAMES,
            fact.edition in GAMES[fact.game].presets,
            _is_word(fact.id) and fact.id != "",
            all(moment in ("", sound_moment(moment)) for moment in (fact.began, fact.when)),
            _is_count(fact.steps),
            type(fact.agreed) is bool,
            fact.given_up is None or type(fact.given_up) is bool,
            fact.day == "" or _is_day(fact.day),
            2 <= len(players) <= _MOST_PLAYERS,
            all(player.rank <= len(players) for player in players),
        )
    except (LookupError, TypeError, AttributeError):
        raise ValueError("no finished game") from None
    if not all(forms):
        raise ValueError("no finished game")
    return fact


def _guessed(agreed: object, players: Sequence[Player]) -> bool | None:
    """Was a game given up of which that was not asked? Who leads without most points has won."""
    most = max(player.total for player in players)
    led = all(player.total == most for player in players if player.rank == 1)
    return None if agreed and led else False


def _player(given: Player) -> Player:
    achievements = {
        name: Achievement(*achievement) for name, achievement in given.achievements.items()
    }
    forms = (
        given.name != "" and clean_name(given.name) == given.name,
        given.emblem in EMBLEMS,
        given.bot in ("", *LEVELS),
        _is_count(given.rank) and given.rank > 0,
        _is_count(given.total),
        all(_is_word(name) and _is_count(points) for name, points in given.sources.items()),
        all(
            _is_word(name) and _is_count(achievement.value)
            for name, achievement in achievements.items()
        ),
        all(_is_word(achievement.what) for achievement in achievements.values()),
    )
    if not all(forms):
        raise ValueError("no player")
    return given._replace(achievements=achievements, sources=dict(given.sources))


def _is_day(value: Any) -> bool:
    return isinstance(value, str) and sound_moment(f"{value}T00:00:00Z") != ""


def _is_count(value: Any) -> bool:
    return type(value) is int and -_LARGEST <= value <= _LARGEST


def _is_word(value: Any) -> bool:
    """A name in the code, or a word that was played."""
    plain = isinstance(value, str) and len(value) <= _LONGEST
    return plain and all(char.isalnum() or char == "_" for char in value)
