"""The points being counted at the end of a game; shared by layout and axe tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tycoon import Session

from tests.web import letter_positions, positions
from tests.web.conftest import Scene, Visitor
from tests.web.visit import Visit

Moments = Callable[[str, tuple[str, ...]], Iterator[Session]]


def last_press(names: tuple[str, ...], moments: Moments = positions.moments) -> Session:
    """In the last round of a game by chance, of which only the end of a turn is left."""
    for seed in range(99):
        *_, whole = moments(f"last {seed}", names)
        if whole.to_act is None and whole.standing[-1].seat is not None:
            before = whole.at(len(whole.standing) - 2)
            if before.prompt().phase == "done":
                return before
    raise LookupError


def counting(moments: Moments, kinds: int) -> Scene:
    """So many kinds of points have been counted."""

    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = visitor(game=last_press(names, moments))
        visit.go_on()
        visit.page.locator("[data-do=end-turn], #reveal").first.wait_for()
        if not visit.page.locator("[data-do=end-turn]").count():  # it is under the curtain
            visit.take_device()
        visit.hands.press(visit.page.locator("[data-do=end-turn]").first)
        visit.page.locator(".counting").wait_for()
        for _ in range(kinds - 1):
            if visit.page.locator("#count-skip").count():
                visit.hands.press(visit.page.locator("#count-next"))
        return visit

    return scene


#: Nothing may scroll.
IN_PLAY: dict[str, Scene] = {
    "counting": counting(positions.moments, 1),
    "all counted": counting(positions.moments, 9),
    "letter counting": counting(letter_positions.moments, 1),
    "letter counted": counting(letter_positions.moments, 3),
}
