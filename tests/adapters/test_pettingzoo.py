"""The environment by PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
import tycoon
from pettingzoo.test import api_test, seed_test
from tycoon.adapters import pettingzoo
from tycoon.adapters.pettingzoo import TableEnv


def by_chance(table: TableEnv, seed: int, steps: int = 5000) -> dict[str, float]:
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


@pytest.mark.parametrize("players", [2, 5])
def test_it_passes_pettingzoos_own_test(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # it warns of what it does not like
        for usual in ("Observation is not a NumPy array", ".* should be gymnasium.spaces.box"):
            warnings.filterwarnings("ignore", usual)  # so has every game with a mask
        api_test(pettingzoo.env("raccoon", players=players), num_cycles=300)


def test_equal_seeds_play_equal_games() -> None:
    seed_test(lambda: pettingzoo.env("raccoon", players=3), num_cycles=100)


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


def test_an_agent_sees_nothing_that_its_seat_may_not_know() -> None:
    """Whatever is hidden is dealt anew: the observation stays."""
    table = TableEnv("raccoon", players=3)
    table.reset(seed=3)
    by_chance(table, 3, steps=80)
    session = table.session
    dice = Random(3)
    for seat, agent in enumerate(table.possible_agents):
        before: dict[str, Any] = table.observe(agent)
        real = session.state
        with session.imagined(session.rules.imagine(real, seat, dice)):
            after = table.observe(agent)
            assert session.state.to_dict() != real.to_dict()
        assert all(np.array_equal(before[part], after[part]) for part in before)


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
    with pytest.raises(tycoon.IllegalAction):
        table.step(illegal)
    assert len(table.session.journal) == 1, "nothing has changed"
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.last()
    guarded.step(illegal)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1


def test_the_table_as_text() -> None:
    table = TableEnv("raccoon", players=2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert "seat_1" in text


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(tycoon.SetupError):
        TableEnv("raccoon", players=6)
    with pytest.raises(tycoon.SetupError, match="no_numbers"):
        TableEnv("letter")
    with pytest.raises(tycoon.SetupError):
        TableEnv("raccoon", options={"moon": True})
