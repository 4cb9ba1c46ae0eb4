"""Start tokens, in some editions start tiles: chosen in the open, in turn (RT-15, RT-20)."""

from __future__ import annotations

from tycoon import Action
from tycoon.raccoon.cards import COMMODITIES

from tycoon_web.desk import Fields, View
from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.bidding import peek_button
from tycoon_web.games.raccoon.cards import production_card, tile_glyph
from tycoon_web.games.raccoon.market import Marks, market
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.strips import strip
from tycoon_web.parts.bar import Trail, bar
from tycoon_web.parts.controls import button, emblem, icon, rule_link
from tycoon_web.story import Line
from tycoon_web.vtree import Child, Node, h


class StartBench(Bench):
    """A given number of different things to choose."""

    name = "start"
    symbol = "i-first"

    def open(self, target: Fields) -> None:
        self.do = next(iter(self.desk.choices))
        self.field = next(iter(self.desk.choices[self.do].fields))
        bounds = self.desk.choices[self.do].fields[self.field]
        self.things: list[str] = list(bounds["some_of"])
        self.count: int = bounds["count"]
        self.tokens = self.things[0] in COMMODITIES
        self.picked: list[str] = []

    def edit(self, do: str, fields: Fields) -> None:
        name = fields.get("name", "")
        if do != "start-pick" or name not in self.things:
            return
        if name in self.picked:
            self.picked.remove(name)
        else:
            self.picked = [*self.picked, name][-self.count :]

    def actions(self) -> list[Action]:
        ordered = [name for name in self.things if name in self.picked]
        return [Action(self.do, **{self.field: ordered})]

    def obstacle(self) -> str | None:
        if len(self.picked) < self.count:
            return self.words("start.choose", n=self.count)
        return self.desk.check(self.actions()[0])

    def ghosts(self) -> dict[str, int]:
        return {}

    def rule(self) -> str:
        return PARAGRAPHS[self.do]

    def title(self) -> str:
        kind = "tokens" if self.tokens else "tiles"
        return self.words(f"start.{kind}", name=self.words.player(self.desk.seat), n=self.count)

    def commit_label(self) -> str:
        return self.words("start.commit", n=len(self.picked), of=self.count)

    def body(self) -> Child:
        return [
            h("p", {}, self.words("start.note" if self.tokens else "start.tiles_note")),
            h("div.start-picks", {}, [self._pick(name) for name in self.things]),
        ]

    def _pick(self, name: str) -> Node:
        taken = name in self.picked
        art = icon(f"c-{name}", "ci") if name in COMMODITIES else tile_glyph(name)
        css = f".c-{name}" if name in COMMODITIES else ""
        return button(
            f"#start-{name}.pick.big{css}" + (".taken" if taken else ""),
            "start-pick",
            art,
            h("span", {}, self.words.thing(name)),
            taken and h("span.tick", {"aria-hidden": "true"}, icon("i-check")),
            fields={"name": name},
            aria_pressed="true" if taken else "false",
        )


def start_screen(
    bench: StartBench, view: View, trail: Trail, log: list[Line], peek: int | None, open_table: bool
) -> Node:
    """Market and players as in play; the acting player's cards only while they peek."""
    words = bench.words
    player = view["players"][view["to_act"]]
    title = words("turn.start", name=words.player(player["seat"]))
    strips = [
        strip(words, p, active=p["seat"] == view["to_act"], starts=p["seat"] == view["start_seat"])
        for p in _in_order(view)
    ]
    return h(
        "div.table",
        {"key": "start", "class": "phase-start"},
        bar(words, title, player["emblem"], trail, 0),
        h(
            "main.board",
            {"key": "start-board"},
            market(words, view["market"], Marks()),
            _panel(bench),
            h("aside.pl", {"aria-label": words("players")}, h("div.strips", {}, strips)),
            _hand(bench, player, peek, open_table),
        ),
    )


def _in_order(view: View) -> list[View]:
    """Players from the start player on: they choose in this order."""
    players, first = view["players"], view["start_seat"]
    return [players[(first + i) % len(players)] for i in range(len(players))]


def _panel(bench: StartBench) -> Node:
    why = bench.obstacle()
    return h(
        "section.bench.bench-start",
        {"aria-labelledby": "bench-title"},
        h(
            "header.bench-head",
            {},
            icon(bench.symbol, "bench-symbol"),
            h("h2#bench-title", {"tabindex": "-1"}, bench.title()),
            rule_link(bench.words, bench.rule(), "start"),
        ),
        h("div.bench-body", {"tabindex": "0"}, h("div.bench-flow", {}, bench.body())),
        h(
            "footer.bench-foot",
            {},
            h("span.spring"),
            button("#commit.go", "commit", icon("i-check"), bench.commit_label(), why=why),
        ),
    )


def _hand(bench: StartBench, player: View, peek: int | None, open_table: bool) -> Node:
    """A look at the own cards helps to choose."""
    words = bench.words
    shown = player["hand"] if (open_table or peek == player["seat"]) else None
    why = words("start.not_yet")
    cards: Child = [production_card(words, card, why=why) for card in shown or ()]
    if not shown:
        cards = [
            h("span.card.pp.back", {"key": f"back-{i}", "aria-hidden": "true"})
            for i in range(player["hand_count"])
        ]
    return h(
        "section.start-hand",
        {"aria-label": words("hand")},
        h("div.hand", {}, cards),
        h(
            "p.row",
            {},
            emblem(player["emblem"]),
            h("bdi", {}, player["name"]),
            peek_button(words, player, peek, open_table),
        ),
    )
