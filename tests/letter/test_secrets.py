"""Views leak nothing: whatever is hidden may be shuffled, nobody else sees a difference."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest
import tycoon
from hypothesis import strategies as st
from tycoon.games.letter.rules.state import State

from tests.conformance.play import Deal, of_game
from tests.conformance.secrets import assert_nobody_sees, assert_others_are_told_the_same
from tests.letter.table import Table


def shuffled_for(state: State, viewer: int | None, dice: Random) -> State:
    """A table that ``viewer`` cannot tell from this one."""
    twin = state.copy()
    others = [player for seat, player in enumerate(twin.players) if seat != viewer]
    unseen = twin.deck + twin.discard + [card for player in others for card in player.hand]
    dice.shuffle(unseen)
    for player in others:
        player.hand = sorted(unseen.pop() for _ in player.hand)
    twin.discard = [unseen.pop() for _ in twin.discard]
    twin.deck = unseen
    twin.random = dice.randrange(2**64)
    return twin


@pytest.mark.rule("LT-A36", "LT-04")
@of_game("letter", 25)
def test_what_is_hidden_can_be_shuffled_and_nobody_sees_it(deal: Deal) -> None:
    assert_nobody_sees(deal, shuffled_for)


@of_game("letter", 25)
def test_public_events_name_only_cards_that_lay_open(deal: Deal) -> None:
    for session in deal.moments():
        for event in session.journal[-1].events:
            if event.key in ("card_drawn", "cards_shed"):
                assert event.audience == event.params["seat"]
            if event.audience is None:
                assert "hand" not in event.params
                assert "cards" not in event.params or event.key == "pool_refilled"
                if event.key == "card_replaced" and event.params["from"] == "hand":
                    assert event.params["card"] is None


@pytest.mark.rule("LT-25", "LT-12")
@of_game("letter", 25, moves=st.integers(5, 200))
def test_the_same_moves_on_a_shuffled_table_tell_others_the_same(deal: Deal, moves: int) -> None:
    def draws(events: Sequence[tycoon.Event]) -> bool:
        drawn = {"card_drawn", "pool_refilled", "deck_reshuffled"}
        return not drawn.isdisjoint(event.key for event in events)

    session = deal.played(most=moves)
    assert_others_are_told_the_same(session, shuffled_for, draws, Random(deal.moves))


def test_only_its_owner_sees_a_hand() -> None:
    table = Table(3, hand="CATSDOG")
    for viewer in (None, 0, 1, 2):
        hands = [player["hand"] for player in table.view(viewer)["players"]]
        assert [seat for seat, hand in enumerate(hands) if hand is not None] == (
            [] if viewer is None else [viewer]
        )
    assert table.view(0)["players"][0]["hand"] == sorted("CATSDOG")


def test_discards_are_counted_not_shown() -> None:
    table = Table(3, hand="CATSDOG")
    events = table.do("discard_cards", cards=["A", "C"])
    assert [event.params for event in events if event.visible_to(1)] == [{"seat": 0, "count": 2}]
    assert table.view(1)["discard"] == 2
    assert "cards_shed" in [event.key for event in events if event.visible_to(0)]


@pytest.mark.rule("LT-A10", "LT-30")
def test_nothing_hints_at_the_verdict_while_the_table_decides() -> None:
    good, bad = Table(3, hand="CATSDOG"), Table(3, hand="CATSDOG")
    good.session.apply(good.laying("CAT"))
    bad.session.apply(bad.laying("CTA"))
    for seat in (None, 0, 1, 2):
        shown = json.dumps(good.view(seat)).replace('"CAT"', '"CTA"')
        assert shown == json.dumps(bad.view(seat))
    assert good.session.prompt().to_dict() == bad.session.prompt().to_dict()


@pytest.mark.rule("LT-A42")
def test_the_prompt_names_cards_and_abilities_never_words() -> None:
    table = Table(2, hand="CATSDOG", pool="AEO", patents="ZKV")
    choice = table.choice("play_word")
    word = choice.fields["word"]
    assert (word["hand"], word["pool"]) == (sorted("CATSDOG"), ["A", "E", "O"])
    assert choice.fields["places"]["text_of"] == ["h", "p", "z"]
    assert choice.fields["second_doublings"] == {"list_of": ["K"]}
    table.patents(0, "X")
    choice = table.choice("play_word")
    assert choice.fields["places"]["text_of"] == ["h", "p", "x"]
    assert "second_word" not in choice.fields
