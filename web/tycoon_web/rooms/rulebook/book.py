"""The text of a game's rules: paragraphs by id, notes of editions, and what a search finds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon_web.dealing.editions import editions_of, idle
from tycoon_web.kit.messages import Messages
from tycoon_web.rooms.rulebook.search import Index, Language
from tycoon_web.telling.handbook import Handbook
from tycoon_web.telling.words import Words

Options = Mapping[str, Any]
#: How much a word counts in a search by where it is found; in a title more, the shorter it is.
#: "Sought" are the words that people type, by the id of a paragraph and ".words".
_ID, _TITLE, _SOUGHT, _TEXT, _NOTE = 5.0, 3.0, 3.0, 1.0, 0.7


class Note(NamedTuple):
    """What differs with one value of an option."""

    option: str
    value: str
    text: str

    def holds(self, options: Options) -> bool:
        """Is this so in a game with these options?"""
        return str(options[self.option]) == self.value and not idle(self.option, options)


class Rulebook:
    """The catalogue of one game's rules; ids are those of the engine's handbook.

    ``t`` is the page's own catalogue: what it says of the language serves every game.
    """

    def __init__(
        self,
        game: str,
        handbook: Handbook,
        messages: Messages,
        t: Messages,
        things: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.game, self.messages, self._t = game, messages, t
        self._things = things
        self.handbook = handbook
        editions = editions_of(game)
        defaults = {option.id: option.default for option in editions.rules.options}
        self.usual = {**defaults, **editions.preset(editions.handbook)}
        self.notes: dict[str, list[Note]] = {}
        for key in messages.catalogue:
            rule, mark, choice = key.partition("@")
            if mark:
                option, _, value = choice.partition("=")
                self.notes.setdefault(rule, []).append(Note(option, value, messages(key)))
        self._language = Language(
            t("search.endings"), t("search.skipped"), messages("search.alike")
        )

    def title(self, rule: str) -> str:
        """A paragraph's heading."""
        return self.messages(f"{rule}.title")

    def printed(self, rule: str, options: Options | None) -> str:
        """What the thing it is about is called on the box, if that is another name."""
        key = self._things.get(rule)
        name = Words(self._t, options=options or self.usual).boxed(key) if key else ""
        return name if key and name != self._t(key) else ""

    def text(self, rule: str, options: Options | None) -> str:
        """A paragraph, with the figures of this game."""
        return self.messages(rule, **(options or self.usual))

    @cached_property
    def _index(self) -> Index:
        """Made by the first search, not when the sheet is opened."""
        texts = {rule: self._texts(rule) for rule in self.handbook.RULES}
        for chapter in self.handbook.CHAPTERS:  # its name stands for its first paragraph
            name = self.messages(f"chapter.{chapter.id}")
            for rule in chapter.rules:
                texts[rule].append((_SOUGHT if rule == chapter.rules[0] else _NOTE, name))
        return Index(texts, self._language)

    def _texts(self, rule: str) -> list[tuple[float, str]]:
        """What a search finds a paragraph by."""
        title, sought = self.title(rule), f"{rule}.words"
        texts = [(_ID, rule), (_TITLE * (1 + 1 / len(title.split())), title)]
        texts += [(_TEXT, self.text(rule, None))]
        texts += [(_NOTE, note.text) for note in self.notes.get(rule, ())]
        return [*texts, (_SOUGHT, self.messages(sought))] if sought in self.messages else texts

    def found(self, query: str) -> list[str] | None:
        """The rules that fit what was typed, the best first; None when nothing was."""
        return self._index.found(query)

    def plays_no_part(self, rule: str, options: Options) -> bool:
        """Does this rule belong to a variant the game is not played with?"""
        option, values = self.handbook.ONLY_WITH.get(rule, ("", ()))
        return bool(option) and options[option] not in values
