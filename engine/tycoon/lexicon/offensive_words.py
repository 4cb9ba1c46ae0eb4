"""Words that the app itself never plays, proposes or shows as an example. People may play them.

The build makes the list from public ones (scripts/making/offensive.py). It is kept as short hashes,
so that the words stand neither among the sources nor on the site. A word that is not meant has the
hash of one that is about once in two million times.
"""

from __future__ import annotations

import hashlib
from functools import cache

from tycoon.kernel.files import read
from tycoon.lexicon.errors import damaged, missing
from tycoon.lexicon.included import DATA

FILE = DATA / "offensive.hashes"
SHA256 = "ddcc19931208c655c9e4a23511ea35d853ac30863a06a4c9e70d1ab4597bfe0e"
_LENGTH = 4  #: bytes of a hash
_SALT = b"tycoon-table "


def offensive(word: str) -> bool:
    """Is this a word, in any case, that the app must not come up with?

    Raises `LexiconError` when the build has not made the list.
    """
    return short_hash(word) in hashes()


def short_hash(word: str) -> bytes:
    """What stands for a word in the list."""
    return hashlib.sha256(_SALT + word.upper().encode(errors="replace")).digest()[:_LENGTH]


@cache
def hashes() -> frozenset[bytes]:
    """What stands for all of them; raises as `offensive` does."""
    try:
        data = read(FILE)
    except OSError:
        raise missing(FILE.stem) from None
    return unpacked(data)


def unpacked(data: bytes) -> frozenset[bytes]:
    """The hashes in these bytes; ``lexicon_damaged`` when they are not what the build makes."""
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise damaged(FILE.stem)
    return frozenset(data[at : at + _LENGTH] for at in range(0, len(data), _LENGTH))
