"""Letter Tycoon at the device: the word bench, challenges and purchases besides the turns."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from tycoon import Action, Event, Session

from tycoon_web.device.settings import Settings
from tycoon_web.games import bench as panels
from tycoon_web.games import play
from tycoon_web.games.desk import Onlooker
from tycoon_web.games.letter.choosing import DiscardBench
from tycoon_web.games.letter.desk import Desk
from tycoon_web.games.letter.open_table import holdings, open_table
from tycoon_web.games.letter.rack import Rack
from tycoon_web.games.letter.spell import WordBench
from tycoon_web.games.letter.story import Chronicle
from tycoon_web.games.letter.words import Words
from tycoon_web.games.open_parts import silent
from tycoon_web.games.views import View
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node

#: Sub-states in which the acting player lays a word.
_SPELLING = ("turn", "retry")


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
    shared_stages = ("challenge",)
    ending_stages = ("table", "done")
    words: Words
    chronicle: Chronicle

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        self.word: WordBench | None = None
        #: The order of everybody's cards; kept while the page is open.
        self.racks = [Rack() for _ in session.seats]
        #: People who object to the word on the table; it counts once they have `settled`.
        self.objecting: set[int] = set()
        #: … and those who have said that they accept it.
        self.accepting: set[int] = set()
        self.settled = False
        #: What a challenge came to, until the table goes on.
        self.verdict: Verdict | None = None
        #: The active player wants to see the hand before the turn ends.
        self.hand_wanted = False
        super().__init__(session, messages, settings)

    def begin(self, messages: Messages, names: list[str]) -> None:
        self.words = Words(messages, names, self.session.options)
        self.chronicle = Chronicle(self.session, self.words)

    def new_desk(self, onlooker: Onlooker | None = None) -> Desk:
        return Desk(self.session, self.words, onlooker)

    @property
    def desk(self) -> Desk:
        found = super().desk
        assert isinstance(found, Desk)
        return found

    @property
    def rack(self) -> Rack:
        """The acting player's."""
        return self.racks[self.desk.seat]

    def lay_out(self) -> None:
        self.word = self.verdict = None
        self.hand_wanted = False
        if self.phase != "challenge":
            self.objecting, self.accepting, self.settled = set(), set(), False
        if self.company.acting:
            return
        if self.phase in _SPELLING:
            self.word = WordBench(self.desk, {})
        elif self.phase == "penalty":
            self.bench = DiscardBench(self.desk, {})

    def look_up(self) -> None:
        super().look_up()
        people = {*self.company.people}  # a seat may have gone to a bot, which says for itself
        self.objecting &= people
        self.accepting &= people

    def draft(self) -> panels.Bench | None:
        return super().draft() or (self.word if self.stage() == "table" else None)

    def stage(self) -> str:
        """The table settles challenges and purchases in the open; a turn can end there too."""
        if self.verdict:
            return "verdict"
        if self.company.busy is not None:
            return super().stage()
        if self.phase == "buy":
            return "buy"
        if self.phase == "done" and self.curtains and not self.hand_wanted:
            return "table" if self.holder == self.session.to_act else "done"
        return super().stage()

    @property
    def result(self) -> Verdict | None:
        return self.verdict

    def put_away(self) -> None:
        self.verdict = None

    def curtain_key(self) -> str:
        special = {"penalty": "curtain.penalty", "done": "curtain.discard"}
        return special.get(self.phase, super().curtain_key())

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        laid = self.session.view(None)["play"]
        events = super().apply(actions)
        while self.settled and (answer := self.answer()):
            events += super().apply([answer])  # may settle it, see `lay_out`
        challenged = next((e.params["seat"] for e in events if e.key == "word_challenged"), None)
        if laid and challenged is not None:
            refused = [w for e in events if e.key == "word_rejected" for w in e.params["words"]]
            told = [event for event in events if event.audience is None]
            texts = [word["word"] for word in laid["words"]]
            self.company.curious = not self.company.is_bots(challenged)
            self.verdict = Verdict(texts, refused, laid["seat"], challenged, told)
        return events

    def unused(self) -> bool:
        """Keeping one's cards is no waste; only the purchase is, and that has its own answer."""
        return False

    def answer(self) -> Action | None:
        """What the next to be asked about the word has settled on; None: a bot is to answer."""
        if self.phase != "challenge" or self.company.acting:
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
        return any(answers[seat] for seat in self.company.people)

    def on_table(self, view: View, seat: int) -> list[Node]:
        return open_table(self.words, view)

    def standing(self, view: View, seat: int) -> list[Child]:
        said, drawn = holdings(self.words, view, seat)
        return silent(said, *drawn)

    def unpick(self) -> bool:
        """Undo takes the last letter back first (UN-01)."""
        if self.bench or not self.word or self.word.spelling.empty() or self.stage() != "table":
            return False
        self.word.spelling.take_last()
        return True

    def trail(self) -> Trail:
        trail = super().trail()
        laid = self.stage() == "table" and self.word and not self.word.spelling.empty()
        return Trail(True, trail.undo_agreed, trail.redo) if laid else trail
