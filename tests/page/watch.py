"""What must hold of every drawn page, whatever led to it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

from tycoon_web.games.letter.panels.spelling import POOL
from tycoon_web.games.raccoon.telling.signs import sign
from tycoon_web.games.raccoon.telling.words import Words

from tests.letter.test_secrets import shuffled_for as shuffled_letters
from tests.page.desk import Element, Page
from tests.raccoon.test_secrets import shuffled_for as shuffled_goods

SHUFFLED: dict[str, Callable[[Any, int | None, Random], Any]] = {
    "raccoon": shuffled_goods,
    "letter": shuffled_letters,
}
#: A message's id, or a place in a message, that was left as it is.
UNSAID = re.compile(r"^[a-z]+(_[a-z]+)*(\.[a-z0-9_:]+)+$|\{[a-z_]+\}")
HEADINGS = frozenset(f"h{level}" for level in range(1, 7))
LANDMARKS = frozenset(("section", "nav", "aside", "main"))
READ_OUT = ("aria-label", "title", "data-why", "placeholder")
MONEY = re.compile(r"\$\s*\d+")


def watch(page: Page, *, closely: bool = True) -> None:
    """Raises AssertionError when the drawn page is not as it must be.

    ``closely``: also that nothing hidden has any influence on it.
    """
    elements = list(walk(page.port.tree))
    lost = unanswered(page, elements)
    assert not lost, f"unanswered: {lost}"
    for fault in (twice, unsaid, skipped, ambiguous, nameless):
        found = fault(elements)
        assert not found, f"{fault.__name__}: {found}"
    if secret(page):
        if viewer(page) is None:
            assert_no_cards(page, elements)
        if closely:
            assert_no_difference(page)


def walk(element: Element, but: str = "") -> Iterator[Element]:
    """The element and all below it, in document order, without what the attribute ``but`` is of."""
    waiting = [element]
    while waiting:
        found = waiting.pop()
        if not found[1].get(but):
            yield found
            waiting += [child for child in reversed(found[2]) if type(child) is list]


# --- controls and texts --------------------------------------------------------------------------


def unanswered(page: Page, elements: list[Element]) -> list[str]:
    """Controls that nothing here and now is there for, or more than one thing is."""
    app = page.app
    table = app.classroom if app.ui.route == "lesson" else app.table
    draft = table.play.draft() if table.play else None
    tables = [page.handlers, table.of_the_game(), draft.edits() if draft else {}, {"peek": None}]
    answers = Counter(do for table in tables for do in table)
    asked = {e[1]["data-do"] for e in elements if "data-do" in e[1] and "data-why" not in e[1]}
    return sorted(do for do in asked if answers[do] != 1)


def twice(elements: list[Element]) -> list[str]:
    """Ids that more than one element has."""
    ids = Counter(element[1]["id"] for element in elements if "id" in element[1])
    return [name for name, times in ids.items() if times > 1]


def unsaid(elements: list[Element]) -> list[str]:
    """Texts that should be sentences."""
    return [text for element in elements for text in texts_of(element) if is_unsaid(text)]


@lru_cache(50_000)
def is_unsaid(text: str) -> bool:
    return UNSAID.search(text) is not None


def texts_of(element: Element) -> list[str]:
    """What an element says by itself."""
    _, attributes, children = element
    said = [child for child in children if type(child) is str]
    return said + [attributes[name] for name in READ_OUT if name in attributes]


# --- what those hear who do not see it -----------------------------------------------------------


def skipped(elements: list[Element]) -> list[str]:
    """Headings that are more than one level below the one before."""
    levels = [int(element[0][1]) for element in elements if element[0] in HEADINGS]
    pairs = zip([0, *levels], levels, strict=False)
    return [f"{before} to {level}" for before, level in pairs if level > before + 1]


def ambiguous(elements: list[Element]) -> list[str]:
    """Landmarks that are called like another one that can be reached."""
    covered = [inside for e in elements if e[1].get("inert") for inside in walk(e)]
    out = set(map(id, covered))
    named = [
        (element[1].get("role") or element[0], element[1]["aria-label"])
        for element in elements
        if element[0] in LANDMARKS and "aria-label" in element[1] and id(element) not in out
    ]
    return [f"{kind} {name}" for (kind, name), times in Counter(named).items() if times > 1]


def nameless(elements: list[Element]) -> list[str]:
    """Buttons that are called nothing."""
    silent = [e for e in elements if e[0] == "button" and not heard(e).strip()]
    return [str(e[1]) for e in silent if not e[1].get("aria-hidden")]


def heard(element: Element) -> str:
    """What is in it, as it is read out."""
    _, attributes, children = element
    if attributes.get("aria-hidden"):
        return ""
    inside = (child if type(child) is str else heard(child) for child in children)
    return str(attributes.get("aria-label") or " ".join(inside))


# --- secrets -------------------------------------------------------------------------------------


def secret(page: Page) -> bool:
    """Is a game at the table of which not everybody may know everything?"""
    play, at_table = page.app.table.play, page.app.ui.route == "table"
    return at_table and play is not None and not play.open and play.session.to_act is not None


def viewer(page: Page) -> int | None:
    """The seat whose secrets may show now; None: nobody's."""
    play = page.app.table.play
    assert play
    if play.seating.alone is not None:
        return play.seating.alone
    return play.session.to_act if play.screen() == "table" else play.peek


