"""The log on the table: who, what, which, how much, in signs."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon import Event
from tycoon_web.games.raccoon.table.story import MOST, decks, story
from tycoon_web.games.raccoon.telling.signs import Sign, sign
from tycoon_web.games.raccoon.telling.turn_log import TurnLog
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import text_of, walk

from tests.page.desk import catalogue
from tests.page.games import NAMES, over, played

WORDS = Words(Messages(catalogue()), NAMES)
TOLD: dict[str, tuple[dict[str, Any], Sign | tuple[str, str, str]]] = {
    "tokens_taken": ({"tokens": ["coal", "coal"]}, Sign("i-store", {"coal": 2}, amount="+2")),
    "produced": ({"take": {"coal": 1, "luxury": 2}}, ("i-produce", "", "+3")),
    "sold": (
        {"commodity": "iron", "count": 2, "price": 12, "income": 24, "price_after": 10},
        Sign("i-sell", {"iron": 2}, "at $12", "+$24"),
    ),
    "bought_from_player": (
        {"seller": 2, "commodity": "wood", "count": 3, "paid": 9},
        Sign("i-swap", {"wood": 3}, amount="−$9", seller=2),
    ),
    "discarded": ({"commodity": "wheat", "count": 2}, ("i-discard", "", "−2")),
    "commission_paid": (
        {"tile": "auction_house", "amount": 5},
        ("i-build", "Auction House", "+$5"),
    ),
    "auction_won": ({"railroad": "fat_cat", "amount": 9}, ("i-auction", "Fat Cat", "−$9")),
    "built": ({"tile": "coal_deposit", "cost": 5}, ("i-build", "Coal Deposit", "−$5")),
    "town_bought": (
        {"town": "dunmoor", "pay": {"coal": 4}, "points": 6},
        ("i-town", "Dunmoor", "+6 VP"),
    ),
}


@pytest.mark.parametrize("key", TOLD)
def test_an_event_in_signs(key: str) -> None:
    params, wanted = TOLD[key]
    found = sign(WORDS, Event(key, {"seat": 0, **params}))
    assert found
    if isinstance(wanted, Sign):
        assert found == wanted
    else:
        assert (found.deed, found.text, found.amount) == wanted


def test_what_the_table_shows_better_has_no_line() -> None:
    assert sign(WORDS, Event("prices_raised", {"changes": {"coal": (3, 4)}})) is None
    assert sign(WORDS, Event("bid_made", {"seat": 0, "amount": 4})) is None


def test_the_newest_line_comes_first_and_there_are_no_more_than_have_room() -> None:
    session = played(3, over)
    told = TurnLog(session, WORDS)
    told.refresh()
    players = session.view(None)["players"]
    for seat, player in enumerate(players):
        player["emblem"] = ("lantern", "key", "hat")[seat]
    node = story(WORDS, told, players)
    lines = [part for part in walk(node) if part[1].get("class") == "story-line"]
    assert len(lines) == MOST
    last = next(line for line in reversed(told.log) if line.event and sign(WORDS, line.event))
    assert last.event
    assert text_of(lines[0]) == last.text


def test_what_is_to_come_is_said_in_words() -> None:
    view = {"railroads": {"deck": 11}, "tiles": {"stack": 19}, "deck": 27}
    told = text_of(decks(WORDS, view))
    for text in ("railroads to come: 11", "buildings: 19", "cards: 27"):
        assert text in told
