"""Bots at the table: they think in slices, and what they do is shown step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from tycoon import Action, TycoonError
from tycoon.session.seats import Automaton, automaton

from tycoon_web.dealing.players import PERSON, who
from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.scenes import asked, pawn, put
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play
from tycoon_web.play.thinking import REST, SLICE
from tycoon_web.replay.replay import reading_time
from tycoon_web.rooms.opponents.seats import seats_sheet
from tycoon_web.rooms.opponents.thought import Thought
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import Question, UiState

#: Seconds that something is shown at normal pace: what an auction or a challenge came to; a bid,
#: which is longer thought about the higher it is.
RESULT, BID, LONG_BID = 2.5, 1.2, 2.0
#: A fault is read by everybody, however fast bots play.
FAULT = 2.5
#: A move that has gone wrong so often is not thought out anew unasked.
UNASKED = 2
#: How much longer everything is shown.
PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "instant": 0.0}

_HANDED = asked(pawn("lantern", 128, 58, 62), put("tr-beat-tycoon", 194, 54, 68, 80))


class Rules(Protocol):
    """The texts of the rules."""

    def need(self, game: str) -> None:
        """See to it that it is there, sooner or later."""


class Autosave(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None
    elsewhere: bool

    def save(self) -> None: ...
    def may_change(self) -> bool: ...


class Opponents(Room):
    """`look` sees to it after every drawing that a bot goes on when it is due."""

    def __init__(self, port: Port, t: Messages, settings: Settings, ui: UiState) -> None:
        self.port, self.t, self.settings, self.ui = port, t, settings, ui
        self._thought: Thought | None = None
        #: Until when what happened last is shown, on the port's clock.
        self._shown_until = 0.0
        #: Somebody has pressed "next".
        self._go_on = False
        #: A call is on its way.
        self._coming = False
        #: What is to follow a move, each in a task of its own: none is to be long.
        self._after: list[Callable[[], None]] = []

    def meet(self, *, table: Autosave, rules: Rules) -> None:
        """The rooms it needs."""
        self._table, self._rules = table, rules

    @control("open-seats")
    def _open_seats(self, event: Event) -> None:
        self.ui.open_sheet("seats", "", event)

    # --- whose turn it is ------------------------------------------------------------------------

    def look(self) -> None:
        """Go on if a bot is due and nothing is in the way; asked after every drawing."""
        play = None if self._coming else self._due()
        if play or (self._after and not self._coming):
            self._coming = True
            self.port.wait(REST if self._after or not play else self._time_left(play), self._tick)

    def _due(self) -> Play | None:
        """The game in which a bot has something to do or to show, here and now."""
        play, ui = self._table.play, self.ui
        in_sight = ui.route == "table" and not (ui.sheet or ui.question)
        if play is None or not in_sight or self._table.elsewhere or not self.port.visible():
            return None
        over = play.session.to_act is None
        if over or play.seating.busy is None or play.seating.stuck:
            return None
        return play if self._to_find(play) or not self._held(play) else None

    def _held(self, play: Play) -> bool:
        """Do the people want to press for each step?"""
        return play.seating.paused and not self._go_on

    def _to_find(self, play: Play) -> bool:
        """Is there a move still to be found?"""
        thought = self._thought_of(play)
        return thought is not None and thought.action is None

    def _time_left(self, play: Play) -> float:
        """Seconds until there is something to do."""
        now = self._go_on or self._to_find(play)
        return REST if now else max(REST, self._shown_until - self.port.clock())

    def _thought_of(self, play: Play) -> Thought | None:
        """About the move that a bot must find now; one about anything else is given up."""
        session, attempt = play.session, play.seating.faults
        if not play.seating.acting:
            self._thought = None
        elif self._thought is None or not self._thought.is_about(session, attempt):
            self._thought = Thought(session, attempt, self.port.clock)
            if play.result:
                self._show_for(RESULT, 1.0 if play.seating.curious else 0.0)
        return self._thought

    def _show_for(self, seconds: float, least: float = 0.0) -> None:
        """At the pace that was set, or at this one if that is slower."""
        self._shown_until = self.port.clock() + seconds * max(PACES[self.settings.pace], least)

    # --- going on --------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._coming = False
        if self._after:
            self._after.pop(0)()
        elif (play := self._due()) and self._step(play):
            self._after.append(self.ui.draw)
        self.look()

    def _step(self, play: Play) -> bool:
        """Think for a moment, else do what is due; is there something new to be seen?"""
        thought = self._thought_of(play)
        if thought and thought.action is None:
            return self._think(play, thought)
        if not self._go_on and (self._held(play) or self.port.clock() < self._shown_until):
            return False
        self._go_on = False
        if thought is None:
            self._hand_on(play)
        elif play.result:
            play.put_away()
        elif thought.action:
            self._act(play, thought.action)
        return True

    def _think(self, play: Play, thought: Thought) -> bool:
        try:
            thought.work(SLICE)
        except Exception:  # whatever is wrong with a bot, the game must not suffer
            self._fault(play)
            return True
        return False

    def _act(self, play: Play, action: Action) -> None:
        """What a bot does is stored as what people do is."""
        seat, told, known = play.session.to_act, play.seating.told, len(play.turn_log.log)
        asked = play.screen() in play.shared_screens
        assert seat is not None
        if play.session.check(action):
            self._fault(play)
            return
        play.apply([action])
        self._after += [self._table.save, partial(self._rules.need, play.session.game)]
        new = range(known, len(play.turn_log.log))
        lines = [partial(play.turn_log.line, n) for n in new]
        self.ui.said = " ".join(line() for line in lines)
        company, after = play.seating, play.screen()
        if after in play.shared_screens or (asked and not company.acting):
            pondered = BID + (LONG_BID - BID) * play.gravity()
            self._show_for(pondered if company.acting and lines else 0)  # nobody waits for a bot
        elif after != "over" and not play.result:
            play.seating.told = told
            if lines:
                play.seating.tell(seat, lines, [play.turn_log.log[n].event for n in new])
            self._show_for(reading_time(self.ui.said) if lines else 0)
            play.look_up()
        if company.busy is None:
            self.ui.focus_screen()

    def _hand_on(self, play: Play) -> None:
        """A person is next."""
        play.seating.told = None
        play.look_up()
        self.ui.focus_screen()

    # --- faults ----------------------------------------------------------------------------------

    def _fault(self, play: Play) -> None:
        """Once the move is thought out anew, with other dice; then people are asked what to do."""
        company, seat = play.seating, play.session.to_act
        assert seat is not None
        company.faults += 1
        company.stuck = company.faults % UNASKED == 0
        name = play.words.player(seat)
        alarm = partial(self.t, "bot.stuck" if company.stuck else "bot.fault", name=name)
        self.ui.alarm = alarm()
        company.tell(seat, [alarm], [None])
        self._shown_until = self.port.clock() + FAULT
        play.look_up()

    @control("bot-again")
    def _again(self, event: Event) -> None:
        if self._table.play:
            self._table.play.seating.stuck = False

    # --- what people ask for ---------------------------------------------------------------------

    @control("bot-next")
    def _next(self, event: Event) -> None:
        """On at once; who has nothing to read meanwhile does not want to wait for a better move."""
        play = self._table.play
        if play and self._thought and (self._go_on or not play.seating.told):
            self._thought.hurried = True
        self._go_on = True

    @control("bot-pause")
    def _pause(self, event: Event) -> None:
        if self._table.play:
            company = self._table.play.seating
            company.paused = not company.paused

    @sheet("seats")
    def _seats(self) -> Node | None:
        play = self._table.play
        return seats_sheet(self.t, play.session) if play else None

    @control("name-seat")
    def _name_seat(self, event: Event) -> None:
        """What a player is called from now on; an emptied field changes nothing."""
        play, seat = self._table.play, int(event["seat"])
        if play is None or not self._table.may_change():
            return
        try:
            play.session.name_seat(seat, str(event.get("value") or ""))
        except TycoonError:
            return
        play.words.names = [one.name for one in play.session.seats]
        play.look_up()
        self._table.save()

    @control("hand-seat")
    def _ask_to_hand(self, event: Event) -> None:
        """A seat changes hands if the whole table agrees (X-06)."""
        play, seat, value = self._table.play, int(event["seat"]), event["value"]
        if play is None:
            return
        old = play.session.seats[seat].bot
        new = None
        if value != PERSON:
            kept = {"character": old.character} if old else {}
            new = automaton({"level": value, **kept}, play.session.game)
        if new != old:
            name = play.words.player(seat)
            text, note = self.t("seats.ask", name=name, who=who(self.t, new)), self.t("seats.all")
            yes = self.t("seats.yes")
            question = Question(
                text, note, yes, lambda: self._hand(play, seat, new), picture=_HANDED
            )
            self.ui.ask(question, event.get("id"))

    def _hand(self, play: Play, seat: int, bot: Automaton | None) -> None:
        """From now on; where the device goes round, nobody's cards lie open after this."""
        if play is not self._table.play or not self._table.may_change():
            return
        before = play.session.to_act
        play.session.hand_seat(seat, bot)
        if seat in (before, play.session.to_act):
            play.renew()
        play.look_up()
        play.cover()
        self._table.save()
        name = play.words.player(seat)
        self.ui.said = self.t("seats.handed", name=name, who=who(self.t, bot))
