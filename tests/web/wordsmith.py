"""Somebody who knows the word list: what could be played, and what is no word at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, permutations

from tycoon import Action, Session
from tycoon.games.letter.rules import appraise, best, canonical

#: How many words are looked at in one turn; enough to find a good one, few enough to be quick.
LOOKED_AT = 400


def plays(game: Session) -> Iterator[Action]:
    """Plays of words from the list, also with what the owned patents X, Z and V allow."""
    view = game.view(game.to_act)
    me, lexicon = view["players"][game.to_act or 0], game.lexicon
    assert lexicon is not None
    hand, pool, owned = me["hand"], [card for card in view["pool"] if card], me["patents"]
    words = lexicon.spellable(hand, pool, twice="X" in owned, final_s="Z" in owned)
    for word in islice(words, LOOKED_AT):
        places = laid(word, hand, pool)
        action = places and _action(word, places)
        if not action or game.check(action):
            continue
        yield action
        if "V" in owned and len(word) <= 5 and set(places) <= {"h", "p"}:
            yield from _with_second(game, word, places, hand, pool)


def _with_second(
    game: Session, word: str, places: str, hand: list[str], pool: list[str]
) -> Iterator[Action]:
    """The same with the first second word there is."""
    assert game.lexicon is not None
    left = _without(hand, word, places, "h"), _without(pool, word, places, "p")
    for second in islice(game.lexicon.spellable(*left), 3):
        more = laid(second, *left)
        if more and set(more) <= {"h", "p"}:
            both = best(game.state, _action(word, places, second, more))
            if not game.check(both):
                yield both


def _without(cards: list[str], word: str, places: str, place: str) -> list[str]:
    taken = Counter(letter for letter, here in zip(word, places, strict=True) if here == place)
    return list((Counter(cards) - taken).elements())


def laid(word: str, hand: Iterable[str], pool: Iterable[str]) -> str:
    """Where each letter comes from, own cards first; "" when it cannot be laid."""
    left = {"h": Counter(hand), "p": Counter(pool)}
    places = ""
    for at, letter in enumerate(word):
        place = next((p for p in "hp" if left[p][letter]), "")
        if place:
            left[place][letter] -= 1
        elif at == len(word) - 1 and letter == "S" and "z" not in places:
            place = "z"
        elif "x" not in places:
            place = "x"
        else:
            return ""
        places += place
    return places


def _action(word: str, places: str, second: str = "", more: str = "") -> Action:
    fields: dict[str, object] = {"word": word, "places": places, "vowels": _ys(word)}
    if second:
        fields |= {"second_word": second, "second_places": more, "second_vowels": _ys(second)}
        fields["second_doublings"] = []
    return canonical(Action("play_word", **fields))


def _ys(word: str) -> list[int]:
    """The page takes a Y for a vowel unless it begins the word."""
    return [at for at, letter in enumerate(word) if letter == "Y" and at]


def worth(game: Session, action: Action) -> int:
    """What it earns in all."""
    found = appraise(game.state, action)
    return int(found["money"] + found["stock"])


def bluff(game: Session) -> Action:
    """Three own cards that are no word."""
    hand = game.view(game.to_act)["players"][game.to_act or 0]["hand"]
    assert game.lexicon is not None
    text = next(w for w in map("".join, permutations(hand, 3)) if w not in game.lexicon)
    return _action(text, "hhh")
