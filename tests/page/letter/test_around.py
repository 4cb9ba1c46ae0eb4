"""A word that can be challenged, round the table: everybody answers at their side (LT-30)."""

from __future__ import annotations

import pytest
from tycoon_web.games.letter.panels.spelling import POOL

from tests.page.desk import inside
from tests.page.letter.tables import NAMES, play, table


def test_once_all_have_accepted_the_word_stands() -> None:
    page = table()
    play(page, "HeN")
    assert page.find(id="accept-1")
    page.press(id="accept-1")
    assert page.find(id="accept-1")[0][1]["aria-pressed"] == "true"
    assert page.session.prompt().phase == "challenge"
    page.press(id="accept-2")
    assert page.session.prompt().phase != "challenge"


def test_who_accepts_objects_no_longer_and_the_other_way_round() -> None:
    page = table()
    play(page, "HeN")
    page.press(id="object-1")
    assert not page.find(id="accept-1")  # what was said is taken back first
    page.press(id="object-1")
    page.press(id="accept-1")
    assert page.find(id="accept-1")[0][1]["aria-pressed"] == "true"
    assert not page.find(id="object-1")
    page.press(id="accept-1")
    page.press(id="object-1")
    assert page.find(id="object-1")[0][1]["aria-pressed"] == "true"
    assert not page.find(id="accept-1")
    page.press(id="accept-2")  # one objects: the table looks it up when it wants to
    assert page.session.prompt().phase == "challenge"
    page.press(id="settle")
    assert "Bea challenged" in page.text()


def test_from_one_side_there_is_one_answer_for_all() -> None:
    page = table()
    page.app.chosen.sides = "one"
    play(page, "HeN")
    assert not page.find(do="accept")
    assert page.find(id="object-2")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_panel_has_a_name_an_answer_and_what_is_open(players: int) -> None:
    """Whose word it is is asked for nothing; nor is anybody's hand told (HO-02)."""
    page = table(players=players, money={0: 7, 1: 4})
    play(page, "HeN")
    panels = [e for e in page.elements() if "sitter" in str(e[1].get("class")).split()]
    assert len(panels) == players
    for number, panel in enumerate(panels, 1):
        seat = number % players
        asked = [str(e[1]["data-do"]) for e in inside(panel) if "data-do" in e[1]]
        assert asked == (["accept", "object"] if seat else [])
        said = " ".join(part for e in inside(panel) for part in e[2] if isinstance(part, str))
        assert NAMES[seat] in said
        assert f"${page.session.view(None)['players'][seat]['money']}" in said
    assert not [e for e in page.elements() if "data-card" in e[1] and e[1]["data-place"] != POOL]
