"""What every bidder has: name and state for all eyes, own controls (RT-42 … RT-45)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tycoon.games.raccoon.rules.ending import THOUSAND

from tycoon_web.dealing.players import bot_mark
from tycoon_web.games.raccoon.auction.bidding import Bidding, beyond
from tycoon_web.games.raccoon.auction.stage import badge
from tycoon_web.games.raccoon.table.cards import rosette
from tycoon_web.games.raccoon.table.strips import holdings, owned, tokens_line
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon, named, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


def seat_row(words: Words, bidding: Bidding, player: View, view: View, *, open_money: bool) -> Node:
    """For all eyes: who it is, how it stands, what the card would be worth, what there is to pay
    it with.
    """
    seat, auction = player["seat"], view["auction"]
    state = _state(view, seat)
    return h(
        f"div#seat-{seat}.seat.em-{player['emblem']}.seat-{state}",
        {
            "key": f"seat-{seat}",
            "role": "group",
            "aria-label": player["name"],
            "aria-current": "true" if seat == view["to_act"] else None,
        },
        badge(player["emblem"], ".seat-sign"),
        h("span.seat-who", {}, h("bdi.seat-name", {}, player["name"]), bot_mark(words, player)),
        h(
            "div.seat-info",
            {},
            h("span.seat-state", {}, words(f"bidding.{state}")),
            h("span.seat-worth", {}, worth(words, player, auction, "more")),
            h("span.seat-bid", {}, _last(words, bidding.last.get(seat))),
        ),
        _purse(words, player, open_money),
        holdings_line(words, player),
    )


def _purse(words: Words, player: View, open_money: bool) -> Node | None:
    """What somebody peeks at stands on the button: here nothing moves then."""
    if player["money"] is None:
        return None
    money = words.money(player["money"])
    if not open_money:
        return h("span.seat-money.hidden", {}, money)
    coin = drawing("th-coin", "seat-coin")
    return h("span.seat-purse", {}, coin, h("span.seat-money", {}, money))


def _state(view: View, seat: int) -> str:
    if seat in view["auction"]["passed"]:
        return "passed"
    if seat == view["auction"]["leader"]:
        return "leads"
    return "bids" if seat == view["to_act"] else "waits"


def _last(words: Words, amount: int | None) -> Child:
    if amount is None:
        return h("small", {}, words("bidding.last_none"))
    return [h("small", {}, words("bidding.last")), " ", h("b", {}, words.money(amount))]


def worth(words: Words, player: View, lot: View, rest_as: str = "besides") -> list[Node]:
    """The points it would bring; from which step of the set to which, and what besides; ``more``
    says only how much that is.
    """
    points, owned_now = lot["points"], player["railroads"].get(lot["railroad"], 0)
    had, now = [0, *points][owned_now : owned_now + 2]
    gain = lot["worth"][player["seat"]]
    rest = gain - (now - had)
    told = words("bidding.step", before=had, after=now)
    more = rest and words(f"bidding.{rest_as}", n=rest)
    how = h("small", {}, h("span.step-told", {}, told, " "), more or None)
    return [h("b", {}, words("gain", n=gain)), how]


def holdings_line(words: Words, player: View) -> Node:
    """What everybody may see of a bidder: tokens tell how much money there may soon be."""
    return h(
        "div.seat-holds",
        {},
        h("span.hidden", {}, words.counts(player["tokens"])),
        tokens_line(player),
        _owned(words, player),
    )


def _owned(words: Words, player: View) -> list[Child]:
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
    """The controls of who bids now."""

    words: Words
    bidding: Bidding
    player: View
    view: View

    @property
    def opens(self) -> bool:
        """Nobody has bid yet: passing is impossible."""
        return self.view["auction"]["bid"] is None

    @property
    def two(self) -> bool:
        return len(self.view["players"]) == 2


def bid_form(form: BidForm, peek: int | None, *, open_money: bool) -> Node:
    """What the bidder cannot pay is unavailable while the money shows."""
    words, player = form.words, form.player
    declares = words.options.get("thousand") == "declare"
    return h(
        f"section.bid-desk.em-{player['emblem']}",
        {
            "key": f"desk-{player['seat']}",
            "aria-label": words("bidding.desk", name=player["name"]),
        },
        h(
            "p.bid-who",
            {},
            badge(player["emblem"], ".bid-who-sign"),
            h("bdi", {}, player["name"]),
            h("span.bid-worth", {}, worth(words, player, form.view["auction"])),
            peek_button(words, player, peek, open_money),
            rule_link(words, PARAGRAPHS["bid"], "bid", words("bidding.amount")),
            declares and _declare(words, player["money"]),
        ),
        h("div.bid-keys", {}, _pass(form), _amount(form), _bid(form)),
    )


def waiting_desk(words: Words, player: View, peek: int | None) -> Node:
    """Who cannot act now may look at the own money, where all sit round it."""
    seat = player["seat"]
    return h(
        f"section.bid-desk.idle.em-{player['emblem']}",
        {"key": f"desk-{seat}", "aria-label": words("bidding.waiting", name=player["name"])},
        h(
            "p.bid-who",
            {},
            named(player["emblem"], player["name"]),
            peek_button(words, player, peek, False, f"peek-{seat}"),
        ),
    )


def _declare(words: Words, money: int | None) -> Node:
    """For every bidder alike, as long as the money does not show (RT-100)."""
    short = money is not None and money < THOUSAND
    why = words("refusal.below_a_thousand") if short else None
    return button("#declare.chip", "declare", icon("i-crown"), words("declare"), why=why)


def _amount(form: BidForm) -> Node:
    """The bid being put together: the least legal one, raised by 1, 2 or 5."""
    words, money = form.words, form.player["money"]
    amount, least = form.bidding.amount, form.bidding.least
    minus = button(
        "#bid-minus.step",
        "bid-to",
        "−$1",
        why=words("stepper.least", n=least) if amount <= least else None,
        fields={"to": amount - 1},
        label=words("bidding.less"),
    )
    raises = [
        button(
            f"#bid-plus-{n}.step",
            "bid-to",
            f"+${n}",
            why=beyond(words, amount + n, money),
            fields={"to": amount + n},
        )
        for n in (1, 2, 5)
    ]
    label = {"role": "group", "aria-label": words("bidding.amount")}
    shown: dict[str, Any] = {"key": f"amount {amount}"}
    return h("div.bid-amount", label, minus, h("output.amount", shown, words.money(amount)), raises)


def _pass(form: BidForm) -> Node:
    """Passing is always the player's own press (RT-A17)."""
    why = form.words("refusal.starter_must_open") if form.opens else None
    return button("#pass", "pass", form.words("bidding.pass"), why=why)


def _bid(form: BidForm) -> Node:
    words, amount = form.words, form.bidding.amount
    text = words("bidding.raise" if form.two and not form.opens else "bidding.bid", amount=amount)
    return button(
        "#bid.go",
        "bid",
        icon("i-auction"),
        text,
        why=beyond(words, amount, form.player["money"]),
        aria_describedby="bid-note",
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
