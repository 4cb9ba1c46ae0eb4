"""The points are counted one kind after the other; who likes goes straight to the result."""

from __future__ import annotations

import random

import pytest
import tycoon

from tests.page.desk import Page, page_with
from tests.page.games import over, played


def last_press(game: str) -> Page:
    """The page just after the last press of a game."""
    whole = played(2, over) if game == "raccoon" else letter_game()
    page = page_with(whole.at(len(whole.standing) - 2), "open")
    play = page.app.table.play
    last = whole.standing[-1].action
    assert play
    assert last
    play.apply([last])
    page.app.render()
    return page


def letter_game() -> tycoon.Session:
    session = tycoon.new_game("letter", ("Ann", "Bea"), {}, "counted")
    dice = random.Random(1)
    while session.to_act is not None:
        session.apply(session.rules.sample_action(session.state, dice))
    return session


@pytest.mark.rule("RT-99")
@pytest.mark.parametrize("game", tycoon.GAMES)
def test_kind_after_kind_is_counted_and_then_who_won_is_told(game: str) -> None:
    page = last_press(game)
    play = page.app.table.play
    assert play
    assert play.counted == 1
    kinds, heard = play.kinds(), []
    for _ in kinds:
        assert not page.find(do="open-decided")  # nothing of the result before its time
        heard.append(page.app.ui.said)
        page.press(do="count-next")
    assert play.counted == 0
    assert len({*heard}) == len(kinds)
    assert page.find(do="open-decided")


@pytest.mark.parametrize("game", tycoon.GAMES)
def test_the_result_is_one_press_away_from_the_first_moment(game: str) -> None:
    page = last_press(game)
    page.press(do="count-skip")
    assert page.find(do="open-decided")
