"""A word list: what is in it, and that it comes back from its bytes unchanged or not at all."""

from __future__ import annotations

import hashlib
import string
import zlib
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.lexicon import Lexicon, LexiconError
from tycoon.lexicon.graph import END, build, count
from tycoon.lexicon.packing import pack, unpack

words = st.text("ABCS", min_size=3, max_size=12)
lists = st.lists(words, max_size=60)
SMALL = Lexicon.from_words("own", ["NET", "NETS", "TEN", "TENS", "SET"])


@given(lists, words)
def test_a_word_is_in_the_list_or_not(given: list[str], word: str) -> None:
    lexicon = Lexicon.from_words("own", given)
    assert list(lexicon) == list(lexicon.words()) == sorted(set(given))
    assert len(lexicon) == len(set(given))
    assert (word in lexicon) == (word in given)
    assert (word.lower() in lexicon) == (word in given)
    assert all(some[:place] in given or some[:place] not in lexicon for some in given
               for place in range(len(some)))  # fmt: skip


@given(lists, st.text("ABCS", min_size=1, max_size=12))
def test_what_stands_beside_a_word_is_what_the_sorted_list_has_there(
    given: list[str], word: str
) -> None:
    lexicon = Lexicon.from_words("own", given)
    every = sorted(set(given))
    assert list(lexicon.after(word)) == [other for other in every if other > word]
    assert list(lexicon.before(word)) == [other for other in every[::-1] if other < word]


def test_an_edition_has_neighbours_of_its_own() -> None:
    first, second = Lexicon.from_editions("own", [["ant", "cat"], ["ant", "bee", "cat"]])
    assert next(first.after("ant")) == "CAT"
    assert next(second.before("cat")) == "BEE"


@pytest.mark.parametrize(
    "thing", ["", "NE", "NETT", "NÉT", "NE T", "NET\n", "ｎｅｔ", None, 5, b"NET"]
)
def test_what_is_no_word_is_not_in_the_list(thing: object) -> None:
    assert thing not in SMALL


def test_sharp_s_is_not_taken_for_two_letters() -> None:
    assert "maß" not in Lexicon.from_words("own", ["MASS"])


@pytest.mark.parametrize("word", ["NO", "THIRTEENCHARS", "NAÏVE", "DON'T", "", "MAß"])
def test_a_list_of_other_things_than_words_is_not_made(word: str) -> None:
    with pytest.raises(ValueError, match="not 3 to 12 letters"):
        Lexicon.from_words("own", ["NET", word])


@pytest.mark.parametrize("name", ["", "Own", "two words", "../x", "x" * 21])
def test_an_id_is_plain(name: str) -> None:
    with pytest.raises(ValueError, match="no id"):
        Lexicon.from_words(name, ["NET"])


@given(lists)
def test_equal_lists_have_equal_hashes_and_bytes(given: list[str]) -> None:
    one = Lexicon.from_words("own", given)
    other = Lexicon.from_words("own", [word.lower() for word in reversed(given + given)])
    text = "\n".join(sorted(set(given))).lower()
    assert one.sha256 == other.sha256 == hashlib.sha256(text.encode()).hexdigest()
    assert one.to_bytes() == other.to_bytes()


@given(lists)
def test_a_list_comes_back_from_its_bytes(given: list[str]) -> None:
    lexicon = Lexicon.from_words("own", given)
    again = Lexicon.from_bytes(lexicon.to_bytes())
    assert (again.id, again.sha256, len(again)) == (lexicon.id, lexicon.sha256, len(lexicon))
    assert list(again) == list(lexicon)


def test_words_that_end_alike_share_their_ends() -> None:
    endings = ["ING", "INGS"]
    stems = ["PLAY", "WORK", "FARM"]
    separate = sum(len(build([stem + ending for ending in endings])) for stem in stems)
    assert (
        len(build(sorted(stem + ending for stem in stems for ending in endings))) < separate / 1.5
    )


@given(lists)
def test_the_graph_has_no_two_equal_nodes(given: list[str]) -> None:
    graph = build(sorted(set(given)))
    nodes, place = [], 0
    while place < len(graph) - 1:
        size = 1 + (graph[place] & (END - 1)).bit_count()
        nodes.append(tuple(graph[place : place + size]))
        place += size
    assert len(nodes) == len(set(nodes))


def refused(data: bytes) -> bool:
    """Is it refused, in the one way there is?"""
    try:
        Lexicon.from_bytes(data)
    except LexiconError as error:
        return error.code == "lexicon_damaged"
    return False


@given(st.data())
def test_a_changed_file_is_refused(data: st.DataObject) -> None:
    packed = bytearray(SMALL.to_bytes())
    place = data.draw(st.integers(0, len(packed) - 1))
    packed[place] ^= data.draw(st.integers(1, 255))
    if not refused(bytes(packed)):  # the id is a name, and zlib has a level in its head
        again = Lexicon.from_bytes(bytes(packed))
        assert (again.sha256, list(again)) == (SMALL.sha256, list(SMALL))


@given(st.integers(0, len(SMALL.to_bytes()) - 1), st.binary(min_size=1, max_size=4))
def test_a_file_cut_short_or_made_longer_is_refused(length: int, more: bytes) -> None:
    assert refused(SMALL.to_bytes()[:length])
    assert refused(SMALL.to_bytes() + more)


@given(st.binary(max_size=200))
def test_bytes_of_something_else_are_refused(data: bytes) -> None:
    assert refused(data)


@given(st.lists(st.integers(0, 2**32 - 1) | st.integers(0, 20), max_size=30))
def test_numbers_that_are_no_graph_are_refused_whatever_they_promise(numbers: list[int]) -> None:
    graph = array("I", numbers)
    data = pack("own", 1, hashlib.sha256(b"net").hexdigest(), graph)
    assert not numbers or unpack(data).graph == graph
    assert refused(data)


def test_a_graph_in_a_circle_is_refused() -> None:
    graph = build(["NET"])
    graph[graph[-1] + 1] = graph[-1]
    with pytest.raises(ValueError, match="before its parent"):
        count(graph)
    assert refused(pack("own", 1, SMALL.sha256, graph))


def test_a_graph_of_more_words_than_the_world_has_is_not_walked() -> None:
    graph: array[int] = array("I", [END])
    below = 0
    for _ in range(12):
        place = len(graph)
        graph.extend([END - 1, *[below] * 26])
        below = place
    graph.append(below)
    assert count(graph) == 26**12
    assert refused(pack("own", 26**12 % 10**7, SMALL.sha256, graph))


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused_before_it_has() -> None:
    bomb = zlib.compress(bytes(50_000_000), 9)
    header, _, _ = SMALL.to_bytes().partition(b"\n")
    assert len(bomb) < 100_000
    assert refused(header + b"\n" + bomb)
    fields = header.split()
    fields[4] = b"9999999"
    assert refused(b" ".join(fields) + b"\n" + bomb)


def test_a_thousand_words_from_the_whole_alphabet() -> None:
    given = [a + b + c for a in string.ascii_uppercase for b in "AEIOU" for c in "NRSTLDGH"]
    lexicon = Lexicon.from_words("own", given)
    assert all(word in lexicon for word in given)
    assert sum(1 for _ in lexicon) == len(lexicon) == 26 * 5 * 8
