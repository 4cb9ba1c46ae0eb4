"""A word that can be challenged, round the table: everybody answers at their side (LT-30, A.5)."""

from __future__ import annotations

from tests.page.letter.tables import play, table


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
    page.press(id="accept-1")
    assert page.find(id="object-1")[0][1]["aria-pressed"] == "false"
    page.press(id="object-1")
    assert page.find(id="accept-1")[0][1]["aria-pressed"] == "false"
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
