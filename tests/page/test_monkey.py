"""Whatever is pressed, typed, hidden and loaded anew, the page keeps its word: Raccoon Tycoon.

`TYCOON_MONKEY=100000` makes it many more interactions, `TYCOON_SEED=2` others. A failure names the
monkey that met it, which does the same in every run, and its last steps.
"""

from __future__ import annotations

import pytest
from tycoon_web.games.raccoon import page as raccoon_page
from tycoon_web.games.raccoon.play import Play
from tycoon_web.kit.controls import button
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.table import curtain
from tycoon_web.telling.turn_log import Told

from tests.page.desk import Page, page_with
from tests.page.games import plain_turn, played
from tests.page.monkey import FellError, Monkey, idle, troop
from tests.page.watch import watch

MONKEYS = troop("raccoon")


@pytest.mark.ux("HO-02", "HO-04", "HO-05", "WN-01")
@pytest.mark.parametrize("monkey", MONKEYS, ids=lambda monkey: monkey.name)
def test_nothing_raises_nothing_hidden_shows_every_control_is_answered(monkey: Monkey) -> None:
    monkey.play()


def test_no_control_is_pressed_in_vain() -> None:
    assert idle(MONKEYS) == []


# --- the same watch would notice -----------------------------------------------------------------


def faulty(monkeypatch: pytest.MonkeyPatch, fault: Node | str) -> Page:
    """A page whose table of the player on turn has something that must not be there."""

    def table(play: Play) -> Node:
        return h("main", {}, fault)

    monkeypatch.setattr(raccoon_page, "table", table)
    page = page_with(played(3, plain_turn))
    page.press(do="reveal")
    return page


@pytest.mark.parametrize(
    ("fault", "noticed"),
    [
        (button("#x", "dance"), "unanswered"),
        (h("div", {}, h("p#x"), h("p#x")), "twice"),
        ("event.no_such_thing", "unsaid"),
        ("It costs {price}", "unsaid"),
        (h("h3", {}, "Deep"), "skipped"),
        (h("div", {}, [h("section", {"aria-label": "Here"})] * 2), "ambiguous"),
        (button("#x", "undo", h("b", {"aria-hidden": "true"}, "x")), "nameless"),
    ],
)
def test_a_fault_of_what_is_drawn_is_noticed(
    monkeypatch: pytest.MonkeyPatch, fault: Node | str, noticed: str
) -> None:
    with pytest.raises(AssertionError, match=noticed):
        watch(faulty(monkeypatch, fault))


@pytest.mark.parametrize("leak", ["$3", "{0.hand}", "{0.money}"])
def test_a_hidden_fact_is_noticed(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    page = page_with(played(3, plain_turn, least=20))
    watch(page)

    def news(*_: object) -> curtain.News:
        return [("", "Ann", [Told("", leak.format(page.session.state.players[0]))])]

    monkeypatch.setattr(curtain, "news_for", news)
    page.app.render()
    with pytest.raises(AssertionError, match=r"money on the curtain|what is hidden shows"):
        watch(page)


def test_a_failure_tells_how_it_came_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkey = Monkey("raccoon", 0, 2, "", 50)
    monkeypatch.setattr("tests.page.monkey.watch", lambda page, closely: 1 / 0)
    with pytest.raises(FellError) as fell:
        monkey.play()
    assert "Monkey('raccoon', 0, 2, '')" in str(fell.value)
    assert "ZeroDivisionError" in str(fell.value)
    assert "a table after" in str(fell.value)
