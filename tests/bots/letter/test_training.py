"""Learning: averages of racks, the looks of words, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tycoon.bots import make
from tycoon.games.letter.bots.learned import ABILITIES, KEEPING, knowledge, looks
from tycoon.games.letter.bots.training import Deal, deals, pace, subsets
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.cards import DECK, LETTERS
from tycoon.kernel.randomness import Random
from tycoon.lexicon import EVERYDAY, shipped

from tests.test_command_line import complaint, run


def test_what_is_shipped_was_made_by_the_command_and_is_complete() -> None:
    known = knowledge()
    assert set(known.vocabularies) == {"common", "everyday", "full"}
    assert set(known.pace) == {2, 3, 4, 5}
    for experience in known.vocabularies.values():
        assert set(experience.income) == set(subsets(ABILITIES))
        assert set(experience.keep) == set(subsets(KEEPING))
        assert set(experience.royalty) == set(experience.spells) == set(LETTERS)
        for letter in ABILITIES:
            assert experience.gain("", letter) > 0
        assert experience.gain("J", "B") > experience.gain("", "B")
        assert experience.gain("", "E") == 0
    assert sum(looks().real) == pytest.approx(1, abs=0.01)
    assert looks().real[0] > looks().made_up[0]


def test_a_rack_is_played_for_the_most_points() -> None:
    deal = Deal(list("ACTXXXX"), list("SBB"), {"": ["CAT", "CATS", "ACT"]})
    best = deal.best("")
    assert best is not None
    assert (best.words[0].text, best.amount) == ("CATS", (2, 0))
    assert Deal(list("BBBBBBB"), [], {"": []}).best("") is None


def test_racks_are_dealt_from_the_deck_and_the_same_for_the_same_dice() -> None:
    vocabulary = Vocabulary(shipped(EVERYDAY), 10)
    one, again = (list(deals(vocabulary, 5, Random(3), [""])) for _ in range(2))
    assert one == again
    for deal in one:
        cards = [*deal.hand, *deal.pool]
        assert len(cards) == 10
        assert all(cards.count(card) <= DECK.count(card) for card in cards)


def test_the_pace_is_what_games_show() -> None:
    found = pace([make("letter", "apprentice")] * 2, 1, "x")
    assert 1 < found < 30


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    texts = []
    for name in ("one.json", "two.json"):
        out = str(tmp_path / name)
        done = run("train", "letter", "--seed", "x", "--racks", "2", "--games", "1", "--out", out)
        assert done.returncode == 0, done.stderr
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    data = json.loads(texts[0])
    assert data["made_by"] == "python -m tycoon train letter --seed x --racks 2 --games 1"
    assert set(data) == {"made_by", "vocabularies", "looks", "pace"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--racks", "-3"), "'-3' is not a number of them"),
        (("--games", "0"), "At least one game"),
        (("--out", "/nowhere/learned.json"), "learned.json.part cannot be used: "),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    arguments: tuple[str, ...], said: str
) -> None:
    assert said in complaint("train", "letter", *arguments)
