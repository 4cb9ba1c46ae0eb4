"""Views leak nothing: whatever is hidden may be shuffled, nobody else sees a difference."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import strategies as st
from tycoon.games.raccoon.rules.cards import TILES, TOWNS
from tycoon.games.raccoon.rules.options import PRESETS
from tycoon.games.raccoon.rules.state import State

from tests.conformance.play import Deal, of_game, steps
from tests.conformance.secrets import assert_nobody_sees, assert_others_are_told_the_same
from tests.raccoon.table import Table


def shuffled_for(state: State, viewer: int | None, dice: Random) -> State:
    """A table that ``viewer`` cannot tell from this one."""
    twin = state.copy()
    others = [p for seat, p in enumerate(twin.players) if seat != viewer]
    unseen = twin.deck + [card for player in others for card in player.hand]
    dice.shuffle(unseen)
    for player in others:
        player.hand = [unseen.pop() for _ in player.hand]
        if not state.config.open_money:
            player.money = dice.randrange(900)
    twin.deck = unseen
    dice.shuffle(twin.railroad_deck)
    dice.shuffle(twin.tile_deck)
    twin.random = dice.randrange(2**64)
    _shuffle_towns(twin, dice)
    return twin


def _shuffle_towns(twin: State, dice: Random) -> None:
    """The order inside a value, and which towns two players do without."""
    deck, removed = [], []
    for points in (5, 4, 3, 2):
        hidden = [t for t in twin.town_deck + twin.removed_towns if TOWNS[t].points == points]
        out = sum(TOWNS[t].points == points for t in twin.removed_towns)
        dice.shuffle(hidden)
        removed += hidden[:out]
        deck += hidden[out:]
    twin.town_deck, twin.removed_towns = deck, removed


@pytest.mark.rule("RT-87", "RT-88", "RT-A34", "RT-A40", "RT-07", "RT-12", "RT-17")
@of_game("raccoon", 25)
def test_what_is_hidden_can_be_shuffled_and_nobody_sees_it(deal: Deal) -> None:
    assert_nobody_sees(deal, shuffled_for)


@pytest.mark.rule("RT-88")
@of_game("raccoon", 25)
def test_public_events_never_name_a_card_nobody_has_seen(deal: Deal) -> None:
    session = deal.session()
    played: set[int] = set()
    for _ in steps(session, Random(deal.moves)):
        for event in session.journal[-1].events:
            if event.key == "produced":
                played.add(event.params["card"])
            elif "card" in event.params:
                assert event.key == "card_drawn"
                assert event.audience == event.params["seat"]
            if event.audience is None:
                assert "hand" not in event.params
                assert "money" not in event.params
    assert set(session.view(None)["discard"]) <= played


@pytest.mark.rule("RT-87", "RT-88")
@of_game("raccoon", 25, moves=st.integers(5, 300))
def test_the_same_moves_on_a_shuffled_table_tell_others_the_same(deal: Deal, moves: int) -> None:
    session = deal.played(most=moves)

    def reveals(events: Sequence[tycoon.Event]) -> bool:
        automatic = session.options["thousand"] == "automatic"
        return automatic or any(event.reveals for event in events)

    assert_others_are_told_the_same(session, shuffled_for, reveals, Random(deal.moves))


def other_purse(state: State, seat: int, dice: Random) -> State:
    """The same table, but for the money of ``seat`` itself: nothing to everything."""
    twin = state.copy()
    twin.players[seat].money = dice.choice([0, 0, 3, 20, 60, 900])
    return twin


def told(session: tycoon.Session, before: State, action: tycoon.Action, seat: int) -> Any:
    """All that the others learn from this action: events, views, whose move it is and which."""
    state = before.copy()
    events = session.rules.apply(state, action)
    others = [None, *(other for other in range(len(session.seats)) if other != seat)]
    return [
        [event.to_dict() for event in events if event.audience is None],
        [session.rules.view(state, other) for other in others],
        [state.phase.seat, state.phase.name],
    ]


@pytest.mark.rule("RT-87", "RT-A17", "RT-78@trading_floor=any_goods")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", PRESETS)
def test_whoever_acts_tells_nothing_of_its_own_money(edition: str, players: int) -> None:
    """Whatever is in the purse: the same action has the same consequences for all other eyes."""
    for seed in range(2):
        dice = Random(seed)
        session = Deal("raccoon", players, f"purse {seed}", 0, {"edition": edition}).session()
        for _ in steps(trading_table(session, dice), dice, 80):
            if (seat := session.to_act) is None:
                break
            twin = other_purse(session.state, seat, dice)
            legal = list(session.legal_actions())
            for action in dice.sample(legal, min(3, len(legal))):
                if session.rules.check(twin, action) is None:
                    seen_so = told(session, session.state, action, seat)
                    assert told(session, twin, action, seat) == seen_so


def trading_table(session: tycoon.Session, dice: Random) -> tycoon.Session:
    """The game past its start tokens, with tiles and tokens that lead to trading at every seat."""
    while session.prompt().phase in ("start_tiles", "start_tokens"):
        session.apply(session.rules.sample_action(session.state, dice))
    for player in session.state.players:
        player.tiles = [TILES.index["trading_floor"], TILES.index["export_company"]]
        player.since = [0, 0]
        player.tokens = [dice.randrange(4) for _ in range(6)]
        player.money = dice.choice([0, 3, 40, 150])
    return session


@pytest.mark.rule("RT-A34")
def test_the_prompt_is_the_acting_seats_alone() -> None:
    """A prompt may name cards of the hand: it says whose it is, so a page can keep it back."""
    table = Table(3)
    prompt = table.session.prompt()
    assert prompt.seat == table.session.to_act == 0
    (choice,) = [choice for choice in prompt.choices if choice.do == "produce"]
    assert choice.fields["card"]["one_of"] == table.player(0).hand
