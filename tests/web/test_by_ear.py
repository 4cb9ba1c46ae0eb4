"""Whole games for somebody who does not see the page: what is in the tree, and what is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from tycoon import Event, Session
from tycoon.lexicon.included import shipped
from tycoon_web.device.settings import Settings
from tycoon_web.kit.messages import Messages
from tycoon_web.play.page import page_of
from tycoon_web.telling.words import Words

from tests.page.desk import messages
from tests.web import letter_positions
from tests.web.conftest import Visitor
from tests.web.listener import Listener
from tests.web.player import Table
from tests.web.reader import LISTEN, Reader
from tests.web.visit import Visit

#: What is said at once is no longer, but for what happened since somebody's last turn.
MOST_LETTERS = 250
NEWS = "Since your last turn: "
NAMES = ("Ann", "Bea")
#: What the next player wants to hear of, if somebody else did it.
DEEDS = frozenset(
    ("produced", "sold", "built", "upgraded", "town_bought", "word_played", "patent_bought")
)


def sit_down(visitor: Visitor, game: str, deal: str) -> tuple[Visit, Reader]:
    """From the home screen to the table."""
    visit = visitor(script=LISTEN)
    reader = Reader(visit.page)
    reader.press(reader.get_by_role("button", name=re.compile(f"^Choose .* of {game}$")))
    reader.press(reader.get_by_role("button", name="Remove Top Hat"))
    for seat, name in enumerate(NAMES, 1):
        reader.fill(reader.get_by_role("textbox", name=f"Name of player {seat}"), name)
    starter = reader.get_by_role("group", name="Who starts?")
    reader.press(starter.get_by_role("button", name=NAMES[0]))
    for leaf in ("More choices", "Tablet and help"):
        reader.press(reader.get_by_role("DisclosureTriangle", name=leaf))
    reader.fill(reader.get_by_role("textbox", name="Deal"), deal)
    reader.press(reader.get_by_role("button", name="Start the game"))
    return visit, reader


@pytest.mark.ux("A11-01", "A11-03", "A11-07", "HO-01", "HO-02")
def test_raccoon_tycoon_is_played_by_ear(visitor: Visitor) -> None:
    visit, reader = sit_down(visitor, "Raccoon Tycoon", "two at one table")
    curtains: list[int] = []
    table = Table(cast(Visit, reader), at_curtain=lambda: curtains.append(len(reader.heard) - 1))
    table.play()
    assert_all_was_heard(reader, visit.game(), curtains)


@pytest.mark.ux("A11-01", "A11-03", "A11-07", "HO-01", "HO-02")
def test_letter_tycoon_is_played_by_ear(visitor: Visitor) -> None:
    visit, reader = sit_down(visitor, "Letter Tycoon", "spell 75")
    curtains: list[int] = []
    words = shipped("everyday")
    listener = Listener(reader, words, lambda: curtains.append(len(reader.heard) - 1))
    listener.play()
    assert listener.bought > len(NAMES)
    assert_all_was_heard(reader, visit.game(), curtains)


@pytest.mark.ux("A11-01", "A11-03", "A11-07", "HO-01", "HO-02")
def test_letter_tycoon_is_begun_and_ended_by_ear(visitor: Visitor) -> None:
    """The first turns from the home screen; then a game that is taken up near its end."""
    words = shipped("everyday")
    visit, reader = sit_down(visitor, "Letter Tycoon", "spell 75")
    begun: list[int] = []
    listener = Listener(reader, words, lambda: begun.append(len(reader.heard) - 1))
    listener.play(until=lambda: len(begun) > len(NAMES))
    assert_told_in_short(reader)
    assert_nothing_secret(reader, begun, visit.game())

    late = letter_positions.found(letter_positions.last_turns, NAMES)
    visit = visitor(game=late, script=LISTEN)
    reader = Reader(visit.page)
    reader.press(reader.get_by_role("button", name="Continue"))
    visit.page.locator("#curtain-title").wait_for()  # its word list was on its way
    reader.listen()
    ended: list[int] = []
    Listener(reader, words, lambda: ended.append(len(reader.heard) - 1)).play()
    game = visit.game()
    assert_told_in_short(reader)
    assert_nothing_secret(reader, ended, game)
    news = assert_news_is_heard(reader, game, len(late.journal))
    assert len(ended) >= len(news) > len(NAMES)
    assert_scores_are_heard(reader, game)


def assert_all_was_heard(reader: Reader, game: Session, curtains: list[int]) -> None:
    """Once, in short and in time; nothing but public things; and who has won."""
    assert_told_in_short(reader)
    news = assert_news_is_heard(reader, game)
    assert len(curtains) >= len(news) > 10
    assert_nothing_secret(reader, curtains, game)
    assert_scores_are_heard(reader, game)


def assert_told_in_short(reader: Reader) -> None:
    """And nothing twice."""
    for heard in reader.heard:
        assert len(set(heard.said)) == len(heard.said), f"said twice: {heard}"
        for text in heard.said:
            assert " " not in text or text not in heard.focus, f"said and focused: {heard}"
            assert len(text) <= MOST_LETTERS or text.startswith(NEWS), f"long: {text}"


def assert_news_is_heard(reader: Reader, game: Session, since: int = 0) -> list[str]:
    """What others did in the steps from there on; returns all the news."""
    told = {id(event): text for event, text in public(game)}
    news = [text for heard in reader.heard for text in heard.said if text.startswith(NEWS)]
    for event in done_before_others(game, since):
        assert any(told[id(event)] in text for text in news), f"not told: {told[id(event)]}"
    return news


def assert_nothing_secret(reader: Reader, curtains: list[int], game: Session) -> None:
    told = sorted({text for _, text in public(game)}, key=len, reverse=True)
    for at in curtains:
        assert_covered(reader, at, told)


def assert_scores_are_heard(reader: Reader, game: Session) -> None:
    assert game.outcome is not None
    totals = [score["total"] for score in game.outcome.to_dict()["scores"]]
    assert final_scores(reader) == dict(zip(NAMES, map(str, totals), strict=True))


def assert_covered(reader: Reader, at: int, sentences: list[str]) -> None:
    """Under the curtain it is said whose turn it is, and what all were told: no hand, no money."""
    heard = reader.heard[at]
    assert re.fullmatch(rf"{heard.screen} .*{heard.screen}.*", heard.focus)
    assert heard.title == f"{heard.screen} is next – Tycoon Table"
    rest = " ".join(heard.said)
    for sentence in sentences:
        rest = rest.replace(sentence, "")
    assert not rest.strip(), f"under the curtain: {heard}"
    assert not re.search(r"[$\d]|\b[A-Z]\b", heard.focus), heard


def public(game: Session, since: int = 0) -> Iterator[tuple[Event, str]]:
    """What everybody has been told, from this step on."""
    page = page_of(game.game).play(game, Messages(messages("en")), Settings())
    words: Words = page.words
    for step in game.journal[since:]:
        for event in step.events:
            if event.audience is None:
                yield event, words.event(event)


def done_before_others(game: Session, since: int) -> Iterator[Event]:
    """What was done from this step on in a turn after which somebody else had one."""
    turn: list[Event] = []
    seat = None
    for event, _ in public(game, since):
        if event.key == "turn_started":
            if event.params["seat"] != seat:
                yield from turn
            turn, seat = [], event.params["seat"]
        turn += [event] if event.key in DEEDS else []


def final_scores(reader: Reader) -> dict[str, str]:
    """Everybody's total, out of the table of the last screen."""
    table = reader.get_by_role("table", name="Final scores", exact=True)
    heads = [head.inner_text() for head in table.get_by_role("columnheader").all()]
    rows = table.get_by_role("row").all()
    total = next(row for row in rows if row.inner_text().startswith("Total "))
    cells = [cell.inner_text() for cell in total.get_by_role("cell").all()]
    return dict(zip(heads, cells, strict=True))
