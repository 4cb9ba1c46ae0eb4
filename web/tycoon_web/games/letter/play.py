"""Letter Tycoon at the device: the word panel, challenges and purchases besides the turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import filterfalse, islice
from types import MappingProxyType
from typing import NamedTuple, cast

from tycoon import Action, Event, Session
from tycoon.lexicon import offensive

from tycoon_web.device.settings import Settings
from tycoon_web.games.letter.panels.choosing import DiscardPanel
from tycoon_web.games.letter.panels.rack import Rack
from tycoon_web.games.letter.panels.spell import WordPanel
from tycoon_web.games.letter.table.open_table import holdings, open_table
from tycoon_web.games.letter.telling.turn_log import TurnLog
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.games.letter.turn_context import TurnContext
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node
from tycoon_web.play import panel as panels
from tycoon_web.play import play
from tycoon_web.play.public_parts import silent
from tycoon_web.play.turn_context import Onlooker
from tycoon_web.telling.views import View

#: Sub-states in which the acting player lays a word.
_SPELLING = ("turn", "retry")
#: So many words of the list are shown before and after one that was looked up.
_LEAVES = 5, 10


class Verdict(NamedTuple):
    """What the word list said to a challenge."""

    words: list[str]
    """All that was played."""
    refused: list[str]
    """Those the list does not have; empty: the play stands."""
    seat: int
    """Whose play it was."""
    challenger: int
    events: list[Event]
    """All that followed from it, public."""


class Play(play.Play):
    """Session plus hand-over."""

    public_phases = MappingProxyType({"challenge": "challenge"})
    shared_screens = ("challenge",)
    ending_screens = ("table", "done")
    cloth = ".cloth-letter"
    first_reasons = 1
    words: Words
    turn_log: TurnLog

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        self.word: WordPanel | None = None
        #: The order of everybody's cards; kept while the page is open.
        self.racks = [Rack() for _ in session.seats]
        #: People who object to the word on the table; it counts once they have `settled`.
        self.objecting: set[int] = set()
        #: … and those who have said that they accept it.
        self.accepting: set[int] = set()
        self.settled = False
        #: Which of the patents to buy lies in front.
        self.front = ""
        #: What a challenge came to, until the table goes on.
        self.verdict: Verdict | None = None
        #: The active player wants to see the hand before the turn ends.
        self.hand_wanted = False
        super().__init__(session, messages, settings)

    def begin(self, messages: Messages, names: list[str]) -> None:
        self.words = Words(messages, names, self.session.options)
        self.turn_log = TurnLog(self.session, self.words)

    def new_context(self, onlooker: Onlooker | None = None) -> TurnContext:
        return TurnContext(self.session, self.words, onlooker)

    @property
    def context(self) -> TurnContext:
        return cast(TurnContext, super().context)

    @property
    def rack(self) -> Rack:
        """The acting player's."""
        return self.racks[self.context.seat]

    def lay_out(self) -> None:
        self.word = self.verdict = None
        self.hand_wanted, self.front = False, ""
        if self.phase != "challenge":
            self.objecting, self.accepting, self.settled = set(), set(), False
        if self.seating.acting:
            return
        if self.phase in _SPELLING:
            self.word = WordPanel(self.context, {})
        elif self.phase == "penalty":
            self.panel = DiscardPanel(self.context, {})

    def look_up(self) -> None:
        super().look_up()
        people = {*self.seating.people}  # a seat may have gone to a bot, which says for itself
        self.objecting &= people
        self.accepting &= people

    def draft(self) -> panels.ActionPanel | None:
        return super().draft() or (self.word if self.screen() == "table" else None)

    def screen(self) -> str:
        """The table settles challenges and purchases in the open; a turn can end there too."""
        if self.verdict:
            return "verdict"
        if self.seating.busy is not None:
            return super().screen()
        if self.phase == "buy":
            return "buy"
        if self.phase == "done" and self.curtains and not self.hand_wanted:
            return "table" if self.holder == self.session.to_act else "done"
        return super().screen()

    @property
    def result(self) -> Verdict | None:
        return self.verdict

    def put_away(self) -> None:
        self.verdict = None

    def curtain_key(self) -> str:
        special = {"penalty": "curtain.penalty", "done": "curtain.discard"}
        return special.get(self.phase, super().curtain_key())

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        laid, before = self.session.view(None)["play"], self.word
        events = super().apply(actions)
        if self.phase == "retry" and self.word and before:
            self.word.spelling = before.spelling  # its cards are where they were
        while self.settled and (answer := self.answer()):
            events += super().apply([answer])  # may settle it, see `lay_out`
        challenged = next((e.params["seat"] for e in events if e.key == "word_challenged"), None)
        if laid and challenged is not None:
            refused = [w for e in events if e.key == "word_rejected" for w in e.params["words"]]
            told = [event for event in events if event.audience is None]
            texts = [word["word"] for word in laid["words"]]
            self.seating.curious = not self.seating.is_bots(challenged)
            self.verdict = Verdict(texts, refused, laid["seat"], challenged, told)
        return events

    def unused(self) -> bool:
        """Keeping one's cards is no waste; only the purchase is, and that has its own answer."""
        return False

    def answer(self) -> Action | None:
        """What the next to be asked about the word has settled on; None: a bot is to answer."""
        if self.phase != "challenge" or self.seating.acting:
            return None
        return Action("challenge" if self.session.to_act in self.objecting else "accept")

    def may_end_itself(self, events: Sequence[Event]) -> bool:
        done = self.session.prompt()
        possible = [choice.do for choice in done.choices if not choice.refusal]
        return done.phase == "done" and possible == ["end_turn"]

    def midway(self) -> bool:
        """The people at the table answer a word all at once."""
        if self.session.prompt().phase != "challenge":
            return False
        answers = self.session.view(None)["play"]["answers"]
        return any(answers[seat] for seat in self.seating.people)

    def on_table(self, view: View, seat: int) -> list[Node]:
        return open_table(self.words, view)

    def standing(self, view: View, seat: int) -> list[Child]:
        said, drawn = holdings(self.words, view, seat)
        return silent(said, *drawn)

    def unpick(self) -> bool:
        """Undo takes the last letter back first (UN-01)."""
        if self.panel or not self.word or self.word.spelling.empty() or self.screen() != "table":
            return False
        self.word.spelling.take_last()
        return True

    def trail(self) -> Trail:
        trail = super().trail()
        laid = self.screen() == "table" and self.word and not self.word.spelling.empty()
        return trail._replace(undo=True) if laid else trail


def neighbours(session: Session, word: str) -> tuple[list[str], list[str]]:
    """What stands in the agreed list before and after a word that has been judged."""
    lexicon = session.lexicon
    if lexicon is None:
        return [], []
    sides = zip((lexicon.before(word), lexicon.after(word)), _LEAVES, strict=True)
    before, after = (list(islice(filterfalse(offensive, side), n)) for side, n in sides)
    return before[::-1], after
