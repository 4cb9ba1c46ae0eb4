"""WebKitGTK by the W3C WebDriver protocol: the few commands that a smoke run needs."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

DRIVER = Path("/usr/bin/WebKitWebDriver")
PLACES = ("/usr/lib", "/usr/libexec")


def mini_browser() -> Path | None:
    """WebKitGTK's own small browser, where Debian puts it."""
    found = [file for place in PLACES for file in Path(place).glob("**/webkit2gtk-4.*/MiniBrowser")]
    return found[0] if found and DRIVER.exists() else None


class WebKit:
    """A browser window that obeys."""

    def __init__(self, address: str, browser: Path) -> None:
        self._address = address
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        answer = self._send("POST", "/session", {"capabilities": wanted})
        self._session = f"/session/{answer['sessionId']}"

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        order = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(order, timeout=PATIENCE) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def open(self, address: str) -> None:
        """Go there."""
        self._send("POST", f"{self._session}/url", {"url": address})

    def reload(self) -> None:
        """Load the page anew."""
        self._send("POST", f"{self._session}/refresh", {})

    def ask(self, expression: str) -> Any:
        """The value of a JavaScript expression."""
        order = {"script": f"return ({expression})", "args": []}
        return self._send("POST", f"{self._session}/execute/sync", order)

    def click(self, selector: str) -> None:
        """Click the first element that fits."""
        order = {"using": "css selector", "value": selector}
        found = self._send("POST", f"{self._session}/element", order)
        (element,) = found.values()
        self._send("POST", f"{self._session}/element/{element}/click", {})

    def wait_for(self, expression: str) -> None:
        """Until the expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.ask(f"Boolean({expression})"):
            assert time.monotonic() < end, f"waited in vain for {expression}"
            time.sleep(0.05)

    def close(self) -> None:
        """Close the window."""
        self._send("DELETE", self._session)


@contextmanager
def webkit(browser: Path, home: Path) -> Iterator[WebKit]:
    """A window on a screen that nobody sees, with storage below ``home``."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    command = ["xvfb-run", "-a", str(DRIVER), f"--port={port}", "--host=127.0.0.1"]
    driver = subprocess.Popen(command, env=environment, start_new_session=True)
    try:
        wait_until_open(port)
        window = WebKit(f"http://127.0.0.1:{port}", browser)
        yield window
        window.close()
    finally:
        os.killpg(driver.pid, 15)
        driver.wait(PATIENCE)


def wait_until_open(port: int) -> None:
    """Until something listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return
        except OSError:
            assert time.monotonic() < end, "WebKitWebDriver does not start"
            time.sleep(0.05)
