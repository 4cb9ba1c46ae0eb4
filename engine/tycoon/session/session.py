"""A running game: journal, undo with barriers, redo, views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from tycoon.games import GAMES
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.memory import all_is_kept
from tycoon.kernel.options import Value
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.prompts import Prompt
from tycoon.kernel.refusals import IllegalAction, Refusal
from tycoon.kernel.rules import Rules
from tycoon.kernel.seating import seat_of
from tycoon.lexicon import Lexicon
from tycoon.session.asking import asked
from tycoon.session.saves import Written, write
from tycoon.session.seats import Automaton, Seat, seats_from

#: How an agreed undo stands among a save's actions (UN-03).
UNDO = {"do": "undo", "agreed": True}
#: The end the whole table agreed to: no seat's action, but a step like one (X-06).
FINISH = Action("finish", agreed=True)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the journal; ``action`` is None for the set-up and for an agreed undo.

    ``seat`` is None for the set-up and for `FINISH`, which no seat does alone.
    """

    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    agreed_undo: bool = False


@dataclass(slots=True)
class _Live:
    """A step that has not been undone, with the state before it (so that undo is O(1))."""

    step: Step
    before: Any
    free: bool
    """May be undone without asking the table (UN-01): nothing came to light, nobody else looked."""


class Session:
    """One game at one table; made by `tycoon.new_game` or `tycoon.load_game`."""

    def __init__(
        self,
        game: str,
        seats: tuple[Seat, ...],
        options: Mapping[str, Value],
        seed: str,
        lexicon: Lexicon | None = None,
    ) -> None:
        self.game = game
        self.rules: Rules[Any] = GAMES[game]
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.lexicon = lexicon
        self._state, events = self.rules.setup(options, len(seats), seed, lexicon)
        self._journal = [Step(None, None, tuple(events))]
        self._live: list[_Live] = []
        self._redo: list[Action] = []
        self._history: list[Written] = []
        self._written: list[tuple[Step, Written]] = []
        self._base: dict[str, Any] | None = None
        #: Only tries what else could have been done at a moment of a game; it counts for nothing.
        self.tried = False

    @property
    def state(self) -> Any:
        """The state, secrets included; read only. Who speaks for the whole table is to act."""
        return asked(self._state, self.seats, self.rules)

    @property
    def kept(self) -> dict[str, Any]:
        """The state as a save keeps it, whoever plays which seat."""
        kept: dict[str, Any] = self._state.to_dict()
        return kept

    @property
    def to_act(self) -> int | None:
        """The seat that must act now; None when the game is over."""
        seat: int | None = self.state.phase.seat
        return seat

    @property
    def journal(self) -> tuple[Step, ...]:
        """Everything that happened, in order; the first entry is the set-up."""
        return tuple(self._journal)

    @property
    def standing(self) -> tuple[Step, ...]:
        """The journal without what the table agreed to take back; the set-up comes first."""
        return (self._journal[0], *(live.step for live in self._live))

    @property
    def states(self) -> tuple[Any, ...]:
        """The states after each step of `standing`, secrets included; read only."""
        return (*(live.before for live in self._live), self._state)

    def at(self, index: int) -> Session:
        """The game as it stood after ``standing[index]``, a session of its own (for replays).

        Nothing is played again. A game that went on from a checkpoint begins there. Raises
        `IndexError`.
        """
        if not 0 <= index <= len(self._live):
            raise IndexError(index)
        past: Session = copy(self)
        if index < len(self._live):
            past._state = self._live[index].before
        past._live, past._redo, past._written = self._live[:index], [], []
        past._journal = list(past.standing)
        return past

    def try_from(self, index: int, seat: int, bot: Automaton) -> Session:
        """The game as it stood after ``standing[index]``, for ``seat`` to try something else: a
        game of its own, with `tried` set. Whoever else was a person is played by ``bot``.

        Raises `IndexError`, and `TycoonError` with ``no_such_seat``.
        """
        past, person = self.at(index), seat_of(seat, len(self.seats))
        past.seats = tuple(
            one._replace(bot=None if number == person else one.bot or bot)
            for number, one in enumerate(self.seats)
        )
        past.tried = True
        return past

    @contextmanager
    def imagined(self, *states: Any) -> Iterator[None]:
        """In this context the last of `states` are these; afterwards all is as it was.

        To see that what is hidden (`tycoon.kernel.rules.Rules.imagine`) makes no difference; to act
        in it is not allowed.
        """
        live, state = self._live, self._state
        first = len(live) + 1 - len(states)
        earlier = zip(live[first:], states, strict=False)  # the last state is no step's
        self._live = [*live[:first], *(replace(step, before=other) for step, other in earlier)]
        self._state = states[-1]
        try:
            yield
        finally:
            self._live, self._state = live, state

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        return self.rules.outcome(self._state)

    @property
    def scores(self) -> tuple[Mapping[str, Any], ...]:
        """By seat all points by source and their ``total``, as if the table ended the game now.

        What is secret counts too: only for a game that is over, and for those who may know.
        """
        return self.rules.scores(self._state)

    @property
    def word_list(self) -> dict[str, str] | None:
        """Id and fingerprint of the game's word list, as a save names it; None: it has none."""
        lexicon = self.lexicon
        return {"id": lexicon.id, "sha256": lexicon.sha256} if lexicon else None

    def prompt(self) -> Prompt:
        """What the seat to act may choose."""
        return self.rules.prompt(self.state)

    def legal_actions(self) -> Iterator[Action]:
        """Every legal action of the seat to act, once each."""
        return self.rules.legal_actions(self._state)

    def check(self, action: Action) -> Refusal | None:
        """None, or why the action is impossible now."""
        return self.rules.check(self._state, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that ``seat`` may know (None: what everybody may know), JSON-ready.

        Raises `TycoonError` with ``no_such_seat``.
        """
        return self._named(self.rules.view(self.state, seat))

    def _named(self, view: dict[str, Any]) -> dict[str, Any]:
        for player, seat in zip(view["players"], self.seats, strict=True):
            player.update(seat.to_dict())
        return view

    def apply(self, action: Action) -> list[Event]:
        """Do it; raises `IllegalAction` and then nothing has changed."""
        events = self._do(action)
        self._redo.clear()
        return events

    def _do(self, action: Action) -> list[Event]:
        before, seat = self._state, self.to_act
        state = self.state.copy()  # a state that was lived through never changes: see `at`
        events = self.rules.apply(state, action)
        self._state = state
        step = Step(seat, action, tuple(events))
        free = not (self._handed_on(seat) or any(event.reveals for event in events))
        self._journal.append(step)
        self._live.append(_Live(step, before, free))
        return events

    def _handed_on(self, seat: int | None) -> bool:
        """After ``seat`` has acted: must another person act than the one who did last?

        What bots do in between takes the device out of nobody's hands (RT-A43).
        """
        following = self.to_act
        if following is None or self.seats[following].bot:
            return following is None
        acted = chain((seat,), (live.step.seat for live in reversed(self._live)))
        people = (seat for seat in acted if seat is not None and not self.seats[seat].bot)
        return following != next(people, None)

    def finish(self) -> list[Event]:
        """End the game here, scored as it stands, because everybody agrees (X-06).

        Raises `IllegalAction` with ``game_over``. To take it back needs agreement as well.
        """
        if self.to_act is None:
            raise IllegalAction(Refusal("game_over"))
        before, self._state = self._state, self._state.copy()
        events = self.rules.finish(self._state)
        step = Step(None, FINISH, tuple(events))
        self._journal.append(step)
        self._live.append(_Live(step, before, free=False))
        self._redo.clear()
        return events

    def preview(self, *actions: Action) -> list[tuple[list[Event], dict[str, Any]]]:
        """What each action in turn would do, and the actor's view after it; nothing changes.

        For showing consequences before a commitment (PV-01 … PV-06). An action that reveals
        something (see `reveals`) shows it here too: do not put that on a screen.
        """
        state, shown = self.state.copy(), []
        for action in actions:
            seat = state.phase.seat
            events = self.rules.apply(state, action)
            shown.append((events, self._named(self.rules.view(state, seat))))
        return shown

    def forecast(self) -> dict[str, Any]:
        """What each kind of action would bring the seat to act; see `Rules.forecast`."""
        return self.rules.forecast(self.state)

    def reveals(self, action: Action) -> bool:
        """Would this legal action bring something unknown to light? (UN-02)"""
        return any(event.reveals for event in self.rules.apply(self._state.copy(), action))

    @property
    def can_undo(self) -> bool:
        """May the last action be taken back without asking (UN-01, RT-A43)?

        Yes while it has revealed nothing and no other person must act, to whom the device would be
        handed on. What stands before an agreed undo needs agreement too.
        """
        return self.free_steps > 0

    @property
    def free_steps(self) -> int:
        """How many of the last actions can be taken back like this, one after the other."""
        last = zip(reversed(self._live), reversed(self._journal), strict=False)
        bound = (n for n, (live, step) in enumerate(last) if not live.free or live.step is not step)
        return next(bound, len(self._live))

    @property
    def can_undo_agreed(self) -> bool:
        """There is an action to take back if the table agrees (UN-03)."""
        return bool(self._live)

    @property
    def can_redo(self) -> bool:
        """An undone action can be done again; any new action ends that."""
        return bool(self._redo)

    def undo(self, *, agreed: bool = False) -> None:
        """Take back the last action; raises `IllegalAction` with ``nothing_to_undo`` or
        ``undo_needs_agreement``. An agreed undo of what was no longer free stays in the journal.
        """
        free = self.can_undo
        if self._live and not (free or agreed):
            raise IllegalAction(Refusal("undo_needs_agreement"))
        self._take_back(noted=not free)

    def _take_back(self, *, noted: bool) -> None:
        if not self._live:
            raise IllegalAction(Refusal("nothing_to_undo"))
        last = self._live.pop()
        self._state = last.before
        seat, action = last.step.seat, last.step.action
        assert action is not None
        if action is not FINISH:  # to end the game once more they would have to agree once more
            self._redo.append(action)
        if noted:
            note = Event("play_on", {}) if action is FINISH else Event("undone", {"seat": seat})
            self._journal.append(Step(seat, None, (note,), agreed_undo=True))
        else:
            self._journal.pop()

    def redo(self) -> list[Event]:
        """Do again what was undone; raises `IllegalAction` with ``nothing_to_redo``."""
        if not self._redo:
            raise IllegalAction(Refusal("nothing_to_redo"))
        return self._do(self._redo.pop())

    def dumps(self) -> str:
        """The save file's text; `tycoon.load_game` reads it."""
        actions = self._write_actions()
        checkpoint = {"index": len(actions), "state": self.kept}
        if self._base is not None:
            checkpoint["base"] = {"index": len(self._history), "state": self._base}
        tried = {"tried": True} if self.tried else {}
        return write(
            {
                "game": self.game,
                **tried,
                "options": self.options,
                "seats": [seat.to_dict() for seat in self.seats],
                "seed": self.seed,
                "lexicon": self.word_list,
                "actions": Written.list_of(actions),
                "checkpoint": checkpoint,
            }
        )

    def _write_actions(self) -> list[Written]:
        """Each is made text once: a long game is stored as quickly as a short one."""
        known, steps = self._written, self._journal
        while known and (len(known) > len(steps) or known[-1][0] is not steps[len(known) - 1]):
            known.pop()  # taken back since
        with all_is_kept():
            for step in steps[len(known) :]:
                known.append((step, Written.of(step.action.to_dict() if step.action else UNDO)))
        return [*self._history, *(text for _, text in known[1:])]

    def replay(self, entry: Any) -> None:
        """Do an entry of a save's ``actions`` again; raises `IllegalAction`."""
        if entry == UNDO:
            self._take_back(noted=True)  # whoever plays which seat by now
            self._redo.clear()
        elif entry == FINISH.to_dict():
            self.finish()
        else:
            self.apply(Action.from_dict(entry))

    def hand_seat(self, seat: int, bot: Automaton | None) -> None:
        """From now on this bot plays the seat, or a person (None); not a step of the game.

        The table agrees to it (X-06). Raises `TycoonError` with ``no_such_seat``.
        """
        seat = seat_of(seat, len(self.seats))
        seats = list(self.seats)
        seats[seat] = seats[seat]._replace(bot=bot)
        self.seats = tuple(seats)

    def name_seat(self, seat: int, name: str) -> None:
        """From now on this player is called so; not a step of the game, as who plays is none. But
        a save from before it is another game's: the same deal is played by others, too.

        Raises `TycoonError` with ``no_such_seat`` or ``name_missing``.
        """
        players = [other.to_dict() for other in self.seats]
        players[seat_of(seat, len(players))]["name"] = name
        self.seats = seats_from(players, self.game)

    @property
    def from_checkpoint(self) -> bool:
        """The rules have changed since: the game went on from its saved state, not by replay."""
        return self._base is not None

    def go_on_from(self, state: Any, history: list[Any]) -> None:
        """Continue from a state that ``history`` (save entries) led to under older rules."""
        self._state, self._base = state, state.to_dict()
        self._history = [Written.of(entry) for entry in history]
        self._journal = [Step(None, None, (Event("resumed_from_checkpoint", {}),))]
