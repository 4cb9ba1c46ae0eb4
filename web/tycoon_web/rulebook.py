"""The text of a game's rules: paragraphs by id, notes of editions, and what a search finds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tycoon_web.editions import editions_of, idle
from tycoon_web.games import page_of
from tycoon_web.messages import Messages

Options = Mapping[str, Any]


class Note(NamedTuple):
    """What differs with one value of an option."""

    option: str
    value: str
    text: str

    def holds(self, options: Options) -> bool:
        """Is this so in a game with these options?"""
        return str(options[self.option]) == self.value and not idle(self.option, options)


class Rulebook:
    """The catalogue of one game's rules; ids are those of the engine's handbook."""

    def __init__(self, game: str, messages: Messages) -> None:
        self.messages = messages
        self.handbook = page_of(game).handbook
        editions = editions_of(game)
        defaults = {option.id: option.default for option in editions.rules.options}
        self.usual = {**defaults, **editions.preset(editions.handbook)}
        self.notes: dict[str, list[Note]] = {}
        for key in messages.catalogue:
            rule, mark, choice = key.partition("@")
            if mark:
                option, _, value = choice.partition("=")
                self.notes.setdefault(rule, []).append(Note(option, value, messages(key)))
        self._haystack = {rule: self._words(rule) for rule in self.handbook.RULES}

    def title(self, rule: str) -> str:
        """A paragraph's heading."""
        return self.messages(f"{rule}.title")

    def text(self, rule: str, options: Options | None) -> str:
        """A paragraph, with the figures of this game."""
        return self.messages(rule, **(options or self.usual))

    def _words(self, rule: str) -> str:
        notes = [note.text for note in self.notes.get(rule, ())]
        return " ".join([rule, self.title(rule), self.text(rule, None), *notes]).casefold()

    def found(self, query: str) -> list[str]:
        """The rules in which every word asked for occurs; all for an empty query."""
        words = query.casefold().split()
        rules = self.handbook.RULES
        return [rule for rule in rules if all(word in self._haystack[rule] for word in words)]

    def plays_no_part(self, rule: str, options: Options) -> bool:
        """Does this rule belong to a variant the game is not played with?"""
        option, values = self.handbook.ONLY_WITH.get(rule, ("", ()))
        return bool(option) and options[option] not in values
