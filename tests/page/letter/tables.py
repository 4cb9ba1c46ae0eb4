"""Letter Tycoon tables for the page's tests: a game whose cards are what the test needs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import tycoon

from tests.page.desk import Element, Page

NAMES = ["Ann", "Bea", "Cyd", "Dot", "Eli"]
NOTHING: Mapping[int, str] = MappingProxyType({})


def table(
    hand: str = "AEHNSTX",
    pool: str = "CEY",
    *,
    patents: Mapping[int, str] = NOTHING,
    money: Mapping[int, int] = MappingProxyType({}),
    players: int = 3,
    handover: str = "curtain",
    reveal: bool = True,
    word: str = "",
    **options: object,
) -> Page:
    """A page on which Ann, seat 0, holds ``hand`` and is on; the patents are owned by seat.

    She has typed ``word``, as `spell` does.
    """
    names = NAMES[:players]
    session = tycoon.new_game("letter", names, {"start_seat": 0, **options}, "page")
    state = session.state
    state.players[0].hand, state.pool = sorted(hand), list(pool)
    for seat, letters in patents.items():
        state.players[seat].patents = list(letters)
    for seat, dollars in money.items():
        state.players[seat].money = dollars
    page = Page()
    page.app.chosen.handover = handover
    page.app.autosave.begin(session)
    page.app.render()
    if reveal and handover == "curtain":
        page.press(do="reveal")
    spell(page, word)
    return page


def spell(page: Page, word: str) -> None:
    """Type a word; a capital comes from the hand, a small letter from the pool.

    In it `*` copies a card, `+` adds the S, `/` begins a second word.
    """
    for letter in word:
        page.key(letter, shift=letter.islower())


def play(page: Page, word: str) -> None:
    """Type a word and play it."""
    spell(page, word)
    page.press(do="commit")


def accept(page: Page, *objecting: int) -> None:
    """The table answers the word; those seats object."""
    for seat in objecting:
        page.press(id=f"object-{seat}")
    page.press(do="settle")


def panel(page: Page) -> str:
    """The letters lying in the panel, row by row."""
    rows: dict[str, str] = {}
    for element in page.find(do="piece"):
        row = element[1]["data-row"]
        rows[row] = rows.get(row, "") + letter_of(element)
    return "/".join(rows.values())


def letter_of(element: Element) -> str:
    """The large letter of a card."""
    found = [e for e in element[2] if isinstance(e, list) and "lc-letter" in e[1].get("class", "")]
    return str(found[0][2][0])


def score(page: Page) -> str:
    """What the live line says."""
    return " ".join(_text(e) for e in page.elements() if e[1].get("class", "").startswith("score"))


def _text(element: Element) -> str:
    parts = [child if isinstance(child, str) else _text(child) for child in element[2]]
    return " ".join(part for part in parts if part)


def screen(page: Page) -> str:
    """Which screen shows."""
    assert page.app.table.play
    return page.app.table.play.screen()
