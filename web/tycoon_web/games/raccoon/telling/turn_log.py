"""What happened at Raccoon Tycoon, and the history of its prices."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from tycoon import Action, Event, Session
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.table.cards import pictured
from tycoon_web.games.raccoon.table.moves import picture
from tycoon_web.games.raccoon.telling.signs import sign
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import disc
from tycoon_web.kit.vtree import Node
from tycoon_web.telling import turn_log
from tycoon_web.telling.turn_log import Told


class TurnLog(turn_log.TurnLog):
    """The log and the price history."""

    words: Words

    silent = frozenset({"round_started", "turn_started", "turn_ended", "card_drawn", "cards_drawn"})
    personal = frozenset({"tokens_taken"})
    newsworthy = frozenset(
        {
            "tokens_taken",
            "bonus_taken",
            "commission_paid",
            "produced",
            "sold",
            "exported",
            "bought_from_player",
            "discarded",
            "auction_won",
            "built",
            "upgraded",
            "town_bought",
            "end_triggered",
            "last_call",
            "victory_declared",
            "undone",
        }
    )
    landmarks = MappingProxyType(
        {
            "auction_won": "auction",
            "town_bought": "town",
            "built": "purchase",
            "upgraded": "purchase",
        }
    )

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        #: See `price_series`.
        self.series: dict[str, list[int]] = {}
        #: At which of those prices every round began, by its number.
        self.rounds: dict[int, int] = {}
        self._last_seen: dict[int, dict[str, int]] = {}

    def refresh(self) -> None:
        super().refresh()
        self.series, self._last_seen = price_series(self.session)
        self.rounds = round_starts(self.session)

    def told(self, events: Sequence[Event]) -> list[Told]:
        """With the goods that changed hands or what was got for them; prices stand above."""
        return [self._told_of(event) for event in events]

    def _told_of(self, event: Event) -> Told:
        words, drawn = self.words, sign(self.words, event)
        goods = drawn.goods if drawn else {}
        tokens = [disc(name) for name in COMMODITIES for _ in range(goods.get(name, 0))]
        points = drawn.amount if drawn and event.key == "town_bought" else ""
        sentence = words.event(event)
        return Told(sentence, beside=tokens or pictured(event.params), amount=points)

    def last_seen(self, seat: int) -> dict[str, int]:
        """The prices when ``seat`` last ended a turn; empty before its first."""
        return self._last_seen.get(seat, {})

    def moved_by(self, seat: int) -> dict[str, int]:
        """The prices that ``seat``'s last turn has changed, as they were before it."""
        was: dict[str, int] = {}
        now: dict[str, int] = {}
        for event in (event for step in self.session.standing for event in step.events):
            if event.key == "turn_started" and event.params["seat"] == seat:
                was, now = {}, {}
            for name, (before, after) in _steps(event).items():
                was.setdefault(name, before)
                now[name] = after
        return {name: before for name, before in was.items() if before != now[name]}

    def picture(self, action: Action) -> Node | None:
        return picture(action)


def price_series(session: Session) -> tuple[dict[str, list[int]], dict[int, dict[str, int]]]:
    """Per commodity the price at the start, after every turn, and now if any has moved since; per
    seat those it last left. All lists are equally long.
    """
    left: dict[int, dict[str, int]] = {}
    now = dict(zip(COMMODITIES, session.at(0).state.prices, strict=True))
    series = {name: [price] for name, price in now.items()}
    for event in (event for step in session.standing for event in step.events):
        now |= _moves(event)
        if event.key == "turn_ended":
            left[event.params["seat"]] = dict(now)
            for name, price in now.items():
                series[name].append(price)
    if any(series[name][-1] != price for name, price in now.items()):
        for name, price in now.items():
            series[name].append(price)
    return series, left


def round_starts(session: Session) -> dict[int, int]:
    """By the number of every round how many turns had ended when it began."""
    began = {max(1, session.at(0).state.round): 0}
    ended = 0
    for event in (event for step in session.standing for event in step.events):
        ended += event.key == "turn_ended"
        if event.key == "round_started":
            began[event.params["round"]] = ended
    return began


def _moves(event: Event) -> dict[str, int]:
    return {name: after for name, (_, after) in _steps(event).items()}


def _steps(event: Event) -> dict[str, tuple[int, int]]:
    """The prices that it moves: from where, and to where."""
    told = event.params
    if event.key == "prices_raised":
        return {name: (before, after) for name, (before, after) in told["changes"].items()}
    if event.key == "sold":
        return {told["commodity"]: (told["price"], told["price_after"])}
    if event.key == "exported":
        return {told["commodity"]: (told["from"], told["to"])}
    return {}
