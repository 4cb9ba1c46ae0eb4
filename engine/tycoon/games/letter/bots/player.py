"""The bot: what it does in each sub-state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import cached_property
from typing import NamedTuple

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking
from tycoon.games.letter.bots.doubts import challenges
from tycoon.games.letter.bots.keeping import Keeping
from tycoon.games.letter.bots.laying import lay
from tycoon.games.letter.bots.learned import Knowledge, knowledge
from tycoon.games.letter.bots.outlook import Outlook
from tycoon.games.letter.bots.plays import Finder, Item
from tycoon.games.letter.bots.racks import Rack
from tycoon.games.letter.bots.styles import style_of
from tycoon.games.letter.bots.texts import Scale
from tycoon.games.letter.bots.values import Terms, Values
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.rules.earning import play_amount
from tycoon.games.letter.rules.layout import words_of
from tycoon.games.letter.rules.splitting import doubled
from tycoon.games.letter.rules.state import HAND, POOL
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice

_PLAYS = 5  # of which the cards left behind are looked at
_EASY = 5  # letters; those beyond are what a wordsmith likes


class Candidate(NamedTuple):
    """A play that was considered, with what speaks for it; ``buy`` is what is to be bought then."""

    action: Action
    terms: Terms
    buy: str

    @property
    def total(self) -> float:
        """What it is worth, in points."""
        return self.terms.total


class LetterBot(Bot):
    """Plays Letter Tycoon at one level and in one manner."""

    def __init__(self, level: str, character: str, known: Knowledge | None = None) -> None:
        """known: what it has learned, instead of what the file says."""
        self.style = style_of(level, character)
        self.knowledge = known or knowledge()

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """See `Bot.think`."""
        phase = situation.view["phase"]
        if phase == "challenge":
            return self._answer(situation, dice)
        turn = Turn(situation, self)
        if phase in ("turn", "retry"):
            return (yield from turn.action())
        yield
        if phase == "buy":
            return turn.purchase()
        if phase == "penalty":
            return Action("discard_cards", cards=(turn.keeping.worst(turn.outlook.hand),))
        return turn.end()

    def _answer(self, situation: Situation, dice: Dice) -> Action:
        vocabulary = self.vocabulary(situation)
        doubts = challenges(situation.view, vocabulary, self.style, dice)
        return Action("challenge" if doubts else "accept")

    def vocabulary(self, situation: Situation) -> Vocabulary:
        """The words it knows at this table."""
        assert situation.lexicon is not None
        return Vocabulary(situation.lexicon, self.style.size)

    def consider(self, situation: Situation) -> Generator[None, None, list[Candidate]]:
        """The plays it would choose from, the best first; none when it knows no word.

        Only in one's own turn, before the word.
        """
        return (yield from Turn(situation, self).candidates())


class Turn:
    """One decision of one's own turn."""

    def __init__(self, situation: Situation, bot: LetterBot) -> None:
        self.situation, self.style = situation, bot.style
        self.vocabulary = bot.vocabulary(situation)
        assert situation.lexicon is not None
        experience = bot.knowledge.experience(situation.lexicon, self.vocabulary.whole)
        pace = bot.knowledge.pace[len(situation.view["players"])]
        self.outlook = Outlook(situation, experience, pace)
        self.values = Values(self.outlook, self.style)
        self.keeping = Keeping(self.values)
        patents = self.outlook.mine.patents
        self.rack = Rack(self.outlook.hand, self.outlook.pool, patents)
        self.scale = Scale(patents, self.outlook.doublings)
        self.finder = Finder(self.rack, self.scale, self.values)

    def action(self) -> Thinking:
        """A card to replace, a word, or cards to discard."""
        found = yield from self.candidates()
        if exchange := self._replacement(found):
            return exchange
        if found:
            return found[0].action
        return Action("discard_cards", cards=tuple(self.keeping.exchanged(self.outlook.hand)))

    def candidates(self, others: int = 0) -> Generator[None, None, list[Candidate]]:
        """See `LetterBot.consider`; ``others``: so many more, unlike in what they pay or buy."""
        finder = self.finder
        refused = self.situation.view["turn"]["refused"]
        items = yield from finder.items(self.vocabulary.texts(self.rack, refused))
        items = [self._liked(item) for item in items]
        plays = finder.singles(items, _PLAYS)
        if "V" in self.outlook.mine.patents:
            plays = yield from finder.pairs(items, plays, _PLAYS)
        if others:
            yield
            plays += [play for play in finder.others(items, others) if play not in plays]
            yield
        patents = self.outlook.mine.patents
        laid = [lay(play, self.rack, self.scale, patents, self._spared) for play in plays]
        found = [self.assessed(action) for action in laid]
        return sorted(found, key=lambda one: -one.total)

    def _manner(self, text: str) -> float:
        """What this word is worth by itself to one who likes long ones."""
        return self.style.letters * max(0, len(text) - _EASY)

    def _liked(self, item: Item) -> Item:
        liked = self._manner(item.text)
        return item._replace(value=item.value + liked) if liked else item

    def assessed(self, action: Action) -> Candidate:
        """Any words that can be laid, as they are laid; whether the list has them is not asked."""
        words, patents = words_of(action), self.outlook.mine.patents
        laid = doubled(words, action.get("second_doublings") or (), patents)
        amount = play_amount(laid, self.outlook.doublings)
        cards = sum(self.rack.unit[card] for word in words for card in word.cards)
        due = self.finder.due(cards)
        buy, worth, end = self.finder.purchase(cards, amount, due)
        terms = Terms(
            earned=sum(amount),
            royalties=-due,
            cards=self._left(action) if self.style.farsighted else 0.0,
            end=end,
            manner=sum(self._manner(word.text) for word in words),
        )
        if buy and self.style.farsighted:
            purchase = self.values.purchase(buy)
            liked = purchase.total * (self.style.patents - 1)
            tie, manner = worth - purchase.total - liked, terms.manner + liked
            terms = terms._replace(**purchase._asdict(), end=end + tie, manner=manner)
        return Candidate(action, terms, buy)

    @cached_property
    def _spared(self) -> str:
        """The letters that had better stay in the pool, even at the cost of equal hand cards."""
        keeping, hand = self.keeping, self.rack.hand
        return "".join(
            letter
            for letter in self.rack.pool
            if keeping.left(letter) > (max(0.0, keeping.steps(letter)[0]) if hand[letter] else 0.0)
        )

    def _left(self, action: Action) -> float:
        """What the cards are worth that the play leaves in hand and pool."""
        pool = self.rack.pool - _laid(action, POOL)
        shared = sum(self.keeping.left(letter) for letter in pool.elements())
        return self.keeping.hand(self.rack.hand - _laid(action, HAND)) + shared

    def _replacement(self, found: list[Candidate]) -> Action | None:
        """A card that the best play does not need, for the Q patent; None: all are of use."""
        if "Q" not in self.outlook.mine.patents or not self.situation.may("replace_card"):
            return None
        spare = self.rack.hand
        if found:
            spare = spare - _laid(found[0].action, HAND)
        if not spare:
            return None
        card = self.keeping.worst(spare.elements())
        return Action("replace_card", **{"card": card, "from": "hand"})

    def purchase(self) -> Action:
        """The best of the patents that can be bought, if any is worth its money."""
        ends = self.values.ends
        open_to_me = set(self.situation.view["buyable"])
        worth = {
            want.letter: want.worth + (self.values.ending(0) if want.letter in ends else 0.0)
            for want in self.values.wants
            if want.letter in open_to_me
        }
        best = max(worth, key=lambda letter: worth[letter], default="")
        if best and worth[best] > 0:
            return Action("buy_patent", letter=best)
        return Action("decline")

    def end(self) -> Action:
        """Bad cards are discarded once, then the turn is over."""
        if self.style.farsighted and self.situation.may("discard_cards"):
            gone = self.keeping.given_up(self.outlook.hand)
            if gone:
                return Action("discard_cards", cards=tuple(gone))
        return Action("end_turn")


def _laid(action: Action, place: str) -> Counter[str]:
    """The cards that a ``play_word`` takes from the hand, or from the pool."""
    return Counter(letter for word in words_of(action) for letter in word.taken(place))
