"""What lies under one storage key: a save with its number, date, label and checksum."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from typing import Any, NamedTuple

from tycoon import Session, clean_name

LONGEST_TITLE = 40  #: characters


class Label(NamedTuple):
    """What the list of games tells of one without replaying it."""

    game: str = ""
    players: tuple[tuple[str, str], ...] = ()
    """(name, emblem) by seat."""
    round: int | None = None
    """None: not known (a game stored by version 0.1.0)."""
    over: bool = False
    winners: tuple[str, ...] = ()
    title: str = ""
    """A name given by the players; "" none."""
    began: str = ""
    """When its first state was stored here."""
    exported: str = ""
    """`mark` of the save that was exported last; "" none."""

    def of(self, session: Session) -> Label:
        """The same label with what the game says now."""
        outcome = session.outcome
        return self._replace(
            game=session.game,
            players=tuple((seat.name, seat.emblem) for seat in session.seats),
            round=session.view(None)["round"],
            over=outcome is not None,
            winners=tuple(session.seats[seat].name for seat in outcome.winners) if outcome else (),
        )


class Saved(NamedTuple):
    """A stored game: its save text, when, which write it was, and where."""

    text: str
    when: str
    number: int
    key: str
    label: Label

    @property
    def only_here(self) -> bool:
        """Has it changed since it was exported, or never been?"""
        return self.label.exported != mark(self.text)


def mark(text: str) -> str:
    """Short for a save text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def clean_title(title: str) -> str:
    """A name for a game, without control and direction characters (SE-02)."""
    return clean_name(title, LONGEST_TITLE)


def days_between(earlier: str, later: str) -> float:
    """Days between two ISO dates; negative when the clock was put back, 0 when one is unknown."""
    try:
        passed = datetime.fromisoformat(later) - datetime.fromisoformat(earlier)
    except (ValueError, TypeError):
        return 0
    return passed.total_seconds() / 86_400


def wrapped(saved: Saved) -> str:
    """The record as it is stored."""
    record = {
        "number": saved.number,
        "when": saved.when,
        "label": saved.label._asdict(),
        "text": saved.text,
    }
    return json.dumps({"sum": _sum(record), **record})


def opened(raw: str | None, key: str) -> Saved | None:
    """A stored record; None when it is missing or damaged."""
    try:
        record: Any = json.loads(raw or "")
        if record["sum"] != _sum(record):
            return None
        text, when, number = str(record["text"]), str(record["when"]), int(record["number"])
        label = _label(record["label"]) if "label" in record else _label_of(text)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return Saved(text, when, number, key, label)


def _label(given: dict[str, Any]) -> Label:
    known = {name: given[name] for name in Label._fields if name in given}
    players = tuple((str(name), str(emblem)) for name, emblem in given["players"])
    return Label(**{**known, "players": players, "winners": tuple(given["winners"])})


def _label_of(text: str) -> Label:
    """Version 0.1.0 wrote none; its save knows at least who plays what."""
    save = json.loads(text)
    seats = tuple((str(seat["name"]), str(seat["emblem"])) for seat in save["seats"])
    return Label(game=str(save["game"]), players=seats)


def _sum(record: dict[str, Any]) -> str:
    parts = [str(record["number"]), str(record["when"])]
    if "label" in record:  # version 0.1.0 had none
        parts.append(json.dumps(record["label"], sort_keys=True))
    return hashlib.sha256("\n".join([*parts, record["text"]]).encode()).hexdigest()[:32]
