"""A finished game, analysed: blunders are found, luck is told apart, nothing is known too early."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest
import tycoon
from tycoon.coach import Analysis, Decision, Hint, Reason, Turn, analyse, finished
from tycoon.coach.advising import adviser
from tycoon.coach.analysing import luck_of
from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random

from tests.coach.tables import analysis_of, laid_out, played
from tests.conformance.play import Deal, load, new_game
from tests.letter.table import Table

GAMES = sorted(tycoon.GAMES)


def spendthrift(session: tycoon.Session) -> Action | None:
    """Seat 0 bids all it has for the first railroad that others do not want as much."""
    state = session.state
    if session.to_act != 0 or state.phase.name != "auction" or state.players[0].money < 15:
        return None
    return Action("bid", amount=state.players[0].money)


def silent(session: tycoon.Session) -> Action | None:
    """Seat 0 throws a good hand away."""
    if session.to_act != 0 or session.state.phase.name != "turn" or session.state.round != 3:
        return None
    return Action("discard_cards", cards=tuple(session.state.players[0].hand))


BLUNDERS = {"raccoon": spendthrift, "letter": silent}


class Blundered(NamedTuple):
    """A game of traders in which seat 0 blunders once."""

    session: tycoon.Session
    where: int
    """The step of the blunder."""
    analysis: Analysis


@pytest.fixture(scope="module", params=GAMES)
def blundered(request: pytest.FixtureRequest) -> Blundered:
    game: str = request.param
    options = {"challenge": "automatic"} if game == "letter" else {}
    session = tycoon.new_game(game, ["Ann", "Bea"], options, "b3")
    (where,) = played(session, blunder=BLUNDERS[game])
    return Blundered(session, where, analysis_of(session))


def test_a_blunder_is_the_worst_decision(blundered: Blundered) -> None:
    session, where, analysis = blundered
    worst = analysis.worst(0)[0]
    assert worst.step == where
    assert worst.lost > 0.05
    assert worst.better is not None
    assert worst.better.action != worst.action
    assert worst.better.reasons
    assert session.at(where - 1).check(worst.better.action) is None


def test_the_same_game_gives_the_same_analysis(blundered: Blundered) -> None:
    session, _, analysis = blundered
    assert analysis_of(tycoon.load_game(session.dumps())) == analysis


def test_decisions_are_judged_by_what_their_seat_could_know(blundered: Blundered) -> None:
    """Shuffle all that was hidden at every moment: what is said of the decisions is the same."""
    session, _, analysis = blundered
    *moments, end = session.states
    dice, imagine = Random(7), session.rules.imagine
    with session.imagined(*(imagine(one, one.phase.seat, dice) for one in moments), end):
        assert analysis_of(session).decisions == analysis.decisions


def test_chances_run_from_even_to_the_winner(blundered: Blundered) -> None:
    session, turns = blundered.session, blundered.analysis.turns
    assert session.outcome is not None
    for turn in turns:
        assert sum(turn.before) == pytest.approx(1)
        assert sum(turn.after) == pytest.approx(1)
        assert sum(turn.luck) == pytest.approx(0, abs=1e-9)
    for earlier, later in pairwise(turns):
        assert earlier.after == later.before
        assert earlier.step < later.step
    assert min(turns[0].before) > 0.3
    assert turns[-1].after.index(1.0) == session.outcome.winners[0]


def test_lists_are_short_and_in_order(blundered: Blundered) -> None:
    analysis = blundered.analysis
    for seat in range(2):
        worst, best = analysis.worst(seat), analysis.best(seat)
        assert [one.lost for one in worst] == sorted((one.lost for one in worst), reverse=True)
        assert [one.won for one in best] == sorted((one.won for one in best), reverse=True)
        assert {one.seat for one in [*worst, *best]} <= {seat}
        assert max(len(worst), len(best)) <= 3
        assert not {one.step for one in worst} & {one.step for one in best}
        assert worst[0].lost > analysis.lost(seat) > 0
    turning = analysis.turning()
    assert turning == sorted(turning, key=lambda turn: turn.step)
    assert len(turning) <= 3


def test_the_moments_that_decided_it_have_two_moves_two_chances_and_a_reason(
    blundered: Blundered,
) -> None:
    session, where, analysis = blundered
    moments = analysis.moments()
    assert len(moments) <= 3
    assert where in [moment.decision.step for moment in analysis.moments(most=99)]
    assert [moment.turn for moment in moments] == sorted({moment.turn for moment in moments})
    for moment in moments:
        one = moment.decision
        assert abs(moment.change) >= 0.03
        assert moment.other != one.action
        assert session.at(one.step - 1).check(moment.other) is None
        assert moment.reasons
        assert 0 <= one.chance <= 1
        assert 0 <= moment.instead <= 1
        assert (moment.instead < one.chance) == (moment.change > 0)
        start, end = analysis.turns[moment.turn], [*analysis.turns, None][moment.turn + 1]
        assert start.step <= one.step
        assert end is None or one.step < end.step


def _judged(step: int, **more: Any) -> Decision:
    plain = Decision(step, 0, Action("pass"), 0.0, None, 0.0, None, 0.5)
    return plain._replace(**more)


def test_of_a_turn_only_the_greatest_moment_is_told_and_three_in_all() -> None:
    even = (0.5, 0.5)
    turns = tuple(Turn(1 + 5 * n, 0, n, even, even, (0.0, 0.0)) for n in range(5))
    slips = [
        _judged(step, lost=lost, better=Hint(Action("bid", amount=4), 0.0, (Reason("only"),)))
        for step, lost in ((0, 0.9), (1, 0.1), (3, 0.2), (7, 0.4), (12, 0.02))
    ]
    best = _judged(22, ahead=0.3, second=Action("bid", amount=5), reasons=(Reason("wins"),))
    found = Analysis((*slips, best), turns).moments()
    assert [(m.decision.step, m.change, m.turn) for m in found] == [
        (3, -0.2, 0), (7, -0.4, 1), (22, 0.3, 4),
    ]  # fmt: skip
    assert [m.instead for m in found] == pytest.approx([0.7, 0.9, 0.2])
    assert found[2].reasons == (Reason("wins"),)


@pytest.mark.parametrize("game", GAMES)
def test_the_strong_give_less_away_than_the_weak(game: str) -> None:
    lost = {}
    for level in ("apprentice", "tycoon"):
        session = tycoon.new_game(game, ["Ann", "Bea"], {}, "levels")
        played(session, level)
        analysis = analysis_of(session)
        lost[level] = analysis.lost(0) + analysis.lost(1)
    assert lost["tycoon"] < 0.5 * lost["apprentice"]


@pytest.mark.parametrize("game", GAMES)
def test_it_comes_in_slices_that_say_how_much_is_done(game: str) -> None:
    session = Deal(game, 2, "slices", 4).played()
    shares = list(analyse(session))
    assert len(shares) > len(session.standing) / 2
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_analysed(game: str) -> None:
    """Random ones with undone steps, finished by agreement, gone on from a checkpoint."""
    session = Deal(game, 3, "any", 5).played(most=60)
    session.undo(agreed=True)
    session.finish()
    assert analysis_of(load(session.dumps())).turns
    resumed = laid_out(new_game(game, 2, {}, "resumed"))
    played(resumed, "apprentice")
    assert analysis_of(resumed).decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_not_analysed(game: str) -> None:
    with pytest.raises(tycoon.TycoonError) as caught:
        next(analyse(new_game(game, 2, {}, "running")))
    assert caught.value.refusal.code == "game_not_over"


@pytest.mark.parametrize(("thrown", "drawn"), [("CUUVWWY", "EAINRST"), ("AEINRST", "CUUVWWY")])
def test_good_cards_are_luck(thrown: str, drawn: str) -> None:
    """Letter Tycoon: seat 0 changes its whole hand, and that is what comes."""
    table = Table(2, thrown, "AEO", lexicon=tycoon.lexicon.shipped("everyday"))
    table.do("discard_cards", cards=list(thrown))
    deck = table.state.deck
    for card in drawn:
        deck.remove(card)
    deck.extend(drawn)
    before = table.session.at(len(table.session.standing) - 1)
    table.do("end_turn")
    step = table.session.standing[-1]
    luck = finished(luck_of(before, adviser("letter"), Random.from_text("luck"), step))
    assert (luck[0] > 0) == ("E" in drawn)
    assert sum(luck) == pytest.approx(0, abs=1e-9)


def test_secret_money_is_no_luck() -> None:
    """Raccoon Tycoon: what everybody has counted is not drawn anew with what is hidden."""
    session = tycoon.new_game("raccoon", ["Ann", "Bea", "Cy"], {"edition": "en-2018"}, "lk1")
    played(session, "apprentice")
    total = [0.0, 0.0, 0.0]
    for index, step in enumerate(session.standing):
        if step.action is not None:
            before, dice = session.at(index - 1), Random.from_text(f"luck {index}")
            luck = finished(luck_of(before, adviser("raccoon"), dice, step))
            total = [a + b for a, b in zip(total, luck, strict=True)]
    assert max(map(abs, total)) < 0.5
    assert any(total)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", [0, 3, 25])
def test_that_the_table_stops_changes_nobodys_chances(game: str, when: int) -> None:
    session = Deal(game, 2, "given up", 5).played(most=when)
    last = adviser(game).chances(session.state)
    session.finish()
    analysis = analysis_of(session)
    assert all(turn.step < len(session.standing) - 1 for turn in analysis.turns)
    assert not analysis.turns or analysis.turns[-1].after == last
    assert [analysis.luck(seat) for seat in range(2)]
