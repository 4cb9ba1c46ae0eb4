"""Games that leave this device and games that come: both ways in one room."""

from __future__ import annotations

from typing import Protocol

from tycoon_web.dealing.deals import Deal
from tycoon_web.device.port import Port
from tycoon_web.device.save_store import SaveStore
from tycoon_web.kit.events import Handlers, Sheets, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.exchange import incoming, outgoing
from tycoon_web.rooms.exchange.arrival import arrival_sheet, import_sheet
from tycoon_web.rooms.exchange.qr_link import SMALL, held
from tycoon_web.rooms.exchange.share_sheet import share_sheet
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import UiState


class Home(incoming.Home, outgoing.Home, Protocol):
    """The games on this device."""


class Table(incoming.Table, outgoing.Table, Protocol):
    """The game at the table."""


class Records(incoming.Records, outgoing.Records, Protocol):
    """What is remembered of finished games."""


class Exchange(Room):
    """Every game that comes is judged as if it had come alone."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.t, self.ui = port, t, ui
        self.outgoing = outgoing.Outgoing(port, t, ui)
        self.incoming = incoming.Incoming(port, save_store, t, ui)

    def meet(
        self,
        *,
        home: Home,
        table: Table,
        lists: incoming.Lists,
        keeping: incoming.Keeping,
        records: Records,
    ) -> None:
        """The rooms it needs."""
        self.outgoing.meet(home=home, table=table, records=records)
        self.incoming.meet(home=home, table=table, lists=lists, keeping=keeping, records=records)

    def handlers(self) -> Handlers:
        return {**self.outgoing.handlers(), **self.incoming.handlers()}

    def answers(self) -> Handlers:
        return {**self.outgoing.answers(), **self.incoming.answers()}

    def sheets(self) -> Sheets:
        return {**super().sheets(), **self.outgoing.sheets(), **self.incoming.sheets()}

    @sheet("share")
    def _share_sheet(self) -> Node | None:
        shared = self.outgoing.shared()
        return share_sheet(self.t, shared) if shared else None

    @sheet("arrival")
    def _arrival_sheet(self) -> Node | None:
        """What came alone, or is looked at of many."""
        arrival = self.incoming.arrival
        if arrival is None:
            return None
        lacking, beside = self.incoming.lacking(arrival), self.incoming.beside()
        return arrival_sheet(self.t, arrival, lacking, beside)

    @sheet("import")
    def _import_sheet(self) -> Node | None:
        return import_sheet(self.t, self.along_part())

    def along_part(self) -> Node | None:
        """All games in one file: for the sheets that speak of files and of other devices."""
        return self.outgoing.along_part()

    def follow_link(self, route: str) -> bool:
        """Is the address a game? Then it is asked for; what a QR code holds is here already."""
        if not route.startswith(SMALL):
            return self.incoming.follow_link(route)
        self.port.go("", replace=True)
        self.port.soon(lambda: self._scanned(route))
        return True

    def _scanned(self, route: str) -> None:
        self.incoming.show_one(held(route))
        self.ui.draw()

    def linked_deal(self, route: str) -> Deal | None:
        """The set-up in the address."""
        return self.incoming.linked_deal(route)
