"""Our bots at a PettingZoo table."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tycoon
from tycoon.adapters import pettingzoo
from tycoon.adapters.zoobots import ZooBot, turns
from tycoon.bots import Situation, dice_of, make


def shares(table: Any, bots: dict[str, Any], games: int) -> dict[str, float]:
    """What each agent got, on average; who has no bot plays by chance."""
    dice, got = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0.0)
    for game in range(games):
        table.reset(seed=game)
        for agent in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            got[agent] += reward / games
            stray = int(dice.choice(np.flatnonzero(seen["action_mask"]))) if not over else 0
            chosen = bots[agent].step() if agent in bots and not over else stray
            table.step(None if over or cut else chosen)
    return got


@pytest.mark.parametrize(
    ("game", "form", "players"),
    [("raccoon", "flat", 2), ("raccoon", "steps", 3), ("letter", "steps", 2)],
)
def test_a_bot_beats_chance(game: str, form: str, players: int) -> None:
    table = pettingzoo.env(game, players=players, actions=form)
    got = shares(table, {"seat_1": ZooBot(table, "trader")}, 2)
    assert got["seat_1"] == pytest.approx(1)


def test_it_does_what_the_bot_does_in_a_session() -> None:
    table = pettingzoo.env("letter", players=2)
    bare, bot, same = table.unwrapped, ZooBot(table, "apprentice"), make("letter", "apprentice")
    table.reset(seed=4)
    for _ in range(60):
        if not bare.made:
            wanted = same.choose(Situation(bare.session), dice_of(bare.session))
        table.step(bot.step())
        if not bare.made:
            assert bare.session.journal[-1].action == wanted
        assert not any(table.terminations.values())


def test_it_is_not_asked_in_the_middle_of_what_another_does_or_after_the_end() -> None:
    table = pettingzoo.TableEnv("letter", players=2, options={"challenge": "automatic"})
    bot = ZooBot(table, "trader")
    table.reset(seed=1)
    wanted = bot.step()
    others = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    table.step(next(int(number) for number in others if number != wanted))
    with pytest.raises(tycoon.IllegalAction, match="masked_out"):
        bot.step()
    got = shares(table, {}, 1)
    assert sum(got.values()) == pytest.approx(0)
    with pytest.raises(tycoon.IllegalAction, match="game_over"):
        bot.step()


@pytest.mark.parametrize(
    ("name", "code"), [("baron", "unknown_level"), ("trader:no.json", "file_unusable")]
)
def test_who_is_nobody_is_refused(name: str, code: str) -> None:
    with pytest.raises(tycoon.SetupError, match=code):
        ZooBot(pettingzoo.env("raccoon"), name)


@pytest.mark.parametrize(("game", "players"), [("raccoon", 3), ("letter", 2)])
def test_one_learner_has_its_own_turns_alone_and_a_bot_plays_the_others(
    game: str, players: int
) -> None:
    table, dice = pettingzoo.env(game, players=players), np.random.default_rng(1)
    rival, seen_by = ZooBot(table, "apprentice"), 0
    table.reset(seed=3)
    for sight, mask in turns(table, "seat_1", rival):
        assert table.agent_selection == "seat_1"
        same = table.observe("seat_1")
        assert np.array_equal(sight, same["observation"])
        assert np.array_equal(mask, same["action_mask"])
        seen_by += 1
        table.step(int(dice.choice(np.flatnonzero(mask))))
    assert seen_by
    assert table.terminations["seat_1"]
    acted = {entry.seat for entry in table.unwrapped.session.journal if entry.seat is not None}
    assert acted == set(range(players)), "the bot played for every other seat"
    assert not list(turns(table, "seat_1", rival)), "after the end there are none"
