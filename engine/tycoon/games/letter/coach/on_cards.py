"""Sentences about cards: which to keep, which to throw out, which to leave to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tycoon.coach.hint import WEAKER, Reason
from tycoon.games.letter.bots.racks import Rack
from tycoon.games.letter.bots.vocabulary import Vocabulary
from tycoon.games.letter.coach.case import Account
from tycoon.games.letter.coach.worths import COMMON
from tycoon.games.letter.rules.cards import DECK

_MUCH = 0.4  #: points of a card that is worth to be named
_NEW = 5  #: new cards, of which the sentence tells how many help


def keep_pair(one: Account) -> Iterator[Reason]:
    """Use the community card and keep the own one, for a word of what is kept."""
    for letter in dict.fromkeys(one.shared):
        if word := one.kept[letter] and _spelled(one, letter):
            params = {"letter": letter, "words": [word]}
            at = (one.case.place(letter), f"card:{letter}")
            yield Reason("keep_pair", params, at)
            return


def _spelled(one: Account, letter: str) -> str:
    """The longest common word with that letter that can be made of what is kept; or ``""``."""
    lexicon = one.case.situation.lexicon
    assert lexicon is not None
    texts = Vocabulary(lexicon, COMMON).texts(Rack(one.kept, (), ()))
    found = sorted((text for text in texts if letter in text), key=lambda text: (-len(text), text))
    return found[0] if found else ""


def keeps_cards(one: Account) -> Iterator[Reason]:
    """Good cards stay in hand."""
    good = _good(one)
    if good and one.case.outlook.turns() and one.case.may_choose_cards:
        yield Reason("keeps_cards", {"cards": good}, _cards(good))


def _good(one: Account) -> list[str]:
    """The letters that are worth keeping, and of which none goes or should go."""
    steps, gone = one.case.keeping.steps, one.action.get("cards") or ()
    bad = {*gone, *one.case.keeping.given_up(one.kept.elements())}
    kept = [letter for letter in sorted(one.kept) if letter not in bad]
    return [letter for letter in kept if steps(letter)[0] >= _MUCH]


def kept_worth(one: Account) -> float:
    """What the good cards are worth that stay, in points."""
    return sum(one.case.keeping.steps(letter)[0] for letter in _good(one))


def keeps_from_next(one: Account) -> Iterator[Reason]:
    """A community card is used whose patent the next player could buy."""
    outlook = one.case.outlook
    for letter in dict.fromkeys(one.shared):
        if one.case.keeping.lent(letter) < 0 and letter not in one.pool:
            params = {"letter": letter, "seat": outlook.next.seat}
            yield Reason("keeps_from_next", params, (one.case.place(letter),))
            return


def left_to_next(one: Account) -> float:
    """What the next player may make of the community cards that stay, in points: 0 or less."""
    return sum(min(0.0, one.case.keeping.lent(letter)) for letter in one.pool.elements())


def better_cards(one: Account) -> Iterator[Reason]:
    """The cards that stay are the better ones, all in all."""
    steps, gone = one.case.keeping.steps, one.action.get("cards") or ()
    best = max((steps(letter)[0] for letter in gone), default=0.0)
    weaker = [letter for letter in one.kept if gone and steps(letter)[0] < best]
    if one.case.outlook.turns() and one.kept and not weaker:
        yield Reason("better_cards", {}, _cards(sorted(one.kept)))


def known_cards(one: Account) -> Iterator[Reason]:
    """All cards stay."""
    if not one.action.get("cards") and one.case.may_choose_cards:
        yield Reason("known_cards", {}, _cards(one.case.outlook.hand))


def discard_helps(one: Account) -> Iterator[Reason]:
    """The best word pays little, and new cards should help more."""
    best = _best_word(one)
    changes = one.before_the_word and one.action["cards"] and one.case.outlook.turns()
    if best is None or not changes:
        return
    chances = one.case.weighed
    words = max(chance for action, chance in chances.items() if action.do == "play_word")
    if chances.get(one.action, 0.0) - words >= WEAKER:
        params = {"money": best.money, "stock": best.stock, "helpful": _helpful(one)}
        cards = list(one.action["cards"])
        yield Reason("discard_helps", {**params, "new": _NEW, "cards": cards}, _cards(cards))


def _best_word(one: Account) -> Account | None:
    """The word that earns most of those weighed."""
    words = [one.case.account(action) for action in one.case.weighed]
    return max((w for w in words if w.words), key=lambda w: w.earned, default=None)


def _helpful(one: Account) -> int:
    """Of so many new cards about how many are worth more than the ones that go."""
    case, gone = one.case, one.action["cards"]
    unseen = Counter(DECK) - Counter([*case.outlook.hand, *case.outlook.pool])
    level = sum(case.keeping.steps(card)[0] for card in gone) / len(gone)
    better = sum(n for card, n in unseen.items() if case.keeping.steps(card)[0] > level)
    return round(_NEW * better / unseen.total())


def no_word(one: Account) -> Iterator[Reason]:
    """There is no word: so at least the cards change."""
    if one.before_the_word and one.action["cards"] and _best_word(one) is None:
        yield Reason("no_word", {"cards": list(one.action["cards"])}, _cards(one.action["cards"]))


def weak_cards(one: Account) -> Iterator[Reason]:
    """New cards should be better than these."""
    bad = one.case.keeping.given_up(one.case.outlook.hand)
    cards = [card for card in one.action.get("cards") or () if card in bad]
    if cards and one.case.view["phase"] != "penalty":
        yield Reason("weak_cards", {"cards": cards}, _cards(cards))


def may_draw(one: Account) -> Iterator[Reason]:
    """One of the new ones may be a letter that one wants."""
    hoped = one.case.keeping.hoped
    if one.action["cards"] and hoped:
        yield Reason("may_draw", {"letter": hoped}, (f"letter:{hoped}",))


def least_missed(one: Account) -> Iterator[Reason]:
    """One must go, and this is missed least."""
    cards = list(one.action["cards"])
    worst = one.case.keeping.worst(one.case.outlook.hand)
    if one.case.view["phase"] == "penalty" and cards == [worst]:
        yield Reason("least_missed", {"cards": cards}, _cards(cards))


def free_change(one: Account) -> Iterator[Reason]:
    """The Q patent changes a card, and the turn is still to come (LT-45)."""
    card = str(one.action["card"])
    place = f"card:{card}" if one.action["from"] == "hand" else one.case.place(card)
    yield Reason("free_change", {"cards": [card]}, (place, "letter:Q"))


def good_hand(one: Account) -> Iterator[Reason]:
    """What is in hand is better than what the deck would bring."""
    case = one.case
    if case.situation.may("discard_cards") and not case.keeping.given_up(case.outlook.hand):
        yield Reason("good_hand", {}, _cards(case.outlook.hand))


def no_more_turns(one: Account) -> Iterator[Reason]:
    """In one's last turn no new cards come (LT-A34)."""
    if one.case.outlook.final:
        yield Reason("no_more_turns", {}, ("action:end_turn",))


