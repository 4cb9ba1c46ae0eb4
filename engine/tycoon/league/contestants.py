"""Who plays in a league, by name: ``level[:character][:FILE.json][@effort]``, ``random``, or
``coach``, who does what the coach would do.

A file holds what a training has found; its name goes on with a part of its hash, so that equal
names are equal bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tycoon.bots import LEVELS, USUAL, Bot, Budget, Situation, Thinking, make
from tycoon.coach import advising
from tycoon.coach.hint import Adviser
from tycoon.games import GAMES
from tycoon.kernel.refusals import Refusal, SetupError
from tycoon.kernel.rules import Dice
from tycoon.league.weights import content_of, judge_by, mark, taught_by
from tycoon.session.seats import automaton

RANDOM, COACH = "random", "coach"
MOST_EFFORT = 1000.0


class Stray(Bot):
    """Plays by chance: every kind of action equally likely, then every action of it."""

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """Draws on an imagined table, where the same actions are legal."""
        yield
        return GAMES[situation.game].sample_action(situation.imagine(dice), dice)


class Reader(Bot):
    """Follows the coach's plan and does nothing else."""

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """The coach has one way to think, however much effort is asked for."""
        advice = yield from advising(situation, dice)
        return advice.plan.action


#: Who has no level.
_PLAIN: Mapping[str, type[Bot]] = {RANDOM: Stray, COACH: Reader}


def checked(name: str, game: str) -> str:
    """The one spelling of a name; raises `SetupError` when there is no such bot.

    Codes: ``malformed_bot``, ``bad_effort``, ``unknown_level``, ``unknown_character``, and for a
    file ``file_unusable``, ``weights_not_ours``, ``weights_of_another`` game, ``weights_differ``
    from what this version learns, ``weights_changed`` since they were named, ``weights_unused`` by
    an apprentice of a game whose apprentices have learned nothing.
    """
    if not isinstance(name, str):
        raise SetupError(Refusal("malformed_bot"))
    plain, at, effort = name.partition("@")
    if at and effort_of(effort) == 1:
        at = effort = ""
    if plain in _PLAIN and not at:
        return plain
    level, character, file = _parts(plain)
    given = {"level": level, "character": character} if character else {"level": level}
    bot = automaton(given, game)
    assert bot is not None
    manner = f":{character}" if character not in ("", _plain(game)) else ""
    named = ""
    if file:
        taught_by(file, game, level, bot.character)
        named = f":{file.partition('#')[0]}#{mark(content_of(file))}"
    return level + manner + named + at + effort


def contestant(name: str, game: str) -> tuple[Bot, float]:
    """The bot of this name, and how much more than usual it thinks; raises as `checked` does."""
    plain, at, effort = checked(name, game).partition("@")
    return _bot(plain, game), effort_of(effort) if at else 1.0


def judge(name: str, game: str) -> Adviser | None:
    """Who judges a finished game, ``tycoon`` or ``tycoon:FILE.json``; None: the game's adviser.

    Raises `SetupError` with ``judge_unfit`` for any other bot, and what `checked` raises.
    """
    plain, at, _ = checked(name, game).partition("@")
    level, character, file = _parts(plain)
    if level != LEVELS[-1] or character or at:
        raise SetupError(Refusal("judge_unfit", {"bot": name[:80]}))
    return judge_by(file, game) if file else None


def effort_of(text: str) -> float:
    """How much more than usual a bot thinks; raises `SetupError` with ``bad_effort``."""
    try:
        effort = float(text)
    except ValueError:
        effort = 0.0
    if not 0 < effort <= MOST_EFFORT:  # nor is "nan"
        raise SetupError(Refusal("bad_effort", {"effort": text}))
    return effort


@lru_cache(maxsize=100)
def _bot(plain: str, game: str) -> Bot:
    if plain in _PLAIN:
        return _PLAIN[plain]()
    level, character, file = _parts(plain)
    if file:
        return taught_by(file, game, level, character or _plain(game))
    return make(game, level, character or _plain(game))


def _parts(plain: str) -> tuple[str, str, str]:
    """Level, character and file; the last two may be empty."""
    level, *more = plain.split(":")
    file = more.pop() if more and more[-1].partition("#")[0].endswith(".json") else ""
    if not level or len(more) > 1 or "" in more:
        raise SetupError(Refusal("malformed_bot"))
    return level, "".join(more), file


def _plain(game: str) -> str:
    """The character that leans to nothing."""
    bot = automaton({}, game)
    assert bot is not None
    return bot.character
