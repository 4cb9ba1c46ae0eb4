"""The real browser, behind typed wrappers; the only module that imports pyscript."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Mapping
from time import perf_counter
from typing import Any

import pyodide_js  # type: ignore[import-not-found,unused-ignore]
from pyscript import document, when, window  # type: ignore[import-not-found,unused-ignore]

from tycoon_web.device.port import Languages, Replica

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
#: Event types the page listens to, once each for the whole document.
LISTENED = (
    "click",
    "input",
    "change",
    "keydown",
    "keyup",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "focusin",
)
Handler = Callable[[dict[str, Any]], bool]
#: A task that nobody holds may be collected before it is done.
_RUNNING: set[asyncio.Task[None]] = set()


def _begin(work: Coroutine[Any, Any, None]) -> None:
    """Goes on beside what the page does."""
    task = asyncio.ensure_future(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)


class _Screen:
    """The bridge and the history."""

    def entered(self) -> tuple[list[str], list[str]]:
        names, resting = json.loads(str(window.tycoonBridge.entered()))
        return names, resting

    def draw(self, tree: str, focus: str | None) -> None:
        window.tycoonBridge.draw(tree, focus or "")

    def move(self, beats: str) -> None:
        window.tycoonMotion.perform(beats)

    def sound(self, sounds: str) -> None:
        window.tycoonSound.play(sounds)

    def dress(self, name: str, value: str) -> None:
        document.documentElement.setAttribute(f"data-{name}", value)

    def shortcuts(self, keys: Mapping[str, str]) -> None:
        window.tycoonBridge.keys(json.dumps(keys))

    def speak(self, language: str) -> None:
        document.documentElement.lang = language

    def title(self, text: str) -> None:
        document.title = text

    def go(self, route: str, *, replace: bool = False) -> None:
        address = f"#{route}" if route else "./"
        if replace:
            window.history.replaceState(None, "", address)
        elif self.route() != route:
            window.history.pushState(None, "", address)

    def route(self) -> str:
        return str(window.location.hash).removeprefix("#")

    def address(self) -> str:
        return str(window.location.href).partition("#")[0]

    def soon(self, then: Callable[[], None]) -> None:
        async def painted() -> None:
            await window.tycoonBridge.painted()
            self.wait(0, then)

        _begin(painted())

    def wait(self, seconds: float, then: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, then)

    def visible(self) -> bool:
        return str(document.visibilityState) != "hidden"


class _Store:
    """``localStorage`` and its replica."""

    _replicated: Replica | None = None

    def read(self, key: str) -> str | None:
        try:
            found = window.localStorage.getItem(key)
        except Exception as error:
            raise OSError("forbidden") from error
        return found if isinstance(found, str) else None  # nothing stored is JavaScript's null

    def write(self, key: str, text: str) -> None:
        try:
            window.localStorage.setItem(key, text)
        except Exception as error:
            raise OSError("full" if "uota" in str(error) else "forbidden") from error

    def remove(self, key: str) -> None:
        try:
            window.localStorage.removeItem(key)
        except Exception as error:
            raise OSError("forbidden") from error

    def names(self) -> list[str]:
        try:
            return [str(key) for key in window.Object.keys(window.localStorage)]
        except Exception as error:
            raise OSError("forbidden") from error

    def replicate(self, key: str, number: float, text: str | None) -> None:
        window.tycoonReplica.write(key, number, text)

    def replicated(self) -> Replica | None:
        return self._replicated

    def persist(self, *, ask: bool) -> None:
        window.tycoonDevice.persist(ask)

    def forgetful(self) -> bool:
        return bool(window.tycoonDevice.forgetful())

    async def read_replica(self) -> None:
        """Take over what has been read from IndexedDB while Python was loading."""
        found = json.loads(str(await window.tycoonReplica.handOver()))
        if found:
            self._replicated = Replica(found["records"], frozenset(found["held"]), found["safe"])


class _Files:
    """Files, links, and what is fetched later."""

    def give(self, way: str, slot: str, name: str, text: str) -> None:
        window.tycoonFiles.give(way, slot, name, text)

    def pack(self, text: str) -> None:
        window.tycoonFiles.pack(text)

    def unpack(self, packed: str) -> None:
        window.tycoonFiles.unpack(packed)

    def package(self, name: str, then: Callable[[], None]) -> None:
        async def install() -> None:
            try:
                await pyodide_js.loadPackage(name)
            finally:
                then()

        _begin(install())

    def fetch(self, name: str, then: Callable[[str | None], None]) -> None:
        async def bring() -> None:
            try:
                text = await load(name)
            except Exception:  # offline, or the file is gone after a new version
                then(None)
            else:
                then(text)

        _begin(bring())

    def fetch_bytes(
        self, name: str, progress: Callable[[int], None], then: Callable[[bytes | None], None]
    ) -> None:
        async def bring() -> None:
            try:
                data = await load_bytes(name, progress)
            except Exception:  # offline, or the file is gone after a new version
                then(None)
            else:
                then(data)

        _begin(bring())

    def read_file(self, element: str, most: int, then: Callable[[bytes | None], None]) -> None:
        async def read() -> None:
            try:
                file = document.getElementById(element).files.item(0)
                buffer = await file.slice(0, most).arrayBuffer()
            except Exception:  # nothing chosen, or the file is gone
                then(None)
            else:
                await window.tycoonBridge.painted()
                then(buffer.to_bytes())

        _begin(read())


class _Windows:
    """Locks, the service worker, the clock."""

    def claim(self, slot: str, *, take: bool = False) -> None:
        window.tycoonDevice.claim(slot, take)

    def guard(self, unstored: bool) -> None:
        window.tycoonApp.guard(unstored)

    def app(self, order: str) -> None:
        getattr(window.tycoonApp, order)()

    def clock(self) -> float:
        return perf_counter()

    def now(self) -> str:
        return str(window.tycoonBridge.now())

    def today(self) -> str:
        return str(window.tycoonBridge.today())

    def date(self, iso: str) -> str:
        return str(window.tycoonBridge.date(iso))

    def ago(self, iso: str) -> str:
        return str(window.tycoonBridge.ago(iso))

    def number(self, number: float) -> str:
        return str(window.tycoonBridge.number(number))

    def languages(self) -> Languages:
        found = getattr(window, "tycoonLanguages", None)
        if not found:  # that script has not arrived: as the page itself is written
            return Languages({"en": "English"}, "en", "en")
        return Languages(**found.to_py())

    def chance(self) -> str:
        numbers = window.crypto.getRandomValues(window.Uint32Array.new(8))
        return "".join(_ALPHABET[int(n) % len(_ALPHABET)] for n in numbers)


class Browser(_Screen, _Store, _Files, _Windows):
    """`port.Port` as the browser has it."""


async def load(name: str) -> str:
    """A file that index.html links to, by the link's id; raises OSError.

    English texts stand for the same in the page's language.
    """
    url = str(document.getElementById(name).href)
    if name.startswith("rules-"):
        url = url.replace("/en.json", f"/{document.documentElement.lang}.json")
    answer = await window.fetch(url)
    if not answer.ok:
        raise OSError(url)
    return str(await answer.text())


async def load_messages() -> tuple[str, str]:
    """The catalogue in the page's language, and which that is: English if another does not come."""
    language = str(document.documentElement.lang)
    if early := await window.tycoonMessages:
        return str(early), language
    try:
        return await load(f"messages-{language}"), language
    except Exception:  # it is not there, or the network is gone: English may still be kept here
        document.documentElement.lang = "en"
        return await load("messages-en"), "en"


