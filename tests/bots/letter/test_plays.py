"""The best play is found without listing all: it equals the best of the engine's whole list."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.games.letter.bots.laying import lay
from tycoon.games.letter.bots.plays import Finder, Play, Want
from tycoon.games.letter.bots.racks import Rack
from tycoon.games.letter.bots.texts import Scale
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules import appraise
from tycoon.games.letter.rules.cards import DECK, LETTERS
from tycoon.games.letter.rules.layout import words_of
from tycoon.kernel.actions import Action
from tycoon.kernel.slices import finished
from tycoon.lexicon import EVERYDAY, FULL, Lexicon, shipped

from tests.everyday import often
from tests.letter.lists import TINY, WORDS
from tests.letter.table import Table

ABILITIES = "BJKVXZ"
BOTH = Lexicon.from_words("own", {*TINY, *WORDS})


class Stakes(NamedTuple):
    """What a play means here: anything, as long as both sides reckon alike."""

    money: int = 0
    pay: Mapping[str, float] = {}
    wants: Sequence[Want] = ()
    ends: str = ""
    bonus: float = 0.0

    def ending(self, earned: float) -> float:
        return self.bonus if earned >= 4 else -20.0


def best_plays(
    lexicon: Lexicon, table: Table, patents: str, stakes: Stakes, doublings: str, most: int = 3
) -> tuple[list[Play], Finder]:
    rack = Rack(table.player(0).hand, [c for c in table.state.pool if c], patents)
    finder = Finder(rack, Scale(patents, doublings), stakes)
    items = finished(finder.items(Vocabulary(lexicon, None).texts(rack)))
    plays = finder.singles(items, most)
    if "V" in patents:
        plays = finished(finder.pairs(items, plays, most))
    return plays, finder


def worth(table: Table, action: Action, stakes: Stakes) -> float:
    """What a listed play is worth, by the engine's own reckoning."""
    sheet = appraise(table.state, action)
    cards = Counter(card for word in words_of(action) for card in word.cards)
    total = sheet["money"] + sheet["stock"]
    total -= sum(stakes.pay.get(card, 0.0) * count for card, count in cards.items())
    money = stakes.money + sheet["money"]
    purchases = [
        want.worth + (stakes.ending(total) if want.letter in stakes.ends else 0.0)
        for want in stakes.wants
        if want.letter in cards and want.cost <= money
    ]
    return float(total + max([0.0, *purchases]))


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, str, str, Stakes, str]:
    dice = Random(draw(st.integers(0, 2**32)))
    size = draw(st.integers(1, 6))
    hand = "".join(dice.sample(DECK, size))
    left = list((Counter(DECK) - Counter(hand)).elements())
    pool = "".join(dice.sample(left, 3))
    patents = "".join(letter for letter in ABILITIES if dice.random() < 0.6)
    free = [letter for letter in LETTERS if letter not in patents]
    wants = [
        Want(letter, LETTERS[letter].cost, round(dice.uniform(0.5, 15), 1))
        for letter in dice.sample(free, 6)
    ]
    pay = {letter: dice.choice([0.5, 1.0]) for letter in dice.sample(free, 5)}
    ends = "".join(want.letter for want in wants[: dice.randrange(4)])
    ranked = sorted(wants, key=lambda want: -want.worth)
    stakes = Stakes(dice.randrange(12), pay, ranked, ends, 9.0)
    return hand, pool, patents, stakes, dice.choice(["multiply", "multiply", "add", "one"])


@given(position=positions())
@settings(max_examples=often(120))
def test_no_listed_play_is_worth_more_and_the_best_one_is_legal(
    position: tuple[str, str, str, Stakes, str],
) -> None:
    hand, pool, patents, stakes, doublings = position
    table = Table(2, hand, pool, patents=patents, lexicon=BOTH, doublings=doublings)
    listed = [a for a in table.session.legal_actions() if a.do == "play_word"]
    plays, finder = best_plays(BOTH, table, patents, stakes, doublings)
    if not listed:
        assert not plays
        return
    best = max(worth(table, action, stakes) for action in listed)
    assert plays[0].value == pytest.approx(best)
    for play in plays:
        action = lay(play, finder.rack, finder.scale, patents)
        assert table.session.check(action) is None
        assert action in listed
        assert worth(table, action, stakes) == pytest.approx(play.value)


@pytest.mark.parametrize("patents", ["", "BJK", "XZ", "V"])
def test_with_a_real_list_no_listed_play_earns_more(patents: str) -> None:
    lexicon, dice = shipped(EVERYDAY), Random(patents)
    for _ in range(4):
        cards = dice.sample(DECK, 8 if "V" in patents else 10)
        hand, pool = "".join(cards[3:]), "".join(cards[:3])
        table = Table(2, hand, pool, patents=patents, lexicon=lexicon)
        plays, _ = best_plays(lexicon, table, patents, Stakes(), "multiply", 1)
        listed = (a for a in table.session.legal_actions() if a.do == "play_word")
        best = max((worth(table, action, Stakes()) for action in listed), default=0.0)
        assert (plays[0].value if plays else 0.0) == best


def test_cards_of_the_pool_go_first_but_for_those_that_are_spared() -> None:
    table = Table(2, "TOTSEAD", "TEA", lexicon=WORDS)
    plays, finder = best_plays(WORDS, table, "", Stakes(), "multiply", 1)
    text = plays[0].words[0].text
    places = {
        spared: lay(plays[0], finder.rack, finder.scale, "", spared)["places"]
        for spared in ("", "TEA")
    }
    assert len(text) == len(places[""]) == len(places["TEA"])
    assert places[""].count("p") > places["TEA"].count("p")


def time_of(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return 1000 * (time.process_time() - started)


@pytest.mark.parametrize("list_id", [EVERYDAY, FULL])
def test_a_pair_of_words_with_every_ability_is_found_soon(list_id: str) -> None:
    """Listing them all takes up to seven seconds."""
    lexicon, dice, spent = shipped(list_id), Random(7), []
    for _ in range(25):
        cards = dice.sample(DECK, 10)
        table = Table(2, "".join(cards[3:]), "".join(cards[:3]), patents=ABILITIES, lexicon=lexicon)
        spent.append(
            time_of(lambda t=table: best_plays(lexicon, t, ABILITIES, Stakes(), "multiply", 8))  # type: ignore[misc]
        )
    assert sorted(spent)[-2] < 250  # 60 on a quiet machine
