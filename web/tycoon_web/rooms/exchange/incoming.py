"""Commands that take a game in: file, drop, paste, link, launch (FI-06 … FI-10, HO-05)."""

from __future__ import annotations

from tycoon import SaveError, Session, SetupError

from tycoon_web.device.records import Label, clean_title, mark
from tycoon_web.games.deals import DEAL, Deal, deal_of
from tycoon_web.games.host import Event
from tycoon_web.games.words import Words
from tycoon_web.rooms.exchange.sharing import LINK, Arrival, Twin, find_twin
from tycoon_web.rooms.home.room import SlotsCommands


class ImportCommands(SlotsCommands):
    """What comes is shown first; nothing on the shelf changes until somebody takes it."""

    def __init__(self) -> None:
        super().__init__()
        self.arrival: Arrival | None = None
        #: What takes the place of ours as soon as this window is the one that plays it.
        self.taking: Arrival | None = None

    def do_open_import(self, event: Event) -> None:
        self.arrival = None
        self.open_sheet("import", "", event)

    def follow_link(self, route: str) -> bool:
        """Is the address a game? Then ask the browser for it, and let the address go."""
        if not route.startswith(LINK):
            return False
        self.port.go("", replace=True)
        self.port.unpack(route.removeprefix(LINK))
        return True

    def linked_deal(self, route: str) -> Deal | None:
        """The set-up in the address; one that cannot be played says why, and goes (FI-11)."""
        if not route.startswith(DEAL):
            return None
        try:
            return deal_of(route)
        except SetupError as error:
            why = Words(self.t).refusal(error.refusal)
        self.port.go("", replace=True)
        self.arrival = Arrival(problem=self.t("deal.refused", why=why))
        self.open_sheet("arrival", "", {})
        return None

    def on_received(self, event: Event) -> None:
        """Something came from outside: look at it, and show what it is."""
        text, when = event.get("text") or "", event.get("when") or ""
        self.arrival, missing = self.look_at(text, when, event.get("problem") or "")
        self.show_arrived("arrival", event)
        if missing:
            lacking = self.arrival
            self.bring_list(missing, lambda: self._look_anew(lacking, event))

    def _look_anew(self, lacking: Arrival | None, event: Event) -> None:
        """Its list has come; is it still what is looked at?"""
        if self.ui.sheet == "arrival" and self.arrival is lacking:
            self.on_received(event)

    def show_arrived(self, sheet: str, event: Event) -> None:
        """Nobody's hand stays open below it."""
        if self.play and self.ui.route == "table":
            self.play.cover()
        self.ui.question = None
        self.open_sheet(sheet, "", event)
        self.ui.focus = "sheet-title"

    def look_at(self, text: str, when: str, problem: str = "") -> tuple[Arrival, SaveError | None]:
        """What came; and what the engine has against it. ``problem``: why nothing could be read."""
        if problem:
            return Arrival(problem=self.t(f"refusal.{problem}")), None
        try:
            return self._look_at(text, when), None
        except SaveError as error:
            problem = self.t(f"refusal.{error.code}", **error.params)
            return Arrival(problem=problem, lacks=str(error.params.get("id", ""))), error

    def _look_at(self, text: str, when: str) -> Arrival:
        session = self.load(text)
        twin = find_twin(session.dumps(), self.texts().items())
        return Arrival(session, when and self.port.date(when), "", twin, self.room())

    def do_take_new(self, event: Event) -> None:
        """Into a slot of its own, under its curtain."""
        arrival = self.arrival
        if arrival is None or arrival.session is None or arrival.full:
            return
        session, label = arrival.session, self.new_label(arrival.session, arrival.title)
        if arrival.twin:
            title = clean_title(self.t("games.duplicate_of", name=self.name_of(label)))
            label = label._replace(title=title)
        self.leave(lambda: self.begin(session, label=label), event.get("id"))

    def do_take_theirs(self, event: Event) -> None:
        """The one that came goes on in the place of ours."""
        arrival = self.arrival
        if arrival and self._still_so(arrival):
            self.leave(lambda: self._claim_for(arrival), event.get("id"))

    def _claim_for(self, arrival: Arrival) -> None:
        """No other window may play ours on while theirs takes its place."""
        self.taking = arrival
        self.port.claim(arrival.twin.slot if arrival.twin else "", take=True)

    def on_claimed(self, event: Event) -> None:
        taking = self.taking
        if taking is None or taking.twin is None or taking.twin.slot != event["slot"]:
            super().on_claimed(event)
            return
        self.taking = None
        shown = self.ui.sheet == "arrival" and self.arrival is taking
        if event["mine"] and shown and self._still_so(taking):
            self._replace(taking.session, taking.twin)
        else:
            super().on_claimed(event)
            self.port.claim(self.slot)

    def _still_so(self, arrival: Arrival) -> bool:
        """Is ours still the one that was compared? If not, the sheet says what it is now."""
        shown, session = arrival.twin, arrival.session
        if session is None:
            return False
        arrival.twin = find_twin(session.dumps(), self.texts().items())
        if shown and arrival.twin == shown:
            return True
        arrival.full = self.room()
        self.ui.alarm = self.ui.why = self.t("arrival.changed")
        self.ui.count += 1
        return False

    def _replace(self, theirs: Session | None, ours: Twin) -> None:
        if theirs:
            label = self._label(theirs, self.label_of(ours.slot) or Label())
            here = ours.slot == self.slot and self.unsaved
            self.begin(theirs, ours.slot, label, self.base if here else ours.text)

    def new_label(self, session: Session, title: str = "") -> Label:
        """For a game that is new here, and exists elsewhere too."""
        return self._label(session, Label(title=title, began=self.port.now()))

    def _label(self, session: Session, label: Label) -> Label:
        return label.of(session)._replace(exported=mark(session.dumps()))
