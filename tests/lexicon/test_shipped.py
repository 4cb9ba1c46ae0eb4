"""The two lists that come with the game: what they are, and that nothing else is taken for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench_words import deal
from inside import time_words
from tycoon.lexicon import EVERYDAY, FULL, SHIPPED, Lexicon, LexiconError, install, pinned, shipped


@pytest.mark.parametrize(("id", "size"), [(EVERYDAY, 73_868), (FULL, 152_306)])
def test_a_shipped_list_has_all_its_words(id: str, size: int) -> None:
    lexicon = shipped(id)
    found = list(lexicon)
    assert (lexicon.id, len(lexicon), len(found)) == (id, size, size)
    assert found == sorted(set(found))
    assert all(word.isascii() and word.isupper() and 3 <= len(word) <= 12 for word in found)
    assert Lexicon.from_words(id, found).sha256 == lexicon.sha256 == pinned.PINS[id].sha256


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_list_stands_the_full_check_too(id: str) -> None:
    again = Lexicon.from_bytes(pinned.file_of(id).read_bytes())
    assert (again.sha256, len(again)) == (shipped(id).sha256, len(shipped(id)))


@pytest.mark.parametrize(
    ("word", "everyday", "full"),
    [
        ("jewels", True, True),
        ("patent", True, True),
        ("colour", True, True),
        ("color", True, True),
        ("email", True, False),
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
    monkeypatch.setattr(pinned, "DATA", tmp_path / "data")
    shipped.cache_clear()
    yield tmp_path / "data"
    shipped.cache_clear()


def refusal_of(id: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(LexiconError) as caught:
        shipped(id)
    return caught.value.code, dict(caught.value.params)


@pytest.mark.parametrize("id", [*SHIPPED, "own", "../../etc/passwd", ""])
def test_a_list_that_is_not_there_is_missing(id: str, empty_folder: Path) -> None:
    assert refusal_of(id) == ("lexicon_missing", {"id": id})


def test_a_fetched_list_is_there_from_then_on(empty_folder: Path) -> None:
    data = Lexicon.from_words(EVERYDAY, everyday_words()).to_bytes()
    install(EVERYDAY, data)
    assert "jewels" in shipped(EVERYDAY)
    assert shipped(EVERYDAY) is shipped(EVERYDAY)
    assert refusal_of(FULL)[0] == "lexicon_missing"


def everyday_words() -> list[str]:
    """Read from the real folder, whatever the fixture says."""
    file = Path(pinned.__file__).parent / "data" / f"{EVERYDAY}.words"
    return list(Lexicon.from_bytes(file.read_bytes()))


def test_another_list_is_not_taken_for_a_shipped_one(empty_folder: Path) -> None:
    other = Lexicon.from_words(EVERYDAY, ["NET"]).to_bytes()
    renamed = Lexicon.from_words(FULL, everyday_words()).to_bytes()
    for data in (other, renamed, b"", b"<!doctype html>"):
        with pytest.raises(LexiconError) as caught:
            install(FULL, data)
        assert (caught.value.code, caught.value.params) == ("lexicon_damaged", {"id": FULL})
    assert not empty_folder.exists()


def test_a_file_that_was_cut_short_is_damaged(empty_folder: Path) -> None:
    empty_folder.mkdir()
    whole = Lexicon.from_words(EVERYDAY, everyday_words()).to_bytes()
    (empty_folder / f"{EVERYDAY}.words").write_bytes(whole[:-1000])
    assert refusal_of(EVERYDAY) == ("lexicon_damaged", {"id": EVERYDAY})
