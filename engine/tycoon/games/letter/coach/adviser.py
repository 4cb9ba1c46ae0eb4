"""Actions are weighed by the strongest bot's own reckoning, in points; points become chances."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import takewhile
from weakref import WeakKeyDictionary

from tycoon.bots import Situation
from tycoon.coach.chances import final, shares
from tycoon.coach.hint import Adviser, Option, Reason, Weighing, best_first
from tycoon.games.letter.bots.learned import Knowledge
from tycoon.games.letter.bots.player import LetterBot
from tycoon.games.letter.coach.case import Case
from tycoon.games.letter.coach.prospects import Prospects
from tycoon.games.letter.coach.reasons import pattern, reasons
from tycoon.games.letter.coach.speaking import spoken_against, spoken_for
from tycoon.games.letter.coach.worths import Found, Worths
from tycoon.games.letter.rules.layout import words_of
from tycoon.games.letter.rules.scoring import outcome
from tycoon.games.letter.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.session.session import Step

_ANSWERS = ("accept", "challenge")


class LetterAdviser(Adviser):
    """See `Adviser`."""

    def __init__(self, known: Knowledge | None = None) -> None:
        """known: what was learned, instead of what the file says."""
        self._bot = LetterBot("tycoon", "even", known)
        #: What was weighed in a situation, for as long as somebody has that.
        self._weighed = WeakKeyDictionary[Situation, Mapping[Action, float]]()

    def weigh(
        self, situation: Situation, dice: Dice, tables: int, also: Sequence[Action] = ()
    ) -> Weighing:
        """See `Adviser.weigh`; nothing is tried on tables, the reckoning is exact for all."""
        worths: Found = yield from Worths(situation, self._bot).all(also)
        if len(worths) == 1:
            return [Option(action, ()) for action in worths]
        most = max(worth.points for worth in worths.values())
        prospects, seat = Prospects(situation.imagine(dice), self._bot.knowledge), situation.seat
        standings = prospects.standings(hands=(seat,))
        options = []
        for action, worth in worths.items():
            behind = [*standings]
            behind[seat] += worth.points - most
            chance = shares(behind, prospects.blur)[seat]
            if worth.ahead is not None:
                chance = worth.doubt * chance + (1 - worth.doubt) * worth.ahead
            options.append(Option(action, (chance, chance), worth.total))
        self._weighed[situation] = {one.action: one.chance for one in options}
        return best_first(options)

    def idea(self, action: Action) -> Hashable:
        """See `Adviser.idea`; two words of the same cards are one."""
        if action.do == "play_word":
            return action.do, *sorted(card for word in words_of(action) for card in word.cards)
        if action.do == "discard_cards":
            return action.do
        return action

    def reasons(self, situation: Situation, dice: Dice, action: Action) -> list[Reason]:
        """See `Adviser.reasons`."""
        return reasons(self._case(situation, dice).account(action))

    def _case(self, situation: Situation, dice: Dice) -> Case:
        weighed = self._weighed.get(situation, {})
        return Case(situation, self._bot, situation.imagine(dice), weighed)

    def pros(
        self, situation: Situation, dice: Dice, option: Option, rival: Option | None
    ) -> list[Reason]:
        """See `Adviser.pros`."""
        case = self._case(situation, dice)
        one = case.account(option.action)
        found = list(spoken_for(one, case.account(rival.action) if rival else None))
        if found or rival is None or option.chance >= rival.chance:
            return found
        return list(spoken_for(one))

    def cons(self, situation: Situation, dice: Dice, option: Option, rival: Option) -> list[Reason]:
        """See `Adviser.cons`."""
        case = self._case(situation, dice)
        return list(spoken_against(case.account(option.action), case.account(rival.action)))

    def steps(self, action: Action) -> tuple[Reason, ...]:
        """Of words their lengths, then where their vowels are, then themselves."""
        if action.do != "play_word":
            return ()
        words = [word.text for word in words_of(action)]
        return (
            Reason("word_length", {"lengths": [len(word) for word in words]}),
            Reason("word_pattern", {"patterns": [pattern(word) for word in words]}),
            Reason("word", {"words": words}),
        )

    def undone(self, steps: Sequence[Step]) -> bool:
        """See `Adviser.undone`: a word that was rejected is no good decision, whoever might have
        believed it."""
        played, *others = steps
        if played.action is None or played.action.do != "play_word":
            return False
        answers = takewhile(lambda step: step.action and step.action.do in _ANSWERS, others)
        return any(
            event.key == "word_rejected" for step in (played, *answers) for event in step.events
        )

    def chances(self, state: State) -> tuple[float, ...]:
        """See `Adviser.chances`."""
        players = range(len(state.players))
        if result := outcome(state):
            return final(result.winners, len(players))
        prospects = Prospects(state, self._bot.knowledge)
        return shares(prospects.standings(hands=players), prospects.blur)
