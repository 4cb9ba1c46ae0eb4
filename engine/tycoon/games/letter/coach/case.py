"""One decision as sentences speak of it: what each of its actions comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from tycoon.bots import Situation
from tycoon.games.letter.bots.player import Candidate, LetterBot
from tycoon.games.letter.bots.values import Purchase
from tycoon.games.letter.coach.worths import Worths
from tycoon.games.letter.rules.buying import goal
from tycoon.games.letter.rules.cards import EARNINGS, LETTERS, value
from tycoon.games.letter.rules.layout import words_of
from tycoon.games.letter.rules.playing import appraise
from tycoon.games.letter.rules.splitting import doubled
from tycoon.games.letter.rules.state import HAND, POOL, State, Word
from tycoon.kernel.actions import Action

_NOTHING = Purchase(0.0, 0.0, 0.0)


class Case:
    """What the seat to act knows; ``state`` is a table as it may be for it."""

    def __init__(
        self, situation: Situation, bot: LetterBot, state: State, weighed: Mapping[Action, float]
    ) -> None:
        """weighed: the actions that were, and how likely each makes winning."""
        self.worths, self.state, self.weighed = Worths(situation, bot), state, weighed
        self.situation, self.view = situation, situation.view
        self.turn = self.worths.turn
        self.values, self.keeping = self.turn.values, self.turn.keeping
        self.outlook = self.turn.outlook
        #: Do the others judge words? Then nothing is said that knows the list.
        self.judged: bool = self.view["challenge"] == "table"

    def account(self, action: Action) -> Account:
        """What an action comes to."""
        return Account(self, action)

    def listed(self, text: str) -> bool:
        """Does the table's list have the word?"""
        assert self.situation.lexicon is not None
        return text in self.situation.lexicon

    @property
    def may_choose_cards(self) -> bool:
        """Is it the seat's choice which cards stay?"""
        return self.view["phase"] == "penalty" or self.situation.may("discard_cards")

    @cached_property
    def usual(self) -> int:
        """Dollars that a word as good as the seat's usual one pays without a doubling."""
        points = self.outlook.mine.earns
        return max((a.money for a in EARNINGS.values() if sum(a) <= points), default=1)

    def place(self, letter: str) -> str:
        """Where the community card lies, as `Reason.at` has it."""
        return f"community:{self.view['pool'].index(letter)}"


class Account:
    """Of one action; what it does not touch is 0 or empty."""

    def __init__(self, case: Case, action: Action) -> None:
        self.case, self.action = case, action

    @cached_property
    def words(self) -> tuple[Word, ...]:
        """Those that are laid, with what doubles them."""
        if self.action.do != "play_word":
            return ()
        listed = self.action.get("second_doublings") or ()
        return doubled(words_of(self.action), listed, self.case.outlook.mine.patents)

    def aids(self, place: str) -> int:
        """How many of its letters are no card of their own, but this."""
        return sum(word.places.count(place) for word in self.words)

    @property
    def texts(self) -> list[str]:
        """The words alone."""
        return [word.text for word in self.words]

    @cached_property
    def sheet(self) -> dict[str, Any]:
        """What the words earn and pay; empty without any."""
        return appraise(self.case.state, self.action) if self.words else {}

    @cached_property
    def _found(self) -> Candidate | None:
        return self.case.turn.assessed(self.action) if self.words else None

    @property
    def money(self) -> int:
        """Dollars that it earns."""
        return int(self.sheet.get("money", 0))

    @property
    def stock(self) -> int:
        """Certificates that it earns."""
        return int(self.sheet.get("stock", 0))

    @property
    def earned(self) -> int:
        """Both, in points."""
        return self.money + self.stock

    @cached_property
    def royalties(self) -> list[int]:
        """By seat: dollars that others get."""
        return list(self.sheet.get("royalties", [0] * len(self.case.view["players"])))

    @property
    def due(self) -> int:
        """All of them."""
        return sum(self.royalties)

    @property
    def affordable(self) -> list[str]:
        """The patents that can be bought with it."""
        if self.words:
            return list(self.sheet["affordable"])
        return list(self.case.view["buyable"] or ())

    @cached_property
    def buy(self) -> str:
        """The patent that is bought with it; ``""``: none."""
        if self.action.do == "buy_patent":
            return str(self.action["letter"])
        return self._found.buy if self._found else ""

    @property
    def count(self) -> int:
        """How many cards have the letter of that patent."""
        return LETTERS[self.buy].count if self.buy else 0

    @cached_property
    def purchase(self) -> Purchase:
        """What that patent will bring, in points."""
        return self.case.values.purchase(self.buy) if self.buy else _NOTHING

    @property
    def left(self) -> int:
        """Dollars that the seat has when it is done."""
        cost = LETTERS[self.buy].cost if self.buy else 0
        return self.case.outlook.mine.money + self.money - cost

    def lead(self, seat: int) -> float:
        """Points by which one is ahead of a rival when this round is over."""
        outlook = self.case.outlook
        rival = outlook.seats[seat]
        theirs = rival.points + self.royalties[seat] + (rival.earns if rival.follows else 0.0)
        return outlook.mine.points + self.earned - theirs

    @cached_property
    def toughest(self) -> int:
        """The rival whom one leads by least."""
        return min((rival.seat for rival in self.case.outlook.rivals), key=self.lead)

    def begins_end(self, letter: str) -> bool:
        """Would the purchase of this patent begin the last round?"""
        case = self.case
        have = value(case.outlook.mine.patents) + LETTERS[letter].cost
        return not case.outlook.final and have >= goal(case.state)

    @property
    def ends(self) -> bool:
        """Does it begin the last round?"""
        return bool(self.buy) and self.begins_end(self.buy)

    @cached_property
    def end(self) -> float:
        """What that changes about winning, in points."""
        return self.case.values.ending(self.earned - self.due) if self.ends else 0.0

    @cached_property
    def kept(self) -> Counter[str]:
        """The hand cards that stay."""
        hand = Counter(self.case.outlook.hand)
        for word in self.words:
            hand.subtract(word.taken(HAND))
        if self.action.do == "discard_cards":
            hand.subtract(self.action["cards"])
        return +hand

    @cached_property
    def shared(self) -> list[str]:
        """The community cards that it uses."""
        return [card for word in self.words for card in word.taken(POOL)]

    @property
    def pool(self) -> Counter[str]:
        """The community cards that it leaves."""
        return Counter(self.case.outlook.pool) - Counter(self.shared)

    @cached_property
    def cards(self) -> float:
        """What the cards are worth that stay in hand and pool, in points."""
        case = self.case
        left = sum(case.keeping.left(letter) for letter in self.pool.elements())
        kept = case.worths.held(self.kept) if self._whole else case.keeping.hand(self.kept)
        return kept + left

    @property
    def before_the_word(self) -> bool:
        """Is it a turn of its own?"""
        return self.case.view["phase"] in ("turn", "retry")

    @property
    def answer(self) -> float:
        """What an answer to the word of somebody else is worth, in points."""
        return self.case.worths.challenge() if self.action.do == "challenge" else 0.0

    @property
    def _whole(self) -> bool:
        """Do its bad cards stay, too?"""
        return self.case.view["phase"] in ("done", "penalty")
