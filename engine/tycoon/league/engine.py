"""Which engine plays: another one may play the same game otherwise."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import tycoon

#: What has no part in how a game goes.
_ASIDE = ("adapters", "cli", "league")


@cache
def fingerprint() -> str:
    """The version, and a hash over the sources of rules and bots, and over what they learned."""
    root = Path(tycoon.__file__).parent
    total = hashlib.sha256()
    for file in sorted([*root.rglob("*.py"), *root.rglob("*.json")]):
        name = file.relative_to(root)
        if name.parts[0] not in _ASIDE:
            total.update(f"{name.as_posix()}\n".encode() + file.read_bytes())
    return f"{tycoon.__version__} {total.hexdigest()[:16]}"
