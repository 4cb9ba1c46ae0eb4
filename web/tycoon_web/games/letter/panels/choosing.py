"""Panels in which cards are chosen: discarding (LT-12, LT-25, LT-34), replacing one (LT-45)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.games.letter.turn_context import TurnContext
from tycoon_web.kit.vtree import Child, h
from tycoon_web.play import panel
from tycoon_web.play.turn_context import Fields


class CardPanel(panel.ActionPanel):
    """Some cards are chosen where they lie."""

    paragraphs = PARAGRAPHS
    context: TurnContext
    words: Words

    def open(self, target: Fields) -> None:
        #: (place, card) of what is chosen.
        self.chosen: list[tuple[str, int]] = []

    def pickable(self, place: str) -> bool:
        """Can cards be chosen there?"""
        return place == HAND

    def edits(self) -> panel.Edits:
        return {"pick": self._pick}

    def _pick(self, fields: Fields) -> None:
        card = fields["place"], int(fields["card"])
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen = [*self.chosen, card][-self.most() :]

    def propose(self, action: Action) -> None:
        pool = action.get("from") == "pool"
        place, lies = (POOL, self.context.pool) if pool else (HAND, self.context.hand)
        left = list(lies)
        self.chosen = []
        for letter in action.get("cards") or [action["card"]]:
            at = left.index(letter)
            left[at] = None
            self.chosen.append((place, at))

    def most(self) -> int:
        """How many can be chosen; the one chosen first makes room."""
        return len(self.context.hand)

    def letters(self) -> list[str]:
        """What is chosen, from A to Z."""
        return sorted(
            (self.context.hand[card] if place == HAND else self.context.pool[card]) or ""
            for place, card in self.chosen
        )

    def title(self) -> str:
        return self.words(f"{self.name}.title.{self.context.view['phase']}")

    def note(self) -> str:
        """Which of the notes about what happens next is true."""
        return str(self.context.view["phase"])

    def body(self) -> Child:
        return h("p", {}, self.words(f"{self.name}.note.{self.note()}"))


class DiscardPanel(CardPanel):
    """Any number of hand cards; after a rejected word exactly one."""

    name = "discard"
    symbol = "i-discard"

    def note(self) -> str:
        """In one's last turn nothing is drawn for what goes (LT-A34); the penalty still is."""
        return "final" if self.context.view["ending"] and not self.penalty else super().note()

    @property
    def penalty(self) -> bool:
        """One card must go (LT-34)."""
        return bool(self.context.view["phase"] == "penalty")

    @property
    def demanded(self) -> bool:  # type: ignore[override]
        return self.penalty

    def most(self) -> int:
        return 1 if self.penalty else super().most()

    def actions(self) -> list[Action]:
        return [Action("discard_cards", cards=self.letters())]

    def obstacle(self) -> str | None:
        return self.context.check(self.actions()[0])

    def question(self) -> tuple[str, str] | None:
        """Discarding nothing is passing: it is always asked about (LT-A01, UN-04)."""
        if self.chosen or not self.may_pass:
            return None
        return self.words("discard.ask_none"), self.words("discard.ask_none_note")

    @property
    def may_pass(self) -> bool:
        """Discarding nothing is possible instead of a word only (LT-A01)."""
        return self.context.view["phase"] in ("turn", "retry")

    def commit_label(self) -> str:
        if self.chosen:
            return self.words("discard.commit", n=len(self.chosen))
        return self.words("discard.commit_none" if self.may_pass else "choose.card")


class ReplacePanel(CardPanel):
    """One card of the hand, or of the pool where that is played (LT-A25)."""

    name = "replace"
    symbol = "i-replace"

    def pickable(self, place: str) -> bool:
        return place == HAND or self.context.session.options["q_patent"] == "hand_or_pool"

    def most(self) -> int:
        return 1

    def actions(self) -> list[Action]:
        if not self.chosen:
            return []
        place = "pool" if self.chosen[0][0] == POOL else "hand"
        return [Action("replace_card", **{"card": self.letters()[0], "from": place})]

    def obstacle(self) -> str | None:
        if not self.chosen:
            return self.words("choose.card")
        return self.context.check(self.actions()[0])

    def commit_label(self) -> str:
        letter = self.letters()[0] if self.chosen else ""
        return self.words("replace.commit", letter=letter) if letter else self.words("choose.card")
