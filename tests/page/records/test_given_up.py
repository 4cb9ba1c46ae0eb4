"""A game that was given up is nobody's victory."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon_web.device.records import wrapped
from tycoon_web.device.save_store import RECORDS
from tycoon_web.rooms.records.facts import Fact, fact_from, fact_of
from tycoon_web.rooms.records.reckoning import Result, people

from tests.conformance.play import Deal
from tests.page.desk import Page, page_with
from tests.page.opponents.bots import let_bots
from tests.page.records.tables import device, facts, opened, said

GOLDEN = Path(__file__).parents[2] / "raccoon" / "golden"


@pytest.mark.parametrize("when", [0, 60])
def test_a_game_that_was_given_up_is_nobodys(when: int) -> None:
    """However many points somebody has, or nobody has any."""
    session = Deal("raccoon", 3, "given up", 5).played(most=when)
    session.finish()
    page = device(session)
    assert "Given up" in page.text()
    assert "Won by" not in page.text()
    page.press(do="continue")
    assert "Given up: nobody has won" in page.text()
    assert ("Nobody had any points yet." in page.text()) == (when == 0)
    assert not [e for e in page.elements() if "won" in str(e[1].get("class", "")).split()]
    found = people(facts(page).values())
    assert [(one.played, one.games["raccoon"].won) for one in found] == [(1, 0)] * 3
    assert {(met.games, met.ahead, met.behind) for met in found[0].against.values()} == {(1, 0, 0)}
    assert "given up" in opened(Page(page.port.store)).text()


@pytest.mark.parametrize("when", [0, 30])
def test_what_decided_it_is_not_asked_where_nothing_did(when: int) -> None:
    session = Deal("raccoon", 2, "asked", 5).played(most=when)
    session.finish()
    page = page_with(session)
    assert said("decided.given_up") in page.text()
    assert said("decided") not in page.text()
    page.press(do="open-decided")
    let_bots(page)
    assert said("decided.given_up") in page.text()
    assert said("decided") not in page.text()
    assert said("decided.note") in page.text()


def test_where_all_have_nothing_no_finish_was_close(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Deal("raccoon", 2, "nothing", 5).played(most=0)
    session.finish()
    outcome = session.outcome
    assert outcome
    ended = property(lambda _: outcome._replace(reason="towns"))
    monkeypatch.setattr(tycoon.Session, "outcome", ended)
    fact = fact_of(session, "", "2026-11-21T12:00:00Z")
    assert [one.games["raccoon"].closest for one in people([fact])] == [None, None]
    assert not any(Result(fact, player).won for player in fact.players)


# --- what version 0.3.0 has stored ---------------------------------------------------------------


def test_what_an_earlier_version_calls_a_winner_is_none_where_the_table_stopped() -> None:
    session = Deal("raccoon", 3, "label", 5).played(most=60)
    session.finish()
    page = device(session)
    (saved,) = [game for slot in page.app.home.found.slots for game in slot.games]
    label = saved.label._replace(winners=(session.seats[0].name,))
    again = Page(page.port.store | {saved.key: wrapped(saved._replace(label=label))})
    assert "Given up" in again.text()
    assert "Won by" not in again.text()


def earlier(fact: Fact) -> Any:
    """As version 0.3.0 remembers it, from its JSON."""
    fields = {name: value for name, value in fact.to_dict().items() if name != "given_up"}
    return json.loads(json.dumps(fields))


def remembered_earlier(session: tycoon.Session) -> Page:
    """A device of that version on which the game has ended and is stored."""
    page = opened(device(session))
    (fact,) = facts(page).values()
    text = json.dumps({"since": "", "facts": [earlier(fact)]}, separators=(",", ":"))
    page.port.store[RECORDS] = hashlib.sha256(text.encode()).hexdigest()[:32] + text
    return Page(page.port.store)


def rich() -> tycoon.Session:
    """Bea has won by $1,000; nobody has any points."""
    record = json.loads((GOLDEN / "thousand-declared.json").read_text())
    return tycoon.load_game(json.dumps(record["save"]))


def test_a_table_that_stopped_is_nobodys_in_an_earlier_versions_records() -> None:
    session = Deal("letter", 2, "earlier", 5).played(most=20)
    session.finish()
    fact = fact_of(session, "2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z")
    found = fact_from(earlier(fact))
    assert (found.given_up, found.won) == (None, False)
    page = remembered_earlier(session)
    assert [fact.given_up for fact in facts(page).values()] == [None]
    assert [fact.given_up for fact in facts(opened(page)).values()] == [True]


def test_a_win_by_1000_dollars_that_is_still_stored_is_counted_as_one() -> None:
    page = remembered_earlier(rich())
    assert [fact.given_up for fact in facts(page).values()] == [None]
    assert [fact.given_up for fact in facts(opened(page)).values()] == [False]
    wins = {one.name: one.games["raccoon"].won for one in people(facts(page).values())}
    assert wins == {"Ann": 0, "Bea": 1}


def test_who_leads_without_most_points_has_won_by_1000_dollars() -> None:
    fact = fact_of(rich(), "", "2026-11-21T12:00:00Z")
    second, first = fact.players
    behind = fact._replace(players=(second._replace(total=3), first))
    assert fact_from(earlier(behind)).given_up is False
    assert fact_from(earlier(fact)).given_up is None
