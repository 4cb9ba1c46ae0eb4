"""The table of the player to act: market, offers, players, stock, hand, actions (layouts C.6)."""

from __future__ import annotations

from typing import NamedTuple

from tycoon import Action

from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.cards import (
    empty_place,
    production_card,
    railroad_card,
    tile_card,
    town_card,
)
from tycoon_web.games.raccoon.chart import Series, small_chart
from tycoon_web.games.raccoon.desk import Desk, prices
from tycoon_web.games.raccoon.market import Marks, market
from tycoon_web.games.raccoon.sell import SellBench
from tycoon_web.games.raccoon.strips import own_stock, strip
from tycoon_web.games.raccoon.words import Words
from tycoon_web.games.story import Line, by_turn
from tycoon_web.games.views import View
from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon, part
from tycoon_web.kit.vtree import Child, Node, h

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

    desk: Desk
    bench: Bench | None
    trail: Trail
    players: list[View]
    log: list[Line]
    series: Series
    before: dict[str, int]
    """The prices when the player last ended a turn."""


def table(scene: Scene) -> Node:
    """The whole screen."""
    desk = scene.desk
    bench = scene.bench
    return frame(
        bar(
            desk.words,
            heading(desk),
            desk.me["emblem"],
            scene.trail,
            desk.view["round"],
            last_round=bool(desk.view["ending"]),
        ),
        market(desk.words, desk.view["market"], marks(scene)),
        [offers(desk, covered=bench is not None), bench and bench.panel()],
        side(desk.words, others(scene.players, desk.seat), desk.view, scene.log, scene.series),
        own_stock(desk.words, desk.me),
        hand(desk, bench),
        acts(scene),
        phase=desk.view["phase"] + (f" with-bench at-{bench.name}" if bench else ""),
    )


