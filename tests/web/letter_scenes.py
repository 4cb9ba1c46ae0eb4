"""The screens of Letter Tycoon, each reached in a visit of its own."""

from __future__ import annotations

from itertools import islice

from tests.web import letter_positions as positions
from tests.web import wordsmith
from tests.web.conftest import Scene, Visitor
from tests.web.positions import Wish
from tests.web.visit import Visit


def set_up(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """With the form for a list of one's own open."""
    visit = visitor()
    visit.new_game("letter")
    visit.hands.press(visit.page.locator("#option-word_list-own"))
    visit.page.locator("#list-text").fill("tea\neat\nxy\n")
    visit.press("Use this list")
    return visit


def taken_up(wish: Wish, *presses: str) -> Scene:
    """A stored game, taken up, under the curtain where there is one."""

    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = visitor(game=positions.found(wish, names))
        if wish is positions.over:
            visit.press("See the result")
        else:
            visit.go_on()
        visit.page.locator(".lt-board, #curtain-title, .ending").first.wait_for()
        for control in presses:
            visit.hands.press(visit.page.locator(control).first)
        return visit

    return scene


def at_table(wish: Wish, *presses: str) -> Scene:
    """The table of whoever is on; then these controls of the page are pressed."""

    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = taken_up(wish)(visitor, names)
        visit.take_device()
        for control in presses:
            visit.hands.press(visit.page.locator(control).first)
        return visit

    return scene


def _with_word(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    return _spelt(at_table(positions.with_abilities)(visitor, names))


def _with_tools(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Above the key that prints is a row more of tools."""
    return _spelt(at_table(positions.with_tools)(visitor, names))


def _spelt(visit: Visit) -> Visit:
    """The longest word there is lies on the bench."""
    game = visit.game()
    words = islice((play for play in wordsmith.plays(game) if set(play["places"]) <= {*"hpz"}), 200)
    play = max(words, key=lambda action: len(action["word"]) + len(action.get("second_word") or ""))
    lay(visit, play["word"], play["places"])
    if play.get("second_word"):
        visit.page.keyboard.press("/")
        lay(visit, play["second_word"], play["second_places"])
    return visit


def lay(visit: Visit, word: str, places: str) -> None:
    """Type a word's cards; added letters by their keys, behind the cards they need."""
    for letter, place in zip(word, places, strict=True):
        if place in "hp":
            visit.page.keyboard.press(letter if place == "h" else f"Shift+{letter}")
        elif place == "z":
            visit.page.keyboard.press("+")


def _watched_again(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """A word lies on the table, with all that it earns."""
    visit = taken_up(positions.over, "#watch")(visitor, names)
    visit.page.keyboard.press("PageDown")
    visit.page.keyboard.press("PageDown")
    while not visit.page.locator(".word .laid").count():
        visit.page.keyboard.press("ArrowRight")
    return visit


IN_PLAY: dict[str, Scene] = {
    "letter curtain": taken_up(positions.own_turn),
    "letter turn": at_table(positions.with_abilities),
    "letter word": _with_word,
    "letter tools": _with_tools,
    "letter discard": at_table(positions.own_turn, "#discard", "#hand-0", "#hand-3"),
    "letter challenge": taken_up(positions.challenged, ".objector"),
    "letter verdict": taken_up(positions.first_challenge, ".objector", "#settle"),
    "letter penalty": at_table(positions.rejected),
    "letter buy": taken_up(positions.buying),
    "letter buy many": taken_up(positions.buying_of_many),
    "letter buy after two": taken_up(positions.buying_after_two),
    "letter done": taken_up(positions.ending_turn),
    "letter end": taken_up(positions.over),
    "letter replay": _watched_again,
}
SHEETS: dict[str, Scene] = {
    "letter patents": at_table(positions.own_turn, "#patent-K"),
    "letter tables": at_table(positions.own_turn, "#tables"),
    "letter tableau": at_table(positions.own_turn, "[id^=strip-]"),
    "letter log": at_table(positions.own_turn, "#tool-open-log"),
    "letter rules": at_table(positions.own_turn, "#tool-open-rules"),
    "letter legend": at_table(positions.own_turn, "#tool-open-legend"),
}
OUTSIDE: dict[str, Scene] = {"letter set-up": set_up}
ALL = {**OUTSIDE, **IN_PLAY, **SHEETS}
