"""The words a bot knows, and how it looks upon words that it does not know.

A weaker bot knows fewer words, the common ones first; with a table's own list, those of its words
that the list has. Nobody looks anything up in the list to judge a word: what is not known is
judged by its letters, see `doubts`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tycoon.games.letter.bots.racks import Rack
from tycoon.lexicon import Lexicon, common, offensive


class Vocabulary:
    """What a bot knows of a table's word list."""

    def __init__(self, lexicon: Lexicon, size: int | None) -> None:
        """size: of the common words, see `tycoon.lexicon.common`; None: the whole list."""
        self._known = lexicon if size is None else common(size)
        self._list = lexicon
        self.whole = size is None

    def __contains__(self, word: str) -> bool:
        return word in self._known and word in self._list

    def texts(self, rack: Rack, refused: Collection[str] = ()) -> Iterator[str]:
        """The known words that the rack can spell; none that was refused or the app never says."""
        spelled = self._known.spellable(
            rack.hand.elements(), rack.pool.elements(), twice=rack.twice, final_s=rack.final_s
        )
        for text in spelled:
            if (self.whole or text in self._list) and text not in refused and not offensive(text):
                yield text
