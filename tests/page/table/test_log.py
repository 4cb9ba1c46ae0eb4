"""The log names the rounds of the table, whatever the table takes back; signs keep their words."""

from __future__ import annotations

from itertools import groupby

import pytest
import tycoon
from tycoon.kernel.randomness import Random
from tycoon_web.play.page import page_of
from tycoon_web.rooms.table.log import Wish

from tests.page.desk import Element, Page, page_with


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


def _written(page: Page) -> list[str]:
    """The lines of the log, newest round first, as they are heard."""
    rows: list[Element] = [e for e in page.elements() if "log-line" in str(e[1].get("class", ""))]
    return [_heard(row) for row in rows]


def _heard(element: Element) -> str:
    """What is not drawn for the eyes alone."""
    if element[1].get("aria-hidden") == "true":
        return ""
    return "".join(c if isinstance(c, str) else _heard(c) for c in element[2])


def _played(game: str, rounds: int) -> tycoon.Session:
    session = tycoon.new_game(game, ["Ann", "Bea", "Cyd"], {}, "told in signs")
    dice = Random.from_text("by chance")
    while session.to_act is not None and session.state.round < rounds:
        session.apply(session.rules.sample_action(session.state, dice))
    return session


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_every_line_is_heard_as_its_sentence_whether_in_signs_or_in_words(game: str) -> None:
    page = page_with(_played(game, 12))
    play = page.app.table.play
    assert play
    play.cover()
    page.press(do="reveal") if page.find(do="reveal") else None
    page.press(do="open-log")
    sentences = sorted(line.text for line in play.turn_log.log)
    assert sorted(_written(page)) == sentences
    seen = [e for e in page.elements() if e[1].get("class") == "log-said"]
    assert len(seen) < len(sentences) / 4, "most of it is said in signs"
    page.press(id="log-words")
    assert sorted(_written(page)) == sentences
    assert len([e for e in page.elements() if e[1].get("class") == "log-said"]) == len(sentences)
    page.press(id="log-1")
    hers = sorted(line.text for line in play.turn_log.log if line.seat == 1)
    assert sorted(_written(page)) == hers, "still in words"


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_a_line_stands_in_the_column_of_the_turn_it_belongs_to(game: str) -> None:
    play = page_with(_played(game, 6)).app.table.play
    assert play
    turn = None
    for step in play.session.standing:
        told = [line for line in play.turn_log.log if line.step is step]
        assert {line.owner for line in told} <= {turn, *_begun(step)}
        turn = next(reversed(_begun(step)), turn)


def _begun(step: tycoon.Step) -> list[int]:
    return [event.params["seat"] for event in step.events if event.key == "turn_started"]


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_signs_say_how_much(game: str) -> None:
    play = page_with(_played(game, 12)).app.table.play
    assert play
    draw = page_of(game).entry
    for line in play.turn_log.log:
        assert line.event
        drawn = draw(play.words, line.event, ["lantern", "key", "hat"])
        if drawn and (money := line.event.params.get("income", line.event.params.get("cost"))):
            assert drawn.amount.endswith(f"${money}")
            assert drawn.amount[0] in "+−"


@pytest.mark.parametrize("arg", ["", "2", "w", "0w"])
def test_what_somebody_wants_to_read_is_kept_by_the_sheet(arg: str) -> None:
    assert Wish.of(arg).arg() == arg
