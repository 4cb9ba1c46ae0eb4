"""Steps the rules still demand when a game is taken up between them: bonus tile, discarding."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import ActionPanel, discard_rows
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.turn_context import cheapest, dearest, prices
from tycoon_web.kit.controls import button
from tycoon_web.kit.vtree import Child, h
from tycoon_web.play.panel import Edits, block
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

    def edits(self) -> Edits:
        return {"bonus-tile": self._take_from, "drop": self._drop}

    def _take_from(self, fields: Fields) -> None:
        self.tile = fields["value"]

    def _drop(self, fields: Fields) -> None:
        self.drop = {**self.drop, fields["commodity"]: int(fields["to"])}

    def actions(self) -> list[Action]:
        if self.excess:
            return [Action("discard", commodity=c, count=n) for c, n in self.drop.items() if n]
        option = next((o for o in self.options if o["tile"] == self.tile), None)
        if option is None:
            return [Action("decline")]
        take = option.get("take") or dearest(
            option["from"], prices(self.context.view), option["choose"]
        )
        return [Action("take_bonus", tile=self.tile, take=take)]

    def obstacle(self) -> str | None:
        if self.excess and sum(self.drop.values()) != self.excess:
            return self.words("produce.give_back_exactly", n=self.excess)
        return super().obstacle()

    def aloud(self) -> str:
        return self.words.counts(self.drop) if self.excess else super().aloud()

    def rule(self) -> str:
        return PARAGRAPHS["discard"] if self.excess else super().rule()

    def body(self) -> Child:
        if self.excess:
            held = {c: n for c, n in self.context.me["tokens"].items() if n}
            title = self.words("produce.overflow", n=self.excess, limit=self.context.me["limit"])
            return block(title, discard_rows(self.context, held, self.drop))
        chips = [
            button(
                f"#bonus-{tile or 'none'}.chip",
                "bonus-tile",
                text,
                fields={"value": tile},
                pressed=tile == self.tile,
            )
            for tile, text in [
                *((str(o["tile"]), self.words.thing(str(o["tile"]))) for o in self.options),
                ("", self.words("bonus.none")),
            ]
        ]
        return block(self.words("bonus.title"), h("div.chips", {}, chips))
