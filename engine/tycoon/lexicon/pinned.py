"""The two lists that come with the game, in files beside this one.

The build makes the files (scripts/making/words.py) from sources pinned by hash, and holds what it
makes against the same fingerprints as we do here. The page's Python has none of the files: the page
fetches one when it is needed and hands it to `install`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tycoon.lexicon import packing
from tycoon.lexicon.errors import LexiconError, damaged, missing
from tycoon.lexicon.lexicon import Lexicon

EVERYDAY, FULL = "everyday", "full"
SHIPPED = (EVERYDAY, FULL)
DATA = Path(__file__).parent / "data"


class Pin(NamedTuple):
    """What a shipped list must be: its words, and the graph they are packed into."""

    size: int  #: words
    sha256: str
    graph: str


PINS = {
    EVERYDAY: Pin(
        73_868,
        "e78f658062bd6ae72368fe7dd6b01e91213d54830bbe5a6559848dd0f3a959d0",
        "82048749ce18ff7513842b8b89640624a3e72893d90cf4b395d1e556d2c3bad1",
    ),
    FULL: Pin(
        152_306,
        "1b0f54a106663a1776e7287a32188332f92013dc394d91562b23c8bac9c4bb82",
        "6dfad4a9d45c4df2c1eda345013a32e372fcc622e3df59a7530d55899779d8f3",
    ),
}


def file_of(id: str) -> Path:
    """Where a shipped list's file is, if it is."""
    return DATA / f"{id}.words"


@cache
def shipped(id: str) -> Lexicon:
    """The list of this id, one of `SHIPPED`; raises `LexiconError`, missing or damaged."""
    if id not in PINS:
        raise missing(id)
    try:
        data = file_of(id).read_bytes()
    except OSError:
        raise missing(id) from None
    return known(id, data)


def known(id: str, data: bytes) -> Lexicon:
    """The shipped list that these bytes are; ``lexicon_damaged`` when they are not."""
    try:
        packed = packing.unpack(data)
    except LexiconError:
        raise damaged(id) from None
    if packed.id != id or (packed.size, packed.sha256, packed.fingerprint) != PINS[id]:
        raise damaged(id)
    return Lexicon(id, packed.sha256, packed.size, packed.graph)


def install(id: str, data: bytes) -> None:
    """Put a fetched file where `shipped` finds it, once it proves to be that list."""
    if id not in PINS:
        raise missing(id)
    known(id, data)
    DATA.mkdir(exist_ok=True)
    file_of(id).write_bytes(data)
