"""Random games of any game the engine knows, for properties that hold for all of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.everyday import often
from tests.letter.lists import TINY

NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")
#: The word lists random games are played with; a small one keeps lists of actions short.
LEXICONS = {"letter": TINY}
Watch = Callable[[tycoon.Session], None]


@dataclass(frozen=True)
class Deal:
    """What a random game is made of; equal deals give equal games."""

    game: str
    players: int
    seed: str
    moves: int
    """Seeds the players' choices."""
    options: dict[str, Any] = field(default_factory=dict)

    def session(self) -> tycoon.Session:
        return new_game(self.game, self.players, self.options, self.seed)

    def moments(self) -> Iterator[tycoon.Session]:
        """The game after each of its random moves."""
        session = self.session()
        for _ in steps(session, Random(self.moves)):
            yield session

    def played(self, watch: Watch | None = None, most: int = 5000) -> tycoon.Session:
        """The game after ``most`` random moves, or at its end."""
        session = self.session()
        for _ in steps(session, Random(self.moves), most):
            if watch:
                watch(session)
        return session


def new_game(
    game: str, players: int, options: dict[str, Any] | None = None, seed: str = ""
) -> tycoon.Session:
    """`tycoon.new_game` with our names and, if the game has one, our small word list."""
    names, chosen, lexicon = NAMES[:players], options or {}, LEXICONS.get(game)
    if lexicon:
        chosen = {**chosen, "word_list": lexicon.id}
    return tycoon.new_game(game, names, chosen, seed, lexicon)


def load(text: str) -> tycoon.Session:
    """`tycoon.load_game`, with our small word lists at hand."""
    return tycoon.load_game(text, LEXICONS.values())


def steps(session: tycoon.Session, dice: Random, most: int = 5000) -> Iterator[tycoon.Action]:
    """Random legal moves until the game is over; yields each after it was made."""
    for _ in range(most):
        if session.to_act is None:
            return
        action = session.rules.sample_action(session.state, dice)
        session.apply(action)
        yield action


def deals(game: str, *, mixed: bool = False) -> st.SearchStrategy[Deal]:
    """Any number of players, any seed; with ``mixed`` any set of options that can be played."""
    rules = tycoon.GAMES[game]

    @st.composite
    def draw_deal(draw: st.DrawFn) -> Deal:
        players = draw(st.sampled_from(list(rules.seats)))
        options = draw(option_mixes(game, players)) if mixed else {}
        numbers = st.integers(0, 2**32)
        return Deal(game, players, str(draw(numbers)), draw(numbers), options)

    return draw_deal()


Test = Callable[[Deal, st.DataObject], None]


def of_any_game(examples: int, *, mixed: bool = True) -> Callable[[Test], Any]:
    """Makes a test that is given so many random deals of every game, and what it draws from."""

    def decorated(test: Test) -> Any:
        def run(game: str, data: st.DataObject) -> None:
            test(data.draw(deals(game, mixed=mixed)), data)

        run.__name__, run.__qualname__, run.__doc__ = test.__name__, test.__name__, test.__doc__
        run.__module__ = test.__module__
        drawn = given(data=st.data())(settings(max_examples=often(examples))(run))
        return pytest.mark.parametrize("game", sorted(tycoon.GAMES))(drawn)

    return decorated


def option_mixes(game: str, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Sets of options without a conflict; each option is left out half of the time."""
    values: dict[str, st.SearchStrategy[Any]] = {
        option.id: st.sampled_from(option.choices)
        if option.choices
        else st.integers(option.range[0], min(option.range[1], players - 1))
        if option.id == "start_seat"
        else st.integers(*option.range)
        for option in tycoon.GAMES[game].options
        if option.id != "word_list"
    }
    return st.fixed_dictionaries({}, optional=values).filter(
        lambda options: playable(game, players, options)
    )


def playable(game: str, players: int, options: dict[str, Any]) -> bool:
    """Is there no conflict between these options?"""
    try:
        tycoon.GAMES[game].resolve_options(options, players)
    except tycoon.SetupError:
        return False
    return True


def of_game(
    game: str, examples: int, *, mixed: bool = True, **more: st.SearchStrategy[Any]
) -> Callable[..., Any]:
    """Makes a test that is given so many random deals of this game, and ``more``."""

    def decorated(test: Callable[..., None]) -> Any:
        deal = deals(game, mixed=mixed)
        return given(deal=deal, **more)(settings(max_examples=often(examples))(test))

    return decorated


def fields_of(action: tycoon.Action) -> dict[str, Any]:
    """Its fields as plain data."""
    data = action.to_dict()
    del data["do"]
    return data


def picture(session: tycoon.Session) -> str:
    """Everything there is to know, as text, to compare two sessions byte for byte."""
    legal = [action.to_dict() for action in session.legal_actions()]
    views = [session.view(seat) for seat in (None, *range(len(session.seats)))]
    outcome = session.outcome.to_dict() if session.outcome else None
    return json.dumps(
        [session.state.to_dict(), legal, session.prompt().to_dict(), views, outcome],
        sort_keys=True,
        allow_nan=False,
    )


def story(session: tycoon.Session) -> str:
    """The journal as text."""
    return json.dumps(
        [
            [
                step.seat,
                step.action.to_dict() if step.action else None,
                [event.to_dict() for event in step.events],
                step.agreed_undo,
            ]
            for step in session.journal
        ]
    )
