"""What happened, read from the journal: log, news for the curtain, price history. Public only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from tycoon import Event, Session, Step
from tycoon.raccoon.cards import COMMODITIES, PRICE_MIN

from tycoon_web.games.raccoon.words import Words

#: Events that need no line of their own.
_SILENT = frozenset(
    {"round_started", "turn_started", "turn_ended", "card_drawn", "cards_drawn", "extra_action"}
)
#: Events the next player wants to hear of; the rest is in the log.
_NEWS = frozenset(
    {
        "produced",
        "prices_raised",
        "bonus_taken",
        "bought_from_player",
        "discarded",
        "sold",
        "exported",
        "commission_paid",
        "auction_won",
        "built",
        "upgraded",
        "town_bought",
        "end_triggered",
        "victory_declared",
        "tokens_taken",
        "undone",
    }
)


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log."""

    seat: int | None
    key: str
    text: str
    turn: int
    """Which turn of the game it belongs to."""
    round: int
    """0: before the first round."""
    undone: bool = False


def effective(session: Session) -> list[Step]:
    """The journal without what the table agreed to take back."""
    steps: list[Step] = []
    for step in session.journal:
        if step.agreed_undo:
            steps.pop()
        else:
            steps.append(step)
    return steps


class Chronicle:
    """The log and the price history of a session, kept up as the journal grows or shrinks."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        #: Per step: its lines, and how many turns and rounds have begun by then.
        self._told: list[tuple[Step, list[Line], tuple[int, int]]] = []
        self._log: list[Line] = []
        self._series: dict[str, list[int]] = {}
        self._last_seen: dict[int, dict[str, int]] = {}

    def refresh(self) -> None:
        """Read what is new in the journal; forget what was taken back."""
        journal = self.session.journal
        keep = min(len(journal), len(self._told))
        while keep and self._told[keep - 1][0] is not journal[keep - 1]:
            keep -= 1
        del self._told[keep:]
        for step in journal[keep:]:
            self._told.append(self._tell(step, *(self._told[-1][2] if self._told else (0, 0))))
        self._log = [line for _, lines, _ in self._told for line in lines]
        self._series, self._last_seen = price_series(self.session)

    def _tell(self, step: Step, turn: int, round_: int) -> tuple[Step, list[Line], tuple[int, int]]:
        lines = []
        for event in step.events:
            turn += event.key == "turn_started"
            round_ += event.key == "round_started"
            if event.audience is None and event.key not in _SILENT:
                seat, text = _seat_of(step, event), self.words.event(event)
                lines.append(Line(seat, event.key, text, turn, round_, step.agreed_undo))
        return step, lines, (turn, round_)

    @property
    def log(self) -> list[Line]:
        """Everything public, oldest first."""
        return self._log

    @property
    def series(self) -> dict[str, list[int]]:
        """See `price_series`."""
        return self._series

    def last_seen(self, seat: int) -> dict[str, int]:
        """The prices when ``seat`` last ended a turn; empty before its first."""
        return self._last_seen.get(seat, {})


def by_turn(log: list[Line], most: int) -> list[list[Line]]:
    """The latest ``most`` lines turn by turn, newest turn first, each turn in its order."""
    turns = [list(lines) for _, lines in groupby(log[-most:], key=lambda line: line.turn)]
    return turns[::-1]


def _seat_of(step: Step, event: Event) -> int | None:
    seat = event.params.get("seat")
    return seat if isinstance(seat, int) else step.seat


def news(session: Session, words: Words, seat: int) -> list[tuple[int, list[str]]]:
    """Per player, in order, what happened since ``seat`` last ended a turn (HO-01)."""
    events = [
        event for step in effective(session) for event in step.events if event.audience is None
    ]
    ends = [i for i, e in enumerate(events) if e.key == "turn_ended" and e.params["seat"] == seat]
    since = events[ends[-1] + 1 :] if ends else events
    told: list[tuple[int, list[str]]] = []
    turn = seat
    for event in since:
        if event.key == "turn_started":
            turn = event.params["seat"]
        if event.key in _NEWS and not (event.key == "prices_raised" and not _moved(event)):
            owner = event.params["seat"] if event.key == "tokens_taken" else turn
            if not told or told[-1][0] != owner:
                told.append((owner, []))
            told[-1][1].append(words.event(event))
    return told


def _moved(event: Event) -> bool:
    return any(a != b for a, b in event.params["changes"].values())


def price_series(session: Session) -> tuple[dict[str, list[int]], dict[int, dict[str, int]]]:
    """Per commodity the price at the start and after every turn; per seat those it last left."""
    left: dict[int, dict[str, int]] = {}
    now = dict(zip(COMMODITIES, PRICE_MIN, strict=True))
    series = {name: [price] for name, price in now.items()}
    for event in _events(session):
        now |= _moves(event)
        if event.key == "turn_ended":
            left[event.params["seat"]] = dict(now)
            for name, price in now.items():
                series[name].append(price)
    for name, price in now.items():
        if series[name][-1] != price:
            series[name].append(price)
    return series, left


def _events(session: Session) -> Iterator[Event]:
    for step in effective(session):
        yield from step.events


def _moves(event: Event) -> dict[str, int]:
    if event.key == "prices_raised":
        return {name: after for name, (_, after) in event.params["changes"].items()}
    if event.key == "sold":
        return {event.params["commodity"]: event.params["price_after"]}
    if event.key == "exported":
        return {event.params["commodity"]: event.params["to"]}
    return {}
