"""Learning: the regression, the climb, and the command."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tycoon.games.raccoon.bots import learned
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import FEATURES
from tycoon.games.raccoon.bots.training.climbing import changed, climbed, is_better
from tycoon.games.raccoon.bots.training.leaves import Lesson, Ridge, explained
from tycoon.games.raccoon.bots.training.selfplay import samples
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.kernel.randomness import Random as Dice

from tests.bots.raccoon.tables import TRADERS
from tests.test_command_line import complaint, run


def test_the_regression_finds_what_made_the_numbers() -> None:
    dice, worths, ridge = Random(1), [3.0, -0.5, 0.0, 20.0], Ridge(4)
    for _ in range(40):
        rows = [[dice.gauss(0, 1), dice.gauss(0, 10), dice.gauss(0, 2), 0.0] for _ in range(10)]
        ridge.add(rows, [sum(a * b for a, b in zip(worths, row, strict=True)) for row in rows])
    assert ridge.worths(1e-9) == pytest.approx([3.0, -0.5, 0.0, 0.0], abs=1e-6)


def test_the_regression_is_drawn_to_zero_by_its_pull() -> None:
    ridge = Ridge(1)
    ridge.add([[1.0], [-1.0]], [2.0, -2.0])
    assert ridge.worths(1.0) == pytest.approx([1.0])


def test_a_leaf_foresees_games_it_was_not_learned_from() -> None:
    lesson = Lesson()
    lesson.add(samples(TRADERS, 2, range(40), "learn"))
    assert set(lesson.worths()) == set(FEATURES)
    assert explained(lesson.worths(), samples(TRADERS, 2, range(40, 55), "learn")) > 0.15


def test_the_learned_leaves_foresee_games_at_every_table() -> None:
    for players, worths in learned.LEAVES.items():
        assert explained(dict(worths), samples(TRADERS, players, range(8), "seen")) > 0.15


def test_a_change_is_small_and_of_a_few_weights() -> None:
    start = Weights()
    fresh = changed(start, Dice(5))
    different = [name for name in start._fields if getattr(start, name) != getattr(fresh, name)]
    assert 1 <= len(different) <= 4


def test_the_climb_takes_what_wins_and_nothing_else() -> None:
    good, bad = Judge(Weights()), Judge(Weights(bid=0.3, longest=2.0))
    assert is_better(good, bad, "climb", [(24, 1.0)])
    assert not is_better(bad, good, "climb", [(24, 1.0)])


def test_the_climb_is_the_same_again() -> None:
    bad = Weights(bid=0.01)
    assert climbed(bad, 0, "again") == climbed(bad, 0, "again")


def test_the_same_seed_writes_the_same_file(tmp_path: Path) -> None:
    texts = []
    for name in ("one.json", "two.json"):
        out = str(tmp_path / name)
        done = run("train", "raccoon", "--seed", "x", "--steps", "0", "--games", "2", "--out", out)
        assert done.returncode == 0, done.stderr
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    found = json.loads(texts[0])
    assert found.keys() == {"made_by", "weights", "leaves"}
    assert list(found["leaves"]) == ["2", "3", "4", "5"]
    assert all(list(worths) == list(FEATURES) for worths in found["leaves"].values())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "invalid choice: 'chess'"),
        (("raccoon", "--steps", "-3"), "'-3' is not a number of them"),
        (("raccoon", "--games", "many"), "'many' is not a number of them"),
        (("raccoon", "--games", "0"), "At least one game"),
        (
            ("raccoon", "--out", "/nowhere/learned.json"),
            "learned.json.part cannot be used: ",
        ),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    arguments: tuple[str, ...], said: str
) -> None:
    assert said in complaint("train", *arguments)
