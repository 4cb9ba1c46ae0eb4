"""What every bot of every game has to do: play to the end, by the rules, on what it may know."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import strategies as st
from tycoon.bots import LEVELS, Bot, Situation, dice_of, make
from tycoon.games import game_of
from tycoon.lexicon import SHIPPED

from tests.conformance.play import NAMES, Deal, of_any_game

GAMES = sorted(tycoon.GAMES)
LITTLE = 0.2  #: effort; how deep a search goes is not what is tested here
WORD_LISTS: dict[str, tuple[dict[str, str], ...]] = {
    "letter": tuple({"word_list": id} for id in SHIPPED)
}


def tables(game: str) -> Iterator[Any]:
    """Every preset with every word list, at every number of seats, for every level."""
    rules = tycoon.GAMES[game]
    for preset in rules.presets:
        for words in WORD_LISTS.get(game, ({},)):
            for players in rules.seats:
                for level in LEVELS:
                    yield pytest.param(game, players, {"edition": preset, **words}, level)


def played(session: tycoon.Session, bots: list[Bot], most: int = 3000) -> tycoon.Session:
    """The session with so many more actions of bots, each of them checked."""
    for _ in range(most):
        if (seat := session.to_act) is None:
            break
        session.apply(bots[seat].choose(Situation(session), dice_of(session), LITTLE))
    return session


@pytest.mark.parametrize(
    ("game", "players", "options", "level"), [table for game in GAMES for table in tables(game)]
)
def test_every_level_plays_every_edition_to_the_end(
    game: str, players: int, options: dict[str, Any], level: str
) -> None:
    session = tycoon.new_game(game, NAMES[:players], options, "to the end")
    assert played(session, [make(game, level)] * players).outcome is not None


def mixed_bots(deal: Deal) -> list[Bot]:
    dice = Random(deal.moves)
    return [
        make(deal.game, dice.choice(LEVELS), dice.choice(game_of(deal.game).characters))
        for _ in range(deal.players)
    ]


@of_any_game(12)
def test_any_bots_play_any_options_to_the_end(deal: Deal, data: st.DataObject) -> None:
    session = deal.session()
    played(session, mixed_bots(deal))
    assert session.outcome is not None


@of_any_game(12)
def test_a_bot_can_take_over_at_any_moment(deal: Deal, data: st.DataObject) -> None:
    """Also where a bot would never have come to."""
    session = deal.played(most=data.draw(st.integers(0, 300)))
    played(session, mixed_bots(deal), 30)


@of_any_game(15)
def test_what_is_hidden_makes_no_difference(deal: Deal, data: st.DataObject) -> None:
    """Hands, decks, money, chance to come: shuffled, and the choice is the same."""
    session = deal.played(most=data.draw(st.integers(0, 200)))
    bots = mixed_bots(deal)
    for _ in range(12):
        if (seat := session.to_act) is None:
            return
        action = bots[seat].choose(Situation(session), dice_of(session), LITTLE)
        with session.imagined(session.rules.imagine(session.state, seat, Random(deal.moves))):
            again = bots[seat].choose(Situation(session), dice_of(session), LITTLE)
        assert again == action
        session.apply(action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_thinking_comes_in_small_slices(game: str, level: str) -> None:
    """Never more than 5 ms where nothing else runs; here the median of slices that are long."""
    session = tycoon.new_game(game, NAMES[:3], {}, "slices")
    bots, longest = [make(game, level)] * 3, []
    played(session, bots, 20)  # what is read once is read
    for _ in range(30):
        if (seat := session.to_act) is None:
            break
        slices, thinking = [0.0], bots[seat].think(Situation(session), dice_of(session))
        try:
            while True:
                started = time.process_time()
                next(thinking)
                slices.append(time.process_time() - started)
        except StopIteration as done:
            session.apply(done.value)
        longest.append(max(slices))
    assert sorted(longest)[len(longest) // 2] < 0.020
