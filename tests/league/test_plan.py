"""Which games a league plays: fair to every bot and every seat."""

from __future__ import annotations

from collections import Counter

import pytest
import tycoon
from hypothesis import given
from hypothesis import strategies as st
from tycoon.bots import Situation, dice_of
from tycoon.coach import advice
from tycoon.kernel.refusals import TycoonError
from tycoon.league import Block, Pairing, Plan, Setting
from tycoon.league.contestants import checked, contestant

BOTS = ("apprentice", "trader", "tycoon", "trader:baron", "random")
RACCOON = Setting("raccoon")

plans = st.builds(
    Plan,
    st.just(RACCOON),
    st.lists(st.sampled_from(BOTS), min_size=2, max_size=4, unique=True).map(tuple),
    st.lists(st.integers(2, 5), min_size=1, max_size=3, unique=True).map(tuple),
    st.integers(1, 12),
    st.sampled_from([(), (("bank_cost", (30, 50)),), (("longer", (True, False)),)]),
)


@given(plans)
def test_every_pairing_plays_the_same_deals_with_every_seating(plan: Plan) -> None:
    for block in plan.blocks():
        deals = set()
        for pairing in plan.pairings(block):
            games = plan.games_of(pairing)
            assert plan.games <= len(games) < plan.games + block.players
            seats = Counter((game.deal, game.seats.index(pairing.alone)) for game in games)
            every = {(game.deal, seat) for game in games for seat in range(block.players)}
            assert set(seats) == every, "who is alone has every seat of every deal"
            assert set(seats.values()) == {1}
            for game in games:
                assert Counter(game.seats) == {pairing.alone: 1, pairing.others: block.players - 1}
                assert game.varied == block.varied
            deals.add(frozenset(game.deal for game in games))
        assert len(deals) == 1, "the same deals for all"


@given(plans)
def test_every_two_bots_meet_once_at_two_seats_and_twice_at_more(plan: Plan) -> None:
    for block in plan.blocks():
        meetings = Counter(frozenset(p[1:]) for p in plan.pairings(block))
        assert set(meetings.values()) == {1 if block.players == 2 else 2}
        assert len(meetings) == len(plan.bots) * (len(plan.bots) - 1) // 2


def test_on_a_ladder_each_bot_sits_alone_against_the_next_one_only() -> None:
    bots = ("tycoon", "trader", "apprentice")
    plan = Plan(RACCOON, bots, (2, 4), 8, ladder=True).check()
    for block in plan.blocks():
        meetings = [pairing[1:] for pairing in plan.pairings(block)]
        assert meetings == [("tycoon", "trader"), ("trader", "apprentice")]
    assert set(plan.all_games()) < set(Plan(RACCOON, bots, (2, 4), 8).check().all_games())


@given(plans)
def test_no_game_is_there_twice_and_deals_come_one_after_the_other(plan: Plan) -> None:
    games = plan.all_games()
    assert len(set(games)) == len(games)
    assert [game.deal for game in games] == sorted(game.deal for game in games)


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (Plan(RACCOON, BOTS[:3], (2, 4), games) for games in (8, 20))
    assert set(few.all_games()) < set(many.all_games())


def test_a_single_bot_plays_itself() -> None:
    plan = Plan(RACCOON, ("trader",), (3,), 5)
    assert plan.pairings(Block((), 3)) == [Pairing(Block((), 3), "trader", "trader")]
    assert [game.seats for game in plan.all_games()] == [("trader",) * 3] * 5


def test_values_that_vary_change_the_options_of_the_deal_and_nothing_else() -> None:
    plan = Plan(RACCOON, BOTS[:2], (2,), 1, (("bank_cost", (30, 50)), ("longer", (True,)))).check()
    cheap, _, dear, _ = sorted(plan.all_games(), key=lambda game: game.varied)
    one, other = cheap.session(), dear.session()
    differing = {name for name, value in one.options.items() if other.options[name] != value}
    assert differing == {"bank_cost"}
    assert one.options["longer"] is True
    assert one.state.to_dict()["deck"] == other.state.to_dict()["deck"]


def test_every_deal_of_a_seed_is_another_one() -> None:
    plan = Plan(RACCOON, ("random",), (2,), 20)
    decks = {str(game.session().state.to_dict()["deck"]) for game in plan.all_games()}
    assert len(decks) == 20
    other = Plan(Setting("raccoon", seed="2"), ("random",), (2,), 1).all_games()[0]
    assert str(other.session().state.to_dict()["deck"]) not in decks


def test_names_are_brought_into_one_spelling() -> None:
    plan = Plan(RACCOON, ("trader:even", "tycoon@1", "tycoon:baron@4"), (2,), 1).check()
    assert plan.bots == ("trader", "tycoon", "tycoon:baron@4")


@pytest.mark.parametrize("game", ["letter", "raccoon"])
def test_who_follows_the_coach_does_what_it_would_do(game: str) -> None:
    session = tycoon.new_game(game, ["Ann", "Bea"], {}, "followed")
    reader, effort = contestant("coach", game)
    assert (checked("coach", game), effort) == ("coach", 1.0)
    for _ in range(5):
        situation, dice = Situation(session), dice_of(session)
        action = reader.choose(situation, dice)
        assert action == advice(situation, dice_of(session)).plan.action
        session.apply(action)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan(RACCOON, ("raccoon",)), "unknown_level"),
        (Plan(RACCOON, ("",)), "malformed_bot"),
        (Plan(RACCOON, ("trader:",)), "malformed_bot"),
        (Plan(RACCOON, ("trader:collector",)), "unknown_character"),
        (Plan(Setting("letter"), ("trader:baron",)), "unknown_character"),
        (Plan(RACCOON, ("trader@0",)), "bad_effort"),
        (Plan(RACCOON, ("trader@much",)), "bad_effort"),
        (Plan(RACCOON, ("trader@inf",)), "bad_effort"),
        (Plan(RACCOON, ("tycoon@1e308",)), "bad_effort"),
        (Plan(RACCOON, ("random@4",)), "unknown_level"),
        (Plan(RACCOON, ("coach@4",)), "unknown_level"),
        (Plan(RACCOON, ("trader", "trader:even")), "bot_twice"),
        (Plan(RACCOON, BOTS, (2, 6)), "wrong_number_of_players"),
        (Plan(RACCOON, BOTS, (10**20,)), "wrong_number_of_players"),
        (Plan(RACCOON, BOTS, (2,), 0), "too_few_games"),
        (Plan(Setting("chess"), BOTS), "unknown_game"),
        (Plan(Setting("raccoon", (("bank", 30),)), BOTS), "unknown_option"),
        (Plan(RACCOON, BOTS, vary=(("bank_cost", (30, 40)),)), "impossible_option"),
        (
            Plan(Setting("raccoon", (("bank_cost", 30),)), BOTS, vary=(("bank_cost", (30, 50)),)),
            "option_twice",
        ),
        (Plan(Setting("raccoon", seed="x" * 100), BOTS), "bad_seed"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused(plan: Plan, code: str) -> None:
    with pytest.raises(TycoonError) as refused:
        plan.check()
    assert refused.value.code == code
