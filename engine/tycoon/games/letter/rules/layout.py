"""Laying words: which card, which Y, which ability makes each letter (LT-14, LT-15, LT-40 … LT-45).

Layout only: whether a word is acceptable is the word list's affair (LT-32, LT-A42).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from tycoon.games.letter.rules.cards import LETTERS, LONGEST, SHORTEST
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, Word
from tycoon.kernel.actions import ABSENT, Action, Shape, is_names, is_number, is_text
from tycoon.kernel.actions import is_text_or_absent as _maybe_text
from tycoon.kernel.refusals import Refusal

_ORDER = HAND + POOL + TWICE + FINAL_S
_SECOND = ("second_word", "second_places", "second_vowels", "second_doublings")
#: Real cards a word needs when one of them is used twice (LT-42, LT-A15).
LEAST_WITH_TWICE = 3


def _is_positions(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(is_number(position) for position in value)


#: The fields of ``play_word``.
SHAPE: Shape = {
    "word": is_text,
    "places": is_text,
    "vowels": _is_positions,
    "second_word": _maybe_text,
    "second_places": _maybe_text,
    "second_vowels": lambda value: value is ABSENT or _is_positions(value),
    "second_doublings": lambda value: value is ABSENT or is_names(value),
}


def words_of(action: Action) -> tuple[Word, ...]:
    """The one or two words of a ``play_word``, without their doublings."""
    first = Word(action["word"], action["places"], tuple(action["vowels"]))
    if action.get("second_word") is None:
        return (first,)
    vowels = tuple(action["second_vowels"])
    return first, Word(action["second_word"], action["second_places"], vowels)


def action_for(words: Sequence[Word], second_doublings: Sequence[str] = ()) -> Action:
    """The ``play_word`` that lays these words."""
    first, *more = words
    fields: dict[str, Any] = _fields(first)
    for second in more:
        fields |= {f"second_{name}": value for name, value in _fields(second).items()}
        fields["second_doublings"] = tuple(second_doublings)
    return Action("play_word", **fields)


def _fields(word: Word) -> dict[str, Any]:
    return {"word": word.text, "places": word.places, "vowels": word.vowels}


def refuse_layout(
    action: Action, hand: Sequence[str], pool: Sequence[str], patents: Collection[str]
) -> Refusal | None:
    """Why these words cannot be laid from these cards with these abilities; None: they can."""
    given = [name for name in _SECOND if name in action.fields]
    if given and len(given) < len(_SECOND):
        return Refusal("malformed_action", {"field": next(n for n in _SECOND if n not in given)})
    words = words_of(action)
    for word in words:
        if refusal := _refuse_word(word, patents):
            return refusal
    return _refuse_together(words, patents) or _refuse_cards(words, hand, pool)


def _refuse_word(word: Word, patents: Collection[str]) -> Refusal | None:
    return (
        _refuse_text(word)
        or _refuse_abilities(word, patents)
        or _refuse_vowels(word)
        or _refuse_order(word)
    )


def _refuse_text(word: Word) -> Refusal | None:
    """LT-09, LT-D5."""
    if len(word.text) < SHORTEST:
        return Refusal("too_short", {"least": SHORTEST})
    if len(word.text) > LONGEST:
        return Refusal("too_long", {"most": LONGEST})
    if not all(letter in LETTERS for letter in word.text):
        return Refusal("not_letters", {"word": word.text})
    if len(word.places) != len(word.text) or not set(word.places) <= set(_ORDER):
        return Refusal("malformed_action", {"field": "places"})
    return None


def _refuse_abilities(word: Word, patents: Collection[str]) -> Refusal | None:
    """X and Z inside one word (LT-42, LT-43, LT-A16, LT-A20), and the hand card (LT-14, LT-A21)."""
    if FINAL_S in word.places:
        if "Z" not in patents:
            return Refusal("no_patent", {"letter": "Z"})
        if word.places.index(FINAL_S) < len(word.text) - 1 or word.text[-1] != "S":
            return Refusal("z_must_be_last")
    if TWICE in word.places:
        if "X" not in patents:
            return Refusal("no_patent", {"letter": "X"})
        for letter in word.taken(TWICE):
            if letter not in word.cards:
                return Refusal("x_needs_card", {"letter": letter})
        if len(word.cards) < LEAST_WITH_TWICE:
            return Refusal("x_needs_three_cards", {"least": LEAST_WITH_TWICE})
    if HAND not in word.places:
        return Refusal("no_hand_card", {"word": word.text})
    return None


def _refuse_vowels(word: Word) -> Refusal | None:
    """Only Ys are declared, and X's copy of a Y is what its card is (LT-27, LT-A17)."""
    for position in word.vowels:
        if not 0 <= position < len(word.text) or word.text[position] != "Y":
            return Refusal("not_a_y", {"position": position})
    if list(word.vowels) != sorted(set(word.vowels)):
        return Refusal("out_of_order", {"field": "vowels"})
    return None if copy_fits(word) else Refusal("y_copy_differs")


