"""Starting an auction: which railroad, and the opening bid (RT-40, RT-41, RT-A14, PV-03)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.table.cards import rosette, worth_of
from tycoon_web.kit.controls import button, named, stepper
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View

#: Spending more of one's money than this in an auction is asked about (UN-04).
LARGE_SHARE = 0.75


class AuctionPanel(ActionPanel):
    """The starter names the opening bid; the auction itself is another screen."""

    name = "auction"
    symbol = "i-auction"

    def open(self, target: Fields) -> None:
        offer = [card for card in self.context.view["railroads"]["offer"] if card]
        #: Two cards of one company are one choice.
        self.offers: list[View] = list({card["company"]: card for card in offer}.values())
        self.possible = self.context.one_of("auction", "railroad")
        first = next(iter(self.possible), self.offers[0]["company"] if self.offers else "")
        self._choose(target.get("railroad") or first)

    def _choose(self, company: str) -> None:
        self.company = company
        self.card = next((card for card in self.offers if card["company"] == company), {})
        self.bid: int = self.card.get("minimum", 0)

    def edits(self) -> Edits:
        return {
            "auction-railroad": lambda fields: self._choose(fields["railroad"]),
            "opening-bid": self._open_with,
        }

    def _open_with(self, fields: Fields) -> None:
        self.bid = max(self.card["minimum"], min(int(fields["to"]), self.context.me["money"]))

    def actions(self) -> list[Action]:
        if not self.card:
            return []
        return [Action("auction", railroad=self.company), Action("bid", amount=self.bid)]

    def obstacle(self) -> str | None:
        if self.company not in self.possible:
            return self.context.check(Action("auction", railroad=self.company)) or self.context.why(
                "auction"
            )
        return super().obstacle()

    def after(self) -> View | None:
        return None  # nothing on the market moves

    def question(self) -> tuple[str, str] | None:
        money = self.context.me["money"]
        if self.bid <= money * LARGE_SHARE:
            return None
        return self.words("auction.ask_large", amount=self.bid), self.words(
            "auction.ask_large_note", money=money
        )

    def commit_label(self) -> str:
        return self.words("auction.commit_bid", amount=self.bid)

    def body(self) -> Child:
        if not self.card:
            return h("p", {}, self.context.why("auction"))
        low, money = self.card["minimum"], self.context.me["money"]
        return [
            block(
                self.words("auction.which"),
                h("div.chips", {}, [self._chip(card) for card in self.offers]),
            ),
            block(
                self.words("auction.opening"),
                h(
                    "div.row",
                    {},
                    stepper(
                        self.words,
                        "opening-bid",
                        self.bid,
                        low,
                        max(low, money),
                        self.words("auction.opening"),
                    ),
                    [self._raise(step) for step in (2, 5)],
                ),
                note=self.words("auction.opening_note", minimum=low, money=money),
            ),
            gains(self),
            h("p.quiet-text", {}, self._if_lost()),
        ]

    def _if_lost(self) -> str:
        """What the others can do about it: between two there is one answer (RT-45)."""
        names = [player["name"] for player in self.context.view["players"]]
        if len(names) > 2:
            return self.words("auction.if_lost")
        other = next(name for name in names if name != self.context.me["name"])
        return self.words("auction.if_lost_two", name=other)

    def _chip(self, card: View) -> Node:
        company = card["company"]
        why = (
            None
            if company in self.possible
            else self.context.check(Action("auction", railroad=company))
        )
        return button(
            f"#auction-{company}.chip.chip-rail",
            "auction-railroad",
            rosette(company),
            h("span", {}, self.words.thing(company)),
            h("small", {}, self.words("railroad.minimum", amount=card["minimum"])),
            fields={"railroad": company},
            why=why,
            pressed=company == self.company,
        )

    def _raise(self, step: int) -> Node:
        to = self.bid + step
        why = (
            self.words("stepper.most", n=self.context.me["money"])
            if to > self.context.me["money"]
            else None
        )
        return button(
            f"#opening-plus-{step}.chip", "opening-bid", f"+${step}", fields={"to": to}, why=why
        )


def gains(panel: AuctionPanel) -> Node:
    """What the card would add for every player; all of it is public."""
    rows = [
        fact(
            named(player["emblem"], player["name"]),
            worth_of(panel.words, player, panel.company, gain),
            "worth",
        )
        for player, gain in zip(panel.context.view["players"], panel.card["worth"], strict=True)
    ]
    return block(panel.words("auction.worth"), rows)
