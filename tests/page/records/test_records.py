"""Records are what a recount of the stored games says, whatever happens to them and to storage."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.records import Label
from tycoon_web.device.shelf import BUDGET, RECORDS
from tycoon_web.games.feats import Feat
from tycoon_web.rooms.exchange.sharing import Packed, bundle
from tycoon_web.rooms.records.facts import Fact, fact_from, fact_of
from tycoon_web.rooms.records.ledger import MOST, Ledger
from tycoon_web.rooms.records.reckoning import people

from tests.conformance.play import Deal, deals
from tests.everyday import often
from tests.letter.lists import TINY
from tests.page.desk import FakePort, Page, catalogue, page_with
from tests.page.games import over, played
from tests.page.watch import watch

#: Of longer random games only the beginning, which the table agrees to end there.
LONGEST = 400


def said(key: str, **params: object) -> str:
    return str(catalogue()[key]).format(**params)


def device(*games: tycoon.Session) -> Page:
    """These games are stored, one a day."""
    page = Page()
    OwnLists(page.port).keep(TINY, [game.dumps() for game in games if game.lexicon])
    for number, game in enumerate(games):
        keep(page, game, number)
    page.app.home.refresh()
    page.app.render()
    return page


def keep(page: Page, game: tycoon.Session, number: int, slot: str = "") -> None:
    day = f"2026-11-{number + 1:02}"
    label = Label(began=f"{day}T10:00:00Z").of(game)
    page.app.home.shelf.save(slot or f"game-{number}", game.dumps(), label, f"{day}T12:00:00Z")


def facts(page: Page) -> dict[str, Fact]:
    """What is stored of finished games."""
    return Ledger(page.port).facts()


def opened(page: Page) -> Page:
    page.press(do="open-records")
    return page


@pytest.fixture(scope="module")
def games() -> list[tycoon.Session]:
    return [played(3, over, seed=1), played(2, over, seed=2), played(3, over, seed=3)]


# --- a recount -----------------------------------------------------------------------------------


def recount(sessions: list[tycoon.Session]) -> dict[str, Any]:
    """Everybody's figures by name and game, from the games themselves."""
    found: dict[str, Any] = {}
    for session in sessions:
        outcome = session.outcome
        assert outcome
        for seat, player in enumerate(session.seats):
            score = outcome.scores[seat]
            own = found.setdefault(player.name, {}).setdefault(session.game, Counter())
            own["games"] += 1
            own["won"] += seat in outcome.winners and outcome.reason != "agreed"
            own["sum"] += score["total"]
            own["best"] = max(score["total"], own.get("best", -(10**9)))
            for step in session.standing:
                count_step(own, seat, step)
    return found


def count_step(own: Counter[str], seat: int, step: tycoon.Step) -> None:
    if step.action and step.action.do == "bid" and step.seat == seat:
        own["highest_bid"] = max(own["highest_bid"], step.action["amount"])
    for event in step.events:
        if event.key == "earned" and event.params["seat"] == seat:
            for word in event.params["words"]:
                own["longest_word"] = max(own["longest_word"], len(word["word"]))
                worth = word["money"] + word["stock"]
                own["dearest_word"] = max(own["dearest_word"], worth)


def reckoned(page: Page) -> dict[str, Any]:
    """The same out of the records."""
    found: dict[str, Any] = {}
    for person in people(facts(page).values()):
        for game, tally in person.games.items():
            own = Counter({kind: feat.value for kind, feat in tally.feats.items()})
            own["games"], own["won"], own["best"] = len(tally.results), tally.won, tally.best
            own["sum"] = sum(result.player.total for result in tally.results)
            found.setdefault(person.name, {})[game] = own
    return found


def ended(deal: Deal) -> tycoon.Session:
    session = deal.played(most=LONGEST)
    if session.to_act is not None:
        session.finish()
    return session


@given(st.lists(st.one_of(deals("raccoon"), deals("letter")), min_size=1, max_size=4))
@settings(deadline=None, max_examples=often(12))
def test_records_equal_a_recount_from_the_stored_games(dealt: list[Deal]) -> None:
    games = [ended(deal) for deal in {(d.game, d.seed): d for d in dealt}.values()]
    page = opened(device(*games))
    assert reckoned(page) == recount(games)
    for fact in facts(page).values():
        assert all(sum(player.sources.values()) == player.total for player in fact.players)
        assert fact_from(json.loads(json.dumps(fact.to_dict()))) == fact


# --- each game once ------------------------------------------------------------------------------


def test_a_game_counts_once_however_often_it_comes(games: list[tycoon.Session]) -> None:
    page = opened(device(games[0]))
    before = facts(page)
    keep(page, games[0], 7)
    other = device(*games)
    other.press(do="open-import")
    other.press(do="take-along")
    for _ in range(2):
        page.answer("received", text=other.port.given[-1][3])
        if page.find(do="take-all"):
            page.press(do="take-all")
    opened(page)
    assert len(facts(page)) == len(games)
    assert facts(page).items() >= before.items(), "the copy that began first counts"


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


def test_what_an_earlier_version_remembers_of_a_table_that_stopped_is_nobodys() -> None:
    session = Deal("letter", 2, "earlier", 5).played(most=20)
    session.finish()
    fact = fact_of(session, "2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z")
    earlier = {name: value for name, value in fact.to_dict().items() if name != "given_up"}
    assert fact_from(json.loads(json.dumps(earlier))) == fact
    assert fact.given_up


def test_who_plays_on_after_the_end_has_not_ended_it(games: list[tycoon.Session]) -> None:
    page = opened(device(games[0]))
    (first,) = facts(page).values()
    again = tycoon.load_game(games[0].dumps())
    again.undo(agreed=True)
    keep(page, again, 0)
    opened(page)
    assert not facts(page)
    again.finish()
    keep(page, again, 0)
    opened(page)
    (second,) = facts(page).values()
    assert (second.id, second.agreed) == (first.id, True)


