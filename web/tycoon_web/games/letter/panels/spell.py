"""The word panel: laying a word, seeing what it earns, playing it (LT-13 … LT-23, PV-06)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.letter.rules.cards import LONGEST
from tycoon.games.letter.rules.splitting import DOUBLERS

from tycoon_web.games.letter.panels.spelling import FINAL_S, HAND, POOL, TWICE, Spelling, spelt
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.games.letter.turn_context import TurnContext
from tycoon_web.play import panel
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class WordPanel(panel.ActionPanel):
    """Always open while a word can be played; other panels lie over it."""

    name = "word"
    paragraphs = PARAGRAPHS
    context: TurnContext
    words: Words

    def open(self, target: Fields) -> None:
        self.spelling = Spelling()

    def propose(self, action: Action) -> None:
        cards = {HAND: list[str | None](self.context.hand), POOL: self.context.pool}
        self.spelling = spelt(action, cards)

    def edits(self) -> panel.Edits:
        spelling = self.spelling
        return {
            "lay": self._lay,
            "type": self._type,
            "piece": lambda fields: self._touch(int(fields["row"]), int(fields["at"])),
            "declare": lambda fields: spelling.declare(int(fields["row"]), int(fields["at"])),
            "give": lambda fields: self._give(fields["letter"]),
            "take-last": lambda fields: spelling.take_last(),
            "clear": lambda fields: spelling.clear(),
            "copy": lambda fields: spelling.copy(),
            "final-s": lambda fields: spelling.final_s(),
            "other-row": lambda fields: spelling.other_row(),
        }

    def _lay(self, fields: Fields) -> None:
        card, place = int(fields["card"]), fields["place"]
        letter = self.context.hand[card] if place == HAND else self.context.pool[card]
        if letter:
            self.spelling.lay(place, card, letter)

    def _touch(self, row: int, at: int) -> None:
        """A letter taken back leaves the focus on the card it came from (A11-03)."""
        piece = self.spelling.rows[row][at]
        self.spelling.touch(row, at)
        if all(piece is not other for other in self.spelling.pieces()):
            name = {HAND: "hand", POOL: "pool"}.get(piece.place)
            self.focus = f"{name}-{piece.card}" if name else "take-last"

    def _type(self, fields: Fields) -> None:
        """A key: lay that letter; Y again declares the Y just laid otherwise."""
        letter, first = fields["letter"], POOL if fields.get("first") == POOL else HAND
        row = self.spelling.current
        if letter == "Y" and row and row[-1].letter == "Y":
            self.spelling.declare(self.spelling.row, len(row) - 1)
        elif found := self.free(letter, first):
            self.spelling.lay(*found, letter)

    def free(self, letter: str, first: str) -> tuple[str, int] | None:
        """Place and card of an unused letter; ``first`` says where to look first."""
        for place in (first, HAND if first == POOL else POOL):
            cards = self.context.hand if place == HAND else self.context.pool
            used = self.spelling.used(place)
            for card, held in enumerate(cards):
                if held == letter and card not in used:
                    return place, card
        return None

    def _give(self, letter: str) -> None:
        """This doubling goes to the other word (LT-A22)."""
        listed = frozenset(self.actions()[0]["second_doublings"])
        self.spelling.second = listed ^ {letter}

    # --- what it would be ------------------------------------------------------------------------

    def actions(self) -> list[Action]:
        spelling = self.spelling
        action = spelling.action()
        if len(spelling.rows) > 1 and all(spelling.rows) and spelling.second is None:
            action = self.context.best(action)
        return [action]

    def obstacle(self) -> str | None:
        """Only what has to do with the cards, and what the list has said; it is never asked."""
        if self.spelling.empty():
            return self.words("word.empty")
        if len(self.spelling.rows) > 1 and not all(self.spelling.rows):
            return self.words("word.second_empty")
        if refused := self.refused():
            return self.words("word.refused_before", words=self.words.both(refused))
        return self.context.check(self.actions()[0])

    def refused(self) -> list[str]:
        """Words in the stick that the list has turned down in this turn already (LT-A10)."""
        laid = ["".join(piece.letter for piece in row) for row in self.spelling.rows]
        return [word for word in laid if word in self.context.view["turn"]["refused"]]

    def worth(self) -> View | None:
        """What it would earn; None while it cannot be laid."""
        return None if self.obstacle() else self.context.appraise(self.actions()[0])

    def free_doublings(self) -> list[str]:
        """Doublings that hold for both words: the player says which gets them."""
        action = self.actions()[0]
        if self.obstacle() or not action.get("second_word"):
            return []
        listed = set(action["second_doublings"])
        swapped = {
            letter: Action(
                "play_word", **{**action.fields, "second_doublings": sorted(listed ^ {letter})}
            )
            for letter in DOUBLERS
            if self.context.owns(letter)
        }
        return [letter for letter, other in swapped.items() if not self.context.check(other)]

    # --- abilities -------------------------------------------------------------------------------

    def no_copy(self) -> str | None:
        """Why X cannot be used now, or None."""
        if not self.spelling.has(TWICE) and self.spelling.copy_source() is None:
            return self.words("word.copy_what")
        return self._full(TWICE)

    def no_final_s(self) -> str | None:
        """Why Z cannot be used now, or None."""
        if not self.spelling.current:
            return self.words("word.empty")
        return self._full(FINAL_S)

    def _full(self, place: str) -> str | None:
        full = len(self.spelling.current) >= LONGEST and not self.spelling.has(place)
        return self.words("refusal.too_long", most=LONGEST) if full else None

    def commit_label(self) -> str:
        """With automatic checking every play is a check (LT-A10)."""
        checked = self.context.view["challenge"] == "automatic"
        worth = self.worth()
        key = "word.check" if checked else "word.commit"
        return (
            self.words(key, earned=self.words.amount(worth["money"], worth["stock"]))
            if worth
            else self.words(f"{key}.plain")
        )

    def aloud(self) -> str:
        """The words so far, and what they earn."""
        rows = ["".join(piece.letter for piece in row) for row in self.spelling.rows if row]
        text, worth = self.words.both(rows), self.worth()
        if worth is None:
            return text
        return f"{text}: {self.words.amount(worth['money'], worth['stock'])}"

    def title(self) -> str:
        return self.words("word.title")
