"""Positions for tests: a table at its first turn, where everything can be set by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tycoon
from tycoon.games.letter.rules.phases import Over
from tycoon.games.letter.rules.state import Player, State
from tycoon.lexicon import Lexicon

from tests.any_table import AnyTable
from tests.any_table import keys as keys
from tests.any_table import only as only
from tests.letter.lists import WORDS

NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")
PLAIN = "BCDFGHL"  #: seven cards no word of ours can be made of


class Table(AnyTable[State]):
    """A session and short ways to lay things out; seat 0 starts and has the first turn."""

    over = Over("goal")

    def __init__(
        self,
        players: int = 3,
        hand: str = PLAIN,
        pool: str = "AEO",
        *,
        patents: str = "",
        lexicon: Lexicon = WORDS,
        **options: Any,
    ) -> None:
        """Seat 0 holds ``hand`` and ``patents``; ``pool`` lies in the middle."""
        chosen = {"start_seat": 0, "word_list": lexicon.id, **options}
        self.session = tycoon.new_game("letter", NAMES[:players], chosen, "table", lexicon)
        self._chosen: list[list[str]] = []
        self.hand(0, hand)
        self.pool(pool)
        self.patents(0, patents)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # -- laying things out ------------------------------------------------------------------

    def hand(self, seat: int, letters: str) -> None:
        """Exactly these cards, wherever else they lay; the others go to the deck."""
        self._choose(self.player(seat).hand, sorted(letters))

    def pool(self, letters: str) -> None:
        self._choose(self.state.pool, list(letters))

    def _choose(self, place: list[str], letters: list[str]) -> None:
        deck = self.state.deck
        deck[:0] = place
        place.clear()
        for letter in letters:
            if letter not in deck:
                self._trade(letter)
            deck.remove(letter)
        place.extend(letters)
        self._chosen.append(place)

    def _trade(self, letter: str) -> None:
        """The card comes into the deck from where nobody has chosen cards yet."""
        places = [*(player.hand for player in self.state.players), self.state.pool]
        free = [place for place in places if not any(place is other for other in self._chosen)]
        holder = next(place for place in free if letter in place)
        holder[holder.index(letter)] = self.state.deck.pop(0)
        self.state.deck.insert(0, letter)
        for player in self.state.players:
            player.hand.sort()

    def deck(self, letters: str) -> None:
        """The next cards, the next one first; nothing else is in the deck, nor in the discard."""
        self.state.deck[:] = reversed(letters)
        self.state.discard.clear()

    def patents(self, seat: int, letters: str) -> None:
        self.player(seat).patents = list(letters)

    def money(self, seat: int, dollars: int) -> None:
        self.player(seat).money = dollars

    # -- doing things -----------------------------------------------------------------------

    def play(self, *words: str, **fields: Any) -> list[tycoon.Event]:
        """Lay these words as `laying` does, and let everybody accept them."""
        events = self.session.apply(self.laying(*words, **fields))
        return events + (self.answer() if self.phase == "challenge" else [])

    def unlaid(self, *words: str, **fields: Any) -> str | None:
        """Why these words cannot be laid."""
        found = self.session.check(self.laying(*words, **fields))
        return found.code if found else None

    def laying(
        self,
        word: str,
        second: str = "",
        *,
        places: str = "",
        vowels: Sequence[int] = (),
        second_places: str = "",
        second_vowels: Sequence[int] = (),
        second_doublings: str = "",
    ) -> tycoon.Action:
        """The action; places not given are cards of the hand."""
        fields: dict[str, Any] = {"word": word, "places": places or "h" * len(word)}
        fields["vowels"] = list(vowels)
        if second:
            fields |= {"second_word": second, "second_places": second_places or "h" * len(second)}
            fields |= {"second_vowels": list(second_vowels)}
            fields |= {"second_doublings": list(second_doublings)}
        return tycoon.Action("play_word", **fields)

    def answer(self, *challengers: int) -> list[tycoon.Event]:
        """Every opponent answers; these seats challenge."""
        events: list[tycoon.Event] = []
        while self.phase == "challenge":
            events += self.do("challenge" if self.session.to_act in challengers else "accept")
        return events

    def skip(self) -> list[tycoon.Event]:
        """The seat to act discards nothing and ends its turn."""
        if self.phase == "turn":
            self.do("discard_cards", cards=[])
        if self.phase == "buy":
            self.do("decline")
        return self.do("end_turn")

    def skip_to(self, seat: int) -> None:
        while self.session.to_act != seat or self.phase != "turn":
            self.skip()

    # -- looking at things ------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.session.view(seat)

    def purse(self, seat: int) -> tuple[int, int]:
        """Money and stock."""
        return self.player(seat).money, self.player(seat).stock
