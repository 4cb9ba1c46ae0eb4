"""The table of the player to act: market, offers, players, stock, hand, actions (layouts C.6)."""

from __future__ import annotations

from typing import NamedTuple

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.panels.sell import SellPanel
from tycoon_web.games.raccoon.table.cards import (
    empty_place,
    production_card,
    railroad_card,
    tile_card,
    town_card,
)
from tycoon_web.games.raccoon.table.chart import Series, small_chart
from tycoon_web.games.raccoon.table.market import Marks, market
from tycoon_web.games.raccoon.table.strips import own_stock, strip
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext, prices
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon, part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line, by_turn
from tycoon_web.telling.views import View

#: Action button -> the engine's kind of action; the keys 1 to 5 follow this order.
ACTIONS = {
    "produce": "produce",
    "sell": "sell",
    "auction": "auction",
    "build": "build",
    "town": "buy_town",
}
#: How many of the log's lines the table shows at most.
LATEST = 24
SYMBOLS = {
    "produce": "i-produce",
    "sell": "i-sell",
    "auction": "i-auction",
    "build": "i-build",
    "town": "i-town",
}


class Scene(NamedTuple):
    """Everything the table shows."""

    context: TurnContext
    panel: ActionPanel | None
    trail: Trail
    players: list[View]
    log: list[Line]
    series: Series
    before: dict[str, int]
    """The prices when the player last ended a turn."""


def table(scene: Scene) -> Node:
    """The whole screen."""
    context = scene.context
    panel = scene.panel
    return frame(
        bar(
            context.words,
            heading(context),
            context.me["emblem"],
            scene.trail,
            context.view["round"],
            last_round=bool(context.view["ending"]),
        ),
        market(context.words, context.view["market"], marks(scene)),
        [offers(context, covered=panel is not None), panel and panel.node()],
        side(
            context.words,
            others(scene.players, context.seat),
            context.view,
            scene.log,
            scene.series,
        ),
        own_stock(context.words, context.me),
        hand(context, panel),
        acts(scene),
        phase=context.view["phase"] + (f" with-bench at-{panel.name}" if panel else ""),
    )


def marks(scene: Scene) -> Marks:
    """What the market's ladders show besides the prices."""
    context, panel = scene.context, scene.panel
    return Marks(
        ghosts=panel.ghosts() if panel else {},
        before=scene.before,
        held=context.me["tokens"],
        sellable=frozenset(context.one_of("sell", "commodity")),
        chosen=panel.commodity if isinstance(panel, SellPanel) else "",
    )


def frame(
    head: Node, mk: Node, of: Child, pl: Node, me: Child, hand: Child, act: Child, phase: str
) -> Node:
    """The seven areas of the layout; those of stock, hand and actions may be empty."""
    return h(
        "div.table",
        {"key": "table", "class": f"phase-{phase}"},
        head,
        h("main.board", {"key": "board"}, mk, of, pl, me, hand, act),
    )


def heading(context: TurnContext) -> str:
    """Whose turn it is and what is asked."""
    phase = context.view["phase"]
    turn = context.view["turn"] or {}
    key = f"turn.{phase}"
    if phase == "turn" and turn.get("extra"):
        key = "turn.extra"
    return context.words(key, name=context.words.player(context.seat))


def others(players: list[View], seat: int) -> list[View]:
    """The other players in turn order after ``seat``."""
    n = len(players)
    return [players[(seat + i) % n] for i in range(1, n)]


def offers(context: TurnContext, *, covered: bool = False) -> Node:
    """Railroads, town and tiles on offer; nothing that only its owner may see.

    Under an action's panel they stay where they are, so that the browser need not make them anew.
    """
    words, view = context.words, context.view
    auctions, builds = (
        set(context.one_of("auction", "railroad")),
        set(context.one_of("build", "tile")),
    )
    return part(
        "section.of",
        words("offers"),
        h(
            "div.offer-row.rails",
            {},
            [
                _railroad(context, card, i, auctions)
                for i, card in enumerate(view["railroads"]["offer"])
            ],
            _town(context),
        ),
        h(
            "div.offer-row.tiles",
            {},
            [_tile(context, tile, i, builds) for i, tile in enumerate(view["tiles"]["offer"])],
        ),
        h(
            "p.decks",
            {},
            words("decks.railroads", n=view["railroads"]["deck"]),
            " · ",
            words("decks.tiles", n=view["tiles"]["stack"]),
            " · ",
            words("decks.cards", n=view["deck"]),
        ),
        inert=covered,
    )


def _why(context: TurnContext, do: str, **fields: str) -> str | None:
    return context.check(Action(do, **fields)) if context.knows(do) else context.why(do)


def _railroad(context: TurnContext, card: View | None, place: int, possible: set[str]) -> Node:
    if not card:
        return empty_place(context.words("railroads.gone"), f"rail-{place}")
    legal = card["company"] in possible
    why = None if legal else _why(context, "auction", railroad=card["company"])
    auction, players = context.view["auction"], context.view["players"]
    up = bool(auction) and auction["railroad"] == card["company"]
    return railroad_card(
        context.words, card, players, context.seat, place, why, legal=legal, chosen=up
    )


def _town(context: TurnContext) -> Node:
    offer = context.view["towns"]["offer"]
    if not offer:
        return empty_place(context.words("towns.gone"), "town")
    left = sum(context.view["towns"]["left"].values())
    return town_card(
        context.words,
        offer,
        left,
        context.seat,
        context.why("buy_town"),
        legal=context.can("buy_town"),
        chosen=False,
    )


