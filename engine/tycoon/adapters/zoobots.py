"""Our bots at a PettingZoo table, to play against or to learn from; needs
`tycoon-table[pettingzoo]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tycoon.adapters.choosing import choices_of, way_to
from tycoon.adapters.pettingzoo import TableEnv
from tycoon.bots import Situation, dice_of
from tycoon.kernel.refusals import IllegalAction, Refusal
from tycoon.league.contestants import contestant


class ZooBot:
    """A bot of ours at a table that `tycoon.adapters.pettingzoo.env` makes.

    ``name``: as in a league, ``level[:character][:FILE.json][@effort]``, ``random`` or ``coach``;
    raises what `tycoon.league.contestants.checked` raises. It keeps to what its seat may know.
    """

    def __init__(self, table: TableEnv, name: str = "trader") -> None:
        self._table = table
        self._bot, self._effort = contestant(name, table.game)
        self._choices = choices_of(table.game, table.form)
        self._way: list[int] = []

    def step(self) -> int:
        """The number that it takes in the place of the agent that is to act; nothing is done yet.

        It makes up its mind about a whole action, so of small choices it must be asked for the
        first and, as long as its numbers are taken, for each that follows. Raises
        `tycoon.IllegalAction`: ``action_unnumbered`` for an action that has no number,
        ``masked_out`` in the middle of one that is not its own, ``game_over``.
        """
        table, made = self._table, self._table.made
        if table.position.phase.seat is None:
            raise IllegalAction(Refusal("game_over"))
        if not made:
            session = table.session
            action = self._bot.choose(Situation(session), dice_of(session), self._effort)
            self._way = way_to(self._choices, table.position, action)
        if self._way[: len(made)] != made:
            raise IllegalAction(Refusal("masked_out", {"action": str(self._way[len(made) - 1])}))
        return self._way[len(made)]


def turns(table: TableEnv, mine: str, rival: ZooBot) -> Iterator[tuple[Any, Any]]:
    """What the agent ``mine`` sees and its mask, each time that it is to choose, to the game's end.

    The bot plays all the others. Whoever takes these takes a step of ``mine`` for each.
    """
    while not (table.terminations[mine] or table.truncations[mine]):
        if table.agent_selection == mine:
            sight = table.observe(mine)
            yield sight["observation"], sight["action_mask"]
        else:
            table.step(rival.step())
