"""What is worth remembering of a game of Letter Tycoon, and where its points came from."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Session
from tycoon.kernel.outcome import AGREED

from tycoon_web.games.letter.telling.turn_log import words_of
from tycoon_web.replay.achievements import Achievement, Achievements, comebacks, keep

SOURCES = ("patents", "money", "stock")


def achievements(session: Session) -> list[Achievements]:
    """By seat: the longest word, in letters, and the dearest, in dollars with a dollar for each
    certificate of stock, and from how far behind the game was won; of a game that went on from a
    checkpoint since then.
    """
    found: list[Achievements] = [{} for _ in session.seats]
    for played in words_of(session):
        own, word = found[played.seat], played.word
        keep(own, "longest_word", Achievement(len(word), word))
        keep(own, "dearest_word", Achievement(played.money + played.stock, word))
    for seat, points in comebacks(session).items():
        keep(found[seat], "comeback", Achievement(points))
    return found


def decided(reason: str) -> bool:
    """Always, unless the table stopped before."""
    return reason != AGREED


def sources(score: Mapping[str, int]) -> dict[str, int]:
    """Points by source: together the total."""
    return {name: score.get(name, 0) for name in SOURCES}
