"""The table agrees to stop before the rules end the game, for every game (X-06)."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon import Action, IllegalAction
from tycoon.session.copies import compare
from tycoon.session.session import FINISH, UNDO

from tests.conformance.play import Deal, load, new_game, picture, story

pytestmark = pytest.mark.rule("RT-A48", "LT-A46")
GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


def points(session: tycoon.Session) -> list[tuple[Any, ...]]:
    """What counts in the end, as it can be seen now."""
    seats = range(len(session.seats))
    own = [session.view(seat)["players"][seat] for seat in seats]
    counting = ("money", "vp", "stock", "points")
    return [tuple(player.get(what) for what in counting) for player in own]


#: Mixes of options that between them lead to every sub-state.
MIXES: dict[str, list[dict[str, Any]]] = {
    "raccoon": [
        {"start_offer": "mixed", "trading_floor": "any_goods", "thousand": "declare"},
        {"edition": "de-piatnik"},
    ],
    "letter": [{"challenge": "table"}, {"challenge": "automatic", "retries": 1}],
}
#: The sub-states of each game but those that end it.
RUNNING = {
    "raccoon": {
        "start_tiles", "start_tokens", "turn", "bonus", "trading", "discard", "auction", "done",
    },
    "letter": {"turn", "challenge", "retry", "penalty", "buy", "done"},
}  # fmt: skip
#: Of a game that is not named here.
ONE_MIX: list[dict[str, Any]] = [{}]
ONE_STATE = {"turn"}


@GAMES
def test_any_moment_can_be_the_last_one_and_nothing_changes_but_that(game: str) -> None:
    """In every sub-state; what is begun comes to nothing, the score is that of the table."""
    met: Counter[str] = Counter()
    seats = tycoon.GAMES[game].seats
    for number, mix in enumerate(MIXES.get(game, ONE_MIX) * 4):
        session = Deal(game, seats[number % len(seats)], f"last {number}", 0, mix).session()
        dice = Random(number)
        for _ in range(600):
            if session.to_act is None:
                break
            met[session.prompt().phase] += 1
            if met[session.prompt().phase] <= 3:
                stop_here(session.at(len(session.standing) - 1))
            session.apply(bluff(session, dice) or session.rules.sample_action(session.state, dice))
    assert set(met) >= RUNNING.get(game, ONE_STATE)


def stop_here(session: tycoon.Session) -> None:
    before = points(session)
    assert session.finish()[-1] == tycoon.Event("game_over", {"reason": "agreed"})
    assert session.to_act is None
    assert list(session.legal_actions()) == []
    assert session.outcome is not None
    assert session.outcome.reason == "agreed"
    assert session.outcome.given_up
    assert points(session) == before
    session.rules.audit(session.state)
    loaded = load(session.dumps())
    assert (picture(loaded), story(loaded)) == (picture(session), story(session))
    assert not loaded.from_checkpoint
    assert loaded.standing[-1].action == FINISH


def bluff(session: tycoon.Session, dice: Random) -> Action | None:
    """Now and then, at Letter Tycoon, cards of the hand that are no word."""
    if session.game != "letter" or session.to_act is None or dice.random() < 0.7:
        return None
    word = "".join(session.state.players[session.to_act].hand[:3])
    play = Action("play_word", word=word, places="hhh", vowels=[])
    return None if session.check(play) else play


@GAMES
def test_it_stands_in_the_save_as_an_action_of_the_table(game: str) -> None:
    session = Deal(game, 3, "stop", 5).played(most=25)
    before = session.dumps()
    session.finish()
    assert json.loads(session.dumps())["actions"][-1] == {"do": "finish", "agreed": True}
    assert session.journal[-1].seat is None
    found = compare(before, session.dumps())
    assert found is not None
    assert (found.relation, found.mine + 1) == ("newer", found.theirs)


@GAMES
def test_the_table_can_agree_to_play_on(game: str) -> None:
    session = Deal(game, 3, "stop", 5).played(most=25)
    before, legal = picture(session), list(session.legal_actions())
    session.finish()
    assert not session.can_undo, "the result has been seen"
    with pytest.raises(IllegalAction) as refused:
        session.undo()
    assert refused.value.code == "undo_needs_agreement"
    session.undo(agreed=True)
    assert picture(session) == before
    assert [event.key for event in session.journal[-1].events] == ["play_on"]
    assert not session.can_redo, "to stop once more all have to agree once more"
    assert json.loads(session.dumps())["actions"][-2:] == [FINISH.to_dict(), UNDO]
    loaded = load(session.dumps())
    assert (picture(loaded), story(loaded)) == (before, story(session))
    loaded.apply(legal[0])
    loaded.finish()
    assert loaded.outcome is not None


@GAMES
def test_it_is_the_last_step_of_a_replay(game: str) -> None:
    session = Deal(game, 3, "stop", 5).played(most=25)
    last = len(session.standing)
    session.finish()
    assert len(session.standing) == last + 1
    assert session.at(last - 1).outcome is None
    assert session.at(last).outcome == session.outcome


@GAMES
def test_a_game_that_is_over_cannot_be_stopped_and_no_seat_can_do_it_alone(game: str) -> None:
    session = new_game(game, 2, seed="alone")
    with pytest.raises(IllegalAction) as refused:
        session.apply(FINISH)
    assert refused.value.code == "unknown_action"
    session.finish()
    with pytest.raises(IllegalAction) as refused:
        session.finish()
    assert refused.value.code == "game_over"
    fields = json.loads(session.dumps())
    assert [entry["do"] for entry in fields["actions"]] == ["finish"]


def test_a_table_where_nobody_ever_buys_can_be_left() -> None:
    """Nothing in the rules ends such a game (X-06)."""
    session = new_game("raccoon", 2, {"start_seat": 0}, "deadlock")
    for _ in range(1_500):
        action = next(a for a in session.legal_actions() if a.do in IDLE)
        session.apply(action)
    assert session.state.round > 150
    session.finish()
    outcome = load(session.dumps()).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("agreed", (0, 1))


#: What leads nowhere, for ever.
IDLE = ("take_start_tokens", "produce", "discard", "end_turn")


@pytest.mark.rule("RT-43", "RT-A48")
def test_a_standing_bid_is_not_paid() -> None:
    session = new_game("raccoon", 3, {"start_seat": 0}, "bid")
    while session.prompt().phase != "turn":
        session.apply(next(session.legal_actions()))
    session.apply(next(action for action in session.legal_actions() if action.do == "auction"))
    session.apply(next(session.legal_actions()))
    session.finish()
    assert [session.view(seat)["players"][seat]["money"] for seat in range(3)] == [10] * 3
    assert not any(any(player.railroads) for player in session.state.players)


@pytest.mark.rule("LT-30", "LT-A46")
def test_a_word_that_was_not_judged_earns_nothing_and_goes_back() -> None:
    session = new_game("letter", 3, {"challenge": "table"}, "word")
    hand, pool = session.state.players[session.to_act].hand[:], session.state.pool[:]
    session.apply(next(a for a in session.legal_actions() if a.do == "play_word"))
    assert session.prompt().phase == "challenge"
    seat = session.state.active
    session.apply(Action("accept"))
    session.finish()
    assert (session.state.players[seat].hand, session.state.pool) == (hand, pool)
    assert session.outcome is not None
    assert [score["total"] for score in session.outcome.scores] == [0, 0, 0]
