"""A table brings its own word list: cleaned, and told what was left out and why."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.lexicon import LARGEST, MOST_WORDS, REASONS, Lexicon, LexiconError, read_list


def code_of(text: str | bytes) -> str:
    with pytest.raises(LexiconError) as caught:
        read_list(text)
    return caught.value.code


def test_one_word_per_line_whatever_its_line_end() -> None:
    lexicon, dropped = read_list("jewel\r\n  rack \nzeppelin\rpatent\n\n# A comment\n")
    assert (lexicon.id, list(lexicon)) == ("own", ["JEWEL", "PATENT", "RACK", "ZEPPELIN"])
    assert dropped.total == 0


@pytest.mark.rule("LT-08@word_list=own", "LT-09")
def test_among_words_in_lower_case_names_and_abbreviations_are_left_out_and_counted() -> None:
    lexicon, dropped = read_list("rack\nLondon\npolish\nPolish\nNATO\niPhone\njewel\n")
    assert list(lexicon) == ["JEWEL", "POLISH", "RACK"]
    assert dropped.lines == {"capitals": 4}
    assert dropped.samples == {"capitals": ["London", "Polish", "NATO", "iPhone"]}


@pytest.mark.parametrize(
    "text",
    ["RACK\nJEWEL\nPATENT", "Rack\nJewel\nPatent", "RACK\nJewel\nPATENT\nit\ndon't\nслово"],
    ids=["capitals", "capitalised", "nothing playable in lower case"],
)
@pytest.mark.rule("LT-08@word_list=own")
def test_a_list_with_nothing_in_lower_case_is_taken_as_it_is(text: str) -> None:
    lexicon, dropped = read_list(text)
    assert list(lexicon) == ["JEWEL", "PATENT", "RACK"]
    assert "capitals" not in dropped.lines


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("it", "too_short"),
        ("incomprehensible", "too_long"),
        ("слово", "accented"),
        ("λέξη", "accented"),
        ("don't", "not_letters"),
        ("well-known", "not_letters"),
        ("two words", "not_letters"),
        ("word/S", "not_letters"),
        ("4ever", "not_letters"),
        ("word", "duplicate"),
        ("Word", "capitals"),
        ("NATO", "capitals"),
    ],
)
def test_a_dropped_line_is_reported_with_its_reason(line: str, reason: str) -> None:
    lexicon, dropped = read_list(f"word\n{line}\n")
    assert list(lexicon) == ["WORD"]
    assert (dropped.lines, dropped.samples, dropped.total) == ({reason: 1}, {reason: [line]}, 1)
    assert reason in REASONS


@pytest.mark.rule("LT-08@word_list=own")
@pytest.mark.parametrize(
    ("fold", "words"),
    [
        ("a", ["BAR", "CAFE", "MANANA", "OLE", "STRASSE", "UBER"]),
        ("ae", ["BAER", "CAFE", "MANANA", "OELE", "STRASSE", "UEBER"]),
    ],
)
def test_accents_are_left_away_and_umlauts_become_what_the_table_chose(
    fold: str, words: list[str]
) -> None:
    apart = unicodedata.normalize("NFD", "bär")
    lexicon, dropped = read_list(f"{apart}\ncafé\nmañana\nöle\nstraße\nüber\n", fold)
    assert list(lexicon) == words
    assert not dropped.lines


@pytest.mark.rule("LT-08@word_list=own")
def test_nouns_are_kept_where_a_language_writes_them_with_a_capital() -> None:
    text = "laufen\nHaus\nÄpfel\nNATO\nUSA\n"
    without, dropped = read_list(text)
    assert list(without) == ["LAUFEN"]
    assert dropped.lines == {"capitals": 4}
    lexicon, dropped = read_list(text, "ae", nouns=True)
    assert list(lexicon) == ["AEPFEL", "HAUS", "LAUFEN"]
    assert dropped.samples == {"capitals": ["NATO", "USA"]}


def test_half_a_character_is_no_letter() -> None:
    """Pasted text may hold what no file can."""
    lexicon, dropped = read_list("rack\njew\ud800el\n")
    assert list(lexicon) == ["RACK"]
    assert dropped.lines == {"not_letters": 1}


def test_only_a_few_short_samples_are_shown() -> None:
    _, dropped = read_list("word\n" + "\n".join(f"{number} " * 50 for number in range(100)))
    assert dropped.lines == {"not_letters": 100}
    assert [sample[:3] for sample in dropped.samples["not_letters"]] == [
        f"{n} {n}" for n in range(5)
    ]
    assert max(map(len, dropped.samples["not_letters"])) <= 30


@pytest.mark.parametrize(
    "data",
    [
        "rack\njewel\n".encode("utf-8-sig"),
        "rack\njewel\n".encode("utf-16"),
        "\ufeffrack\njewel\n".encode("utf-16-be"),
        "rack\ncaf\xe9\njewel".encode("latin-1"),
        "\ufeffrack\njewel",
    ],
)
def test_files_of_all_editors_are_read(data: str | bytes) -> None:
    lexicon, dropped = read_list(data)
    assert set(lexicon) - {"CAFE"} == {"JEWEL", "RACK"}
    assert not dropped.lines


@pytest.mark.parametrize("data", [b"PK\x03\x04\0\0", "word\0", b"\xff\xfea"])
def test_a_file_that_is_no_text_is_refused(data: str | bytes) -> None:
    assert code_of(data) == "list_not_text"


@pytest.mark.parametrize("text", ["", "\n\n", "# only\n# comments", "it\nis\n"])
def test_a_list_without_words_is_refused(text: str) -> None:
    assert code_of(text) == "list_empty"


def test_a_list_without_words_says_what_was_in_it() -> None:
    with pytest.raises(LexiconError) as caught:
        read_list("it\nis\ndon't\n")
    assert caught.value.params == {"dropped": {"too_short": 2, "not_letters": 1}}


def test_a_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    assert code_of(bytes(LARGEST + 1)) == "list_too_large"
    assert code_of("a" * (LARGEST + 1)) == "list_too_large"


def test_a_list_of_too_many_words_is_refused() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = "\n".join(
        a + b + c + d for a in letters for b in letters for c in letters for d in letters
    )
    assert text.count("\n") > MOST_WORDS
    assert code_of(text) == "list_too_many"


@given(st.text() | st.binary())
def test_whatever_is_read_gives_a_list_or_a_coded_error(text: str | bytes) -> None:
    try:
        lexicon, _ = read_list(text)
    except LexiconError as error:
        known = error.code in {"list_empty", "list_not_text"}
    else:
        known = list(Lexicon.from_bytes(lexicon.to_bytes())) == list(lexicon)
    assert known


@given(st.permutations(["rack", "jewel", "Jewel", "patent", "it", "#", "слово"]))
def test_the_order_of_the_lines_does_not_matter(lines: list[str]) -> None:
    lexicon, dropped = read_list("\n".join(lines))
    assert lexicon.sha256 == Lexicon.from_words("own", ["RACK", "JEWEL", "PATENT"]).sha256
    assert dropped.total == 3
