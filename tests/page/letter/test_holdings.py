"""What the curtain tells of the last turn, and what a player's holdings show."""

from __future__ import annotations

import pytest

from tests.page.desk import Element, Page, inside
from tests.page.letter.tables import accept, play, screen, table


def of_class(page: Page, css: str) -> list[Element]:
    return [e for e in page.elements() if css in str(e[1].get("class", "")).split()]


def after_tea() -> Page:
    """Ann has printed a word and bought nothing; Bea is next."""
    page = table("AEHNSTX", "CEY", patents={1: "BT"})
    play(page, "TEA")
    accept(page)
    page.press(do="end-turn")
    assert screen(page) == "curtain"
    return page


@pytest.mark.ux("HO-01")
def test_the_word_of_the_last_turn_lies_there_in_type_with_what_it_paid() -> None:
    page = after_tea()
    (word,) = of_class(page, "news-drawn")
    assert [letter for e in inside(word) for letter in e[2] if type(letter) is str] == [*"TEA"]
    assert [e[2] for e in of_class(page, "news-amount")] == [["+$1"]]
    assert "Ann played TEA. Ann earned $1." in page.text()


@pytest.mark.rule("LT-47")
def test_holdings_show_patents_words_and_cards_from_behind() -> None:
    page = after_tea()
    page.press(do="reveal")
    page.press(id="own")
    assert [e[1]["key"] for e in of_class(page, "desk-patent")] == ["B", "T"]
    assert len(of_class(page, "desk-back")) == page.session.view(1)["players"][1]["hand_count"]
    assert "$1 in royalties received so far" in page.text()
    assert not of_class(page, "desk-word"), "she has printed none"
    page.press(id="sheet-close")
    page.press(id="strip-0")
    assert len(of_class(page, "desk-word")) == 1
    assert "None yet: on offer from $2." in page.text(), "no patent"
