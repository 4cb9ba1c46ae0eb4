"""What counts as a record, and whose it is."""

from __future__ import annotations

import pytest
import tycoon
from tycoon_web.rooms.records.facts import Fact, Player, fact_of
from tycoon_web.rooms.records.reckoning import fallen, people


def test_bots_keep_no_records_of_people() -> None:
    def fact(day: int, total: int, bot: str) -> Fact:
        rows = [("Ann", "", 10), ("Tick", bot, total)]
        seats = [
            Player(name, sign, level, 1 + (points < max(10, total)), points, {}, {})
            for (name, level, points), sign in zip(rows, ("key", "hat"), strict=True)
        ]
        when = f"2026-11-0{day}T12:00:00Z"
        return Fact(f"id{day}", "letter", "en-2015", when, when, 9, False, tuple(seats))

    known = [fact(1, 90, "trader"), fact(2, 12, "")]
    everybody = people(known)
    assert [(person.name, person.bot) for person in everybody] == [
        ("Tick", False), ("Ann", False), ("trader", True),
    ], "who has won stands first, bots after everybody"  # fmt: skip
    falls = fallen(known[1], known)
    assert [(fall.kind, fall.name, fall.before) for fall in falls] == [
        ("best", "Tick", 10), ("closest", "", 80),
    ]  # fmt: skip


def test_a_close_finish_is_theirs_who_were_close() -> None:
    totals = {"Ann": 40, "Bea": 39, "Cy": 12}
    seats = [
        Player(name, sign, "", rank, total, {}, {})
        for rank, ((name, total), sign) in enumerate(
            zip(totals.items(), ("key", "hat", "bell"), strict=True), 1
        )
    ]
    when = "2026-11-01T12:00:00Z"
    known = [Fact("id", "letter", "en-2015", when, when, 9, False, tuple(seats))]
    found = {person.name: person.games["letter"].closest for person in people(known)}
    assert found == {"Ann": 1, "Bea": 1, "Cy": None}


@pytest.mark.rule("RT-100")
def test_a_victory_by_a_thousand_dollars_is_no_close_finish() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], {"thousand": "declare"}, "rich")
    while session.prompt().phase != "turn":
        session.apply(next(session.legal_actions()))
    session.state.players[session.to_act or 0].money = 1_000
    session.apply(tycoon.Action("declare_victory"))
    found = fact_of(session, "", "2026-11-01T12:00:00Z")
    assert found.agreed
    as_before = found._replace(agreed=False)
    assert found.older(as_before) == as_before.older(found) == found, "earlier versions took it so"
