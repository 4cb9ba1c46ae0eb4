"""The log names the rounds of the table, whatever the table takes back."""

from __future__ import annotations

from itertools import groupby

import pytest
import tycoon
from tycoon.kernel.randomness import Random

from tests.page.desk import page_with


@pytest.mark.ux("UN-03")
@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_after_an_undo_over_rounds_the_log_goes_on_where_the_table_is(game: str) -> None:
    session = tycoon.new_game(game, ["Ann", "Bea"], {}, "back and forth")
    dice = Random.from_text("played by chance")

    def play_until(round_: int) -> None:
        while session.state.round < round_:
            session.apply(session.rules.sample_action(session.state, dice))

    play_until(4)
    while session.state.round > 2:
        session.undo(agreed=True)
    play_until(5)
    page = page_with(session)
    play = page.app.table.play
    assert play
    rounds = [number for number, _ in groupby(line.round for line in play.turn_log.log)]
    assert rounds == [0, 1, 2, 3, 2, 3, 4]
    play.cover()
    page.press(do="reveal") if page.find(do="reveal") else None
    page.press(do="open-log")
    keys = [e[1]["key"] for e in page.elements() if "log-part" in str(e[1].get("class", ""))]
    assert len(set(keys)) == len(keys) == len(rounds)
