"""What the coach says for an action: for every sentence a position where it is so and one where it
is not."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tycoon.bots import Situation, dice_of
from tycoon.coach import advice
from tycoon.games.letter import coach
from tycoon.games.letter.bots.values import Purchase
from tycoon.kernel.actions import Action

from tests.coach.letter.saying import Position, buying, do, done, reasons_in, said_in
from tests.coach.letter.test_objections import OBJECTIONS
from tests.letter.table import Table

Making = Callable[[], Position]
#: Facts that `hints` tells, and no advice.
_FACTS = {"pays"}
#: Told of a word bit by bit.
_STEPS = {"word", "word_length", "word_pattern"}


def desk(hand: str, pool: str = "AEO", **more: Any) -> Table:
    """Two players; the list judges words."""
    return Table(2, hand, pool, challenge="automatic", **more)


def laid(table: Table, *words: str, **fields: Any) -> Position:
    return Position(table, table.laying(*words, **fields))


def shed(table: Table, cards: str) -> Position:
    return Position(table, do("discard_cards", cards=sorted(cards)))


def of_rivals(hand: str = "CATSEEB", pool: str = "AEO", rival: str = "E", **more: Any) -> Table:
    """Two players, and the other one has patents."""
    table = desk(hand, pool, **more)
    table.patents(1, rival)
    return table


def final(table: Table) -> Table:
    """In the last round."""
    table.state.ending = "goal"
    return table


def rich(dollars: int, mine: str, theirs: int = 0, hand: str = "SEATEAS") -> Table:
    """With patents and money; the other one has money as well."""
    table = desk(hand, "AEO", patents=mine)
    table.money(0, dollars)
    table.money(1, theirs)
    return table


def bought(table: Table, letter: str, word: str = "SEAT") -> Position:
    return Position(buying(table, word), do("buy_patent", letter=letter))


def declined(table: Table, word: str = "SEAT") -> Position:
    return Position(buying(table, word), do("decline"))


def last_in_the_round(theirs: int) -> Position:
    """The second of two seats has $52 in all and could begin the end."""
    table = desk("SEATEAS")
    table.skip_to(1)
    table.hand(1, "SEATEAS")
    table.patents(1, "AIORBCD")
    table.money(1, 13)
    table.money(0, theirs)
    return bought(table, "E")


def choosing(word: float, discard: float) -> Position:
    """A word and a discard were weighed: this is how likely each wins."""
    table = desk("CATBVWF", "AEO")
    away = do("discard_cards", cards=["B", "F", "V", "W"])
    return Position(table, away, weighed={table.laying("CAT"): word, away: discard})


def same_pay(word: str, other: str) -> Position:
    table = of_rivals("CATSEBB")
    mine, theirs = table.laying(word), table.laying(other)
    return Position(table, mine, weighed={mine: 0.5, theirs: 0.4})


def penalty(card: str) -> Position:
    table = Table(2, "SEATBVW", "AEO")
    table.session.apply(table.laying("BVW"))
    table.answer(1)
    return shed(table, card)


def answering(word: str, answer: str, before: str = "") -> Position:
    """The first or the second of two who are asked; ``before`` is what the first said."""
    table = Table(3, word, "AEO")
    table.session.apply(table.laying(word))
    if before:
        table.do(before)
    return Position(table, do(answer))


def changing() -> Position:
    table = desk("CATBVWF", "AEO", patents="Q")
    return Position(table, Action("replace_card", **{"card": "V", "from": "hand"}))


def wishing(sold: str) -> Position:
    """Cards go; these patents are sold."""
    return shed(of_rivals("BCDFGHV", "AOU", sold), "CDV")


def word(text: str, places: str = "") -> Making:
    return lambda: laid(desk("CATSEEB"), text, places=places)


#: Code -> a position in which it is said, and one in which it is not.
SENTENCES: dict[str, tuple[Making, Making]] = {
    "queen_doubles": (
        lambda: laid(desk("QUIZATB"), "QUIZ"),
        lambda: laid(desk("QUITATB"), "QUIT"),  # the list does not have it
    ),
    "y_vowel": (
        lambda: laid(desk("SKYATBB", patents="K"), "SKY", vowels=[2]),
        lambda: laid(desk("SKYATBB", patents="K"), "SKY"),
    ),
    "y_consonant": (
        lambda: laid(desk("YACHTBB", patents="K"), "YACHT"),
        lambda: laid(desk("YACHTBB", patents="K"), "YACHT", vowels=[0]),
    ),
    "patent_doubles": (
        lambda: laid(desk("CATSEEB", patents="K"), "CATS"),
        lambda: laid(desk("CATSEEB", patents="K"), "SEAT"),
    ),
    "two_words": (
        lambda: laid(desk("CATTEAB", patents="V"), "CAT", "TEA"),
        lambda: laid(desk("CATTEAB", patents="V"), "CAT"),
    ),
    "final_s": (
        lambda: laid(desk("CATSEEB", patents="Z"), "CATS", places="hhhz"),
        lambda: laid(desk("CATSEEB", patents="Z"), "CATS"),
    ),
    "used_twice": (
        lambda: laid(desk("LASBBCC", patents="X"), "LASS", places="hhhx"),
        lambda: laid(desk("LASSBBC", patents="X"), "LASS"),
    ),
    "same_pay": (lambda: same_pay("CATS", "SEAT"), lambda: same_pay("SEAT", "CATS")),
    "keep_pair": (
        lambda: laid(desk("CASTEAB", "TOO"), "CATS", places="hhph"),
        lambda: laid(desk("CASTBBD", "TOO"), "CATS", places="hhph"),  # no word is left
    ),
    "keeps_cards": (
        lambda: laid(of_rivals("CATSEBB", rival="BJKVXZ"), "CAT"),
        lambda: laid(desk("CATWFFP"), "CAT"),
    ),
    "keeps_from_next": (
        lambda: laid(desk("INBBCCD", "KEO"), "INK", places="hhp"),
        lambda: laid(of_rivals("INBBCCD", "KEO", "K"), "INK", places="hhp"),
    ),
    "better_cards": (
        lambda: shed(of_rivals("CATSEVW", rival="BJKVXZ"), "VW"),
        lambda: shed(of_rivals("CATSEVW", rival="BJKVXZ"), "E"),
    ),
    "known_cards": (
        lambda: Position(done(desk("CATSEEB"), "CAT"), do("end_turn")),
        lambda: shed(desk("CATSEEB"), "B"),
    ),
    "pays_nobody": (lambda: laid(of_rivals(), "CATS"), lambda: laid(of_rivals(), "SEAT")),
    "pays_little": (lambda: laid(of_rivals(), "SEAT"), lambda: laid(of_rivals(), "CATS")),
    "uses_shared": (
        word("SEAT", places="hpph"),
        word("SEAT", places="hphh"),
    ),
    "earns": (word("CATS"), lambda: shed(desk("CATSEEB"), "B")),
    "discard_helps": (lambda: choosing(0.4, 0.44), lambda: choosing(0.4, 0.42)),
    "no_word": (lambda: shed(desk("BCDFGHV"), "CV"), lambda: choosing(0.4, 0.44)),
    "weak_cards": (
        lambda: shed(desk("BCDFGHV"), "CV"),
        lambda: shed(desk("BCDFGHV"), ""),
    ),
    "may_draw": (lambda: wishing(""), lambda: wishing("BJKVXZ")),
    "least_missed": (lambda: penalty("W"), lambda: penalty("E")),
    "free_change": (changing, word("CATS")),
    "good_hand": (
        lambda: Position(done(of_rivals("CATSERT", rival="BJKVXZ"), "CAT"), do("end_turn")),
        lambda: Position(done(desk("CATVVWB"), "CAT"), do("end_turn")),
    ),
    "no_more_turns": (
        lambda: Position(done(final(desk("CATSEEB")), "CAT"), do("end_turn")),
        lambda: Position(done(desk("CATSEEB"), "CAT"), do("end_turn")),
    ),
    "buy_most": (lambda: bought(rich(20, ""), "E"), lambda: bought(rich(20, ""), "A")),
    "then_patent": (lambda: laid(rich(20, ""), "SEAT"), lambda: laid(rich(0, ""), "SEAT")),
    "patent_income": (
        lambda: bought(rich(20, ""), "E"),
        lambda: bought(rich(20, "", hand="JEWELSB"), "J", "JEWELS"),
    ),
    "patent_ability": (
        lambda: bought(rich(20, "", hand="JEWELSB"), "J", "JEWELS"),
        lambda: bought(rich(20, ""), "E"),
    ),
    "patent_denial": (
        lambda: bought(rich(20, "", hand="JEWELSB"), "J", "JEWELS"),
        lambda: bought(rich(20, "", hand="CATSEEB"), "C", "CATS"),
    ),
    "patent_total": (
        lambda: bought(final(rich(20, "", hand="JEWELSB")), "L", "JEWELS"),
        lambda: bought(final(rich(20, "", hand="JEWELSB")), "J", "JEWELS"),
    ),
    "patent_counts": (lambda: bought(rich(20, ""), "E"), lambda: declined(rich(20, ""))),
    "money_counts": (lambda: declined(rich(20, "")), lambda: bought(rich(20, ""), "E")),
    "save_for": (
        lambda: laid(rich(0, ""), "SEAT"),
        lambda: laid(final(rich(0, "")), "SEAT"),
    ),
    "ends_ahead": (
        lambda: bought(rich(20, "AIORBCD"), "E"),
        lambda: bought(rich(20, "AIORBCD", 60), "E"),
    ),
    "ends_level": (lambda: last_in_the_round(52), lambda: last_in_the_round(40)),
    "not_yet": (
        lambda: declined(rich(20, "AIORBCD", 60)),
        lambda: declined(rich(20, "AIORBCD")),
    ),
    "nearer_challenges": (
        lambda: answering("TFRHNSD", "accept", "challenge"),
        lambda: answering("TFRHNSD", "accept", "accept"),
    ),
    "looks_real": (
        lambda: answering("SEATS", "accept"),
        lambda: answering("TFRHNSD", "accept", "challenge"),
    ),
    "looks_odd": (
        lambda: answering("TFRHNSD", "challenge"),
        lambda: answering("TFRHNSD", "challenge", "challenge"),
    ),
    "costs_nothing": (
        lambda: answering("SEATS", "accept"),
        lambda: answering("SEATS", "challenge"),
    ),
    "takes_back": (
        lambda: answering("TFRHNSD", "challenge"),
        lambda: answering("TFRHNSD", "challenge", "challenge"),
    ),
}


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_is_said_where_it_is_so_and_nowhere_else(code: str) -> None:
    so, not_so = SENTENCES[code]
    assert code in said_in(so())
    assert code not in said_in(not_so())


def test_every_sentence_has_its_positions() -> None:
    folder = Path(coach.__file__).parent
    codes = {code for path in folder.glob("*.py") for code in codes_of(path)}
    codes |= {f"patent_{name}" for name in Purchase._fields}
    assert codes - _FACTS - _STEPS == {*SENTENCES, *OBJECTIONS}


def codes_of(path: Path) -> Iterator[str]:
    """Of all reasons that a module makes by a plain text."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            parts = (part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant))
            yield from (part.value for part in parts if isinstance(part.value, str))


@pytest.mark.parametrize("code", SENTENCES)
def test_what_a_sentence_is_about_is_named(code: str) -> None:
    (reason, *_) = [one for one in reasons_in(SENTENCES[code][0]()) if one.code == code]
    assert reason.at


def test_a_discard_is_advised_where_the_best_word_pays_others_more() -> None:
    table = of_rivals("CATBVWF", "GGD", "CATOIP")
    table.patents(0, "ERND")
    table.money(0, 10)
    told = advice(Situation(table.session), dice_of(table.session))
    assert told.plan.action.do == "discard_cards"
    (helps,) = [reason for reason in told.plan.reasons if reason.code == "discard_helps"]
    assert (helps.params["money"], helps.params["stock"]) == (1, 0)


LISTED = {
    "queen_doubles",
    "y_vowel",
    "final_s",
    "same_pay",
    "keep_pair",
    "discard_helps",
    "no_word",
}


@pytest.mark.parametrize("code", sorted(LISTED))
def test_what_knows_the_list_is_not_said_where_the_others_judge(code: str) -> None:
    table, action, _, weighed = SENTENCES[code][0]()
    table.state.config = table.state.config._replace(challenge="table")
    assert said_in(Position(table, action, None, weighed)).keys().isdisjoint(LISTED)
