"""A league: bots against each other on the same deals, and what that says about them and a rule.

>>> from tycoon.league import Plan, Setting, in_processes, played
>>> plan = Plan(Setting("raccoon"), bots=("apprentice", "random"), players=(2,), games=2)
>>> records = played(plan, in_processes(1))
>>> [record.game.seats for record in records]
[('apprentice', 'random'), ('random', 'apprentice')]
"""

from tycoon.league.plan import Block, Game, Pairing, Plan, Setting
from tycoon.league.records import Record, Thought
from tycoon.league.runners import Runner, in_processes, played

__all__ = [
    "Block",
    "Game",
    "Pairing",
    "Plan",
    "Record",
    "Runner",
    "Setting",
    "Thought",
    "in_processes",
    "played",
]
