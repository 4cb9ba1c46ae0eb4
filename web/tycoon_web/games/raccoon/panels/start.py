"""Start tokens, in some editions start tiles: chosen in the open, in turn (RT-15, RT-20)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel, option
from tycoon_web.games.raccoon.table.cards import tile_picture
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.kit.controls import disc, icon
from tycoon_web.kit.vtree import Child, Node, h
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

    def long(self) -> bool:
        return False

    def propose(self, action: Action) -> None:
        self.picked = list(action[self.field])

    def edits(self) -> Edits:
        return {"start-pick": self._toggle}

    def _toggle(self, fields: Fields) -> None:
        name = fields.get("name", "")
        if name not in self.things:
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
        return self.context.check(self.actions()[0])

    def ghosts(self) -> dict[str, int]:
        return {}

    def rule(self) -> str:
        return PARAGRAPHS[self.do]

    def title(self) -> str:
        kind = "tokens" if self.tokens else "tiles"
        return self.words(f"start.{kind}", name=self.words.player(self.context.seat), n=self.count)

    def commit_label(self) -> str:
        return self.words("start.commit", n=len(self.picked), of=self.count)

    def aloud(self) -> str:
        return self.commit_label()

    def note(self) -> str:
        """How choosing goes."""
        return self.words("start.note" if self.tokens else "start.tiles_note")

    def body(self) -> Child:
        return h("div.start-tiles", {}, self.picks())

    def line(self) -> Child:
        return self.note()

    def wells(self) -> Node:
        """A place for each of them, filled as they are chosen."""
        taken = [disc(name, ".coming") for name in self.picked]
        free = [h("span.well") for _ in range(self.count - len(self.picked))]
        return h("span.start-wells", {"aria-hidden": "true"}, taken, free)

    def plots(self) -> Node:
        """The buildings taken, and a well for each still wanted; the keys on the sheet tell it."""
        taken = [tile_picture(name) for name in self.things if name in self.picked]
        free = [h("span.well", {}, icon("i-build"))] * (self.count - len(self.picked))
        return h("div.start-plots", {"aria-hidden": "true"}, taken, free)

    def picks(self) -> list[Node]:
        """The things to choose from, each pressed or not."""
        return [self._pick(name) for name in self.things]

    def _pick(self, name: str) -> Node:
        taken = name in self.picked
        effect = None if self.tokens else h("small", {}, self.words.effect(name, "short"))
        return option(
            f"#start-{name}.pick",
            "start-pick",
            disc(name) if self.tokens else tile_picture(name),
            h("span", {}, self.words.thing(name)),
            effect,
            fields={"name": name},
            chosen=taken,
        )
