"""The games as OpenSpiel has games; needs `tycoon-table[openspiel]`.

Importing this registers ``python_<name>_tycoon`` for every game whose chance can be told apart;
then `pyspiel.load_game` makes them. Chance is explicit, cards one by one; the deal is bytes of a
seed, or sampled (`tycoon.adapters.walking`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel

from tycoon.adapters.choosing import choices_of
from tycoon.adapters.encoding import Encoder
from tycoon.adapters.rewards import RETURNS, paid
from tycoon.adapters.walking import BYTE, CHANCE, OVER, Setting, Walk
from tycoon.games import GAMES, game_of
from tycoon.kernel.options import Value, settings
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import Refusal, SetupError
from tycoon.session.dealing import new_game

_MOST_CHOICES = 40  #: small choices of one action, and draws after it, at the most
_MOST_POINTS = 1_000
_LONGEST = 2**31 // _MOST_CHOICES - 1  #: actions, as OpenSpiel counts
#: Of a game: what they mean is told in `SpielGame`.
PARAMETERS = {
    "players": 2,
    "edition": "",
    "options": "",
    "actions": "",
    "returns": "rank",
    "longest": 5_000,
    "chance": "explicit",
    "rng_seed": 0,
}
CHANCES = ("explicit", "sampled")


def name_of(game: str) -> str:
    """What OpenSpiel calls it."""
    return f"python_{game}_tycoon"


def _type_of(game: str, zero_sum: bool = True, sampled: bool = False) -> pyspiel.GameType:
    kinds, seats = pyspiel.GameType, GAMES[game].seats
    chances = kinds.ChanceMode
    utility = kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=name_of(game),
        long_name=f"{game.capitalize()} Tycoon",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chances.SAMPLED_STOCHASTIC if sampled else chances.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(PARAMETERS),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters.

    ``players``: 2 to 5. ``edition``: a preset. ``options``: others, as ``name:value;name:value``.
    ``actions``: their form, ``flat`` or ``steps``, empty: the game's first. ``returns``: ``rank``,
    from 1 for the first to -1 for the last, equals alike; ``win``, 1 for who wins and -1 shared by
    the others; ``points``, as they are at the end. ``longest``: after so many actions a game is
    over, and nobody has won. ``chance``: ``explicit``, or ``sampled``: the deal, and each time a
    pile is shuffled, is one outcome, which `rng_seed` decides; OpenSpiel can write no such state
    down. Raises `tycoon.SetupError`.
    """

    def __init__(self, game: str, params: dict[str, Any]) -> None:
        _check(game, params)
        given = {**PARAMETERS, **params}
        self.game, self.reward, self.params = game, given["returns"], given
        if self.reward not in RETURNS:
            raise SetupError(Refusal("no_such_returns", {"returns": str(self.reward)}))
        if given["chance"] not in CHANCES:
            raise SetupError(Refusal("no_such_chance", {"chance": str(given["chance"])}))
        sampled = given["chance"] == "sampled"
        players, form = given["players"], given["actions"] or None
        seated = new_game(game, [f"seat_{seat}" for seat in range(players)], _options(game, given))
        choices = choices_of(game, form)
        source = Random.from_text(str(given["rng_seed"])) if sampled else None
        self.setting = Setting(
            game, seated.options, players, seated.lexicon, form, given["longest"], source
        )
        self.encoder = Encoder(game, players, choices)
        self.choices = choices
        points = self.reward == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=choices.count,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=0.0 if points else -1.0,
            max_utility=float(_MOST_POINTS) if points else 1.0,
            utility_sum=None if points else 0.0,
            max_game_length=given["longest"] * _MOST_CHOICES,
        )
        super().__init__(_type_of(game, not points, sampled), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielGame, (self.game, self.params)

    @cached_property
    def names(self) -> Sequence[str]:
        """By number: what an action is."""
        return self.choices.names

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who sees what a seat may know."""
        return SpielObserver(self)


def _check(game: str, params: dict[str, Any]) -> None:
    """What OpenSpiel has checked already, if it was asked."""
    game_of(game)
    known = list(PARAMETERS)
    for name, value in params.items():
        if name not in known:
            raise SetupError(Refusal("unknown_parameter", {"parameter": name, "known": known}))
        fits = type(value) is type(PARAMETERS[name])
        if not fits or (name == "longest" and not 0 < value <= _LONGEST):
            raise SetupError(Refusal("impossible_parameter", {"parameter": name}))


def _options(game: str, given: dict[str, Any]) -> dict[str, Value]:
    texts = [text.replace(":", "=", 1) for text in given["options"].split(";") if text]
    edition = [f"edition={given['edition']}"] if given["edition"] else []
    return settings([*edition, *texts], GAMES[game].options)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; all there is to know of it is ``walk``."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.of, self.walk = _Kept(game), Walk(game.setting)

    def current_player(self) -> int:
        """The seat that chooses, chance, or that it is over."""
        return self.walk.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal() if player == self.walk.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, and how likely each is."""
        return self.walk.outcomes()

    def _apply_action(self, action: int) -> None:
        self.walk.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == CHANCE else str(self.of.game.names[action])

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.walk.player == OVER

    def returns(self) -> list[float]:
        """By seat, see `SpielGame`; nothing before the end."""
        rules, position = self.walk.setting.rules, self.walk.position
        outcome = rules.outcome(position) if self.is_terminal() else None
        if outcome is None:
            return [0.0] * self.walk.setting.players
        return paid(outcome, self.of.game.reward)

    def observation(self, player: int) -> np.ndarray[Any, Any]:
        """What this seat may know, as numbers."""
        encoder = self.of.game.encoder
        if self.walk.position is None:
            return np.zeros(len(encoder.places), np.float32)
        encoder.forget()
        acts = player == self.walk.player
        return encoder.seen(self.walk.position, player, self.walk.choices if acts else None)

    def observed(self, player: int) -> str:
        """What this seat may know, as text."""
        if self.walk.position is None:
            return "not dealt"
        view = self.walk.setting.rules.view(self.walk.position, player)
        made = self.walk.made if player == self.walk.player else []
        return json.dumps([view, made], sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees and all that it has heard since the deal."""
        seat = self.walk.player if player is None else player
        seen = self.observed(seat)
        heard = [[event.key, dict(event.params)] for event in self.walk.heard[seat]]
        return f"{seen}\n{json.dumps(heard, sort_keys=True)}"

    def __str__(self) -> str:
        walk = self.walk
        if walk.position is None:
            return "not dealt"
        names = [f"seat_{seat}" for seat in range(walk.setting.players)]
        return "\n".join(walk.setting.rules.describe(walk.position, names))


class _Kept:
    """The game of a state, which is not copied with it."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> _Kept:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept, (self.game.game, self.game.params)


def _kept(game: str, params: dict[str, Any]) -> _Kept:
    return _Kept(SpielGame(game, params))


class SpielObserver:
    """Writes what a seat may know into an array of its own."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(len(game.encoder.places), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """As this seat sees the state."""
        self.tensor[:] = state.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.observed(player)


def _register() -> None:
    for game in GAMES:
        if game_of(game).has_chance:
            pyspiel.register_game(_type_of(game), _class_of(game))


def _class_of(game: str) -> type[SpielGame]:
    """The class of one game: what is registered must live as long as Python does."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, dict(params or {}))

    return Named


_register()
