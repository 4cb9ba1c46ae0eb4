"""Games leave the page: one as file, copy, link, QR symbol; all in one file (FI-01 … FI-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from tycoon.session.checkpoints import with_moment

from tycoon_web.dealing.deals import deal_link, saved_deal
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label, mark
from tycoon_web.device.save_store import Found
from tycoon_web.kit.events import Answering, Event, control, news
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play
from tycoon_web.rooms.exchange.all_games import along_part
from tycoon_web.rooms.exchange.files_and_links import (
    ALL,
    Offer,
    Packed,
    Shared,
    bundle,
    file_name,
    link,
)
from tycoon_web.rooms.exchange.qr_link import small
from tycoon_web.ui_state import UiState

#: In which way the port gives the game that a control asks for.
WAYS = {"export": "file", "export-again": "again", "copy-game": "copy"}
#: Sheets that offer the file with all games, and say what became of it.
WITH_THE_WAY_OUT = ("import", "install")


class Home(Protocol):
    """The games on this device."""

    found: Found

    def text_of(self, slot: str) -> str | None: ...
    def label_of(self, slot: str) -> Label | None: ...
    def texts(self) -> dict[str, str]: ...
    def titles(self) -> dict[str, str]: ...
    def keep_labels(self, changes: Mapping[str, Mapping[str, Any]]) -> None: ...


class Table(Protocol):
    """The game at the table."""

    play: Play | None
    slot: str


class Records(Protocol):
    """What is remembered of finished games."""

    def packed(self) -> list[dict[str, Any]]: ...


class Outgoing(Answering):
    """One game at a time is on offer: the one whose share sheet is open."""

    def __init__(self, port: Port, t: Messages, ui: UiState) -> None:
        self.port, self.t, self.ui = port, t, ui
        self.offer: Offer | None = None
        #: Slots whose game was saved into a file that can be written again.
        self.files: set[str] = set()

    def meet(self, *, home: Home, table: Table, records: Records) -> None:
        """The rooms it needs."""
        self._home, self._table, self._records = home, table, records

    @control("open-share")
    def _open(self, event: Event) -> None:
        slot = event.get("slot") or self._table.slot
        text = self._home.text_of(slot)
        if text is None:
            return
        label = self._home.label_of(slot)
        deal = saved_deal(text) if label and label.over else None
        self.offer = Offer(slot, deal=deal_link(self.port.address(), deal) if deal else None)
        replay = self._table.play.replay if self._table.play else None
        if replay and "at" in event:
            self.offer.moment = replay.position()
            text = with_moment(text, int(event["at"]))
        self.offer.small = small(text)
        self.ui.open_sheet("share", slot, event)
        self.port.pack(text)

    @control("copy-link")
    def _copy_link(self, event: Event) -> None:
        shared = self.shared()
        if shared and shared.link:
            self.port.give("copy", shared.offer.slot, "", shared.link)

    @control("copy-deal")
    def _copy_deal(self, event: Event) -> None:
        """For no slot: it takes the set-up out, not the game."""
        if self.offer and self.offer.deal:
            self.port.give("copy", "", "", self.offer.deal)

    @control("show-qr")
    def _show_qr(self, event: Event) -> None:
        """The one pressed, or none any more; the package that draws it is loaded now, not when the
        page starts.
        """

        def shown() -> None:
            if self.offer:
                self.offer.qr = event["link"] if self.offer.qr != event["link"] else ""
                self.ui.draw()

        self.port.package("qrcodegen", shown)

    @control(*WAYS)
    def _give(self, event: Event) -> None:
        shared, way = self.shared(), WAYS[event["do"]]
        text = self._home.text_of(shared.offer.slot) if shared else None
        if shared and text:
            self.port.give(way, shared.offer.slot, shared.name, text)

    @control("take-along")
    def _take_along(self, event: Event) -> None:
        name = file_name(self.t("app.name"), self.port.today(), ())
        text = bundle(self._all_games().values(), self._records.packed())
        self.port.give("file", ALL, name, text)

    def _all_games(self) -> dict[str, Packed]:
        """Every sound game by its slot, the one at the table as it is now."""
        texts, titles = self._home.texts(), self._home.titles()
        return {slot: Packed(titles.get(slot, ""), text) for slot, text in texts.items()}

    @news("packed")
    def _on_packed(self, event: Event) -> None:
        """The game as a link's text."""
        if self.offer:
            self.offer.packed = event["packed"]

    @news("given")
    def _on_given(self, event: Event) -> None:
        """What was given is outside now, or somebody changed their mind."""
        slot, how = event["slot"], event["how"]
        if how == "cancelled":
            return
        self.ui.said = self.t(f"share.{how}")
        if slot == ALL:
            self._all_given(how)
        else:
            self._one_given(slot, how)

    def _all_given(self, how: str) -> None:
        if self.ui.sheet in WITH_THE_WAY_OUT:
            self.ui.sheet_arg = how
        if how != "failed":
            self._mark({slot: game.text for slot, game in self._all_games().items()})

    def _one_given(self, slot: str, how: str) -> None:
        if self.offer and slot in ("", self.offer.slot):
            self.offer.how = how
        if not slot:
            return
        if how == "saved":
            self.files.add(slot)
        text = self._home.text_of(slot)
        if how != "failed" and text:
            self._mark({slot: text})

    def _mark(self, texts: Mapping[str, str]) -> None:
        """These games are outside now, as they are."""
        exported = {slot: {"exported": mark(text)} for slot, text in texts.items()}
        self._home.keep_labels(exported)

    def along_part(self) -> Node | None:
        """For the sheets that speak of files and of other devices."""
        found = self._home.found
        if self._table.play or found.slots or found.records:
            own = self.ui.sheet in WITH_THE_WAY_OUT  # else it means something else
            return along_part(self.t, self.ui.sheet_arg if own else "")
        return None

    def shared(self) -> Shared | None:
        """What the share sheet shows."""
        offer = self.offer
        label = self._home.label_of(offer.slot) if offer else None
        if offer is None or label is None:
            return None
        packed = offer.packed
        site = self.port.address()
        address = link(site, packed) if packed else packed
        code = (f"{site}#", offer.small) if offer.small else (address or "", "")
        players = (name for name, _ in label.players)
        name = file_name(self.t(f"game.{label.game}"), self.port.today(), players)
        return Shared(offer, label, name, address, code, again=offer.slot in self.files)
