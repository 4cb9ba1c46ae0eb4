"""Hints: the best few actions of a situation, with what speaks for each; and one plan of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from tycoon.bots import Situation
from tycoon.coach.hint import (
    REASONS,
    WEAKER,
    Advice,
    Adviser,
    Advising,
    Hint,
    Judgement,
    Judging,
    Option,
    Planning,
    Reason,
)
from tycoon.games import game_of
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.kernel.slices import finished

MOST = 3  #: hints at a time
_TABLES = 16  #: imagined for them
_ALIKE = 2  #: hints of one kind, as long as there are others


@cache
def adviser(game: str) -> Adviser:
    """The one of this game, imported when it is first asked for."""
    return game_of(game).adviser()


def hints(situation: Situation, dice: Dice) -> list[Hint]:
    """At most `MOST` different legal actions, the best first, each with its reasons.

    Nothing that is hidden from the seat to act has a part in them; the same dice, the same hints.
    """
    return finished(advise(situation, dice))


def advise(situation: Situation, dice: Dice) -> Advising:
    """`hints` in slices of a few milliseconds."""
    coach = adviser(situation.game)
    yield  # it may just have been imported
    options = yield from coach.weigh(situation, dice, _TABLES)
    best, *others = distinct(coach, options)
    found = [explained(coach, situation, dice, best)]
    for option in others:
        yield
        hint = explained(coach, situation, dice, option, best.chance - option.chance)
        if hint.reasons:
            found.append(hint)
    reasons = found[0].reasons or (_plain(best),)
    return [found[0]._replace(reasons=reasons), *found[1:]]


def advice(situation: Situation, dice: Dice) -> Advice:
    """The plan, and the best of what is clearly weaker; by what the seat to act may know."""
    return finished(advising(situation, dice))


def advising(situation: Situation, dice: Dice) -> Planning:
    """`advice` in slices of a few milliseconds."""
    coach = adviser(situation.game)
    yield  # it may just have been imported
    options = yield from coach.weigh(situation, dice, _TABLES)
    best, *others = _best_of_ideas(coach, options)
    other = next((one for one in others if best.chance - one.chance >= WEAKER), None)
    yield
    plan = pleaded(coach, situation, dice, best, other, 0.0)
    if other is None:
        equal = []
        for one in distinct(coach, options)[1:]:
            yield
            equal.append(pleaded(coach, situation, dice, one, None, best.chance - one.chance))
        return Advice(plan, None, (), tuple(equal))
    yield
    hint = pleaded(coach, situation, dice, other, None, best.chance - other.chance)
    yield
    return Advice(plan, hint, _opposed(coach, situation, dice, other, best), ())


def why_not(situation: Situation, dice: Dice, action: Action) -> Judgement:
    """What speaks for a legal action, and against it where another one is better."""
    return finished(judging(situation, dice, action))


def judging(situation: Situation, dice: Dice, action: Action) -> Judging:
    """`why_not` in slices of a few milliseconds; with the same dice as the advice."""
    coach = adviser(situation.game)
    yield
    options = yield from coach.weigh(situation, dice, _TABLES, (action,))
    asked = next(one for one in options if one.action == action)
    best = options[0]
    yield
    behind = best.chance - asked.chance
    alike = coach.idea(best.action) == coach.idea(action) and behind < WEAKER
    hint = pleaded(coach, situation, dice, asked, None, behind)
    yield
    cons = () if alike else _opposed(coach, situation, dice, asked, best)
    nothing = bool(cons) and hint.reasons == (_plain(asked),)
    return Judgement(action, hint.chance, () if nothing else hint.reasons, cons)


def pleaded(
    coach: Adviser,
    situation: Situation,
    dice: Dice,
    option: Option,
    rival: Option | None,
    behind: float,
) -> Hint:
    """The option with the most telling of what speaks for it."""
    reasons = coach.pros(situation, dice, option, rival)[:REASONS] or [_plain(option)]
    chance = option.chance if option.chances else None
    return Hint(option.action, behind, tuple(reasons), coach.steps(option.action), chance)


def _opposed(
    coach: Adviser, situation: Situation, dice: Dice, option: Option, rival: Option
) -> tuple[Reason, ...]:
    """The most telling of what speaks against it; at least how far it is behind."""
    found = coach.cons(situation, dice, option, rival)[:REASONS]
    behind = round(100 * (rival.chance - option.chance))
    if not found and behind > 0:
        found = [Reason("weaker", {"percent": behind})]
    return tuple(found)


def distinct(coach: Adviser, options: Sequence[Option]) -> list[Option]:
    """The best of every idea, and not all of one kind while there are others."""
    ideas = list(_best_of_ideas(coach, options))
    kinds: Counter[str] = Counter()
    chosen: list[Option] = []
    spare: list[Option] = []
    for option in ideas:
        kinds[option.action.do] += 1
        (chosen if kinds[option.action.do] <= _ALIKE else spare).append(option)
    shown = {id(option) for option in [*chosen, *spare][:MOST]}
    return [option for option in ideas if id(option) in shown]


def _best_of_ideas(coach: Adviser, options: Sequence[Option]) -> Iterator[Option]:
    seen = set()
    for option in options:
        idea = coach.idea(option.action)
        if idea not in seen:
            seen.add(idea)
            yield option


def explained(
    coach: Adviser, situation: Situation, dice: Dice, option: Option, behind: float = 0.0
) -> Hint:
    """The option with all that can be said for it, and what it does besides."""
    reasons = coach.pros(situation, dice, option, None)
    known = {reason.code for reason in reasons}
    for reason in coach.reasons(situation, dice, option.action):
        if reason.code not in known:
            reasons.append(reason)
    chance = option.chance if option.chances else None
    return Hint(option.action, behind, tuple(reasons), coach.steps(option.action), chance)


def _plain(option: Option) -> Reason:
    """When nothing special speaks for the best: it is the only one, or what comes of it."""
    if not option.chances:
        return Reason("only")
    return Reason("chance", {"percent": round(100 * option.chance)})
