"""Hints at the table: where it wants them, for who acts, told in words, marked, counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.bots import Situation, dice_of
from tycoon.coach import Reason, advice
from tycoon.games.letter.bots.values import Purchase
from tycoon.games.letter.rules.layout import words_of
from tycoon_web.play.page import page_of
from tycoon_web.rooms.lazy import entered

from tests.page.coach.tables import ask, ask_all, at_turn, note_of, page_with_hints, taken
from tests.page.desk import WEB, Page, catalogue, inside, page_with
from tests.page.opponents.bots import act_anyhow, let_bots, near_the_end, table
from tests.page.watch import watch

GAMES = sorted(tycoon.GAMES)
UNJUDGED = {"raccoon": {}, "letter": {"challenge": "automatic"}}
ENGINE = WEB.parent / "engine" / "tycoon"
COACH = [ENGINE / "coach", *(ENGINE / "games").glob("*/coach")]


def started(game: str, *, wanted: bool, **options: str) -> Page:
    """A game set up on the page, with or without hints."""
    page = Page()
    page.press(id=f"new-{game}")
    for option, value in options.items():
        page.press(do="option", option=option, value=value)
    if wanted and page.find(id="set-hints"):
        page.press(id="set-hints")
    page.press(do="start-game")
    return page


# --- does the table want any? ---------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [False, True])
def test_hints_are_there_if_the_table_wants_them(wanted: bool) -> None:
    page = started("raccoon", wanted=wanted)
    assert taken(page) == ((0, 0, 0) if wanted else ())
    again = Page(page.port.store, "table")
    assert taken(again) == taken(page)
    assert again.app.settings.chosen.hints == wanted, "the next game begins with the same choice"


@pytest.mark.parametrize("wanted", [False, True])
def test_what_advice_needs_comes_while_somebody_ponders_who_may_ask(wanted: bool) -> None:
    turn = at_turn("raccoon")
    page = page_with_hints(turn, handover="open") if wanted else page_with(turn, "open")
    for _ in range(99):
        page.port.pass_time()
    coach = page.app.coach
    assert entered(coach) == wanted
    if wanted:
        assert [ready.found for ready in coach.ready.values()] == [True]
        assert not page.port.waiting, "and then it rests"


@pytest.mark.parametrize("game", GAMES)
def test_somebody_alone_has_them_from_the_start(game: str) -> None:
    """In Letter Tycoon words may be challenged then, too."""
    page = Page()
    page.press(id=f"new-{game}")
    draft = page.app.setup.draft
    draft.play_against_bots()
    page.app.render()
    page.press(do="start-game")
    assert taken(page) == (0,) * len(draft.bots)


def test_where_the_table_judges_words_there_are_none() -> None:
    page = Page()
    page.app.settings.set("hints", "True")
    page.press(id="new-letter")
    assert not page.find(id="set-hints")
    assert "No hints: the table judges" in page.text()
    page.press(do="start-game")
    assert taken(page) == ()
    checked = started("letter", wanted=True, challenge="automatic")
    assert taken(checked) == (0, 0, 0)


def test_to_play_again_keeps_what_was_agreed() -> None:
    session = at_turn("raccoon")
    session.finish()
    page = page_with_hints(session)
    page.press(do="play-again")
    assert taken(page) == (0, 0)


@pytest.mark.parametrize("game", GAMES)
def test_only_who_acts_is_offered_one_at_the_own_table(game: str) -> None:
    page = page_with_hints(at_turn(game, **UNJUDGED[game]))
    assert not page.find(do="hint"), "under the curtain"
    page.press(do="reveal")
    assert page.find(do="hint")
    assert not page_with(at_turn(game)).find(do="hint")


def test_at_a_shared_screen_there_is_none_but_for_one_alone() -> None:
    session = at_turn("raccoon")
    session.apply(next(a for a in session.legal_actions() if a.do == "auction"))
    page = page_with_hints(session)
    assert page.find(do="bid")
    assert not page.find(do="hint")
    alone = table("raccoon", ".b")
    while alone.prompt().phase != "auction" or alone.to_act != 0:
        legal = list(alone.legal_actions())
        alone.apply(next((a for a in legal if a.do == "auction"), legal[0]))
    page = page_with_hints(alone)
    ask(page)
    assert page.find(id="hint-do")


# --- what is told ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_is_told_with_reasons_and_what_is_weaker_or_as_good(game: str) -> None:
    session = at_turn(game, **UNJUDGED[game])
    page = page_with_hints(session)
    page.press(do="reveal")
    page.press(do="hint")
    assert "The coach is thinking" in note_of(page)
    let_bots(page)
    ask_all(page)
    play = page.app.autosave.play
    assert play
    words, found = play.words, advice(Situation(session), dice_of(session))
    assert words.deed(found.plan.action) in note_of(page)
    for reason in found.plan.reasons[: play.first_reasons]:
        assert words.reason(reason) in note_of(page)
    first, heard = note_of(page), page.app.ui.said
    assert page.port.focus == "coach-title"
    watch(page)
    page.press(do="hint-why")
    told, heard = first + note_of(page), heard + page.app.ui.said
    for hint in [*filter(None, [found.other]), *found.equal]:
        assert words.deed(hint.action) in note_of(page)
    for reason in (*found.plan.reasons, *(found.against if found.other else ())):
        assert words.reason(reason) in told
        assert heard.count(words.reason(reason)) == 1, "heard once"
    assert page.port.focus == "coach-title"
    for hint in filter(None, [found.other and found.plan, found.other]):
        if hint.chance is not None:
            assert f"of 100 games won {round(100 * hint.chance)}" in note_of(page)
    watch(page)


def test_a_word_is_told_in_three_steps() -> None:
    session = at_turn("letter", challenge="automatic")
    best = advice(Situation(session), dice_of(session)).plan
    (word,) = words_of(best.action)
    page = page_with_hints(session)
    page.press(do="reveal")
    ask(page)
    assert f"word has {len(word.text)} letters" in note_of(page)
    assert word.text not in note_of(page) + page.app.ui.said
    assert "ringed" not in page.everything(), "a ring would tell its letters"
    page.press(do="hint-more")
    assert "The vowels" in note_of(page)
    assert word.text not in note_of(page) + page.app.ui.said
    page.press(do="hint-more")
    assert word.text in note_of(page)
    assert not page.find(do="hint-more")
    assert taken(page) == (1, 0), "all three are one hint"


def ringed(page: Page) -> dict[str, list[Any]]:
    """By their ids what has a ring."""
    return {e[1]["id"]: e for e in page.elements() if "ringed" in e[1].get("class", "").split()}


def assert_numbered(page: Page, reasons: Sequence[Reason]) -> None:
    """Whatever they are about has a ring with the number that they have in the note."""
    play = page.app.autosave.play
    assert play
    told = [e[2][0] for e in page.elements() if e[1].get("class") == "ring-no"]
    for reason in reasons:
        at = [name for at in reason.at for name in page_of(page.session.game).places(play, at)]
        if ids := [name for name in at if page.find(id=name)]:
            found = inside(ringed(page)[ids[0]])
            number = next(e[2][0] for e in found if e[1].get("class") == "ring-no")
            assert told.count(number) >= 2, "on the table and in the note"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_meant_has_rings_with_the_numbers_of_its_reasons(game: str) -> None:
    session = at_turn(game, **UNJUDGED[game])
    page = page_with_hints(session)
    page.press(do="reveal")
    ask_all(page)
    play = page.app.autosave.play
    assert play
    plan = advice(Situation(session), dice_of(session)).plan
    assert ringed(page).keys() & set(page_of(game).pointed(play, plan.action))
    assert_numbered(page, plan.reasons[:2])
    page.press(do="hint-why")
    assert_numbered(page, plan.reasons[2:])
    page.press(do="hint-plan")
    act_anyhow(page)
    assert "ring-no" not in page.everything()
    assert not page.find(id="coach-title")


@pytest.mark.parametrize("game", GAMES)
def test_do_it_fills_in_and_does_nothing(game: str) -> None:
    session = at_turn(game, **UNJUDGED[game])
    page = page_with_hints(session)
    page.press(do="reveal")
    ask_all(page)
    plan = advice(Situation(session), dice_of(session)).plan.action
    before = page.session.dumps()
    page.press(id="hint-do")
    assert page.session.dumps() == before
    draft = page.app.autosave.play and page.app.autosave.play.draft()
    assert draft
    assert plan in draft.actions()
    assert page.port.focus == "commit"
    assert not page.find(id="coach-title")
    watch(page)
    page.press(do="commit")
    if page.find(id="answer-yes"):
        page.press(id="answer-yes")
    assert page.session.journal[len(session.journal)].action == plan
    assert taken(page) == (1, 0)


def test_every_action_has_a_control_that_leads_to_it() -> None:
    """Or, in the middle of something, one to be found when it is put together."""
    for game in GAMES:
        session = at_turn(game, **UNJUDGED[game])
        page = page_with_hints(session)
        page.press(do="reveal")
        play = page.app.table.play
        assert play
        ids = {element[1].get("id") for element in page.elements()}
        for action in {a.do: a for a in session.legal_actions()}.values():
            assert ids & set(page_of(game).pointed(play, action)), action


# --- counted, and kept from others ---------------------------------------------------------


def test_hints_are_counted_once_per_moment_and_told_at_the_end() -> None:
    session = at_turn("raccoon")
    page = page_with_hints(session)
    page.press(do="reveal")
    for _ in range(2):
        ask(page)
        page.press(id="coach-close")
    assert taken(page) == (1, 0)
    assert taken(Page(page.port.store, "table")) == (1, 0)
    act_anyhow(page)
    ask(page)
    assert taken(page) == (2, 0)
    page.session.finish()
    page.app.table.play.renew() if page.app.table.play else None
    page.app.ui.clear()
    page.app.render()
    assert "Hints asked for: Ann 2, Bea 0." in page.text()


@pytest.mark.parametrize("gone", ["hidden", "hide"])
def test_nothing_is_left_of_a_hint_behind_the_curtain(gone: str) -> None:
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    ask(page)
    if gone == "hidden":
        page.answer("hidden")
    else:
        page.key("h")
    assert page.find(id="curtain-title")
    assert "hint-" not in page.everything()
    assert "ringed" not in page.everything()
    watch(page)
    page.press(do="reveal")
    assert not page.find(id="coach-title"), "it was put away"


def test_a_hidden_page_does_not_think() -> None:
    page = page_with_hints(table("raccoon", ".b"))
    page.port.seen = False
    page.press(do="hint")
    let_bots(page)
    assert "The coach is thinking" in page.text()
    page.port.seen = True
    page.answer("shown")
    let_bots(page)
    assert page.find(id="hint-do")


def test_a_fault_of_the_coach_is_told_and_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*asked: object) -> Iterator[None]:
        yield
        raise ZeroDivisionError

    monkeypatch.setattr("tycoon.coach.advising", stumble)
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    ask(page)
    assert "The coach has lost the thread" in page.text()
    page.press(id="coach-close")
    act_anyhow(page)


# --- the catalogue ------------------------------------------------------------------------


def reasons_of(path: Path) -> Iterator[str]:
    """The codes of all reasons that a module makes by a plain text."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            parts = [part for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
            yield from (part.value for part in parts if isinstance(part.value, str))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_TERMS":
            yield from ast.literal_eval(node.value).values()


