"""The generator: the same numbers for ever, fairly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon.kernel.multisets import draw_multiset, multisets
from tycoon.kernel.randomness import Random


def test_the_stream_is_splitmix64() -> None:
    """The first numbers other implementations print for the seed 1234567."""
    stream = Random(1234567)
    assert [stream.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_text_always_gives_the_same_stream() -> None:
    """Old save files replay only as long as these numbers stay."""
    stream = Random.from_text("any text")
    assert [stream.randrange(100) for _ in range(8)] == [44, 32, 10, 83, 40, 63, 98, 90]
    items = list(range(8))
    Random.from_text("cards").shuffle(items)
    assert items == [5, 1, 3, 2, 4, 0, 6, 7]


def test_the_state_is_all_there_is() -> None:
    stream = Random.from_text("x")
    stream.bits()
    twin = Random(stream.state)
    assert [stream.randrange(6) for _ in range(20)] == [twin.randrange(6) for _ in range(20)]


@given(state=st.integers(0, 2**64 - 1), n=st.integers(1, 1000))
def test_numbers_are_in_range(state: int, n: int) -> None:
    assert 0 <= Random(state).randrange(n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 7])
def test_numbers_are_fair(n: int) -> None:
    stream = Random.from_text(f"fair {n}")
    seen = Counter(stream.randrange(n) for _ in range(1000 * n))
    assert set(seen) == set(range(n))
    assert all(850 < count < 1150 for count in seen.values())


def _shuffled(stream: Random, items: list[int]) -> list[int]:
    """Fisher-Yates as everybody writes it."""
    for last in range(len(items) - 1, 0, -1):
        other = stream.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
    return items


@given(state=st.integers(0, 2**64 - 1), size=st.integers(0, 80))
def test_a_shuffle_draws_what_randrange_draws(state: int, size: int) -> None:
    stream, plain = Random(state), Random(state)
    items = list(range(size))
    stream.shuffle(items)
    assert items == _shuffled(plain, list(range(size)))
    assert stream.state == plain.state


def _state_before(bits: int) -> int:
    """The state whose next number is this one: SplitMix64 backwards."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        bits ^= bits >> shift ^ bits >> 2 * shift
        bits = bits * pow(factor, -1, 2**64) % 2**64
    return (bits - 0x9E3779B97F4A7C15) % 2**64


@pytest.mark.parametrize("n", [7, 6, 5, 3])
def test_a_number_that_would_be_unfair_is_drawn_again(n: int) -> None:
    """The very highest is, when ``n`` does not divide 2**64; here as one draw of a shuffle."""
    state = (_state_before(2**64 - 1) - (7 - n) * 0x9E3779B97F4A7C15) % 2**64
    stream, plain = Random(state), Random(state)
    assert Random(state).many_bits(6)[7 - n] == 2**64 - 1
    items = list(range(7))
    stream.shuffle(items)
    assert items == _shuffled(plain, list(range(7)))
    assert stream.state == plain.state != Random(state + 6 * 0x9E3779B97F4A7C15).state


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = Random.from_text("orders")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert all(400 < count < 600 for count in seen.values())


@given(
    limits=st.lists(st.integers(0, 4), min_size=1, max_size=5).map(tuple),
    total=st.integers(0, 6),
    state=st.integers(0, 2**64 - 1),
)
def test_multisets_are_all_ways_to_pick(limits: tuple[int, ...], total: int, state: int) -> None:
    ways = list(multisets(limits, total))
    assert len(set(ways)) == len(ways)
    for way in ways:
        assert sum(way) == total
        assert all(0 <= count <= limit for count, limit in zip(way, limits, strict=True))
    number = 1  # coefficients of the product of (1 + x + … + x^limit)
    sums = Counter({0: 1})
    for limit in limits:
        grown: Counter[int] = Counter()
        for size, count in sums.items():
            for more in range(limit + 1):
                grown[size + more] += count
        sums = grown
    number = sums[total]
    assert len(ways) == number
    if ways:
        assert tuple(draw_multiset(limits, total, Random(state))) in ways
