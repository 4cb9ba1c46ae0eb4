"""The engine's public surface: what `import tycoon` offers."""

from tycoon.games import GAMES
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.options import Option
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.prompts import Choice, Prompt
from tycoon.kernel.refusals import IllegalAction, Refusal, SaveError, SetupError, TycoonError
from tycoon.kernel.rules import Dice, Rules
from tycoon.session.dealing import new_game, resolve_deal
from tycoon.session.loading import load_game
from tycoon.session.saves import save_text
from tycoon.session.seats import EMBLEMS, Seat, clean_name
from tycoon.session.session import Session, Step
from tycoon.version import __version__

__all__ = [
    "EMBLEMS",
    "GAMES",
    "Action",
    "Choice",
    "Dice",
    "Event",
    "IllegalAction",
    "Option",
    "Outcome",
    "Prompt",
    "Refusal",
    "Rules",
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
    "save_text",
]
