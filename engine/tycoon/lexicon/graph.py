"""The packed word graph: words that end alike share their ends (a minimal DAWG in one flat array).

A node is one number, its *letters* (bit 0 is A … bit 25 is Z, bit 26 says that a word ends here),
followed by the positions of its children in alphabetical order. Children stand before their
parents, the root is the last node; the array's last number is the root's position. So a walk can
only go down, and a letter's child is found by counting the bits below it.

A list that has changed since it was first shipped holds all its editions in one graph: bit 26 says
that a word of the first one ends here, bit 27 one of the second, and so on. Who reads an edition
names its bit as ``end``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator

BITS = {chr(ord("A") + place): 1 << place for place in range(26)}
CAPITALS = {bit: letter for letter, bit in BITS.items()}
END = 1 << 26  #: the bit of a node where a word ends, of the first edition
MOST_EDITIONS = 6  #: as many bits are left
SHORTEST, LONGEST = 3, 12  #: letters of a word that can be played: ten cards, X's copy and Z's S


def build(words: Iterable[str], ends: Callable[[str], int] = lambda word: END) -> array[int]:
    """The graph of words in capitals A-Z, strictly ascending and at most `LONGEST` long.

    ends: the bits of the editions that have the word.
    """
    graph: array[int] = array("I")
    places: dict[tuple[int, ...], int] = {}
    open_nodes = [[0] for _ in range(LONGEST + 1)]  # those on the way to the latest word
    latest = ""
    for word in words:
        shared = _common(latest, word)
        _close(graph, places, open_nodes, len(latest), shared)
        for depth in range(shared, len(word)):
            open_nodes[depth][0] |= BITS[word[depth]]
            open_nodes[depth + 1] = [0]
        open_nodes[len(word)][0] |= ends(word)
        latest = word
    _close(graph, places, open_nodes, len(latest), 0)
    graph.append(_place(graph, places, open_nodes[0]))
    return graph


def _common(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    length = min(len(one), len(other))
    for place in range(length):
        if one[place] != other[place]:
            return place
    return length


def _close(
    graph: array[int],
    places: dict[tuple[int, ...], int],
    open_nodes: list[list[int]],
    depth: int,
    until: int,
) -> None:
    """Nothing more comes below these nodes: write the new ones and tell their parents."""
    while depth > until:
        place = _place(graph, places, open_nodes[depth])
        depth -= 1
        open_nodes[depth].append(place)


def _place(graph: array[int], places: dict[tuple[int, ...], int], node: list[int]) -> int:
    """Where this node stands, at the end of the graph when there was none like it."""
    key = tuple(node)
    place = places.get(key)
    if place is None:
        place = places[key] = len(graph)
        graph.extend(key)
    return place


def count(graph: array[int]) -> int:
    """How many words a graph of one edition holds; ValueError when it is none that `build` makes.

    Then every walk goes down and ends, after `LONGEST` letters at the latest.
    """
    words: dict[int, int] = {}  # from each node on
    heights: dict[int, int] = {}
    place = latest = 0
    while place < len(graph) - 1:
        letters = graph[place]
        below = graph[place + 1 : place + 1 + (letters & (END - 1)).bit_count()]
        if letters >= 2 * END or not all(child in words for child in below):
            raise ValueError("a child does not stand before its parent")
        words[place] = sum(words[child] for child in below) + (letters >= END)
        heights[place] = 1 + max((heights[child] for child in below), default=-1)
        latest, place = place, place + 1 + len(below)
    if place != len(graph) - 1 or graph[place] != latest or heights.get(latest, 99) > LONGEST:
        raise ValueError("the root is not the last node or too far from the ends")
    return words[latest]


def walk(graph: array[int], end: int = END) -> Iterator[str]:
    """Every word in alphabetical order."""
    stack = [(graph[-1], "")]
    while stack:
        node, stem = stack.pop()
        letters = graph[node]
        if letters & end:
            yield stem
        letters &= END - 1
        child = node + letters.bit_count()
        while letters:  # from Z to A, for the stack gives the last one back first
            bit = 1 << (letters.bit_length() - 1)
            stack.append((graph[child], stem + CAPITALS[bit]))
            letters ^= bit
            child -= 1


def after(graph: array[int], word: str, end: int = END) -> Iterator[str]:
    """Every word that comes after this text in alphabetical order, one after another."""
    path = _path(graph, word)
    if len(path) > len(word):
        yield from _below(graph, path[-1], word, end)
    for depth in range(min(len(path), len(word)) - 1, -1, -1):
        for bit, child in _children(graph, path[depth]):
            if bit > BITS[word[depth]]:
                stem = word[:depth] + CAPITALS[bit]
                yield from _here(graph, child, stem, end)
                yield from _below(graph, child, stem, end)


def before(graph: array[int], word: str, end: int = END) -> Iterator[str]:
    """Every word that comes before this text, the last one first."""
    path = _path(graph, word)
    for depth in range(min(len(path), len(word)) - 1, -1, -1):
        for bit, child in reversed(_children(graph, path[depth])):
            if bit < BITS[word[depth]]:
                yield from _backwards(graph, child, word[:depth] + CAPITALS[bit], end)
        yield from _here(graph, path[depth], word[:depth], end)


def _path(graph: array[int], word: str) -> list[int]:
    """The nodes that these capitals lead to, the root first, as far as there are any."""
    path = [graph[-1]]
    for letter in word:
        child = dict(_children(graph, path[-1])).get(BITS[letter])
        if child is None:
            break
        path.append(child)
    return path


def _children(graph: array[int], node: int) -> list[tuple[int, int]]:
    """Bits and positions, from A to Z."""
    letters = graph[node] & (END - 1)
    bits = [bit for bit in CAPITALS if letters & bit]
    return list(zip(bits, graph[node + 1 : node + 1 + len(bits)], strict=True))


def _here(graph: array[int], node: int, stem: str, end: int) -> Iterator[str]:
    if graph[node] & end:
        yield stem


def _below(graph: array[int], node: int, stem: str, end: int) -> Iterator[str]:
    """The words that go on from here, in order."""
    for bit, child in _children(graph, node):
        yield from _here(graph, child, stem + CAPITALS[bit], end)
        yield from _below(graph, child, stem + CAPITALS[bit], end)


def _backwards(graph: array[int], node: int, stem: str, end: int) -> Iterator[str]:
    """The words that go on from here and the one that ends here, the last one first."""
    for bit, child in reversed(_children(graph, node)):
        yield from _backwards(graph, child, stem + CAPITALS[bit], end)
    yield from _here(graph, node, stem, end)


def contains(graph: array[int], word: str, end: int = END) -> bool:
    """Is this word, in capitals, in the graph?"""
    node = graph[-1]
    for letter in word:
        bit = BITS.get(letter, 0)
        letters = graph[node]
        if not letters & bit:
            return False
        node = graph[node + 1 + (letters & (bit - 1)).bit_count()]
    return bool(graph[node] & end)
