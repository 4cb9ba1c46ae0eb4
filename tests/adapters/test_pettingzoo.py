"""The environment by PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import contextlib
import io
import sys
import warnings
from collections.abc import Iterator
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import tycoon
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from tycoon.adapters import pettingzoo
from tycoon.adapters.pettingzoo import TableEnv

GAMES = sorted(tycoon.GAMES)
#: Game, and a form of its actions.
FORMS = [("letter", "steps"), ("raccoon", "flat"), ("raccoon", "steps")]
TABLES = [(game, form, players) for game, form in FORMS for players in range(2, 6)]


def by_chance(table: TableEnv, seed: int, steps: int = 50_000) -> dict[str, float]:
    """Plays legal actions by chance; returns what every agent got in all."""
    dice, got = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(steps):
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
        else:
            assert observation is not None
            table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return got


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_it_passes_pettingzoos_own_test(game: str, form: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # it warns of what it does not like
        for usual in ("Observation is not a NumPy array", ".* should be gymnasium.spaces.box"):
            warnings.filterwarnings("ignore", usual)  # so has every game with a mask
        api_test(pettingzoo.env(game, players=players, actions=form), num_cycles=300)


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_equal_seeds_play_equal_games(game: str, form: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players, actions=form), num_cycles=40)


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_it_renders_as_pettingzoo_wants_it(game: str, form: str, players: int) -> None:
    def made(render_mode: str) -> Any:
        return pettingzoo.env(game, players=players, actions=form, render_mode=render_mode)

    with contextlib.redirect_stdout(io.StringIO()) as shown:
        render_test(made)
    assert "seat_1" in shown.getvalue()


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_pettingzoos_benchmark_runs(
    game: str, form: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It measures five seconds by the clock; here the clock hurries."""
    clock = count(0, 3)
    hurried = SimpleNamespace(time=lambda: next(clock))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", hurried)
    with contextlib.redirect_stdout(io.StringIO()) as told:
        performance_benchmark(pettingzoo.env(game, players=players, actions=form))
    assert "turns per second" in told.getvalue()


@pytest.mark.parametrize("edition", ["en-2018", "de-piatnik", "es"])
def test_who_wins_gets_what_the_others_lose(edition: str) -> None:
    table = TableEnv("raccoon", players=3, options={"edition": edition})
    table.reset(seed=5)
    got = by_chance(table, 5)
    outcome = table.session.outcome
    assert outcome is not None
    assert sum(got.values()) == pytest.approx(0)
    assert len(outcome.winners) == 1
    assert [got[f"seat_{seat}"] for seat in range(3)] == [
        1.0 if seat in outcome.winners else -0.5 for seat in range(3)
    ]
    assert table.agents == []


def test_a_game_that_is_too_long_is_cut_off() -> None:
    table = TableEnv("raccoon", players=2, longest=30)
    table.reset(seed=1)
    got = by_chance(table, 1)
    assert got == {"seat_0": 0.0, "seat_1": 0.0}
    assert table.agents == []
    assert len(table.session.journal) == 31


