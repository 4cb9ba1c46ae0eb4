"""What is given back is seen token by token, and that others can be chosen is said."""

from __future__ import annotations

import pytest
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.panels.giving_back import storehouse
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import confirm
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, text_of, walk

from tests.page.desk import catalogue

WORDS = Words(Messages(catalogue()), ["Ann", "Bea", "Cyd"])


def tokens(picture: Node) -> list[tuple[float, float, float]]:
    """Middle and radius of each."""
    rings = [node[1] for node in walk(picture) if node[0] == "circle"]
    return [(float(ring["cx"]), float(ring["cy"]), float(ring["r"])) for ring in rings]


@pytest.mark.parametrize("kept", [0, 1, 10, 11, 12, 13, 20])
@pytest.mark.parametrize("goes", [1, 2, 4, 7, 12])
def test_every_token_is_seen_in_a_place_of_its_own(kept: int, goes: int) -> None:
    stays = {name: kept // 6 + (at < kept % 6) for at, name in enumerate(COMMODITIES)}
    leaves = {name: goes // 6 + (at < goes % 6) for at, name in enumerate(COMMODITIES)}
    found = tokens(storehouse(WORDS, stays, leaves))
    assert len(found) == kept + goes
    assert len({(x, y) for x, y, _ in found}) == kept + goes
    for x, y, r in found:
        assert r <= x <= 240 - r
        assert r <= y <= 120 - r


def test_how_many_are_kept_is_a_number() -> None:
    picture = storehouse(WORDS, {"wheat": 7, "coal": 4}, {"wood": 1})
    assert text_of(picture) == "You keep 11 Back to the supply"


def test_the_way_back_is_called_what_it_leads_to() -> None:
    def called(no: str) -> str:
        asked = confirm(WORDS, "Sure?", "", "Yes", no=no)
        return next(text_of(node) for node in walk(asked) if node[1].get("id") == "answer-no")

    assert called("") == "Cancel"
    assert called("Choose others") == "Choose others"
