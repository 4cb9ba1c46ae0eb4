"""Plays whole games as people do: looks at what the page shows, and presses what it offers.

Knows nothing of the engine. One object sits in for everybody around the device and follows a
plain plan: towns first, one upgrade, railroads, and money for them from production and sales.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.visit import Visit

PRICE = re.compile(r"(\w+)\s+\$(\d+)")
PRODUCTION = re.compile(r"(\d+) (\w+)")
#: The least and the most stored tokens with which the plan goes to the market.
ENOUGH_TO_SELL = 6
#: Up to this, in dollars, a bid for a railroad is low.
LOW = 7
MOST_SCREENS = 2_000


def figure(pattern: str, text: str) -> int:
    """The number in a visible text."""
    found = re.search(pattern, text)
    assert found, f"no {pattern} in {text!r}"
    return int(found[1])


def play_on(
    heading: Callable[[], str], answer: Callable[[str], object], until: Callable[[], bool]
) -> None:
    """Answer what every screen asks for, until the game is over or ``until`` says so."""
    for _ in range(MOST_SCREENS):
        title = heading()
        if title == "The books are closed" or until():
            return
        answer(title)
    raise AssertionError("the game does not come to an end")


class Table:
    """Everybody around one device. ``at_curtain`` is called whenever the curtain is up."""

    def __init__(self, visit: Visit, at_curtain: Callable[[], None] = lambda: None) -> None:
        self.visit = visit
        self.page = visit.page
        self.press, self.told = visit.hands.press, visit.hands.told
        self.at_curtain = at_curtain
        self.turns = 0
        self.upgraded = False
        self.paid_any = False

    # --- from screen to screen -------------------------------------------------------------------

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on until the game is over, or until ``until`` says so when a turn begins."""
        play_on(self.visit.heading, self.answer, until)

    def answer(self, heading: str) -> None:
        """Do what the screen with this heading asks for."""
        for ending, reaction in self.screens().items():
            if heading.endswith(ending):
                return reaction()
        assert self.curtain().count() == 1, f"what to do with {heading!r}?"
        return self.take_device()

    def screens(self) -> dict[str, Callable[[], None]]:
        """How the headings end, and what is done about it."""
        return {
            "chooses": self.choose_tokens,
            "choose one action": self.act,
            "act again!": self.act,
            "end your turn": self.end_turn,
            "bid or pass": self.bid,
            "The hammer falls": self.after_hammer,
            "The books are closing": self.count,
        }

    def curtain(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^I am .* show my cards$"))

    def take_device(self) -> None:
        self.at_curtain()
        self.press(self.curtain())
        self.turns += 1

    def choose_tokens(self) -> None:
        """Luxury first, then downwards in value."""
        panel = self.page.get_by_role("region", name=re.compile("takes"))
        wanted = figure(r"(\d+) more", self.commit(panel, "Take ").inner_text())
        for name in ("Luxury", "Goods", "Coal", "Iron", "Wood")[:wanted]:
            self.press(panel.get_by_role("button", name=re.compile(rf"^{name} \$\d+$")))
        self.press(self.commit(panel, "Take "))

    def commit(self, panel: Locator, name: str) -> Locator:
        return panel.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).last

    # --- a turn ----------------------------------------------------------------------------------

    def act(self) -> None:
        for plan in (self.buy_town, self.upgrade, self.build, self.auction, self.sell):
            if plan():
                return
        self.produce()

    def action(self, name: str) -> Locator:
        region = self.page.get_by_role("region", name="Actions", exact=True)
        return region.get_by_role("button", name=re.compile(f"^{name}"))

    def open(self, action: str, panel: str) -> Locator | None:
        """Open an action's panel; None when the action is not possible."""
        if not self.action(action).is_enabled():
            return None
        self.press(self.action(action))
        return self.page.get_by_role("region", name=panel, exact=True)

    def own(self) -> str:
        return self.told(self.page.get_by_role("button", name=re.compile("^You have")))

    def money(self) -> int:
        return figure(r"You have \$(\d+)", self.own())

    def stored(self) -> int:
        return figure(r"(\d+) of \d+ stored", self.own())

    def buy_town(self) -> bool:
        panel = self.open("Town", "Buy the town")
        if panel is None:
            return False
        mixed = panel.get_by_role("button", name=re.compile(r"^any \d"))
        if mixed.is_enabled() and not self.paid_any:
            self.press(mixed)
            self.paid_any = True
        self.press(self.commit(panel, "Buy "))
        return True

    def upgrade(self) -> bool:
        """Once in the game, as soon as somebody can."""
        if self.upgraded:
            return False
        panel = self.open("Build", "Buy a building")
        if panel is None:
            return False
        chips = panel.get_by_role("button", name=re.compile("→"))
        for chip in chips.all():
            if figure(r"\$(\d+)", chip.inner_text()) <= self.money():
                self.press(chip)
                self.press(self.commit(panel, "Upgrade for"))
                self.upgraded = True
                return True
        self.press(panel.get_by_role("button", name="Cancel").last)
        return False

    def build(self) -> bool:
        """A cheap tile, until one has been turned over; later only with money to spare."""
        panel = self.open("Build", "Buy a building")
        if panel is None:
            return False
        buy = panel.get_by_role("button", name=re.compile(r"^(Buy|Upgrade) .*\$")).last
        offered = buy.inner_text()  # an upgrade, where no tile on offer can be bought
        price = figure(r"\$(\d+)", offered)
        wanted = price <= 6 if not self.upgraded else self.money() > 50
        if wanted and offered.startswith("Buy") and price <= self.money():
            self.press(buy)
            return True
        self.press(panel.get_by_role("button", name="Cancel").last)
        return False

    def auction(self) -> bool:
        panel = self.open("Auction", "Start an auction")
        if panel is None:
            return False
        self.press(self.commit(panel, "Open with"))
        self.answer_question()
        return True

    def sell(self) -> bool:
        if self.stored() < ENOUGH_TO_SELL:
            return False
        panel = self.open("Sell", "Sell")
        if panel is None:
            return False
        self.press(panel.get_by_role("button", name=re.compile(r"^Sell .* for \$")))
        return True

    def produce(self) -> None:
        prices = self.prices()
        hand = self.page.get_by_role("region", name="Your cards", exact=True)
        cards = hand.get_by_role("button", name=re.compile("^Card"))
        worth = [self.worth(card, prices) for card in cards.all()]
        self.press(cards.nth(worth.index(max(worth))))
        self.press(
            self.commit(self.page.get_by_role("region", name="Produce", exact=True), "Produce")
        )
        self.answer_question()

    def worth(self, card: Locator, prices: dict[str, int]) -> int:
        produces = self.told(card).partition(";")[0]
        tokens = [prices[name] for n, name in PRODUCTION.findall(produces) for _ in range(int(n))]
        return sum(sorted(tokens)[-3:])

    def prices(self) -> dict[str, int]:
        market = self.page.get_by_role("region", name="Market", exact=True)
        rows = [row.inner_text() for row in market.get_by_role("row").all()]
        found = [PRICE.match(row) for row in rows]
        return {row[1].lower(): int(row[2]) for row in found if row}

    def answer_question(self) -> None:
        """Say yes, if the page asks."""
        dialog = self.page.get_by_role("alertdialog")
        if dialog.count():
            self.press(dialog.get_by_role("button").last)

    def end_turn(self) -> None:
        self.press(self.action("End turn"))
        self.answer_question()

    # --- an auction ------------------------------------------------------------------------------

    def bid(self) -> None:
        """Whoever did not start it outbids low bids that they can well afford."""
        context = self.page.get_by_role("region", name=re.compile("bids$"))
        bidder = self.visit.heading().partition(" – ")[0]
        raising = context.get_by_role("button", name=re.compile(r"^(Bid|Raise to) \$"))
        price = figure(r"\$(\d+)", raising.inner_text())
        lot = self.page.get_by_role("region", name="Under the hammer").inner_text()
        started = f"If {bidder} is outbid" in lot
        low = price <= LOW
        if not started and low and price * 2 <= self.peeked(context):
            self.press(raising)
        else:
            self.press(context.get_by_role("button", name="Pass", exact=True))

    def peeked(self, context: Locator) -> int:
        """Hold "peek", read the money, let go."""
        shown = context.get_by_role("button", name=re.compile(r"^\$\d+"))
        peek = context.get_by_role("button", name=re.compile(r"^Hold: my money$|^\$\d+$"))
        return figure(r"^\$(\d+)", self.visit.hands.read_while_held(peek, shown))

    def count(self) -> None:
        """The points, one kind after the other."""
        self.press(self.page.get_by_role("main").get_by_role("button").first)

    def after_hammer(self) -> None:
        self.press(self.page.get_by_role("main").get_by_role("button").last)