def test_every_reason_and_every_action_has_words() -> None:
    codes = {
        code for folder in COACH for path in folder.glob("*.py") for code in reasons_of(path)
    } - {"patent_"}
    codes |= {f"patent_{name}" for name in Purchase._fields}
    assert len(codes) > 40
    codes.remove("then")
    codes |= {f"then.{do}" for do in ("auction", "build", "upgrade", "buy_town")}
    deeds = {do for rules in tycoon.GAMES.values() for do in rules.kinds}
    wanted = {f"hint.{code}" for code in codes} | {f"deed.{do}" for do in deeds}
    assert sorted(wanted - set(catalogue())) == []


@pytest.mark.parametrize("game", GAMES)
def test_hints_of_a_whole_game_leave_nothing_unsaid(game: str) -> None:
    """Every now and then in a random game, for one alone."""
    session = table(game, "..", **UNJUDGED[game])
    late = near_the_end(session)
    for number, step in enumerate(late.standing):
        if number % 9 or number == 0 or step.action is None:
            continue
        now = late.at(number)
        if now.to_act is None:
            continue
        now.hand_seat(1 - now.to_act, tycoon.session.seats.Automaton("trader", "even"))
        page = page_with_hints(now)
        ask(page)
        while page.find(do="hint-more"):
            page.press(do="hint-more")
        watch(page, closely=False)