def _tile(context: TurnContext, tile: View | None, place: int, possible: set[str]) -> Node:
    if not tile:
        return empty_place(context.words("tiles.gone"), f"tile-{place}")
    legal = tile["tile"] in possible
    why = None if legal else _why(context, "build", tile=tile["tile"])
    return tile_card(context.words, tile, place, why, legal=legal, chosen=False)


def hand(context: TurnContext, panel: ActionPanel | None) -> Node:
    """The player's cards."""
    why = context.why("produce")
    chosen = getattr(panel, "card", None) if panel and panel.name == "produce" else None
    cards = [
        production_card(context.words, card, why=why, chosen=card["card"] == chosen)
        for card in context.me["hand"]
    ]
    return part(f"section.hand.hand-{len(cards)}", context.words("hand"), cards)


def acts(scene: Scene) -> Node:
    """The five actions, or the end of the turn once one is taken."""
    context = scene.context
    words = context.words
    if context.view["phase"] == "last_call":
        points = h("b", {}, words("decline.points"))
        decide = button("#decline.deed", "decline", icon("i-skip"), points)
        return part("section.act.act-done", words("actions"), _declare(context), decide)
    if context.view["phase"] == "done":
        done = _declare(context), _seconds(context), _end(scene)
        return part("section.act.act-done", words("actions"), *done)
    lit = scene.panel.name if scene.panel else ""
    buttons = [
        _act(context, name, do, key, name == lit)
        for key, (name, do) in enumerate(ACTIONS.items(), 1)
    ]
    decline = context.can("decline") and context.view["phase"] == "turn"
    declare = _declare(context)
    more = sum(map(bool, (decline, declare)))
    return part(
        "section.act" + ("", ".act-six", ".act-seven")[more],
        words("actions"),
        buttons,
        declare,
        decline
        and button("#decline.deed", "decline", icon("i-skip"), h("b", {}, words("decline"))),
    )


def _declare(context: TurnContext) -> Node | None:
    """Only at the own table, and only when it is possible (RT-100, RT-A38)."""
    if not context.can("declare_victory"):
        return None
    return button(
        "#declare.deed.go", "declare", icon("i-crown"), h("b", {}, context.words("declare"))
    )


def _act(context: TurnContext, name: str, do: str, key: int, lit: bool) -> Node:
    why = context.why(do)
    if name == "build" and why and context.can("upgrade"):
        why = None
    text, figure = context.words(f"{name}.name"), "" if why else hint(context, name)
    return button(
        f"#act-{name}.deed" + (".lit" if lit else ""),
        name,
        icon(SYMBOLS[name]),
        h("b", {}, text),
        h("small", {}, figure),
        h("kbd", {}, key),
        why=why,
        label=f"{text}: {figure}" if figure else text,
        aria_pressed="true" if lit else "false",
        aria_keyshortcuts=str(key),
    )


def hint(context: TurnContext, name: str) -> str:
    """The figure that matters most for an action."""
    words, view, me = context.words, context.view, context.me
    if name == "produce":
        return words("hint.produce", n=me["production_limit"])
    if name == "sell":
        value = prices(view)
        return words(
            "hint.sell",
            amount=max(value[c] * me["tokens"][c] for c in context.one_of("sell", "commodity")),
        )
    if name == "auction":
        return words(
            "hint.auction", amount=min(c["minimum"] for c in view["railroads"]["offer"] if c)
        )
    if name == "build":
        costs = [
            t["cost"]
            for t in view["tiles"]["offer"]
            if t and t["tile"] in context.one_of("build", "tile")
        ]
        return words("hint.build", amount=min(costs)) if costs else words("hint.upgrade")
    return words("points", n=view["towns"]["offer"]["points"])


def _seconds(context: TurnContext) -> list[Child]:
    """A second sale or building, where a tile allows it."""
    found: list[Child] = []
    if context.can("sell"):
        found.append(
            button(
                "#act-sell.deed", "sell", icon("i-sell"), h("b", {}, context.words("sell.again"))
            )
        )
    if context.can("build") or context.can("upgrade"):
        found.append(
            button(
                "#act-build.deed",
                "build",
                icon("i-build"),
                h("b", {}, context.words("build.again")),
            )
        )
    return found


def _end(scene: Scene) -> Child:
    words = scene.context.words
    undo = scene.trail.undo and button(
        "#undo-here.deed", "undo", icon("i-undo"), h("b", {}, words("undo"))
    )
    return [
        undo,
        button(
            "#end-turn.deed.go.finish", "end-turn", icon("i-end"), h("b", {}, words("turn.end"))
        ),
    ]


def _log_turn(lines: list[Line], players: list[View]) -> Node:
    """What happened in one turn, as a short paragraph with its player's emblem."""
    seat = lines[0].seat
    text = " ".join(line.text for line in lines)
    return h(
        "span.log-row",
        {"key": str(lines[0].turn)},
        seat is not None and emblem(players[seat]["emblem"]),
        h("span", {}, text),
    )


def side(words: Words, players: list[View], view: View, log: list[Line], series: Series) -> Node:
    """Players, price history and the latest lines of the log."""
    strips = [
        strip(words, p, active=p["seat"] == view["to_act"], starts=p["seat"] == view["start_seat"])
        for p in players
    ]
    return part(
        f"aside.pl.pl-{len(players)}",
        words("players"),
        h("div.strips", {}, strips),
        small_chart(words, series),
        log_excerpt(words, log, view["players"]),
    )


def log_excerpt(words: Words, log: list[Line], players: list[View]) -> Node:
    """The latest lines; the button opens the whole log."""
    rows = [_log_turn(turn, players) for turn in by_turn(log, LATEST)]
    return button(
        "#log.log-button",
        "open-log",
        h("span.side-title", {}, icon("i-log"), words("log.title")),
        h("span.log-rows", {}, rows),
        label=words("log.open"),
    )
