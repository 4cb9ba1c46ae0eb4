"""The games in OpenSpiel, by its own tests and algorithms, and what they do not look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
import tycoon
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random
from tycoon.adapters.openspiel import SpielState, name_of
from tycoon.adapters.rewards import RETURNS, paid
from tycoon.adapters.spielbots import SpielBot
from tycoon.adapters.walking import walked
from tycoon.kernel.outcome import Outcome

GAMES = sorted(tycoon.GAMES)
TABLES = [(game, players) for game in GAMES for players in range(2, 6)]
#: By chance almost every word is doubted, and games go on for ever.
LISTED = {"letter": {"options": "challenge:automatic"}}


def made(game: str, players: int = 2, **params: Any) -> Any:
    chosen = {"players": players, **LISTED.get(game, {}), **params}
    return pyspiel.load_game(name_of(game), chosen)


def by_chance(state: Any, seed: int, most: int = 100_000) -> Iterator[Any]:
    """Plays on by chance; yields every position where a seat is to choose."""
    dice = Random(seed)
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_passes_openspiels_own_test(game: str, players: int) -> None:
    pyspiel.random_sim_test(made(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_its_history(game: str) -> None:
    """Serialized, pickled, copied, or played again: the same place."""
    spiel = made(game, 3)
    state = spiel.new_initial_state()
    for number, _ in enumerate(by_chance(state, 3)):
        if number % 40 == 7:
            text = pyspiel.serialize_game_and_state(spiel, state)
            _, read = pyspiel.deserialize_game_and_state(text)
            twins: list[Any] = [read, state.clone(), pickle.loads(pickle.dumps(state))]
            for twin in twins:
                assert twin.history() == state.history()
                assert str(twin) == str(state)
                assert twin.legal_actions() == state.legal_actions()
    assert sum(state.returns()) == pytest.approx(0)
    assert sorted(state.returns(), reverse=True)[0] == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_is_in_none_of_its_states(game: str) -> None:
    spiel, dice = made(game, 3), Random(1)
    state: SpielState = spiel.new_initial_state()
    for number, _ in enumerate(by_chance(state, 5, most=600)):
        if number % 25:
            continue
        walk, real = state.walk, state.walk.position
        for seat in range(3):
            before = state.observation_string(seat), state.information_state_string(seat)
            tensor = state.observation_tensor(seat)
            walk.position = walk.setting.rules.imagine(real, seat, dice)
            after = state.observation_string(seat), state.information_state_string(seat)
            assert before == after
            assert np.array_equal(tensor, state.observation_tensor(seat))
            walk.position = real


@pytest.mark.parametrize("game", GAMES)
def test_drawing_is_chance_and_every_card_of_the_pile_may_come(game: str) -> None:
    state = made(game).new_initial_state()
    seen: set[tuple[int, ...]] = set()
    for _ in by_chance(state, 2, most=400):
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        if twin.is_chance_node() and len(outcomes := twin.chance_outcomes()) < 256:
            seen.add(tuple(outcome for outcome, _ in outcomes))
            for outcome, _ in outcomes:
                twin.clone().apply_action(outcome)
    assert seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_shuffles_may_be_sampled_and_cards_stay_explicit(game: str, players: int) -> None:
    """OpenSpiel can write no Python game down whose chance is sampled."""
    spiel = made(game, players, chance="sampled", rng_seed=7)
    assert spiel.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)
    equal = [made(game, players, chance="sampled", rng_seed=7) for _ in range(2)]
    ends, widths = [], set()
    for one in (*equal, equal[0]):
        state = one.new_initial_state()
        assert state.chance_outcomes() == [(0, 1)]
        for seen in by_chance(state, 3):
            twin = seen.clone()
            twin.apply_action(twin.legal_actions()[0])
            widths |= {len(twin.chance_outcomes())} if twin.is_chance_node() else set()
        ends.append(str(state))
        assert str(walked(state.walk.setting, state.walk.history).position.to_dict()) == str(
            state.walk.position.to_dict()
        )
    assert ends[0] == ends[1] != ends[2]
    assert max(widths) > 1


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_tree_search_plays_a_game_to_its_end(game: str) -> None:
    spiel = made(game)
    dice = np.random.RandomState(1)
    search = mcts.MCTSBot(spiel, 2.0, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    ours = SpielBot(spiel, "apprentice")
    returns = evaluate_bots.evaluate_bots(spiel.new_initial_state(), [search, ours], dice)
    assert sorted(returns) == [-1, 1]


@pytest.mark.parametrize("form", ["flat", "steps"])
@pytest.mark.parametrize("game", GAMES)
def test_our_bots_sit_at_its_table_and_win(game: str, form: str) -> None:
    if game == "letter" and form == "flat":
        with pytest.raises(tycoon.SetupError, match="no_such_form"):
            made(game, actions=form)
        return
    spiel = made(game, 2, actions=form)
    won = 0.0
    for seed in range(3):
        dice = np.random.RandomState(seed)
        stray = uniform_random.UniformRandomBot(1, dice)
        bots = [SpielBot(spiel, "trader"), stray]
        won += evaluate_bots.evaluate_bots(spiel.new_initial_state(), bots, dice)[0]
    assert won == 3


def test_a_bot_bluffs_and_doubts_at_its_table() -> None:
    """By the cards alone its way through the choices is found all the same."""
    spiel, dice = made("letter", 3, options="challenge:table"), np.random.RandomState(2)
    bots = [
        SpielBot(spiel, "trader", character) for character in ("even", "collector", "challenger")
    ]
    returns = evaluate_bots.evaluate_bots(spiel.new_initial_state(), bots, dice)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) == 1


def test_what_an_end_brings() -> None:
    scores = ({"total": 3}, {"total": 9}, {"total": 3}, {"total": 1})
    end = Outcome((1,), ((1,), (0, 2), (3,)), scores, "sets")
    assert paid(end, "rank") == pytest.approx([0, 1, 0, -1])
    assert paid(end, "win") == pytest.approx([-1 / 3, 1, -1 / 3, -1 / 3])
    assert paid(end, "points") == [3, 9, 3, 1]


@pytest.mark.parametrize("way", RETURNS)
def test_returns_are_within_what_the_game_says(way: str) -> None:
    spiel = made("raccoon", 4, returns=way, edition="de-piatnik", options="bank_cost:30;longer:no")
    state = spiel.new_initial_state()
    for _ in by_chance(state, 1):
        pass
    assert all(spiel.min_utility() <= got <= spiel.max_utility() for got in state.returns())
    assert state.walk.setting.options["bank_cost"] == 30


def test_a_game_that_is_too_long_is_over_and_nobody_has_won() -> None:
    state = made("raccoon", longest=5).new_initial_state()
    for _ in by_chance(state, 1):
        pass
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"players": 7}, "wrong_number_of_players"),
        ({"options": "moon:1"}, "unknown_option"),
        ({"options": "moon"}, "malformed_setting"),
        ({"options": "bank_cost:31"}, "impossible_option"),
        ({"edition": "fr"}, "impossible_option"),
        ({"returns": "fame"}, "no_such_returns"),
        ({"actions": "waves"}, "no_such_form"),
        ({"chance": "luck"}, "no_such_chance"),
        ({"longest": 10**9}, "impossible_parameter"),
        ({"options": "bank_cost:50;bank_cost:30"}, "option_twice"),
    ],
)
def test_what_cannot_be_is_refused(params: dict[str, Any], code: str) -> None:
    with pytest.raises(tycoon.SetupError, match=code):
        made("raccoon", **{"players": 2, **params})


def test_what_is_masked_out_or_after_the_end_is_refused() -> None:
    state = made("raccoon", longest=1).new_initial_state()
    for _ in by_chance(state, 1, most=4):
        pass
    illegal = next(n for n in range(1000) if n not in state.legal_actions())
    with pytest.raises(tycoon.IllegalAction, match="masked_out"):
        state.walk.apply(illegal)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    with pytest.raises(tycoon.IllegalAction, match="game_over"):
        state.walk.apply(0)


def test_a_bot_of_ours_says_where_it_has_nothing_to_choose() -> None:
    game = made("raccoon", longest=1)
    state, bot = game.new_initial_state(), SpielBot(game, "trader:baron@2")
    with pytest.raises(tycoon.IllegalAction, match="chance_acts"):
        bot.step(state)
    for _ in by_chance(state, 1, most=4):
        pass
    state.apply_action(bot.step(state))
    with pytest.raises(tycoon.IllegalAction, match="game_over"):
        bot.step(state)
    with pytest.raises(tycoon.SetupError, match="unknown_game"):
        SpielBot(pyspiel.load_game("hearts"))
    with pytest.raises(tycoon.SetupError, match="bad_effort"):
        SpielBot(game, effort=float("nan"))


def test_python_ends_in_peace_once_the_games_are_registered() -> None:
    code = "import pyspiel, tycoon.adapters.openspiel as o; pyspiel.load_game(o.name_of('raccoon'))"
    path = {"PYTHONPATH": ":".join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], env=path).returncode == 0
