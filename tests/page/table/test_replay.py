"""A finished game is watched again: every step, both ways, and nothing comes of it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
import tycoon

from tests.conformance.play import Deal, load, steps
from tests.page.desk import Element, Page

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))
#: What can be touched in a replay; everything else says why not.
LOOKING = {
    "replay-to", "close-replay", "open-log", "open-rules", "open-menu", "open-tableau",
    "open-chart", "open-patents", "open-tables", "open-legend", "replay-play", "replay-seek",
    "replay-speed", "replay-station", "open-course", "open-share",
}  # fmt: skip
#: Deals that have every kind of sub-state.
DEALS = {
    "raccoon": [
        Deal("raccoon", 4, "replay", 6),
        Deal("raccoon", 3, "tiles", 2, {"edition": "de-piatnik"}),
    ],
    "letter": [Deal("letter", 3, "replay", 6), Deal("letter", 2, "two", 1)],
}


@cache
def finished(game: str, number: int = 0) -> str:
    """The save of a finished game."""
    return DEALS[game][number].played().dumps()


def at_the_end(session: tycoon.Session, handover: str = "curtain") -> Page:
    """The result of this game on the screen."""
    page = Page()
    page.app.settings.chosen.handover = handover
    page.app.autosave.begin(session)
    page.app.render()
    return page


def watching(game: str, number: int = 0) -> Page:
    page = at_the_end(load(finished(game, number)))
    page.press(id="watch")
    return page


def moment(page: Page) -> tycoon.Session:
    """The game as it shows."""
    assert page.app.table.play
    return page.app.table.play.shown.session


def place(page: Page) -> int:
    """How many actions have happened there."""
    assert page.app.table.play
    assert page.app.table.play.replay
    return page.app.table.play.replay.index


def words_of(element: Element) -> str:
    return "".join(c if isinstance(c, str) else words_of(c) for c in element[2])


def told(page: Page) -> str:
    return words_of(next(e for e in page.elements() if "replay-told" in e[1].get("class", "")))


def position(page: Page) -> str:
    return words_of(next(e for e in page.elements() if "replay-at" in e[1].get("class", "")))


@pytest.mark.parametrize(("game", "number"), [(g, n) for g in DEALS for n in range(2)])
def test_every_step_shows_what_lay_there_and_tells_what_was_done(game: str, number: int) -> None:
    page = watching(game, number)
    whole = page.session
    for index, step in enumerate(whole.standing):
        assert place(page) == index
        past = whole.at(index)
        assert moment(page).state.to_dict() == past.state.to_dict()
        seat = past.to_act if step.seat is None else step.seat
        assert page.port.heading.startswith(f"Replay: as {whole.seats[seat or 0].name} saw it")
        assert told(page)
        assert not told(page).startswith(("replay.", "event."))
        assert position(page).endswith(f"{index} of {len(whole.standing) - 1}")
        assert told(page) in page.app.ui.said
        controls = [e for e in page.elements() if "data-do" in e[1]]
        usable = {e[1]["data-do"] for e in controls if e[1].get("aria-disabled") != "true"}
        assert usable <= LOOKING
        page.key("ArrowRight")
    assert page.session.outcome


@GAMES
def test_the_hand_of_whoever_acted_is_open_and_no_other(game: str) -> None:
    page = watching(game)
    seen = set()
    for _ in range(60):
        page.key("ArrowRight")
        assert page.app.table.play
        context = page.app.table.play.shown.context
        seen.add(context.seat)
        for player in context.view["players"]:
            assert (player["hand"] is None) == (player["seat"] != context.seat)
    assert len(seen) == len(page.session.seats)


@GAMES
def test_forward_and_back_by_action_and_by_round(game: str) -> None:
    page = watching(game)
    last = len(page.session.standing) - 1

    def round_of() -> int:
        return int(moment(page).view(None)["round"])

    page.press(id="replay-next")
    page.press(id="replay-next")
    assert place(page) == 2
    page.press(id="replay-back")
    assert place(page) == 1
    page.key("Home")
    while place(page) < last:
        before = place(page), round_of()
        page.key("PageDown")
        if place(page) < last:
            assert round_of() == before[1] + 1
            page.press(id="replay-back")
            assert round_of() == before[1]
            page.press(id="replay-next")
    total = round_of()
    assert total > 3
    assert moment(page).outcome == page.session.outcome
    page.key("PageUp")
    assert round_of() == total
    page.key("PageUp")
    assert round_of() == total - 1
    page.key("End")
    assert place(page) == last


@GAMES
def test_a_round_below_the_track_leads_to_where_it_begins(game: str) -> None:
    page = watching(game)
    stops = page.find(do="replay-station")
    assert len(stops) > 1
    for stop in reversed(stops):
        page.press(id=stop[1]["id"])
        assert place(page) == int(stop[1]["data-at"])
        assert position(page).startswith(words_of(stop[2][0]))


@GAMES
def test_at_the_ends_the_controls_say_why_they_lead_nowhere(game: str) -> None:
    page = watching(game)
    for key in ("Home", "PageUp", "ArrowLeft"):
        page.key(key)
        assert page.app.ui.why == "This is where the game began."
    page.key("End")
    assert page.app.ui.why is None
    for key in ("ArrowRight", "PageDown", "End"):
        page.key(key)
        assert page.app.ui.why == "This is where the game ended."
    assert place(page) == len(page.session.standing) - 1


@GAMES
def test_keys_lead_both_ways_and_escape_back_to_the_result(game: str) -> None:
    page = watching(game)
    last = len(page.session.standing) - 1
    for key, there in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.key(key)
        assert place(page) == there
    page.key("PageDown")
    second = place(page)
    assert second > 1
    page.key("PageDown")
    page.key("PageUp")
    assert place(page) == second
    page.key("l")
    page.key("ArrowRight")
    assert place(page) == second, "the log lies on top"
    page.key("Escape")
    page.key("Escape")
    assert page.find(id="watch")
    assert page.port.focus == "watch"


@GAMES
def test_nothing_changes_and_nothing_is_stored(game: str) -> None:
    page = at_the_end(load(finished(game)))
    store, text = dict(page.port.store), page.session.dumps()
    before = page.text()
    page.press(id="watch")
    for key in ("ArrowRight", "PageDown", "z", "End", "PageUp", "Enter", "1", "A", "h"):
        page.key(key)
        page.key("z", ctrl=True)
    for control in page.find(do="sell") + page.find(do="lay"):
        page.touch(control, "click")
        assert page.app.ui.why == "This is a replay: what has been played stays as it was."
    assert page.app.table.play
    assert page.app.table.play.screen() == "replay"
    page.press(id="close-replay")
    assert page.text() == before
    assert page.session.dumps() == text
    assert page.port.store == store


@GAMES
def test_sheets_tell_of_the_moment_that_shows(game: str) -> None:
    page = watching(game)
    for _ in range(6):
        page.key("ArrowRight")
    page.press(id="strip-0" if game == "letter" else "own")
    assert page.app.table.play
    view = page.app.table.play.shown.session.view(None)["players"]
    assert str(view[0]["money"] if game == "letter" else view[0]["vp"]) in page.text()


@GAMES
def test_what_the_table_took_back_is_not_shown(game: str) -> None:
    session, dice = DEALS[game][0].session(), Random(3)
    for _ in steps(session, dice, 30):
        if dice.random() < 0.3:
            session.undo(agreed=True)
    list(steps(session, dice))
    page = at_the_end(session)
    page.press(id="watch")
    page.key("End")
    assert any(step.agreed_undo for step in session.journal)
    assert place(page) == len(session.standing) - 1 < len(session.journal) - 1
    assert moment(page).outcome == session.outcome


@GAMES
def test_whoever_comes_back_to_the_table_finds_the_result(game: str) -> None:
    page = watching(game)
    page.answer("hidden")
    page.answer("visible")
    assert page.find(id="close-replay"), "another tab in between changes nothing"
    page.press(id="tool-open-menu")
    page.press(id="menu-home")
    page.app.go("table")
    page.app.render()
    assert page.find(id="watch")
    assert not page.find(id="close-replay")


@GAMES
def test_of_a_game_known_by_its_end_only_there_is_nothing_to_watch(game: str) -> None:
    session = DEALS[game][0].session()
    session.go_on_from(load(finished(game)).state, [])
    page = at_the_end(session)
    page.press(id="watch")
    assert page.app.ui.why
    assert page.app.ui.why.startswith("Of this game only the end is known")
    assert not page.find(id="close-replay")
