"""Starting an auction: which railroad, and the opening bid (RT-40, RT-41, RT-A14, PV-03)."""

from __future__ import annotations

from itertools import groupby

from tycoon import Action
from tycoon.games.raccoon.rules.cards import RAILROAD_INDEX
from tycoon.games.raccoon.rules.scoring import STEPS, pair_worth

from tycoon_web.games.raccoon.panels.panel import ActionPanel, Face, option, options
from tycoon_web.games.raccoon.table.cards import livery, locomotive, rosette
from tycoon_web.kit.controls import animal, button, icon, stepper
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View

#: Of more players those to whom the card is worth the same stand together.
APART = 3
#: Spending more of one's money than this in an auction is asked about (UN-04).
LARGE_SHARE = 0.75


class AuctionPanel(ActionPanel):
    """The starter names the opening bid; the auction itself is another screen."""

    name = "auction"
    symbol = "i-auction"
    beside = "rails"

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

    def propose(self, action: Action) -> None:
        self._choose(action["railroad"])

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
        note = "auction.ask_all_note" if self.bid == money else "auction.ask_large_note"
        return self.words("auction.ask_large", amount=self.bid), self.words(note, money=money)

    def asked(self) -> Child:
        return rosette(self.company)

    def commit_label(self) -> str:
        return self.words("auction.commit_bid", amount=self.bid)

    def offered(self) -> str:
        return self.company

    def line(self) -> Child:
        return self._if_lost() if self.card else None

    def picture(self) -> Child:
        lot = self.card and self.company
        return lot and h(f"div.lot-train.{livery(lot)}", {}, locomotive(lot))

    def key_face(self) -> Face | None:
        return Face(f"${self.bid}", self.words.thing(self.company)) if self.card else None

    def body(self) -> Child:
        if not self.card:
            return h("p", {}, self.context.why("auction"))
        choices = [self._choice(card) for card in self.offers]
        return [
            options(self.words("auction.which"), choices, ".slip-elsewhere"),
            self._opening(),
            gains(self),
            h("p.slip-note.bid-low", {}, self._lowest()),
        ]

    def _opening(self) -> Node:
        low, money = self.card["minimum"], self.context.me["money"]
        title = self.words("auction.opening")
        count = stepper(self.words, "opening-bid", self.bid, low, max(low, money), title)
        return h(
            "div.slip-count.slip-bid",
            {"role": "group", "aria-label": title},
            count,
            h("div.bid-raises", {}, [self._raise(step) for step in (2, 5)]),
        )

    def _lowest(self) -> str:
        """For where neither the ticket nor the own money is in sight."""
        low, money = self.card["minimum"], self.context.me["money"]
        return self.words("auction.opening_note", minimum=low, money=money)

    def _if_lost(self) -> str:
        """What the others can do about it: between two there is one answer (RT-45)."""
        names = [player["name"] for player in self.context.view["players"]]
        if len(names) > 2:
            return self.words("auction.if_lost")
        other = next(name for name in names if name != self.context.me["name"])
        return self.words("auction.if_lost_two", name=other)

    def _choice(self, card: View) -> Node:
        """For where the railroads on offer are not in sight."""
        company = card["company"]
        why = None
        if company not in self.possible:
            why = self.context.check(Action("auction", railroad=company))
        return option(
            f"#auction-{company}.opt-rail",
            "auction-railroad",
            rosette(company),
            h("span", {}, self.words.thing(company)),
            h("small", {}, self.words("railroad.minimum", amount=card["minimum"])),
            fields={"railroad": company},
            why=why,
            chosen=company == self.company,
        )

    def _raise(self, step: int) -> Node:
        to, money = self.bid + step, self.context.me["money"]
        why = self.words("stepper.most", n=money) if to > money else None
        name = f"#opening-plus-{step}.raise"
        return button(name, "opening-bid", f"+${step}", fields={"to": to}, why=why)


def gains(panel: AuctionPanel) -> Node:
    """What the card would add: for each player, the largest first, or once for all to whom it is
    worth the same. All of it is public.
    """
    words, players = panel.words, panel.context.view["players"]
    told = sorted(zip(players, panel.card["worth"], strict=True), key=lambda one: -one[1])
    if len(set(panel.card["worth"])) == 1:
        return _alike(panel, players, panel.card["worth"][0])
    title = words("auction.worth")
    css, rows = f"in-{len(told)}", [_row(panel, player, gain) for player, gain in told]
    if len(told) > APART:
        alike = groupby(told, key=lambda one: one[1])
        css, rows = (
            "worths-groups",
            [_group(panel, gain, [p for p, _ in who]) for gain, who in alike],
        )
    named = {"role": "group", "aria-label": title}
    return h(f"section.worths.{css}", named, h("h3", {}, title), h("ul", {}, rows))


def _group(panel: AuctionPanel, gain: int, players: list[View]) -> Node:
    """All to whom it is worth as much."""
    faces = [h(f"span.worth-who.em-{p['emblem']}", {}, animal(p["emblem"])) for p in players]
    names = h("span.hidden", {}, ", ".join(player["name"] for player in players))
    return h("li", {}, faces, names, h("b", {}, panel.words("gain", n=gain)))


def _alike(panel: AuctionPanel, players: list[View], gain: int) -> Node:
    """One large number for all, and in pictures how it comes about, where that is the same, too."""
    title = panel.words("auction.worth_alike")
    made = {_parts(panel.company, player, gain) for player in players}
    told = _sum(panel, *made.pop()) if len(made) == 1 else []
    return h(
        "section.worths.worths-alike",
        {"role": "group", "aria-label": title},
        h("h3", {}, title),
        h("div.worth-sum", {}, told, h("b", {}, panel.words("gain", n=gain))),
    )


def _sum(panel: AuctionPanel, step: int, pair: int, rest: int) -> Child:
    """The parts of the points, each below what it comes from; none where it is one alone."""
    signs = {"step": rosette(panel.company), "pair": icon("i-town"), "rest": icon("i-build")}
    values = zip(signs, (step, pair, rest), strict=True)
    parts: list[Child] = [
        h(
            "span.worth-part",
            {},
            signs[name],
            h("span", {}, n),
            h("small", {}, panel.words(f"auction.{name}")),
        )
        for name, n in values
        if n
    ]
    signed = [[h("i", {}, "+"), part] if at else part for at, part in enumerate(parts)]
    return [signed, h("i", {}, "=")] if len(parts) > 1 else []


def _row(panel: AuctionPanel, player: View, gain: int) -> Node:
    """Who, how many points, made of what."""
    own = ".worth-own" if player["seat"] == panel.context.seat else ""
    return h(
        f"li.em-{player['emblem']}{own}",
        {},
        h("span.worth-who", {}, animal(player["emblem"])),
        h("bdi", {}, player["name"]),
        _pieces(panel, *_parts(panel.company, player, gain)),
        h("b", {}, panel.words("gain", n=gain)),
    )


def _parts(company: str, player: View, gain: int) -> tuple[int, int, int]:
    """The points by what they come from: step of the set, a pair with a town, buildings."""
    step = STEPS[RAILROAD_INDEX[company]][player["railroads"].get(company, 0)]
    pair = pair_worth(sum(player["railroads"].values()), len(player["towns"]))
    return step, pair, gain - step - pair


def _pieces(panel: AuctionPanel, step: int, pair: int, rest: int) -> Node:
    """Each part of the points behind the word for what it comes from."""
    words = panel.words
    pieces = [("step", step), ("pair", pair), ("rest", rest)]
    told = [h("span", {}, f"{words(f'auction.{name}')} +{n}") for name, n in pieces if n]
    return h("small", {}, told)
