"""Small choices lead to every action that is listed, and to no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.adapters.choosing import choices_of, way_to
from tycoon.games.letter.numbers.choices import NAMES as LETTER_NAMES
from tycoon.games.raccoon.numbers.choices import NAMES as RACCOON_NAMES

from tests.conformance.play import Deal, steps
from tests.letter.table import Table

AUTOMATIC = {"challenge": "automatic"}


def reached(session: tycoon.Session) -> list[tycoon.Action]:
    """What every way through the small choices leads to."""
    choices, found = choices_of(session.game, "steps"), []

    def go(way: tuple[int, ...]) -> None:
        choices.begin(session.state)
        whole = None
        for number in way:
            whole = choices.choose(number)
        if whole is not None:
            found.append(whole)
            return
        legal = list(choices.legal())
        assert legal, "there is always something to choose"
        assert len(set(legal)) == len(legal)
        for number in legal:
            go((*way, number))

    go(())
    return found


def moments(game: str, seed: int, options: dict[str, Any]) -> Iterator[tycoon.Session]:
    """Positions of a random game with lists that are not too long."""
    dice, session = Random(seed), Deal(game, 2 + seed % 4, str(seed), seed, options).session()
    for _ in steps(session, dice):
        if session.to_act is not None and dice.random() < 0.05 and length(session) < 150:
            yield session


def length(session: tycoon.Session) -> int:
    return sum(1 for _, _ in zip(session.legal_actions(), range(150), strict=False))


def left_out(action: tycoon.Action) -> bool:
    """A bid of more than what has a number."""
    return action.do == "bid" and int(action["amount"]) > 90


@pytest.mark.parametrize("seed", range(12))
def test_letter_tycoon_with_an_automatic_check(seed: int) -> None:
    for session in moments("letter", seed, AUTOMATIC):
        found = Counter(reached(session))
        assert set(found) == set(session.legal_actions())
        for action, ways in found.items():
            assert ways <= 1 + ("second_word" in action.fields), action


@pytest.mark.parametrize("seed", range(12))
def test_raccoon_tycoon(seed: int) -> None:
    edition = ("en-2018", "de-piatnik", "es")[seed % 3]
    for session in moments("raccoon", seed, {"edition": edition}):
        found = reached(session)
        assert len(set(found)) == len(found)
        listed = set(session.legal_actions())
        assert set(found) <= listed
        assert not [action for action in listed - set(found) if not left_out(action)]


@pytest.mark.parametrize("patents", ["", "X", "Z", "BKV", "JXZ"])
@pytest.mark.parametrize("challenge", ["table", "automatic"])
def test_abilities(patents: str, challenge: str) -> None:
    """Ys that are vowels, a card twice, an S without one, two words: all that is listed."""
    table = Table(2, hand="SYGPYTE", pool="OSA", patents=patents, challenge=challenge)
    session = table.session
    listed = set(session.legal_actions())
    if challenge == "automatic":
        assert set(reached(session)) == listed
        choices = choices_of("letter")
        for action in listed:
            assert way_to(choices, session.state, action)
        return
    choices, dice = choices_of("letter"), Random(1)
    for _ in range(300):  # far more can be laid than is listed
        choices.begin(session.state)
        whole = None
        while whole is None:
            whole = choices.choose(dice.choice(list(choices.legal())))
        assert session.check(whole) is None, whole


def test_choices_have_names_of_their_own() -> None:
    for names in (LETTER_NAMES, RACCOON_NAMES):
        assert len(set(names)) == len(names)
