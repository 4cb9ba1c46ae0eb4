"""What every screen of the game is built of: the layout, offers, hand, players."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.table.action_keys import goods_lack
from tycoon_web.games.raccoon.table.cards import (
    empty_place,
    railroad_card,
    tile_card,
    town_card,
)
from tycoon_web.games.raccoon.table.production import production_card
from tycoon_web.games.raccoon.table.story import story, to_come
from tycoon_web.games.raccoon.table.strips import strip
from tycoon_web.games.raccoon.telling.turn_log import TurnLog
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: What is on offer -> its drawing where nothing is left of it.
_SIGNS = {"railroads": "i-rail", "towns": "i-town", "tiles": "i-build"}
#: Beside at most so many others there is room for the log.
LOGGED = 2


def frame(
    top: Node,
    *,
    phase: str,
    market: Child,
    offers: Child,
    players: Node,
    stock: Child,
    hand: Child,
    actions: Child,
) -> Node:
    """The seven areas of the layout; those of stock, hand and actions may be empty."""
    return h(
        "div.table",
        {"key": "table", "class": f"phase-{phase}"},
        top,
        h("main.board", {"key": "board"}, market, offers, players, stock, hand, actions),
    )


def offers(
    context: TurnContext, panel: ActionPanel | None = None, *, covered: bool = False
) -> Node:
    """Railroads, town and tiles on offer; nothing that only its owner may see.

    Under an action's panel they stay where they are, so that the browser need not make them anew;
    what can be chosen for it stays in sight beside it, where there is room.

    covered: by what was done.
    """
    words, view = context.words, context.view
    beside = panel.beside if panel else ""
    chosen = panel.offered() if panel else ""
    auctions, builds = context.one_of("auction", "railroad"), context.one_of("build", "tile")
    marked = _marked(view, chosen)
    return part(
        "section#offers.of" + (f".beside-{beside}" if beside else ""),
        words("offers"),
        to_come(words, view),
        h(
            "div.offer-row.rails",
            {},
            [
                _railroad(context, card, i, auctions, chosen=i == marked)
                for i, card in enumerate(view["railroads"]["offer"])
            ],
            _town(context, chosen=chosen == "town"),
        ),
        h(
            "div.offer-row.tiles",
            {},
            [
                _tile(context, tile, i, builds, chosen)
                for i, tile in enumerate(view["tiles"]["offer"])
            ],
        ),
        inert=covered or (panel is not None and not beside),
    )


def _why(context: TurnContext, do: str, **fields: str) -> str | None:
    return context.check(Action(do, **fields)) if context.knows(do) else context.why(do)


def _lack(context: TurnContext, do: str, cost: int) -> int:
    """How many dollars are missing, where money is what it is about."""
    asked = context.view["phase"] == "turn" or context.can(do)
    return max(0, cost - context.me["money"]) if asked and not context.still else 0


def _railroad(
    context: TurnContext, card: View | None, place: int, possible: list[str], *, chosen: bool
) -> Node:
    if not card:
        return _empty(context, "railroads", "deck", f"rail-{place}")
    legal = card["company"] in possible
    why = None if legal else _why(context, "auction", railroad=card["company"])
    view = context.view
    first = next(at for at, there in enumerate(view["railroads"]["offer"]) if there)
    return railroad_card(
        context.words,
        card,
        view["players"],
        context.seat,
        place,
        why,
        legal=legal,
        chosen=chosen,
        lack=0 if legal else _lack(context, "auction", card["minimum"]),
        left=view["railroads"]["deck"] if place == first else None,
    )


def _empty(context: TurnContext, kind: str, pile: str, place: str) -> Node:
    """A gap in an offer: it is filled at the end of the turn as long as there is anything left."""
    more = context.view[kind][pile]
    text = context.words("offer.refilled" if more else f"{kind}.gone")
    return empty_place(text, place, _SIGNS[kind], more=bool(more))


def _marked(view: View, chosen: str) -> int | None:
    """The place of the railroad that is up for auction or chosen; of two alike the first."""
    auction = view["auction"]
    companies = {auction["railroad"] if auction else "", chosen}
    offer = enumerate(view["railroads"]["offer"])
    return next((i for i, card in offer if card and card["company"] in companies), None)


def _town(context: TurnContext, *, chosen: bool) -> Node:
    offer = context.view["towns"]["offer"]
    if not offer:
        return _empty(context, "towns", "deck", "town")
    left, why = sum(context.view["towns"]["left"].values()), context.why("buy_town")
    legal, lack = context.can("buy_town"), ""
    if context.view["phase"] == "turn":
        would = context.forecast()["actions"].get("buy_town", {})
        lack = goods_lack(context.words, would)
    return town_card(
        context.words, offer, left, context.me, why, legal=legal, chosen=chosen, lack=lack
    )


def _tile(
    context: TurnContext, tile: View | None, place: int, possible: list[str], chosen: str
) -> Node:
    if not tile:
        return _empty(context, "tiles", "stack", f"tile-{place}")
    legal = tile["tile"] in possible
    why = None if legal else _why(context, "build", tile=tile["tile"])
    up, lack = tile["tile"] == chosen, 0 if legal else _lack(context, "build", tile["cost"])
    return tile_card(context.words, tile, place, why, legal=legal, chosen=up, lack=lack)


def hand(context: TurnContext, panel: ActionPanel | None) -> Node:
    """The player's cards."""
    why = context.why("produce")
    chosen = getattr(panel, "card", None) if panel and panel.name == "produce" else None
    cards = [
        production_card(
            context.words,
            card,
            why=why,
            limit=context.me["production_limit"],
            chosen=card["card"] == chosen,
        )
        for card in context.me["hand"]
    ]
    return part(f"section.hand.hand-{len(cards)}", context.words("hand"), cards)


def side(
    words: Words,
    players: list[View],
    view: View,
    told: TurnLog,
    places: Mapping[int, int] = MappingProxyType({}),
) -> Node:
    """Players; beside few of them the latest of the log; ``places``: by seat, how many wells wait
    for tokens.
    """
    strips = [
        strip(
            words,
            p,
            active=p["seat"] == view["to_act"],
            starts=p["seat"] == view["start_seat"],
            places=places.get(p["seat"], 0),
        )
        for p in players
    ]
    return part(
        f"aside.pl.desks.pl-{len(players)}",
        words("players"),
        h("div.strips", {}, strips),
        h("div.told", {}, len(players) <= LOGGED and story(words, told, view["players"])),
    )
