"""Our bots as OpenSpiel's, for its algorithms to play against; needs `tycoon-table[openspiel]`.

A bot keeps to what its seat may know. In a game of small choices it makes up its mind about a whole
action and then takes its choices one by one.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from tycoon.adapters.choosing import choices_of, way_to
from tycoon.adapters.openspiel import SpielGame, SpielState
from tycoon.adapters.walking import CHANCE
from tycoon.bots import Situation, dice_of
from tycoon.kernel.refusals import IllegalAction, Refusal, SetupError
from tycoon.league.contestants import contestant, effort_of
from tycoon.session.dealing import new_game
from tycoon.session.session import Session


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours in a seat of a `SpielGame`.

    ``level``: as in a league, ``level[:character][:FILE.json][@effort]``, ``random`` or ``coach``;
    ``character`` goes after it. Raises `SetupError`: ``unknown_game`` for one of somebody else, and
    what `tycoon.league.contestants.checked` raises. `step` raises `tycoon.IllegalAction`:
    ``action_unnumbered`` for an action that has no number, ``chance_acts``, ``game_over``.
    """

    def __init__(
        self, game: Any, level: str = "trader", character: str = "", effort: float = 1.0
    ) -> None:
        super().__init__()
        if not isinstance(game, SpielGame):
            raise SetupError(Refusal("unknown_game", {"game": str(game)[:40]}))
        name = f"{level}:{character}" if character else level
        self._bot, own = contestant(name, game.game)
        self._effort = own * effort_of(str(effort))
        self._ways: dict[tuple[int, ...], list[int]] = {}

    def step(self, state: SpielState) -> int:
        """The number that it takes; the same in the same place."""
        walk = state.walk
        if walk.player < 0:
            raise IllegalAction(Refusal("chance_acts" if walk.player == CHANCE else "game_over"))
        begun = tuple(walk.history[: len(walk.history) - len(walk.made)])
        if begun not in self._ways:
            self._ways = {begun: self._way(state)}
        return self._ways[begun][len(walk.made)]

    def restart_at(self, state: SpielState) -> None:
        """It keeps nothing between two games."""

    def _way(self, state: SpielState) -> list[int]:
        """The choices that lead to what it wants."""
        walk = state.walk
        session = _session(state)
        action = self._bot.choose(Situation(session), dice_of(session), self._effort)
        choices = choices_of(walk.setting.game, walk.setting.form)
        return way_to(choices, walk.position, action)


def _session(state: SpielState) -> Session:
    """A session at this position, for the bot to look at; it began there."""
    walk = state.walk
    setting = walk.setting
    names = [f"seat_{seat}" for seat in range(setting.players)]
    seed = " ".join(map(str, walk.history[:4])) + f" {walk.moves}"
    session = new_game(setting.game, names, setting.options, seed, setting.lexicon)
    session.go_on_from(walk.position.copy(), [])
    return session
