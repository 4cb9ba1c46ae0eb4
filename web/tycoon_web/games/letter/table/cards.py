"""How letter cards and patents are drawn: pieces of type and seals (C.5)."""

from __future__ import annotations

from typing import Any

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.panels.spelling import FINAL_S, POOL, TWICE, Piece
from tycoon_web.games.letter.telling.words import Q_CARD, Words
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

_LOOKS = {POOL: ".of-pool", TWICE: ".copied", FINAL_S: ".added"}


def price(letter: str) -> Node:
    """What the patent costs, on a tag with a seal: it is no value of the letter itself."""
    return h("span.lc-cost", {}, icon("i-seal"), f"${LETTERS[letter].cost}")


def face(words: Words, letter: str, vowel: bool | None = None, corner: Child = None) -> list[Child]:
    """The printed side of a card; ``corner``: what stands there, a price or a sign."""
    kind = LETTERS[letter].kind
    if vowel is not None:
        kind = "vowel" if vowel else "consonant"
    doubles = letter == Q_CARD and not isinstance(corner, str)  # a copy does not (LT-A13)
    return [
        h("span.lc-corner", {}, corner),
        h(
            "span.lc-kind",
            {},
            doubles and h("b.lc-doubles", {}, words("piece.twice")),
            h("span.lc-mark", {}, words(f"kind.mark.{kind}")),
        ),
        h("b.lc-letter", {}, letter),
        h(f"span.lc-rule.{kind}", {}),
    ]


def letter_card(
    words: Words,
    letter: str,
    owner: int | None,
    selector: str,
    do: str,
    *,
    fields: dict[str, Any],
    state: str = "",
    why: str | None = None,
    pressed: bool | None = None,
) -> Node:
    """A card of hand or pool as a control, with its patent's price while nobody owns that;
    ``state`` says in words what is special about the card.
    """
    label = words.card(letter, owner)
    return button(
        f"{selector}.lc",
        do,
        face(words, letter, corner=price(letter) if owner is None else None),
        fields=fields,
        why=why,
        label=f"{label}; {state}" if state else label,
        key=selector.partition(".")[0],  # used or not, the same card: it keeps the focus
        pressed=pressed,
    )


def piece(words: Words, piece: Piece, owner: int | None, row: int, at: int, chosen: bool) -> Node:
    """A letter lying in the panel."""
    vowel = piece.vowel if piece.letter == "Y" else None
    label = words("piece.label", card=words.card(piece.letter, owner, vowel), n=at + 1)
    corner = {TWICE: words("piece.twice"), FINAL_S: "+"}.get(piece.place)
    if corner:
        label = words(f"piece.{piece.place}", letter=piece.letter, n=at + 1)
    return button(
        f"#piece-{row}-{at}.lc{_LOOKS.get(piece.place, '')}" + (".chosen" if chosen else ""),
        "piece",
        face(words, piece.letter, vowel, corner),
        fields={"row": row, "at": at},
        label=label,
        pressed=chosen,
    )


def laid_word(words: Words, word: View) -> Node:
    """A played word for everybody, large."""
    cells = []
    for at, (letter, place) in enumerate(zip(word["word"], word["places"], strict=True)):
        vowel = at in word["vowels"] if letter == "Y" else None
        corner = {TWICE: words("piece.twice"), FINAL_S: "+"}.get(place)
        look = _LOOKS.get(place, "")
        cells.append(
            h(f"span.lc.big{look}", {}, h("span.lc-face", {}, face(words, letter, vowel, corner)))
        )
    text = h("span.hidden", {}, word["word"])
    return h(
        "div.laid",
        {"style": {"--letters": str(len(word["word"]))}},
        text,
        h("span.laid-cards", {"aria-hidden": "true"}, cells),
    )


def patent_seal(
    words: Words, patent: View, players: list[View], *, wanted: bool, do: str = "open-patents"
) -> Node:
    """One of the 26; the button tells all about the letter."""
    letter, owner = patent["letter"], patent["owner"]
    sign = players[owner]["emblem"] if owner is not None else None
    state = ".owned.em-" + str(sign) if sign else ".wanted" if wanted else ""
    return button(
        f"#patent-{letter}.patent{state}",
        do,
        h("b", {}, letter),
        patent["ability"] and h("span.star", {}, "★"),
        emblem(sign) if sign else h("span.patent-cost", {}, f"${patent['cost']}"),
        fields={"letter": letter},
        label=patent_label(words, patent, wanted=wanted),
    )


def patent_label(words: Words, patent: View, *, wanted: bool = False) -> str:
    """All about a patent in a sentence."""
    label = words(
        "patent.label",
        letter=patent["letter"],
        cost=patent["cost"],
        owner=words.owner(patent["owner"]),
    )
    if patent["ability"]:
        label += f"; {words('ability.' + patent['ability'])}"
    return f"{label}; {words('patent.wanted')}" if wanted else label
