"""A turn of Letter Tycoon on the page: challenge, purchase, discards, the Q patent, the end."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon_web.games.letter.play import Play

from tests.page.desk import Page, inside
from tests.page.letter.tables import accept, panel, play, screen, spell, table


def test_all_accept_and_the_word_earns() -> None:
    page = table("AEHNSTX", "CEY")
    play(page, "TEA")
    assert screen(page) == "challenge"
    accept(page)
    assert page.session.view(None)["players"][0]["money"] == 1


@pytest.mark.rule("LT-33")
def test_a_failed_challenge_says_who_pays() -> None:
    page = table("AEHNSTX", money={1: 3})
    play(page, "TEA")
    accept(page, 1)
    assert screen(page) == "verdict"
    assert "The list has it" in page.text()
    assert "Bea pays Ann $1" in page.text()
    page.press(do="go-on")
    assert screen(page) in ("buy", "done")
    assert [p["money"] for p in page.session.view(None)["players"][:2]] == [2, 2]


@pytest.mark.rule("LT-34")
def test_a_word_that_falls_costs_one_card_behind_the_curtain() -> None:
    page = table("AEHNSTX")
    play(page, "TAE")
    accept(page, 2)
    assert "The list does not have it" in page.text()
    page.press(do="go-on")
    assert screen(page) == "curtain"
    assert "one of your cards must go" in page.text()
    page.press(do="reveal")
    commit = page.find(id="commit")[0]
    assert commit[1]["data-why"]
    assert commit[2][0][2] == ["Tap a card"], "nothing is no choice here"
    assert not page.find(id="cancel")
    page.press(id="hand-2")
    page.press(id="hand-3")
    assert "Discard 1 card" in page.text(), "only one goes"
    page.press(do="commit")
    assert page.session.to_act == 1


@pytest.mark.rule("LT-31")
def test_the_nearest_clockwise_is_the_challenger() -> None:
    page = table("AEHNSTX", money={1: 3, 2: 3})
    play(page, "TEA")
    page.press(id="object-2")
    page.press(id="object-1")
    assert "2 challenges" in page.text()
    page.press(id="object-1")
    page.press(id="object-1")
    page.press(do="settle")
    assert "Bea challenged" in page.text()
    assert [p["money"] for p in page.session.view(None)["players"][1:]] == [2, 3]


@pytest.mark.parametrize("place", ["challenge", "buy", "done"])
def test_public_screens_hold_no_hand(place: str) -> None:
    page = table("AEHNSTX", money={0: 9})
    play(page, "TEA")
    if place != "challenge":
        accept(page)
    if place == "done":
        page.press(do="pass-buying")
    assert screen(page) == place
    assert not page.find(do="lay")
    assert "hand-0" not in page.everything()
    assert "AEHNSTX" not in page.everything()


def accepted(word: str, **laid: Any) -> Page:
    """Ann has played this word, and nobody objected."""
    page = table(**laid)
    play(page, word)
    accept(page)
    return page


def offers(page: Page) -> list[list[Any]]:
    """What is for sale: the one in front, and those beside it."""
    return [*page.find(do="buy"), *page.find(do="front")]


def test_a_patent_is_bought_in_the_open() -> None:
    page = accepted("TEA", money={0: 9})
    assert {str(e[1]["id"]) for e in offers(page)} == {"buy-A", "buy-E", "buy-T"}
    page.press(id="buy-A")
    assert page.session.view(None)["players"][0]["patents"] == [], "chosen, not yet bought"
    page.press(id="buy-A")
    assert page.session.view(None)["players"][0]["patents"] == ["A"]
    assert screen(page) == "done"


def test_of_the_patents_one_lies_in_front_until_another_is_tapped() -> None:
    page = accepted("TEA", money={0: 20})

    def front() -> str:
        (card,) = [e for e in page.elements() if "front" in str(e[1].get("class")).split()]
        return str(card[1]["key"])

    assert front() == "E", "the dearest"
    page.press(do="front", letter="A")
    assert front() == "A"
    assert [e[1]["data-letter"] for e in page.find(do="buy")] == ["A"], "one key buys"
    assert {str(e[1]["data-letter"]) for e in offers(page)} == {"A", "E", "T"}


@pytest.mark.rule("LT-47")
def test_the_purchase_that_ends_the_game_says_so_before() -> None:
    page = accepted("EAX", money={0: 20}, patents={0: "TSRN"})
    assert "Brings the last round" in page.text()
    page.press(id="buy-E")
    assert page.session.view(None)["ending"]
    assert "Last round" in page.text()


def test_the_turn_ends_in_the_open_or_goes_on_behind_the_curtain() -> None:
    page = accepted("TEA")
    page.press(do="discard-first")
    assert screen(page) == "curtain"
    page.press(do="reveal")
    page.press(id="discard")
    page.press(id="hand-0")
    page.do("commit", "end-turn")
    assert page.session.to_act == 1
    assert page.session.view(0)["players"][0]["hand_count"] == 7


@pytest.mark.rule("LT-12")
def test_discarding_instead_of_a_word() -> None:
    page = table("AEHNSTX")
    page.press(id="discard")
    for card in ("hand-0", "hand-6"):
        page.press(id=card)
    assert "Discard 2 cards" in page.text()
    page.do("commit", "end-turn")
    hand = page.session.view(0)["players"][0]["hand"]
    assert len(hand) == 7


@pytest.mark.rule("LT-A01")
def test_discarding_nothing_is_asked_about() -> None:
    page = table()
    page.press(id="discard")
    page.press(do="commit")
    assert "Discard nothing at all?" in page.text()
    page.press(do="no")
    assert page.session.to_act == 0
    page.do("commit", "yes")
    assert page.app.table.play
    assert page.app.table.play.phase == "done"


@pytest.mark.rule("LT-45")
@pytest.mark.parametrize("card", ["hand-6", "pool-2"])
def test_the_q_patent_replaces_a_card_of_hand_or_pool(card: str) -> None:
    page = table("AEHNSTX", "CEY", patents={0: "Q"})
    page.press(id="replace")
    page.press(id=card)
    page.press(do="commit")
    view = page.session.view(0)
    assert view["turn"]["replaced"]
    assert page.app.table.play
    assert page.app.table.play.phase == "turn"
    assert page.find(id="replace")[0][1]["data-why"]


def test_with_q_on_the_hand_only_community_cards_cannot_be_picked() -> None:
    page = table("AEHNSTX", "CEY", patents={0: "Q"}, q_patent="hand")
    page.press(id="replace")
    assert {e[1]["data-place"] for e in page.find(do="pick")} == {"h"}


@pytest.mark.rule("LT-A11")
def test_automatic_checking_counts_the_tries_down() -> None:
    page = table("AEHNSTX", challenge="automatic", retries=1)
    spell(page, "TAE")
    assert "Check & print" in page.text()
    page.press(do="commit")
    assert "Not in the list: TAE. One more try." in page.text()
    assert panel(page) == "TAE", "it lies there to be mended"
    assert "The list does not have TAE" in page.find(id="commit")[0][1]["data-why"]
    page.press(id="clear")
    spell(page, "HAE")
    assert not page.find(id="commit")[0][1].get("data-why"), "nobody has asked the list"
    page.press(do="commit")
    assert "one card must go" in page.text()


def test_unchecked_words_go_straight_to_the_purchase() -> None:
    page = table("AEHNSTX", challenge="off", money={0: 9})
    play(page, "TAE")
    assert screen(page) == "buy"
    page.press(do="pass-buying")
    assert screen(page) == "table", "the device stays with its holder"


@pytest.mark.ux("HO-06")
def test_the_open_table_shows_the_hand_at_once() -> None:
    page = table("AEHNSTX", handover="open")
    play(page, "TEA")
    accept(page)
    assert screen(page) == "table"
    page.press(do="end-turn")
    assert page.find(do="lay")


def test_leaving_the_page_raises_the_curtain_but_keeps_the_word() -> None:
    page = table()
    spell(page, "TEA")
    page.app.handle({"type": "hidden"})
    assert screen(page) == "curtain"
    lying = [e for e in page.elements() if e[1].get("class") == "lc-letter"]
    assert sorted(str(e[2][0]) for e in lying) == sorted(page.session.view(None)["pool"])
    page.press(do="reveal")
    assert panel(page) == "TEA"


def test_sheets_show_patents_letters_and_a_players_own() -> None:
    page = table(patents={1: "EK"})
    page.press(id="patent-K")
    assert page.port.focus == "all-about-K"
    assert "exactly one vowel" in page.text()
    page.press(id="sort-owner")
    first = next(e[1]["id"] for e in page.elements() if e[1].get("class") == "patent-open")
    assert first == "all-about-E"
    page.press(id="all-about-Z")
    assert "Add an S to the end of a word." in page.text(), "what is tapped comes to the front"
    assert page.find(id="all-about-Z")[0][1]["aria-pressed"] == "true"
    assert page.find(id="sort-owner")[0][1]["aria-pressed"] == "true", "the order stays"
    page.press(id="sheet-close")
    page.press(id="tables")
    assert "102 cards" in page.text()
    page.press(id="sheet-close")
    page.press(id="strip-1")
    assert "Patents worth $12" in page.text()


def test_a_table_that_agrees_takes_the_answers_to_a_word_back_at_once() -> None:
    page = accepted("TEA")
    page.press(do="undo")
    page.press(do="yes")
    assert screen(page) == "challenge"
    assert page.session.view(None)["play"]["answers"] == [None, None, None]


def last_turn(page: Page) -> None:
    """Ann reaches the goal by buying E; the others discard nothing."""
    play(page, "EAX")
    accept(page)
    page.press(id="buy-E")
    page.press(do="end-turn")
    for _ in range(2):
        page.press(do="reveal")
        page.press(id="discard")
        page.do("commit", "yes", "end-turn")


@pytest.mark.rule("LT-A34")
def test_a_discard_in_the_last_turn_promises_no_new_cards() -> None:
    page = table("AEHNSTX", money={0: 20}, patents={0: "TSRN", 1: "A"})
    page.press(id="discard")
    assert "As many are drawn" in page.text()
    page.press(id="cancel")
    play(page, "EAX")
    accept(page)
    page.press(id="buy-E")
    page.do("end-turn", "reveal")
    page.press(id="discard")
    assert "As many are drawn" not in page.text()
    assert "In your last turn none are drawn" in page.text()
    page.press(id="hand-0")
    page.press(do="commit")
    assert "In the last turn none are drawn" in page.text()


@pytest.mark.rule("LT-49")
def test_the_end_tells_patents_coins_stock_and_the_words() -> None:
    page = table("AEHNSTX", money={0: 20}, patents={0: "TSRN", 1: "A"})
    last_turn(page)
    assert screen(page) == "over"
    outcome = page.session.outcome
    assert outcome
    assert f"{max(score['total'] for score in outcome.scores)}" not in page.text()
    page.press(do="count-skip")
    text = page.text()
    for total in (score["total"] for score in outcome.scores):
        assert str(total) in text
    assert "Longest word EAX" in text
    assert "Ann, $1" in text


@pytest.mark.rule("LT-28", "LT-A13")
def test_the_q_card_says_wherever_it_lies_that_it_doubles() -> None:
    page = table("AEITQUX", "CEY", patents={0: "X"})
    spell(page, "QUIET")
    for name in ("hand-3", "piece-0-0"):
        (card,) = page.find(id=name)
        assert [e[2] for e in inside(card) if e[1].get("class") == "lc-doubles"] == [["×2"]]
        assert "doubles its word" in card[2][0][2][0]
    page.press(do="commit")
    marks = [e for e in page.elements() if e[1].get("class") == "lc-doubles"]
    assert len(marks) == 1, "on the table, for all to see"


def test_an_objection_goes_with_its_seat() -> None:
    """A bot that takes the seat over says for itself what it thinks of the word."""
    page = table()
    play(page, "HeN")
    page.press(id="object-1")
    page.do("open-menu", "open-seats")
    page.press(id="hand-seat-1-apprentice")
    page.press(do="yes")
    letter = page.app.autosave.play
    assert isinstance(letter, Play)
    assert letter.objecting == set()
