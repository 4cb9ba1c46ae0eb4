"""A visitor who hears the page: roles, names, states, and what live regions say. Nothing else.

What is asked of a `Reader` is what plans ask of a page (`player.Table`): `get_by_role`, and what
stands there. It goes by the accessibility tree, focuses what is found there and presses keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

Name = str | re.Pattern[str] | None
#: Notes what a screen reader would say by itself: of a live region that changes all of it, of a new
#: one only alarms.
LISTEN = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  const LIVE = ":is([role=status], [role=alert], [role=log], output, [aria-live])"
    + ":not([aria-live=off])";
  const words = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" ? ""
    : node.ariaLabel ?? [...node.childNodes].map(words).join(" ");
  new MutationObserver((records) => {
    const said = new Set();
    for (const { target, addedNodes } of records) {
      const region = (target.closest ? target : target.parentElement)?.closest(LIVE);
      if (region) said.add(region);
      for (const added of addedNodes) {
        if (added.matches?.("[role=alert]")) said.add(added);
        for (const alarm of added.querySelectorAll?.("[role=alert]") ?? []) said.add(alarm);
      }
    }
    for (const region of said) {
      const text = words(region).replace(/\\s+/g, " ").trim();
      if (text && region.isConnected && !region.closest("[inert], [aria-hidden=true]")) {
        window.heard.push(text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
"""
#: What these are called is not what is in them.
STRUCTURE = frozenset(
    ("alertdialog", "complementary", "dialog", "group", "list", "main", "region", "table")
)
#: Parts of a text that is told as a whole.
_PIECES = frozenset(("InlineTextBox", "ListMarker"))
_ROLES = {"image": "img"}


class Thing(NamedTuple):
    """Something in the accessibility tree."""

    role: str
    name: str
    description: str
    states: dict[str, Any]
    inside: tuple[Thing, ...]
    key: int
    """What the browser calls it."""

    def walk(self) -> Iterator[Thing]:
        yield self
        for thing in self.inside:
            yield from thing.walk()

    def text(self) -> str:
        """As it is read: its name, or all that is in it."""
        if self.name and self.role not in STRUCTURE:
            return self.name
        return " ".join(filter(None, (thing.text() for thing in self.inside)))

    def fits(self, role: str, name: Name, exact: bool, level: int | None) -> bool:
        if self.role != role or level not in (None, self.states.get("level")):
            return False
        if isinstance(name, re.Pattern):
            return name.search(self.name) is not None
        return self.name == name if exact else (name or "").lower() in self.name.lower()


class Heard(NamedTuple):
    """What was said at once after a key."""

    title: str
    """The window's."""
    focus: str
    """What has the focus then, with its description."""
    said: tuple[str, ...]
    """By live regions."""
    screen: str
    """The first heading."""


class Sought:
    """What a plan is after, looked for anew whenever it is used."""

    def __init__(self, reader: Reader, within: Sought | None, sign: tuple[Any, ...]) -> None:
        self.reader, self.within, self.sign = reader, within, sign
        self.place: int | None = None

    def get_by_role(
        self, role: str, *, name: Name = None, exact: bool = False, level: int | None = None
    ) -> Sought:
        return Sought(self.reader, self, (role, name, exact, level))

    def found(self) -> list[Thing]:
        places = self.within.found() if self.within else [self.reader.tree()]
        things = [t for place in places for t in place.walk() if t.fits(*self.sign)]
        return things if self.place is None else things[self.place :][:1]

    def one(self) -> Thing:
        found = self.found()
        assert len(found) == 1, f"{len(found)} of {self.sign}"
        return found[0]

    def nth(self, place: int) -> Sought:
        sought = Sought(self.reader, self.within, self.sign)
        sought.place = place if place >= 0 else self.count() + place
        return sought

    @property
    def first(self) -> Sought:
        return self.nth(0)

    @property
    def last(self) -> Sought:
        return self.nth(-1)

    def all(self) -> list[Sought]:
        return [self.nth(place) for place in range(self.count())]

    def count(self) -> int:
        return len(self.found())

    def is_enabled(self) -> bool:
        return not self.one().states.get("disabled")

    def inner_text(self) -> str:
        return self.one().text()


class Reader(Sought):
    """Hears the whole page, and goes on by itself."""

    def __init__(self, page: Page) -> None:
        super().__init__(self, None, ("RootWebArea", None, False, None))
        self.page = self.hands = self
        self.keys, self._evaluate = page.keyboard, page.evaluate
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Accessibility.enable")
        self._tree: Thing | None = None
        self.heard: list[Heard] = []

    def tree(self) -> Thing:
        """The page as it is now."""
        if self._tree is None:
            nodes = self._browser.send("Accessibility.getFullAXTree")["nodes"]
            (self._tree,) = _things(nodes[0], {node["nodeId"]: node for node in nodes})
        return self._tree

    def heading(self) -> str:
        """The first-level heading."""
        return self.get_by_role("heading", level=1).one().name

    def focused(self) -> Thing | None:
        """What the keys go to; None where they go nowhere."""
        found = [t for t in self.tree().walk() if t.states.get("focused")]
        return next((thing for thing in found if thing.role != "RootWebArea"), None)

    def listen(self) -> Heard:
        """Note what was said since the last time."""
        self._tree = None
        focus = self.focused()
        assert focus, "the focus is nowhere"
        said = tuple(self._evaluate("window.heard.splice(0)"))
        told = f"{focus.name} {focus.description}".strip()
        self.heard.append(Heard(self.tree().name, told, said, self.heading()))
        return self.heard[-1]

    def press(self, wanted: Sought) -> None:
        self._reach(wanted)
        self.keys.press("Enter")
        self.listen()

    def fill(self, field: Sought, text: str) -> None:
        self._reach(field)
        self.keys.press("Control+a")
        self.keys.type(text)
        self.listen()

    def told(self, wanted: Sought) -> str:
        return wanted.one().name

    def read_while_held(self, control: Sought, read: Sought) -> str:
        self._reach(control)
        self.keys.down(" ")
        self._tree = None
        text = read.inner_text()
        self.keys.up(" ")
        self.listen()
        return text

    def _reach(self, wanted: Sought) -> None:
        self._browser.send("DOM.focus", {"backendNodeId": wanted.one().key})
        self._tree = None


def _things(node: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> tuple[Thing, ...]:
    """The thing this node is, or, where it is none, those in it."""
    inside = tuple(
        thing
        for child in node.get("childIds", ())
        if child in nodes
        for thing in _things(nodes[child], nodes)
    )
    role = node.get("role", {}).get("value", "")
    if node.get("ignored") or role in _PIECES:
        return inside
    said = {what: node.get(what, {}).get("value", "") for what in ("name", "description")}
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", ())}
    key = node.get("backendDOMNodeId", 0)
    role = _ROLES.get(role, role)
    return (Thing(role, said["name"], said["description"], states, inside, key),)
