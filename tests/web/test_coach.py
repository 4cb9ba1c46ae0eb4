"""The coach in a real browser: a hint is followed, the end is explained, nothing is held up."""

from __future__ import annotations

import pytest
from tycoon.bots import Situation, dice_of
from tycoon.coach import advice

from tests.web.coach_scenes import ask, late_turn, tell, with_hints
from tests.web.conftest import Visitor
from tests.web.slow import TASKS, assert_never_held_up
from tests.web.test_bots import AloneSpelling
from tests.web.test_replay import at
from tests.web.visit import Visit

NAMES = ("Ann", "Bea")
#: Per cent of an analysis, by when everything that it needs has been imported.
FEW = 2
IDS = "nodes => nodes.map(node => node.id)"


def test_a_hint_is_followed_and_the_end_of_the_game_explained(visitor: Visitor) -> None:
    session = late_turn("letter", NAMES, 1)
    best = advice(Situation(session), dice_of(session)).plan.action
    visit = with_hints(visitor, session)
    ask(visit)
    assert visit.focused() == "coach-title"
    assert best["word"] in visit.page.locator("#coach-title").inner_text()
    assert "stick" in visit.page.locator(".ringed").evaluate_all(IDS)
    shown = visit.page.locator("#stick .planned .lc-letter").all_inner_texts()
    assert "".join(shown) == best["word"]
    visit.page.locator("#hint-do").click()
    assert visit.focused() == "commit"
    assert not visit.page.locator("#coach, .ringed").count()
    visit.page.locator("#commit").click()
    assert visit.game().journal[len(session.journal)].action == best
    AloneSpelling(visit).play()
    assert "Hints asked for: Ann 1." in visit.page.locator(".ending").inner_text()
    tell(visit)
    moment = visit.page.locator("[data-do=replay-at]").first
    before = int(moment.get_attribute("data-at") or "") - 1
    moment.click()
    assert at(visit) == before
    visit.press("Back to the result")
    assert visit.focused() == "watch"


@pytest.mark.ux("PF-04")
def test_a_slow_processor_is_never_held_up(visitor: Visitor) -> None:
    """An analysis weighs as a hint does, and imports as much."""
    session = late_turn("raccoon", NAMES)
    session.finish()

    def arrive() -> Visit:
        visit = visitor(game=session, script=TASKS)
        visit.press("See the result")
        return visit

    def analyse(visit: Visit) -> None:
        visit.press("How it went")
        far = f"[...document.querySelectorAll('progress')].some(({{ value }}) => value >= {FEW})"
        visit.until(f"async () => {far}")
        visit.page.locator("#sheet-close").click()

    assert_never_held_up(arrive, analyse)
