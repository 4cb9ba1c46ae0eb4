"""A word graph as bytes and back.

One line of text, ``tycoon-words 1 <id> <words> <numbers> <sha256 of words> <sha256 of graph>``,
then the graph's numbers, 32 bits each, lowest byte first, compressed with zlib.
"""

from __future__ import annotations

import hashlib
import re
import sys
import zlib
from array import array
from typing import NamedTuple

from tycoon.lexicon.errors import damaged

_MOST_NUMBERS = 4_000_000  # ten times a large list: what is said to be more is not unpacked
ID = "[a-z][a-z0-9-]{0,19}"
_HEADER = rf"tycoon-words 1 ({ID}) (\d{{1,7}}) (\d{{1,7}}) ([0-9a-f]{{64}}) ([0-9a-f]{{64}})\n"


class Packed(NamedTuple):
    """What is in the bytes: `graph` has the promised fingerprint, the rest is only said."""

    id: str
    size: int  #: words
    sha256: str
    graph: array[int]
    fingerprint: str  #: `fingerprint` of the graph


def pack(id: str, size: int, sha256: str, graph: array[int]) -> bytes:
    """The bytes of a list."""
    header = f"tycoon-words 1 {id} {size} {len(graph)} {sha256} {fingerprint(graph)}\n"
    return header.encode() + zlib.compress(_bytes_of(graph), 9)


def unpack(data: bytes) -> Packed:
    """What the bytes hold; raises `LexiconError`, ``lexicon_damaged``, never anything else."""
    header = re.match(_HEADER.encode(), data)
    if header is None:
        raise damaged()
    id, sha256, promised = (header[place].decode() for place in (1, 4, 5))
    length = 4 * int(header[3])
    if not 0 < length <= 4 * _MOST_NUMBERS:
        raise damaged(id)
    content = _inflated(data[header.end() :], length)
    graph: array[int] = array("I")
    if content is not None:
        graph.frombytes(content)
        if sys.byteorder == "big":
            graph.byteswap()
    if content is None or fingerprint(graph) != promised:
        raise damaged(id)
    return Packed(id, int(header[2]), sha256, graph, promised)


def fingerprint(graph: array[int]) -> str:
    """SHA-256 of the graph's numbers: the same whatever zlib makes of them."""
    return hashlib.sha256(_bytes_of(graph)).hexdigest()


def _inflated(data: bytes, length: int) -> bytes | None:
    """Exactly so many bytes, which end the compressed ones; None when it is not so."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(data, length + 1)
    except zlib.error:
        return None
    whole = len(content) == length and unpacking.eof and not unpacking.unused_data
    return content if whole else None


def _bytes_of(graph: array[int]) -> bytes:
    if sys.byteorder == "big":
        graph = graph[:]
        graph.byteswap()
    return graph.tobytes()