# -- against ------------------------------------------------------------------------------------


def gives_up(one: Account, better: Account) -> Iterator[Reason]:
    """Good cards go that would stay otherwise."""
    steps = one.case.keeping.steps
    gone = sorted((better.kept - one.kept).elements())
    good = [letter for letter in dict.fromkeys(gone) if steps(letter)[0] >= _MUCH]
    if good and one.case.outlook.turns() and one.cards < better.cards:
        yield Reason("gives_up", {"cards": good}, _cards(good))


def weak_stay(one: Account, better: Account) -> Iterator[Reason]:
    """Weak cards stay."""
    cards = list(better.action.get("cards") or ())
    if one.action.do == "end_turn" and cards:
        yield Reason("weak_stay", {"cards": cards}, _cards(cards))


def leaves_to_next(one: Account, better: Account) -> Iterator[Reason]:
    """A community card stays whose patent the next player could buy."""
    outlook = one.case.outlook
    for letter in one.pool:
        if one.words and letter in better.shared and one.case.keeping.lent(letter) < 0:
            params = {"letter": letter, "seat": outlook.next.seat}
            yield Reason("leaves_to_next", params, (one.case.place(letter),))
            return


def _cards(cards: object) -> tuple[str, ...]:
    assert isinstance(cards, list | tuple)
    return tuple(f"card:{card}" for card in dict.fromkeys(cards))
