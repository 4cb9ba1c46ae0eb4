"""A word list that answers: is this a word, and which words can these cards spell?"""

from __future__ import annotations

import hashlib
import re
from array import array
from collections.abc import Iterable, Iterator, Sequence

from tycoon.lexicon import graph as graphs
from tycoon.lexicon import packing
from tycoon.lexicon.errors import damaged
from tycoon.lexicon.spelling import spell
from tycoon.lexicon.stems import Stem

MOST_WORDS = 300_000


def is_word(text: str) -> bool:
    """3 to 12 letters A-Z in capitals, as we keep them?"""
    letters = text.isascii() and text.isalpha() and text.isupper()
    return letters and graphs.SHORTEST <= len(text) <= graphs.LONGEST


class Lexicon:
    """Words of 3 to 12 letters A-Z, in capitals; equal lists have equal `sha256`.

    >>> lexicon = Lexicon.from_words("own", ["sets", "net", "tens"])
    >>> "Net" in lexicon, sorted(lexicon.spellable("NTE", "S")), len(lexicon)
    (True, ['NET', 'TENS'], 3)
    """

    __slots__ = ("_end", "_graph", "_size", "id", "sha256")

    def __init__(
        self, id: str, sha256: str, size: int, graph: array[int], edition: int = 0
    ) -> None:
        """Of parts that are known to belong together; see `from_words` and `from_bytes`.

        edition: which of those that the graph holds, the oldest is 0.
        """
        self.id = id
        self.sha256 = sha256
        self._size = size
        self._graph = graph
        self._end = graphs.END << edition

    @classmethod
    def from_words(cls, id: str, words: Iterable[str]) -> Lexicon:
        """The list of these words, any case and order, as often as they come.

        id: lower-case letters, digits and hyphens. Raises ValueError for a word or id that is not
        one; `tycoon.lexicon.read_list` takes texts as people have them.
        """
        return cls.from_editions(id, [words])[0]

    @classmethod
    def from_editions(cls, id: str, editions: Sequence[Iterable[str]]) -> tuple[Lexicon, ...]:
        """A list as it was and as it is, the oldest first, up to 6: they share one graph.

        Raises ValueError like `from_words`.
        """
        if not re.fullmatch(packing.ID, id, re.ASCII):
            raise ValueError(f"no id of a word list: {id!r}")
        sets = [{word.upper() if word.isascii() else word for word in words} for words in editions]
        if len(sets) > graphs.MOST_EDITIONS:
            raise ValueError(f"more than {graphs.MOST_EDITIONS} editions")
        ends: dict[str, int] = {}
        for edition, words in enumerate(sets):
            for word in words:
                ends[word] = ends.get(word, 0) | graphs.END << edition
        for word in ends:
            if not is_word(word):
                raise ValueError(f"not 3 to 12 letters A-Z: {word!r}")
        graph = graphs.build(sorted(ends), ends.__getitem__)
        return tuple(
            cls(id, fingerprint(sorted(words)), len(words), graph, edition)
            for edition, words in enumerate(sets)
        )

    @classmethod
    def from_bytes(cls, data: bytes) -> Lexicon:
        """What `to_bytes` gave, checked word by word; raises `LexiconError`."""
        packed = packing.unpack(data)
        try:
            size = graphs.count(packed.graph)
        except ValueError:
            raise damaged(packed.id) from None
        if size != packed.size or size > MOST_WORDS:
            raise damaged(packed.id)
        words = list(graphs.walk(packed.graph))
        if fingerprint(words) != packed.sha256 or any(
            len(word) < graphs.SHORTEST for word in words
        ):
            raise damaged(packed.id)
        return cls(packed.id, packed.sha256, size, packed.graph)

    def to_bytes(self) -> bytes:
        """The list as a file; `from_bytes` takes only one without other editions."""
        return packing.pack(self.id, self._size, self.sha256, self._graph)

    def __len__(self) -> int:
        return self._size

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word.isascii():  # capital ß would be SS
            return False
        return graphs.contains(self._graph, word.upper(), self._end)

    def __iter__(self) -> Iterator[str]:
        return self.words()

    def __repr__(self) -> str:
        return f"<Lexicon {self.id}: {self._size} words, {self.sha256[:8]}>"

    def words(self) -> Iterator[str]:
        """Every word in alphabetical order, in capitals."""
        return graphs.walk(self._graph, self._end)

    def before(self, word: str) -> Iterator[str]:
        """What stands before a word, whether the list has it or not; the last one first."""
        return graphs.before(self._graph, word.upper(), self._end)

    def after(self, word: str) -> Iterator[str]:
        """What stands after a word, in alphabetical order.

        >>> next(Lexicon.from_words("own", ["ant", "bee", "cat"]).after("BEACH"))
        'BEE'
        """
        return graphs.after(self._graph, word.upper(), self._end)

    @property
    def stem(self) -> Stem:
        """No letter yet, to go on from letter by letter."""
        return Stem(self._graph, self._end, self._graph[-1])

    def spellable(
        self,
        hand: Iterable[str],
        pool: Iterable[str | None] = (),
        *,
        twice: bool = False,
        final_s: bool = False,
    ) -> Iterator[str]:
        """Every word that can be laid with these cards, each once, lazily, in no promised order.

        hand, pool: letters in capitals, None for an empty place; a word needs a hand card (LT-14).
        twice: one card may be used for two letters if the word has three cards (LT-42).
        final_s: an S at the end needs no card (LT-43). Both together are possible.
        """
        held = "".join(hand)
        offered = "".join(letter for letter in pool if letter)
        words = spell(self._graph, self._end, held + offered, twice, final_s)
        if len(offered) < 2:  # too few to spell a word without the hand, even with both aids
            return words if held else iter(())
        # A card of the pool can always be changed for one of the hand with the same letter.
        return (word for word in words if not set(word).isdisjoint(held))


def fingerprint(words: Iterable[str]) -> str:
    """SHA-256 of the words, sorted, in lower case, with line feeds between them."""
    return hashlib.sha256("\n".join(words).lower().encode()).hexdigest()