def test_deals_follow_from_the_seed_and_differ() -> None:
    tables = [TableEnv("raccoon"), TableEnv("raccoon")]
    seeds = []
    for table in tables:
        table.reset(seed=9)
        first = table.session.seed
        table.reset()
        seeds.append((first, table.session.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]


def moments(game: str, form: str, players: int, seed: int) -> Iterator[TableEnv]:
    """The environment now and then in games by chance, without an end."""
    table, dice = TableEnv(game, players=players, actions=form), Random(seed)
    table.reset(seed=seed)
    while True:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(dice.choice(np.flatnonzero(mask)))
        if any(table.terminations.values()):
            table.reset()
        elif dice.random() < 0.05:
            yield table


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_an_agent_sees_nothing_that_its_seat_may_not_know(
    game: str, form: str, players: int
) -> None:
    """Whatever is hidden is dealt anew: observation and mask of the seat stay."""
    dice, pairs = Random(3), 0
    for table in moments(game, form, players, seed=players):
        real = table.position
        table.position = real  # what was half chosen is begun anew, as it is in the imagined one
        before = {agent: table.observe(agent) for agent in table.possible_agents}
        for seat, agent in enumerate(table.possible_agents):
            table.position = table.session.rules.imagine(real, seat, dice)
            after = table.observe(agent)
            assert table.position.to_dict() != real.to_dict()
            for part, seen in before[agent].items():
                assert np.array_equal(seen, after[part]), part
            pairs += 1
        table.position = real
        if pairs >= 60:
            return


@pytest.mark.parametrize(("game", "form", "players"), TABLES)
def test_a_whole_game_of_numbers_is_a_game_by_the_rules(game: str, form: str, players: int) -> None:
    """The session plays again, and checks, what the environment has only played."""
    table = TableEnv(game, players=players, actions=form)
    table.reset(seed=players)
    by_chance(table, players)
    assert table.session.state.to_dict() == table.position.to_dict()
    assert table.session.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_observations_have_names_and_are_between_zero_and_one(game: str) -> None:
    table, raw = TableEnv(game), TableEnv(game, raw=True)
    assert len(set(table.feature_names)) == len(table.feature_names)
    assert len(set(table.action_names)) == len(table.action_names)
    for one in (table, raw):
        one.reset(seed=2)
    agent = table.agent_selection
    names = list(table.feature_names)
    seen, numbers = (one.observe(agent)["observation"] for one in (table, raw))
    assert seen.dtype == np.float32
    assert 0 <= seen.min() <= seen.max() <= 1
    assert numbers.dtype == np.int32
    at = names.index("seat_0.money")
    own = table.session.view(table.session.to_act)["players"][table.session.to_act]
    assert numbers[at] == own["money"]
    hidden = table.session.view(table.session.to_act)["players"][0]["hand"]
    assert hidden is None or table.session.to_act == 0


def test_an_observation_is_made_once_and_stays() -> None:
    table = TableEnv("raccoon")
    table.reset(seed=1)
    agent = table.agent_selection
    first = table.observe(agent)
    assert table.observe(agent) is first
    before = first["observation"].copy()
    table.step(int(np.flatnonzero(first["action_mask"])[0]))
    assert np.array_equal(first["observation"], before)


def test_small_choices_stay_with_their_agent_and_are_seen_by_nobody_else() -> None:
    table = TableEnv("letter", options={"challenge": "automatic"})
    table.reset(seed=4)
    agent, others = table.agent_selection, [a for a in table.agents if a != table.agent_selection]
    before = {other: table.observe(other)["observation"] for other in others}
    mine = table.observe(agent)["observation"]
    mask = table.observe(agent)["action_mask"]
    letters = [n for n in np.flatnonzero(mask) if table.action_names[n].startswith("hand ")]
    table.step(int(letters[0]))
    assert table.agent_selection == agent
    assert not np.array_equal(table.observe(agent)["observation"], mine)
    for other in others:
        assert np.array_equal(table.observe(other)["observation"], before[other])


def test_who_is_not_to_act_can_do_nothing() -> None:
    table = TableEnv("raccoon", players=3)
    table.reset(seed=1)
    acting = table.agent_selection
    for agent in table.possible_agents:
        assert bool(table.observe(agent)["action_mask"].any()) == (agent == acting)


def test_what_is_not_legal_is_refused_and_ends_a_guarded_game() -> None:
    table, guarded = TableEnv("raccoon", players=2), pettingzoo.env("raccoon", players=2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    for wrong in (illegal, -1, 10**9, 0.5, "0", None, float("nan")):
        with pytest.raises(tycoon.IllegalAction, match="masked_out"):
            table.step(wrong)  # type: ignore[arg-type]
    assert len(table.session.journal) == 1, "nothing has changed"
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.last()
    guarded.step(illegal)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1
    with pytest.raises(tycoon.IllegalAction, match="game_over"):
        guarded.step(illegal)
    while guarded.agents:
        guarded.step(None)
    for over in (guarded, TableEnv("raccoon")):
        with pytest.raises(tycoon.IllegalAction, match="game_over"):
            over.step(0)


def test_the_table_as_text() -> None:
    table = TableEnv("raccoon", players=2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "seat_1" in text


@pytest.mark.parametrize(
    ("game", "settings", "code"),
    [
        ("raccoon", {"players": 6}, "wrong_number_of_players"),
        ("raccoon", {"options": {"moon": True}}, "unknown_option"),
        ("letter", {"actions": "flat"}, "no_such_form"),
        ("raccoon", {"render_mode": "3d"}, "no_such_render_mode"),
        ("raccoon", {"player": 3}, "unknown_parameter"),
        ("raccoon", {"players": "3"}, "impossible_parameter"),
        ("raccoon", {"options": "bank_cost=50"}, "impossible_parameter"),
        ("raccoon", {"longest": 0}, "impossible_parameter"),
        ("chess", {}, "unknown_game"),
    ],
)
def test_a_table_that_cannot_be_is_refused(game: str, settings: dict[str, Any], code: str) -> None:
    with pytest.raises(tycoon.SetupError, match=code):
        pettingzoo.env(game, **settings)
