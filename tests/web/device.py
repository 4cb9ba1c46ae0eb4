"""A tablet of its own: a browser's storage, and a server that can stop or change its site."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import serve
from playwright.sync_api import BrowserContext, Route

from tests.web.visit import Visit

#: What a browser rightly complains about while nobody answers it.
OF_NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")


#: Where devices have been: what is stored for an address is never met by another one.
ADDRESSES: set[str] = set()


def serve_at_a_new_address(site: Path) -> serve.Server:
    """The system gives ports away again."""
    server = serve.start(site)
    while server.url in ADDRESSES:
        server, old = serve.start(site), server
        old.stop()
    ADDRESSES.add(server.url)
    return server


def put_file(file: Path, content: bytes) -> None:
    """Write a file of a site that is being served: nobody ever gets half of it."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


class Device:
    """A browser with its storage, and the only server it knows.

    Storage, worker and cache of files belong to the address, which is new for every device: all of
    them can share a browser's window, and what it has compiled (``context``).
    """

    def __init__(self, context: BrowserContext, site: Path) -> None:
        self._visits: list[Visit] = []
        self.server = serve_at_a_new_address(site)
        self.url = self.server.url
        self.context = context

    def visit(self, route: str = "", **wishes: object) -> Visit:
        """A new tab; it finds what was kept on the device, unless ``arriving`` is True."""
        made = Visit(self.context, self.url, **{"arriving": False, **wishes})  # type: ignore[arg-type]
        if route:
            made.open(route)
        self._visits.append(made)
        return made

    def route(self, files: str, answer: Callable[[Route], object]) -> None:
        """``answer`` these files of this device: earlier ones' workers still fetch their own."""
        self.context.route(self.url + files, answer)

    def unroute(self, files: str) -> None:
        """From now on the server answers them again."""
        self.context.unroute(self.url + files)

    def publish(self, site: Path) -> None:
        """From now on the server has this site."""
        self.server.root = site

    def stop_server(self) -> None:
        """Nobody answers any more."""
        self.server.stop()

    def start_server(self) -> None:
        """The server is back at its old address."""
        port = self.server.server_address[1]
        self.server = serve.start(self.server.root, port)
        assert self.server.url == self.url, "somebody has taken the port"

    def leave(self) -> list[str]:
        """Close the tabs; returns the faults that they have met."""
        faults = [fault for visit in self._visits for fault in visit.faults()]
        for visit in self._visits:
            visit.page.close()
        self._visits.clear()
        return [fault for fault in faults if not any(known in fault for known in OF_NO_NETWORK)]

    def close(self) -> list[str]:
        """Close the tabs, and leave the window as it was; returns the faults they have met."""
        faults = self.leave()
        self.context.unroute_all(behavior="wait")  # as long as there is a server
        self.context.set_offline(False)
        self.server.stop()
        return faults


class OwnBrowser(Device):
    """One with a browser of its own, which can be closed and opened again: ``start`` does it."""

    def __init__(self, start: Callable[[], BrowserContext], site: Path) -> None:
        super().__init__(start(), site)
        self._start = start

    def restart(self) -> None:
        """Close the browser and open it again."""
        self.context.close()
        self.context = self._start()

    def close(self) -> list[str]:
        """Close the browser; returns the faults that its pages have met."""
        faults = super().close()
        self.context.close()
        return faults
