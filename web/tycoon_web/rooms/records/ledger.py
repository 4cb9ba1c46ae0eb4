"""The facts on this device: stored under one key, each game once, rebuilt when they are damaged."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable
from typing import Any

from tycoon_web.device.port import Port
from tycoon_web.device.save_store import RECORDS
from tycoon_web.rooms.records.facts import Fact, fact_from

#: Games that are remembered, the latest ones: all of them stay below half of the budget (ST-01).
MOST = 500
_SUM = 32


class Ledger:
    """Reads before it writes, since other windows do the same; never raises, touches no game."""

    def __init__(self, port: Port) -> None:
        self._port = port
        #: Message id of what went wrong with storage; None all is well.
        self.problem: str | None = None
        #: What could not be stored.
        self._unkept: dict[str, Fact] = {}
        #: Did the last reading fail? Then nothing is put in the place of what is there.
        self._unread = False

    def facts(self) -> dict[str, Fact]:
        """Every game that is remembered, by its id."""
        return self._read()[0]

    def since(self) -> str:
        """When all was forgotten: what ended before that is not counted again; "" never."""
        return self._read()[1]

    def take(self, facts: Iterable[Fact], gone: Collection[str] = ()) -> int:
        """Remember these games, and forget those that are no longer over; how many are new."""
        known, since = self._read()
        before = dict(known)
        for fact in facts:
            known[fact.id] = fact.older(known.get(fact.id, fact))
        for id in gone:
            known.pop(id, None)
        if known != before or self._unkept or self.problem == "record.damaged":
            self._write(known, since)
        return len(known.keys() - before.keys())

    def forget(self, now: str) -> bool:
        """Nothing that ended until now is remembered; was that possible?"""
        self._unkept, self._unread = {}, False
        return self._write({}, now)

    def _read(self) -> tuple[dict[str, Fact], str]:
        self._unread = False
        try:
            raw = self._port.read(RECORDS)
            found, since = _opened(raw) if raw else ({}, "")
        except OSError:
            self.problem, found, since, self._unread = "record.unkept", {}, "", True
        except (ValueError, LookupError, TypeError, RecursionError):
            self.problem, found, since = "record.damaged", {}, ""
        for fact in self._unkept.values():
            found[fact.id] = fact.older(found.get(fact.id, fact))
        return found, since

    def _write(self, facts: dict[str, Fact], since: str) -> bool:
        latest = sorted(facts.values(), key=lambda fact: fact.when)[-MOST:]
        listed = [fact.to_dict() for fact in latest]
        text = json.dumps({"since": since, "facts": listed}, separators=(",", ":"))
        try:
            if self._unread:
                raise OSError("unread")
            self._port.write(RECORDS, _sum(text) + text)
        except OSError:
            self.problem, self._unkept = "record.unkept", {fact.id: fact for fact in latest}
            return False
        if self.problem == "record.unkept":
            self.problem = None
        self._unkept = {}
        return True


def _opened(raw: str) -> tuple[dict[str, Fact], str]:
    """Raises ValueError, LookupError or TypeError when it is not what `Ledger` has written."""
    text = raw[_SUM:]
    if raw[:_SUM] != _sum(text):
        raise ValueError("damaged")
    stored: Any = json.loads(text)
    facts = [fact_from(data) for data in stored["facts"]]
    return {fact.id: fact for fact in facts}, str(stored["since"])


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_SUM]
