"""What to do now and why, and what a finished game was decided by.

>>> import tycoon
>>> from tycoon.bots import Situation, dice_of
>>> from tycoon.coach import hints
>>> game = tycoon.new_game("raccoon", ["Ann", "Bea"], seed="any text")
>>> best, *others = hints(Situation(game), dice_of(game))
>>> game.check(best.action) is None and bool(best.reasons)
True
>>> from tycoon.coach import advice, why_not
>>> found = advice(Situation(game), dice_of(game))
>>> found.plan.action == best.action and 1 <= len(found.plan.reasons) <= 3
True
>>> why_not(Situation(game), dice_of(game), best.action).against
()
"""

from tycoon.coach.advising import MOST, advice, advise, advising, hints, judging, why_not
from tycoon.coach.analysing import Analysing, analyse
from tycoon.coach.analysis import Analysis, Decision, Moment, Turn
from tycoon.coach.hint import (
    REASONS,
    WEAKER,
    Advice,
    Advising,
    Hint,
    Judgement,
    Judging,
    Planning,
    Reason,
)
from tycoon.kernel.slices import finished

__all__ = [
    "MOST",
    "REASONS",
    "WEAKER",
    "Advice",
    "Advising",
    "Analysing",
    "Analysis",
    "Decision",
    "Hint",
    "Judgement",
    "Judging",
    "Moment",
    "Planning",
    "Reason",
    "Turn",
    "advice",
    "advise",
    "advising",
    "analyse",
    "finished",
    "hints",
    "judging",
    "why_not",
]
