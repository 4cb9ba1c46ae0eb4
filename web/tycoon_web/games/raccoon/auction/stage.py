"""What is under the hammer: the ticket, the bid that stands, how it came to be."""

from __future__ import annotations

from tycoon_web.games.raccoon.table.cards import livery, rosette
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View

#: What people see of one another's doings in an auction.
_BIDS = {"bid_made", "bid_passed"}


def lot_card(words: Words, players: list[View], lot: View, bidder: View | None = None) -> Node:
    """The ticket, large: whose it is, what a set of it is worth, who has how much of that, and
    which step it would be for the ``bidder``.
    """
    company = lot["railroad"]
    return h(
        f"div#lot.lot-card.{livery(company)}",
        {},
        h("span.lot-head", {}, h("b.lot-name", {}, words.thing(company))),
        h("span.lot-window", {}, rosette(company)),
        h("small.lot-note", {"aria-hidden": "true"}, words("railroad.steps")),
        _track(players, company, lot["points"], bidder),
        not lot["bid"]
        and h(
            "span.lot-foot",
            {},
            h("small", {}, words("railroad.bids"), " "),
            h("b", {}, words.money(lot["minimum"])),
        ),
    )


def _track(players: list[View], company: str, points: list[int], bidder: View | None) -> Node:
    """The values of a set as steps, and on which one everybody stands."""
    steps, lit = [], bidder and bidder["railroads"].get(company, 0) + 1
    for number, value in enumerate(points, 1):
        there = [p for p in players if p["railroads"].get(company, 0) == number]
        signs = [badge(player["emblem"], small=True) for player in there]
        step = f"span.lot-step.s{number}" + (".lit" if number == lit else "")
        steps.append(h(step, {}, h("span.lot-owners", {}, signs), h("b", {}, value)))
    return h("span.lot-track", {"aria-hidden": "true"}, steps)


def badge(sign: str, css: str = "", *, small: bool = False) -> Node:
    """A player's animal on a round of the player's colour; a ``small`` one is the emblem."""
    return h(f"span.badge{css}.em-{sign}", {}, emblem(sign) if small else animal(sign))


def ribbon(words: Words, company: str) -> Node:
    """The company's name in its colours."""
    return h(f"span.lot-ribbon.{livery(company)}", {}, h("span", {}, words.thing(company)))


def bid_now(words: Words, view: View) -> Node:
    """The bid that stands, in the middle."""
    title = h("span.bid-label", {}, words("bidding.standing"))
    return h("div.bid-now", {"key": "bid"}, h("div.bid-face", {}, title, _bid(words, view)))


def _bid(words: Words, view: View) -> Child:
    auction = view["auction"]
    if auction["leader"] is None:
        return h("span.no-bid", {}, words("bidding.none", minimum=auction["minimum"]))
    leader, amount = view["players"][auction["leader"]], words.money(auction["bid"])
    plate = {"key": f"bid {auction['bid']}", "style": {"--letters": f"{max(3, len(amount))}"}}
    return [
        h("span.bid-plate.standing", plate, amount),
        h(
            f"span.leader.em-{leader['emblem']}",
            {},
            badge(leader["emblem"], ".bid-sign"),
            h("bdi", {}, leader["name"]),
            h("span", {}, f" {words('bidding.leads')}"),
        ),
    ]


def ticker(words: Words, log: list[Line], players: list[View], standing: int = 0) -> Node:
    """The latest auction's bids as a chain, the newest first, as it may be longer than its place;
    of the one ``standing`` the plate tells how much.
    """
    start = max((i for i, line in enumerate(log) if line.key == "auction_started"), default=0)
    links = [
        _link(words, number, line, players, standing)
        for number, line in enumerate(log[start:])
        if line.key in _BIDS and not line.undone
    ]
    return h("section.ticker", {"tabindex": "0", "aria-label": words("bidding.chain")}, links[::-1])


def _link(words: Words, number: int, line: Line, players: list[View], standing: int) -> Node:
    """One bid, or who is out."""
    sign = line.seat is not None and badge(players[line.seat]["emblem"])
    action = line.step.action if line.step else None
    made = action is not None and line.key == "bid_made"
    amount = action["amount"] if action and made else 0
    stands = made and amount == standing  # the plate has its number
    short = words.money(amount) if made and not stands else icon("i-auction" if made else "i-skip")
    return h(
        "span.bid-link" + ("" if made else ".bid-out"),
        {"key": str(number)},
        h("span.hidden", {}, line.text),
        sign,
        h("b", {"aria-hidden": "true"}, short),
    )
