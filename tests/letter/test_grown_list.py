"""The word list has grown since a game began: the game keeps the one it began with."""

from __future__ import annotations

import json

import pytest
import tycoon
from tycoon.kernel.actions import Action
from tycoon.lexicon import shipped
from tycoon.lexicon.included import PINS

from tests.hostile import signed

#: The full list as versions 0.1.0 and 0.2.0 had it: without this word.
EARLIER = shipped("full", PINS["full"].editions[0].sha256)
NEW_WORD = "EMAIL"
PLAY = Action("play_word", word=NEW_WORD, places="hhhhh", vowels=[])


def game(challenge: str) -> tycoon.Session:
    """The first hand that can spell the new word, on the earlier list."""
    options = {"word_list": "full", "challenge": challenge, "start_seat": 0}
    for number in range(10_000):
        found = tycoon.new_game("letter", ["Ann", "Bea"], options, f"mail {number}", EARLIER)
        if set(NEW_WORD) <= set(found.state.players[0].hand):
            return found
    raise AssertionError("no such deal")


@pytest.mark.ux("FI-09")
@pytest.mark.rule("LT-08@word_list=full", "LT-32", "LT-34")
@pytest.mark.parametrize("challenge", ["table", "automatic"])
@pytest.mark.parametrize("version", ["0.1.0", "0.2.0"])
def test_a_word_rejected_then_stays_rejected(challenge: str, version: str) -> None:
    session = game(challenge)
    session.apply(PLAY)
    if challenge == "table":
        session.apply(Action("challenge"))
    assert session.state.refused == [NEW_WORD]
    text = signed({**json.loads(session.dumps()), "app_version": version})
    again = tycoon.load_game(text)
    assert not again.from_checkpoint, "it was replayed, verdict and all"
    assert again.state.to_dict() == session.state.to_dict()
    assert again.journal == session.journal
    assert again.lexicon
    assert again.lexicon.sha256 == EARLIER.sha256
    assert NEW_WORD not in EARLIER
    assert NEW_WORD in shipped("full")


@pytest.mark.rule("LT-08@word_list=full", "LT-33")
def test_a_new_game_accepts_it() -> None:
    seed = game("table").seed
    options = {"word_list": "full", "start_seat": 0}
    session = tycoon.new_game("letter", ["Ann", "Bea"], options, seed)
    session.apply(PLAY)
    events = session.apply(Action("challenge"))
    assert "challenge_failed" in [event.key for event in events]


@pytest.mark.ux("FI-09")
@pytest.mark.rule("LT-08@word_list=full")
def test_a_table_may_take_the_list_of_today() -> None:
    session = game("table")
    newer = tycoon.load_game(session.dumps(), replace=shipped("full"))
    assert newer.lexicon is shipped("full")
    assert newer.state.to_dict() == session.state.to_dict()
