"""Buying on the Trading Floor, by pressing."""

from __future__ import annotations

import pytest
import tycoon

from tests.page.desk import page_with
from tests.page.games import first, plain_turn


def somebody_sells_two(session: tycoon.Session) -> bool:
    return plain_turn(session) and any(
        action.do == "buy_from_player" and action["count"] > 1 for action in session.legal_actions()
    )


@pytest.mark.rule("RT-78")
def test_two_are_bought_before_producing() -> None:
    session = first(somebody_sells_two, {})
    [buying, *_] = [
        action
        for action in session.legal_actions()
        if action.do == "buy_from_player" and action["count"] > 1
    ]
    page = page_with(session, "open")
    page.press(id="act-produce")
    page.press(id="floor-open")
    if page.find(id=f"floor-from-{buying['seat']}"):
        page.press(id=f"floor-from-{buying['seat']}")
    page.press(id=f"floor-{buying['seat']}-{buying['commodity']}")
    page.press(do="floor-count", to="2")
    page.press(id="floor-open")
    page.press(do="commit")
    wanted = tycoon.Action(
        "buy_from_player", seat=buying["seat"], commodity=buying["commodity"], count=2
    )
    assert wanted in [step.action for step in page.session.standing]
