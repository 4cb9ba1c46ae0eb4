"""What the coach says against an action beside a better one: where it is so, and where not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tycoon.kernel.actions import Action

from tests.coach.letter.saying import Position, buying, do, done, reasons_in, said_in
from tests.letter.table import Table

Making = Callable[[], Position]


def laid(table: Table, word: str, better: str, places: str = "") -> Position:
    """``places``: of the better word."""
    return Position(table, table.laying(word), table.laying(better, places=places))


def table_of(hand: str = "CATSEEB", rival: str = "", pool: str = "AEO", money: int = 0) -> Table:
    table = Table(2, hand, pool, challenge="automatic")
    table.patents(1, rival)
    table.money(0, money)
    return table


def buys(letter: str, better: str, mine: str = "", theirs: int = 0, money: int = 20) -> Position:
    """After SEAT; ``""``: none is bought."""
    table = table_of("SEATEAS", money=money)
    table.patents(0, mine)
    table.money(1, theirs)
    buying(table, "SEAT")
    return Position(table, _purchase(letter), _purchase(better))


def _purchase(letter: str) -> Action:
    return do("buy_patent", letter=letter) if letter else do("decline")


def shed(cards: str, better: str) -> Position:
    """After CAT; ``""``: nothing is discarded."""
    table = done(table_of("CATSEVW", rival="BJKVXZ"), "CAT")
    return Position(table, _discard(cards), _discard(better))


def _discard(cards: str) -> Action:
    return do("discard_cards", cards=sorted(cards)) if cards else do("end_turn")


def without_a_word(better: str) -> Position:
    table = table_of()
    other = table.laying("CATS") if better == "CATS" else do("discard_cards", cards=["B", "C"])
    return Position(table, do("discard_cards", cards=["B"]), other)


def answering(word: str, answer: str, better: str) -> Position:
    table = Table(3, word, "AEO")
    table.session.apply(table.laying(word))
    return Position(table, do(answer), do(better))


#: Code -> a position in which it is said against the action, and one in which it is not.
OBJECTIONS: dict[str, tuple[Making, Making]] = {
    "same_but_pays": (
        lambda: laid(table_of(rival="E"), "SEAT", "CATS"),
        lambda: laid(table_of(rival="E"), "CATS", "SEAT"),
    ),
    "pays_more": (
        lambda: laid(table_of(rival="E"), "SEAT", "CAT"),
        lambda: laid(table_of(rival="E"), "CAT", "SEAT"),
    ),
    "earns_only": (
        lambda: laid(table_of(), "CAT", "CATS"),
        lambda: laid(table_of(), "CATS", "CAT"),
    ),
    "not_listed": (
        lambda: laid(table_of(), "TACS", "CATS"),
        lambda: laid(table_of(), "CATS", "SEAT"),
    ),
    "earns_nothing": (lambda: without_a_word("CATS"), lambda: without_a_word("BC")),
    "buys_nothing": (
        lambda: laid(table_of("CATSDOG", money=1), "CAT", "DOGS"),
        lambda: laid(table_of("CATSDOG", money=9), "CAT", "DOGS"),
    ),
    "buys_less": (lambda: buys("A", "E"), lambda: buys("E", "A")),
    "buys_weaker": (lambda: buys("T", "S"), lambda: buys("S", "T")),
    "leaves_it": (lambda: buys("", "E"), lambda: buys("A", "E")),
    "begins_behind": (
        lambda: buys("E", "", "AIORBCD", theirs=60),
        lambda: buys("E", "", "AIORBCD"),
    ),
    "lets_go_on": (
        lambda: buys("", "E", "AIORBCD"),
        lambda: buys("", "E", "AIORBCD", theirs=60),
    ),
    "gives_up": (lambda: shed("E", ""), lambda: shed("V", "")),
    "weak_stay": (lambda: shed("", "VW"), lambda: shed("E", "VW")),
    "leaves_to_next": (
        lambda: laid(table_of("INBCATS", pool="KEO"), "CAT", "INK", places="hhp"),
        lambda: laid(table_of("INBCATS", pool="KEO"), "CAT", "CATS"),
    ),
    "doubt_costs": (
        lambda: answering("SEATS", "challenge", "accept"),
        lambda: answering("SEATS", "accept", "challenge"),
    ),
}


@pytest.mark.parametrize("code", OBJECTIONS)
def test_an_objection_is_made_where_it_is_so_and_nowhere_else(code: str) -> None:
    so, not_so = OBJECTIONS[code]
    assert code in said_in(so())
    assert code not in said_in(not_so())


@pytest.mark.parametrize("code", OBJECTIONS)
def test_what_an_objection_is_about_is_named(code: str) -> None:
    (reason, *_) = [one for one in reasons_in(OBJECTIONS[code][0]()) if one.code == code]
    assert reason.at