def copy_fits(word: Word) -> bool:
    """Is X's copy of a Y what one of the Y cards is? (LT-A17)"""
    ys = [position for position, letter in enumerate(word.text) if letter == "Y"]
    copies = {word.vowel_at(position) for position in ys if word.places[position] == TWICE}
    return copies <= {word.vowel_at(position) for position in ys if word.places[position] != TWICE}


def _refuse_order(word: Word) -> Refusal | None:
    """Equal letters stand in one order of places, so that no play is there twice."""
    if ordered(word).places != word.places:
        return Refusal("out_of_order", {"field": "places"})
    return None


def _refuse_together(words: Sequence[Word], patents: Collection[str]) -> Refusal | None:
    """Two words need V, and X and Z work once (LT-35, LT-40, LT-41, LT-A14)."""
    if len(words) > 1 and "V" not in patents:
        return Refusal("no_patent", {"letter": "V"})
    places = "".join(word.places for word in words)
    for place, patent in ((TWICE, "X"), (FINAL_S, "Z")):
        if places.count(place) > 1:
            return Refusal("ability_used", {"letter": patent})
    return None


def _refuse_cards(
    words: Sequence[Word], hand: Sequence[str], pool: Sequence[str]
) -> Refusal | None:
    """Each card at most once (LT-15)."""
    for place, cards, code in ((HAND, hand, "not_in_hand"), (POOL, pool, "not_in_pool")):
        wanted = Counter(letter for word in words for letter in word.taken(place))
        for letter in wanted - Counter(cards):
            return Refusal(code, {"letter": letter})
    return None


def canonical(action: Action) -> Action:
    """The same play with places, vowels and doublings in the order the engine wants.

    For a layout made card by card, see `ordered`. The fields must have their right types.
    """
    words = [ordered(word) for word in words_of(action)]
    return action_for(words, sorted(action.get("second_doublings") or ()))


def ordered(word: Word) -> Word:
    """The same word with places and vowels in the one order they are listed in.

    Of equal letters hand cards come first, then community cards, then X's copy, then Z's S. Only
    the copy of a Y may have to stand before others: it is the last Y that another Y is like.
    """
    queues: dict[str, Iterator[str]] = {}
    for letter in set(word.text):
        here = [position for position, own in enumerate(word.text) if own == letter]
        places = sorted([word.places[position] for position in here], key=_ORDER.index)
        if letter == "Y" and TWICE in places:
            places.remove(TWICE)
            places.insert(_last_alike(word, here), TWICE)
        queues[letter] = iter(places)
    laid = "".join([next(queues[letter]) for letter in word.text])
    return word._replace(places=laid, vowels=tuple(sorted(word.vowels)))


def _last_alike(word: Word, ys: Sequence[int]) -> int:
    """Which of the Ys is the last that another one is like; the very last if all differ."""
    kinds = [word.vowel_at(position) for position in ys]
    return max((at for at, kind in enumerate(kinds) if kinds.count(kind) > 1), default=len(ys) - 1)
