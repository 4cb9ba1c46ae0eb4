"""Steps the rules still demand when a game is taken up between them: bonus tile, discarding."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.giving_back import chooser, falls_short, given_back
from tycoon_web.games.raccoon.panels.mix import Mix, put
from tycoon_web.games.raccoon.panels.panel import ActionPanel, effect, option, options, stock_change
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.turn_context import cheapest, dearest, prices
from tycoon_web.kit.controls import disc
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class RestPanel(ActionPanel):
    """Finish a production; cannot be cancelled, only undone."""

    name = "rest"
    symbol = "i-produce"
    demanded = True

    def open(self, target: Fields) -> None:
        value = prices(self.context.view)
        self.options: list[View] = (self.context.view["bonus"] or {}).get("options", [])
        self.tile = str(self.options[0]["tile"]) if self.options else ""
        excess = (self.context.view["discarding"] or {}).get("excess", 0)
        self.excess: int = excess
        self.drop = cheapest(self.context.me["tokens"], value, excess)

    def propose(self, action: Action) -> None:
        """A tile, none, or tokens of one sort to give back; if they are too few, the cheapest go
        with them.
        """
        if action.do == "discard":
            name, count = action["commodity"], action["count"]
            others = {c: n for c, n in self.context.me["tokens"].items() if c != name}
            rest = cheapest(others, prices(self.context.view), self.excess - count)
            self.drop = {name: count, **rest}
        else:
            self.tile = action.get("tile") or ""

    def edits(self) -> Edits:
        return {"bonus-tile": self._take_from, "drop": self._drop}

    def _take_from(self, fields: Fields) -> None:
        self.tile = fields["value"]

    def _drop(self, fields: Fields) -> None:
        self.drop = put(self.drop, fields)

    def actions(self) -> list[Action]:
        if self.excess:
            return given_back(self.drop)
        option = next((o for o in self.options if o["tile"] == self.tile), None)
        if option is None:
            return [Action("decline")]
        take = option.get("take") or dearest(
            option["from"], prices(self.context.view), option["choose"]
        )
        return [Action("take_bonus", tile=self.tile, take=take)]

    def obstacle(self) -> str | None:
        return falls_short(self.words, self.drop, self.excess) or super().obstacle()

    def aloud(self) -> str:
        return self.words.counts(self.drop) if self.excess else super().aloud()

    def rule(self) -> str:
        return PARAGRAPHS["discard"] if self.excess else super().rule()

    def line(self) -> Child:
        if self.excess:
            limit = self.context.me["limit"]
            return self.words("produce.overflow", n=self.excess, limit=limit)
        return self.words("bonus.title")

    def body(self) -> Child:
        if self.excess:
            there = {c: n for c, n in self.context.me["tokens"].items() if n}
            mix, limit = Mix("drop", there, self.drop, self.excess), self.context.me["limit"]
            return chooser(self.words, mix, limit, prices(self.context.view), titled=False)
        tiles = [(str(option["tile"]), option) for option in self.options]
        picks = [self._pick(tile, option) for tile, option in [*tiles, ("", {})]]
        then, tokens = self.mine_after(), self.context.me["tokens"]
        held = stock_change(self.words, tokens, then["tokens"]) if then else []
        return [
            options(self.words("bonus.title"), picks, ".slip-bonus"),
            held and effect(self.words("preview.held"), held),
        ]

    def _pick(self, tile: str, option_: View) -> Node:
        take = [
            [h("b", {}, f"+{n}"), disc(c, "", self.words.thing(c))]
            for c, n in option_.get("take", {}).items()
        ]
        name = self.words.thing(tile) if tile else self.words("bonus.none")
        return option(
            f"#bonus-{tile or 'none'}.opt-bonus",
            "bonus-tile",
            take and h("span.opt-gain", {}, take),
            h("span.opt-text", {}, name),
            fields={"value": tile},
            chosen=tile == self.tile,
        )
