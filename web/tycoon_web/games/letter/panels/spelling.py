"""One or two words being put together card by card, before anything is played (LT-14 … LT-43).

Pure data: what may be laid is the engine's business, which is asked about the finished action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tycoon import Action
from tycoon.games.letter.rules import canonical
from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.layout import words_of
from tycoon.games.letter.rules.state import Word

HAND, POOL, TWICE, FINAL_S = "h", "p", "x", "z"


class Piece:
    """One letter of a word and what it is made of."""

    __slots__ = ("card", "letter", "of", "place", "vowel")

    def __init__(self, letter: str, place: str, card: int = -1, of: Piece | None = None) -> None:
        self.letter = letter
        self.place = place
        #: Which card of hand or pool it is; -1 for what an ability adds.
        self.card = card
        #: The piece whose card X uses a second time.
        self.of = of
        #: Does it count as a vowel? Only a Y can be declared otherwise (LT-27).
        self.vowel: bool = of.vowel if of else LETTERS[letter].kind == "vowel"

    @property
    def real(self) -> bool:
        """A card, not something an ability adds."""
        return self.place in (HAND, POOL)


class Spelling:
    """The words as they lie in the panel; ``at`` is the chosen letter of the current row."""

    def __init__(self) -> None:
        self.rows: list[list[Piece]] = [[]]
        self.row = 0
        self.at: int | None = None
        #: Doublings that go to the second word by the player's wish; None: where they earn most.
        self.second: frozenset[str] | None = None

    @property
    def current(self) -> list[Piece]:
        """The row that letters are added to."""
        return self.rows[self.row]

    def pieces(self) -> Iterator[Piece]:
        """All letters of both words."""
        for row in self.rows:
            yield from row

    def empty(self) -> bool:
        """Is nothing laid yet?"""
        return not any(self.rows)

    def used(self, place: str) -> frozenset[int]:
        """Which cards of hand or pool lie in a word."""
        return frozenset(piece.card for piece in self.pieces() if piece.place == place)

    def find(self, place: str, card: int) -> tuple[int, int] | None:
        """Row and position of a card."""
        for number, row in enumerate(self.rows):
            for at, piece in enumerate(row):
                if (piece.place, piece.card) == (place, card):
                    return number, at
        return None

    def has(self, place: str) -> bool:
        """Is an ability's letter laid?"""
        return any(piece.place == place for piece in self.pieces())

    # --- laying ----------------------------------------------------------------------------------

    def add(self, piece: Piece) -> None:
        """Lay a letter behind the chosen one, or at the end, but never behind Z's S."""
        self.second = None
        row = self.current
        end = len(row) - (bool(row) and row[-1].place == FINAL_S)
        if piece.letter == "Y" and piece.real:
            piece.vowel = bool(row)  # a first guess; the player declares it (LT-27)
        if piece.place == FINAL_S:
            row.append(piece)
        elif self.at is None:
            row.insert(end, piece)
        else:
            self.at = min(self.at + 1, end)
            row.insert(self.at, piece)

    def lay(self, place: str, card: int, letter: str) -> None:
        """Lay a card, or take it back if it lies in a word already."""
        found = self.find(place, card)
        if found:
            self.take_back(*found)
        else:
            self.add(Piece(letter, place, card))

    def touch(self, row: int, at: int) -> None:
        """Choose a letter; touch it again to take it back, or another to put it there."""
        if row != self.row or self.at is None:
            self.row, self.at = row, at
        elif self.at == at:
            self.take_back(row, at)
        else:
            self.move(at)

    def move(self, to: int) -> None:
        """Put the chosen letter at another place of its word; Z's S stays last."""
        row = self.current
        if self.at is None or row[self.at].place == FINAL_S:
            self.at = to
            return
        end = len(row) - 1 - (row[-1].place == FINAL_S)
        row.insert(min(to, end), row.pop(self.at))
        self.at = self.second = None

    def take_back(self, row: int, at: int) -> None:
        """Take a letter out of the panel, with the copy X made of it."""
        gone = self.rows[row].pop(at)
        for pieces in self.rows:
            pieces[:] = [piece for piece in pieces if piece.of is not gone]
        self.at = self.second = None

    def take_last(self) -> None:
        """Take the chosen letter back, or the last one; an empty second row goes as well."""
        if self.current:
            self.take_back(self.row, len(self.current) - 1 if self.at is None else self.at)
        elif self.row:
            del self.rows[self.row :]
            self.row = 0

    def clear(self) -> None:
        """Take everything back."""
        self.rows, self.row = [[]], 0
        self.at = self.second = None

    # --- abilities -------------------------------------------------------------------------------

    def copy_source(self) -> Piece | None:
        """The card X would use twice: the chosen one, else the last of the row."""
        if self.at is not None:
            return self.current[self.at] if self.current[self.at].real else None
        return next((piece for piece in reversed(self.current) if piece.real), None)

    def copy(self) -> None:
        """Use a card twice (LT-42); once more takes the copy back."""
        if self.has(TWICE):
            self._drop(TWICE)
        elif source := self.copy_source():
            self.add(Piece(source.letter, TWICE, of=source))

    def final_s(self) -> None:
        """Add an S at the end (LT-43); once more takes it back."""
        if self.has(FINAL_S):
            self._drop(FINAL_S)
        else:
            self.at = None
            self.add(Piece("S", FINAL_S))

    def _drop(self, place: str) -> None:
        for row in self.rows:
            row[:] = [piece for piece in row if piece.place != place]
        self.at = self.second = None

    def other_row(self) -> None:
        """Turn to the other word; that begins the second (LT-40), or gives it up while empty."""
        if len(self.rows) == 1:
            self.rows.append([])
        elif self.row and not self.current:
            del self.rows[self.row :]
        self.turn_to(1 - self.row)

    def turn_to(self, row: int) -> None:
        """Add further letters to this word."""
        self.row, self.at = row, None

    def declare(self, row: int, at: int) -> None:
        """A Y is the other sort from now on, and so is X's copy of it (LT-27, LT-A17)."""
        card = self.rows[row][at].of or self.rows[row][at]
        for piece in self.pieces():
            if piece is card or piece.of is card:
                piece.vowel = not piece.vowel
        self.second = None

    # --- the action ------------------------------------------------------------------------------

    def action(self) -> Action:
        """What the engine is asked to play; a second row without letters does not count."""
        fields = _fields(self.rows[0])
        if len(self.rows) > 1 and self.rows[1]:
            fields |= {f"second_{name}": value for name, value in _fields(self.rows[1]).items()}
            fields["second_doublings"] = sorted(self.second or ())
        return canonical(Action("play_word", **fields))


