"""Whatever lies in the storage, the page starts and offers every game whose save is sound."""

from __future__ import annotations

import copy
import hashlib
import json
from datetime import datetime
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tycoon_web.device.records import opened
from tycoon_web.device.save_store import FIRST, PREFIX, SETTINGS, generations

from tests.everyday import often
from tests.page.desk import FakePort, Page, page_with
from tests.page.games import plain_turn, played

KEY = generations(FIRST)[0]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


class StrictPort(FakePort):
    """Like a browser it writes no date that is none."""

    def date(self, iso: str) -> str:
        return datetime.fromisoformat(iso).isoformat()


@cache
def stored() -> dict[str, str]:
    return page_with(played(2, plain_turn)).port.store


def record() -> dict[str, Any]:
    """What one generation holds."""
    key = next(key for key in generations(FIRST) if key in stored())
    return copy.deepcopy(json.loads(stored()[key]))


def signed(record: dict[str, Any]) -> str:
    """The record with the checksum that fits it."""
    parts = [str(record["number"]), str(record["when"])]
    if "label" in record:
        parts.append(json.dumps(record["label"], sort_keys=True))
    text = "\n".join([*parts, str(record["text"])])
    total = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
    return json.dumps({**record, "sum": total})


def arrives(raw: str, **more: str) -> Page:
    """Somebody opens the page with this in the storage, looks round, and closes the sheets."""
    page = Page(port=StrictPort({KEY: raw, **more}))
    for element in page.find(do="open-game")[:1]:
        page.touch(element, "click")
        page.press(do="close")
    page.press(do="open-menu")
    return page


def offered(page: Page) -> bool:
    """Does the game go on?"""
    page.press(do="close")
    if not page.find(do="continue"):
        return False
    page.press(do="continue")
    return bool(page.session.dumps() == record()["text"])


@pytest.mark.ux("ST-03")
@settings(max_examples=often(40))
@given(JSON)
@example({"players": 7})
@example([["players", "winners"]])
def test_a_label_of_any_form_stops_nothing_and_costs_no_game(label: object) -> None:
    assert offered(arrives(signed({**record(), "label": label})))


@pytest.mark.ux("ST-03")
@settings(max_examples=often(40))
@given(st.sampled_from(sorted(record()["label"])), JSON)
@example("game", "chess")
@example("game", [])
@example("players", [["Ann", "crown"]])
@example("players", [["Ann", "key", "more"]])
@example("players", [[1, 2]])
@example("winners", [{}])
@example("round", "x")
@example("began", 1.5)
@example("title", ["x"])
@example("title", "\ud800")
@example("exported", None)
def test_a_part_of_a_label_neither(part: str, value: object) -> None:
    found = record()
    assert offered(arrives(signed({**found, "label": {**found["label"], part: value}})))


@pytest.mark.ux("ST-03")
@pytest.mark.parametrize("when", [1.5, "1.5", "yesterday", "", None, "2026-02-30T00:00:00Z", ["x"]])
def test_a_date_that_is_none_is_left_out(when: object) -> None:
    saved = opened(signed({**record(), "when": when}), KEY)
    assert saved
    assert saved.when == ""
    page = arrives(signed({**record(), "when": when}))
    assert "only in this window" not in page.text(), "it is stored"
    assert offered(page)


@pytest.mark.ux("ST-03")
@settings(max_examples=often(40))
@given(st.sampled_from(["number", "when", "text", "sum"]), JSON)
@example("number", 1e400)
@example("text", "{}")
@example("text", '{"game": "chess", "seats": []}')
@example("text", '{"game": [], "seats": [{"name": "A", "emblem": "key"}]}')
def test_a_record_of_any_form_stops_nothing(part: str, value: object) -> None:
    broken = {**record(), part: value}
    arrives(json.dumps(broken) if part == "sum" else signed(broken))
    del broken["label"]
    arrives(json.dumps(broken) if part == "sum" else signed(broken))


@pytest.mark.ux("ST-03")
@settings(max_examples=often(40))
@given(st.sampled_from([KEY, SETTINGS, PREFIX + "words-latest"]), st.text() | JSON.map(json.dumps))
@example(SETTINGS, "[" * 100_000)
@example(KEY, "[" * 100_000)
def test_neither_does_any_other_text(key: str, text: str) -> None:
    arrives(**{"raw": "", key: text})
