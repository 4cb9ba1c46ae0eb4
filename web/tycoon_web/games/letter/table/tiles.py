"""Letters as small pieces of type, to look at."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.kit.vtree import Node, h


def shape(letter: str, vowel: bool | None = None) -> str:
    """The class of a card's outline; ``vowel`` is what a Y was declared."""
    kind = LETTERS[letter].kind
    if vowel is not None and kind == "either":
        kind = "vowel" if vowel else "consonant"
    return f"t-{kind}"


def tile(letter: str) -> Node:
    """A letter as a small piece of type, to look at."""
    return h(f"b.mini-type.{shape(letter)}", {}, letter)


def in_small(word: str) -> Node:
    """A word in small tiles, for somebody at the edge of the table; silent."""
    tiles = [tile(letter) for letter in word]
    return h("span.word-small", {"aria-hidden": "true"}, tiles)


def picture(action: Action) -> Node | None:
    """The word that was played; of all else the words say enough."""
    return in_small(action["word"]) if action.do == "play_word" else None
