"""A running game at the device: who holds it, what is being put together, what may be shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tycoon import Action, Event, Session, Step
from tycoon.session.session import FINISH

from tycoon_web.device.settings import Settings
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.hooks import GameHooks
from tycoon_web.play.panel import ActionPanel
from tycoon_web.play.seating import Seating
from tycoon_web.play.turn_context import Onlooker, TurnContext
from tycoon_web.replay.achievements import memory_of
from tycoon_web.replay.replay import Replay
from tycoon_web.telling.views import View


class Play(GameHooks):
    """Session plus hand-over. Changes go through here, saving is the table's business.

    One subclass per game answers what `GameHooks` asks.
    """

    panel: ActionPanel | None = None
    #: By seat how many hints were asked for; () where the table wants none.
    hints: tuple[int, ...] = ()
    #: So many reasons the coach tells with a plan, the others with what else might be done.
    first_reasons = 2
    #: Does a host explain what is met?
    guided = False
    #: What else there is to say on the last screen, beside who has won.
    end_notes: Sequence[Node] = ()
    #: How many kinds of points the table has seen counted; 0: all of them, the result shows.
    counted: int = 0
    #: The finished game is being stepped through.
    replay: Replay[Play] | None = None
    _context: TurnContext | None = None

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        self.session = session
        self.messages = messages
        self.settings = settings
        self.seating = Seating(session)
        #: The seat the device was shown to; None: under the curtain.
        self.holder: int | None = None
        #: The seat whose secrets show while it presses "peek".
        self.peek: int | None = None
        #: The engine's sub-state.
        self.phase = ""
        self.begin(messages, [seat.name for seat in session.seats])
        self.renew()

    def draft(self) -> ActionPanel | None:
        """What is being put together on the screen that shows."""
        return self.panel if self.screen() == "table" else None

    # --- the screen ------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """No secrets at this table (HO-06)? Bots always have theirs from a person who is alone."""
        return self.settings.handover == "open" and self.seating.alone is None

    @property
    def curtains(self) -> bool:
        """Does the device go from hand to hand, and hide what is not for all?"""
        return not self.open and len(self.seating.people) > 1

    @property
    def context(self) -> TurnContext:
        """The acting player's view and prompt; only for screens that may show them. While a bot
        plays it is that of the one person who looks on, or what all may see of the bot's.
        """
        if self._context is None:
            bot, alone = self.seating.busy, self.seating.alone
            onlooker = None
            if bot is not None:
                why = partial(self.words, "bot.still", name=self.words.player(bot))
                onlooker = Onlooker(bot if alone is None else alone, why, alone is None)
            self._context = self.new_context(onlooker)
        return self._context

    def screen(self) -> str:
        """Which screen the table needs: over, replay, bot, curtain, table, or a public one."""
        if self.session.to_act is None:
            return "replay" if self.replay else "over"
        public, busy = self.public_phases.get(self.phase), self.seating.busy is not None
        if public and (public in self.shared_screens or not busy):
            return public
        if busy:
            return "bot"
        if self.curtains and self.holder != self.session.to_act:
            return "curtain"
        return "table"

    @property
    def shown(self) -> Play:
        """What sheets tell of: the game as it is, or as it was at the replay's moment."""
        return self.replay.shown if self.replay else self

    def look_back(self, past: Session, seat: int) -> None:
        """Show a moment of the past as ``seat`` sees it; for a game that is over."""
        self.session = self.turn_log.session = past
        self._context = self.new_context(Onlooker(seat, partial(self.words, "replay.still")))
        self.turn_log.refresh()

    def _may_ask(self) -> bool:
        """May who acts ask for a hint? Only at the own table, where others do not look."""
        seat, company = self.session.to_act, self.seating
        if not self.hints or seat is None or company.busy is not None or self.result:
            return False
        return company.alone == seat or self.screen() == "table"

    def trail(self) -> Trail:
        """What can be taken back: up to somebody's decision, never only what a bot has done."""
        session, mine = self.session, [not self._by_bot(step) for step in self.session.standing]
        free = any(mine[len(mine) - session.free_steps :])
        return Trail(free, any(mine[1:]), session.can_redo, self._may_ask())

    def _by_bot(self, step: Step) -> bool:
        return self.seating.is_bots(step.seat)

    def public(self) -> View:
        """The view for all eyes; with open cards, everybody's secrets as well."""
        view = self.session.view(None)
        for player in view["players"]:
            seat = player["seat"]
            if self.open or seat in (self.peek, self.seating.alone):
                self.open_up(player, self.session.view(seat)["players"][seat])
        return view

    def players(self) -> list[View]:
        """All players as who looks may see them."""
        players: list[View] = self.context.view["players"]
        return self.public()["players"] if self.open else players

    # --- hand-over -------------------------------------------------------------------------------

    def reveal(self) -> None:
        """The next player has taken the device (HO-03)."""
        self.holder = self.session.to_act

    def cover(self) -> None:
        """Raise the curtain; nothing hidden stays (HO-02, HO-04)."""
        self.holder = None
        self.peek = None

    def enter(self) -> None:
        """Somebody comes to this table: to its curtain, or to the result of a finished game."""
        self.cover()
        self.replay, self.counted = None, 0

    # --- actions ---------------------------------------------------------------------------------

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        """Do them one after another; raises IllegalAction at the first that is impossible."""
        events: list[Event] = []
        try:
            for action in actions:
                events += self.session.apply(action)
            theirs = not self.seating.acting
            if theirs and self.settings.auto_end and self.may_end_itself(events):
                events += self.session.apply(Action("end_turn"))
        finally:
            self.renew()
        outcome = self.session.outcome
        if outcome and memory_of(self.session.game).decided(outcome.reason):
            self.counted = int(not outcome.given_up)
        return events

    def undo(self, *, agreed: bool) -> None:
        """Take back the last action of a person with all its steps, and with all that bots have
        done since (UN-01, UN-03).
        """
        session = self.session
        stopped = session.standing[-1].action == FINISH
        session.undo(agreed=agreed)
        while not stopped and self._between() and (agreed or session.can_undo):
            session.undo(agreed=agreed)
        self.renew()

    def redo(self) -> list[Event]:
        """Do again what was taken back, with all its steps and what bots did then."""
        events = self.session.redo()
        while self._between() and self.session.can_redo:
            events += self.session.redo()
        self.renew()
        return events

    def _between(self) -> bool:
        """Is this no moment to leave a person with?"""
        return self.seating.acting is not None or self.midway()

    def finish(self) -> list[Event]:
        """The whole table has agreed to end the game here (X-06)."""
        events = self.session.finish()
        self.renew()
        return events

    def renew(self) -> None:
        """After any change: forget drafts, and take the device from whoever is not to act."""
        self._context = None
        self.panel = None
        self.peek = None
        self.counted = 0
        self.seating.move_on()
        self.phase = self.session.prompt().phase
        self.turn_log.refresh()
        handed_on = not self.seating.acting and self.session.to_act != self.holder
        if handed_on or self.phase in self.public_phases:
            self.holder = None
        self.lay_out()

    def look_up(self) -> None:
        """What the table looks at has changed, the game has not."""
        self._context = None

    def close_panel(self) -> None:
        """Give the draft up; steps the rules demand cannot be given up."""
        if self.panel and not self.panel.demanded:
            self.panel = None


def watch(play: Play) -> Replay[Play]:
    """Step through this finished game, which stays as it is, from its beginning."""
    play.replay = Replay(type(play)(play.session, play.messages, play.settings))
    return play.replay


def afterwards(play: Play) -> str:
    """What the coach can tell of a game that is over: where nobody has won, nothing decided it."""
    outcome = play.session.outcome
    return play.words("decided.given_up" if outcome and outcome.given_up else "decided")
