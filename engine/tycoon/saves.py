"""The save file's envelope: one self-describing JSON text, its form and its checksum (FI-01).

Fields: format, version, app_version, game, options, seats, seed, lexicon, actions, checkpoint
(index, state), checksum. What the fields mean is `tycoon.session`'s business.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tycoon.kernel.parsing import parse
from tycoon.kernel.refusals import Refusal, SaveError
from tycoon.version import __version__

FORMAT = "tycoon-table"
VERSION = 1
LARGEST = 1_000_000  #: characters (FI-08)
LONGEST = 5_000  #: actions, so that replaying them has an end; long games have 500

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


def write(fields: dict[str, Any]) -> str:
    """The save text of a game's fields."""
    head = {"format": FORMAT, "version": VERSION, "app_version": __version__}
    data = {**head, **fields}
    return json.dumps({**data, "checksum": checksum(data)}, separators=(",", ":"))


def checksum(data: dict[str, Any]) -> str:
    """SHA-256 over the canonical JSON of every field but the checksum itself."""
    rest = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(rest, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def read(text: str) -> dict[str, Any]:
    """The fields of a save text, form and checksum verified; raises `SaveError`.

    Codes: ``save_not_text``, ``save_too_large``, ``save_not_json``, ``save_not_ours``,
    ``save_newer``, ``save_damaged``, ``save_malformed``, ``save_too_long``.
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
    if len(data["actions"]) > LONGEST:
        raise SaveError(Refusal("save_too_long", {"longest": LONGEST}))
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
