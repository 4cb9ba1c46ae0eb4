"""A table's own word lists on this device: kept as long as a stored game needs one, or the last."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tycoon_web.device.port import Port
from tycoon_web.device.save_store import PREFIX, WORDS

if TYPE_CHECKING:
    from tycoon.lexicon import Lexicon

_LATEST = PREFIX + "words-latest"


class OwnLists:
    """Reads and writes through a port; never raises."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def keep(self, lexicon: Lexicon, saves: Iterable[str] | None) -> str | None:
        """Store a list and forget those that none of the ``saves`` names; None, or the problem.

        ``saves`` is None where not all could be read: nobody knows what they need.
        """
        try:
            raw = base64.b64encode(lexicon.to_bytes()).decode()
            self.port.write(WORDS + lexicon.sha256, raw)
            self.port.replicate(WORDS + lexicon.sha256, 0, raw)
            self.port.write(_LATEST, lexicon.sha256)
            if saves is not None:
                self._forget_all_but([lexicon.sha256, *saves])
        except OSError as error:
            return str(error)
        return None

    def _forget_all_but(self, texts: Sequence[str]) -> None:
        """Those that one of these names stay; raises OSError."""
        for name in self._stored():
            if not any(name in text for text in texts):
                self.port.remove(WORDS + name)
                self.port.replicate(WORDS + name, 0, None)

    def has(self, lexicon: Lexicon) -> bool:
        """Is this list stored, or is it vain to try?"""
        try:
            return lexicon.sha256 in self._stored()
        except OSError:
            return True

    def latest(self) -> Lexicon | None:
        """The list imported last."""
        try:
            return self.find(self.port.read(_LATEST) or "")
        except OSError:
            return None

    def find(self, sha256: str) -> Lexicon | None:
        """A stored list by its sum; None when it is not here, or damaged."""
        try:
            return unpacked(self.port.read(WORDS + sha256), sha256)
        except OSError:
            return None

    def _stored(self) -> list[str]:
        return [key.removeprefix(WORDS) for key in self.port.names() if key.startswith(WORDS)]


def unpacked(raw: str | None, sha256: str) -> Lexicon | None:
    """A list as it is stored under this sum; None when it is missing or damaged."""
    from tycoon.lexicon import Lexicon, LexiconError

    try:
        found = Lexicon.from_bytes(base64.b64decode(raw or ""))
    except (LexiconError, binascii.Error, ValueError):
        return None
    return found if found.sha256 == sha256 else None
