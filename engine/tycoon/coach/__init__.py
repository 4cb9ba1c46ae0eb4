"""What to do now and why, and what a finished game was decided by.

>>> import tycoon
>>> from tycoon.bots import Situation, dice_of
>>> from tycoon.coach import hints
>>> game = tycoon.new_game("raccoon", ["Ann", "Bea"], seed="any text")
>>> best, *others = hints(Situation(game), dice_of(game))
>>> game.check(best.action) is None and bool(best.reasons)
True
"""

from tycoon.coach.advising import MOST, advise, hints
from tycoon.coach.analysing import Analysing, analyse
from tycoon.coach.analysis import Analysis, Decision, Turn
from tycoon.coach.hint import Advising, Hint, Reason
from tycoon.kernel.slices import finished

__all__ = [
    "MOST",
    "Advising",
    "Analysing",
    "Analysis",
    "Decision",
    "Hint",
    "Reason",
    "Turn",
    "advise",
    "analyse",
    "finished",
    "hints",
]
