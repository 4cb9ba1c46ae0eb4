"""What bots do at tables that were laid out by hand, and how they explain it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.bots import LEVELS, Situation, dice_of, make
from tycoon.games.letter.bots.player import Candidate, LetterBot, Turn
from tycoon.games.letter.rules import appraise
from tycoon.games.letter.rules.phases import Turn as TurnPhase
from tycoon.kernel.slices import finished
from tycoon.lexicon import EVERYDAY, Lexicon, offensive, shipped

from tests.letter.lists import WORDS
from tests.letter.table import Table


def choice(table: Table, level: str = "tycoon", character: str = "even") -> tycoon.Action:
    """What a bot does now; it has to be legal."""
    session = table.session
    action = make("letter", level, character).choose(Situation(session), dice_of(session))
    assert session.check(action) is None, action
    return action


def turn(table: Table, level: str = "tycoon", character: str = "even") -> list[tycoon.Action]:
    """All it does in its turn."""
    done, seat = [], table.session.to_act
    while table.session.to_act == seat:
        done.append(choice(table, level, character))
        table.session.apply(done[-1])
    return done


def considered(table: Table, level: str = "tycoon", character: str = "even") -> list[Candidate]:
    return finished(LetterBot(level, character).consider(Situation(table.session)))


def real(hand: str, pool: str, **more: Any) -> Table:
    return Table(2, hand, pool, lexicon=shipped(EVERYDAY), challenge="automatic", **more)


def test_a_candidate_says_what_speaks_for_it() -> None:
    table = real("AEINRST", "DEO", patents="B")
    table.patents(1, "E")
    found = considered(table)
    assert found == sorted(found, key=lambda one: -one.total)
    for one in found:
        sheet = appraise(table.state, one.action)
        assert one.terms.earned == sheet["money"] + sheet["stock"]
        assert one.terms.royalties == -sheet["royalties"][1]
        assert one.buy == "" or one.buy in sheet["affordable"]
        assert one.total == pytest.approx(sum(one.terms))
        assert table.session.check(one.action) is None
    assert found[0].action == choice(table)


def test_what_was_considered_first_is_bought() -> None:
    table = real("AEINRST", "DEO")
    first = considered(table)[0]
    done = turn(table)
    assert [action["letter"] for action in done if action.do == "buy_patent"] == [first.buy]
    assert first.terms.income > 0


def test_the_doubler_is_bought_before_what_costs_more() -> None:
    """J for $2 brings more in the long run than what an apprentice takes."""
    laid = {"hand": "JEARSTO", "pool": "LNI"}
    tables = [real(**laid), real(**laid)]
    for table in tables:
        table.money(0, 8)
    bought = [
        next(action["letter"] for action in turn(table, level) if action.do == "buy_patent")
        for table, level in zip(tables, ("tycoon", "apprentice"), strict=True)
    ]
    assert bought[0] == "J"
    assert bought[1] != "J"


def test_bad_cards_are_discarded_once_and_good_ones_kept() -> None:
    table = real("ATEWWVV", "SRN")
    done = turn(table)
    gone = [action["cards"] for action in done if action.do == "discard_cards"]
    assert len(gone) == 1
    assert "V" in gone[0] or "W" in gone[0]
    assert not set(gone[0]) & set("EST")


def test_without_a_word_cards_are_exchanged() -> None:
    for level in LEVELS:
        table = real("BCDFGHL", "BCM")
        action = choice(table, level)
        assert action.do == "discard_cards"
        assert len(action["cards"]) >= 3


def test_the_penalty_takes_a_card_that_is_not_missed() -> None:
    table = Table(2, "ESTVVWW", "AEO", lexicon=shipped(EVERYDAY))
    table.session.apply(tycoon.Action("play_word", word="VWV", places="hhh", vowels=()))
    table.session.apply(tycoon.Action("challenge"))
    assert table.session.prompt().phase == "penalty"
    for level in LEVELS:
        assert choice(table, level)["cards"][0] in "VW"


def test_the_q_patent_exchanges_a_card_the_word_does_not_need() -> None:
    table = real("CATVVWW", "SEB", patents="Q")
    action = choice(table)
    assert action.do == "replace_card"
    assert action["from"] == "hand"
    assert action["card"] in "VW"
    table.session.apply(action)
    assert choice(table).do == "play_word"


def test_who_would_lose_does_not_end_the_game() -> None:
    """The last patent that is missing is left alone by whoever is far behind."""
    tables = {}
    for points in (0, 90):
        table = real("AEINRST", "DEO", patents="EAOTS")  # worth $39; the goal is 45
        table.money(0, 10)
        table.money(1, 90 - points)
        tables[points] = table
        for action in turn(table):
            if action.do == "buy_patent":
                break
    assert not tables[0].state.ending
    assert tables[90].state.ending


def test_no_level_lays_an_offensive_word() -> None:
    bad = [word for word in shipped(EVERYDAY) if offensive(word) and len(word) == 4][:40]
    lexicon = Lexicon.from_words("own", bad)
    playable = [word for word in bad if not set(word) & set("BJKQVXZ")]
    for word in playable[:8]:
        for level in LEVELS:
            table = Table(2, word, "", lexicon=lexicon)
            assert choice(table, level).do == "discard_cards"


@pytest.mark.parametrize("doublings", ["multiply", "add", "one"])
def test_two_words_with_every_ability(doublings: str) -> None:
    table = Table(2, "CATDOGS", "TEA", patents="BJKVXZ", lexicon=WORDS, doublings=doublings)
    action = choice(table)
    assert action.get("second_word")


def test_characters_play_as_they_like() -> None:
    table = real("AEINRST", "DEO")
    even, wordsmith, collector = (
        considered(table, "tycoon", character) for character in ("even", "wordsmith", "collector")
    )
    assert all(one.terms.manner == 0 for one in even)
    assert len(wordsmith[0].action["word"]) >= len(even[0].action["word"])
    assert wordsmith[0].terms.manner > 0
    assert collector[0].terms.manner > 0


@pytest.mark.rule("LT-49")
def test_whoever_ends_the_game_takes_the_points_that_lie_there() -> None:
    """The last purchase decides nothing any more; of two words of the same cards B doubles one."""
    table = real("AEGLNVV", "CWW", patents="BDEFMSTU", start_seat=1)
    table.state.active = 0
    table.state.phase = TurnPhase(0)
    table.patents(1, "AIO")
    table.player(0).money, table.player(1).money = 4, 16
    best = considered(table, "trader")[0]
    assert (best.action["word"], best.buy, best.terms.earned) == ("ANGLE", "N", 6)


PAID = """
from tycoon.games.letter.bots.racks import Rack
print(*(payment.copied for payment in Rack("ENNTTSS", "EEE", "X").payments("TENNESSEE"[:8])))
"""


def test_every_process_finds_the_same_payments_in_the_same_order() -> None:
    """Else the same game would go on otherwise after a reload."""
    orders = set()
    for seed in ("1", "2", "3", "4"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command, home = [sys.executable, "-c", PAID], Path(tycoon.__file__).parents[1]
        orders.add(subprocess.check_output(command, env=environment, cwd=home, text=True))
    assert len(orders) == 1
    assert len(orders.pop().split()) > 1


def test_as_long_as_j_may_be_drawn_fewer_cards_are_worth_keeping() -> None:
    """One card of the deck, and whoever gets its patent wins more often than not."""
    kept = []
    for theirs in ("", "BJKVXZ"):
        table = real("AEINRST", "DEO")
        table.patents(1, theirs)
        turn = Turn(Situation(table.session), LetterBot("tycoon", "even"))
        kept.append(len(turn.keeping.kept("AEINRST")))
        assert (turn.keeping.hoped == "J") == (not theirs)
    assert kept[0] < kept[1]


@pytest.mark.rule("LT-47")
@pytest.mark.parametrize("theirs", [20, 60])
def test_the_game_is_ended_by_who_is_ahead_and_by_nobody_else(theirs: int) -> None:
    table = real("AEINRST", "DEO", patents="BDEFMSTU", start_seat=1)
    table.state.active = 0
    table.state.phase = TurnPhase(0)
    table.patents(1, "AIO")
    table.player(0).money, table.player(1).money = 9, theirs
    values = Turn(Situation(table.session), LetterBot("tycoon", "even")).values
    assert values.ends
    assert (values.ending(0) > 0) == (theirs == 20)
    assert values.ending(5) >= values.ending(0)
