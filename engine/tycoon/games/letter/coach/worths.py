"""What the actions of a sub-state are worth, in points; only differences mean anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import NamedTuple

from tycoon.bots import Situation
from tycoon.games.letter.bots.doubts import challenged, made_up
from tycoon.games.letter.bots.player import Candidate, LetterBot, Turn
from tycoon.games.letter.bots.styles import LEVELS
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.challenge import is_last
from tycoon.games.letter.rules.layout import words_of
from tycoon.games.letter.rules.state import HAND
from tycoon.kernel.actions import Action

#: An opponent's word is judged by the words that most people know, and by its looks: neither a hint
#: nor an analysis looks it up.
COMMON = LEVELS["trader"].size
_SUSPICION = LEVELS["tycoon"].suspicion
_OTHERS = 12  #: words that a bot does not look at, so that there is something to compare


class Worth(NamedTuple):
    """Of an action."""

    points: float
    """What speaks for it and against it, all but what it adds to begin the end."""
    end: float = 0.0
    """That, in points, as the bot reckons."""
    ahead: float | None = None
    """How likely its seat is ahead of all when the round is over, where this makes it the last."""
    doubt: float = 0.0
    """How likely it comes to nothing of the kind, as others do not believe the word."""

    @property
    def total(self) -> float:
        """What the bot goes by."""
        return self.points + self.end


Found = Mapping[Action, Worth]


class Worths:
    """Of the actions worth a thought in one situation."""

    def __init__(self, situation: Situation, bot: LetterBot) -> None:
        self.situation = situation
        self.turn = Turn(situation, bot)

    def all(self, also: Sequence[Action] = ()) -> Generator[None, None, Found]:
        """Every action that the bot looks at, and ``also`` these, with its worth."""
        phase = self.situation.view["phase"]
        if phase in ("turn", "retry"):
            candidates = yield from self.turn.candidates(_OTHERS)
            return self._turn(candidates, also)
        yield
        return {action: self._later(phase, action) for action in [*self._listed(phase), *also]}

    def _listed(self, phase: str) -> list[Action]:
        match phase:
            case "challenge":
                return [Action("accept"), Action("challenge")]
            case "buy":
                letters = self.situation.view["buyable"]
                return [*(Action("buy_patent", letter=one) for one in letters), Action("decline")]
            case "penalty":
                return [Action("discard_cards", cards=(card,)) for card in sorted(set(self._hand))]
        return self._endings()

    # -- before the word ----------------------------------------------------------------------

    def _turn(self, candidates: list[Candidate], also: Sequence[Action]) -> Found:
        worths = {one.action: self._of(one) for one in candidates}
        best = max(worths.values(), key=_total, default=Worth(self.idle))
        exchange = Action("discard_cards", cards=self.turn.keeping.exchanged(self._hand))
        actions = [exchange, *self._replacements(), *also]
        for action in actions:
            if action not in worths:
                worths[action] = self._before_the_word(action, candidates, best)
        return worths

    def _of(self, one: Candidate) -> Worth:
        """Words as they are laid."""
        if one.buy not in self.turn.values.ends:
            return Worth(one.total)
        return self._ending(one.total, one.terms.earned + one.terms.royalties)

    def _ending(self, total: float, earned: float) -> Worth:
        """What makes this round the last one, with so many points more till then."""
        end = self.turn.values.ending(earned)
        return Worth(total - end, end, self.turn.values.ahead(earned))

    @property
    def _hand(self) -> list[str]:
        return self.turn.outlook.hand

    @property
    def idle(self) -> float:
        """The turn passes without a word or a discard."""
        return self.turn.keeping.hand(Counter(self._hand)) + self._shared

    @property
    def _shared(self) -> float:
        """What is left to others in the pool."""
        return sum(map(self.turn.keeping.left, self.turn.outlook.pool))

    def _before_the_word(self, action: Action, candidates: list[Candidate], best: Worth) -> Worth:
        if action.do == "play_word":
            return self._word(action, best)
        if action.do == "replace_card":
            return self._replaced(action, candidates)
        kept = self.turn.keeping.hand(Counter(self._hand) - Counter(action["cards"]))
        return Worth(kept + self._shared)

    def _word(self, action: Action, best: Worth) -> Worth:
        """Where others may doubt it, it counts as far as it looks right: the list stays shut."""
        worth, view = self._of(self.turn.assessed(action)), self.situation.view
        lexicon = self.situation.lexicon
        assert lexicon is not None
        if view["challenge"] == "table":
            doubt = self._doubt([word.text for word in words_of(action)])
            points = doubt * self.idle + (1 - doubt) * worth.points
            return worth._replace(points=points, end=(1 - doubt) * worth.end, doubt=doubt)
        if view["challenge"] == "off" or all(word.text in lexicon for word in words_of(action)):
            return worth
        turn = view["turn"]
        return Worth(self.idle) if is_last(turn["retries"], turn["tries"]) else best

    def _replacements(self) -> list[Action]:
        """For the Q patent: the card that is missed least."""
        if "Q" not in self.turn.outlook.mine.patents or not self.situation.may("replace_card"):
            return []
        card = self.turn.keeping.worst(self._hand)
        return [Action("replace_card", **{"card": card, "from": "hand"})]

    def _replaced(self, action: Action, candidates: list[Candidate]) -> Worth:
        """The best word without that card, and what is gained if the card was worth less than
        another."""
        card, place = action["card"], action["from"]
        held = Counter(self._hand if place == HAND else self.turn.outlook.pool)
        without = [self._of(o) for o in candidates if _uses(o.action, card, place) < held[card]]
        best = max([Worth(self.idle), *without], key=_total)
        gain = max(0.0, -self.turn.keeping.steps(card)[0]) if place == HAND else 0.0
        return best._replace(points=best.points + gain)

    # -- later --------------------------------------------------------------------------------

    def _endings(self) -> list[Action]:
        """The bad cards go, or all stay."""
        if not self.situation.may("discard_cards"):
            return [Action("end_turn")]
        bad = self.turn.keeping.given_up(self._hand)
        shed = [Action("discard_cards", cards=tuple(bad))] if bad else []
        return [*shed, Action("end_turn")]

    def _later(self, phase: str, action: Action) -> Worth:
        if action.do == "challenge":
            return Worth(self.challenge())
        if action.do == "buy_patent":
            letter, values = action["letter"], self.turn.values
            worth = values.worth(letter)
            ends = letter in values.ends
            return self._ending(worth + values.ending(0.0), 0.0) if ends else Worth(worth)
        if action.do == "discard_cards":
            return Worth(self.held(Counter(self._hand) - Counter(action["cards"])))
        return Worth(self.held(Counter(self._hand)) if phase == "done" else 0.0)

    def challenge(self) -> float:
        """What it is worth to challenge what lies on the table."""
        play = self.situation.view["play"]
        if "challenge" in play["answers"]:
            return 0.0  # who was asked before is the challenger, whatever is said now (LT-31)
        return challenged(play, self.doubt, self.turn.values.share)

    @property
    def doubt(self) -> float:
        """How likely what lies on the table is made up, 0 to 1."""
        return self._doubt([word["word"] for word in self.situation.view["play"]["words"]])

    def _doubt(self, words: Iterable[str]) -> float:
        assert self.situation.lexicon is not None
        common, sure = Vocabulary(self.situation.lexicon, COMMON), 1.0
        for word in words:
            sure *= 1 - made_up(word, common, _SUSPICION)
        return 1 - sure

    def held(self, cards: Mapping[str, int]) -> float:
        """What cards in hand are worth, the bad ones among them."""
        if not self.turn.outlook.turns():
            return 0.0
        steps = self.turn.keeping.steps
        return sum(sum(steps(letter)[:held]) for letter, held in cards.items())


def _total(worth: Worth) -> float:
    return worth.total


def _uses(action: Action, card: str, place: str) -> int:
    """How many of these cards a play needs from there."""
    return sum(word.taken(place[0]).count(card) for word in words_of(action))
