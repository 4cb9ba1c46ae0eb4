"""Tycoon Table's engine: the rules of both games, pure Python, no dependencies.

>>> import tycoon
>>> game = tycoon.new_game("raccoon", players=["Ann", "Bea", "Cy"], seed="any text")
>>> game.to_act in range(3)
True
>>> action = next(game.legal_actions())
>>> [event.key for event in game.apply(action)]
['tokens_taken']
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tycoon.session.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """What is public, imported when it is first asked for.

        A module of the package can be had without all others: the page lists games before it
        needs any rules.
        """
        return getattr(import_module("tycoon.session.public"), name)
