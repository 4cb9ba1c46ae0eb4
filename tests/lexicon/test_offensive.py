"""What the app itself plays, proposes or shows is never offensive; people may play what they like.

The words are taken from the packages when the test runs: they do not stand here either.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from making import offensive as making
from making.places import ROOT, WEB
from tycoon.kernel.actions import Action
from tycoon.lexicon import FULL, LexiconError, offensive, offensive_words, read_list, shipped

from tests.letter.table import Table

LISTED = sorted(making.cuss() | making.naughty())
HARMLESS = " ".join(making.HARMLESS.values()).split()
FORMS = making.HARMLESS_FORMS.split()
MEANT = sorted(set(LISTED) - set(HARMLESS))
PLAYABLE = [  # every letter once: the deck has a card for each
    word for word in MEANT if word in shipped(FULL) and 3 < len(word) == len(set(word)) < 8
]
SPANISH = WEB / "locales" / "es.po"


def test_every_listed_word_is_blocked_in_any_case_but_for_the_harmless_ones() -> None:
    assert len(MEANT) > 1_200
    assert [word for word in MEANT if not (offensive(word) and offensive(word.lower()))] == []
    assert [word for word in HARMLESS + FORMS if offensive(word)] == []


def test_no_harmless_word_is_named_that_would_not_be_blocked() -> None:
    assert set(HARMLESS) <= set(LISTED)
    bases = set(MEANT) & set(shipped(FULL))
    made = {form for base in bases for form in making.forms(base)}
    families = tuple(base for base in bases if len(base) >= making.FAMILY)
    assert [word for word in FORMS if not (word in made or word.startswith(families))] == []
    assert len(FORMS) == len(set(FORMS))


def test_plurals_and_other_forms_are_blocked_too() -> None:
    full = set(shipped(FULL))
    bases = [word for word in MEANT if word in full]
    usual = {word + "S" for word in bases} & full
    two_consonants = [word for word in bases if re.search("[^AEIOU]{2}$", word)]
    usual |= {word + ending for word in two_consonants for ending in ("ED", "ING", "ER")} & full
    assert len(usual) > 200
    assert [word for word in usual if not offensive(word) and word not in FORMS] == []


def test_hardly_any_other_word_is_blocked() -> None:
    """Every blocked word of ours is meant: no hash is that of another word by chance."""
    full = list(shipped(FULL))
    meant = making.words(set(full))
    found = [word for word in full if offensive(word)]
    assert [word for word in found if word not in meant] == []
    assert len(found) < len(full) / 150
    for word in ("CHUNKY", "KUMQUAT", "PUDDING", "SPIT", "RACCOON", "PEACOCK", "GRAPES", "TWINKLE"):
        assert word in full
        assert not offensive(word)


def test_the_words_cannot_be_read_in_the_sources_or_the_file() -> None:
    data = offensive_words.FILE.read_bytes().lower()
    sources = [Path(making.__file__), Path(offensive_words.__file__), Path(__file__)]
    named = re.findall("[a-z]+", " ".join(file.read_text().lower() for file in sources))
    assert not {word for word in named if offensive(word)}
    assert not [word for word in MEANT if len(word) > 4 and word.lower().encode() in data]


def test_a_block_list_that_is_missing_or_another_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(LexiconError) as caught:
        offensive_words.unpacked(offensive_words.FILE.read_bytes()[4:])
    assert caught.value.code == "lexicon_damaged"
    monkeypatch.setattr(offensive_words, "FILE", tmp_path / "offensive.hashes")
    offensive_words.hashes.cache_clear()
    with pytest.raises(LexiconError) as caught:
        offensive("any")
    assert caught.value.code == "lexicon_missing"


def laid(action: Action) -> list[str]:
    return [action[name] for name in ("word", "second_word") if name in action.fields]


@pytest.mark.rule("LT-13")
@given(st.sampled_from(PLAYABLE), st.integers(0, 2**32))
def test_the_engine_never_plays_one_but_people_may(word: str, seed: int) -> None:
    table = Table(2, hand=word + "EST"[: 7 - len(word)], pool="EAS", lexicon=shipped(FULL))
    session = table.session
    drawn = [session.rules.sample_action(session.state, random.Random(seed + n)) for n in range(20)]
    assert not [text for action in drawn for text in laid(action) if offensive(text)]
    theirs = Action("play_word", word=word, places="h" * len(word), vowels=[])
    if "Y" not in word:
        assert session.check(theirs) is None
        assert theirs in set(session.legal_actions())


@pytest.mark.rule("LT-12")
def test_when_nothing_else_can_be_spelt_nothing_is_played() -> None:
    word = next(word for word in PLAYABLE if len(word) == 4)
    only = read_list(word)[0]
    table = Table(2, hand=word, pool="", lexicon=only)
    session = table.session
    drawn = [session.rules.sample_action(session.state, random.Random(n)) for n in range(30)]
    assert {action.do for action in drawn} == {"discard_cards"}
    assert any(action.do == "play_word" for action in session.legal_actions())


def test_no_sentence_example_or_name_of_the_page_has_one() -> None:
    shown = re.compile('^(?:msgstr(?:\\[\\d\\])? )?"(.*)"$', re.MULTILINE)
    texts = [" ".join(shown.findall(file.read_text())) for file in WEB.glob("locales/**/*.po")]
    texts += [(WEB / "index.html").read_text(), (ROOT / "README.md").read_text()]
    # Of any letters: what stands beside an umlaut is no word.
    words = {word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}
    assert len(words) > 1_500
    # A colour's name in Spanish is no English word: the Black Market has it.
    black = re.search('msgid "tile.black_market"\nmsgstr "(.*)"', SPANISH.read_text())
    assert black
    words -= set(black[1].lower().split())
    assert sorted(word for word in words if offensive(word)) == []


def test_what_is_left_out_of_an_own_list_is_counted_but_not_all_of_it_shown() -> None:
    bad = PLAYABLE[0].lower()
    _, dropped = read_list(f"cat\ndog\ncat\n{bad}\n{bad}\n")
    assert dropped.lines == {"duplicate": 2}
    assert dropped.samples == {"duplicate": ["cat"]}
