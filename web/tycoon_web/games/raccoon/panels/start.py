"""Start tokens, in some editions start tiles: chosen in the open, in turn (RT-15, RT-20)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel, option
from tycoon_web.games.raccoon.table.cards import tile_picture
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.kit.controls import button, disc, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields


class StartPanel(ActionPanel):
    """A given number of different things to choose."""

    name = "start"
    symbol = "i-first"
    demanded = True

    def open(self, target: Fields) -> None:
        self.do = next(iter(self.context.choices))
        self.field = next(iter(self.context.choices[self.do].fields))
        bounds = self.context.choices[self.do].fields[self.field]
        self.things: list[str] = list(bounds["some_of"])
        self.count: int = bounds["count"]
        self.tokens = self.things[0] in COMMODITIES
        self.picked: list[str] = []
        self.aside = False
        """Is what is on offer looked at meanwhile?"""

    def long(self) -> bool:
        return False

    def propose(self, action: Action) -> None:
        self.picked = list(action[self.field])

    def edits(self) -> Edits:
        return {"start-pick": self._toggle, "start-look": self._look}

    def _toggle(self, fields: Fields) -> None:
        name = fields.get("name", "")
        if name not in self.things:
            return
        if name in self.picked:
            self.picked.remove(name)
        else:
            self.picked = [*self.picked, name][-self.count :]

    def _look(self, _: Fields) -> None:
        self.aside = not self.aside

    def actions(self) -> list[Action]:
        ordered = [name for name in self.things if name in self.picked]
        return [Action(self.do, **{self.field: ordered})]

    def obstacle(self) -> str | None:
        if len(self.picked) < self.count:
            return self.words("start.choose", n=self.count)
        return self.context.check(self.actions()[0])

    def ghosts(self) -> dict[str, int]:
        return {}

    def rule(self) -> str:
        return PARAGRAPHS[self.do]

    def title(self) -> str:
        kind = "tokens" if self.tokens else "tiles"
        return self.words(f"start.{kind}", name=self.words.player(self.context.seat), n=self.count)

    def commit_label(self) -> str:
        missing = self.count - len(self.picked)
        if missing > 0:
            return self.words("start.more", n=missing)
        return self.words("start.commit", n=self.count)

    def aloud(self) -> str:
        return self.commit_label()

    def note(self) -> str:
        """How choosing goes."""
        return self.words("start.note" if self.tokens else "start.tiles_note")

    def wells(self) -> Node:
        """A place for each of them, filled as they are chosen; the keys tell it."""
        taken = [self._drawn(name) for name in self.things if name in self.picked]
        free = [h("span.well")] * (self.count - len(self.picked))
        attrs = {"aria-hidden": "true", "style": {"--n": str(self.count)}}
        return h("div.start-wells", attrs, taken, free)

    def _drawn(self, name: str) -> Node:
        return disc(name) if self.tokens else tile_picture(name)

    def picks(self) -> list[Node]:
        """The things to choose from, each pressed or not."""
        return [self._pick(name) for name in self.things]

    def _pick(self, name: str) -> Node:
        """With what a token sells for, or what a building gives."""
        if self.tokens:
            market = self.context.view["market"]
            price = next(row["price"] for row in market if row["commodity"] == name)
            told = h("b.pick-price", {}, self.words.money(price))
        else:
            told = h("small", {}, self.words.effect(name, "short"))
        return option(
            f"#start-{name}.pick",
            "start-pick",
            self._drawn(name),
            h("span.pick-tag", {}, h("span.pick-name", {}, self.words.thing(name)), " ", told),
            fields={"name": name},
            chosen=name in self.picked,
        )

    def look_key(self) -> Node | None:
        """To what is on offer, and back; tiles are chosen before there is all of it."""
        if not self.tokens:
            return None
        icon_, name = ("i-step", "back") if self.aside else ("i-eye", "look")
        text = self.words(f"start.{name}")
        turned = "turned" if self.aside else ""
        return button("#start-look.quiet", "start-look", icon(icon_, turned), text)
