"""Whatever happens to storage, records are told, and counted anew; no game is touched."""

from __future__ import annotations

import json

import pytest
import tycoon
from tycoon_web.device.save_store import BUDGET, RECORDS
from tycoon_web.replay.achievements import Achievement
from tycoon_web.rooms.records.facts import fact_of
from tycoon_web.rooms.records.ledger import MOST, Ledger

from tests.page.desk import FakePort, Page
from tests.page.records.tables import device, facts, opened, reckoned, recount, said


class Stubborn(FakePort):
    """Has no room for records, and for everything else."""

    full = True

    def write(self, key: str, text: str) -> None:
        if key == RECORDS and self.full:
            raise OSError("full")
        super().write(key, text)


def test_records_that_cannot_be_stored_are_told_and_touch_no_game(
    games: list[tycoon.Session],
) -> None:
    port = Stubborn(dict(device(*games).port.store))
    page = Page(port=port)
    before = {key: text for key, text in port.store.items() if key != RECORDS}
    assert said("record.unkept") in opened(page).text()
    assert "Head to head" in page.text(), "in this window they are there"
    assert port.store == before
    port.full = False
    page.press(do="close")
    assert said("record.unkept") not in opened(page).text()
    assert reckoned(page) == recount(games)


def test_nothing_is_remembered_over_what_could_not_be_read(games: list[tycoon.Session]) -> None:
    port = FakePort()
    facts = [fact_of(game, f"2026-11-2{n}T12:00:00Z", "") for n, game in enumerate(games)]
    Ledger(port).take(facts[:1])
    before, ledger = port.store[RECORDS], Ledger(port)
    port.unreadable = frozenset({RECORDS})
    assert ledger.take(facts[1:2]) == 1
    assert (port.store[RECORDS], ledger.problem) == (before, "record.unkept")
    port.unreadable = frozenset()
    assert ledger.take(facts[2:]) == 1
    assert ledger.problem is None
    assert len(Ledger(port).facts()) == 3


@pytest.mark.parametrize("place", [0, 20, 40, 200, -2])
def test_damaged_records_are_counted_anew(games: list[tycoon.Session], place: int) -> None:
    page = opened(device(*games))
    whole, store = facts(page), page.port.store
    before = {key: text for key, text in store.items() if key != RECORDS}
    raw = store[RECORDS]
    place %= len(raw)
    store[RECORDS] = raw[:place] + chr(ord(raw[place]) ^ 1) + raw[place + 1 :]
    again = opened(Page(store))
    assert said("record.damaged") in again.text()
    assert facts(again) == whole
    assert {key: text for key, text in store.items() if key != RECORDS} == before
    assert said("record.damaged") not in opened(Page(again.port.store)).text()


def test_forbidden_storage_ends_in_a_sentence(games: list[tycoon.Session]) -> None:
    page = device(*games)
    page.port.refuse = "forbidden"
    assert said("record.unkept") in opened(page).text()


def test_as_many_as_are_kept_leave_most_room_to_games() -> None:
    """Five players, the longest names, every feat."""
    session = tycoon.new_game("letter", ["W" * 23 + str(n) for n in range(5)], seed="long")
    session.finish()
    fact = fact_of(session, "2026-11-22T12:00:00.000Z", "2026-11-22T12:00:00.000Z")
    achievements = {
        "longest_word": Achievement(12, "W" * 12),
        "dearest_word": Achievement(112, "W" * 12),
    }
    rows = [
        player._replace(achievements=achievements, bot="apprentice", total=100)
        for player in fact.players
    ]
    text = json.dumps(fact._replace(players=tuple(rows)).to_dict(), separators=(",", ":"))
    assert 2 * MOST * len(text) <= BUDGET / 2
