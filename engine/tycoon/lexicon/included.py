"""The two lists that come with the game, and the words that most people know, in files beside this.

A list may grow; its file holds the earlier editions too, which need hardly any room. A game keeps
the very list it began with, so that its verdicts stand and its saves load wherever it was stored.

The build makes the files (scripts/making/words.py) from sources pinned by hash, and holds what it
makes against the same fingerprints as we do here. The page's Python has neither list: the page
fetches one when it is needed and hands it to `install`. The common words it has; nobody plays by
them, they are what some bots know.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tycoon.kernel.files import read
from tycoon.lexicon import packing
from tycoon.lexicon.errors import LexiconError, damaged, missing
from tycoon.lexicon.lexicon import Lexicon

EVERYDAY, FULL = "everyday", "full"
SHIPPED = (EVERYDAY, FULL)
COMMON = "common"  #: its editions are `common` by size
COMMON_SIZES = (10, 20)  #: of SCOWL: the higher, the rarer
DATA = Path(__file__).parent / "data"
#: What `install` was given, by the list's id.
fetched: dict[str, bytes] = {}


class Edition(NamedTuple):
    """The words of a list at a time."""

    size: int  #: words
    sha256: str


class Pin(NamedTuple):
    """What a shipped list must be: the graph it is packed into, and its editions, oldest first."""

    graph: str
    editions: tuple[Edition, ...]


PINS = {
    EVERYDAY: Pin(
        "36df953fa27b86ec0abc5770519ad7edbec1f87f111bbdc414bb3c7c2a150bf1",
        (
            Edition(73_868, "e78f658062bd6ae72368fe7dd6b01e91213d54830bbe5a6559848dd0f3a959d0"),
            Edition(74_022, "9c92f141cb7dbe999a89ef231899ba96c052e31d82f738c566d357e7b4852498"),
        ),
    ),
    FULL: Pin(
        "033dafd70596935b3e225a1c90d93735981452cb4fe14a88e0ea19426276b06a",
        (
            Edition(152_306, "1b0f54a106663a1776e7287a32188332f92013dc394d91562b23c8bac9c4bb82"),
            Edition(155_218, "ee8868548101e9322836dee078a59a632f8918e7623600da7fad533b35106e8a"),
        ),
    ),
    COMMON: Pin(
        "8100115ae01e7b705f8c242e1a05c6cbf57aab101aa1e0449269b1d4f510796d",
        (
            Edition(3_945, "c30532a048000b8575502de1ad59e9d73418c3e99f39856d576d68bc097bc2bf"),
            Edition(10_838, "ece6305fbbdcf41b4d4042b041295ec7873e6adfd77f85ba5ca0e56a85ef5904"),
        ),
    ),
}


def common(size: int) -> Lexicon:
    """The most common words, up to one of `COMMON_SIZES`; raises `LexiconError` like `shipped`."""
    return editions(COMMON)[COMMON_SIZES.index(size)]


def file_of(id: str) -> Path:
    """Where a list's file is, if it is."""
    return DATA / f"{id}.words"


def shipped(id: str, sha256: str = "") -> Lexicon:
    """The list of this id, one of `SHIPPED`; raises `LexiconError`, missing or damaged.

    sha256: the edition with this sum; without it, today's.
    """
    for lexicon in reversed(editions(id)):
        if sha256 in ("", lexicon.sha256):
            return lexicon
    raise missing(id)


@cache
def editions(id: str) -> tuple[Lexicon, ...]:
    """A list as it was and as it is, the oldest first; raises `LexiconError` like `shipped`."""
    if id not in PINS:
        raise missing(id)
    try:
        data = fetched.get(id) or read(file_of(id))
    except OSError:
        raise missing(id) from None
    return known(id, data)


def known(id: str, data: bytes) -> tuple[Lexicon, ...]:
    """The editions of the list that these bytes are; ``lexicon_damaged`` when they are not."""
    graph, pins = PINS[id]
    try:
        packed = packing.unpack(data)
    except LexiconError:
        raise damaged(id) from None
    if packed.id != id or packed.fingerprint != graph:
        raise damaged(id)
    if (packed.size, packed.sha256) != pins[-1]:
        raise damaged(id)
    return tuple(
        Lexicon(id, pin.sha256, pin.size, packed.graph, edition) for edition, pin in enumerate(pins)
    )


def install(id: str, data: bytes) -> None:
    """Let `shipped` find a fetched file, once it proves to be that list."""
    if id not in PINS:
        raise missing(id)
    known(id, data)
    fetched[id] = data
