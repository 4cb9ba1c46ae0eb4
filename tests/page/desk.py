"""A page without a browser: a port that remembers, and fingers that press what a player sees."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import tycoon
from babel.messages.pofile import read_po
from making.catalogues import other_names
from tycoon_web.app import App
from tycoon_web.device.port import Languages
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST
from tycoon_web.games.raccoon.panels.start import StartPanel
from tycoon_web.kit.events import Handlers
from tycoon_web.kit.messages import Messages

from tests.page.storage import FakeStorage

WEB = Path(__file__).parents[2] / "web"
LISTS = WEB.parent / "engine" / "tycoon" / "lexicon" / "data"
Element = list[Any]
#: Of a game that went on from its checkpoint.
UNCHECKED = "how it came there cannot be checked"
_GERMAN = str.maketrans(",.", ".,")
T = TypeVar("T")


@cache
def catalogue(name: str = "en.po") -> dict[str, str | list[str]]:
    """The messages of a language, or the rules text, read from their source."""
    with (WEB / "locales" / name).open("rb") as file:
        entries = [entry for entry in read_po(file, locale="en") if entry.id]
    found: dict[str, str | list[str]] = {}
    for entry in entries:
        key = entry.id if isinstance(entry.id, str) else entry.id[0]
        text = entry.string or ""
        found[str(key)] = text if isinstance(text, str) else [str(form) for form in text]
    return found


@cache
def messages(language: str) -> dict[str, str | list[str]]:
    """A language's messages with the names of other boxes, as the page gets them."""
    sources = (WEB / "locales").glob("*.po")
    every = {file.stem: catalogue(file.name) for file in sources}
    return {**every[language], **other_names(language, every)}


class FakePort(FakeStorage):
    """A browser that only remembers what it was told."""

    #: The keys told to those who hear the page.
    announced: dict[str, str]
    #: On the first visit, before Python was there.
    written: tuple[list[str], list[str]] = ([], [])

    def __init__(self, store: dict[str, str] | None = None, route: str = "") -> None:
        super().__init__(store)
        self.place = route
        #: The places that were entered; what replaced one stands in its place.
        self.places = [route]
        self.drawn = self.heading = ""
        self.tree: Element = []
        self.focus: str | None = None
        self.dressed: dict[str, str] = {}
        self.sounds: list[list[tuple[str, float, int]]] = []
        self.moved: list[list[list[dict[str, Any]]]] = []
        #: What the page is read out in, and what it can be.
        self.language = "en"
        self.offered = Languages({"en": "English", "de": "Deutsch", "es": "Español"}, "en", "en")
        self.seeds = 0
        self.fetched: list[str] = []
        self.offline = False
        self.file: bytes | None = None
        self.orders: list[str] = []
        self.packing = self.unpacking = ""
        self.given: list[tuple[str, str, str, str]] = []
        self.time = "2026-11-21T12:00:00Z"
        #: Is the page in sight?
        self.seen = True
        #: What was put off: after how many seconds, and what.
        self.waiting: list[tuple[float, Callable[[], None]]] = []
        self.seconds = 0.0

    def again(self) -> FakePort:
        """The same browser later, with what it has kept."""
        later = FakePort(dict(self.store))
        later.replicas, later.no_replica = dict(self.replicas), self.no_replica
        return later

    def entered(self) -> tuple[list[str], list[str]]:
        return self.written

    def draw(self, tree: str, focus: str | None) -> None:
        self.focus = focus or self.focus
        if tree != self.drawn:
            self.drawn, self.tree = tree, json.loads(tree)

    def move(self, beats: str) -> None:
        self.moved.append(json.loads(beats))

    def sound(self, sounds: str) -> None:
        self.sounds.append([tuple(found) for found in json.loads(sounds)])

    def dress(self, name: str, value: str) -> None:
        self.dressed[name] = value

    def shortcuts(self, keys: Mapping[str, str]) -> None:
        self.announced = dict(keys)

    def speak(self, language: str) -> None:
        self.language = language

    def title(self, text: str) -> None:
        self.heading = text

    def go(self, route: str, *, replace: bool = False) -> None:
        self.place = route
        self.places[len(self.places) - replace :] = [route]

    def route(self) -> str:
        return self.place

    def give(self, way: str, slot: str, name: str, text: str) -> None:
        self.given.append((way, slot, name, text))

    def pack(self, text: str) -> None:
        self.packing = text

    def unpack(self, packed: str) -> None:
        self.unpacking = packed

    def address(self) -> str:
        return "https://example.org/tycoon-table/"

    def package(self, name: str, then: Callable[[], None]) -> None:
        then()

    def fetch(self, name: str, then: Callable[[str | None], None]) -> None:
        self.fetched.append(name)
        kind, _, which = name.partition("-")
        rules = kind == "rules"
        found = catalogue(f"{which}/{self.language}.po") if rules else messages(which)
        text = json.dumps(found)
        then(None if self.offline else text)

    def fetch_bytes(
        self, name: str, progress: Callable[[int], None], then: Callable[[bytes | None], None]
    ) -> None:
        self.fetched.append(name)
        progress(50)
        file = LISTS / f"{name.removeprefix('words-')}.words"
        then(None if self.offline else file.read_bytes())

    def read_file(self, element: str, most: int, then: Callable[[bytes | None], None]) -> None:
        then(self.file and self.file[:most])

    def soon(self, then: Callable[[], None]) -> None:
        then()

    def wait(self, seconds: float, then: Callable[[], None]) -> None:
        self.waiting.append((seconds, then))

    def pass_time(self) -> float:
        """What was put off happens; how many seconds it took."""
        due, self.waiting = self.waiting, []
        passed = max((seconds for seconds, _ in due), default=0.0)
        self.seconds += passed
        for _, then in due:
            then()
        return passed

    def visible(self) -> bool:
        return self.seen

    def clock(self) -> float:
        """A millisecond passes between two looks at it."""
        self.seconds += 0.001
        return self.seconds

    def app(self, order: str) -> None:
        self.orders.append(order)

    def now(self) -> str:
        return self.time

    def today(self) -> str:
        return self.time[:10]

    def date(self, iso: str) -> str:
        return iso

    def ago(self, iso: str) -> str:
        return iso[:10]

    def number(self, number: float) -> str:
        written = f"{number:,}".removesuffix(".0")
        return written if self.language == "en" else written.translate(_GERMAN)

    def languages(self) -> Languages:
        return self.offered

    def chance(self) -> str:
        """Never what another window on the same storage has drawn for a game that is there."""
        self.seeds += 1
        while any(f"-chance{self.seeds}:" in key for key in self.store):
            self.seeds += 1
        return f"chance{self.seeds}"


