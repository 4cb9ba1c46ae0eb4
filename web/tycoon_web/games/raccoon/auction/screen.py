"""Open outcry on one device: the card in the middle, everybody around it (RT-42 … RT-45, A.5)."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.auction.bidders import (
    BidForm,
    bid_form,
    holdings_line,
    seat_row,
    wheels,
)
from tycoon_web.games.raccoon.auction.bidding import Bidding
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.cards import locomotive, rail_band, set_steps
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, emblem, icon, named, part, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.bot_parts import bot_controls
from tycoon_web.play.sides import around, place, twice
from tycoon_web.play.table_parts import head
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View


def bidding_screen(play: Play, bidding: Bidding) -> Node:
    """The whole auction screen, laid out for one side or for all."""
    words, view, row = play.words, play.public(), around(play)
    players = view["players"]
    who = players[view["to_act"]]
    title = words("bidding.heading", name=words.player(who["seat"]))
    sides = {"class": "around" if row else "", "style": {"--n": str(len(players))}}
    return h(
        "div.table",
        {"key": "auction", "class": "phase-auction"},
        head(words, title, who["emblem"], play.trail(), view),
        h(
            "main.auction",
            {"key": "auction-board", **sides},
            _lot(play, view, row),
            part(
                "section.seats",
                words("players"),
                [_bidder(play, bidding, view, player, row) for player in players],
            ),
            ticker(play.turn_log.log, players, newest_first=True),
        ),
    )


def _bidder(play: Play, bidding: Bidding, view: View, player: View, row: str) -> Node:
    """A player in the auction; who does not bid now has controls only where all sit round it."""
    seat, to_act, auction = player["seat"], view["to_act"], view["auction"]
    wait, form = "", None
    if seat != to_act:
        wait = play.words("bidding.turn_of", name=play.words.player(to_act))
    if seat == to_act and play.seating.acting:
        form = bot_controls(play, ".bid-desk")
    elif not wait or (row and seat not in auction["passed"] and not play.seating.is_bots(seat)):
        first, two = auction["bid"] is None, len(view["players"]) == 2
        own = BidForm(play.words, bidding, player, first, two, wait)
        form = bid_form(own, play.peek, open_money=_open_money(play))
    held = None if row else holdings_line(play.words, player)
    told = seat_row(play.words, bidding, player, view, held)
    return place(row, seat, player["emblem"], told, form)


def _open_money(play: Play) -> bool:
    return not play.curtains or bool(play.words.options.get("open_money"))


def _note(play: Play, view: View) -> Node:
    """What passing means, and what a bid that cannot be paid."""
    words = play.words
    key = "bidding.two" if len(view["players"]) == 2 else "bidding.note"
    note = words(key, name=words.player(view["auction"]["starter"]))
    return h(
        "p#bid-note.quiet-text", {}, note, not _open_money(play) and f" {words('bidding.private')}"
    )


def _lot(play: Play, view: View, row: str) -> Node:
    """The railroad under the hammer, the standing bid; amid all seats more of the table."""
    words, auction = play.words, view["auction"]
    leader = auction["leader"]
    standing: Child = h("span.no-bid", {}, words("bidding.none", minimum=auction["minimum"]))
    if leader is not None:
        player = view["players"][leader]
        standing = [
            h("span.standing", {"key": str(auction["bid"])}, words.money(auction["bid"])),
            h(f"span.leader.em-{player['emblem']}", {}, named(player["emblem"], player["name"])),
        ]
    return part(
        "section.lot.middle",
        words("bidding.lot"),
        lot_card(words, view, auction),
        h(
            "div.bid-now",
            {},
            h("span.bid-label", {}, words("bidding.standing")),
            standing,
        ),
        _in_sight(words, view, everybody=bool(row)),
        not play.seating.acting and _note(play, view),
        row and button("#lot-sides.quiet", "open-sides", icon("i-sides"), words("sides")),
    )


def _in_sight(words: Words, view: View, *, everybody: bool) -> Node:
    """Prices, small; and what everybody owns, where their panels have no room for it."""
    prices = [
        h(f"li.mini.c-{row['commodity']}", {}, icon(f"c-{row['commodity']}", "ci", name), price)
        for row in view["market"]
        for name, price in [(words.thing(row["commodity"]), words.money(row["price"]))]
    ]
    owned = [
        h("li", {}, emblem(player["emblem"], "", player["name"]), wheels(words, player))
        for player in view["players"]
    ]
    return h(
        "div.lot-more",
        {},
        h("ul.lot-prices", {"aria-label": words("market")}, prices),
        everybody and h("ul.lot-owned", {"aria-label": words("bidding.owned")}, owned),
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


def ticker(log: list[Line], players: list[View], *, newest_first: bool = False) -> Node:
    """The bids so far as a line; where it may be longer than the window the newest comes first."""
    start = max((i for i, line in enumerate(log) if line.key == "auction_started"), default=0)
    lines = list(enumerate(log[start:]))
    return h(
        "section.ticker",
        {"tabindex": "0"},  # with many players it scrolls, for those with a keyboard too
        [
            h(
                "span",
                {"key": str(i)},
                line.seat is not None and emblem(players[line.seat]["emblem"]),
                line.text,
            )
            for i, line in (reversed(lines) if newest_first else lines)
        ],
    )


def hammer_screen(play: Play, result: dict[str, Any]) -> Node:
    """The hammer has fallen: who bought what, and what comes next."""
    words, view = play.words, play.public()
    winner = view["players"][result["seat"]]
    told = _told(words, winner, result)
    return h(
        "div.table",
        {"key": "hammer", "class": "phase-hammer"},
        head(words, words("hammer.heading"), winner["emblem"], play.trail(), view),
        h(
            "main.hammer",
            {"key": "hammer-board"},
            _sold(words, view, winner, result, told),
            twice(play, *told),
            ticker(play.turn_log.log, view["players"]),
        ),
    )


def _told(words: Words, winner: View, result: dict[str, Any]) -> list[Node]:
    """The card with the winner's stamp."""
    railroad, amount = words.thing(result["railroad"]), result["amount"]
    won = words("event.auction_won", seat=winner["name"], railroad=railroad, amount=amount)
    stamp = [
        emblem(winner["emblem"]),
        h("b", {}, words("hammer.sold")),
        h("span", {}, words.money(amount)),
    ]
    return [
        h("span.rail-wheel", {}, locomotive(result["railroad"])),
        h("h2.sold-name", {}, railroad),
        h(f"div.stamp.em-{winner['emblem']}", {}, stamp),
        h("p", {}, won),
    ]


def _sold(words: Words, view: View, winner: View, result: dict[str, Any], told: list[Node]) -> Node:
    """What the hammer has sold, and the way on (RT-44)."""
    starter = words.player(result["starter"])
    again = view["to_act"] == result["starter"] and view["phase"] == "turn"
    go_on = words("hammer.act_again" if again else "hammer.end_turn", name=starter)
    return h(
        f"section.sold-card.em-{winner['emblem']}",
        {},
        told,
        h(
            "p.row.quiet-text",
            {},
            words("hammer.again" if again else "hammer.ends", name=starter),
            rule_link(words, PARAGRAPHS["go-on"], "hammer"),
        ),
        button("#go-on.go.wide", "go-on", icon("i-end"), go_on),
    )
