"""A game as a PettingZoo environment, to train others on; needs `tycoon-table[pettingzoo]`.

An agent per seat, ``seat_0`` to ``seat_4``. An action is a number, in one of the forms that the
game has: every action its own, or small choices one after the other, during which the same agent
goes on acting. The observation's ``action_mask`` has a one for each that is legal now, its
``observation`` is what the seat may know. Who wins gets 1 at the end, and the others together -1
in equal parts; a shared victory is shared. There is no reward before.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from inspect import signature
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

import tycoon
from tycoon.adapters.choosing import choices_of, chosen
from tycoon.adapters.encoding import Encoder
from tycoon.adapters.rewards import paid
from tycoon.kernel.actions import Action
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.refusals import IllegalAction, Refusal, SetupError

Observation = dict[str, np.ndarray]


def env(game: str, **settings: Any) -> AECEnv:
    """A `TableEnv` that is guarded: an action that is not legal ends the game with -1."""
    known = list(signature(TableEnv.__init__).parameters)[2:]
    for name in settings:
        if name not in known:
            raise SetupError(Refusal("unknown_parameter", {"parameter": name, "known": known}))
    return TableEnv(game, **{"guarded": True, **settings})


def _check_kinds(players: Any, options: Any, longest: Any, raw: Any, guarded: Any) -> None:
    fits = {
        "players": isinstance(players, int | np.integer),
        "options": options is None or isinstance(options, Mapping),
        "longest": isinstance(longest, int | np.integer) and longest > 0,
        "raw": isinstance(raw, bool),
        "guarded": isinstance(guarded, bool),
    }
    for parameter in fits:
        if not fits[parameter]:
            raise SetupError(Refusal("impossible_parameter", {"parameter": parameter}))


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; the seeds given to `reset` decide about every deal from then on.

    ``game``: one whose actions and observations are numbers. ``players``: 2 to 5. ``options``: see
    `tycoon.new_game`. ``longest``: after so many actions a game is cut off, and nobody has won.
    ``actions``: their form, ``flat`` or ``steps``, None: the game's first. ``raw``: observations
    as whole numbers, not from 0 to 1. ``guarded``: what is not legal ends the game, and who did it
    gets -1, as with PettingZoo's wrappers, which take longer than the game. ``render_mode``:
    ``ansi`` or ``human`` for the whole table as text, secrets included.

    Raises `tycoon.SetupError`, with ``impossible_parameter``, ``no_numbers`` for a game that has
    none, ``no_such_form`` for a form it has not, ``no_such_render_mode``; `step` raises
    `tycoon.IllegalAction`, with ``masked_out`` or ``game_over``.
    """

    def __init__(
        self,
        game: str,
        players: int = 3,
        options: Mapping[str, Any] | None = None,
        longest: int = 5_000,
        render_mode: str | None = None,
        actions: str | None = None,
        raw: bool = False,
        guarded: bool = False,
    ) -> None:
        super().__init__()
        _check_kinds(players, options, longest, raw, guarded)
        self._choices = choices_of(game, actions)
        self.metadata = {
            "name": f"{game}_tycoon_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi", "human"):
            raise SetupError(Refusal("no_such_render_mode", {"mode": str(render_mode)}))
        self.game, self.form, self.render_mode = game, actions, render_mode
        self._longest, self._guarded = longest, guarded
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random(0)
        self._options = dict(options or {})
        session = self._new_session()
        self._encoder = Encoder(game, players, self._choices, raw)
        self._deal(session)
        #: What each number of an observation is.
        self.feature_names = self._encoder.names
        mask = spaces.Box(0, 1, (self._choices.count,), np.int8)
        space = spaces.Dict({"observation": self._box(raw), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        count = self._choices.count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """What each number of an action is."""
        return tuple(self._choices.names)

    def _box(self, raw: bool) -> spaces.Box:
        size = (len(self.feature_names),)
        if raw:
            return spaces.Box(-1, self._encoder.most, size, np.int32)
        return spaces.Box(np.float32(0), np.float32(1), size, np.float32)

    @property
    def session(self) -> tycoon.Session:
        """The game so far, to look at or to keep; it is played again up to here."""
        while len(self._session.journal) <= len(self._done):
            self._session.apply(self._done[len(self._session.journal) - 1])
        return self._session

    @property
    def position(self) -> Any:
        """The state, secrets included; another one of the same game may be put in its place."""
        return self._position

    @position.setter
    def position(self, state: Any) -> None:
        self._position = state
        self._has_changed()

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
        self._deal(self._new_session())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do: nothing when it is not its turn.

        It is made once for every change, and never changes itself.
        """
        found = self._seen.get(agent)
        if found is None:
            found = self._seen[agent] = self._look(self._seats[agent])
        return found

    def _look(self, seat: int) -> Observation:
        mask, acts = bytearray(self._choices.count), seat == self._position.phase.seat
        for number in self._choices.legal() if acts else ():
            mask[number] = 1
        seen = self._encoder.seen(self._position, seat, self._choices if acts else None)
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Do it, or take the next small choice; raises `tycoon.IllegalAction`, and then nothing
        has changed."""
        if not self.agents:
            raise IllegalAction(Refusal("game_over"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalAction(Refusal("game_over"))
            self._was_dead_step(action)
            return
        try:
            whole = chosen(self._choices, action)
        except IllegalAction:
            if not self._guarded:
                raise
            self._expel(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self._seen.clear()
        if whole is None:
            self.made.append(int(action))  # type: ignore[arg-type]
            return
        self._rules.play(self._position, whole)
        self._done.append(whole)
        self._has_changed()
        if self._position.phase.seat is None:
            self._pay()
            self._accumulate_rewards()
            return
        if len(self._done) >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._acting()

    def _expel(self, agent: str) -> None:
        """The game ends because of what this one did."""
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: -1.0}
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, or None without a render mode; ``human`` prints it."""
        if self.render_mode is None:
            return None
        text = "\n".join(self._rules.describe(self._position, self.possible_agents))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _new_session(self) -> tycoon.Session:
        seed = str(self._random.integers(2**63))
        return tycoon.new_game(self.game, self.possible_agents, self._options, seed)

    def _deal(self, session: tycoon.Session) -> None:
        self._session, self._rules = session, session.rules
        self._done: list[Action] = []
        self._position = session.state.copy()
        self._has_changed()

    def _has_changed(self) -> None:
        #: Small choices of an action that is not whole yet.
        self.made: list[int] = []
        self._seen: dict[str, Observation] = {}
        self._encoder.forget()
        if self._position.phase.seat is not None:
            self._choices.begin(self._position)

    def _acting(self) -> str:
        seat: int = self._position.phase.seat
        return self.possible_agents[seat]

    def _pay(self) -> None:
        """The game is over."""
        outcome: Outcome | None = self._rules.outcome(self._position)
        assert outcome is not None
        self.rewards = dict(zip(self.possible_agents, paid(outcome, "win"), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