class Page:
    """An app on a fake port, used by pressing elements."""

    def __init__(
        self,
        store: dict[str, str] | None = None,
        route: str = "",
        port: FakePort | None = None,
        language: str = "en",
    ) -> None:
        self.port = port or FakePort(store, route)
        self.port.speak(language)
        self.app = App(self.port, Messages(messages(language), language))
        self.app.start()

    @property
    def handlers(self) -> Handlers:
        """Who answers which control; every room is entered for it."""
        rooms = self.app.rooms.values()
        return one_each((self.app.ui.handlers(), *(room.handlers() for room in rooms)))

    def elements(self) -> Iterator[Element]:
        """Everything drawn, in document order."""
        waiting = [self.port.tree]
        while waiting:
            element = waiting.pop()
            yield element
            waiting += [child for child in reversed(element[2]) if type(child) is list]

    def below(self) -> str:
        """The key of what scrolls: as long as it is the same, so is how far it was scrolled."""
        [found] = [e for e in self.elements() if e[1].get("class") == "under"]
        return str(found[1]["key"])

    def find(self, **wanted: str) -> list[Element]:
        """Elements whose attributes have these values; ``do`` stands for ``data-do``."""
        names = {("id" if k == "id" else f"data-{k}"): v for k, v in wanted.items()}
        return [e for e in self.elements() if all(e[1].get(k) == v for k, v in names.items())]

    def press_each(self, *ids: str) -> None:
        """Press the controls of these ids, one after the other."""
        for id in ids:
            self.press(id=id)

    def press(self, **wanted: str) -> None:
        """Press the one element that fits, as a finger would."""
        found = self.find(**wanted)
        assert found, f"nothing to press for {wanted}"
        self.touch(found[0], "click")

    def do(self, *things: str) -> None:
        """Press what does these things, one after the other."""
        for thing in things:
            self.press(do=thing)

    def rename(self, title: str) -> None:
        """Give a new name to the game whose sheet is open."""
        self.touch(self.find(do="rename")[0], "change", value=title)

    def touch(self, element: Element, kind: str, **more: Any) -> None:
        """Send an event as the bridge would."""
        asked = {k.removeprefix("data-"): v for k, v in element[1].items() if k.startswith("data-")}
        self.app.handle({"type": kind, "id": element[1].get("id"), "detail": 1, **asked, **more})

    def answer(self, kind: str, **more: Any) -> None:
        """The browser tells something that was asked for earlier."""
        self.app.handle({"type": kind, **more})

    def hide(self) -> None:
        """Another window lies over it."""
        self.port.seen = False
        self.answer("hidden")

    def key(self, key: str, **more: Any) -> None:
        """Press a key with the focus on no control."""
        self.app.handle({"type": "keydown", "key": key, "tag": "h1", **more})

    def text(self) -> str:
        """All text on the page, attributes read to people included."""
        parts: list[str] = []
        for element in self.elements():
            parts += [child for child in element[2] if isinstance(child, str)]
            parts += [v for k, v in element[1].items() if k in ("aria-label", "title", "data-why")]
        return " ".join(parts)

    def alarms(self) -> list[str]:
        """What is said loudly."""
        loud = [element for element in self.elements() if element[1].get("role") == "alert"]
        return [json.dumps(element, ensure_ascii=False) for element in loud]

    def everything(self) -> str:
        """The whole document as one text, with every attribute."""
        return json.dumps(self.port.tree, ensure_ascii=False) + self.port.heading

    @property
    def session(self) -> tycoon.Session:
        """The running game."""
        assert self.app.table.play
        return self.app.table.play.session


