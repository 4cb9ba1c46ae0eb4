"""The bid that is being put together in an auction (RT-42, RT-87)."""

from __future__ import annotations

from typing import Any

from tycoon import Action, Session
from tycoon.games.raccoon.rules.auction import lowest_bid

from tycoon_web.games.raccoon.telling.words import Words


class Bidding:
    """The bid being put together by whoever's turn it is; shared by all eyes."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        auction: dict[str, Any] = session.view(None)["auction"]
        self.least = lowest_bid(auction["bid"] or 0, auction["minimum"])
        self.amount = self.least
        #: What every seat has bid last in this auction.
        self.last = last_bids(session)

    def edit(self, to: str) -> None:
        """Another amount, never below the least legal one."""
        self.amount = max(self.least, int(to))

    def action(self) -> Action:
        """The bid."""
        return Action("bid", amount=self.amount)

    def possible(self) -> bool:
        """Does the bidder have so much? The answer is nobody else's business (RT-87)."""
        return self.session.check(self.action()) is None


def last_bids(session: Session) -> dict[int, int]:
    """By seat, of the auction that runs."""
    found: dict[int, int] = {}
    for step in reversed(session.standing):
        for event in step.events:
            if event.key == "bid_made":
                found.setdefault(event.params["seat"], event.params["amount"])
        if step.action and step.action.do == "auction":
            break
    return found


def beyond(words: Words, amount: int, money: int | None) -> str | None:
    """Why a bidder with so much cannot bid ``amount``; None also while the money does not show."""
    if money is None or amount <= money:
        return None
    return words("bidding.beyond", money=money)
