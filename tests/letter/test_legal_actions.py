"""The list of legal actions against all conceivable ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.lexicon import Lexicon

from tests.conformance.play import Deal, steps
from tests.letter.conceivable import double_plays, lays, others, single_plays
from tests.letter.reckoning import lying
from tests.letter.table import Table

SHORT = ["tee", "yes", "yay", "sty", "eye", "tees", "eyes", "qis", "sys", "toyy", "yayy"]
NONSENSE = ["TEY", "SSS"]
#: Reasons why no set of doublings helps.
HOPELESS = {"not_in_hand", "not_in_pool", "ability_used", "no_patent"}
LIST = Lexicon.from_words("own", SHORT)
WORDS = [word.upper() for word in SHORT]


def listed(session: tycoon.Session) -> Counter[tycoon.Action]:
    """The engine's list, each action once."""
    found = Counter(session.legal_actions())
    assert max(found.values(), default=0) <= 1
    return found


def laid(session: tycoon.Session) -> list[tycoon.Action]:
    """What brute force can lay, nonsense included."""
    return [play for play in single_plays(WORDS + NONSENSE) if session.check(play) is None]


def code(session: tycoon.Session, action: tycoon.Action) -> str:
    refusal = session.check(action)
    return refusal.code if refusal else ""


def pairs(session: tycoon.Session, singles: list[tycoon.Action]) -> list[tycoon.Action]:
    """The listed plays of two words: each that brute force can lay, in one of its two orders."""
    doubles = double_plays(singles, lambda play: code(session, play) in HOPELESS)
    possible = {play for play in doubles if session.check(play) is None}
    mine = [play for play in listed(session) if play.get("second_word")]
    assert set(mine) <= possible
    patents = session.state.players[session.to_act].patents
    orders = Counter(lying(play, patents) for play in possible)
    assert all(count == (1 if pair[0] == pair[1] else 2) for pair, count in orders.items())
    assert Counter(lying(play, patents) for play in mine) == Counter(set(orders))
    return mine


def compare(session: tycoon.Session) -> Counter[str]:
    """Assert that the list is what brute force finds and the list of words knows."""
    hand = session.state.players[session.to_act].hand if session.to_act is not None else []
    found = [action for action in others(hand) if session.check(action) is None]
    if session.prompt().phase in ("turn", "retry"):
        singles = [play for play in laid(session) if play["word"] in WORDS]
        found += [*singles, *pairs(session, singles)]
    assert Counter(found) == listed(session)
    return Counter(action.do for action in found)


@pytest.mark.rule("LT-14", "LT-15", "LT-27", "LT-35", "LT-40", "LT-42", "LT-43")
@pytest.mark.parametrize("patents", ["", "XZBJKQ", "V", "VXZBK"])
@pytest.mark.parametrize(
    ("hand", "pool"),
    [("TEESYBC", "EYS"), ("YSEABCD", "SYE"), ("TOYBCDF", "YSE"), ("YYABCDF", "ESE")],
)
def test_all_plays_of_a_hand_are_listed_once_and_no_others(
    hand: str, pool: str, patents: str
) -> None:
    table = Table(2, hand=hand, pool=pool, patents=patents, lexicon=LIST)
    seen = compare(table.session)
    assert seen["play_word"] >= 1


@pytest.mark.rule("LT-27", "LT-42", "LT-A17", "LT-A18")
@pytest.mark.parametrize(("hand", "pool"), [("YYABCDF", "SEO"), ("YABCDFG", "YEO")])
def test_every_way_to_call_ys_with_one_used_twice_is_listed_once(hand: str, pool: str) -> None:
    """Which cards lie there and which Ys are vowels is all that tells two plays apart."""
    texts = ("YAYY", "YYAY", "YEYY")
    table = Table(2, hand, pool, patents="X", lexicon=Lexicon.from_words("own", list(texts)))
    possible = {
        (text, tuple(sorted(places)), tuple(vowels))
        for text in texts
        for _, places, vowels in lays(text)
        if can_lie(text, places, vowels, hand, pool)
    }
    found = [
        (play["word"], tuple(sorted(play["places"])), tuple(play["vowels"]))
        for play in table.legal("play_word")
    ]
    assert Counter(found) == Counter(possible)


def can_lie(text: str, places: str, vowels: list[object], hand: str, pool: str) -> bool:
    """The rulebook's own conditions, whatever order letters are named in."""
    spots = list(zip(text, places, (at in vowels for at in range(len(text))), strict=True))
    real = [spot for spot in spots if spot[1] in "hp"]
    held = {place: Counter(letter for letter, here, _ in spots if here == place) for place in "hp"}
    return (
        "z" not in places
        and "h" in places
        and held["h"] <= Counter(hand)
        and held["p"] <= Counter(pool)
        and places.count("x") <= 1
        and (len(real) >= 3 or "x" not in places)
        and all((letter, kind) in {(a, c) for a, _, c in real} for letter, _, kind in spots)
    )