def assert_no_cards(page: Page, elements: list[Element]) -> None:
    """Where nobody's cards may show there are none, by their looks and by their sentence."""
    cards = [element[1] for element in elements if "data-card" in element[1]]
    assert not [card for card in cards if card.get("data-place") != POOL], "cards"
    if page.session.game != "raccoon":
        return
    names = [seat.name for seat in page.session.seats]
    words = Words(page.app.t, names, page.session.options)
    text = page.port.drawn + page.port.heading
    for seat in range(len(page.session.seats)):
        for card in page.session.view(seat)["players"][seat]["hand"]:
            label = words(
                "card.label", take=words.counts(card["produce"]), rises=words.counts(card["raise"])
            )
            assert label not in text, "a card's sentence"
    if page.find(id="curtain-title") and not page.find(id="sheet-title"):
        assert_no_money(page, words)


def assert_no_money(page: Page, words: Words) -> None:
    """On the curtain only what was said to all, what lies on the table, and a symbol that is
    explained speak of dollars.
    """
    elements = list(walk(page.port.tree, but="data-open"))
    samples = [e for e in elements if "what-picture" in str(e[1].get("class"))]
    explained = {id(inside) for sample in samples for inside in walk(sample)}
    elements = [element for element in elements if id(element) not in explained]
    events = [event for step in page.session.journal for event in step.events]
    public = [event for event in events if event.audience is None]
    said = {words.event(event) for event in public}
    said |= {drawn.amount for drawn in (sign(words, event) for event in public) if drawn}
    for text in (text for element in elements for text in texts_of(element)):
        for sentence in sorted(said - {""}, key=len, reverse=True) if MONEY.search(text) else ():
            text = text.replace(sentence, "")
        assert not MONEY.search(text), f"money on the curtain: {text!r}"


def assert_no_difference(page: Page) -> None:
    """Whatever is hidden from who looks may be otherwise: the same page is drawn."""
    session = page.session
    real = session.state
    shuffled = SHUFFLED[session.game](real, viewer(page), Random(real.random))
    drawn = page.port.drawn, page.port.heading
    with session.imagined(shuffled):
        page.app.render()
        otherwise = page.port.drawn, page.port.heading
    if otherwise != drawn:
        page.app.render()
        drawn = page.port.drawn, page.port.heading
        assert otherwise == drawn, f"what is hidden shows: {difference(str(drawn), str(otherwise))}"


def difference(before: str, after: str) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    return f"…{before[max(0, at - 200) : at + 80]}… becomes …{after[at : at + 80]}…"
