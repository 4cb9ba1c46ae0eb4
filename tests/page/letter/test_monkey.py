"""Whatever is pressed, typed, hidden and loaded anew, the page keeps its word: Letter Tycoon."""

from __future__ import annotations

import pytest

from tests.page.monkey import Monkey, idle, troop

MONKEYS = troop("letter")


@pytest.mark.ux("HO-02", "HO-04", "HO-05", "WN-01")
@pytest.mark.parametrize("monkey", MONKEYS, ids=lambda monkey: monkey.name)
def test_nothing_raises_nothing_hidden_shows_every_control_is_answered(monkey: Monkey) -> None:
    monkey.play()


def test_no_control_is_pressed_in_vain() -> None:
    assert idle(MONKEYS) == []