@pytest.mark.rule("LT-40", "LT-A24")
def test_two_words_are_listed_once_and_may_be_named_in_either_order() -> None:
    words = Lexicon.from_words("own", ["cat", "dog"])
    table = Table(2, hand="CATDOGX", pool="BFH", patents="VK", lexicon=words)
    plays = Counter(lying(play, "VK") for play in listed(table.session) if play.do == "play_word")
    cat, dog = (("CAT", "hhh", ()), ("DOG", "hhh", ()))
    assert plays == Counter(
        [
            ((*cat, ("K",)),),
            ((*dog, ("K",)),),
            ((*cat, ()), (*dog, ("K",))),
            ((*cat, ("K",)), (*dog, ())),
        ]
    )
    assert table.unlaid("DOG", "CAT", second_doublings="K") is None
    table.play("DOG", "CAT", second_doublings="K")
    shown = table.view()["play"]["words"]
    assert [(word["word"], word["money"]) for word in shown] == [("DOG", 1), ("CAT", 2)]


@pytest.mark.rule("LT-A24", "LT-A22")
def test_the_same_word_twice_gets_a_doubling_once_whichever_is_called_the_second() -> None:
    table = Table(
        2, hand="CATCATX", pool="BFH", patents="VK", lexicon=Lexicon.from_words("own", ["cat"])
    )
    doublings = [p["second_doublings"] for p in table.legal("play_word") if p.get("second_word")]
    assert len(doublings) == 1
    assert table.unlaid("CAT", "CAT", second_doublings="K") is None
    assert table.unlaid("CAT", "CAT", second_doublings="") is None


@pytest.mark.rule("LT-11", "LT-22", "LT-25", "LT-30", "LT-45", "LT-A01", "LT-A07")
@pytest.mark.parametrize("mode", ["table", "automatic", "off"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_listed_is_what_is_possible_all_game_long(mode: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(3):
        session = Deal("letter", players, f"{mode} {number}", 0, {"challenge": mode}).session()
        for player in session.state.players:
            player.money = Random(number).choice([0, 30])
        for _ in steps(session, Random(number)):
            if session.prompt().phase in ("turn", "retry"):
                continue  # the plays of a long list are compared above
            seen += compare(session)
    assert {"discard_cards", "end_turn", "buy_patent", "decline"} <= set(seen)
    assert ("accept" in seen) == (mode == "table")


@pytest.mark.rule("LT-A10")
@pytest.mark.parametrize("mode", ["table", "automatic"])
def test_retry_and_penalty_too(mode: str) -> None:
    table = Table(2, "TEESYBC", "EYS", patents="XZ", lexicon=LIST, challenge=mode, retries=1)
    phases = []
    for _ in range(2):
        table.session.apply(table.laying("TEY"))
        table.answer(1)
        phases.append(table.phase)
        compare(table.session)
        if table.phase == "penalty":
            break
    assert phases == (["penalty"] if mode == "table" else ["retry", "penalty"])


class Counting(Lexicon):
    """Counts the words it was asked to find."""

    __slots__ = ("found",)

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.found = 0

    def spellable(
        self,
        hand: Iterable[str],
        pool: Iterable[str | None] = "",
        *,
        twice: bool = False,
        final_s: bool = False,
    ) -> Iterator[str]:
        for word in super().spellable(hand, pool, twice=twice, final_s=final_s):
            self.found += 1
            yield word


def test_the_list_comes_lazily() -> None:
    """Thousands of pairs of words are no reason to wait for the first play."""
    lexicon = Counting.from_words("own", WORDS)
    assert isinstance(lexicon, Counting)
    table = Table(2, "TEESYBC", "EYS", patents="VXZBJK", lexicon=lexicon)
    plays = table.session.legal_actions()
    assert lexicon.found == 0
    assert next(plays).do == "play_word"
    assert lexicon.found == 1
    assert len(list(plays)) > 500
    assert lexicon.found > 10


def test_listing_is_not_disturbed_by_what_happens_meanwhile() -> None:
    table = Table(2, "TEESYBC", "EYS", patents="VXZ", lexicon=LIST)
    expected = list(table.session.legal_actions())
    going = table.session.legal_actions()
    first = [next(going) for _ in range(3)]
    table.do("discard_cards", cards=["B", "C"])
    assert first + list(going) == expected


@pytest.mark.parametrize("patents", ["", "VXZBJKQ"])
def test_chance_draws_every_legal_play_sooner_or_later(patents: str) -> None:
    table = Table(2, "TESYBCD", "EYG", patents=patents, lexicon=LIST)
    rules, state, dice = table.session.rules, table.state, Random(1)
    legal = {action for action in rules.legal_actions(state) if action.do == "play_word"}
    drawn = {rules.kinds["play_word"].sample(state, dice) for _ in range(60 * len(legal))}
    assert drawn == legal
