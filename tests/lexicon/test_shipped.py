"""The two lists that come with the game: what they are, and that nothing else is taken for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench_words import deal
from inside import time_words
from tycoon.lexicon import (
    EVERYDAY,
    FULL,
    SHIPPED,
    Lexicon,
    LexiconError,
    included,
    install,
    shipped,
)


@pytest.mark.parametrize(("id", "size"), [(EVERYDAY, 74_022), (FULL, 155_218)])
def test_a_shipped_list_has_all_its_words(id: str, size: int) -> None:
    lexicon = shipped(id)
    found = list(lexicon)
    assert (lexicon.id, len(lexicon), len(found)) == (id, size, size)
    assert found == sorted(set(found))
    assert all(word.isascii() and word.isupper() and 3 <= len(word) <= 12 for word in found)
    assert Lexicon.from_words(id, found).sha256 == lexicon.sha256
    assert (size, lexicon.sha256) == included.PINS[id].editions[-1]


def test_the_full_list_has_all_of_the_everyday_list() -> None:
    missing = set(shipped(EVERYDAY)) - set(shipped(FULL))
    assert not missing
    earlier = included.editions(FULL)[0]
    assert sum(word not in earlier for word in included.editions(EVERYDAY)[0]) == 2_910


@pytest.mark.ux("FI-09")
@pytest.mark.parametrize(("id", "size"), [(EVERYDAY, 73_868), (FULL, 152_306)])
def test_the_list_of_the_first_versions_is_there_word_for_word(id: str, size: int) -> None:
    earlier = included.editions(id)[0]
    words = list(earlier)
    assert len(words) == len(earlier) == size
    assert (
        Lexicon.from_words(id, words).sha256 == earlier.sha256 == included.PINS[id].editions[0][1]
    )
    assert shipped(id, earlier.sha256) is earlier
    assert shipped(id, shipped(id).sha256) is shipped(id) is not earlier
    with pytest.raises(LexiconError) as caught:
        shipped(id, "0" * 64)
    assert caught.value.code == "lexicon_missing"


def test_an_earlier_edition_knows_and_spells_only_its_own_words() -> None:
    earlier, today = included.editions(FULL)
    hand, pool = "AEILMNO", ["N", None]
    assert ("EMAIL" in earlier, "EMAIL" in today) == (False, True)
    for edition in (earlier, today):
        assert set(edition.spellable(hand, pool)) == set(
            time_words.plainly(list(edition), hand, "N", False, False)
        )
    assert "EMAIL" not in set(earlier.spellable(hand, pool))
    assert "EMAIL" in set(today.spellable(hand, pool))


@pytest.mark.parametrize(
    ("word", "everyday", "full"),
    [
        ("jewels", True, True),
        ("patent", True, True),
        ("colour", True, True),
        ("color", True, True),
        ("email", True, True),
        ("online", True, True),
        ("internet", True, True),
        ("favourite", True, True),
        ("kilometres", True, True),
        ("cafe", True, True),
        ("cliche", True, True),
        ("fiance", True, True),
        ("cybercafe", True, True),
        ("café", False, False),
        ("zax", False, True),
        ("cwm", False, True),
        ("london", False, False),
        ("peter", True, True),
        ("dont", False, False),
        ("xyzzy", False, False),
        ("at", False, False),
        ("international", False, False),
    ],
)
def test_some_words_are_in_and_some_are_not(word: str, everyday: bool, full: bool) -> None:
    assert (word in shipped(EVERYDAY), word in shipped(FULL)) == (everyday, full)


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("final_s", [False, True])
def test_real_hands_spell_what_the_plain_loop_finds(twice: bool, final_s: bool) -> None:
    lexicon = shipped(FULL)
    words = list(lexicon)
    for hand, pool in deal(2):
        found = lexicon.spellable(hand, pool, twice=twice, final_s=final_s)
        assert sorted(found) == time_words.plainly(words, hand, pool, twice, final_s)


def test_the_search_gives_its_first_word_before_it_knows_the_last() -> None:
    hand, pool = deal(1)[0]
    words = shipped(FULL).spellable(hand, pool)
    assert next(words) in shipped(FULL)
    assert len(set(words)) > 50


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that has no lists yet, in the place of the real one."""
    monkeypatch.setattr(included, "DATA", tmp_path / "data")
    monkeypatch.setattr(included, "fetched", {})
    included.editions.cache_clear()
    yield tmp_path / "data"
    included.editions.cache_clear()


def refusal_of(id: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(LexiconError) as caught:
        shipped(id)
    return caught.value.code, dict(caught.value.params)


@pytest.mark.parametrize("id", [*SHIPPED, "own", "../../etc/passwd", ""])
def test_a_list_that_is_not_there_is_missing(id: str, empty_folder: Path) -> None:
    assert refusal_of(id) == ("lexicon_missing", {"id": id})


def test_a_fetched_list_is_there_from_then_on(empty_folder: Path) -> None:
    install(EVERYDAY, everyday_file())
    assert "jewels" in shipped(EVERYDAY)
    assert shipped(EVERYDAY) is shipped(EVERYDAY)
    assert refusal_of(FULL)[0] == "lexicon_missing"


def everyday_file() -> bytes:
    """Read from the real folder, whatever the fixture says."""
    return (Path(included.__file__).parent / "data" / f"{EVERYDAY}.words").read_bytes()


def test_another_list_is_not_taken_for_a_shipped_one(empty_folder: Path) -> None:
    other = Lexicon.from_words(EVERYDAY, ["NET"]).to_bytes()
    renamed = everyday_file().replace(b" everyday ", b" full ", 1)
    for data in (other, renamed, b"", b"<!doctype html>"):
        with pytest.raises(LexiconError) as caught:
            install(FULL, data)
        assert (caught.value.code, caught.value.params) == ("lexicon_damaged", {"id": FULL})
    assert refusal_of(FULL)[0] == "lexicon_missing"


def test_a_file_that_was_cut_short_is_damaged(empty_folder: Path) -> None:
    empty_folder.mkdir()
    (empty_folder / f"{EVERYDAY}.words").write_bytes(everyday_file()[:-1000])
    assert refusal_of(EVERYDAY) == ("lexicon_damaged", {"id": EVERYDAY})
