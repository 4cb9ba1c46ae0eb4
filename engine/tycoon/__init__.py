"""Tycoon Table's engine: the rules of both games, pure Python, no dependencies.

>>> import tycoon
>>> game = tycoon.new_game("raccoon", players=["Ann", "Bea", "Cy"], seed="any text")
>>> game.to_act in range(3)
True
>>> action = next(game.legal_actions())
>>> [event.key for event in game.apply(action)]
['tokens_taken']
"""

from tycoon.games import GAMES
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.options import Option
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.prompts import Choice, Prompt
from tycoon.kernel.refusals import IllegalAction, Refusal, SaveError, SetupError, TycoonError
from tycoon.loading import load_game
from tycoon.seats import EMBLEMS, Seat, clean_name
from tycoon.session import Session, Step, new_game, resolve_deal
from tycoon.version import __version__

__all__ = [
    "EMBLEMS",
    "GAMES",
    "Action",
    "Choice",
    "Event",
    "IllegalAction",
    "Option",
    "Outcome",
    "Prompt",
    "Refusal",
    "SaveError",
    "Seat",
    "Session",
    "SetupError",
    "Step",
    "TycoonError",
    "__version__",
    "clean_name",
    "load_game",
    "new_game",
    "resolve_deal",
]
