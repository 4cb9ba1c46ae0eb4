"""Which words a bot knows: common ones or all of the list, and what it never says."""

from __future__ import annotations

from random import Random

import pytest
from tycoon.games.letter.bots.racks import Rack
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.cards import DECK
from tycoon.lexicon import EVERYDAY, FULL, SHIPPED, common, included, offensive, read_list, shipped


@pytest.mark.parametrize("list_id", SHIPPED)
@pytest.mark.parametrize("size", [10, 20, None])
def test_it_spells_what_it_knows_of_the_list(list_id: str, size: int | None) -> None:
    lexicon, dice = shipped(list_id), Random(1)
    vocabulary = Vocabulary(lexicon, size)
    for _ in range(5):
        cards = dice.sample(DECK, 10)
        known = common(size) if size else lexicon
        spelled = set(known.spellable(cards[:7], cards[7:]))
        expected = {word for word in spelled if word in lexicon and not offensive(word)}
        assert set(vocabulary.texts(Rack(cards[:7], cards[7:], ""))) == expected


def test_of_an_own_list_it_knows_what_is_common_and_on_the_list() -> None:
    own, _ = read_list("money\nxyzzy\nmoneyed\n")
    rack = Rack("MONEYED", "XYZ", "")
    assert set(Vocabulary(own, 10).texts(rack)) == {"MONEY"}
    assert set(Vocabulary(own, None).texts(rack)) == {"MONEY", "MONEYED"}
    assert "XYZZY" in Vocabulary(own, None)
    assert "LETTER" not in Vocabulary(own, 10)


def test_an_earlier_edition_of_a_list_is_kept_to() -> None:
    earlier = included.editions(FULL)[0]
    assert "EMAIL" in Vocabulary(shipped(FULL), None)
    assert "EMAIL" not in Vocabulary(earlier, None)
    assert all(
        word in earlier for word in Vocabulary(earlier, 20).texts(Rack("EMAILON", "NET", ""))
    )


def test_it_knows_words_that_it_would_never_say() -> None:
    word = next(word for word in shipped(EVERYDAY) if offensive(word) and len(word) < 7)
    vocabulary = Vocabulary(shipped(EVERYDAY), None)
    assert word in vocabulary
    assert word not in set(vocabulary.texts(Rack(word, "", "")))


def test_a_word_that_was_refused_is_not_spelled_again() -> None:
    rack = Rack("CAT", "", "")
    texts = set(Vocabulary(shipped(EVERYDAY), 10).texts(rack))
    assert "CAT" in texts
    assert set(Vocabulary(shipped(EVERYDAY), 10).texts(rack, ["CAT"])) == texts - {"CAT"}
