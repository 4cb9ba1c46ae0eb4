"""Production as one dialog: purchase, card, icons, bonus, discarding (RT-24 … RT-36, RT-78)."""

from __future__ import annotations

import re
from typing import Any

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.floor import Purchase
from tycoon_web.games.raccoon.panels.giving_back import chooser, falls_short, given_back, storehouse
from tycoon_web.games.raccoon.panels.mix import Mix, put
from tycoon_web.games.raccoon.panels.panel import (
    ActionPanel,
    Face,
    change,
    effect,
    gained,
    option,
    options,
    stock_change,
)
from tycoon_web.games.raccoon.table.cards import tile_picture, wagon
from tycoon_web.games.raccoon.table.production import icons_of, production_card
from tycoon_web.games.raccoon.turn_context import cheapest, dearest, prices, worth
from tycoon_web.kit.controls import disc, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
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
        self.options: list[View] = []
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

    def propose(self, action: Action) -> None:
        """A production, or what is bought before."""
        if action.do == "produce":
            self._choose(action["card"])
            self.picked = [name for name, n in action["take"].items() for _ in range(n)]
        else:
            self.purchase.propose(action)
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
        self.drop = put(self.drop, fields)
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
        self.held: dict[str, int] = {}
        self.steps = [*self.purchase.actions(), Action("produce", card=self.card, take=self.take())]
        after = self._look()
        if after is not None:  # else what there was keeps its place
            self.options = (after.get("bonus") or {}).get("options", [])
        if after and after.get("bonus"):
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
        self.steps += given_back(self.drop)

    def actions(self) -> list[Action]:
        return self.steps

    def obstacle(self) -> str | None:
        return falls_short(self.words, self.drop, self.excess) or super().obstacle()

    def question(self) -> tuple[str, str] | None:
        if not self.excess:
            return None
        what = re.sub(r"(?<=\d) ", "\N{NO-BREAK SPACE}", self.words.counts(self.drop))
        return self.words("produce.ask_discard", what=what), self.words("produce.ask_discard_note")

    def way_back(self) -> str:
        return self.words("produce.ask_others") if self.excess else ""

    def asked(self) -> Child:
        kept = {name: n - self.drop.get(name, 0) for name, n in self.held.items()}
        return storehouse(self.words, kept, self.drop)

    def commit_label(self) -> str:
        if self.excess:
            return self.words("produce.commit_discard", n=self.excess)
        return self.words("produce.commit_n", n=self._goods())

    def _goods(self) -> int:
        """How many tokens come in."""
        return sum(sum((action.get("take") or {}).values()) for action in self.steps)

    def key_face(self) -> Face:
        """The tray shows how full the storage will be; here it is only heard."""
        line = self.words("key.then_back", n=self.excess) if self.excess else ""
        return Face(f"+{self._goods()}", line, told=line or self._stored())

    def picture(self) -> Child:
        """The wagon at the works, where nothing else has to be chosen or given back."""
        taken = [(step.get("take") or {}).items() for step in self.steps]
        made = [disc(name) for take in taken for name, n in take for _ in range(n)]
        if self.excess or self.purchase.shown or "choose" in self._option() or not made:
            return None
        return wagon(made, css=".sale-made", behind="th-works")

    def _stored(self) -> str:
        me, then = self.context.me, self.mine_after()
        if then is None:
            return ""
        room = {"before": me["stored"], "after": then["stored"], "limit": then["limit"]}
        return self.words("key.stored", **room)

    def aloud(self) -> str:
        after = self._look()
        if self.excess or after is None:
            return super().aloud()
        mine = after["players"][self.context.seat]["tokens"]
        return self.words.counts(gained(self.context.me["tokens"], mine))

    def line(self) -> Child:
        return [self._how_many(len(self._shown())), self.purchase.opener()]

    def body(self) -> Child:
        if self.purchase.shown:
            return self.purchase.block()
        hand = [self._card(card) for card in self.hand.values()]
        return [
            h("div.hand.bench-cards", {}, hand),
            h("div.slip-choice", {}, self._icons(), self._bonus()),
            self._wild(),
            self._overflow() or self._result(),
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

    def _shown(self) -> list[str]:
        return icons_of(self.hand[self.card]["produce"])

    def icons(self) -> list[tuple[str, bool]]:
        """The goods of the card, sign by sign, and which of them are taken."""
        left, signs = list(self.picked), []
        for name in self._shown():
            signs.append((name, name in left))
            if name in left:
                left.remove(name)
        return signs

    def _icons(self) -> Node:
        signs = self.icons()
        free = self.least < len(signs)
        cells = [self._icon(place, *sign, free) for place, sign in enumerate(signs)]
        return options(self._how_many(len(signs)), cells, ".slip-icons")

    def _how_many(self, shown: int) -> str:
        if self.least >= shown:
            return self.words("produce.take_all")
        if self.least == self.most:
            return self.words("produce.take_some", n=self.least, shown=shown)
        between = self.words("produce.take_between", least=self.least, most=self.most, shown=shown)
        return f"{between}: {self.words('produce.chosen', n=len(self.picked))}"

    def _icon(self, place: int, name: str, taken: bool, free: bool) -> Node:
        content = [disc(name), h("span.opt-name", {}, self.words.thing(name))]
        if not free:
            return h(f"span.opt.opt-good.m-sunk.c-{name}", {}, content)
        return option(
            f"#take-{place}.opt-good",
            "produce-take",
            content,
            fields={"commodity": name, "taken": int(taken)},
            chosen=taken,
        )

    def _bonus(self) -> Child:
        """At most one bonus tile adds something (RT-32)."""
        if not self.options:
            return None
        keys = [
            self._bonus_key(option["tile"], self._bonus_text(option)) for option in self.options
        ]
        none = h("span.opt-text", {}, self.words("bonus.none"))
        keys.append(self._bonus_key("", [none]))
        plus = h("span.slip-plus", {"aria-hidden": "true"}, "+")
        note = self.words("bonus.only_one") if len(self.options) > 1 else ""
        return [plus, options(" ".join([self.words("bonus.title"), note]), keys, ".slip-bonus")]

    def _bonus_text(self, option: View) -> list[Child]:
        gains: list[Child] = [
            [h("b", {}, f"+{n}"), disc(c, "", self.words.thing(c))]
            for c, n in option.get("take", {}).items()
        ]
        if "choose" in option:
            gains = [h("b", {}, f"+{option['choose']}"), icon("t-any")]
        name = h("small", {}, self.words.thing(option["tile"]))
        return [tile_picture(option["tile"]), h("span.opt-gain", {}, gains), name]

    def _bonus_key(self, tile: str, content: list[Child]) -> Node:
        return option(
            f"#bonus-{tile or 'none'}.opt-bonus",
            "bonus-tile",
            *content,
            fields={"value": tile},
            chosen=(self.tile or "") == tile,
        )

    def _wild(self) -> Node | None:
        """The goods of free choice."""
        if "choose" not in self._option():
            return None
        keys = [self._wild_key(name) for name in COMMODITIES]
        return options(self.words("bonus.title"), keys, ".slip-wild")

    def _wild_key(self, name: str) -> Node:
        n = self.chosen.get(name, 0)
        return option(
            f"#wild-{name}.opt-good",
            "bonus-choose",
            disc(name),
            h("span", {}, self.words.thing(name)),
            n > 1 and h("b", {}, f"×{n}"),
            fields={"commodity": name},
            chosen=n > 0,
        )

    def _overflow(self) -> list[Node] | None:
        """What does not fit is given back, by choice (RT-36)."""
        if not self.excess:
            return None
        mix, limit = Mix("drop", self.held, self.drop, self.excess), self.context.me["limit"]
        price = prices(self._look() or self.context.view)
        return chooser(self.words, mix, limit, price, titled=True)

    def _result(self) -> Node | None:
        after = self._look()
        if after is None:
            return None
        me: dict[str, Any] = after["players"][self.context.seat]
        old, new = prices(self.context.view), prices(after)
        rises = [
            h(
                f"span.stock-change.c-{c}",
                {"key": f"rise-{c}"},
                icon(f"c-{c}", "ci", self.words.thing(c)),
                change(f"${old[c]}", f"${new[c]}"),
            )
            for c in COMMODITIES
            if new[c] != old[c]
        ]
        words, money = self.words, self.context.me["money"]
        held = stock_change(words, self.context.me["tokens"], me["tokens"])
        paid = h("span.stock-change", {}, change(words.money(money), words.money(me["money"])))
        return h(
            "div.effects",
            {},
            effect(words("preview.held"), held),
            effect(
                words("preview.prices"), rises or words("price.no_change"), css=".effect-prices"
            ),
            me["money"] != money and effect(words("preview.money"), paid),
        )