def spelt(action: Action, cards: Mapping[str, Sequence[str | None]]) -> Spelling:
    """The words of a play as they would be laid from these cards, by place."""
    found, left = Spelling(), {place: list(lies) for place, lies in cards.items()}
    found.rows = [list(_laid(word, left)) for word in words_of(action)]
    for row in found.rows:
        for piece in row:
            if piece.place == TWICE:
                alike = [one for one in row if one.real and one.letter == piece.letter]
                piece.of = next((one for one in alike if one.vowel == piece.vowel), alike[0])
    if len(found.rows) > 1:
        found.second = frozenset(action["second_doublings"])
    return found


def _laid(word: Word, left: dict[str, list[str | None]]) -> Iterator[Piece]:
    """Its pieces; the cards are taken from what is left."""
    for at, (letter, place) in enumerate(zip(word.text, word.places, strict=True)):
        card = left[place].index(letter) if place in left else -1
        if card >= 0:
            left[place][card] = None
        piece = Piece(letter, place, card)
        piece.vowel = word.vowel_at(at)
        yield piece


def _fields(row: Sequence[Piece]) -> dict[str, object]:
    return {
        "word": "".join(piece.letter for piece in row),
        "places": "".join(piece.place for piece in row),
        "vowels": [i for i, piece in enumerate(row) if piece.letter == "Y" and piece.vowel],
    }
