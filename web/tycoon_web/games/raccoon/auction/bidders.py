"""What every bidder has: name and state for all eyes, own controls (RT-42 … RT-45, A.5)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tycoon.games.raccoon.rules.ending import THOUSAND

from tycoon_web.dealing.players import bot_mark
from tycoon_web.games.raccoon.auction.bidding import Bidding, beyond
from tycoon_web.games.raccoon.table.cards import rosette, worth_of
from tycoon_web.games.raccoon.table.strips import holdings, owned, tokens_line
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, emblem, icon, named, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def seat_row(
    words: Words, bidding: Bidding, player: View, view: View, held: Node | None = None
) -> Node:
    """For all eyes: who it is, how it stands, what the card would be worth, what is ``held``."""
    seat, auction = player["seat"], view["auction"]
    state, sign = "waits", None
    if seat in auction["passed"]:
        state, sign = "passed", icon("i-skip")
    elif seat == auction["leader"]:
        state, sign = "leads", icon("i-crown")
    elif seat == view["to_act"]:
        state, sign = "bids", icon("i-auction")
    last = bidding.last.get(seat)
    told = words("bidding.last", amount=last) if last else words("bidding.last_none")
    return h(
        f"div.seat.em-{player['emblem']}.seat-{state}",
        {
            "key": f"seat-{seat}",
            "role": "group",
            "aria-label": player["name"],
            "aria-current": "true" if seat == view["to_act"] else None,
        },
        emblem(player["emblem"], "large"),
        h("bdi.seat-name", {}, player["name"], bot_mark(words, player)),
        h(
            "div.seat-info",
            {},
            h("span.seat-state", {}, sign, words(f"bidding.{state}")),
            h("span.seat-bid", {}, told),
            h(
                "span.seat-worth",
                {},
                worth_of(words, player, auction["railroad"], auction["worth"][seat]),
            ),
        ),
        player["money"] is not None and h("span.seat-money", {}, words.money(player["money"])),
        held,
    )


def holdings_line(words: Words, player: View) -> Node:
    """What everybody may see of a bidder: tokens tell how much money there may soon be."""
    return h(
        "div.seat-holds",
        {},
        h("span.hidden", {}, words.counts(player["tokens"])),
        tokens_line(player),
        wheels(words, player),
    )


def wheels(words: Words, player: View) -> list[Child]:
    """The railroads company by company; then how many towns and buildings."""
    signs = [
        h("span.mini", {}, rosette(company), h("span.hidden", {}, words.thing(company)), n)
        for company, n in player["railroads"].items()
        if n
    ]
    railroads, towns, tiles = owned(player)
    told = words("bidding.holds", railroads=railroads, towns=towns, tiles=tiles)
    return [
        h("span.lot-wheels", {}, signs),
        h("span.hidden", {}, told),
        holdings(player, railroads=False),
    ]


class BidForm(NamedTuple):
    """The controls of one bidder."""

    words: Words
    bidding: Bidding
    player: View
    opens: bool
    """Nobody has bid yet: passing is impossible."""
    two: bool
    wait: str = ""
    """Why nothing can be done here now; "" it is this seat's turn."""

    def button(
        self,
        name: str,
        css: str,
        do: str,
        *children: Child,
        said: str,
        why: str | None,
        **more: Any,
    ) -> Node:
        """A control; those who wait have theirs as well, named after them and out of the way."""
        if not self.wait:
            return button(f"#{name}{css}", do, *children, why=why, **more)
        seat, label = self.player["seat"], f"{self.player['name']}: {said}"
        return button(
            f"#{name}-{seat}{css}", "not-yet", *children, why=self.wait, label=label, tabindex="-1"
        )


def bid_form(form: BidForm, peek: int | None, *, open_money: bool) -> Node:
    """What the bidder cannot pay is unavailable while the money shows."""
    words, player = form.words, form.player
    declares = not form.wait and words.options.get("thousand") == "declare"
    label = "bidding.waiting" if form.wait else "bidding.desk"
    return h(
        f"section.bid-desk.em-{player['emblem']}" + (".idle" if form.wait else ""),
        {"key": f"desk-{player['seat']}", "aria-label": words(label, name=player["name"])},
        h(
            "p.bid-who",
            {},
            named(player["emblem"], player["name"]),
            _peek(form, peek, open_money),
            not form.wait and rule_link(words, PARAGRAPHS["bid"], "bid", words("bidding.amount")),
            declares and _declare(words, player["money"]),
        ),
        _amount(form),
        _bid_or_pass(form),
    )


def _peek(form: BidForm, peek: int | None, open_money: bool) -> Node | None:
    if form.wait:
        return peek_button(form.words, form.player, peek, open_money, f"peek-{form.player['seat']}")
    return peek_button(form.words, form.player, peek, open_money)


def _declare(words: Words, money: int | None) -> Node:
    """For every bidder alike, as long as the money does not show (RT-100)."""
    short = money is not None and money < THOUSAND
    why = words("refusal.below_a_thousand") if short else None
    return button("#declare.chip", "declare", icon("i-crown"), words("declare"), why=why)


def _amount(form: BidForm) -> Node:
    """The bid being put together: the least legal one, raised by 1, 2 or 5."""
    words, money = form.words, form.player["money"]
    amount, least = form.bidding.amount, form.bidding.least
    less = words("bidding.less")
    minus = form.button(
        "bid-minus",
        ".step",
        "bid-to",
        icon("i-minus"),
        said=less,
        why=words("stepper.least", n=least) if amount <= least else None,
        fields={"to": amount - 1},
        label=less,
    )
    raises = [
        form.button(
            f"bid-plus-{n}",
            ".chip",
            "bid-to",
            f"+${n}",
            said=f"+${n}",
            why=beyond(words, amount + n, money),
            fields={"to": amount + n},
        )
        for n in (1, 2, 5)
    ]
    shown = "" if form.wait else words.money(amount)
    label = {"role": "group", "aria-label": words("bidding.amount")}
    return h("div.bid-amount", label, minus, h("output.amount", {}, shown), raises)


def _bid_or_pass(form: BidForm) -> Node:
    """Passing is always the player's own press (RT-A17)."""
    words, amount = form.words, form.bidding.amount
    opener = words("refusal.starter_must_open") if form.opens else None
    passing = words("bidding.pass")
    bid = words("bidding.raise" if form.two and not form.opens else "bidding.bid", amount=amount)
    bid = words("bidding.bid_idle") if form.wait else bid
    why = beyond(words, amount, form.player["money"])
    return h(
        "div.bid-buttons",
        {},
        form.button("pass", "", "pass", icon("i-skip"), passing, said=passing, why=opener),
        form.button(
            "bid",
            ".go",
            "bid",
            icon("i-auction"),
            bid,
            said=bid,
            why=why,
            aria_describedby="bid-note",
        ),
    )


def peek_button(
    words: Words, player: View, peek: int | None, open_table: bool, name: str = "peek"
) -> Node | None:
    """Shows the owner's secrets only while it is held down; ``name`` is its id."""
    if open_table:
        return None
    shown = peek == player["seat"]
    text = words("peek.money", amount=player["money"]) if shown else words("peek.hold")
    return button(
        f"#{name}.chip.peek",
        "peek",
        icon("i-eye"),
        text,
        fields={"seat": player["seat"]},
        label=None if name == "peek" else f"{player['name']}: {text}",
        pressed=shown,
    )
