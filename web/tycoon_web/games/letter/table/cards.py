"""Letter cards as wood type: a round top is a vowel, a square one a consonant, Y has one round
shoulder.
"""

from __future__ import annotations

from typing import Any

from tycoon_web.games.letter.panels.spelling import FINAL_S, POOL, TWICE, Piece
from tycoon_web.games.letter.table.tiles import face, shape, wax
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View

_LOOKS = {POOL: ".of-pool", TWICE: ".copied", FINAL_S: ".added"}


def shapes(words: Words) -> Node:
    """What the outlines mean, in words."""
    kinds = ("vowel", "consonant", "either")
    return h(
        "p.shapes",
        {"aria-hidden": "true"},
        [
            h("span", {"key": kind}, h(f"i.mini-type.t-{kind}", {}), words(f"shape.{kind}"))
            for kind in kinds
        ],
    )


def letter_card(
    words: Words,
    letter: str,
    owner: View | None,
    selector: str,
    do: str,
    *,
    fields: dict[str, Any],
    state: str = "",
    why: str | None = None,
    pressed: bool | None = None,
) -> Node:
    """A card of hand or pool as a control, with the seal of its patent's owner; what it costs the
    drawers show. ``state`` says in words what is special about the card.
    """
    label = words.card(letter, owner["seat"] if owner else None)
    return button(
        f"{selector}.lc.{shape(letter)}",
        do,
        face(words, letter, owner and wax(owner["emblem"])),
        fields=fields,
        why=why,
        label=f"{label}; {state}" if state else label,
        key=selector.partition(".")[0],  # used or not, the same card: it keeps the focus
        pressed=pressed,
    )


def piece(words: Words, piece: Piece, owner: int | None, row: int, at: int, chosen: bool) -> Node:
    """A letter lying in the stick."""
    vowel = piece.vowel if piece.letter == "Y" else None
    label = words("piece.label", card=words.card(piece.letter, owner, vowel), n=at + 1)
    corner = _corner(words, piece.place)
    if corner:
        label = words(f"piece.{piece.place}", letter=piece.letter, n=at + 1)
    look = _LOOKS.get(piece.place, "") + (".chosen" if chosen else "")
    return button(
        f"#piece-{row}-{at}.lc.{shape(piece.letter, vowel)}{look}",
        "piece",
        face(words, piece.letter, corner),
        fields={"row": row, "at": at},
        label=label,
        pressed=chosen,
    )


def sorts(words: Words, word: View, css: str = "") -> list[Node]:
    """The letters of a played word, to look at."""
    found = []
    for at, (letter, place) in enumerate(zip(word["word"], word["places"], strict=True)):
        look = shape(letter, at in word["vowels"] if letter == "Y" else None)
        look += _LOOKS.get(place, "") + css
        found.append(
            h(f"span.lc.{look}", {"key": str(at)}, face(words, letter, _corner(words, place)))
        )
    return found


def _corner(words: Words, place: str) -> str | None:
    """What an ability made of the letter."""
    return {TWICE: words("piece.twice"), FINAL_S: "+"}.get(place)


#: How broad letters are in print, in parts of their size; of all others this much.
_BROAD = {**dict.fromkeys("I", 0.48), **dict.fromkeys("EFJLSTZ", 0.74), **dict.fromkeys("MW", 1.12)}
_OTHERS = 0.88


def breadth(word: str) -> float:
    """How broad a word is in print, in parts of the size of its letters."""
    return sum(_BROAD.get(letter, _OTHERS) for letter in word)


def laid_word(words: Words, word: View) -> Node:
    """A played word for everybody, large."""
    return h(
        "div.laid",
        {"style": {"--letters": str(len(word["word"])), "--ems": f"{breadth(word['word']):.2f}"}},
        h("span.hidden", {}, word["word"]),
        h("span.laid-cards", {"aria-hidden": "true"}, sorts(words, word, ".big")),
    )
