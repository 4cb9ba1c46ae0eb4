"""A finished game, decision by decision, against what the strongest bot would have done."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, TypeVar

from tycoon.bots import Situation, make
from tycoon.coach.advising import adviser, pleaded
from tycoon.coach.analysis import DECISIVE, WORTH_TELLING, Analysis, Decision, Turn
from tycoon.coach.hint import Adviser, Option
from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import Refusal, TycoonError
from tycoon.kernel.rules import Dice
from tycoon.session.session import FINISH, Session, Step

_TABLES = 10  #: imagined per decision, in two halves
_DEALS = 8  #: imagined per draw, to tell how lucky it was
T = TypeVar("T")
#: Analysis at work: it yields how much of it is done, 0 to 1, at least every few milliseconds.
Analysing = Generator[float, None, Analysis]


def analyse(session: Session, judge: Adviser | None = None) -> Analysing:
    """Every decision of a finished game; the same game and judge, the same analysis.

    Of one that was given up as far as it was played: that the table stopped is nobody's turn.
    judge: who weighs decisions, None: the game's adviser. Raises `TycoonError` with
    ``game_not_over``.
    """
    if session.to_act is not None:
        raise TycoonError(Refusal("game_not_over"))
    coach, steps = judge or adviser(session.game), session.standing
    steps = steps[:-1] if steps[-1].action == FINISH else steps
    yield 0.0  # it may just have been imported
    decisions: list[Decision] = []
    draws: list[Sequence[float]] = []
    for index, step in enumerate(steps):
        work = _step(session, coach, index, step)
        decision, luck = yield from _paced(work, index / len(steps))
        decisions += [decision] if decision else []
        draws.append(luck)
    states = session.states[: len(steps)]
    turns = yield from _paced(_turns(coach, states, draws), 1.0)
    return Analysis(tuple(decisions), turns)


def _paced(work: Generator[None, None, T], done: float) -> Generator[float, None, T]:
    """The work, telling how much of all is done."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        yield done


_Step = Generator[None, None, tuple[Decision | None, Sequence[float]]]


def _step(session: Session, coach: Adviser, index: int, step: Step) -> _Step:
    """What was decided there, and how lucky it was for whom."""
    if step.seat is None or step.action is None:
        return None, (0.0,) * len(session.seats)
    before = session.at(index - 1)
    dice = Random.from_text(f"{session.seed}/coach/{index}")
    decision = yield from _decision(before, coach, dice, index, step.action)
    praised = decision is not None and (decision.usual or decision.second)
    if decision and praised and coach.undone(session.standing[index:]):
        decision = decision._replace(won=0.0, usual=None, ahead=0.0, second=None, reasons=())
    luck = yield from luck_of(before, coach, dice, step)
    return decision, luck


def _decision(
    before: Session, coach: Adviser, dice: Random, index: int, action: Action
) -> Generator[None, None, Decision | None]:
    """None: there was nothing to choose."""
    situation = Situation(before)
    usual = yield from make(before.game, "apprentice").think(situation, dice)
    options = yield from coach.weigh(situation, dice, _TABLES, (action, usual))
    if len(options) < 2:
        return None
    taken = next(option for option in options if option.action == action)
    other = next(option for option in options if option.action == usual)
    lost, won = max(0.0, _gap(options, taken)), max(0.0, -_gap([other], taken))
    better = None
    if lost >= WORTH_TELLING and options[0] is not taken:
        alike = coach.idea(options[0].action) == coach.idea(action)
        rival = None if alike else taken
        better = pleaded(coach, situation, dice, options[0], rival, 0.0)
    good = lost < WORTH_TELLING and won >= WORTH_TELLING
    decision = Decision(
        index, situation.seat, action, lost, better, won, usual if good else None, taken.chance
    )
    return _masterly(decision, coach, situation, dice, options, taken)


def _masterly(
    decision: Decision,
    coach: Adviser,
    situation: Situation,
    dice: Dice,
    options: Sequence[Option],
    taken: Option,
) -> Decision:
    """The decision, and where every other idea was clearly weaker, by how much, and why."""
    idea = coach.idea(taken.action)
    others = [option for option in options if coach.idea(option.action) != idea]
    ahead = max(0.0, -_gap(others, taken)) if others else 0.0
    if decision.better or ahead < DECISIVE:
        return decision
    praise = pleaded(coach, situation, dice, taken, others[0], 0.0)
    return decision._replace(ahead=ahead, second=others[0].action, reasons=praise.reasons)


def _gap(options: Sequence[Option], taken: Option) -> float:
    """By how much the best option beats the one taken.

    Which one that is one half of the tables says, by how much the other half: else the best would
    be better by its luck on those tables alone, too.
    """
    total = 0.0
    for chosen, judged in ((0, 1), (1, 0)):
        best = max(options, key=lambda option: sum(option.chances[chosen::2]))
        theirs, ours = best.chances[judged::2], taken.chances[judged::2]
        total += (sum(theirs) - sum(ours)) / len(ours)
    return total / 2


def luck_of(
    before: Session, coach: Adviser, dice: Random, step: Step
) -> Generator[None, None, Sequence[float]]:
    """By seat: what the step changed, less what it changes on average as far as its seat knew."""
    seats = range(len(before.seats))
    if step.seat is None or not any(event.reveals for event in step.events):
        return (0.0,) * len(seats)
    rules, total = before.rules, [0.0 for _ in seats]
    real = _change(coach, rules, before.state, step.action)
    for dealt in islice(coach.deals(Situation(before), dice), _DEALS):
        yield
        for seat, change in enumerate(_change(coach, rules, dealt, step.action)):
            total[seat] += change
    return [real[seat] - total[seat] / _DEALS for seat in seats]


def _change(coach: Adviser, rules: Any, state: Any, action: Action | None) -> list[float]:
    """By seat: how an action changes the chances."""
    after = state.copy()
    rules.apply(after, action)
    pairs = zip(coach.chances(state), coach.chances(after), strict=True)
    return [now - then for then, now in pairs]


def _turns(
    coach: Adviser, states: Sequence[Any], draws: Sequence[Sequence[float]]
) -> Generator[None, None, tuple[Turn, ...]]:
    """From the first turn that begins here to the end; ``draws``: by step, see `luck_of`."""
    found = []
    for start, end in pairwise([*_starts(states), len(states) - 1]):
        if start == end:
            break  # it had only just begun
        yield
        state, luck = states[start], draws[start + 1 : end + 1]
        turn = Turn(
            step=start + 1,
            seat=state.phase.seat,
            round=state.round,
            before=coach.chances(state),
            after=coach.chances(states[end]),
            luck=tuple(sum(column) for column in zip(*luck, strict=True)),
        )
        found.append(turn)
    return tuple(found)


def _starts(states: Sequence[Any]) -> Iterator[int]:
    """Where a turn begins; after an auction that its starter lost it goes on."""
    last = None
    for index, state in enumerate(states):
        turn = state.round, state.phase.seat
        if state.phase.name == "turn" and turn != last:
            last = turn
            yield index
