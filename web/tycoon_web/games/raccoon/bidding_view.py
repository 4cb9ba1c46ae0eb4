"""Open outcry on one device: the card in the middle, everybody around it (RT-42 … RT-45, A.5)."""

from __future__ import annotations

from typing import Any

from tycoon.raccoon.ending import THOUSAND

from tycoon_web.games.desk import View
from tycoon_web.games.raccoon.bidding import Bidding, beyond
from tycoon_web.games.raccoon.cards import locomotive, rail_band, set_steps
from tycoon_web.games.raccoon.hammer import worth_of
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.words import Words
from tycoon_web.games.story import Line
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon, rule_link
from tycoon_web.kit.vtree import Child, Node, h


def bidding_screen(words: Words, view: View, desk: Node, trail: Trail, log: list[Line]) -> Node:
    """The whole auction screen; ``desk``: of who bids now."""
    auction, last = view["auction"], bool(view["ending"])
    bidder = view["players"][view["to_act"]]
    title = words("bidding.heading", name=words.player(bidder["seat"]))
    return h(
        "div.table",
        {"key": "auction", "class": "phase-auction"},
        bar(words, title, bidder["emblem"], trail, view["round"], last_round=last),
        h(
            "main.auction",
            {"key": "auction-board", "class": f"seats-{len(view['players'])}"},
            _lot(words, view, auction),
            h(
                "section.seats",
                {"aria-label": words("players")},
                [_seat(words, p, auction, view["to_act"]) for p in view["players"]],
            ),
            desk,
            ticker(words, log, view["players"]),
        ),
    )


def _lot(words: Words, view: View, auction: View) -> Node:
    """The railroad under the hammer and the standing bid."""
    leader = auction["leader"]
    standing: Child = h("span.no-bid", {}, words("bidding.none", minimum=auction["minimum"]))
    if leader is not None:
        player = view["players"][leader]
        standing = [
            h("span.standing", {"key": str(auction["bid"])}, words.money(auction["bid"])),
            h(
                f"span.leader.em-{player['emblem']}",
                {},
                emblem(player["emblem"]),
                h("bdi", {}, player["name"]),
            ),
        ]
    return h(
        "section.lot",
        {"aria-label": words("bidding.lot")},
        lot_card(words, view, auction),
        h(
            "div.bid-now",
            {"aria-live": "off"},
            h("span.bid-label", {}, words("bidding.standing")),
            standing,
        ),
    )


def lot_card(words: Words, view: View, lot: View) -> Node:
    """The card, large."""
    return h(
        "div.card.rail.lot-card",
        {},
        rail_band(words, lot["railroad"]),
        h("span.rail-wheel", {}, locomotive(lot["railroad"])),
        set_steps(lot["points"], 0),
        h(
            "span.card-foot",
            {},
            h("span.notch", {}, h("small", {}, words("min")), f" ${lot['minimum']}"),
        ),
    )


def _seat(words: Words, player: View, auction: View, to_act: int) -> Node:
    seat = player["seat"]
    state, sign = "waits", None
    if seat in auction["passed"]:
        state, sign = "passed", icon("i-skip")
    elif seat == auction["leader"]:
        state, sign = "leads", icon("i-crown")
    elif seat == to_act:
        state, sign = "bids", icon("i-auction")
    return h(
        f"div.seat.em-{player['emblem']}.seat-{state}",
        {"key": f"seat-{seat}", "aria-current": "true" if seat == to_act else None},
        emblem(player["emblem"], "large"),
        h("bdi.seat-name", {}, player["name"]),
        h("span.seat-state", {}, sign, words(f"bidding.{state}")),
        h(
            "span.seat-worth",
            {},
            worth_of(words, player, auction["railroad"], auction["worth"][seat]),
        ),
        player["money"] is not None and h("span.seat-money", {}, words.money(player["money"])),
    )


def bid_desk(
    words: Words, view: View, bidding: Bidding, peek: int | None, open_table: bool
) -> Node:
    """Only the bidder's; what the bidder cannot pay is unavailable while the money shows."""
    auction = view["auction"]
    player = view["players"][view["to_act"]]
    two = len(view["players"]) == 2
    note = words("bidding.two" if two else "bidding.note", name=words.player(auction["starter"]))
    open_money = open_table or bool(words.options.get("open_money"))
    return h(
        f"section.bid-desk.em-{player['emblem']}",
        {"aria-label": words("bidding.desk", name=player["name"])},
        h(
            "p.bid-who",
            {},
            emblem(player["emblem"]),
            h("bdi", {}, player["name"]),
            peek_button(words, player, peek, open_money),
            rule_link(words, PARAGRAPHS["bid"], "bid", words("bidding.amount")),
            words.options.get("thousand") == "declare" and _declare(words, player["money"]),
        ),
        _amount(words, bidding, player["money"]),
        _bid_or_pass(words, bidding, player["money"], first=auction["bid"] is None, two=two),
        h("p#bid-note.quiet-text", {}, note, not open_money and f" {words('bidding.private')}"),
    )


