"""What lies under one storage key: a save with its number, date, label and checksum."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zlib
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from tycoon.games import GAMES
from tycoon.session.seats import EMBLEMS, LONGEST_NAME, clean_name

if TYPE_CHECKING:
    from tycoon import Outcome, Session

LONGEST_TITLE = 40  #: characters
#: Save texts of so many characters are stored packed, as 30,000 actions would leave no room; and
#: opening them, some thousand actions, is felt.
LONG = 100_000
_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)", re.ASCII)


class Label(NamedTuple):
    """What the list of games tells of one without replaying it."""

    game: str = ""
    players: tuple[tuple[str, str], ...] = ()
    """(name, emblem) by seat."""
    round: int | None = None
    """None: not known (a game stored by version 0.1.0)."""
    over: bool = False
    winners: tuple[str, ...] = ()
    """Their names; () of a game that is over: it was given up."""
    title: str = ""
    """A name given by the players; "" none."""
    began: str = ""
    """When its first state was stored here."""
    exported: str = ""
    """`mark` of the save that was exported last; "" none."""
    bots: tuple[int, ...] = ()
    """The seats that bots play."""
    hints: tuple[int, ...] = ()
    """By seat how many hints were asked for; () where the table wants none."""
    guided: bool = False
    """A host explains what is met (`rooms/host`)."""
    tried: bool = False
    """It tries what else could have been done in another game, and counts for no record."""
    turn: int | None = None
    """The seat to act; None: nobody's, or not known."""

    def of(self, session: Session) -> Label:
        """The same label with what the game says now."""
        outcome = session.outcome
        return self._replace(
            game=session.game,
            tried=session.tried,
            turn=session.to_act,
            players=tuple((seat.name, seat.emblem) for seat in session.seats),
            bots=tuple(number for number, seat in enumerate(session.seats) if seat.bot),
            round=session.state.round,
            over=outcome is not None,
            winners=tuple(session.seats[seat].name for seat in winners_of(outcome)),
        )


def winners_of(outcome: Outcome | None) -> tuple[int, ...]:
    """The seats that have won; none as long as the game goes on, and where it was given up."""
    return outcome.winners if outcome and not outcome.given_up else ()


class Saved(NamedTuple):
    """A stored game: its save text, when, which write it was, and where."""

    text: str
    when: str
    """ISO 8601; "" not known."""
    number: int
    key: str
    label: Label

    @property
    def only_here(self) -> bool:
        """Has it changed since it was exported, or never been?"""
        return self.label.exported != mark(self.text)


class Deletion(NamedTuple):
    """What is left of a deleted slot: up to which number everything there is gone."""

    number: int
    when: str

    def to_text(self) -> str:
        """The record as it is stored."""
        record = self._asdict()
        return json.dumps({"sum": _sum(record), **record})

    @classmethod
    def from_text(cls, raw: str | None) -> Deletion | None:
        """A stored one; None when it is missing or damaged."""
        try:
            record: Any = json.loads(raw or "")
            sound = record["sum"] == _sum(record) and type(record["number"]) is int
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            return None
        return cls(record["number"], sound_moment(record["when"])) if sound else None


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
    record: dict[str, Any] = {
        "number": saved.number,
        "when": saved.when,
        "label": saved.label._asdict(),
        "text": saved.text,
    }
    if len(saved.text) >= LONG:
        record |= {"text": _packed(saved.text), "packed": True}
    return json.dumps({"sum": _sum(record), **record})


def _packed(text: str) -> str:
    return base64.b64encode(zlib.compress(text.encode(), 3)).decode()


def _unpacked(packed: str) -> str:
    """Raises ValueError."""
    try:
        return zlib.decompress(base64.b64decode(packed, validate=True)).decode()
    except zlib.error:
        raise ValueError("damaged") from None


def opened(raw: str | None, key: str) -> Saved | None:
    """A stored record; None when it is missing or damaged."""
    try:
        record: Any = json.loads(raw or "")
        if record["sum"] != _sum(record) or type(record["number"]) is not int:
            return None
        text = _unpacked(record["text"]) if record.get("packed") else record["text"]
        label = _label(record.get("label")) or _label_of(text)
        if label.over and stopped(text):
            label = label._replace(winners=())  # version 0.3.0 named those in front
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return Saved(text, sound_moment(record["when"]), record["number"], key, label)


def stopped(text: str) -> bool:
    """Is it the save text of a game that its table has ended by agreement?"""
    return '{"do":"finish","agreed":true}],' in text


def _label(given: Any) -> Label | None:
    """The label as `wrapped` writes it; None when it has any other form."""
    try:
        known = {name: given[name] for name in Label._fields if name in given}
        players = tuple((name, emblem) for name, emblem in given["players"])
        lists = {"winners": tuple(given["winners"])}
        lists |= {name: tuple(given.get(name, ())) for name in ("bots", "hints")}
        label = Label(**{**known, **lists, "players": players})
    except (LookupError, TypeError, ValueError):
        return None
    forms = (
        label.game in GAMES,
        all(map(_is_seat, label.players)),
        label.round is None or type(label.round) is int,
        type(label.over) is bool,
        type(label.tried) is bool,
        all(map(_is_name, label.winners)),
        label.title == "" or _is_name(label.title, LONGEST_TITLE),
        label.began == sound_moment(label.began),
        isinstance(label.exported, str),
        all(type(seat) is int and 0 <= seat < len(label.players) for seat in label.bots),
        len(label.hints) in (0, len(label.players)),
        all(type(count) is int and count >= 0 for count in label.hints),
        type(label.guided) is bool,
        label.turn is None or (type(label.turn) is int and 0 <= label.turn < len(label.players)),
    )
    return label if all(forms) else None


def _label_of(text: str) -> Label:
    """What the save itself tells: who plays what. Version 0.1.0 wrote no label.

    Raises ValueError, LookupError or TypeError when it is no save.
    """
    save = json.loads(text)
    seats = tuple((seat["name"], seat["emblem"]) for seat in save["seats"])
    if save["game"] not in GAMES or not all(map(_is_seat, seats)):
        raise ValueError("no game that can be shown")
    return Label(game=save["game"], players=seats)


def _is_seat(seat: tuple[Any, Any]) -> bool:
    return _is_name(seat[0]) and seat[1] in EMBLEMS


def _is_name(value: Any, longest: int = LONGEST_NAME) -> bool:
    return isinstance(value, str) and value != "" and clean_name(value, longest) == value


def sound_moment(value: Any) -> str:
    """A date and time that every browser can read; "" for anything else."""
    try:
        return value if _DATE.fullmatch(value) and datetime.fromisoformat(value) else ""
    except (TypeError, ValueError):
        return ""


def _sum(record: dict[str, Any]) -> str:
    parts = [str(record["number"]), str(record["when"])]
    if "label" in record:  # version 0.1.0 had none
        parts.append(json.dumps(record["label"], sort_keys=True))
    if "text" in record:  # a deletion has none
        parts.append(record["text"])
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
