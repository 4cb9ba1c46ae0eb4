"""Letter Tycoon in words: letters, patents, amounts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tycoon import Action, Event
from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.telling import words
from tycoon_web.telling.views import View

#: The card that doubles a word by itself; the other doublings are patents (LT-28).
Q_CARD = "Q"


class Words(words.Words):
    """Messages plus the names of this game's things and players."""

    seat_params = words.Words.seat_params | {"active", "challenger", "from"}

    def kind(self, letter: str, vowel: bool | None = None) -> str:
        """Vowel, consonant, or either; ``vowel`` is what a Y was declared."""
        kind = LETTERS[letter].kind
        if kind == "either" and vowel is not None:
            kind = "vowel" if vowel else "consonant"
        return self(f"kind.{kind}")

    def owner(self, owner: int | None) -> str:
        """Who holds a patent."""
        return (
            self("patent.unsold") if owner is None else self("patent.of", name=self.player(owner))
        )

    def card(self, letter: str, owner: int | None, vowel: bool | None = None) -> str:
        """What a screen reader calls a letter card (A11-10)."""
        cost = LETTERS[letter].cost
        kind, owned = self.kind(letter, vowel), self.owner(owner)
        label = self("letter.label", letter=letter, kind=kind, cost=cost, owner=owned)
        return f"{label}; {self('letter.doubles')}" if letter == Q_CARD else label

    def amount(self, money: int, stock: int) -> str:
        """For example "$6 and 1 share"."""
        return self("amount", money=money, stock=self.stock(stock)) if stock else f"${money}"

    def stock(self, count: int) -> str:
        """For example "2 shares"."""
        return self("stock", n=count)

    def discarded(self, view: View) -> str:
        """What follows a discard: in one's last turn no new cards (LT-A34)."""
        return self("done.discarded_final" if view["ending"] else "done.discarded")

    def both(self, texts: Iterable[str]) -> str:
        """Words of one play: "TEA" and "EAT"."""
        return self("and").join(texts)

    def param(self, name: str, value: Any) -> Any:
        if name == "words":
            texts = [word if isinstance(word, str) else word["word"] for word in value]
            return self.both(texts)
        if name in ("lengths", "patterns"):
            return self.both(map(str, value))
        if name == "cuts":
            return "; ".join(self._cut(cards) for cards in value)
        if name == "cards":
            return ", ".join(value)
        return super().param(name, value)

    def _cut(self, cards: Iterable[str | None]) -> str:
        """Who cut which letter; those who did not cut again are left out (LT-03)."""
        shown = [
            self("event.cut", name=self.player(seat), letter=letter)
            for seat, letter in enumerate(cards)
            if letter
        ]
        return ", ".join(shown)

    def params(self, params: Any) -> dict[str, Any]:
        filled = super().params(params)
        if {"money", "stock"} <= params.keys():
            filled["earned"] = self.amount(params["money"], params["stock"])
        return filled

    def deed(self, action: Action) -> str:
        if action.do != "play_word":
            return super().deed(action)
        texts = [action["word"], *filter(None, [action.get("second_word")])]
        return self("deed.play_word", words=self.both(texts))

    def deed_key(self, action: Action) -> str:
        key = super().deed_key(action)
        if action.do == "decline":
            return f"{key}.patent"
        nothing = action.do == "discard_cards" and not action["cards"]
        return f"{key}.none" if nothing else key

    def event_key(self, event: Event) -> str:
        key, params = super().event_key(event), event.params
        if event.key == "card_replaced" and params["from"] == "pool":
            return f"{key}.pool"
        if event.key == "challenge_failed" and params["paid_by"] == "bank":
            return f"{key}.bank"
        if event.key == "word_rejected":
            return key if params["challenger"] is not None else f"{key}.automatic"
        if event.key == "cards_discarded" and not params["count"]:
            return f"{key}.none"
        return key


def owners(view: View) -> dict[str, int | None]:
    """Who holds which patent."""
    return {patent["letter"]: patent["owner"] for patent in view["patents"]}
