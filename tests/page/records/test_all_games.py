"""Records go along with all games, and whatever comes is judged one by one."""

from __future__ import annotations

import json

import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_web.device.save_store import RECORDS
from tycoon_web.rooms.exchange.files_and_links import Packed, bundle
from tycoon_web.rooms.records.facts import fact_of

from tests.everyday import often
from tests.page.desk import Page
from tests.page.games import over, played
from tests.page.records.tables import device, facts, opened, reckoned, recount


def test_records_go_along_with_all_games(games: list[tycoon.Session]) -> None:
    old, new = opened(device(*games)), Page()
    for number in range(3):
        old.handlers["delete"]({"slot": f"game-{number}"})
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
