"""The storage of a browser, as a page meets it: what is kept, what fails, who else is there."""

from __future__ import annotations

from tycoon_web.device.port import Replica


class FakeStorage:
    """Keeps everything in plain sight; ``refuse`` makes it fail."""

    def __init__(self, store: dict[str, str] | None = None) -> None:
        self.store = {} if store is None else store
        #: What is in the replica, with the number it was written under.
        self.replicas: dict[str, tuple[float, str]] = {}
        #: Slots that other windows play.
        self.held: frozenset[str] = frozenset()
        #: A replica that is missing, hangs or is full: it says nothing, and takes nothing.
        self.no_replica = False
        #: Does the browser ask before the window is closed?
        self.guarded = False
        self.refuse: str | None = None
        #: Keys that cannot be read now.
        self.unreadable: frozenset[str] = frozenset()
        #: What the browser was asked for and answers later: see `Page.answer`.
        self.claims: list[tuple[str, bool]] = []
        self.persist_asked, self.is_forgetful = 0, False

    def read(self, key: str) -> str | None:
        if self.refuse == "forbidden" or key in self.unreadable:
            raise OSError("forbidden")
        return self.store.get(key)

    def write(self, key: str, text: str) -> None:
        if self.refuse:
            raise OSError(self.refuse)
        self.store[key] = text

    def remove(self, key: str) -> None:
        self.store.pop(key, None)

    def names(self) -> list[str]:
        if self.refuse == "forbidden":
            raise OSError("forbidden")
        return list(self.store)

    def replicate(self, key: str, number: float, text: str | None) -> None:
        if self.no_replica or self.replicas.get(key, (0, ""))[0] > number:
            return
        if text is None:
            self.replicas.pop(key, None)
        else:
            self.replicas[key] = (number, text)

    def replicated(self) -> Replica | None:
        records = {key: text for key, (_, text) in self.replicas.items()}
        return None if self.no_replica else Replica(records, self.held)

    def claim(self, slot: str, *, take: bool = False) -> None:
        self.claims.append((slot, take))

    def guard(self, unstored: bool) -> None:
        self.guarded = unstored

    def persist(self, *, ask: bool) -> None:
        self.persist_asked += ask

    def forgetful(self) -> bool:
        return self.is_forgetful
