"""Letters as small pieces of type, to look at."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.telling.words import Q_CARD, Words
from tycoon_web.kit.controls import emblem
from tycoon_web.kit.vtree import Child, Node, h


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


def price(letter: str) -> Node:
    """What the patent costs."""
    return h("span.lc-cost", {}, f"${LETTERS[letter].cost}")


def wax(sign: str, css: str = "") -> Node:
    """Whose patent it is: the emblem in a seal of wax."""
    return h(f"span.wax.em-{sign}{css}", {}, emblem(sign))


def face(words: Words, letter: str, corner: Child = None) -> list[Child]:
    """The printed side of a card; ``corner``: what stands below the letter, a price or a sign."""
    doubles = letter == Q_CARD and not isinstance(corner, str)  # a copy does not (LT-A13)
    return [
        doubles and h("b.lc-doubles", {}, words("piece.twice")),
        h("b.lc-letter", {}, letter),
        corner and h("span.lc-corner", {}, corner),
    ]


def picture(action: Action) -> Node | None:
    """The word that was played, or the letter that was bought; of all else words say enough."""
    letters = action.fields.get("word") or action.fields.get("letter")
    return in_small(letters) if isinstance(letters, str) else None
