"""The save file's envelope: one self-describing JSON text, its form and its checksum (FI-01).

Fields: format, version, app_version, game, options, seats, seed, lexicon, actions, checkpoint
(index, state), checksum; ``tried`` only where that is true, and earlier versions pass over it. What
the fields mean is `tycoon.session.session`'s business.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tycoon.kernel.parsing import parse
from tycoon.kernel.refusals import Refusal, SaveError
from tycoon.version import __version__

FORMAT = "tycoon-table"
VERSION = 1
#: Characters (FI-08), more than the storage of a device holds; 30,000 actions are about a million.
LARGEST = 16_000_000

_FIELDS = {
    "app_version": str,
    "game": str,
    "options": dict,
    "seats": list,
    "seed": str,
    "lexicon": dict | None,
    "actions": list,
    "checkpoint": dict,
}


_PLAIN = json.JSONEncoder(separators=(",", ":"))
_CANONICAL = json.JSONEncoder(separators=(",", ":"), sort_keys=True)


class Written(NamedTuple):
    """Something as JSON text."""

    plain: str
    """As it stands in the save."""
    canonical: str
    """With the names of every object in order, for the checksum."""

    @classmethod
    def of(cls, value: Any) -> Written:
        """The text of any JSON-ready value."""
        return cls(_PLAIN.encode(value), _CANONICAL.encode(value))

    @classmethod
    def list_of(cls, parts: Iterable[Written]) -> Written:
        """The text of a list of which each part is text already."""
        plain, canonical = zip(*parts, strict=True) if (parts := list(parts)) else ((), ())
        return cls(f"[{','.join(plain)}]", f"[{','.join(canonical)}]")


def write(fields: Mapping[str, Any]) -> str:
    """The save text of a game's fields; what is `Written` already is not written anew."""
    return save_text({"app_version": __version__, **fields})


def save_text(fields: Mapping[str, Any]) -> str:
    """The same of fields put together elsewhere, which say themselves what version wrote them."""
    data = _texts({"format": FORMAT, "version": VERSION, **fields})
    data["checksum"] = Written.of(_sum(data))
    return _object((name, text.plain) for name, text in data.items())


def checksum(data: Mapping[str, Any]) -> str:
    """SHA-256 over the canonical JSON of every field but the checksum itself."""
    return _sum(_texts(data))


def _texts(data: Mapping[str, Any]) -> dict[str, Written]:
    return {
        name: value if isinstance(value, Written) else Written.of(value)
        for name, value in data.items()
        if name != "checksum"
    }


def _sum(texts: Mapping[str, Written]) -> str:
    whole = _object((name, text.canonical) for name, text in sorted(texts.items()))
    return hashlib.sha256(whole.encode()).hexdigest()


def _object(members: Iterable[tuple[str, str]]) -> str:
    inside = ",".join(f"{json.dumps(name)}:{text}" for name, text in members)
    return f"{{{inside}}}"


def read(text: str) -> dict[str, Any]:
    """The fields of a save text, form and checksum verified; raises `SaveError`.

    Codes: ``save_not_text``, ``save_too_large``, ``save_not_json``, ``save_not_ours``,
    ``save_newer``, ``save_damaged``, ``save_malformed``.
    """
    data = parse(text, LARGEST)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(Refusal("save_not_ours"))
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise SaveError(Refusal("save_malformed", {"field": "version"}))
    if version > VERSION:
        raise SaveError(Refusal("save_newer", {"app_version": str(data.get("app_version"))[:20]}))
    if not _intact(data):
        raise SaveError(Refusal("save_damaged"))
    for name, kind in _FIELDS.items():
        if name not in data or not isinstance(data[name], kind):
            raise SaveError(Refusal("save_malformed", {"field": name}))
    release(data["app_version"])
    return data


def release(app_version: str) -> tuple[int, ...]:
    """A version's three numbers, to compare it with another; raises `SaveError`."""
    numbers = app_version.split(".")
    if len(numbers) != 3 or not all(n.isascii() and n.isdecimal() and len(n) < 6 for n in numbers):
        raise SaveError(Refusal("save_malformed", {"field": "app_version"}))
    return tuple(map(int, numbers))


def _intact(data: dict[str, Any]) -> bool:
    try:
        return bool(data.get("checksum") == checksum(data))
    except (ValueError, RecursionError):
        return False
