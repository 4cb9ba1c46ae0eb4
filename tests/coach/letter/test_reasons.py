"""What a hint says of an action of Letter Tycoon is so: the engine is asked."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import Hint, finished
from tycoon.games.letter.bots.player import LetterBot
from tycoon.games.letter.coach.adviser import LetterAdviser
from tycoon.games.letter.coach.reasons import HIDDEN, pattern
from tycoon.games.letter.coach.worths import Worths
from tycoon.games.letter.rules import appraise
from tycoon.games.letter.rules.layout import words_of
from tycoon.kernel.actions import Action
from tycoon.lexicon import FULL, Lexicon, offensive, shipped

from tests.coach.tables import going_on, hints_of
from tests.conformance.play import Deal, of_game
from tests.letter.table import Table


def codes(hint: Hint) -> dict[str, dict[str, object]]:
    return {reason.code: dict(reason.params) for reason in hint.reasons}


def test_the_word_is_told_in_three_steps() -> None:
    best = hints_of(Table(2, "EASELST", "AEO").session)[0]
    (word,) = words_of(best.action)
    length, where, all_of_it = best.steps
    assert (length.code, where.code, all_of_it.code) == ("word_length", "word_pattern", "word")
    assert length.params["lengths"] == [len(word.text)]
    assert where.params["patterns"] == [pattern(word.text)]
    assert all_of_it.params["words"] == [word.text]


def test_a_pattern_shows_vowels_and_nothing_else() -> None:
    assert pattern("JEWELS") == "·E·E··"
    assert pattern("YACHT") == "·A···"
    assert HIDDEN not in pattern("IOEA")


def test_what_a_word_earns_and_pays_is_what_the_engine_does() -> None:
    table = Table(3, "EASELST", "AEO")
    table.patents(1, "E")
    table.money(0, 9)
    best = hints_of(table.session)[0]
    found = codes(best)
    before = [player.money for player in table.state.players]
    table.session.apply(best.action)
    table.answer()
    after = [player.money for player in table.state.players]
    earned = found["earns"]
    assert after[0] - before[0] == earned["money"]
    assert table.player(0).stock == earned["stock"]
    if after[1] > before[1]:
        assert found["pays"] == {"seat": 1, "dollars": after[1] - before[1]}
    patent = found["then_patent"]
    assert table.refusal("buy_patent", letter=patent["letter"]) is None
    table.do("buy_patent", letter=patent["letter"])
    assert after[0] - table.player(0).money == patent["dollars"]


def test_two_words_of_the_same_cards_are_one_hint() -> None:
    found = hints_of(Table(2, "TEASBCD", "FGH").session)
    words = [words_of(hint.action)[0].text for hint in found if hint.action.do == "play_word"]
    assert len({"".join(sorted(word)) for word in words}) == len(words)


def test_no_hint_has_an_offensive_word() -> None:
    """A list of little else: what is left is proposed, or a discard."""
    bad = sorted(word for word in shipped(FULL) if len(word) == 4 and offensive(word))[:40]
    assert len(bad) == 40
    table_list = Lexicon.from_words("own", [*bad, "teas"])
    dice = Random(2)
    for word in dice.sample(bad, 10):
        hand = (word.upper() + "TEASBCD")[:7]
        table = Table(2, hand, "ASE", lexicon=table_list)
        for hint in hints_of(table.session):
            if hint.action.do == "play_word":
                assert not any(offensive(word.text) for word in words_of(hint.action))


@pytest.mark.parametrize(("word", "best"), [("SEATS", "accept"), ("TFRHNSD", "challenge")])
def test_a_word_of_others_is_judged_by_its_looks(word: str, best: str) -> None:
    table = Table(2, word, "AEO")
    table.session.apply(table.laying(word))
    found = hints_of(table.session)
    assert found[0].action.do == best
    (hint,) = [hint for hint in found if hint.action.do == best]
    code = "looks_real" if best == "accept" else "looks_odd"
    assert codes(hint)[code]["words"] == [word]


def test_the_list_has_no_part_in_a_hint_about_the_word_of_others() -> None:
    """A word that looks real is believed, though the table's list does not have it."""
    for words in (["glades", "teas"], ["teas"]):
        table = Table(2, "GLADESB", "AEO", lexicon=Lexicon.from_words("own", words))
        table.session.apply(table.laying("GLADES"))
        assert hints_of(table.session)[0].action.do == "accept"


@pytest.mark.rule("LT-31")
def test_who_is_asked_after_a_challenge_can_change_nothing() -> None:
    table = Table(3, "TFRHNSD", "AEO")
    table.session.apply(table.laying("TFRHNSD"))
    first, *others = hints_of(table.session)
    assert first.action.do == "challenge"
    assert all(hint.behind > 0 for hint in others)
    table.do("challenge")
    assert table.phase == "challenge"
    assert all(hint.behind == 0 for hint in hints_of(table.session))


@pytest.mark.parametrize("answer", ["challenge", "accept"])
def test_a_word_that_was_rejected_is_no_good_decision(answer: str) -> None:
    table = Table(3, "TFRHNSD", "AEO")
    table.session.apply(table.laying("TFRHNSD"))
    table.do("accept")
    table.do(answer)
    played, *later = table.session.standing[-3:]
    adviser = LetterAdviser()
    assert adviser.undone([played, *later]) == (answer == "challenge")
    assert not adviser.undone(later), "an answer is not taken back"


def test_after_a_rejected_word_the_card_that_is_least_missed_goes() -> None:
    table = Table(2, "SEATBVW", "AEO")
    table.session.apply(table.laying("BVW"))
    table.answer(1)
    assert table.phase == "penalty"
    found = hints_of(table.session)
    assert len(found) == 1, "which card goes is no other idea"
    choice = make("letter", "tycoon").choose(Situation(table.session), dice_of(table.session))
    assert found[0].action == choice
    assert codes(found[0])["least_missed"]["cards"] == list(choice["cards"])


@of_game("letter", 40, moves=st.integers(0, 150))
def test_every_fact_is_what_the_engine_does(deal: Deal, moves: int) -> None:
    session = going_on(deal, moves)
    for hint in hints_of(session):
        found = codes(hint)
        if hint.action.do == "play_word":
            sheet = appraise(session.state, hint.action)
            assert found["earns"] == {"money": sheet["money"], "stock": sheet["stock"]}
            assert ("pays" in found) == any(sheet["royalties"])
            if patent := found.get("then_patent"):
                assert patent["letter"] in sheet["affordable"]
        if hint.action.do == "buy_patent":
            ((_, after),) = session.preview(hint.action)
            seat = session.to_act
            spent = session.state.players[seat].money - after["players"][seat]["money"]
            assert found["patent_counts"] == {"letter": hint.action["letter"], "dollars": spent}


@pytest.mark.rule("LT-A11")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_only_the_last_try_may_cost_the_turn(used: int) -> None:
    """With two retries the third bad word does."""
    table = Table(2, "EASELST", "AEO", challenge="automatic", retries=2)
    for bad in ("ESLA", "SLEA")[:used]:
        table.do("play_word", word=bad, places="hhhh", vowels=[])
    third = Action("play_word", word="LSEA", places="hhhh", vowels=[])
    worths = Worths(Situation(table.session), LetterBot("tycoon", "even"))
    found = finished(worths.all((third,)))
    best = max(worth.total for action, worth in found.items() if action != third)
    assert found[third].total == (worths.idle if used == 2 else pytest.approx(best))
