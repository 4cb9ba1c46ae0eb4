"""Buying a building tile or upgrading one (RT-46 … RT-50, RT-72, PV-04)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import Tile

from tycoon_web.games.raccoon.panels.panel import ActionPanel, Face, option, options
from tycoon_web.games.raccoon.table.cards import tile_gives, tile_picture, tile_scene
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class BuildPanel(ActionPanel):
    """One tile of the offer, or one of one's own to turn over."""

    name = "build"
    symbol = "i-build"
    beside = "tiles"

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

    def propose(self, action: Action) -> None:
        turned = action.do == "upgrade"
        self._choose("" if turned else action["tile"], action["tile"] if turned else "")

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

    def _face(self) -> str:
        """The tile one would own."""
        return self.words.tile(self.upgrade).back if self.upgrade else self.tile

    def _cost(self) -> int:
        if self.upgrade:
            return self.words.tile(self._face()).cost
        return next((tile["cost"] for tile in self.offer if tile["tile"] == self.tile), 0)

    def commit_label(self) -> str:
        key = "build.commit_upgrade" if self.upgrade else "build.commit_name"
        return self.words(key, name=self.words.thing(self._face()), amount=self._cost())

    def long(self) -> bool:
        return bool(self.fronts) or super().long()

    def offered(self) -> str:
        return self.tile

    def line(self) -> Child:
        return self.words.thing(self._face()) if self._face() else None

    def picture(self) -> Child:
        """The street with it among those one owns."""
        own = [t["tile"] for t in self.context.me["tiles"] if t["tile"] != self.upgrade]
        return tile_scene(self.words, self._face(), own) if self._face() else None

    def key_face(self) -> Face | None:
        if not self._face():
            return None
        return Face(f"${self._cost()}", self.words.thing(self._face()))

    def body(self) -> Child:
        if not self._face():
            return h("p", {}, self.context.why("build"))
        choices = [self._choice(tile) for tile in self.offer]
        fronts = [self._turn(tile) for tile in self.fronts]
        return [
            options(self.words("build.offer"), choices, ".slip-elsewhere.build-offer"),
            self._told(),
            fronts
            and h(
                "div.build-or",
                {},
                h("p.slip-note", {}, self.words("build.own_or")),
                options(self.words("build.own"), fronts),
            ),
        ]

    def _told(self) -> Node:
        face = self._face()
        tile = self.words.tile(face)
        effect = h("p.build-effect", {}, self.words.effect(face))
        notes = self._together(tile.kind), self._back(tile), self._later(), self._warning()
        return h(
            "div.build-told",
            {},
            tile_picture(face),
            h("div", {}, effect, self._room(), notes),
        )

    def badge(self) -> Child:
        """The points it brings at once."""
        then = self._built()
        more = then["vp"] - self.context.me["vp"] if then else 0
        return h("span.slip-badge", {}, self.words("gain", n=more)) if more > 0 else None

    def _room(self) -> Node | None:
        """What fits into the storage then, and the money that is left."""
        then = self._built()
        if then is None:
            return None
        told = self.words("build.room", limit=then["limit"], money=then["money"])
        return h("p.build-room", {}, told)

    def _built(self) -> View | None:
        """The own row afterwards; what else comes to light does not show in it."""
        found = self.context.try_foresee(self.actions())
        if isinstance(found, str) or not found[0]:
            return None
        row: View = found[1]["players"][self.context.seat]
        return row

    def _choice(self, offered: View) -> Node:
        """For where the buildings on offer are not in sight."""
        tile = offered["tile"]
        return option(
            f"#build-{tile}.opt-tile",
            "build-tile",
            tile_picture(tile),
            h("span", {}, self.words.thing(tile)),
            h("b", {}, f"${offered['cost']}"),
            fields={"tile": tile},
            chosen=tile == self.tile,
        )

    def _turn(self, front: str) -> Node:
        back = self.words.tile(self.words.tile(front).back)
        return option(
            f"#upgrade-{front}.opt-tile",
            "build-upgrade",
            tile_picture(back.id),
            h(
                "span.turn-to",
                {},
                h("small", {}, self.words.thing(front), " → "),
                h("b", {}, self.words.thing(back.id)),
            ),
            h("span.turn-cost", {}, h("b", {}, f"${back.cost}"), tile_gives(back)),
            fields={"tile": front},
            chosen=front == self.upgrade,
        )

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

    def _back(self, tile: Tile) -> Node | None:
        """What its owner can turn it over for, in a later action (RT-50)."""
        if not tile.back:
            return None
        back = self.words.tile(tile.back)
        told = self.words("build.back", n=back.given[1], cost=back.cost)
        return h("p.note.build-back", {}, icon("i-again"), h("span", {}, told))

    def _later(self) -> Node | None:
        """In some editions a tile must wait (RT-48)."""
        if self.context.session.options["new_tiles"] != "next_round":
            return None
        return h("p.note", {}, icon("i-wait"), h("span", {}, self.words("tile.later")))

    def _warning(self) -> Node | None:
        if self.obstacle() or not self.context.session.reveals(self.actions()[0]):
            return None
        return h("p.note", {}, icon("i-eye"), h("span", {}, self.words("build.reveals")))