def marks(scene: Scene) -> Marks:
    """What the market's ladders show besides the prices."""
    desk, bench = scene.desk, scene.bench
    return Marks(
        ghosts=bench.ghosts() if bench else {},
        before=scene.before,
        held=desk.me["tokens"],
        sellable=frozenset(desk.one_of("sell", "commodity")),
        chosen=bench.commodity if isinstance(bench, SellBench) else "",
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


def heading(desk: Desk) -> str:
    """Whose turn it is and what is asked."""
    phase = desk.view["phase"]
    turn = desk.view["turn"] or {}
    key = f"turn.{phase}"
    if phase == "turn" and turn.get("extra"):
        key = "turn.extra"
    return desk.words(key, name=desk.words.player(desk.seat))


def others(players: list[View], seat: int) -> list[View]:
    """The other players in turn order after ``seat``."""
    n = len(players)
    return [players[(seat + i) % n] for i in range(1, n)]


def offers(desk: Desk, *, covered: bool = False) -> Node:
    """Railroads, town and tiles on offer; nothing that only the desk's owner may see.

    Under an action's panel they stay where they are, so that the browser need not make them anew.
    """
    words, view = desk.words, desk.view
    auctions, builds = set(desk.one_of("auction", "railroad")), set(desk.one_of("build", "tile"))
    return part(
        "section.of",
        words("offers"),
        h(
            "div.offer-row.rails",
            {},
            [
                _railroad(desk, card, i, auctions)
                for i, card in enumerate(view["railroads"]["offer"])
            ],
            _town(desk),
        ),
        h(
            "div.offer-row.tiles",
            {},
            [_tile(desk, tile, i, builds) for i, tile in enumerate(view["tiles"]["offer"])],
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


def _why(desk: Desk, do: str, **fields: str) -> str | None:
    return desk.check(Action(do, **fields)) if desk.knows(do) else desk.why(do)


def _railroad(desk: Desk, card: View | None, place: int, possible: set[str]) -> Node:
    if not card:
        return empty_place(desk.words("railroads.gone"), f"rail-{place}")
    legal = card["company"] in possible
    why = None if legal else _why(desk, "auction", railroad=card["company"])
    auction, players = desk.view["auction"], desk.view["players"]
    up = bool(auction) and auction["railroad"] == card["company"]
    return railroad_card(desk.words, card, players, desk.seat, place, why, legal=legal, chosen=up)


def _town(desk: Desk) -> Node:
    offer = desk.view["towns"]["offer"]
    if not offer:
        return empty_place(desk.words("towns.gone"), "town")
    left = sum(desk.view["towns"]["left"].values())
    return town_card(
        desk.words,
        offer,
        left,
        desk.seat,
        desk.why("buy_town"),
        legal=desk.can("buy_town"),
        chosen=False,
    )


def _tile(desk: Desk, tile: View | None, place: int, possible: set[str]) -> Node:
    if not tile:
        return empty_place(desk.words("tiles.gone"), f"tile-{place}")
    legal = tile["tile"] in possible
    why = None if legal else _why(desk, "build", tile=tile["tile"])
    return tile_card(desk.words, tile, place, why, legal=legal, chosen=False)


def hand(desk: Desk, bench: Bench | None) -> Node:
    """The player's cards."""
    why = desk.why("produce")
    chosen = getattr(bench, "card", None) if bench and bench.name == "produce" else None
    cards = [
        production_card(desk.words, card, why=why, chosen=card["card"] == chosen)
        for card in desk.me["hand"]
    ]
    return part(f"section.hand.hand-{len(cards)}", desk.words("hand"), cards)


def acts(scene: Scene) -> Node:
    """The five actions, or the end of the turn once one is taken."""
    desk = scene.desk
    words = desk.words
    if desk.view["phase"] == "last_call":
        points = h("b", {}, words("decline.points"))
        decide = button("#decline.deed", "decline", icon("i-skip"), points)
        return part("section.act.act-done", words("actions"), _declare(desk), decide)
    if desk.view["phase"] == "done":
        done = _declare(desk), _seconds(desk), _end(scene)
        return part("section.act.act-done", words("actions"), *done)
    lit = scene.bench.name if scene.bench else ""
    buttons = [
        _act(desk, name, do, key, name == lit) for key, (name, do) in enumerate(ACTIONS.items(), 1)
    ]
    decline = desk.can("decline") and desk.view["phase"] == "turn"
    declare = _declare(desk)
    more = sum(map(bool, (decline, declare)))
    return part(
        "section.act" + ("", ".act-six", ".act-seven")[more],
        words("actions"),
        buttons,
        declare,
        decline
        and button("#decline.deed", "decline", icon("i-skip"), h("b", {}, words("decline"))),
    )


def _declare(desk: Desk) -> Node | None:
    """Only at the own desk, and only when it is possible (RT-100, RT-A38)."""
    if not desk.can("declare_victory"):
        return None
    return button("#declare.deed.go", "declare", icon("i-crown"), h("b", {}, desk.words("declare")))


def _act(desk: Desk, name: str, do: str, key: int, lit: bool) -> Node:
    why = desk.why(do)
    if name == "build" and why and desk.can("upgrade"):
        why = None
    text, figure = desk.words(f"{name}.name"), "" if why else hint(desk, name)
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


def hint(desk: Desk, name: str) -> str:
    """The figure that matters most for an action."""
    words, view, me = desk.words, desk.view, desk.me
    if name == "produce":
        return words("hint.produce", n=me["production_limit"])
    if name == "sell":
        value = prices(view)
        return words(
            "hint.sell",
            amount=max(value[c] * me["tokens"][c] for c in desk.one_of("sell", "commodity")),
        )
    if name == "auction":
        return words(
            "hint.auction", amount=min(c["minimum"] for c in view["railroads"]["offer"] if c)
        )
    if name == "build":
        costs = [
            t["cost"]
            for t in view["tiles"]["offer"]
            if t and t["tile"] in desk.one_of("build", "tile")
        ]
        return words("hint.build", amount=min(costs)) if costs else words("hint.upgrade")
    return words("points", n=view["towns"]["offer"]["points"])


def _seconds(desk: Desk) -> list[Child]:
    """A second sale or building, where a tile allows it."""
    found: list[Child] = []
    if desk.can("sell"):
        found.append(
            button("#act-sell.deed", "sell", icon("i-sell"), h("b", {}, desk.words("sell.again")))
        )
    if desk.can("build") or desk.can("upgrade"):
        found.append(
            button(
                "#act-build.deed", "build", icon("i-build"), h("b", {}, desk.words("build.again"))
            )
        )
    return found


def _end(scene: Scene) -> Child:
    words = scene.desk.words
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