def test_what_is_remembered_outlives_the_game(games: list[tycoon.Session]) -> None:
    page = device(*games)
    assert not facts(page)
    for number in range(len(games)):
        page.app.handlers["delete"]({"slot": f"game-{number}"})
    page.app.render()
    assert reckoned(opened(page)) == recount(games)
    assert "See the result" not in page.text()
    assert page.find(id="open-records"), "the way to them stays as well"


@pytest.mark.usefixtures("empty")
def test_what_lacks_its_word_list_counts_once_that_has_come() -> None:
    games = [tycoon.new_game("letter", ["Ann", "Bea"], seed=seed) for seed in "ab"]
    for game in games:
        game.finish()
    page = device(*games)
    page.port.offline = True
    assert not facts(opened(page))
    page.port.offline = False
    page.press(do="close")
    assert reckoned(opened(page)) == recount(games)


def test_all_is_forgotten_until_other_games_end(games: list[tycoon.Session]) -> None:
    page = opened(device(*games[:2]))
    page.press(do="forget-records")
    page.press(do="yes")
    assert said("record.none") in page.text()
    page.press(do="close")
    opened(page)
    assert not facts(page)
    page.press(do="close")
    page.app.handlers["duplicate"]({"slot": "game-0"})
    page.app.render()
    assert not facts(opened(page)), "a double is no other game"
    keep(page, games[2], 29)
    page.press(do="close")
    assert reckoned(opened(page)) == recount(games[2:])


def test_there_is_no_way_to_records_before_a_game_is_over() -> None:
    page = Page()
    assert not page.find(do="open-records")
    assert page.port.read(RECORDS) is None


# --- the end of a game ---------------------------------------------------------------------------


def at_the_end(page: Page, number: int) -> str:
    page.app.go(f"table/game-{number}")
    page.app.render()
    return page.text()


def test_a_record_that_falls_is_told_at_the_end(games: list[tycoon.Session]) -> None:
    page = device(*games)
    assert said("record.open") in at_the_end(page, 0)
    assert not page.find(id="fallen"), "the first game breaks none"
    before, after = games[0].outcome, games[1].outcome
    assert before
    assert after
    best = max(score["total"] for score in after.scores)
    former = max(score["total"] for score in before.scores)
    assert best > former, "or choose other games"
    name = games[1].seats[after.winners[0]].name
    told = said("record.fell.best", name=name, value=best, before=former)
    assert told in at_the_end(page, 1)
    page.press(id="end-records")
    assert said("record.against") in page.text()


# --- storage -------------------------------------------------------------------------------------


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
    feats = {"longest_word": Feat(12, "W" * 12), "dearest_word": Feat(112, "W" * 12)}
    rows = [player._replace(feats=feats, bot="apprentice", total=100) for player in fact.players]
    text = json.dumps(fact._replace(players=tuple(rows)).to_dict(), separators=(",", ":"))
    assert 2 * MOST * len(text) <= BUDGET / 2


# --- along with all games ------------------------------------------------------------------------


def test_records_go_along_with_all_games(games: list[tycoon.Session]) -> None:
    old, new = opened(device(*games)), Page()
    for number in range(3):
        old.app.handlers["delete"]({"slot": f"game-{number}"})
    old.app.render()
    opened(old).press(do="take-along")
    new.answer("received", text=old.port.given[-1][3])
    assert not facts(new), "nothing changes until somebody takes it"
    new.press(do="take-all")
    assert facts(new) == facts(old)
    new.answer("received", text=old.port.given[-1][3])
    assert not new.find(do="take-all")


def test_versions_without_records_read_the_same_file(games: list[tycoon.Session]) -> None:
    """They look at these fields only; and theirs has no records."""
    page = opened(device(*games))
    page.press(do="take-along")
    file = json.loads(page.port.given[-1][3])
    assert (file["format"], file["version"]) == ("tycoon-table-games", 1)
    assert [tycoon.load_game(game["save"]).game for game in file["games"]] == ["raccoon"] * 3
    del file["records"]
    new = Page()
    new.answer("received", text=json.dumps(file))
    new.press(do="take-all")
    assert reckoned(opened(new)) == recount(games)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)


@given(data=st.data())
@settings(deadline=None, max_examples=often(40))
def test_whatever_a_file_remembers_only_sound_facts_are_taken(data: st.DataObject) -> None:
    fact = fact_of(SAMPLE, "", "2026-11-22T12:00:00Z").to_dict()
    spoilt = json.loads(json.dumps(fact))
    for place in data.draw(st.lists(st.sampled_from([*fact, "players"]), min_size=1, max_size=3)):
        spoilt[place] = data.draw(JSON)
    row = json.loads(json.dumps(fact["players"]))
    row[0][data.draw(st.integers(0, len(row[0]) - 1))] = data.draw(JSON)
    page = Page()
    packed = [data.draw(JSON), spoilt, {**fact, "id": "other", "players": row}, fact]
    page.answer("received", text=bundle([Packed("", SAMPLE.dumps())], packed))
    page.press(do="take-all")
    opened(page)
    assert fact["id"] in facts(page)
    stored = page.port.store[RECORDS]
    assert facts(Page({RECORDS: stored})) == facts(page), "what was taken can be read again"


SAMPLE = played(2, over)


def test_who_is_chosen_is_no_result_of_an_export() -> None:
    page = Page(page_with(Deal("raccoon", 2, "who", 3).played()).port.store)
    page.press(do="open-records")
    for person in page.find(do="show-records"):
        page.touch(person, "click")
        watch(page)
