"""Whole games of Letter Tycoon from the home screen to the final scores, by clicking."""

from __future__ import annotations

import pytest
from tycoon import load_game

from tests.web import motions
from tests.web.conftest import Visitor
from tests.web.ending import replayed
from tests.web.hands import Keyboard, Mouse
from tests.web.spellers import SPECIAL, Spellers, Typists
from tests.web.visit import Visit

#: What moves in a game.
KINDS = {"fly", "slide", "count", "leaf", "stamp", "seal", "announce", "grow"}
#: What only the acting player's own table shows.
HAND = "[data-do=lay], [data-do=pick], .hd, .word"


def shown_scores(visit: Visit) -> dict[str, list[int]]:
    """Player -> patents, money, stock, total, as far as the table shows them."""
    page = visit.page
    names = page.locator(".scores thead th").all_inner_texts()
    rows = {
        row.locator("th").inner_text(): [int(n) for n in row.locator("td").all_inner_texts()]
        for row in page.locator(".scores tbody tr:not(.did)").all()
    }
    return {
        name: [rows.get(what, [0] * 9)[i] for what in ("Patents", "Money", "Stock", "Total")]
        for i, name in enumerate(names)
    }


def no_hand(visit: Visit) -> None:
    """The curtain is up: no card of anybody is in the document (HO-02)."""
    assert visit.page.locator(HAND).count() == 0


def interrupt(visit: Visit) -> None:
    """Close in the middle, come back: the game waits at the curtain of whoever must act."""
    before = visit.game()
    assert before.to_act is not None
    visit.reload()
    visit.page.locator("#curtain-title").wait_for()
    assert visit.heading() == before.seats[before.to_act].name
    no_hand(visit)
    assert visit.game().dumps() == before.dumps()


@pytest.mark.ux("A11-01", "HO-01", "HO-02", "HO-05", "TT-05")
@pytest.mark.parametrize(
    ("names", "seed", "play"),
    [
        (["Ann", "Bea"], "spell 75", Spellers),
        (["Ann", "Bea", "Cyd", "Dov"], "spell 0", Typists),
    ],
    ids=["two", "four by keyboard"],
)
def test_we_play_a_whole_game(
    visitor: Visitor, names: list[str], seed: str, play: type[Spellers]
) -> None:
    moving = len(names) == 2
    visit = visitor(settings=motions.ALL_ON if moving else {}, script=motions.WATCH)
    visit.hands = Keyboard(visit.page) if play is Typists else Mouse(visit.page)
    visit.set_up("letter", names, names[0], seed)
    visit.press("Start the game")
    table = play(visit, at_curtain=lambda: no_hand(visit))
    curtain = visit.page.locator("#curtain-title")
    table.play(until=lambda: table.turns == 7 and bool(curtain.count()))
    interrupt(visit)
    table.play()
    assert sorted(table.challenged.values()) == ["fell", "stood"]
    assert table.bought > len(names)
    assert table.used == set(SPECIAL)
    saved = visit.game()
    outcome = replayed(saved).outcome
    assert outcome is not None
    assert load_game(saved.dumps()).outcome == outcome
    assert shown_scores(visit) == {
        names[seat]: [score[what] for what in ("patents", "money", "stock", "total")]
        for seat, score in enumerate(outcome.to_dict()["scores"])
    }
    winners = " ".join(names[seat] for seat in outcome.winners)
    assert winners in visit.page.get_by_role("heading", level=2).first.inner_text()
    motions.assert_as_set(visit, KINDS, moving=moving)
