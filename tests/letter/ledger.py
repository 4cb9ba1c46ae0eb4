"""Keeping the books of a game from its events alone, the way a suspicious player would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import tycoon
from tycoon.games.letter.rules.cards import DECK, LETTERS
from tycoon.games.letter.rules.state import State


class Ledger:
    """Money, stock, patents and hand sizes of every seat, as the events say."""

    def __init__(self, players: int) -> None:
        self.money = [0] * players
        self.stock = [0] * players
        self.patents: list[list[str]] = [[] for _ in range(players)]
        self.bank = 0
        """What the bank has given, less what it got."""

    def book(self, events: Iterable[tycoon.Event]) -> None:
        for event in events:
            entry = getattr(self, f"_{event.key}", None)
            if entry:
                entry(dict(event.params))

    def _pay(self, seat: int, amount: int) -> None:
        self.money[seat] += amount
        self.bank += amount

    def _earned(self, what: dict[str, Any]) -> None:
        assert what["money"] == sum(word["money"] for word in what["words"])
        assert what["stock"] == sum(word["stock"] for word in what["words"])
        self._pay(what["seat"], what["money"])
        self.stock[what["seat"]] += what["stock"]

    def _royalties_paid(self, what: dict[str, Any]) -> None:
        assert what["seat"] != what["from"]
        self._pay(what["seat"], what["amount"])

    def _challenge_failed(self, what: dict[str, Any]) -> None:
        assert what["paid_by"] == ("player" if self.money[what["seat"]] else "bank")
        if what["paid_by"] == "player":
            self._pay(what["seat"], -1)
        self._pay(what["active"], 1)

    def _patent_bought(self, what: dict[str, Any]) -> None:
        assert what["cost"] == LETTERS[what["letter"]].cost
        self._pay(what["seat"], -what["cost"])
        self.patents[what["seat"]].append(what["letter"])


def check_conservation(state: State) -> None:
    """102 cards, each in one place; 26 patents, each with one owner at most."""
    cards = Counter(state.deck + state.discard + state.laid)
    for player in state.players:
        cards.update(player.hand)
        assert len(player.hand) <= 7
        assert player.money >= 0
        assert player.stock >= 0
    for place, used in zip(state.pool, state.used, strict=True):
        cards.update(card for card in (place, used) if card)
    assert cards == Counter(DECK)
    sold = [letter for player in state.players for letter in player.patents]
    assert len(set(sold)) == len(sold)
    assert set(sold) <= set(LETTERS)
