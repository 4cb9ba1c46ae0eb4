"""The deal of the day: which deal a calendar day brings, and whether a game was played on it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any, NamedTuple

from tycoon import EMBLEMS, Session
from tycoon.session.seats import automaton

from tycoon_web.dealing.editions import editions_of

#: The emblems of the bots that are played against; the person sits first.
OPPONENTS = EMBLEMS[1:3]


class Standing(NamedTuple):
    """How somebody's deal of the day ended."""

    name: str
    won: bool
    scores: tuple[tuple[str, int], ...]
    """(name, total) of all, the best first."""
    streak: int
    """Days in a row with a deal of the day, up to this one."""


class Leaf(NamedTuple):
    """A day that has passed, or today."""

    day: str
    """ISO 8601."""
    state: str
    """"won", "played" or "open"; the better of both games."""


def seed_of(game: str, day: str) -> str:
    """The same on every device; ``day`` is ISO 8601."""
    return f"{day} {game}"


def options_of(game: str) -> dict[str, Any]:
    """The handbook's, who begins by lot."""
    editions = editions_of(game)
    return {**editions.preset(editions.handbook), "start_seat": -1}


def players_of(game: str, name: str, bot_name: Callable[[str], str]) -> list[dict[str, Any]]:
    """The person, and bots of the middle level, as `tycoon.new_game` wants them."""
    bot = automaton({}, game)
    assert bot
    bots = [{"name": bot_name(sign), "emblem": sign, "bot": bot.to_dict()} for sign in OPPONENTS]
    return [{"name": name, "emblem": EMBLEMS[0]}, *bots]


def day_of(session: Session) -> str:
    """The day whose deal this game is; "" it is none, only tries
    something, or the table gave it up.
    """
    day = session.seed.partition(" ")[0]
    bots = [seat.bot for seat in session.seats]
    usual = [None, *[automaton({}, session.game)] * len(OPPONENTS)]
    wanted = options_of(session.game)
    alike = all(session.options.get(name) == value for name, value in wanted.items())
    given_up = session.outcome is not None and session.outcome.given_up
    known = is_day(day) and session.seed == seed_of(session.game, day)
    return day if known and not session.tried and bots == usual and alike and not given_up else ""


def is_day(text: str) -> bool:
    """Is it a day as ISO 8601 writes it?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
