"""Games as positions to learn from: what the seat to act sees, may do and does, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tycoon.adapters.choosing import choices_of, way_to
from tycoon.adapters.encoding import Array, Encoder
from tycoon.adapters.rewards import paid
from tycoon.bots import Situation, dice_of
from tycoon.kernel.options import Value
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.randomness import Random
from tycoon.kernel.refusals import IllegalAction
from tycoon.league.contestants import RANDOM, contestant
from tycoon.session.dealing import new_game
from tycoon.session.session import Session


class Source(NamedTuple):
    """Which games are played."""

    game: str
    bots: tuple[str, ...]
    """By name, see `tycoon.league`; they go round the table, a seat further from game to game.
    ``random`` takes any legal number alike."""
    players: int = 4
    options: tuple[tuple[str, Value], ...] = ()
    seed: str = "1"
    form: str | None = None
    """Of the actions, see `tycoon.adapters.choosing`."""


class Position(NamedTuple):
    """One choice of a game."""

    step: int
    seat: int
    observation: Array
    legal: Sequence[int]
    action: int


class Played(NamedTuple):
    """A game and what it brought, by seat, from -1 to 1."""

    number: int
    seed: str
    positions: list[Position]
    result: list[float]
    left_out: int
    """Decisions of bots for what has no number."""


class Player:
    """Plays the games of a source, each of which follows from its number."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.choices = choices_of(source.game, source.form)
        self.encoder = Encoder(source.game, source.players, self.choices)

    def play(self, number: int) -> Played:
        """The game of this number."""
        source = self.source
        seed = f"{source.seed} {number}"
        names = [f"seat_{seat}" for seat in range(source.players)]
        session = new_game(source.game, names, dict(source.options), seed)
        bots = [source.bots[(seat + number) % len(source.bots)] for seat in range(len(names))]
        dice = Random.from_text(f"moves {seed}")
        left_out: list[int] = []
        steps = self._by_bots(session, bots, dice, left_out)
        if set(bots) == {RANDOM}:
            steps = self._by_chance(session, dice)
        positions = list(steps)
        outcome: Outcome | None = session.rules.outcome(self._end)
        assert outcome is not None
        return Played(number, seed, positions, paid(outcome, "win"), len(left_out))

    def _by_chance(self, session: Session, dice: Random) -> Iterator[Position]:
        """Without a session, which keeps every state."""
        state, rules = session.state.copy(), session.rules
        step = 0
        while state.phase.seat is not None:
            self.encoder.forget()
            self.choices.begin(state)
            whole = None
            while whole is None:
                legal = sorted(self.choices.legal())
                action = legal[dice.randrange(len(legal))]
                yield self._seen(state, step, legal, action)
                step += 1
                whole = self.choices.choose(action)
            rules.play(state, whole)
        self._end = state

    def _by_bots(
        self, session: Session, names: Sequence[str], dice: Random, left_out: list[int]
    ) -> Iterator[Position]:
        step = 0
        deciding = [self._decider(name, session, dice) for name in names]
        while (seat := session.to_act) is not None:
            way = deciding[seat]()
            state = session.state
            self.encoder.forget()
            self.choices.begin(state)
            if isinstance(way, list):
                whole = None
                for action in way:
                    legal = sorted(self.choices.legal())
                    yield self._seen(state, step, legal, action)
                    step += 1
                    whole = self.choices.choose(action)
                assert whole is not None
                session.apply(whole)
            else:
                left_out.append(step)
                session.apply(way)
        self._end = session.state

    def _decider(self, name: str, session: Session, dice: Random) -> Callable[[], Any]:
        """What comes to the choices of an action, or to one that has no number."""
        if name == RANDOM:
            return lambda: self._strayed(session.state, dice)
        bot, effort = contestant(name, session.game)

        def decide() -> Any:
            action = bot.choose(Situation(session), dice_of(session), effort)
            try:
                return way_to(self.choices, session.state, action)
            except IllegalAction:
                return action

        return decide

    def _strayed(self, state: Any, dice: Random) -> list[int]:
        self.choices.begin(state)
        way: list[int] = []
        whole = None
        while whole is None:
            legal = sorted(self.choices.legal())
            way.append(legal[dice.randrange(len(legal))])
            whole = self.choices.choose(way[-1])
        return way

    def _seen(self, state: Any, step: int, legal: list[int], action: int) -> Position:
        seat = state.phase.seat
        return Position(step, seat, self.encoder.seen(state, seat, self.choices), legal, action)
