"""Challenges: by what the bot knows, and by how a word looks."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from tycoon.bots import Situation, make
from tycoon.games.letter.bots.doubts import challenges, made_up, oddity
from tycoon.games.letter.bots.styles import LEVELS, Style, style_of
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.lexicon import EVERYDAY, FULL, shipped

from tests.letter.table import Table

TRADER = Vocabulary(shipped(EVERYDAY), LEVELS["trader"].size)


class Die:
    """Always the same side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def randrange(self, n: int) -> int:
        return min(self.side, n - 1)


def answer(word: str, level: str, character: str = "even", side: int = 0) -> str:
    """What a bot says to a word that somebody has laid."""
    table = Table(2, word, "AEO", lexicon=shipped(EVERYDAY))
    table.session.apply(tycoon.Action("play_word", word=word, places="h" * len(word), vowels=()))
    bot = make("letter", level, character)
    return bot.choose(Situation(table.session), Die(side)).do


def test_nobody_challenges_a_word_that_they_know() -> None:
    for level in ("apprentice", "trader", "tycoon"):
        assert answer("MONEY", level) == "accept"


def test_an_odd_word_is_challenged_by_those_who_pay_attention() -> None:
    for level in ("apprentice", "trader", "tycoon"):
        assert answer("TFRHNSD", level) == "challenge"
        assert answer("TFRHNSD", level, side=99) == "accept"
    assert answer("TFRHNSD", "trader", "challenger", side=99) == "challenge"


def test_who_does_not_know_a_word_goes_by_its_looks() -> None:
    unknown = "GLADES"
    assert unknown in shipped(EVERYDAY)
    assert unknown not in TRADER
    assert oddity(unknown) == 0
    assert answer(unknown, "trader") == "accept"
    assert answer("SNELD", "trader") == "accept"  # it looks like a word, and there is little to win
    assert answer("SNELD", "tycoon") == "challenge"  # who knows the list knows better


def test_the_odder_a_word_the_less_it_is_believed() -> None:
    doubts = [made_up(word, TRADER, 0.1) for word in ("MONEY", "GLADES", "GLADXES", "TFRHNSD")]
    assert doubts == sorted(doubts)
    assert doubts[0] == 0.0
    assert doubts[1] < 0.1 < doubts[2] < doubts[3] < 1


@pytest.mark.parametrize("character", ["even", "challenger"])
def test_real_words_are_seldom_challenged_and_made_up_ones_often(character: str) -> None:
    """The challenger doubts more, and is wrong more often."""
    words = [word for word in shipped(EVERYDAY) if word not in TRADER and len(word) < 8]
    dice = Random(1)
    real = dice.sample(words, 60)
    invented = [dice_misspelt(word, dice) for word in dice.sample(words, 200)]
    invented = [word for word in invented if word not in shipped(FULL)][:60]
    wrong = sum(doubted(word, character) for word in real) / 60
    right = sum(doubted(word, character) for word in invented) / 60
    assert wrong <= (0.1 if character == "even" else 0.35)
    assert right >= (0.15 if character == "even" else 0.4)


def dice_misspelt(word: str, dice: Random) -> str:
    place = dice.randrange(len(word))
    return word[:place] + dice.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + word[place + 1 :]


def doubted(word: str, character: str) -> bool:
    """Would a trader of this character speak up, were it awake?"""
    return speaks_up(word, style_of("trader", character), players=2)


def speaks_up(word: str, style: Style, players: int) -> bool:
    """Would a trader of this style against so many others, where five points are at stake?"""
    play = {"words": [{"word": word}], "money": 4, "stock": 1, "answers": [None] * players}
    return challenges({"play": play, "players": [{}] * players}, TRADER, style, Die(0))


@pytest.mark.rule("LT-33")
def test_the_more_players_the_less_another_ones_word_matters() -> None:
    """What it is spoiled for counts less then, and the dollar of a wrong challenge as much."""
    hundredths = (hundredth / 100 for hundredth in range(1, 100))
    uneasy = next(level for level in hundredths if made_up("SNELD", TRADER, level) > 0.3)
    style = style_of("trader", "even")._replace(suspicion=uneasy)
    assert [speaks_up("SNELD", style, players) for players in (2, 5)] == [True, False]
    assert speaks_up("SNELD", style._replace(suspicion=0.99), players=5)