async def styled() -> None:
    """Wait for the styles of all screens but the first; raises when they cannot be had."""
    await window.tycoonStyles.ask()


def styled_late() -> bool:
    """Is the first screen to be shown before those styles are asked for?"""
    return bool(window.tycoonStyles.late)


async def load_bytes(name: str, progress: Callable[[int], None]) -> bytes:
    """Like `load`, piece by piece."""
    url = document.getElementById(name).href
    answer = await window.fetch(url)
    if not answer.ok:
        raise OSError(name)
    total = int(answer.headers.get("content-length") or 0)
    reader, parts, got = answer.body.getReader(), [], 0
    while not (piece := await reader.read()).done:
        parts.append(piece.value.to_bytes())
        got += len(parts[-1])
        progress(min(99, 100 * got // total) if total else 50)
    return b"".join(parts)


def listen(handle: Handler) -> None:
    """Send every event of interest to ``handle`` as plain data; True keeps it from the browser."""

    def on(event: Any) -> None:
        text = window.tycoonBridge.read(event)
        if text and handle(json.loads(text)):
            event.preventDefault()

    for kind in LISTENED:
        when(kind, document)(on)

    def hidden(event: Any) -> None:
        state = str(document.visibilityState)
        handle({"type": "hidden" if state == "hidden" else "shown"})

    def moved(event: Any) -> None:
        handle({"type": "moved"})

    def told(event: Any) -> None:
        handle(json.loads(str(event.detail)))

    when("tycoon", window)(told)
    window.tycoonFiles.listen()
    when("visibilitychange", document)(hidden)
    when("popstate", window)(moved)

    def shown(event: Any) -> None:
        if event.persisted:
            moved(event)

    when("pageshow", window)(shown)
    when("pagehide", window)(lambda event: handle({"type": "hidden"}))


def failed(error: Exception) -> None:
    """Let the shell tell that the page cannot be used, and why."""
    named = "load" if isinstance(error, OSError) else repr(error)
    window.dispatchEvent(window.CustomEvent.new("tycoon:failed", detail=named))


def mark(name: str) -> None:
    """How far the start has come, for the browser's timeline (scripts/bench.py page --where)."""
    window.performance.mark(f"tycoon:{name}")


def ready() -> None:
    """Tell the shell, and whoever waits for it, that the page can be used."""
    document.documentElement.setAttribute("data-ready", "1")
