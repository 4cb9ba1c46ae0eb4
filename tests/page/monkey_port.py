"""A browser as the monkey meets it: answers come late, come with bad news, or never."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.page.desk import FakePort

#: Calls of the page that people notice.
DEEDS = (
    "write", "remove", "go", "dress", "claim", "persist", "give", "pack", "unpack", "package",
    "fetch", "fetch_bytes", "read_file", "app", "chance",
)  # fmt: skip


class MonkeyPort(FakePort):
    """A browser that answers late, or never; counts what it was asked to do."""

    def __init__(self, store: dict[str, str], route: str, dice: Random) -> None:
        super().__init__(store, route)
        self.dice = dice
        self.deeds = 0
        #: What will happen at some time.
        self.coming: list[Callable[[], None]] = []
        #: Hears of events that the browser sends.
        self.tell: Callable[[dict[str, Any]], None] = lambda event: None
        for name in DEEDS:
            setattr(self, name, self._counted(getattr(self, name)))

    def _counted(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **named: Any) -> Any:
            self.deeds += 1
            return do(*args, **named)

        return counted

    def _later(self, kind: str, **more: Any) -> None:
        self.coming.append(lambda: self.tell({"type": kind, **more}))

    def draw(self, tree: str, focus: str | None) -> None:
        self.deeds += focus is not None
        super().draw(tree, focus)

    def claim(self, slot: str, *, take: bool = False) -> None:
        self._later("claimed", slot=slot, mine=take or self.dice.random() < 0.9)

    def persist(self, *, ask: bool) -> None:
        self._later("persisted", state=self.dice.choice(("yes", "no", "unknown")))

    def give(self, way: str, slot: str, name: str, text: str) -> None:
        hows = ("shared", "saved", "downloaded", "copied", "cancelled", "failed")
        self._later("given", slot=slot, how=self.dice.choice(hows))

    def pack(self, text: str) -> None:
        self._later("packed", packed=self.dice.choice(("", "cGFja2Vk", "x" * 9000)))

    def unpack(self, packed: str) -> None:
        self._later("received", problem=self.dice.choice(("link_damaged", "save_too_large")))

    def package(self, name: str, then: Callable[[], None]) -> None:
        self.coming.append(then)

    def soon(self, then: Callable[[], None]) -> None:
        self.coming.append(then)

    def fetch(self, name: str, then: Callable[[str | None], None]) -> None:
        self.offline = self.dice.random() < 0.3
        self.coming.append(lambda: FakePort.fetch(self, name, then))

    def read_file(self, element: str, most: int, then: Callable[[bytes | None], None]) -> None:
        file = self.dice.choice((None, b"", b"cat\ndog\nmouse", b"\xff\xfe", b"x" * 999))
        self.coming.append(lambda: then(file))