def _declare(words: Words, money: int | None) -> Node:
    """For every bidder alike, as long as the money does not show (RT-100)."""
    short = money is not None and money < THOUSAND
    why = words("refusal.below_a_thousand") if short else None
    return button("#declare.chip", "declare", icon("i-crown"), words("declare"), why=why)


def _amount(words: Words, bidding: Bidding, money: int | None) -> Node:
    """The bid being put together: the least legal one, raised by 1, 2 or 5."""
    amount, least = bidding.amount, bidding.least
    why = words("stepper.least", n=least) if amount <= least else None
    minus = button(
        "#bid-minus.step",
        "bid-to",
        icon("i-minus"),
        fields={"to": amount - 1},
        why=why,
        label=words("bidding.less"),
    )
    raises = [
        button(
            f"#bid-plus-{n}.chip",
            "bid-to",
            f"+${n}",
            fields={"to": amount + n},
            why=beyond(words, amount + n, money),
        )
        for n in (1, 2, 5)
    ]
    label = {"role": "group", "aria-label": words("bidding.amount")}
    return h("div.bid-amount", label, minus, h("output.amount", {}, words.money(amount)), raises)


def _bid_or_pass(
    words: Words, bidding: Bidding, money: int | None, *, first: bool, two: bool
) -> Node:
    """Passing is always the player's own press (RT-A17)."""
    opener = words("refusal.starter_must_open") if first else None
    text = words("bidding.raise" if two and not first else "bidding.bid", amount=bidding.amount)
    return h(
        "div.bid-buttons",
        {},
        button("#pass", "pass", icon("i-skip"), words("bidding.pass"), why=opener),
        button(
            "#bid.go",
            "bid",
            icon("i-auction"),
            text,
            why=beyond(words, bidding.amount, money),
            aria_describedby="bid-note",
        ),
    )


def peek_button(words: Words, player: View, peek: int | None, open_table: bool) -> Node | None:
    """Shows the owner's secrets only while it is held down."""
    if open_table:
        return None
    shown = peek == player["seat"]
    text = words("peek.money", amount=player["money"]) if shown else words("peek.hold")
    return button(
        "#peek.chip.peek",
        "peek",
        icon("i-eye"),
        text,
        fields={"seat": player["seat"]},
        aria_pressed="true" if shown else "false",
    )


def ticker(words: Words, log: list[Line], players: list[View]) -> Node:
    """The bids so far as a line."""
    start = max((i for i, line in enumerate(log) if line.key == "auction_started"), default=0)
    return h(
        "p.ticker",
        {"tabindex": "0"},  # with many players it scrolls, for those with a keyboard too
        [
            h(
                "span",
                {"key": str(i)},
                line.seat is not None and emblem(players[line.seat]["emblem"]),
                line.text,
            )
            for i, line in enumerate(log[start:])
        ],
    )


def hammer_screen(
    words: Words, view: View, result: dict[str, Any], trail: Trail, log: list[Line]
) -> Node:
    """The hammer has fallen: who bought what, and what comes next."""
    winner = view["players"][result["seat"]]
    last = bool(view["ending"])
    heading = words("hammer.heading")
    return h(
        "div.table",
        {"key": "hammer", "class": "phase-hammer"},
        bar(words, heading, winner["emblem"], trail, view["round"], last_round=last),
        h(
            "main.hammer",
            {"key": "hammer-board"},
            _sold(words, view, winner, result),
            ticker(words, log, view["players"]),
        ),
    )


def _sold(words: Words, view: View, winner: View, result: dict[str, Any]) -> Node:
    """The card with the winner's stamp, and the way on (RT-44)."""
    starter = words.player(result["starter"])
    again = view["to_act"] == result["starter"] and view["phase"] == "turn"
    railroad, amount = words.thing(result["railroad"]), result["amount"]
    won = words("event.auction_won", seat=winner["name"], railroad=railroad, amount=amount)
    stamp = [
        emblem(winner["emblem"]),
        h("b", {}, words("hammer.sold")),
        h("span", {}, words.money(amount)),
    ]
    go_on = words("hammer.act_again" if again else "hammer.end_turn", name=starter)
    return h(
        f"section.sold-card.em-{winner['emblem']}",
        {},
        h("span.rail-wheel", {}, locomotive(result["railroad"])),
        h("h2.sold-name", {}, railroad),
        h("div.stamp", {}, stamp),
        h("p", {}, won),
        h(
            "p.row.quiet-text",
            {},
            words("hammer.again" if again else "hammer.ends", name=starter),
            rule_link(words, PARAGRAPHS["go-on"], "hammer"),
        ),
        button("#go-on.go.wide", "go-on", icon("i-end"), go_on),
    )
