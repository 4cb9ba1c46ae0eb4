"""Plays whole games of Letter Tycoon by ear: knows the words, and of the table what it is told."""

from __future__ import annotations

import re
from collections.abc import Callable

from tycoon.games.letter.rules.cards import LETTERS, earnings
from tycoon.lexicon.lexicon import Lexicon

from tests.web.player import play_on
from tests.web.reader import Reader, Sought
from tests.web.wordsmith import laid


class Listener:
    """Everybody around one device. ``at_curtain`` is called whenever the curtain is up."""

    def __init__(
        self, reader: Reader, lexicon: Lexicon, at_curtain: Callable[[], None] = lambda: None
    ) -> None:
        self.reader, self.lexicon, self.at_curtain = reader, lexicon, at_curtain
        self.bought = 0

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on until the game is over, or until ``until`` says so when a screen appears."""
        play_on(self.reader.heading, self.answer, until)

    def answer(self, heading: str) -> None:
        """Do what the screen with this heading asks for."""
        matter = self.reader.get_by_role("region", name=heading, exact=True)
        if heading.endswith((" – build a word", " – build your last word")):
            self.act()
        elif heading.endswith(" plays"):
            self.reader.press(matter.get_by_role("button", name=re.compile("^Accept it")))
        elif heading.endswith(" may buy a patent"):
            self.buy(matter)
        elif heading == "The books are closing":
            self.reader.press(self.reader.get_by_role("main").get_by_role("button").first)
        elif heading.endswith(" – end your turn"):
            self.reader.press(matter.get_by_role("button", name="End turn"))
        else:
            self.at_curtain()
            self.reader.press(self.reader.get_by_role("button", name=f"I am {heading} – show my"))

    def cards(self, region: str) -> Sought:
        """Those that do not lie in the word yet."""
        return self.reader.get_by_role("region", name=region, exact=True).get_by_role(
            "button", name=re.compile(r"^[A-Z], (?!.*already in the word)")
        )

    def letters(self, region: str) -> list[str]:
        return [card.inner_text()[0] for card in self.cards(region).all()]

    def act(self) -> None:
        """The word that brings most; without one all cards are discarded."""
        hand, pool = self.letters("Your cards"), self.letters("Community cards")
        words = [word for word in self.lexicon.spellable(hand, pool) if len(word) > 2]
        if words:
            self.spell(max(words, key=self.worth), hand, pool)
        else:
            self.discard()

    def worth(self, word: str) -> tuple[int, int]:
        """What its length earns; then the dearest patent that could be bought."""
        pay = earnings(len(word))
        return pay.money + pay.stock, max(LETTERS[letter].cost for letter in word)

    def spell(self, word: str, hand: list[str], pool: list[str]) -> None:
        """Card by card; what is heard after each is the word so far, with what it earns."""
        for length, (letter, place) in enumerate(zip(word, laid(word, hand, pool), strict=True), 1):
            region = "Your cards" if place == "h" else "Community cards"
            cards = self.cards(region).all()
            self.reader.press(next(card for card in cards if card.inner_text()[0] == letter))
            (said,) = self.reader.heard[-1].said
            assert re.fullmatch(word[:length] + r"(: \$\d.*)?", said)
        self.reader.press(self.action("Print for "))

    def discard(self) -> None:
        self.reader.press(self.action("Discard cards instead"))
        for place in range(len(self.letters("Your cards"))):
            self.reader.press(self.cards("Your cards").nth(place))
        self.reader.press(self.action("Discard"))

    def action(self, name: str) -> Sought:
        region = self.reader.get_by_role("region", name="Actions", exact=True)
        return region.get_by_role("button", name=name).first

    def buy(self, matter: Sought) -> None:
        """The dearest: one that does not lie in front is chosen first."""
        front = matter.get_by_role("button", name=re.compile("^Buy for "))
        others = matter.get_by_role("button", name=re.compile("^Patent [A-Z], ")).all()
        dearest = max(others, key=price, default=front)
        if price(dearest) > price(front):
            self.reader.press(dearest)
        self.reader.press(front)
        self.bought += 1


def price(key: Sought) -> int:
    """What the patent costs that lies there, in dollars."""
    return int(re.findall(r"\$(\d+)", key.inner_text())[0])
