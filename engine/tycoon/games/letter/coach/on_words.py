"""Sentences about a word: what it earns, why, and what others get of it."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.rules.splitting import DOUBLERS, doublers
from tycoon.games.letter.rules.state import FINAL_S, TWICE, Word

_Q_CARD = "Q"
_WORD = ("word",)


def earns(one: Account) -> Iterator[Reason]:
    """It earns so much."""
    if one.words:
        yield Reason("earns", {"money": one.money, "stock": one.stock}, _WORD)


def queen(one: Account) -> Iterator[Reason]:
    """Its Q doubles the pay (LT-28)."""
    for word in one.words:
        if _Q_CARD in word.doublings and _Q_CARD in word.cards and one.case.listed(word.text):
            yield Reason("queen_doubles", {"words": [word.text]}, ("card:Q", *_WORD))


def reading(one: Account) -> Iterator[Reason]:
    """Call the Y a vowel, or a consonant: only then a patent doubles the word (LT-27)."""
    for word in one.words:
        for place, letter in enumerate(word.text):
            if letter == "Y" and one.case.listed(word.text):
                yield from _read(word, place)


def _read(word: Word, place: int) -> Iterator[Reason]:
    vowel = place in word.vowels
    others = {*word.vowels} - {place} if vowel else {*word.vowels, place}
    otherwise = doublers(word._replace(vowels=tuple(sorted(others))), DOUBLERS)
    for patent in word.doublings:
        if patent in DOUBLERS and patent not in otherwise:
            at = (f"letter:{patent}", *_WORD)
            yield Reason("y_vowel" if vowel else "y_consonant", {"letter": patent}, at)


def patent_doubles(one: Account) -> Iterator[Reason]:
    """An own patent doubles it, however a Y is called."""
    told = {reason.params["letter"] for reason in reading(one)}
    for word in one.words:
        for letter in word.doublings:
            if letter in DOUBLERS and letter not in told:
                at = (f"letter:{letter}", *_WORD)
                yield Reason("patent_doubles", {"letter": letter, "words": [word.text]}, at)


def final_s(one: Account) -> Iterator[Reason]:
    """The S of Z: a letter more without royalties (LT-43, LT-44)."""
    for word in one.words:
        if FINAL_S in word.places and one.case.listed(word.text):
            yield Reason("final_s", {}, ("letter:Z", *_WORD))


def twice(one: Account) -> Iterator[Reason]:
    """X uses a card twice: a letter more (LT-42)."""
    for word in one.words:
        for letter in word.taken(TWICE):
            yield Reason("used_twice", {"letter": letter}, ("letter:X", *_WORD))


def two_words(one: Account) -> Iterator[Reason]:
    """V: two words in one turn (LT-40)."""
    if len(one.words) > 1:
        params = {"money": one.money, "stock": one.stock}
        yield Reason("two_words", params, ("letter:V", *_WORD))


def same_pay(one: Account) -> Iterator[Reason]:
    """This word, not that one: the same pay, but somebody gets less."""
    for action in one.case.weighed:
        other = one.case.account(action)
        if not _as_well_paid(one, other):
            continue
        gaps = [theirs - ours for ours, theirs in zip(one.royalties, other.royalties, strict=True)]
        if min(gaps) >= 0 and max(gaps) > 0:
            seat = gaps.index(max(gaps))
            params = {"words": one.texts, "instead": other.texts, "seat": seat}
            at = (*_WORD, f"player:{seat}")
            yield Reason("same_pay", {**params, "dollars": gaps[seat]}, at)
            return


def _as_well_paid(one: Account, other: Account) -> bool:
    pay = one.money, one.stock
    return bool(other.words) and other.texts != one.texts and (other.money, other.stock) == pay


def pays_nobody(one: Account) -> Iterator[Reason]:
    """No royalties, though others have patents."""
    others = any(rival.patents for rival in one.case.outlook.rivals)
    if one.before_the_word and not one.due and others:
        yield Reason("pays_nobody", {}, _WORD)


def pays(one: Account) -> Iterator[Reason]:
    """Who gets what of it."""
    for seat, dollars in enumerate(one.royalties):
        if dollars:
            yield Reason("pays", {"seat": seat, "dollars": dollars}, (f"player:{seat}",))


def pays_little(one: Account) -> Iterator[Reason]:
    """Others get only so much of it."""
    if one.due:
        yield Reason("pays_little", {"dollars": one.due}, _WORD)


def shared(one: Account) -> Iterator[Reason]:
    """It uses so many community cards, and keeps as many own ones."""
    if len(one.shared) > 1:
        at = tuple(dict.fromkeys(map(one.case.place, one.shared)))
        yield Reason("uses_shared", {"count": len(one.shared)}, at)


# -- against ------------------------------------------------------------------------------------


def pays_more(one: Account, better: Account) -> Iterator[Reason]:
    """Somebody gets more from it; the same pay otherwise, or not."""
    gaps = [ours - theirs for ours, theirs in zip(one.royalties, better.royalties, strict=True)]
    if one.words and better.words and one.due > better.due:
        seat = gaps.index(max(gaps))
        letters = _paying(one, seat)
        params = {"seat": seat, "dollars": gaps[seat], "letters": letters}
        at = (f"player:{seat}", *(f"letter:{letter}" for letter in letters))
        as_much = one.earned == better.earned
        yield Reason("same_but_pays" if as_much else "pays_more", params, at)


def _paying(one: Account, seat: int) -> list[str]:
    """The letters of a play that pay a seat."""
    patents = one.case.outlook.seats[seat].patents
    return sorted({card for word in one.words for card in word.cards if card in patents})


def earns_less(one: Account, better: Account) -> Iterator[Reason]:
    """It earns only so much."""
    if one.words and one.earned < better.earned:
        yield Reason("earns_only", {"money": one.money, "stock": one.stock}, _WORD)


def not_listed(one: Account, better: Account) -> Iterator[Reason]:
    """The list does not have it: it is turned down (LT-A10)."""
    unknown = [text for text in one.texts if not one.case.listed(text)]
    if unknown and one.case.view["challenge"] == "automatic":
        yield Reason("not_listed", {"words": unknown}, _WORD)


def earns_nothing(one: Account, better: Account) -> Iterator[Reason]:
    """The turn is gone without a word."""
    if one.action.do == "discard_cards" and better.words:
        yield Reason("earns_nothing", {}, (f"action:{one.action.do}",))
