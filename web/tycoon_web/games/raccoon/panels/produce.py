"""Production as one dialog: purchase, card, icons, bonus, discarding (RT-24 … RT-36, RT-78)."""

from __future__ import annotations

from typing import Any

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.floor import Purchase
from tycoon_web.games.raccoon.panels.panel import ActionPanel, discard_rows, gained, stock_change
from tycoon_web.games.raccoon.table.production import icons_of, production_card
from tycoon_web.games.raccoon.turn_context import cheapest, dearest, prices, worth
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class ProducePanel(ActionPanel):
    """The steps of a production, planned anew after every change."""

    name = "produce"
    symbol = "i-produce"

    def open(self, target: Fields) -> None:
        self.hand: dict[int, View] = {card["card"]: card for card in self.context.me["hand"]}
        self.purchase = Purchase(self.context)
        self.tile: str | None = ""  # "": the best one; None: no bonus
        self.chosen: dict[str, int] = {}
        self.drop: dict[str, int] = {}
        self.drop_by_hand = False
        self.excess = 0
        self._choose(int(target.get("card") or next(iter(self.hand))))

    def _choose(self, card: int) -> None:
        self.card = card
        by_card = self.context.bounds("produce", "take").get("by_card", {})
        bounds = by_card.get(str(card), {"counts": {}, "total": [0]})
        self.available: dict[str, int] = dict(bounds["counts"])
        #: How many icons may be taken (RT-A05); the most is proposed.
        self.least: int = bounds["total"][0]
        self.most: int = bounds["total"][-1]
        best = dearest(self.available, prices(self.context.view), self.most)
        #: Icons taken, oldest choice first.
        self.picked = [name for name, n in best.items() for _ in range(n)]
        self._plan()

    def edits(self) -> Edits:
        return {
            "produce-card": lambda fields: self._choose(int(fields["card"])),
            "produce-take": lambda fields: self._toggle(
                fields["commodity"], fields["taken"] == "1"
            ),
            "bonus-tile": self._take_from,
            "bonus-choose": lambda fields: self._choose_bonus(fields["commodity"]),
            "drop": self._drop,
            **self.purchase.edits(),
        }

    def edit(self, do: str, fields: Fields) -> None:
        super().edit(do, fields)
        self._plan()

    def _take_from(self, fields: Fields) -> None:
        self.tile, self.chosen = fields["value"] or None, {}

    def _drop(self, fields: Fields) -> None:
        self.drop = {**self.drop, fields["commodity"]: int(fields["to"])}
        self.drop_by_hand = True

    def _toggle(self, name: str, taken: bool) -> None:
        if taken:
            self.picked.remove(name)
            return
        if len(self.picked) >= self.most:
            self.picked.pop(0)
        self.picked.append(name)

    def _choose_bonus(self, name: str) -> None:
        """The oldest choice gives way to a new one."""
        option = self._option()
        picked = [c for c, n in self.chosen.items() for _ in range(n)]
        picked = [*picked, name][-int(option.get("choose", 1)) :]
        self.chosen = {c: picked.count(c) for c in picked}

    def take(self) -> dict[str, int]:
        """The icons taken, as counts."""
        return {name: self.picked.count(name) for name in COMMODITIES if name in self.picked}

    def _plan(self) -> None:
        """Follow the engine's steps as far as the draft goes."""
        self.options: list[View] = []
        self.held: dict[str, int] = {}
        self.steps = [*self.purchase.actions(), Action("produce", card=self.card, take=self.take())]
        after = self._look()
        if after and after.get("bonus"):
            self.options = after["bonus"]["options"]
            self.steps.append(self._bonus_action(after))
            after = self._look()
        if after and after.get("discarding"):
            self._plan_discard(after)
        else:
            self.excess = 0

    def _look(self) -> View | None:
        found = self.context.try_foresee(self.steps)
        return None if isinstance(found, str) else found[1]

    def _option(self) -> View:
        return next((option for option in self.options if option["tile"] == self.tile), {})

    def _gain(self, option: View, after: View) -> dict[str, int]:
        if "choose" in option:
            return dearest(option["from"], prices(after), option["choose"])
        return dict(option["take"])

    def _bonus_action(self, after: View) -> Action:
        if self.tile == "":
            value = prices(after)
            best = max(self.options, key=lambda option: worth(self._gain(option, after), value))
            self.tile = best["tile"]
        option = self._option()
        if not option:
            return Action("decline")
        if "choose" in option and not self.chosen:
            self.chosen = self._gain(option, after)
        take = self.chosen if "choose" in option else option["take"]
        return Action("take_bonus", tile=option["tile"], take=dict(take))

    def _plan_discard(self, after: View) -> None:
        """Cheapest tokens first, until the player says otherwise (RT-36)."""
        excess: int = after["discarding"]["excess"]
        self.held = {c: n for c, n in after["players"][self.context.seat]["tokens"].items() if n}
        if not self.drop_by_hand or excess != self.excess:
            self.drop_by_hand = False
            self.drop = cheapest(self.held, prices(after), excess)
        self.excess = excess
        self.drop = {c: min(n, self.held.get(c, 0)) for c, n in self.drop.items()}
        self.steps += [Action("discard", commodity=c, count=n) for c, n in self.drop.items() if n]

    def actions(self) -> list[Action]:
        return self.steps

    def obstacle(self) -> str | None:
        if self.excess and sum(self.drop.values()) != self.excess:
            return self.words("produce.give_back_exactly", n=self.excess)
        return super().obstacle()

    def question(self) -> tuple[str, str] | None:
        if not self.excess:
            return None
        what = self.words.counts(self.drop)
        return self.words("produce.ask_discard", what=what), self.words("produce.ask_discard_note")

    def commit_label(self) -> str:
        if self.excess:
            return self.words("produce.commit_discard", n=self.excess)
        return self.words("produce.commit")

    def aloud(self) -> str:
        after = self._look()
        if self.excess or after is None:
            return super().aloud()
        mine = after["players"][self.context.seat]["tokens"]
        return self.words.counts(gained(self.context.me["tokens"], mine))

    def body(self) -> Child:
        return [
            h("div.hand.bench-cards", {}, [self._card(card) for card in self.hand.values()]),
            self.purchase.block(),
            self._icons(),
            self._bonus(),
            self._overflow(),
            self._result(),
        ]

    def _card(self, card: View) -> Node:
        return production_card(
            self.words,
            card,
            "produce-card",
            limit=self.context.me["production_limit"],
            chosen=card["card"] == self.card,
            id_prefix="pick",
        )

    def _icons(self) -> Node:
        shown = icons_of(self.hand[self.card]["produce"])
        left = list(self.picked)
        cells = []
        for place, name in enumerate(shown):
            taken = name in left
            if taken:
                left.remove(name)
            cells.append(self._icon(place, name, taken, self.least < len(shown)))
        return block(self._how_many(len(shown)), h("div.icons", {}, cells), note=self._so_far())

    def _how_many(self, shown: int) -> str:
        if self.least >= shown:
            return self.words("produce.take_all")
        if self.least == self.most:
            return self.words("produce.take_some", n=self.least, shown=shown)
        return self.words("produce.take_between", least=self.least, most=self.most, shown=shown)

    def _so_far(self) -> str:
        """With a P tile the number is the player's choice."""
        if self.least == self.most:
            return ""
        return self.words("produce.chosen", n=len(self.picked))

    def _icon(self, place: int, name: str, taken: bool, free: bool) -> Node:
        label = self.words.thing(name)
        content = [icon(f"c-{name}", "ci"), h("span", {}, label)]
        if not free:
            return h(f"span.pick.c-{name}.taken", {}, content)
        return button(
            f"#take-{place}.pick.c-{name}" + (".taken" if taken else ""),
            "produce-take",
            content,
            taken and h("span.tick", {"aria-hidden": "true"}, icon("i-check")),
            fields={"commodity": name, "taken": int(taken)},
            pressed=taken,
        )

    def _bonus(self) -> Node | None:
        if not self.options:
            return None
        chips = [
            self._bonus_chip(option["tile"], self._bonus_text(option)) for option in self.options
        ]
        chips.append(self._bonus_chip("", self.words("bonus.none")))
        option = self._option()
        choose = "choose" in option and h(
            "div.icons", {}, [self._wild(name) for name in COMMODITIES]
        )
        note = self.words("bonus.only_one") if len(self.options) > 1 else ""
        return block(self.words("bonus.title"), h("div.chips", {}, chips), choose, note=note)

    def _bonus_text(self, option: View) -> Child:
        name = self.words.thing(option["tile"])
        if "choose" in option:
            return f"{name} +{option['choose']}"
        gains = [
            [f" +{n}", icon(f"c-{c}", f"ci c-{c}", self.words.thing(c))]
            for c, n in option["take"].items()
        ]
        return [name, gains]

    def _bonus_chip(self, tile: str, content: Child) -> Node:
        chosen = (self.tile or "") == tile
        return button(
            f"#bonus-{tile or 'none'}.chip",
            "bonus-tile",
            content,
            fields={"value": tile},
            pressed=chosen,
        )

    def _wild(self, name: str) -> Node:
        n = self.chosen.get(name, 0)
        return button(
            f"#wild-{name}.pick.c-{name}" + (".taken" if n else ""),
            "bonus-choose",
            icon(f"c-{name}", "ci"),
            h("span", {}, self.words.thing(name)),
            n > 0 and h("span.tick", {}, n),
            fields={"commodity": name},
            pressed=n > 0,
        )

    def _overflow(self) -> Node | None:
        if not self.excess:
            return None
        given = sum(self.drop.values())
        rows = discard_rows(self.context, self.held, self.drop)
        title = self.words("produce.overflow", n=self.excess, limit=self.context.me["limit"])
        return block(title, rows, note=self.words("produce.chosen", n=given))

    def _result(self) -> Node | None:
        after = self._look()
        if after is None:
            return None
        me: dict[str, Any] = after["players"][self.context.seat]
        stored = f"{me['stored']} / {me['limit']}"
        old, new = prices(self.context.view), prices(after)
        rises = [
            h(
                f"span.rise.c-{c}",
                {},
                icon(f"c-{c}", "ci", self.words.thing(c)),
                f"${old[c]} → ${new[c]}",
            )
            for c in COMMODITIES
            if new[c] != old[c]
        ]
        return block(
            self.words("preview.title"),
            stock_change(self.words, self.context.me["tokens"], me["tokens"]),
            fact(self.words("preview.prices"), rises or self.words("price.no_change"), "rises"),
            fact(self.words("preview.storage"), stored),
            me["money"] != self.context.me["money"]
            and fact(
                self.words("preview.money"),
                self.words.moneys(self.context.me["money"], me["money"]),
            ),
        )
