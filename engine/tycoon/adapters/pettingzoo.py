"""A game as a PettingZoo environment, to train others on; needs `tycoon-table[pettingzoo]`.

An agent per seat, ``seat_0`` to ``seat_4``. Its actions are the numbers of the game's
`numbers.actions`; the observation's ``action_mask`` has a one for each that is legal now, its
``observation`` is what `numbers.observations` makes of the seat's view. Who wins gets 1 at the end,
and the others together -1 in equal parts; a shared victory is shared. There is no reward before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import tycoon
from tycoon.games import game_of, module_of
from tycoon.kernel.refusals import Refusal, SetupError

Observation = dict[str, np.ndarray]


def env(game: str, **settings: Any) -> AECEnv:
    """A `TableEnv` that is guarded: an action that is not legal ends the game with -1."""
    guarded = wrappers.TerminateIllegalWrapper(TableEnv(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; the seeds given to `reset` decide about every deal from then on.

    ``game``: one whose actions and observations are numbers. ``players``: 2 to 5. ``options``: see
    `tycoon.new_game`. ``longest``: after so many actions a game is cut off, and nobody has won.
    ``render_mode``: ``ansi`` for the whole table as text, secrets included. Raises
    `tycoon.SetupError`, with ``no_numbers`` for a game that has none; `step` raises
    `tycoon.IllegalAction`.
    """

    def __init__(
        self,
        game: str,
        players: int = 3,
        options: Mapping[str, Any] | None = None,
        longest: int = 5_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if not game_of(game).has_numbers:
            raise SetupError(Refusal("no_numbers", {"game": game}))
        self.game = game
        self._codes = module_of(game, "numbers.actions")
        self._numbers_of = module_of(game, "numbers.observations").numbers_of
        self.metadata = {
            "name": f"{game}_tycoon_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        #: The game that is played, to look at or to keep.
        self.session: tycoon.Session
        self._options, self._longest = dict(options or {}), longest
        self._random, _ = seeding.np_random(0)
        self._deal()
        most, count = module_of(game, "numbers.observations").MOST, self._codes.COUNT
        numbers = spaces.Box(-1, most, (len(self._numbers(0)),), np.int32)
        mask = spaces.Box(0, 1, (count,), np.int8)
        space = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all, but each with a chance of its own for samples."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; nothing is read from ``options``."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do: nothing when it is not its turn."""
        seat, mask = self.possible_agents.index(agent), np.zeros(self._codes.COUNT, np.int8)
        if seat == self.session.to_act:
            view = self.session.view(seat)
            numbers = [
                self._codes.number_of(action, view) for action in self.session.legal_actions()
            ]
            mask[[number for number in numbers if number is not None]] = 1
        return {"observation": self._numbers(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do it; raises `tycoon.IllegalAction`, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        view = self.session.view(self.possible_agents.index(agent))
        self.session.apply(self._codes.action_of(int(action), view))
        self._cumulative_rewards[agent] = 0.0
        self._moves += 1
        if self.session.to_act is None:
            self._pay()
        else:
            self.truncations = dict.fromkeys(self.agents, self._moves >= self._longest)
            self.agent_selection = self._acting()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, or None without a render mode."""
        if self.render_mode is None:
            return None
        session = self.session
        return "\n".join(session.rules.describe(session.state, self.possible_agents))

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self) -> None:
        seed = str(self._random.integers(2**63))
        self.session = tycoon.new_game(self.game, self.possible_agents, self._options, seed)
        self._moves = 0

    def _acting(self) -> str:
        seat = self.session.to_act
        assert seat is not None
        return self.possible_agents[seat]

    def _numbers(self, seat: int) -> np.ndarray:
        return np.array(self._numbers_of(self.session.view(seat)), np.int32)

    def _pay(self) -> None:
        """The game is over."""
        outcome = self.session.outcome
        assert outcome is not None
        others = len(self.possible_agents) - 1
        for seat, agent in enumerate(self.possible_agents):
            share = (seat in outcome.winners) / len(outcome.winners)
            self.rewards[agent] = share - (1 - share) / others
        self.terminations = dict.fromkeys(self.agents, True)
