"""Open outcry on one device: the card in the middle, everybody around it (RT-42 … RT-45)."""

from __future__ import annotations

from tycoon_web.games.raccoon.auction.bidders import BidForm, bid_form, seat_row, waiting_desk
from tycoon_web.games.raccoon.auction.bidding import Bidding, beyond
from tycoon_web.games.raccoon.auction.stage import bid_now, lot_card, ticker
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.cards import livery
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.bar import tool
from tycoon_web.kit.controls import icon, part
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.bot_parts import bot_controls
from tycoon_web.play.sides import around, place
from tycoon_web.play.table_parts import head
from tycoon_web.telling.views import View


def bidding_screen(play: Play, bidding: Bidding) -> Node:
    """The whole auction screen, laid out for one side or for all."""
    words, view, row = play.words, play.public(), around(play)
    players = view["players"]
    who = players[view["to_act"]]
    title = words("bidding.heading", name=words.player(who["seat"]))
    seats = words("sides.short")
    seating = row and tool("open-sides", "i-sides", seats, seats)
    sides = {"class": _sides(row), "style": {"--n": str(len(players))}}
    return h(
        "div.table",
        {"key": "auction", "class": "phase-auction"},
        head(words, title, who["emblem"], play.trail(), view, seating),
        h(
            "main.auction",
            {"key": "auction-board", **sides},
            _lot(play, bidding, view, row),
            part(
                f"section.seats.seats-{len(players)}",
                words("players"),
                [_bidder(play, bidding, view, player, row) for player in players],
            ),
        ),
    )


def _sides(row: str) -> str:
    """Classes that say where somebody sits, and where two do."""
    names = [f"{'twin' if row.count(side) > 1 else 'row'}-{side}" for side in sorted(set(row))]
    return " ".join(["around", *names]) if row else ""


def _bidder(play: Play, bidding: Bidding, view: View, player: View, row: str) -> Node:
    """A player in the auction; who does not bid now only peeks, and only where all sit round it."""
    words, seat, form = play.words, player["seat"], None
    if seat == view["to_act"] and play.seating.acting:
        form = bot_controls(play, ".bid-desk")
    elif seat == view["to_act"]:
        own = BidForm(words, bidding, player, view)
        form = bid_form(own, play.peek, open_money=_open_money(play))
    elif row and not _open_money(play) and _waits(play, view, seat):
        form = waiting_desk(words, player, play.peek)
    told = seat_row(words, bidding, player, view, open_money=_open_money(play))
    return place(row, seat, player["emblem"], told, form)


def _waits(play: Play, view: View, seat: int) -> bool:
    """Is it somebody who may bid again?"""
    return seat not in view["auction"]["passed"] and not play.seating.is_bots(seat)


def _open_money(play: Play) -> bool:
    return not play.curtains or bool(play.words.options.get("open_money"))


def _note(play: Play, bidding: Bidding, view: View) -> Node:
    """Why no more can be bid, what passing means, and what a bid that cannot be paid."""
    words = play.words
    key = "bidding.two" if len(view["players"]) == 2 else "bidding.note"
    note = words(key, name=words.player(view["auction"]["starter"]))
    money = view["players"][view["to_act"]]["money"] if _open_money(play) else None
    if short := beyond(words, bidding.amount, money):
        note = f"{short} {note}"
    private = not _open_money(play) and h("span.hidden", {}, f" {words('bidding.private')}")
    return h("p#bid-note.quiet-text", {}, note, private)


def _lot(play: Play, bidding: Bidding, view: View, row: str) -> Node:
    """The railroad under the hammer, and the bid that stands."""
    words, players = play.words, view["players"]
    return part(
        f"section.lot.middle.{livery(view['auction']['railroad'])}",
        words("bidding.lot"),
        _prices(words, view),
        lot_card(words, players, view["auction"], players[view["to_act"]]),
        bid_now(words, view),
        ticker(words, play.turn_log.log, players, view["auction"]["bid"] or 0),
        not play.seating.acting and _note(play, bidding, view),
    )


def _prices(words: Words, view: View) -> Node:
    """The market: tokens may soon be money."""
    prices = [
        h(
            f"li.lot-price.c-{row['commodity']}",
            {},
            icon(f"c-{row['commodity']}", "ci", name),
            price,
        )
        for row in view["market"]
        for name, price in [(words.thing(row["commodity"]), words.money(row["price"]))]
    ]
    title = h("b.lot-word", {"aria-hidden": "true"}, words("market.prices"))
    listed = h("ul", {"aria-label": words("market")}, prices)
    return h("div.lot-prices.m-slate", {}, title, listed)
