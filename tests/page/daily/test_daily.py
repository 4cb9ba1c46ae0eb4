"""The deal of the day: the same everywhere on a calendar day, in one tap, counted once."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.bots import Situation, dice_of, make
from tycoon_web.dealing.daily import day_of, options_of, players_of, seed_of
from tycoon_web.device.records import Label
from tycoon_web.games import OFFERED
from tycoon_web.rooms.records.days import Days, days_of, last_days, standings
from tycoon_web.rooms.records.facts import Fact, Player
from tycoon_web.rooms.records.ledger import Ledger

from tests.everyday import often
from tests.page.desk import FakePort, Page, catalogue, page_with
from tests.page.games import plain_turn, played

DAY = "2026-11-21"


def said(key: str, **params: object) -> str:
    return str(catalogue()[key]).format(**params)


def write_name(page: Page, name: str) -> None:
    page.touch(page.find(id="daily-name")[0], "input", value=name)


def begun(game: str, name: str = "Ann") -> Page:
    page = Page()
    page.press(id=f"daily-{game}")
    write_name(page, name)
    page.press(do="start-daily")
    return page


def ended(page: Page) -> Page:
    """A bot plays it to its end; what the page stores is what it would have stored."""
    session, bot = page.session, make(page.session.game, "apprentice")
    while session.to_act is not None:
        session.apply(bot.choose(Situation(session), dice_of(session)))
    page.app.autosave.save()
    page.app.table.play.renew()  # type: ignore[union-attr]
    page.app.render()
    return page


@pytest.mark.parametrize("game", OFFERED)
def test_it_is_the_same_deal_on_every_device_of_that_day_only(game: str) -> None:
    one, other = begun(game), begun(game, "Bea")
    assert one.session.state.to_dict() == other.session.state.to_dict()
    assert [seat.bot and seat.bot.level for seat in one.session.seats] == [None, "trader", "trader"]
    later = FakePort()
    later.time = "2026-11-22T00:00:01Z"
    page = Page(port=later)
    page.press(id=f"daily-{game}")
    write_name(page, "Ann")
    page.press(do="start-daily")
    assert page.session.state.to_dict() != one.session.state.to_dict()
    assert day_of(page.session) == "2026-11-22"


def test_the_name_is_asked_once_and_then_it_is_one_tap() -> None:
    page = Page()
    page.press(id="daily-raccoon")
    page.press(do="start-daily")
    assert said("daily.nameless") in page.text()
    assert page.app.autosave.play is None
    write_name(page, "Ann\u202e")
    page.press(do="start-daily")
    assert page.session.seats[0].name == "Ann"
    again = Page(page.port.again().store)
    again.press(id="daily-letter")
    assert again.session.game == "letter"
    assert again.session.seats[0].name == "Ann"


def test_the_name_used_last_is_proposed_and_spaces_can_be_typed() -> None:
    page = Page(page_with(played(2, plain_turn)).port.store)
    page.press(id="daily-raccoon")
    assert page.find(id="daily-name")[0][1]["value"] == "Ann"
    write_name(page, "Ann ")
    assert page.find(id="daily-name")[0][1]["value"] == "Ann "
    write_name(page, "Ann Bee ")
    page.press(do="start-daily")
    assert page.session.seats[0].name == "Ann Bee"


def test_one_that_runs_is_gone_on_with() -> None:
    page = begun("raccoon")
    slot, text = page.app.autosave.slot, page.session.dumps()
    page.app.go("")
    page.app.render()
    page.press(id="daily-raccoon")
    assert (page.app.autosave.slot, page.session.dumps()) == (slot, text)


@pytest.mark.usefixtures("empty")
def test_it_begins_when_its_word_list_has_come_unless_somebody_has_left() -> None:
    page = Page()
    page.port.offline = True
    page.press(id="daily-letter")
    write_name(page, "Ann")
    page.press(do="start-daily")
    assert page.app.autosave.play is None
    page.press(do="close")
    page.port.offline = False
    page.press(id="daily-letter")
    assert page.session.game == "letter"


def test_its_result_counts_once_and_can_be_shared() -> None:
    page = ended(begun("letter"))
    (fact,) = Ledger(page.port).facts().values()
    assert fact.day == DAY
    assert said("daily.title", day=DAY) in page.text()
    page.press(do="share-daily")
    way, slot, _, text = page.port.given[-1]
    assert (way, slot) == ("copy", "")
    best = max(fact.players, key=lambda player: player.total)
    for part in (DAY, "Letter Tycoon", f"1. {best.name} {best.total}", page.port.address()):
        assert part in text
    assert "deal=" not in text, "nobody needs a link to it"
    page.app.go("")
    page.app.render()
    page.press(id="daily-letter")
    assert said("daily.again") in page.text(), "the result shows before anything begins"
    page.port.time = "2026-11-21T13:00:00Z"
    page.press(do="start-daily")
    again = ended(page)
    assert said("daily.counted") in again.text()
    assert list(Ledger(again.port).facts().values()) == [fact]


def test_what_was_given_up_or_set_up_otherwise_is_none() -> None:
    session = begun("raccoon").session
    session.finish()
    assert day_of(session) == ""
    seed, options = seed_of("raccoon", DAY), options_of("raccoon")
    players = players_of("raccoon", "Ann", lambda sign: f"Bot {sign}")
    assert day_of(tycoon.new_game("raccoon", players, options, seed)) == DAY
    assert day_of(tycoon.new_game("raccoon", players, options, seed + "!")) == ""
    assert day_of(tycoon.new_game("raccoon", players, {**options, "longer": True}, seed)) == ""
    assert day_of(tycoon.new_game("raccoon", ["Ann", "Bea", "Cyd"], options, seed)) == ""
    tycoon_bots = [{**p, "bot": p.get("bot") and {"level": "tycoon"}} for p in players]
    assert day_of(tycoon.new_game("raccoon", tycoon_bots, options, seed)) == ""


def deal(day: date, game: str, name: str = "Ann", *, won: bool = False, at: str = "") -> Fact:
    seats = [
        Player(name, "lantern", "", 1 if won else 3, 30, {}, {}),
        Player("Tick", "key", "trader", 2, 29, {}, {}),
        Player("Tock", "hat", "trader", 3 if won else 1, 28, {}, {}),
    ]
    when = at or f"{day}T20:00:00Z"
    id = f"{day}{game}{name}{at}".replace("-", "").replace(":", "")
    edition = {"raccoon": "en-2018", "letter": "en-2015"}[game]
    return Fact(id, game, edition, when, when, 9, False, tuple(seats), day.isoformat())


@given(st.sets(st.integers(0, 20)), st.sets(st.integers(0, 20)), st.integers(0, 21))
@settings(max_examples=often(60))
def test_days_in_a_row_are_counted_over_both_games(
    raccoon: set[int], letter: set[int], today: int
) -> None:
    first = date(2026, 2, 20)  # across the end of a month
    facts = [deal(first + timedelta(n), "raccoon") for n in raccoon]
    facts += [deal(first + timedelta(n), "letter", won=True) for n in letter]
    found = days_of("name:ann", facts, (first + timedelta(today)).isoformat())
    played = raccoon | letter
    if not played:
        assert found is None
        return
    text = "".join("x" if n in played else " " for n in range(-1, 22))
    runs = text.split()
    up_to = [text[: end + 2] for end in (today, today - 1)]
    now = next((len(t) - len(t.rstrip("x")) for t in up_to if t.endswith("x")), 0)
    assert found == Days(len(raccoon) + len(letter), len(letter), now, max(map(len, runs)))


def test_a_week_shows_the_better_of_both_games_and_nobody_elses_days() -> None:
    today = date(2026, 3, 2)
    facts = [
        deal(today, "raccoon"),
        deal(today - timedelta(1), "raccoon"),
        deal(today - timedelta(1), "letter", won=True),
        deal(today - timedelta(6), "letter"),
        deal(today - timedelta(7), "letter", won=True),
        deal(today - timedelta(2), "letter", "Bea", won=True),
    ]
    week = last_days("name:ann", facts, today.isoformat())
    assert [leaf.state for leaf in week] == ["played", *["open"] * 4, "won", "played"]
    assert (week[0].day, week[-1].day) == ("2026-02-24", "2026-03-02")


def test_the_sheet_has_a_leaf_for_each_day_of_the_week_and_today_is_marked() -> None:
    page = ended(begun("letter"))
    page.app.go("")
    page.app.render()
    page.press(id="daily-letter")
    leaves = [e for e in page.elements() if "week-leaf" in e[1].get("class", "")]
    assert [leaf[1].get("aria-current") for leaf in leaves] == [None] * 6 + ["date"]
    assert "is-open" not in leaves[-1][1]["class"]


def test_of_two_games_on_one_deal_the_first_counts_for_each_name() -> None:
    day = date(2026, 11, 21)
    early, late = deal(day, "letter", at=f"{day}T08:00:00Z"), deal(day, "letter", won=True)
    other = deal(day, "letter", "Bea", won=True)
    found = standings([late, other, early], "letter", DAY)
    assert [(standing.name, standing.won) for standing in found] == [("Ann", False), ("Bea", True)]
    assert days_of("name:bea", [late, early], DAY) is None


def test_the_streak_stands_in_the_records() -> None:
    page = ended(begun("letter"))
    page.press(id="end-records")
    assert said("record.daily.streak") in page.text()
    label = page.app.home.label_of(page.app.autosave.slot)
    assert isinstance(label, Label)
    assert label.title == said("daily.title", day=DAY)
