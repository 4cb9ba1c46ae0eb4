"""What holds in every game of Letter Tycoon, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
import tycoon
from tycoon.games.letter.rules.state import State

from tests.conformance.play import Deal, of_game, steps
from tests.letter.ledger import Ledger, check_conservation
from tests.letter.lists import TINY
from tests.letter.test_components import COSTS, table

PRINTED = table(COSTS)
GOALS = {2: 45, 3: 34, 4: 26, 5: 21}


@pytest.mark.rule("LT-02", "LT-05", "LT-A37", "LT-A05")
@of_game("letter", 40)
def test_nothing_gets_lost_and_nothing_appears(deal: Deal) -> None:
    session = deal.session()
    check_conservation(session.state)
    for _ in steps(session, Random(deal.moves)):
        check_conservation(session.state)


@pytest.mark.rule("LT-18", "LT-20", "LT-A41", "LT-33")
@of_game("letter", 40)
def test_money_and_stock_come_from_the_bank_as_the_events_say(deal: Deal) -> None:
    session = deal.session()
    ledger = Ledger(deal.players)
    for _ in steps(session, Random(deal.moves)):
        ledger.book(session.journal[-1].events)
        players = session.state.players
        assert [player.money for player in players] == ledger.money
        assert [player.stock for player in players] == ledger.stock
        assert [player.patents for player in players] == ledger.patents
        assert sum(ledger.money) == ledger.bank


@pytest.mark.rule("LT-04", "LT-24", "LT-25", "LT-A34")
@of_game("letter", 40)
def test_every_turn_begins_with_seven_cards_and_three_in_the_pool(deal: Deal) -> None:
    for session in deal.moments():
        state: State = session.state
        if session.prompt().phase != "turn":
            continue
        view = session.view(None)
        assert len(state.players[state.active].hand) == 7
        assert all(view["pool"])
        assert not state.laid
        for player in view["players"]:
            assert player["hand_count"] == 7 or player["last_turn"]


@pytest.mark.rule("LT-47", "LT-48", "LT-A33", "LT-A35")
@of_game("letter", 40)
def test_everybody_had_equally_many_turns_and_somebody_reached_the_goal(deal: Deal) -> None:
    session = deal.played()
    turns: list[int] = []
    for step in session.journal:
        turns += [e.params["seat"] for e in step.events if e.key == "turn_started"]
    start = session.view(None)["start_seat"]
    assert turns == [(start + number) % deal.players for number in range(len(turns))]
    assert len(turns) == deal.players * session.view(None)["round"]
    values = [player["patent_value"] for player in session.view(None)["players"]]
    assert max(values) >= GOALS[deal.players]
    happened = [event.key for step in session.journal for event in step.events]
    assert happened.count("end_triggered") == 1


@pytest.mark.rule("LT-11", "LT-13", "LT-22", "LT-A23", "LT-A07")
@of_game("letter", 40)
def test_a_turn_is_one_word_or_one_discard_and_one_purchase_at_most(deal: Deal) -> None:
    session = deal.played()
    for turn in turns_of(session):
        count = Counter(turn)
        assert count["earned"] <= 1
        assert count["patent_bought"] + count["purchase_declined"] <= count["earned"]
        assert count["cards_discarded"] <= 2, "a replaced card, and one discard"
        assert count["card_replaced"] <= 1
        assert count["earned"] + count["word_rejected"] <= count["word_played"]
        if count["earned"]:
            assert turn.index("word_played") < turn.index("earned")


def turns_of(session: tycoon.Session) -> list[list[str]]:
    """The public events of each turn."""
    turns: list[list[str]] = []
    for step in session.journal:
        for event in step.events:
            if event.key == "turn_started":
                turns.append([])
            elif turns and event.audience is None:
                turns[-1].append(event.key)
    return turns


@pytest.mark.rule("LT-49", "LT-50", "LT-A31", "LT-A32")
@of_game("letter", 40)
def test_final_scores_can_be_recounted_from_what_lies_on_the_table(deal: Deal) -> None:
    session = deal.played()
    outcome = session.outcome
    assert outcome is not None
    standing = []
    for player, score in zip(session.view(None)["players"], outcome.scores, strict=True):
        patents = sum(PRINTED[letter] for letter in player["patents"])
        assert score["patents"] == patents
        assert score["total"] == patents + player["money"] + player["stock"] == player["vp"]
        standing.append((score["total"], patents))
    best = max(standing)
    assert outcome.winners == tuple(s for s, mine in enumerate(standing) if mine == best)


@pytest.mark.rule("LT-32", "LT-09")
@of_game("letter", 20)
def test_random_players_play_words_of_the_list_only(deal: Deal) -> None:
    session = deal.played()
    rejected = [e for step in session.journal for e in step.events if e.key == "word_rejected"]
    assert rejected == []
    for step in session.journal:
        for event in step.events:
            if event.key == "word_played":
                assert all(word in TINY for word in event.params["words"])
