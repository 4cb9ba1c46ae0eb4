"""Two copies of one game side by side: what is open to all of both, and nothing that is not."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tycoon
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST
from tycoon_web.kit.vtree import walk

from tests.page.desk import Page
from tests.page.exchange.test_sharing import home_with, on
from tests.page.games import over, plain_turn, played

Copies = tuple[tycoon.Session, tycoon.Session]


def raccoon(seed: int = 1) -> Copies:
    game = played(3, plain_turn, least=60, seed=seed)
    return on(game, 5, dice=1), on(game, 8, dice=2)


def letter(seed: int = 1) -> Copies:
    game = on(tycoon.new_game("letter", ["Ann", "Bea", "Cyd"], {}, f"beside {seed}"), 20)
    return on(game, 5, dice=1), on(game, 8, dice=2)


def compared(mine: tycoon.Session, theirs: tycoon.Session) -> Page:
    page = home_with(mine)
    page.answer("received", text=theirs.dumps())
    return page


def part(page: Page, css: str) -> list[Any]:
    """Elements of the comparison by class or tag."""
    beside: Any = next(e for e in page.elements() if e[1].get("class") == "beside")
    return [e for e in walk(beside) if css in (e[0], e[1].get("class"))]


def told(element: Any) -> str:
    return " ".join(" ".join(part for part in e[2] if isinstance(part, str)) for e in walk(element))


def cells(page: Page, row: int) -> list[str]:
    return [told(cell) for cell in part(page, "tr")[row][2] if cell[0] == "td"]


@pytest.mark.ux("FI-08")
def test_both_copies_say_what_of_their_round_turn_and_points_differs() -> None:
    copies = raccoon()
    page = compared(*copies)
    heads = [told(head).split() for head in part(page, "th") if head[1].get("scope") == "col"]
    assert heads == [["Yours"], ["The", "one", "that", "arrived"]]
    views = [session.view(None) for session in copies]
    wanted = [[f"Round {view['round']}" for view in views]]
    wanted.append([copy.seats[copy.to_act].name for copy in copies if copy.to_act is not None])
    wanted += [[f"{view['players'][seat]['vp']} VP" for view in views] for seat in range(3)]
    differing = [row for row in wanted if row[0] != row[1]]
    assert len(differing) > 1, "of which there is something to see"
    found = [cells(page, row) for row in range(1, len(part(page, "tr")))]
    assert len(found) == len(differing)
    for shown, row in zip(found, differing, strict=True):
        assert all(text in cell for cell, text in zip(shown, row, strict=True))


@pytest.mark.ux("FI-08")
@pytest.mark.parametrize("copies", [raccoon, letter])
def test_the_last_moves_of_both_are_told_and_those_of_one_alone_are_marked(copies: Any) -> None:
    mine, theirs = copies()
    page = compared(mine, theirs)
    lists = part(page, "ol")
    assert len(lists) == 2
    assert all(len(moves[2]) == 4 for moves in lists)
    assert all(row[1].get("class") == "apart" for moves in lists for row in moves[2])
    assert told(lists[0]) != told(lists[1])
    older = on(mine, 2)
    page = compared(older, mine)
    marked = [[row[1].get("class") for row in moves[2]] for moves in part(page, "ol")]
    assert marked == [[None, None, "apart", "apart"], [None] * 4]


def shuffled(session: tycoon.Session) -> tycoon.Session:
    """The same, but for what is hidden."""
    players = session.state.players
    cards = [card for player in reversed(players) for card in player.hand]
    for player in players:
        kept = len(player.hand)
        player.hand, cards = sorted(cards[:kept]), cards[kept:]
        if session.game == "raccoon":
            player.money += 7
    return session


@pytest.mark.ux("HO-02")
@pytest.mark.parametrize("copies", [raccoon, letter])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_shows(copies: Any, seed: int) -> None:
    mine, theirs = copies(seed)
    page = compared(mine, theirs)
    before = json.dumps(part(page, "beside"))
    found = page.app.exchange.incoming.copies
    assert found
    for copy in found:
        words, session = copy.play.turn_log.words, shuffled(copy.play.session)
        for step in session.standing[-4:]:
            secret = [words.event(event) for event in step.events if event.audience is not None]
            assert not [text for text in secret if text in before]
    page.app.render()
    assert json.dumps(part(page, "beside")) == before


@pytest.mark.ux("FI-08")
def test_a_finished_copy_says_who_has_won_and_that_it_is_nobodys_turn() -> None:
    mine = played(2, over)
    theirs = tycoon.load_game(mine.dumps())
    for _ in range(6):
        theirs.undo(agreed=True)
    theirs = on(theirs, 3, dice=5)
    page = compared(mine, theirs)
    assert "Won by" in cells(page, 1)[0]
    assert "over" in cells(page, 2)[0]
    assert "Round" in cells(page, 1)[1]


@pytest.mark.ux("FI-08")
def test_what_has_changed_meanwhile_is_compared_anew_and_the_same_game_is_not() -> None:
    mine, theirs = raccoon()
    page = compared(mine, theirs)
    before = told(part(page, "table")[0])
    page.app.home.save_store.save(FIRST, (later := on(mine, 4)).dumps(), Label().of(later))
    page.press(do="take-theirs")
    assert told(part(page, "table")[0]) != before
    page = compared(mine, mine)
    assert not [e for e in page.elements() if e[1].get("class") == "beside"]


@pytest.mark.parametrize("language", ["de", "es"])
def test_it_is_told_in_other_languages(language: str) -> None:
    mine, theirs = letter()
    page = Page(home_with(mine).port.store, language=language)
    page.answer("received", text=theirs.dumps())
    assert {"de": "Am Zug", "es": "A quién le toca"}[language] in told(part(page, "table")[0])
