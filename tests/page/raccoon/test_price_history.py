"""The price history: one price of every commodity for every moment that it shows."""

from __future__ import annotations

import pytest
from tycoon_web.games.raccoon.telling.turn_log import price_series
from tycoon_web.games.raccoon.turn_context import prices

from tests.page.desk import page_with, rows_of
from tests.page.games import first, in_phase, over, played

MIDWAY = {"production_order": "prices_first"}


@pytest.mark.rule("RT-28@production_order=prices_first")
def test_the_chart_opens_in_the_middle_of_a_production() -> None:
    session = first(in_phase("bonus"), MIDWAY)
    last = [line[-1] for line in price_series(session)[0].values()]
    assert last == list(prices(session.view(None)).values()), "as they stand now"
    page = page_with(session)
    page.press(do="reveal")
    page.press(id="chart")
    assert len(page.find(id="sheet-title")) == 1
    assert {len(row[2]) for row in rows_of(page)} == {7}, "the turn and six prices"


def test_after_every_step_all_series_are_equally_long() -> None:
    session = played(3, over, options=MIDWAY)
    for step in range(len(session.standing)):
        assert len({len(line) for line in price_series(session.at(step))[0].values()}) == 1
