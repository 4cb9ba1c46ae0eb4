"""Buying a building tile or upgrading one (RT-46 … RT-50, RT-72, PV-04)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.table.cards import tile_glyph
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class BuildPanel(ActionPanel):
    """One tile of the offer, or one of one's own to turn over."""

    name = "build"
    symbol = "i-build"

    def open(self, target: Fields) -> None:
        offer = {tile["tile"]: tile for tile in self.context.view["tiles"]["offer"] if tile}
        self.offer: list[View] = list(offer.values())  # of two that are alike one
        self.fronts: list[str] = [
            tile["tile"] for tile in self.context.me["tiles"] if self.words.tile(tile["tile"]).back
        ]
        self.upgrade = target.get("upgrade", "")
        self.tile = target.get("tile", "")
        if not self.tile and not self.upgrade:
            self._first()

    def _first(self) -> None:
        possible = self.context.one_of("build", "tile")
        upgrades = self.context.one_of("upgrade", "tile")
        if possible or not upgrades:
            self.tile = next(iter(possible), self.offer[0]["tile"] if self.offer else "")
        else:
            self.upgrade = upgrades[0]

    def edits(self) -> Edits:
        return {
            "build-tile": lambda fields: self._choose(fields["tile"], ""),
            "build-upgrade": lambda fields: self._choose("", fields["tile"]),
        }

    def _choose(self, tile: str, upgrade: str) -> None:
        self.tile, self.upgrade = tile, upgrade

    def actions(self) -> list[Action]:
        if self.upgrade:
            return [Action("upgrade", tile=self.upgrade)]
        return [Action("build", tile=self.tile)] if self.tile else []

    def obstacle(self) -> str | None:
        actions = self.actions()
        return self.context.check(actions[0]) if actions else self.context.why("build")

    def commit_label(self) -> str:
        key = "build.commit_upgrade" if self.upgrade else "build.commit_for"
        return self.words(key, amount=self._cost())

    def _face(self) -> str:
        """The tile one would own."""
        return self.words.tile(self.upgrade).back if self.upgrade else self.tile

    def _cost(self) -> int:
        if self.upgrade:
            return self.words.tile(self._face()).cost
        return next((tile["cost"] for tile in self.offer if tile["tile"] == self.tile), 0)

    def body(self) -> Child:
        if not self._face():
            return h("p", {}, self.context.why("build"))
        return [
            block(
                self.words("build.offer"),
                h("div.chips", {}, [self._chip(tile) for tile in self.offer]),
            ),
            self.fronts
            and block(
                self.words("build.own"),
                h("div.chips", {}, [self._upgrade_chip(tile) for tile in self.fronts]),
                note=self.words("build.own_note"),
            ),
            self._preview(),
        ]

    def gist(self) -> Child:
        if not self._face():
            return None
        me, cost = self.context.me, self._cost()
        extra = self.words.tile(self._face()).room
        extra -= self.words.tile(self.upgrade).room if self.upgrade else 0
        return [
            not self.upgrade and fact(self.words("preview.points"), self.words("build.points")),
            extra > 0 and fact(self.words("preview.storage"), f"+{extra}"),
            fact(self.words("preview.cost"), f"${cost}"),
            fact(self.words("preview.money"), self._money(me["money"], cost)),
        ]

    def _chip(self, offered: View) -> Node:
        tile = offered["tile"]
        return button(
            f"#build-{tile}.chip.chip-tile"
            + ("" if not self.context.check(Action("build", tile=tile)) else ".out-of-reach"),
            "build-tile",
            tile_glyph(self.words.tile(tile)),
            h("span", {}, self.words.thing(tile)),
            h("b", {}, f"${offered['cost']}"),
            fields={"tile": tile},
            pressed=tile == self.tile,
        )

    def _upgrade_chip(self, front: str) -> Node:
        back = self.words.tile(self.words.tile(front).back)
        reach = "" if not self.context.check(Action("upgrade", tile=front)) else ".out-of-reach"
        return button(
            f"#upgrade-{front}.chip.chip-tile" + reach,
            "build-upgrade",
            tile_glyph(back),
            h("span", {}, self.words.thing(front), " → ", self.words.thing(back.id)),
            h("b", {}, f"${back.cost}"),
            fields={"tile": front},
            pressed=front == self.upgrade,
        )

    def _preview(self) -> Node:
        face = self._face()
        tile = self.words.tile(face)
        return block(
            self.words.thing(face),
            h(
                "p.effect",
                {},
                h("span.effect-glyph", {}, tile_glyph(tile)),
                self.words.effect(face),
            ),
            self._together(tile.kind),
            self._later(),
            self._warning(),
        )

    def _money(self, money: int, cost: int) -> str:
        words = self.words
        if money < cost:
            return f"{words.money(money)} < {words.money(cost)}"
        return words.moneys(money, money - cost)

    def _together(self, kind: str) -> Node | None:
        """What it does beside tiles already owned."""
        own = [t["tile"] for t in self.context.me["tiles"] if t["tile"] != self.upgrade]
        same = [tile for tile in own if kind and self.words.tile(tile).kind == kind]
        if not same:
            return None
        others = ", ".join(self.words.thing(tile) for tile in same)
        return h(
            "p.note",
            {},
            icon("i-info"),
            h("span", {}, self.words(f"build.only_one_{kind.lower()}", others=others)),
        )

    def _later(self) -> Node | None:
        """In some editions a tile must wait (RT-48)."""
        if self.context.session.options["new_tiles"] != "next_round":
            return None
        return h("p.note", {}, icon("i-wait"), h("span", {}, self.words("tile.later")))

    def _warning(self) -> Node | None:
        if self.obstacle() or not self.context.session.reveals(self.actions()[0]):
            return None
        return h("p.note", {}, icon("i-eye"), h("span", {}, self.words("build.reveals")))
