"""Commands that let a game out of the page: file, copy, link, QR symbol (FI-01 … FI-05, FI-10)."""

from __future__ import annotations

from tycoon_web.device.records import mark
from tycoon_web.games.deals import deal_link, saved_deal
from tycoon_web.games.host import Event
from tycoon_web.rooms.exchange.share import Shared
from tycoon_web.rooms.exchange.sharing import Offer, file_name, link
from tycoon_web.rooms.home.room import SlotsCommands


class ShareCommands(SlotsCommands):
    """One game at a time is on offer: the one whose share sheet is open."""

    def __init__(self) -> None:
        super().__init__()
        self.offer: Offer | None = None
        #: Slots whose game was saved into a file that can be written again.
        self.files: set[str] = set()

    def do_open_share(self, event: Event) -> None:
        slot = event.get("slot") or self.slot
        text = self.text_of(slot)
        if text is None:
            return
        label = self.label_of(slot)
        deal = saved_deal(text) if label and label.over else None
        self.offer = Offer(slot, deal=deal_link(self.port.address(), deal) if deal else None)
        self.open_sheet("share", slot, event)
        self.port.pack(text)

    def do_export(self, event: Event) -> None:
        self._give("file")

    def do_export_again(self, event: Event) -> None:
        self._give("again")

    def do_copy_game(self, event: Event) -> None:
        self._give("copy")

    def do_copy_link(self, event: Event) -> None:
        shared = self.shared()
        if shared and shared.link:
            self.port.give("copy", shared.slot, "", shared.link)

    def do_copy_deal(self, event: Event) -> None:
        """For no slot: it takes the set-up out, not the game."""
        if self.offer and self.offer.deal:
            self.port.give("copy", "", "", self.offer.deal)

    def do_show_qr(self, event: Event) -> None:
        """The package that draws it is loaded now, not when the page starts."""

        def shown() -> None:
            if self.offer:
                self.offer.qr = event["link"]
                self.render()

        self.port.package("qrcodegen", shown)

    def _give(self, way: str) -> None:
        shared = self.shared()
        text = self.text_of(shared.slot) if shared else None
        if shared and text:
            self.port.give(way, shared.slot, shared.name, text)

    def on_packed(self, event: Event) -> None:
        if self.offer:
            self.offer.packed = event["packed"]

    def on_given(self, event: Event) -> None:
        """The game is outside now, or somebody changed their mind."""
        slot, how = event["slot"], event["how"]
        if how == "cancelled":
            return
        if self.offer and slot in ("", self.offer.slot):
            self.offer.how = how
        self.ui.said = self.t(f"share.{how}")
        if not slot:
            return
        if how == "saved":
            self.files.add(slot)
        text = self.text_of(slot)
        if how != "failed" and text:
            self.keep_label(slot, exported=mark(text))

    def shared(self) -> Shared | None:
        """What the share sheet shows."""
        offer = self.offer
        label = self.label_of(offer.slot) if offer else None
        if offer is None or label is None:
            return None
        packed = offer.packed
        address = link(self.port.address(), packed) if packed else packed
        return Shared(
            slot=offer.slot,
            label=label,
            name=file_name(
                self.t(f"game.{label.game}"), self.port.today(), (name for name, _ in label.players)
            ),
            link=address,
            deal=offer.deal,
            qr=offer.qr,
            how=offer.how,
            again=offer.slot in self.files,
        )
