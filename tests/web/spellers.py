"""Plays whole games of Letter Tycoon by clicking: knows the words, uses every ability it can.

What is played is decided with the engine's help on the stored game; everything is done on the page.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from playwright.sync_api import Locator
from tycoon import Action, Session

from tests.web import wordsmith
from tests.web.visit import Visit

MOST_SCREENS = 1_000
#: What a first use of an ability, and a letter whose patent would bring one, is worth in dollars.
CURIOUS, COVETED = 20, 6
SPECIAL = "XZV"
_PLACES = {"x": "X", "z": "Z"}
#: What there is on the screens of a game; a game taken up again may still wait for its word list.
SCREENS = "#curtain-title, #settle, #go-on, #pass-buying, #end-turn, #commit, #discard, .ending"


class Spellers:
    """Everybody around one device. ``at_curtain`` is called whenever the curtain is up."""

    screens = SCREENS

    def __init__(self, visit: Visit, at_curtain: Callable[[], None] = lambda: None) -> None:
        self.visit = visit
        self.page = visit.page
        self.press = visit.hands.press
        self.at_curtain = at_curtain
        self.turns = 0
        #: Abilities that have been used: X, Z, V.
        self.used: set[str] = set()
        #: Words and how the challenge against them ended: stood or fell.
        self.challenged: dict[str, str] = {}
        self.bought = 0

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on until the game is over, or until ``until`` says so when a screen appears."""
        for _ in range(MOST_SCREENS):
            self.page.locator(self.screens).first.wait_for()
            if self.page.locator(".counting").count():
                self.press(self.page.locator("#count-next"))
            elif self.page.locator(".ending:not(.counting)").count() or until():
                return
            else:
                self.answer()
        raise AssertionError("the game does not come to an end")

    def answer(self) -> None:
        """Do what the screen asks for."""
        if self.page.locator("#curtain-title").count():
            self.at_curtain()
            self.visit.take_device()
        elif self.page.locator("#settle").count():
            self.judge()
        elif self.page.locator("#go-on").count():
            self.note_verdict()
            self.press(self.page.locator("#go-on"))
        elif self.page.locator("#pass-buying").count():
            self.buy()
        elif self.page.locator("#end-turn").count():
            self.press(self.page.locator("#end-turn"))
        elif self.page.get_by_role("heading", name="The word was turned down").count():
            self.press(self.page.locator(".hd .lc").first)
            self.press(self.page.locator("#commit"))
        else:
            self.act()

    # --- at the own table ------------------------------------------------------------------------

    def act(self) -> None:
        """A word if there is one, the very first a bluff; else all cards are discarded."""
        self.turns += 1
        game = self.visit.game()
        action = wordsmith.bluff(game) if self.turns == 1 else self.choose(game)
        if action is None:
            self.press(self.page.locator("#discard"))
            for card in self.page.locator(".hd .lc").all():
                self.press(card)
        else:
            self.lay(action)
        self.press(self.page.locator("#commit"))

    def choose(self, game: Session) -> Action | None:
        """What earns most, and uses what has not been used yet."""
        found = islice(wordsmith.plays(game), 150)
        return max(found, key=lambda action: self.value(game, action), default=None)

    def value(self, game: Session, action: Action) -> int:
        places = action["places"] + (action.get("second_places") or "")
        fresh = {patent for place, patent in _PLACES.items() if place in places}
        fresh |= {"V"} if action.get("second_word") else set()
        free = {p["letter"] for p in game.view(None)["patents"] if p["owner"] is None}
        coveted = set(action["word"]) & set(SPECIAL) & free
        bonus = CURIOUS * len(fresh - self.used) + COVETED * len(coveted)
        return wordsmith.worth(game, action) + bonus

    def lay(self, action: Action) -> None:
        """Tap the cards, one after another."""
        self.lay_word(action["word"], action["places"])
        if action.get("second_word"):
            self.press(self.page.locator("#other-row"))
            self.used.add("V")
            self.lay_word(action["second_word"], action["second_places"])

    def lay_word(self, word: str, places: str) -> None:
        for at, (letter, place) in enumerate(zip(word, places, strict=True)):
            if place in "hp":
                self.press(self.free_card(letter, "hand" if place == "h" else "pool"))
                continue
            if place == "z":
                self.press(self.page.locator("#final-s"))
            else:
                self.use_twice(word.index(letter), at)
            self.used.add(_PLACES[place])

    def use_twice(self, source: int, to: int) -> None:
        """Choose the card that lies at ``source``; its copy comes behind it, and then moves."""
        row = self.page.locator(".slots-row").count() - 1
        self.press(self.page.locator(f"#piece-{row}-{source}"))
        self.press(self.page.locator("#copy"))
        if source + 1 != to:
            self.press(self.page.locator(f"#piece-{row}-{to}"))

    def free_card(self, letter: str, place: str) -> Locator:
        """A card of this letter that does not lie in a word yet."""
        return self.page.locator(
            f"[id^={place}-].lc:not(.used):has(.lc-letter:text-is('{letter}'))"
        ).first

    # --- the whole table -------------------------------------------------------------------------

    def judge(self) -> None:
        """The bluff is challenged, and so is the first true word; all others are accepted."""
        if len(self.challenged) < 2:
            self.press(self.page.locator(".objector").first)
        self.press(self.page.locator("#settle"))

    def note_verdict(self) -> None:
        stamp = self.page.locator(".list-stamp").first
        word = stamp.locator("b").first.inner_text()
        self.challenged[word] = "stood" if "good" in str(stamp.get_attribute("class")) else "fell"

    def buy(self) -> None:
        wanted = self.wanted_patent()
        if not self.page.locator(f"#buy-{wanted}.offer-buy").count():
            self.press(self.page.locator(f"#buy-{wanted}"))
        self.press(self.page.locator(f"#buy-{wanted}.offer-buy"))
        self.bought += 1

    def wanted_patent(self) -> str:
        """X, Z and V first, then the dearest."""
        keys = self.page.locator("#offers [id^=buy-]").all()
        letters = [str(key.get_attribute("data-letter")) for key in keys]
        costs = {
            letter: int(self.page.locator(f"#buy-{letter} .offer-cost").inner_text().strip("$"))
            for letter in letters
        }
        return max(letters, key=lambda letter: (letter in SPECIAL, costs[letter]))


class Typists(Spellers):
    """The same with nothing but a keyboard: cards are typed, and Enter is the main button."""

    def lay_word(self, word: str, places: str) -> None:
        for at, (letter, place) in enumerate(zip(word, places, strict=True)):
            if place in "hp":
                self.page.keyboard.press(letter if place == "h" else f"Shift+{letter}")
                continue
            if place == "z":
                self.page.keyboard.press("+")
            else:
                self.use_twice(word.index(letter), at)
            self.used.add(_PLACES[place])

    def buy(self) -> None:
        self.page.keyboard.press(self.wanted_patent())
        self.bought += 1