def new_page(
    players: int = 3, handover: str = "curtain", seed: str = "page", language: str = "en"
) -> Page:
    """A page on which a game has just begun, start tokens still to be chosen."""
    page = Page(language=language)
    page.press(id="new-raccoon")
    while len(page.app.setup.draft.names) < players:
        page.press(do="add-player")
    while len(page.app.setup.draft.names) > players:
        page.press(id=f"remove-{players}")
    for seat, name in enumerate(["Ann", "Bea", "Cyrus", "Dot", "Elisabeth"][:players]):
        page.touch(page.find(id=f"name-{seat}")[0], "input", value=name)
    page.touch(page.find(id="seed")[0], "input", value=seed)
    page.press(id=f"set-handover-{handover}")
    page.press(do="start-game")
    return page


def choose_tokens(page: Page) -> None:
    """Everybody takes the first start tokens there are."""
    while page.app.table.play and page.app.table.play.screen() == "start":
        choose_token(page)


def choose_token(page: Page) -> None:
    """The next player takes the first start tokens there are."""
    panel = page.app.table.play.draft() if page.app.table.play else None
    assert isinstance(panel, StartPanel)
    for name in panel.things[: panel.count]:
        page.press(id=f"start-{name}")
    page.press(do="commit")


def page_with(session: tycoon.Session, handover: str = "curtain") -> Page:
    """A page that found this game in the store, at the table."""
    page = Page()
    page.app.chosen.handover = handover
    page.app.home.save_store.save(FIRST, session.dumps(), Label().of(session))
    page.app.home.save_store.keep_settings(page.app.settings.chosen)
    return Page(page.port.store, "table")


def rows_of(page: Page) -> list[Element]:
    """The rows of the tables on the sheet that is open."""
    (sheet,) = [element for element in page.elements() if element[1].get("role") == "dialog"]
    return [element for element in inside(sheet) if element[0] == "tr"]


def take_theirs(page: Page) -> None:
    """Take the game that came in the place of ours; the browser lets this window play it."""
    page.press(do="take-theirs")
    page.answer("claimed", slot=page.port.claims[-1][0], mine=True)


def inside(element: Element) -> Iterator[Element]:
    """The element and everything in it."""
    yield element
    for child in element[2]:
        if isinstance(child, list):
            yield from inside(child)


def one_each(tables: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """All in one; whatever is asked for has one room that answers."""
    found: dict[str, T] = {}
    for table in tables:
        assert found.keys().isdisjoint(table), sorted(found.keys() & table)
        found.update(table)
    return found
